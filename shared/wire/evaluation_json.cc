// Evaluations as JSON. Additive: unknown members are ignored, so that workers and coordinators of two releases can talk.
#include <ctime>

#include "shared/wire/evaluation.h"

namespace retune {
namespace {

Json to_json(const Dim3& dim) {
  Json json = Json::object();
  json.set("x", dim.x).set("y", dim.y).set("z", dim.z);
  return json;
}

Expected<std::string> read_string(const JsonCursor& object, std::string_view key) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  return member.string();
}

Expected<std::uint64_t> read_unsigned(const JsonCursor& object, std::string_view key,
                                      std::uint64_t maximum = std::uint64_t{1} << 62) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  return member.unsigned_integer(0, maximum);
}

Expected<std::int64_t> read_integer(const JsonCursor& object, std::string_view key) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  return member.integer();
}

Expected<double> read_real(const JsonCursor& object, std::string_view key) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  return member.real();
}

Expected<ContentHash> hash_of(const JsonCursor& member) {
  RETUNE_TRY(const std::string text, member.string());
  const auto hash = ContentHash::from_hex(text);
  if (!hash) return member.error(hash.error().message());
  return *hash;
}

Expected<ContentHash> read_hash(const JsonCursor& object, std::string_view key) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  return hash_of(member);
}

Expected<Dim3> read_dim(const JsonCursor& object, std::string_view key) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  Dim3 dim;
  RETUNE_TRY(const std::uint64_t x, read_unsigned(member, "x", 0xFFFFFFFF));
  RETUNE_TRY(const std::uint64_t y, read_unsigned(member, "y", 0xFFFFFFFF));
  RETUNE_TRY(const std::uint64_t z, read_unsigned(member, "z", 0xFFFFFFFF));
  dim = {static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y), static_cast<std::uint32_t>(z)};
  return dim;
}

// "2026-12-01T14:30:07.123456789Z"; "" for 0.
std::string iso8601(std::int64_t unix_ns) {
  if (unix_ns <= 0) return "";
  const std::time_t whole = unix_ns / 1000000000;
  std::tm utc{};
  ::gmtime_r(&whole, &utc);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:09}Z", utc.tm_year + 1900, utc.tm_mon + 1, utc.tm_mday,
                     utc.tm_hour, utc.tm_min, utc.tm_sec, unix_ns % 1000000000);
}

Json to_json(const DeviceLimits& limits) {
  Json json = Json::object();
  json.set("max_grid", to_json(limits.max_grid))
      .set("max_block", to_json(limits.max_block))
      .set("max_threads_per_block", limits.max_threads_per_block)
      .set("max_dynamic_shared_mem", limits.max_dynamic_shared_mem);
  return json;
}

Expected<DeviceLimits> limits_from_json(const JsonCursor& cursor) {
  DeviceLimits limits;
  RETUNE_TRY(limits.max_grid, read_dim(cursor, "max_grid"));
  RETUNE_TRY(limits.max_block, read_dim(cursor, "max_block"));
  RETUNE_TRY(const std::uint64_t threads, read_unsigned(cursor, "max_threads_per_block", 0xFFFFFFFF));
  RETUNE_TRY(const std::uint64_t shared, read_unsigned(cursor, "max_dynamic_shared_mem", 0xFFFFFFFF));
  limits.max_threads_per_block = static_cast<std::uint32_t>(threads);
  limits.max_dynamic_shared_mem = static_cast<std::uint32_t>(shared);
  return limits;
}

// The members of PhaseSeconds and KernelResources, named once for both directions.
constexpr std::pair<const char*, double PhaseSeconds::*> kPhases[] = {
    {"preprocess", &PhaseSeconds::preprocess}, {"optimize", &PhaseSeconds::optimize}, {"codegen", &PhaseSeconds::codegen},
    {"assemble", &PhaseSeconds::assemble},     {"load", &PhaseSeconds::load},         {"replay", &PhaseSeconds::replay},
    {"verify", &PhaseSeconds::verify},         {"measure", &PhaseSeconds::measure}};
