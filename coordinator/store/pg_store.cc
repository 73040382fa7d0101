// The coordinator's store on PostgreSQL. Every write checks the term in its own transaction; every call that writes can be
// done again and changes nothing then.
#include <algorithm>
#include <map>
#include <set>

#include "coordinator/store/pg_rows.h"

namespace retune::coordinator {
namespace {

std::string number(std::int64_t value) { return std::to_string(value); }

class PgStore final : public Store {
 public:
  explicit PgStore(std::unique_ptr<PgDb> db) : db_(std::move(db)) {}

  Expected<Term> take_office(const std::string& holder) override {
    RETUNE_CHECK(db_->transaction([&](PgTransaction& t) -> Expected<> {
      RETUNE_TRY(const PgRows rows, t.exec("UPDATE coordinator_term SET term = term + 1, holder = $1, taken_at = now() RETURNING term",
                                           {holder}));
      term_ = Term(integer_of(rows.at(0), 0));
      return {};
    }));
    return term_;
  }

  Expected<> resume_office(Term term) override {
    term_ = term;
    return writing([](PgTransaction&) -> Expected<> { return {}; });
  }

  Expected<Changes> campaign_changes(std::int64_t since) override {
    Changes changes;
    // Ten seconds of overlap: a change that was being committed while the last question was answered is not missed.
    RETUNE_CHECK(db_->transaction([&](PgTransaction& t) -> Expected<> {
      RETUNE_TRY(const PgRows now, t.exec("SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint"));
      changes.now = integer_of(now.at(0), 0);
      RETUNE_TRY(const PgRows rows,
                 t.exec(fmt::format("SELECT {} FROM campaign c WHERE c.state IN ('running', 'paused') OR "
                                    "c.changed_at >= to_timestamp($1::bigint / 1000000.0) - interval '10 seconds' ORDER BY c.id",
                                    kCampaignColumns), {number(since)}));
      for (const PgRow& row : rows) {
        RETUNE_TRY(CampaignRow campaign, campaign_of(row));
        changes.campaigns.push_back(std::move(campaign));
      }
      return {};
    }));
    return changes;
  }

  Expected<> worker_seen(const WorkerRow& worker) override {
    return writing([&](PgTransaction& t) -> Expected<> {
      RETUNE_TRY(const auto done, t.exec(R"sql(
        INSERT INTO worker (name, device_key, toolchain_key, device, toolchain, host, pid, slots)
        VALUES ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7::bigint, $8::integer)
        ON CONFLICT (name) DO UPDATE SET device_key = excluded.device_key, toolchain_key = excluded.toolchain_key,
          device = excluded.device, toolchain = excluded.toolchain, host = excluded.host, pid = excluded.pid,
          slots = excluded.slots, last_seen = now(), gone_at = NULL, gone_reason = '')sql",
          {worker.name.value(), worker.device.key(), worker.toolchain.key(), to_text(to_json(worker.device)),
           to_text(to_json(worker.toolchain)), worker.host, std::to_string(worker.pid), std::to_string(worker.slots)}));
      return {};
    });
  }

  Expected<> worker_gone(const WorkerName& worker, const std::string& reason) override {
    return writing([&](PgTransaction& t) -> Expected<> {
      RETUNE_TRY(const auto done, t.exec("UPDATE worker SET gone_at = now(), gone_reason = $2 WHERE name = $1 AND gone_at IS NULL",
                                         {worker.value(), reason}));
      return {};
    });
  }

