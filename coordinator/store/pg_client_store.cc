// What the command line asks of PostgreSQL.
#include "coordinator/store/pg_rows.h"
#include "schema/migrations.h"

namespace retune::coordinator {
namespace {

// A shell's glob as a LIKE pattern.
std::string like_of(const std::string& glob) {
  if (glob.empty()) return "%";
  std::string pattern;
  for (const char c : glob) {
    if (c == '*') pattern += '%';
    else if (c == '?') pattern += '_';
    else if (c == '%' || c == '_' || c == '\\') (pattern += '\\') += c;
    else pattern += c;
  }
  return pattern;
}

class PgClientStore final : public ClientStore {
 public:
  explicit PgClientStore(std::unique_ptr<PgDb> db) : db_(std::move(db)) {}

  Expected<CampaignId> submit(const CampaignRow& campaign, std::optional<std::uint64_t> planned) override {
    CampaignId id;
    const ContentHash baseline = hash_as_given(ground(campaign.baseline).value());
    RETUNE_CHECK(db_->transaction([&](PgTransaction& t) -> Expected<> {
      RETUNE_TRY(const PgRows rows, t.exec(R"sql(
        INSERT INTO campaign (name, kernel, recording, instance, spec, terms, terms_hash, baseline, baseline_hash, backends,
                              retries, continue_on_bad_baseline, planned)
        VALUES ($1, $2, $3::bytea, $4, $5, $6::jsonb, $7::bytea, $8::jsonb, $9::bytea, $10::text[], $11::integer,
                $12::boolean, NULLIF($13, '')::bigint) RETURNING id)sql",
        {campaign.name, campaign.kernel, pg_bytea(campaign.terms.instance.recording), campaign.terms.instance.instance.value(),
         campaign.spec, to_text(to_json(campaign.terms)), pg_bytea(terms_hash(campaign.terms)),
         to_text(to_json(campaign.baseline)), pg_bytea(baseline), pg_array(campaign.backends), std::to_string(campaign.retries),
         campaign.continue_on_bad_baseline ? "true" : "false", planned ? std::to_string(*planned) : ""}));
      id = CampaignId(integer_of(rows.at(0), 0));
      return {};
    }));
    return id;
  }

  Expected<std::vector<CampaignProgress>> progress(std::optional<CampaignId> campaign) override {
    std::vector<CampaignProgress> all;
    RETUNE_CHECK(reading([&](PgTransaction& t) -> Expected<> {
      RETUNE_TRY(const PgRows rows, t.exec(R"sql(
        SELECT campaign, name, kernel, state, reason, planned, members, finished, reused, verified, failed, rejected, running,
               exhausted, best_ns, baseline_ns, to_char(submitted_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), workers
        FROM campaign_progress WHERE $1 = '' OR campaign = NULLIF($1, '')::bigint ORDER BY campaign)sql",
        {campaign ? std::to_string(campaign->value()) : ""}));
      for (const PgRow& row : rows) {
        const auto count = [&](std::size_t column) { return static_cast<std::uint64_t>(integer_of(row, column)); };
        CampaignProgress p;
        p.id = CampaignId(integer_of(row, 0));
        p.name = text_of(row, 1);
        p.kernel = text_of(row, 2);
        p.state = campaign_state_from_string(text_of(row, 3)).value_or(CampaignState::running);
        p.reason = text_of(row, 4);
        if (row.at(5)) p.planned = count(5);
        p.members = count(6);
        p.finished = count(7);
        p.reused = count(8);
        p.verified = count(9);
        p.failed = count(10);
        p.rejected = count(11);
        p.running = count(12);
        p.exhausted = bool_of(row, 13);
        p.best_ns = real_of(row, 14);
        p.baseline_ns = real_of(row, 15);
        p.submitted_at = text_of(row, 16);
        p.workers = static_cast<std::uint32_t>(count(17));
        all.push_back(std::move(p));
      }
      return {};
    }));
    return all;
  }