constexpr std::pair<const char*, std::int64_t KernelResources::*> kResources[] = {
    {"registers", &KernelResources::registers},
    {"spill_bytes", &KernelResources::spill_bytes},
    {"local_bytes", &KernelResources::local_bytes},
    {"shared_bytes", &KernelResources::shared_bytes},
    {"constant_bytes", &KernelResources::constant_bytes}};

Json phases_to_json(const PhaseSeconds& phases) {
  Json json = Json::object();
  for (const auto& [name, member] : kPhases) json.set(name, phases.*member);
  return json;
}

Json resources_to_json(const KernelResources& resources) {
  Json json = Json::object();
  for (const auto& [name, member] : kResources) json.set(name, static_cast<long long>(resources.*member));
  return json;
}

Json samples_to_json(const Samples& samples) {
  Json list = Json::array();
  for (const double sample : samples) list.push(sample);
  return list;
}

Json optional_hash(const std::optional<ContentHash>& hash) { return hash ? Json(hash->hex()) : Json(); }

Expected<std::optional<ContentHash>> read_optional_hash(const JsonCursor& object, std::string_view key) {
  const auto member = object.find(key);
  if (!member || member->value().is_null()) return std::optional<ContentHash>();
  RETUNE_TRY(const ContentHash hash, hash_of(*member));
  return std::optional<ContentHash>(hash);
}

}  // namespace

std::string DeviceClass::key() const {
  Json json = Json::object();
  json.set("backend", backend).set("device", device).set("architecture", architecture).set("driver", driver);
  return to_canonical_text(json);
}

std::string Toolchain::key() const { return to_canonical_text(to_json(*this)); }

Json to_json(const DeviceClass& device) {
  Json json = Json::object();
  json.set("backend", device.backend)
      .set("device", device.device)
      .set("architecture", device.architecture)
      .set("driver", device.driver)
      .set("limits", to_json(device.limits));
  return json;
}

Expected<DeviceClass> device_class_from_json(const JsonCursor& cursor) {
  DeviceClass device;
  RETUNE_TRY(device.backend, read_string(cursor, "backend"));
  RETUNE_TRY(device.device, read_string(cursor, "device"));
  RETUNE_TRY(device.architecture, read_string(cursor, "architecture"));
  RETUNE_TRY(device.driver, read_string(cursor, "driver"));
  if (const auto limits = cursor.find("limits")) {
    RETUNE_TRY(device.limits, limits_from_json(*limits));
  }
  return device;
}

Json to_json(const Toolchain& toolchain) {
  Json json = Json::object();
  json.set("llvm", toolchain.llvm).set("ptx_assembler", toolchain.ptx_assembler).set("protocol", toolchain.protocol);
  return json;
}

Expected<Toolchain> toolchain_from_json(const JsonCursor& cursor) {
  Toolchain toolchain;
  RETUNE_TRY(toolchain.llvm, read_string(cursor, "llvm"));
  RETUNE_TRY(toolchain.ptx_assembler, read_string(cursor, "ptx_assembler"));
  RETUNE_TRY(toolchain.protocol, read_string(cursor, "protocol"));
  return toolchain;
}

Json to_json(const EvaluationLimits& limits) {
  Json json = Json::object();
  json.set("compile_seconds", limits.compile_seconds)
      .set("replay_seconds", limits.replay_seconds)
      .set("compile_memory_bytes", static_cast<unsigned long long>(limits.compile_memory_bytes));
  return json;
}

Expected<EvaluationLimits> evaluation_limits_from_json(const JsonCursor& cursor) {
  EvaluationLimits limits;
  const auto seconds = [&](const char* key, double& target) -> Expected<> {
    if (const auto member = cursor.find(key)) {
      RETUNE_TRY(target, member->real());
      if (!(target > 0 && target <= 1e6)) return member->error("expected a number of seconds above 0, at most 1000000");
    }
    return {};
  };
  RETUNE_CHECK(seconds("compile_seconds", limits.compile_seconds));
  RETUNE_CHECK(seconds("replay_seconds", limits.replay_seconds));
  if (const auto member = cursor.find("compile_memory_bytes")) {
    RETUNE_TRY(limits.compile_memory_bytes, member->unsigned_integer(std::uint64_t{1} << 27, std::uint64_t{1} << 46));
  }
  return limits;
}