  Expected<TargetRow> open_target(CampaignId campaign, const DeviceClass& device, const Toolchain& toolchain) override {
    TargetRow target;
    RETUNE_CHECK(writing([&](PgTransaction& t) -> Expected<> {
      RETUNE_TRY(const PgRows scope, t.exec(R"sql(
        WITH wanted AS (SELECT instance, terms_hash FROM campaign WHERE id = $1::bigint),
        made AS (INSERT INTO scope (instance, device_key, toolchain_key, terms_hash, device, toolchain)
                 SELECT instance, $2, $3, terms_hash, $4::jsonb, $5::jsonb FROM wanted
                 ON CONFLICT DO NOTHING RETURNING id)
        SELECT id FROM made
        UNION SELECT s.id FROM scope s JOIN wanted w USING (instance, terms_hash) WHERE device_key = $2 AND toolchain_key = $3)sql",
        {number(campaign.value()), device.key(), toolchain.key(), to_text(to_json(device)), to_text(to_json(toolchain))}));
      if (scope.empty()) return fail(ErrorKind::failed, "there is no campaign {}", campaign.value());
      RETUNE_TRY(const auto made, t.exec("INSERT INTO campaign_target (campaign, scope) VALUES ($1::bigint, $2::bigint) ON CONFLICT DO NOTHING",
                                         {number(campaign.value()), text_of(scope.at(0), 0)}));
      RETUNE_TRY(const PgRows rows, t.exec(R"sql(
        SELECT t.id, t.cursor, t.exhausted, t.members, t.reused, s.device, s.toolchain,
               count(r.evaluation), count(r.evaluation) FILTER (WHERE r.outcome = 'verified'),
               min(r.median_ns) FILTER (WHERE r.outcome = 'verified' AND NOT r.raced_out),
               min(r.outcome::text) FILTER (WHERE m.is_baseline)
        FROM campaign_target t JOIN scope s ON s.id = t.scope
        LEFT JOIN member m ON m.target = t.id LEFT JOIN result r ON r.evaluation = m.evaluation
        WHERE t.campaign = $1::bigint AND t.scope = $2::bigint GROUP BY t.id, s.id)sql",
        {number(campaign.value()), text_of(scope.at(0), 0)}));
      const PgRow& row = rows.at(0);
      target.id = TargetId(integer_of(row, 0));
      target.campaign = campaign;
      target.cursor = text_of(row, 1);
      target.exhausted = bool_of(row, 2);
      target.members = static_cast<std::uint64_t>(integer_of(row, 3));
      target.reused = static_cast<std::uint64_t>(integer_of(row, 4));
      RETUNE_TRY(const Json device_json, json_of(row, 5));
      RETUNE_TRY(target.device, device_class_from_json(JsonCursor(device_json)));
      RETUNE_TRY(const Json toolchain_json, json_of(row, 6));
      RETUNE_TRY(target.toolchain, toolchain_from_json(JsonCursor(toolchain_json)));
      target.finished = static_cast<std::uint64_t>(integer_of(row, 7));
      target.verified = static_cast<std::uint64_t>(integer_of(row, 8));
      target.best_ns = real_of(row, 9);
      if (row.at(10)) target.baseline_outcome = outcome_from_string(*row.at(10));
      return {};
    }));
    return target;
  }

  Expected<std::vector<OpenEvaluation>> open_evaluations(TargetId target, EvaluationId after, std::size_t limit) override {
    std::vector<OpenEvaluation> open;
    RETUNE_CHECK(db_->transaction([&](PgTransaction& t) -> Expected<> {
      RETUNE_TRY(const PgRows rows, t.exec(std::string(kOpenColumns) + R"sql(
        FROM member m JOIN campaign_target ct ON ct.id = m.target JOIN evaluation e ON e.id = m.evaluation
        JOIN configuration k ON k.id = e.configuration LEFT JOIN lease l ON l.evaluation = m.evaluation
        WHERE m.target = $1::bigint AND m.evaluation > $2::bigint
          AND NOT EXISTS (SELECT FROM result r WHERE r.evaluation = m.evaluation)
        ORDER BY m.evaluation LIMIT $3::bigint)sql",
        {number(target.value()), number(after.value()), std::to_string(limit)}));
      for (const PgRow& row : rows) {
        RETUNE_TRY(OpenEvaluation one, open_of(row, target));
        open.push_back(std::move(one));
      }
      return {};
    }));
    return open;
  }

  Expected<FedBatch> feed(TargetId target, const std::vector<ValidConfiguration>& batch,
                          const std::vector<RejectedCandidate>& rejected, const std::string& cursor_after,
                          bool exhausted) override {
    FedBatch fed;
    RETUNE_CHECK(writing([&](PgTransaction& t) -> Expected<> {
      fed = {};
      RETUNE_TRY(const PgRows target_rows, t.exec(R"sql(
        SELECT ct.scope, ct.members, c.baseline_hash FROM campaign_target ct JOIN campaign c ON c.id = ct.campaign
        WHERE ct.id = $1::bigint FOR UPDATE OF ct)sql", {number(target.value())}));
      if (target_rows.empty()) return fail(ErrorKind::failed, "there is no target {}", target.value());
      const std::string scope = text_of(target_rows[0], 0), members = text_of(target_rows[0], 1), baseline = text_of(target_rows[0], 2);
      std::size_t inserted = 0;
      if (!batch.empty()) {
        const std::string hashes = pg_array_of(batch, [](const auto& c) { return pg_bytea(hash(c).value()); });
        RETUNE_TRY(const auto made, t.exec(
            "INSERT INTO configuration (hash, canonical) SELECT * FROM unnest($1::bytea[], $2::text[]) AS u(h, c) ORDER BY h "
            "ON CONFLICT (hash) DO NOTHING",
            {hashes, pg_array_of(batch, [](const auto& c) { return canonical_text(c.value()); })}));
        RETUNE_TRY(const auto evaluations, t.exec(R"sql(
          INSERT INTO evaluation (scope, configuration)
          SELECT $1::bigint, k.id FROM unnest($2::bytea[]) WITH ORDINALITY AS u(h, n) JOIN configuration k ON k.hash = u.h
          ORDER BY u.n ON CONFLICT (scope, configuration) DO NOTHING)sql", {scope, hashes}));
        RETUNE_TRY(const PgRows taken, t.exec(R"sql(
          INSERT INTO member (target, evaluation, ordinal, is_baseline, reused)
          SELECT $1::bigint, e.id, $2::bigint + u.n - 1, u.h = $3::bytea, r.evaluation IS NOT NULL
          FROM unnest($4::bytea[]) WITH ORDINALITY AS u(h, n) JOIN configuration k ON k.hash = u.h
          JOIN evaluation e ON e.scope = $5::bigint AND e.configuration = k.id LEFT JOIN result r ON r.evaluation = e.id
          ORDER BY u.n ON CONFLICT (target, evaluation) DO NOTHING RETURNING reused)sql",
          {number(target.value()), members, baseline, hashes, scope}));
        inserted = taken.size();
        for (const PgRow& row : taken) fed.reused += bool_of(row, 0) ? 1 : 0;
        fed.duplicates = batch.size() - inserted;
        RETUNE_TRY(const PgRows open, t.exec(std::string(kOpenColumns) + R"sql(
          FROM unnest($1::bytea[]) WITH ORDINALITY AS u(h, n) JOIN configuration k ON k.hash = u.h
          JOIN evaluation e ON e.scope = $2::bigint AND e.configuration = k.id
          JOIN member m ON m.target = $3::bigint AND m.evaluation = e.id JOIN campaign_target ct ON ct.id = m.target
          LEFT JOIN lease l ON l.evaluation = e.id
          WHERE NOT EXISTS (SELECT FROM result r WHERE r.evaluation = e.id) ORDER BY u.n)sql",
          {hashes, scope, number(target.value())}));
        for (const PgRow& row : open) {
          RETUNE_TRY(OpenEvaluation one, open_of(row, target));
          fed.open.push_back(std::move(one));
        }
      }
      if (!rejected.empty()) {
        RETUNE_TRY(const PgRows refused, t.exec(R"sql(
          INSERT INTO rejected (target, hash, configuration, reason)
          SELECT $1::bigint, h, c::jsonb, r FROM unnest($2::bytea[], $3::text[], $4::text[]) AS u(h, c, r)
          ON CONFLICT DO NOTHING RETURNING 1)sql",
          {number(target.value()), pg_array_of(rejected, [](const auto& r) { return pg_bytea(r.hash); }),
           pg_array_of(rejected, [](const auto& r) { return to_text(to_json(r.configuration)); }),
           pg_array_of(rejected, [](const auto& r) { return r.reason; })}));
        fed.rejected = refused.size();
      }
      RETUNE_TRY(const auto moved, t.exec(
          "UPDATE campaign_target SET cursor = $2, exhausted = $3::boolean, members = members + $4::bigint, "
          "reused = reused + $5::bigint WHERE id = $1::bigint",
          {number(target.value()), cursor_after, exhausted ? "true" : "false", std::to_string(inserted), std::to_string(fed.reused)}));
      return {};
    }));
    return fed;
  }

  Expected<std::vector<LeaseRef>> grant(const std::vector<LeaseGrant>& grants) override {
    std::vector<LeaseRef> given;
    if (grants.empty()) return given;
    RETUNE_CHECK(writing([&](PgTransaction& t) -> Expected<> {
      given.clear();
      const std::string ids = pg_array_of(grants, [](const auto& g) { return number(g.evaluation.value()); });
      const std::string workers = pg_array_of(grants, [](const auto& g) { return g.worker.value(); });
      RETUNE_TRY(const auto inserted, t.exec(R"sql(
        INSERT INTO lease (evaluation, target, worker, epoch, lease_ms)
        SELECT e, t, w, nextval('lease_epoch'), ms
        FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::integer[]) AS u(e, t, w, ms)
        WHERE NOT EXISTS (SELECT FROM result r WHERE r.evaluation = e) ORDER BY e
        ON CONFLICT (evaluation) DO NOTHING)sql",
        {ids, pg_array_of(grants, [](const auto& g) { return number(g.target.value()); }), workers,
         pg_array_of(grants, [](const auto& g) { return std::to_string(g.lease_ms); })}));
      // Read back by evaluation and worker, so that a grant whose commit was in doubt is found when it is done again.
      RETUNE_TRY(const PgRows rows, t.exec(R"sql(
        SELECT l.evaluation, l.epoch FROM unnest($1::bigint[], $2::text[]) WITH ORDINALITY AS u(e, w, n)
        JOIN lease l ON l.evaluation = u.e AND l.worker = u.w ORDER BY u.n)sql", {ids, workers}));
      for (const PgRow& row : rows) given.push_back({EvaluationId(integer_of(row, 0)), Epoch(integer_of(row, 1))});
      return {};
    }));
    return given;
  }

  Expected<std::vector<EvaluationId>> release(const std::vector<LeaseRef>& leases, bool counts,
                                              const std::string& reason) override {
    std::vector<EvaluationId> ended;
    if (leases.empty()) return ended;
    RETUNE_CHECK(writing([&](PgTransaction& t) -> Expected<> {
      ended.clear();
      RETUNE_TRY(const PgRows gone, t.exec(R"sql(
        DELETE FROM lease l USING unnest($1::bigint[], $2::bigint[]) AS u(e, p), campaign_target ct, campaign c
        WHERE l.evaluation = u.e AND l.epoch = u.p AND ct.id = l.target AND c.id = ct.campaign
        RETURNING l.evaluation, l.epoch, l.worker, c.retries)sql",
        {pg_array_of(leases, [](const auto& l) { return number(l.id.value()); }),
         pg_array_of(leases, [](const auto& l) { return number(l.epoch.value()); })}));
      if (!counts || gone.empty()) return {};
      Json attempts = Json::array(), results = Json::array();
      for (const PgRow& row : gone) {
        ReportRow lost{{EvaluationId(integer_of(row, 0)), Epoch(integer_of(row, 1))}, WorkerName(text_of(row, 2)), {}, false};
        lost.report.outcome = Outcome::worker_lost;
        lost.report.failed_stage = Stage::lease;
        lost.report.reason = reason;
        attempts.push(attempt_to_json(lost, true));
        RETUNE_TRY(const PgRows before, t.exec("SELECT count(*) FROM attempt WHERE counted AND evaluation = $1::bigint", {text_of(row, 0)}));
        if (integer_of(before.at(0), 0) + 1 < integer_of(row, 3)) continue;
        results.push(result_to_json(lost, true));
        ended.push_back(lost.lease.id);
      }
      RETUNE_TRY(const auto kept, t.exec(kInsertAttempts, {to_text(attempts)}));
      if (ended.empty()) return {};
      RETUNE_TRY(const auto written, t.exec(kInsertResults, {to_text(results)}));
      return {};
    }));
    return ended;
  }

  Expected<std::vector<ReportFate>> commit(const std::vector<ReportRow>& reports) override {
    std::vector<ReportFate> fates;
    if (reports.empty()) return fates;
    RETUNE_CHECK(writing([&](PgTransaction& t) -> Expected<> { return commit_in(t, reports, fates); }));
    return fates;
  }

  Expected<> set_campaign_state(CampaignId campaign, CampaignState state, const std::string& reason) override {
    return writing([&](PgTransaction& t) -> Expected<> {
      // What a person has ended stays ended.
      RETUNE_TRY(const auto done, t.exec(
          "UPDATE campaign SET state = $2::campaign_state, reason = $3, changed_at = clock_timestamp() "
          "WHERE id = $1::bigint AND state IN ('running', 'paused')",
          {number(campaign.value()), std::string(to_string(state)), reason}));
      return {};
    });
  }

  Expected<> add_event(std::optional<CampaignId> campaign, const std::string& kind, const Json& detail) override {
    return writing([&](PgTransaction& t) -> Expected<> {
      RETUNE_TRY(const auto done, t.exec("INSERT INTO event (campaign, kind, detail) VALUES (NULLIF($1, '')::bigint, $2, $3::jsonb)",
                                         {campaign ? number(campaign->value()) : "", kind, to_text(detail)}));
      return {};
    });
  }

 private:
  static constexpr const char* kOpenColumns = R"sql(
    SELECT m.evaluation, ct.campaign, encode(k.hash, 'hex'), k.canonical, m.is_baseline,
           (SELECT count(*) FROM attempt a WHERE a.evaluation = m.evaluation AND a.counted), l.worker, coalesce(l.epoch, 0))sql";

  static Expected<OpenEvaluation> open_of(const PgRow& row, TargetId target) {
    RETUNE_TRY(const ContentHash hash, hash_of(row, 2));
    RETUNE_TRY(Configuration configuration, configuration_from_json(text_of(row, 3)));
    OpenEvaluation open{{EvaluationId(integer_of(row, 0)), Epoch(integer_of(row, 7)), CampaignId(integer_of(row, 1)),
                         ConfigurationHash::stored(hash), std::move(configuration), 0},
                        target, bool_of(row, 4), static_cast<std::uint32_t>(integer_of(row, 5)), std::nullopt};
    if (row.at(6)) open.holder = WorkerName(*row.at(6));
    return open;
  }

  // A transaction that fails where another coordinator has taken office. The row is share-locked: office cannot be taken
  // between the check and the commit.
  Expected<> writing(const std::function<Expected<>(PgTransaction&)>& body) {
    return db_->transaction([&](PgTransaction& t) -> Expected<> {
      RETUNE_TRY(const PgRows rows, t.exec("SELECT term, holder FROM coordinator_term FOR SHARE"));
      if (rows.empty() || Term(integer_of(rows[0], 0)) != term_)
        return fail(Error(ErrorKind::failed, fmt::format("term {} has ended: {} is in office", term_.value(),
                                                         rows.empty() ? "nobody" : text_of(rows[0], 1)), Poisons::connection));
      return body(t);
    });
  }

  Expected<> commit_in(PgTransaction& t, const std::vector<ReportRow>& reports, std::vector<ReportFate>& fates) {
    fates.assign(reports.size(), ReportFate::late);
    const std::string ids = pg_array_of(reports, [](const auto& r) { return number(r.lease.id.value()); });
    using Key = std::pair<std::int64_t, std::int64_t>;  // evaluation, epoch
    std::set<Key> leases, taken;
    std::set<std::int64_t> has_result;
    RETUNE_TRY(const PgRows lease_rows, t.exec(
        "SELECT evaluation, epoch FROM lease WHERE evaluation = ANY ($1::bigint[]) ORDER BY evaluation FOR UPDATE", {ids}));
    for (const PgRow& row : lease_rows) leases.emplace(integer_of(row, 0), integer_of(row, 1));
    RETUNE_TRY(const PgRows result_rows, t.exec("SELECT evaluation, epoch FROM result WHERE evaluation = ANY ($1::bigint[])", {ids}));
    for (const PgRow& row : result_rows) {
      has_result.insert(integer_of(row, 0));
      taken.emplace(integer_of(row, 0), integer_of(row, 1));
    }
    RETUNE_TRY(const PgRows attempt_rows, t.exec("SELECT evaluation, epoch FROM attempt WHERE evaluation = ANY ($1::bigint[])", {ids}));
    for (const PgRow& row : attempt_rows) taken.emplace(integer_of(row, 0), integer_of(row, 1));

    Json results = Json::array(), attempts = Json::array();
    std::vector<Key> ended;
    for (std::size_t i = 0; i < reports.size(); ++i) {
      const ReportRow& report = reports[i];
      const Key key{report.lease.id.value(), report.lease.epoch.value()};
      if (!taken.insert(key).second) {
        fates[i] = ReportFate::known;
      } else if (leases.contains(key) && !has_result.contains(key.first)) {
        fates[i] = ReportFate::counted;
        ended.push_back(key);
        if (report.final) {
          has_result.insert(key.first);
          results.push(result_to_json(report, is_retried(report.report.outcome)));
        } else {
          attempts.push(attempt_to_json(report, true));
        }
      } else {
        attempts.push(attempt_to_json(report, false));
      }
    }
    if (!std::get<Json::Array>(results.value()).empty()) {
      RETUNE_TRY(const auto written, t.exec(kInsertResults, {to_text(results)}));
    }
    if (!std::get<Json::Array>(attempts.value()).empty()) {
      RETUNE_TRY(const auto kept, t.exec(kInsertAttempts, {to_text(attempts)}));
    }
    if (!ended.empty()) {
      RETUNE_TRY(const auto gone, t.exec(
          "DELETE FROM lease l USING unnest($1::bigint[], $2::bigint[]) AS u(e, p) WHERE l.evaluation = u.e AND l.epoch = u.p",
          {pg_array_of(ended, [](const Key& key) { return number(key.first); }),
           pg_array_of(ended, [](const Key& key) { return number(key.second); })}));
    }
    return {};
  }

  std::unique_ptr<PgDb> db_;
  Term term_;
};

}  // namespace

Expected<std::unique_ptr<Store>> open_store(const std::string& url) {
  RETUNE_TRY(auto db, PgDb::connect(url, "retune coordinator"));
  return std::unique_ptr<Store>(std::make_unique<PgStore>(std::move(db)));
}

}  // namespace retune::coordinator
