#include "coordinator/store/pg_rows.h"

#include <fmt/ranges.h>

namespace retune::coordinator {
namespace {

Json number_or_null(std::int64_t value) { return value < 0 ? Json() : Json(static_cast<long long>(value)); }
Json time_or_null(std::int64_t unix_ns) { return unix_ns <= 0 ? Json() : Json(static_cast<double>(unix_ns) / 1e9); }
Json hash_or_null(const std::optional<ContentHash>& hash) { return hash ? Json(hash->hex()) : Json(); }

// "0x153940200000=f64:1e-12:relative; …": the overrides under which it was verified.
std::string tolerance_text(const EvaluationReport& report) {
  std::vector<std::string> parts;
  if (report.verification)
    for (const RegionReport& region : report.verification->regions)
      if (region.rule_overridden) parts.push_back(to_text(Tolerance{region.name, region.rule}));
  return fmt::format("{}", fmt::join(parts, "; "));
}

// PostgreSQL cannot store the character NUL in text or jsonb.
std::string storable(std::string text) {
  for (char& c : text)
    if (c == '\0') c = '?';
  return text;
}

Json storable_report(const EvaluationReport& report) {
  EvaluationReport copy = report;
  copy.reason = storable(std::move(copy.reason));
  copy.detail = storable(std::move(copy.detail));
  return to_json(copy);
}

}  // namespace

std::string pg_bytea(const ContentHash& hash) { return "\\x" + hash.hex(); }

Expected<ContentHash> hash_of(const PgRow& row, std::size_t column) {
  const std::string text = text_of(row, column);
  return ContentHash::from_hex(text.starts_with("\\x") ? std::string_view(text).substr(2) : std::string_view(text));
}

Expected<Json> json_of(const PgRow& row, std::size_t column) { return parse_json(text_of(row, column)); }

Expected<CampaignRow> campaign_of(const PgRow& row) {
  CampaignRow campaign;
  campaign.id = CampaignId(integer_of(row, 0));
  campaign.name = text_of(row, 1);
  const auto state = campaign_state_from_string(text_of(row, 2));
  if (!state) return fail(ErrorKind::unsupported, "campaign {} has the unknown state {}", integer_of(row, 0), text_of(row, 2));
  campaign.state = *state;
  campaign.reason = text_of(row, 3);
  campaign.spec = text_of(row, 4);
  RETUNE_TRY(const Json terms, json_of(row, 5));
  RETUNE_TRY(campaign.terms, evaluation_terms_from_json(JsonCursor(terms)));
  RETUNE_TRY(const Json baseline, json_of(row, 6));
  RETUNE_TRY(campaign.baseline, configuration_from_json(JsonCursor(baseline)));
  RETUNE_TRY(const Json backends, json_of(row, 7));
  RETUNE_TRY(const auto places, JsonCursor(backends).elements());
  for (const JsonCursor& place : places) {
    RETUNE_TRY(std::string backend, place.string());
    campaign.backends.push_back(std::move(backend));
  }
  campaign.kernel = text_of(row, 8);
  campaign.retries = static_cast<std::uint32_t>(integer_of(row, 9));
  campaign.continue_on_bad_baseline = bool_of(row, 10);
  return campaign;
}

Json result_to_json(const ReportRow& row, bool quarantined) {
  const EvaluationReport& report = row.report;
  const Summary summary = summarize(report.samples);
  const bool measured = summary.count > 0;
  Json samples = Json::array();
  for (const double sample : report.samples) samples.push(sample);
  const auto statistic = [&](double value) { return measured ? Json(value) : Json(); };
  Json json = Json::object();
  json.set("evaluation", static_cast<long long>(row.lease.id.value()))
      .set("epoch", static_cast<long long>(row.lease.epoch.value()))
      .set("worker", row.worker.value())
      .set("outcome", to_string(report.outcome))
      .set("failed_stage", report.failed_stage ? Json(to_string(*report.failed_stage)) : Json())
      .set("reason", storable(report.reason))
      .set("quarantined", quarantined)
      .set("raced_out", report.raced_out)
      .set("samples", std::move(samples))
      .set("median_ns", statistic(summary.median_ns))
      .set("minimum_ns", statistic(summary.minimum_ns))
      .set("maximum_ns", statistic(summary.maximum_ns))
      .set("mean_ns", statistic(summary.mean_ns))
      .set("relative_spread", statistic(summary.relative_spread))
      .set("method", report.method)
      .set("tolerance", storable(tolerance_text(report)))
      .set("preprocess_s", report.phases.preprocess)
      .set("optimize_s", report.phases.optimize)
      .set("codegen_s", report.phases.codegen)
      .set("assemble_s", report.phases.assemble)
      .set("load_s", report.phases.load)
      .set("replay_s", report.phases.replay)
      .set("verify_s", report.phases.verify)
      .set("measure_s", report.phases.measure)
      .set("registers", number_or_null(report.resources.registers))
      .set("spill_bytes", number_or_null(report.resources.spill_bytes))
      .set("local_bytes", number_or_null(report.resources.local_bytes))
      .set("shared_bytes", number_or_null(report.resources.shared_bytes))
      .set("constant_bytes", number_or_null(report.resources.constant_bytes))
      .set("binary_bytes", static_cast<unsigned long long>(report.binary_bytes))
      .set("binary_hash", hash_or_null(report.binary_hash))
      .set("measured_as", hash_or_null(report.measured_as))
      .set("started", time_or_null(report.started_unix_ns))
      .set("finished", time_or_null(report.finished_unix_ns))
      .set("report", storable_report(report));
  return json;
}

const char* const kInsertResults = R"sql(
  INSERT INTO result (evaluation, epoch, worker, outcome, failed_stage, reason, quarantined, raced_out, samples, median_ns,
                      minimum_ns, maximum_ns, mean_ns, relative_spread, method, tolerance, preprocess_s, optimize_s,
                      codegen_s, assemble_s, load_s, replay_s, verify_s, measure_s, registers, spill_bytes, local_bytes,
                      shared_bytes, constant_bytes, binary_bytes, binary_hash, measured_as, started_at, finished_at, report)
  SELECT evaluation, epoch, worker, outcome, failed_stage, reason, quarantined, raced_out, samples, median_ns,
         minimum_ns, maximum_ns, mean_ns, relative_spread, method, tolerance, preprocess_s, optimize_s,
         codegen_s, assemble_s, load_s, replay_s, verify_s, measure_s, registers, spill_bytes, local_bytes,
         shared_bytes, constant_bytes, binary_bytes, decode(binary_hash, 'hex'), decode(measured_as, 'hex'),
         to_timestamp(started), to_timestamp(finished), report
  FROM json_to_recordset($1::json) AS x(
    evaluation bigint, epoch bigint, worker text, outcome outcome, failed_stage stage, reason text, quarantined boolean,
    raced_out boolean, samples double precision[], median_ns double precision, minimum_ns double precision,
    maximum_ns double precision, mean_ns double precision, relative_spread double precision, method text, tolerance text,
    preprocess_s double precision, optimize_s double precision, codegen_s double precision, assemble_s double precision,
    load_s double precision, replay_s double precision, verify_s double precision, measure_s double precision,
    registers bigint, spill_bytes bigint, local_bytes bigint, shared_bytes bigint, constant_bytes bigint,
    binary_bytes bigint, binary_hash text, measured_as text, started double precision, finished double precision,
    report jsonb)
  ORDER BY evaluation
  ON CONFLICT (evaluation) DO NOTHING)sql";

Json attempt_to_json(const ReportRow& row, bool counted) {
  Json json = Json::object();
  json.set("evaluation", static_cast<long long>(row.lease.id.value()))
      .set("epoch", static_cast<long long>(row.lease.epoch.value()))
      .set("worker", row.worker.value())
      .set("counted", counted)
      .set("outcome", to_string(row.report.outcome))
      .set("reason", storable(row.report.reason))
      .set("report", storable_report(row.report));
  return json;
}

const char* const kInsertAttempts = R"sql(
  INSERT INTO attempt (evaluation, epoch, worker, counted, outcome, reason, report)
  SELECT x.* FROM json_to_recordset($1::json) AS x(
    evaluation bigint, epoch bigint, worker text, counted boolean, outcome outcome, reason text, report jsonb)
  ON CONFLICT DO NOTHING)sql";

}  // namespace retune::coordinator