Json to_json(const EvaluationTerms& terms) {
  Json tolerances = Json::array();
  for (const Tolerance& tolerance : terms.tolerances) tolerances.push(to_json(tolerance));
  Json json = Json::object();
  json.set("recording", terms.instance.recording.hex())
      .set("instance", terms.instance.instance.value())
      .set("recording_path", terms.recording_path)
      .set("measure", to_json(terms.measure))
      .set("limits", to_json(terms.limits))
      .set("tolerances", std::move(tolerances));
  return json;
}

Expected<EvaluationTerms> evaluation_terms_from_json(const JsonCursor& cursor) {
  EvaluationTerms terms;
  RETUNE_TRY(terms.instance.recording, read_hash(cursor, "recording"));
  RETUNE_TRY(std::string instance, read_string(cursor, "instance"));
  terms.instance.instance = InstanceId(std::move(instance));
  RETUNE_TRY(terms.recording_path, read_string(cursor, "recording_path"));
  RETUNE_TRY(const JsonCursor measure, cursor.at("measure"));
  RETUNE_TRY(terms.measure, measure_options_from_json(measure));
  RETUNE_TRY(const JsonCursor limits, cursor.at("limits"));
  RETUNE_TRY(terms.limits, evaluation_limits_from_json(limits));
  RETUNE_TRY(const JsonCursor tolerances, cursor.at("tolerances"));
  RETUNE_TRY(const auto places, tolerances.elements());
  for (const JsonCursor& place : places) {
    RETUNE_TRY(Tolerance tolerance, tolerance_from_json(place));
    terms.tolerances.push_back(std::move(tolerance));
  }
  return terms;
}

Json to_json(const EvaluationRequest& request) {
  Json json = Json::object();
  json.set("id", static_cast<long long>(request.id.value()))
      .set("epoch", static_cast<long long>(request.epoch.value()))
      .set("campaign", static_cast<long long>(request.campaign.value()))
      .set("hash", request.hash.value().hex())
      .set("configuration", to_json(request.configuration))
      .set("best_ns", request.best_ns);
  return json;
}

Expected<EvaluationRequest> evaluation_request_from_json(const JsonCursor& cursor) {
  RETUNE_TRY(const std::int64_t id, read_integer(cursor, "id"));
  RETUNE_TRY(const std::int64_t epoch, read_integer(cursor, "epoch"));
  RETUNE_TRY(const std::int64_t campaign, read_integer(cursor, "campaign"));
  RETUNE_TRY(const ContentHash hash, read_hash(cursor, "hash"));
  RETUNE_TRY(const JsonCursor place, cursor.at("configuration"));
  RETUNE_TRY(Configuration configuration, configuration_from_json(place));
  RETUNE_TRY(const double best_ns, read_real(cursor, "best_ns"));
  return EvaluationRequest{EvaluationId(id), Epoch(epoch), CampaignId(campaign), ConfigurationHash::stored(hash),
                           std::move(configuration), best_ns};
}

Json to_json(const EvaluationReport& report) {
  Json json = Json::object();
  json.set("outcome", to_string(report.outcome))
      .set("failed_stage", report.failed_stage ? Json(to_string(*report.failed_stage)) : Json())
      .set("reason", report.reason)
      .set("detail", report.detail)
      .set("verification", report.verification ? to_json(*report.verification) : Json())
      .set("samples", samples_to_json(report.samples))
      .set("raced_out", report.raced_out)
      .set("method", report.method)
      .set("phases", phases_to_json(report.phases))
      .set("resources", resources_to_json(report.resources))
      .set("binary_bytes", static_cast<unsigned long long>(report.binary_bytes))
      .set("binary_hash", optional_hash(report.binary_hash))
      .set("measured_as", optional_hash(report.measured_as))
      .set("device", to_json(report.device))
      .set("toolchain", to_json(report.toolchain))
      .set("started_unix_ns", static_cast<long long>(report.started_unix_ns))
      .set("finished_unix_ns", static_cast<long long>(report.finished_unix_ns));
  return json;
}

