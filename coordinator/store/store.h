// Store: the only durable state (design.md, Store). An interface, so that the service can be tested without a database;
// pg_store.cc implements it on PostgreSQL, and tests/contract runs one suite over both.
//
// All calls block on the database and belong to one thread (the storekeeper's); the thread that owns the ROUTER never
// calls them. Every writing call runs in one transaction that first checks the coordinator's term: after another
// coordinator has taken office each of them fails with kind failed and poisons connection ("term 7 has ended").
// Errors of kind disconnected mean that nothing is known about the transaction: call again on a store opened anew; every
// writing call is idempotent for that.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "shared/base/strong_id.h"
#include "shared/wire/evaluation.h"
#include "shared/wire/messages.h"

namespace retune::coordinator {

enum class CampaignState { running, paused, done, cancelled, failed };
[[nodiscard]] std::string_view to_string(CampaignState state) noexcept;
[[nodiscard]] std::optional<CampaignState> campaign_state_from_string(std::string_view token) noexcept;

// The part of the dedup key that the terms are: what they say about measuring and tolerances.
[[nodiscard]] ContentHash terms_hash(const EvaluationTerms& terms);

// What the store keeps of a campaign; the spec's own meaning is coordinator/space's.
struct CampaignRow {
  CampaignId id;
  std::string name;
  CampaignState state = CampaignState::running;
  std::string reason;             // of failed or cancelled
  std::string spec;               // the spec's JSON text as submitted
  EvaluationTerms terms;          // with recording_path
  Configuration baseline;         // the recorded configuration; ordinal 0 of every target
  std::vector<std::string> backends;  // targets: "host", "cuda"
  std::string kernel;             // demangled name, for people
  std::uint32_t retries = 3;      // attempts of an evaluation before its last failure is its result
  bool continue_on_bad_baseline = false;
};

// One campaign on one (device class, toolchain): the unit that is fed and drained.
struct TargetRow {
  TargetId id;
  CampaignId campaign;
  DeviceClass device;
  Toolchain toolchain;
  std::string cursor;             // the strategy's, as it stood after the last stored batch; "" at the start
  bool exhausted = false;         // the strategy has no more
  std::uint64_t members = 0;      // evaluations taken into the campaign so far, the reused among them
  std::uint64_t reused = 0;       // whose result was known already
  std::uint64_t finished = 0;     // that have a result, the reused among them
  std::uint64_t verified = 0;     // of those
  double best_ns = 0;             // best verified median; 0: none
  std::optional<Outcome> baseline_outcome;
};

// One evaluation that waits for a result.
struct OpenEvaluation {
  EvaluationRequest request;      // epoch: that of its lease, or 0 when it has never been leased
  TargetId target;
  bool is_baseline = false;
  std::uint32_t attempts = 0;     // that ended without a result (crashes, lost workers)
  std::optional<WorkerName> holder;   // whose lease stands in the database
};

struct FedBatch {
  std::vector<OpenEvaluation> open;   // those without a known result, to be run
  std::uint64_t reused = 0;           // those with one
  std::uint64_t rejected = 0;         // candidates stored as invalid
  std::uint64_t duplicates = 0;       // already members of this target
};

struct RejectedCandidate {
  Configuration configuration;    // grounded
  ContentHash hash;
  std::string reason;
};

struct WorkerRow {
  WorkerName name;
  DeviceClass device;
  Toolchain toolchain;
  std::string host;
  std::uint64_t pid = 0;
  std::uint32_t slots = 1;
};

// A lease to be written down before its work is sent.
struct LeaseGrant {
  EvaluationId evaluation;
  TargetId target;
  WorkerName worker;
  std::uint32_t lease_ms = 15000;
};

// One report, to be committed. Counted: it ended the lease that stands in the database, with this epoch.
struct ReportRow {
  LeaseRef lease;
  WorkerName worker;
  EvaluationReport report;
  bool final = true;              // false: an attempt that will be retried
};
enum class ReportFate { counted, known, late };  // late: kept as an attempt, not counted. known: taken before

class Store {
 public:
  virtual ~Store() = default;

  // Takes office: the next term. `holder`: host and pid, for people.
  [[nodiscard]] virtual Expected<Term> take_office(const std::string& holder) = 0;
  // Goes on in an office taken before, on a store opened anew after a disconnection: writes are checked against that term
  // again. Error: failed, poisons connection, "term 7 has ended" where another coordinator has taken office since.
  [[nodiscard]] virtual Expected<> resume_office(Term term) = 0;

  // Campaigns whose state is running or paused, or that changed since `since` (a value of the store's own clock that the
  // call returns; 0 at first). Cheap: asked several times a second.
  struct Changes { std::vector<CampaignRow> campaigns; std::int64_t now = 0; };
  [[nodiscard]] virtual Expected<Changes> campaign_changes(std::int64_t since) = 0;

  [[nodiscard]] virtual Expected<> worker_seen(const WorkerRow& worker) = 0;
  [[nodiscard]] virtual Expected<> worker_gone(const WorkerName& worker, const std::string& reason) = 0;

  // The target of a campaign for a class, made when it is new. Its counters are up to date.
  [[nodiscard]] virtual Expected<TargetRow> open_target(CampaignId campaign, const DeviceClass& device,
                                                        const Toolchain& toolchain) = 0;
  // Evaluations of a target that have no result yet, in the order they were fed, at most `limit`, behind `after`. For
  // restarts: leases that stand in the database are among them, with holder and epoch.
  [[nodiscard]] virtual Expected<std::vector<OpenEvaluation>> open_evaluations(TargetId target, EvaluationId after,
                                                                               std::size_t limit) = 0;

  // Stage dedup: stores configurations and evaluations, takes them into the target, and moves its cursor, all in one
  // transaction. Members keep the order of `batch`. `exhausted`: no more will come.
  [[nodiscard]] virtual Expected<FedBatch> feed(TargetId target, const std::vector<ValidConfiguration>& batch,
                                                const std::vector<RejectedCandidate>& rejected,
                                                const std::string& cursor_after, bool exhausted) = 0;

  // Stage lease: each evaluation without a standing lease gets one with the next epoch; returned in the order given,
  // without those that have a result or are leased to a living worker by now.
  [[nodiscard]] virtual Expected<std::vector<LeaseRef>> grant(const std::vector<LeaseGrant>& grants) = 0;
  // Ends leases without a result. `counts`: an attempt (worker lost), else returned untouched. Evaluations whose attempts
  // reach the campaign's retries get the result worker_lost; their ids are returned.
  [[nodiscard]] virtual Expected<std::vector<EvaluationId>> release(const std::vector<LeaseRef>& leases, bool counts,
                                                                    const std::string& reason) = 0;

  // Stage result: commits reports in one transaction; idempotent. One fate per report, in order.
  [[nodiscard]] virtual Expected<std::vector<ReportFate>> commit(const std::vector<ReportRow>& reports) = 0;

  [[nodiscard]] virtual Expected<> set_campaign_state(CampaignId campaign, CampaignState state,
                                                      const std::string& reason) = 0;
  // kind: a short token; detail: JSON. For people who ask what happened.
  [[nodiscard]] virtual Expected<> add_event(std::optional<CampaignId> campaign, const std::string& kind,
                                             const Json& detail) = 0;
};

}  // namespace retune::coordinator