  Expected<std::vector<BestRow>> best(std::optional<CampaignId> campaign, const std::string& kernel_glob, std::size_t top) override {
    std::vector<BestRow> all;
    RETUNE_CHECK(reading([&](PgTransaction& t) -> Expected<> {
      RETUNE_TRY(const PgRows rows, t.exec(R"sql(
        SELECT x.campaign, x.campaign_name, x.kernel, x.instance, x.device, x.llvm, x.hash, x.configuration, c.baseline,
               x.median_ns, z.median_ns, x.sample_count, x.tolerance
        FROM (SELECT *, row_number() OVER (PARTITION BY target ORDER BY median_ns, ordinal) AS rank FROM evaluation_detail
              WHERE outcome = 'verified' AND NOT raced_out AND ($1 = '' OR campaign = NULLIF($1, '')::bigint)
                AND (kernel LIKE $2 OR kernel LIKE $2 || '(%')) x
        JOIN campaign c ON c.id = x.campaign
        LEFT JOIN evaluation_detail z ON z.campaign = x.campaign AND z.target = x.target AND z.is_baseline AND z.outcome = 'verified'
        WHERE x.rank <= $3::bigint ORDER BY x.campaign, x.target, x.rank)sql",
        {campaign ? std::to_string(campaign->value()) : "", like_of(kernel_glob), std::to_string(top)}));
      for (const PgRow& row : rows) {
        BestRow best;
        best.campaign = CampaignId(integer_of(row, 0));
        best.campaign_name = text_of(row, 1);
        best.kernel = text_of(row, 2);
        best.instance = text_of(row, 3);
        best.device = text_of(row, 4);
        best.toolchain = "LLVM " + text_of(row, 5);
        RETUNE_TRY(best.hash, hash_of(row, 6));
        RETUNE_TRY(best.configuration, configuration_from_json(text_of(row, 7)));
        RETUNE_TRY(best.baseline, configuration_from_json(text_of(row, 8)));
        best.median_ns = real_of(row, 9);
        best.baseline_ns = real_of(row, 10);
        best.speedup = best.baseline_ns > 0 && best.median_ns > 0 ? best.baseline_ns / best.median_ns : 0;
        best.samples = static_cast<std::uint64_t>(integer_of(row, 11));
        best.tolerance = text_of(row, 12);
        all.push_back(std::move(best));
      }
      return {};
    }));
    return all;
  }

  Expected<std::vector<FailureRow>> failures(CampaignId campaign) override {
    std::vector<FailureRow> all;
    RETUNE_CHECK(reading([&](PgTransaction& t) -> Expected<> {
      RETUNE_TRY(const PgRows rows, t.exec("SELECT outcome, sum(count)::bigint, min(example) FROM failure_summary "
                                           "WHERE campaign = $1::bigint GROUP BY outcome ORDER BY 2 DESC, 1",
                                           {std::to_string(campaign.value())}));
      for (const PgRow& row : rows) {
        const auto outcome = outcome_from_string(text_of(row, 0));
        if (!outcome) return fail(ErrorKind::unsupported, "the database knows the outcome {}, this version does not", text_of(row, 0));
        all.push_back({*outcome, static_cast<std::uint64_t>(integer_of(row, 1)), text_of(row, 2)});
      }
      return {};
    }));
    return all;
  }

  Expected<> steer(CampaignId campaign, CampaignState to) override {
    return db_->transaction([&](PgTransaction& t) -> Expected<> {
      RETUNE_TRY(const PgRows rows, t.exec("SELECT state FROM campaign WHERE id = $1::bigint FOR UPDATE", {std::to_string(campaign.value())}));
      if (rows.empty()) return invalid_input("there is no campaign {}; `retune ls` lists them", campaign.value());
      const std::string state = text_of(rows[0], 0);
      if (state == to_string(to)) return {};
      const bool alive = state == "running" || state == "paused";
      if (!alive || (to != CampaignState::running && to != CampaignState::paused && to != CampaignState::cancelled))
        return invalid_input("campaign {} is {}: it cannot become {}", campaign.value(), state, to_string(to));
      RETUNE_TRY(const auto done, t.exec(
          "UPDATE campaign SET state = $2::campaign_state, changed_at = clock_timestamp(), reason = $3 WHERE id = $1::bigint",
          {std::to_string(campaign.value()), std::string(to_string(to)), to == CampaignState::cancelled ? "cancelled by the user" : ""}));
      return {};
    });
  }

  Expected<std::string> schema_version() override {
    std::string version;
    RETUNE_CHECK(reading([&](PgTransaction& t) -> Expected<> {
      RETUNE_TRY(const PgRows rows, t.exec("SELECT max(name) FROM schema_migration"));
      version = text_of(rows.at(0), 0);
      return {};
    }));
    return version;
  }

 private:
  // A database without our tables gets an error that says what to do.
  Expected<> reading(const std::function<Expected<>(PgTransaction&)>& body) {
    auto done = db_->transaction(body);
    if (!done && done.error().message().find("(42P01)") != std::string::npos)
      return fail(ErrorKind::failed, "this database has no retune schema; `retune db migrate` makes it");
    return done;
  }

  std::unique_ptr<PgDb> db_;
};

}  // namespace

Expected<std::unique_ptr<ClientStore>> open_client_store(const std::string& url) {
  RETUNE_TRY(auto db, PgDb::connect(url, "retune"));
  return std::unique_ptr<ClientStore>(std::make_unique<PgClientStore>(std::move(db)));
}

}  // namespace retune::coordinator