Expected<EvaluationReport> evaluation_report_from_json(const JsonCursor& cursor) {
  EvaluationReport report;
  RETUNE_TRY(const JsonCursor outcome, cursor.at("outcome"));
  RETUNE_TRY(const std::string token, outcome.string());
  const auto known = outcome_from_string(token);
  if (!known) return outcome.error(fmt::format("\"{}\" is no outcome", token));
  report.outcome = *known;
  if (const auto stage = cursor.find("failed_stage"); stage && !stage->value().is_null()) {
    RETUNE_TRY(const std::string stage_token, stage->string());
    report.failed_stage = stage_from_string(stage_token);
    if (!report.failed_stage) return stage->error(fmt::format("\"{}\" is no stage", stage_token));
  }
  RETUNE_TRY(report.reason, read_string(cursor, "reason"));
  RETUNE_TRY(report.detail, read_string(cursor, "detail"));
  if (const auto verification = cursor.find("verification"); verification && !verification->value().is_null()) {
    RETUNE_TRY(report.verification, verification_report_from_json(*verification));
  }
  RETUNE_TRY(const JsonCursor samples, cursor.at("samples"));
  RETUNE_TRY(const auto places, samples.elements());
  for (const JsonCursor& place : places) {
    RETUNE_TRY(const double sample, place.real());
    report.samples.push_back(sample);
  }
  RETUNE_TRY(const JsonCursor raced_out, cursor.at("raced_out"));
  RETUNE_TRY(report.raced_out, raced_out.boolean());
  RETUNE_TRY(report.method, read_string(cursor, "method"));
  RETUNE_TRY(const JsonCursor phases, cursor.at("phases"));
  for (const auto& [name, member] : kPhases) {
    RETUNE_TRY(report.phases.*member, read_real(phases, name));
  }
  RETUNE_TRY(const JsonCursor resources, cursor.at("resources"));
  for (const auto& [name, member] : kResources) {
    RETUNE_TRY(report.resources.*member, read_integer(resources, name));
  }
  RETUNE_TRY(report.binary_bytes, read_unsigned(cursor, "binary_bytes"));
  RETUNE_TRY(report.binary_hash, read_optional_hash(cursor, "binary_hash"));
  RETUNE_TRY(report.measured_as, read_optional_hash(cursor, "measured_as"));
  RETUNE_TRY(const JsonCursor device, cursor.at("device"));
  RETUNE_TRY(report.device, device_class_from_json(device));
  RETUNE_TRY(const JsonCursor toolchain, cursor.at("toolchain"));
  RETUNE_TRY(report.toolchain, toolchain_from_json(toolchain));
  RETUNE_TRY(report.started_unix_ns, read_integer(cursor, "started_unix_ns"));
  RETUNE_TRY(report.finished_unix_ns, read_integer(cursor, "finished_unix_ns"));
  return report;
}

Json replay_document(const Configuration& configuration, const EvaluationReport& report) {
  const bool verified = report.outcome == Outcome::verified;
  // It was executed when verification had memory to look at.
  const bool executed = report.verification.has_value();
  Json result = Json::object();
  result.set("preprocess_ir_time", report.phases.preprocess)
      .set("opt_time", report.phases.optimize)
      .set("codegen_time", report.phases.codegen + report.phases.assemble)
      .set("obj_size", static_cast<unsigned long long>(report.binary_bytes))
      .set("exec_time", samples_to_json(report.samples))
      .set("verified", verified)
      .set("executed", executed)
      .set("failed", !verified)
      .set("start_time", iso8601(report.started_unix_ns))
      .set("end_time", iso8601(report.finished_unix_ns))
      .set("gpu_id", 0)
      .set("const_mem_usage", static_cast<long long>(report.resources.constant_bytes))
      .set("local_mem_usage", static_cast<long long>(report.resources.local_bytes))
      .set("reg_usage", static_cast<long long>(report.resources.registers))
      .set("error", report.reason);
  // What is ours, under the names that the wire and the store use.
  const Json ours = to_json(report);
  for (const auto& [name, value] : std::get<Json::Object>(ours.value())) result.set(name, value);
  result.set("summary", to_json(summarize(report.samples)));
  Json json = Json::object();
  json.set("Replay-config", to_json(configuration))
      .set("Replay-hash", hash_as_given(configuration).hex())
      .set("Result", std::move(result));
  return json;
}

}  // namespace retune
