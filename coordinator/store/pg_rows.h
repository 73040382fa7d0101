// Rows of the database as the store's values, and the pieces of SQL that several of its files share.
#pragma once

#include "coordinator/store/client_store.h"
#include "coordinator/store/pg_db.h"

namespace retune::coordinator {

// A hash as PostgreSQL's text form of bytea: "\x…".
[[nodiscard]] std::string pg_bytea(const ContentHash& hash);
[[nodiscard]] Expected<ContentHash> hash_of(const PgRow& row, std::size_t column);
[[nodiscard]] Expected<Json> json_of(const PgRow& row, std::size_t column);

// Columns of campaign, in the order campaign_of() reads them.
inline constexpr const char* kCampaignColumns =
    "c.id, c.name, c.state, c.reason, c.spec, c.terms, c.baseline, array_to_json(c.backends), c.kernel, c.retries, "
    "c.continue_on_bad_baseline";
[[nodiscard]] Expected<CampaignRow> campaign_of(const PgRow& row);

// What a final report becomes: one element of the JSON array that result_insert's $1 takes.
[[nodiscard]] Json result_to_json(const ReportRow& row, bool quarantined);
extern const char* const kInsertResults;  // $1: JSON array of result_to_json()
// The same for attempts. `counted`: whether it brings the evaluation nearer to quarantine.
[[nodiscard]] Json attempt_to_json(const ReportRow& row, bool counted);
extern const char* const kInsertAttempts;

}  // namespace retune::coordinator
