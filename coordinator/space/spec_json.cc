#include <algorithm>
#include <bit>
#include <cmath>

#include "coordinator/space/expression.h"
#include "coordinator/space/preset.h"
#include "coordinator/space/spec_parameters.h"

namespace retune::coordinator {
namespace {

constexpr std::array<std::string_view, kFieldCount> kFields = {
    "grid.x",      "grid.y",           "grid.z",          "block.x", "block.y",     "block.z",        "shared_mem",
    "specialize",  "set_launch_bounds", "max_threads",    "min_blocks_per_sm", "specialize_dims", "passes",
    "codegen_opt", "codegen_method",   "prune",           "internalize"};
constexpr std::size_t kMaxConstraints = 10000;

// `supported` lists what may be given; the rest of the format's words are named as not supported yet.
Unexpected not_yet(const JsonCursor& cursor, std::string_view what) {
  return fail(ErrorKind::unsupported, "at {}: {} is not supported yet", cursor.pointer(), what);
}

Expected<RecordingSpec> read_recording(const JsonCursor& cursor) {
  RecordingSpec recording;
  if (cursor.value().is_string()) {
    RETUNE_TRY(recording.path, cursor.string());
  } else if (!cursor.value().is_object()) {
    return cursor.error(fmt::format("expected the recording's folder, or an object with \"path\", found {}", cursor.value().type_name()));
  } else {
    RETUNE_CHECK(cursor.only({"path", "kernel", "instance"}));
    RETUNE_TRY(const JsonCursor path, cursor.at("path"));
    RETUNE_TRY(recording.path, path.string());
    if (const auto kernel = cursor.find("kernel")) {
      RETUNE_TRY(recording.kernel, kernel->string());
    }
    if (const auto instance = cursor.find("instance")) {
      RETUNE_TRY(recording.instance, instance->string());
    }
  }
  if (recording.path.empty()) return cursor.error("the path of the recording is empty");
  return recording;
}

Expected<std::vector<ExpressionSpec>> read_constraints(const JsonCursor& cursor) {
  std::vector<ExpressionSpec> constraints;
  RETUNE_TRY(const auto elements, cursor.elements());
  if (elements.size() > kMaxConstraints) return cursor.error(fmt::format("more than {} constraints", kMaxConstraints));
  for (const JsonCursor& element : elements) {
    RETUNE_TRY(std::string text, element.string());
    constraints.push_back({std::move(text), element.pointer()});
  }
  return constraints;
}

Expected<> read_field(const JsonCursor& cursor, const std::string& name, Spec& spec) {
  const auto field = field_from_name(name);
  if (!field) {
    std::string known;
    for (const std::string_view candidate : kFields) known += (known.empty() ? "" : ", ") + std::string(candidate);
    return cursor.error(fmt::format("\"{}\" is no field of a configuration; expected one of {}", name, known));
  }
  for (const FieldSpec& other : spec.config)
    if (other.field == *field) return cursor.error(fmt::format("{} is given twice, also at {}", name, other.pointer));
  FieldSpec binding{*field, std::string(), cursor.pointer()};
  if (cursor.value().is_string()) {
    RETUNE_TRY(std::string text, cursor.string());
    // As an expression that would be a comparison without an end.
    if (*field == Field::passes && text.starts_with("default<"))
      return cursor.error(fmt::format("a pass pipeline is a text within the expression; expected \"'{}'\"", text));
    binding.binding = std::move(text);
  } else {
    RETUNE_TRY(binding.binding, read_value(cursor, *spec.storage));
  }
  spec.config.push_back(std::move(binding));
  return {};
}

// Fields are given with dots ("block.x") or nested ({"block": {"x": …}}).
Expected<> read_config(const JsonCursor& cursor, Spec& spec) {
  RETUNE_TRY(const auto members, cursor.members());
  for (const auto& [name, member] : members) {
    if (!member.value().is_object()) {
      RETUNE_CHECK(read_field(member, name, spec));
      continue;
    }
    RETUNE_TRY(const auto nested, member.members());
    for (const auto& [inner, place] : nested) RETUNE_CHECK(read_field(place, name + "." + inner, spec));
  }
  return {};
}

Expected<StrategySpec> read_strategy(const JsonCursor& cursor) {
  StrategySpec strategy;
  JsonCursor named = cursor;
  if (cursor.value().is_object()) {
    RETUNE_CHECK(cursor.only({"name", "seed", "samples"}));
    RETUNE_TRY(named, cursor.at("name"));
    if (const auto seed = cursor.find("seed")) {
      RETUNE_TRY(strategy.seed, seed->unsigned_integer());
    }
    if (const auto samples = cursor.find("samples")) {
      RETUNE_TRY(strategy.samples, samples->unsigned_integer(1));
    }
  } else if (!cursor.value().is_string()) {
    return cursor.error(fmt::format("expected a strategy's name, or an object with \"name\", found {}", cursor.value().type_name()));
  }
  RETUNE_TRY(const std::string name, named.string());
  if (name == "exhaustive") {
    strategy.name = StrategyName::exhaustive;
    if (const auto samples = cursor.find("samples"))
      return samples->error("samples belongs to the strategy random; exhaustive takes every point");
  } else if (name == "random") {
    strategy.name = StrategyName::random;
  } else if (name == "tpe" || name == "surrogate" || name == "evolution" || name == "local" || name == "auto" ||
             name == "external") {
    return not_yet(named, fmt::format("the strategy {}", name));
  } else {
    return named.error(fmt::format("unknown strategy \"{}\"; expected exhaustive or random", name));
  }
  return strategy;
}

Expected<LimitsSpec> read_limits(const JsonCursor& cursor) {
  LimitsSpec limits;
  RETUNE_CHECK(cursor.only({"compile_seconds", "replay_seconds", "compile_memory_bytes", "max_evaluations",
                            "max_seconds", "retries", "continue_on_bad_baseline"}));
  // The limits of one evaluation are the wire's; the rest are the campaign's.
  Json evaluation = Json::object();
  for (const char* key : {"compile_seconds", "replay_seconds", "compile_memory_bytes"})
    if (const auto member = cursor.find(key)) evaluation.set(key, member->value());
  RETUNE_TRY(limits.evaluation, evaluation_limits_from_json(JsonCursor(evaluation, cursor.pointer())));
  if (const auto most = cursor.find("max_evaluations")) {
    RETUNE_TRY(limits.max_evaluations, most->unsigned_integer(1, std::uint64_t{1} << 62));
  }
  if (const auto seconds = cursor.find("max_seconds")) {
    RETUNE_TRY(limits.max_seconds, seconds->real());
    if (!(*limits.max_seconds > 0)) return seconds->error("expected a number of seconds above 0");
  }
  if (const auto retries = cursor.find("retries")) {
    RETUNE_TRY(const std::uint64_t count, retries->unsigned_integer(1, 100));
    limits.retries = static_cast<std::uint32_t>(count);
  }
  if (const auto goes_on = cursor.find("continue_on_bad_baseline")) {
    RETUNE_TRY(limits.continue_on_bad_baseline, goes_on->boolean());
  }
  return limits;
}

Expected<std::vector<Tolerance>> read_tolerances(const JsonCursor& cursor) {
  std::vector<Tolerance> tolerances;
  RETUNE_TRY(const auto elements, cursor.elements());
  for (const JsonCursor& element : elements) {
    RETUNE_TRY(Tolerance tolerance, tolerance_from_json(element));
    tolerances.push_back(std::move(tolerance));
  }
  return tolerances;
}

Expected<std::vector<std::string>> read_targets(const JsonCursor& cursor) {
  std::vector<std::string> targets;
  RETUNE_TRY(const auto elements, cursor.elements());
  if (elements.empty()) return cursor.error("expected at least one of \"host\", \"cuda\"");
  for (const JsonCursor& element : elements) {
    // {"backend": "host"}, or "host" for short.
    if (element.value().is_object()) RETUNE_CHECK(element.only({"backend"}));
    const auto named = element.value().is_object() ? element.at("backend") : Expected<JsonCursor>(element);
    if (!named) return fail(named.error());
    const auto given = named->string();
    if (!given) return fail(given.error());
    const std::string& target = *given;
    constexpr std::array<std::string_view, 3> kBackends = {"host", "cuda", "noop"};
    if (std::find(kBackends.begin(), kBackends.end(), target) == kBackends.end())
      return element.error(fmt::format("expected \"host\", \"cuda\" or \"noop\", found \"{}\"", target));
    if (std::find(targets.begin(), targets.end(), target) != targets.end())
      return element.error(fmt::format("\"{}\" is given twice", target));
    targets.push_back(target);
  }
  return targets;
}

Expected<> read_parameters(const JsonCursor& cursor, Spec& spec) {
  RETUNE_TRY(const auto members, cursor.members());
  if (members.size() > kMaxParameters) return cursor.error(fmt::format("more than {} parameters", kMaxParameters));
  for (const auto& [name, member] : members) {
    RETUNE_TRY(ParameterSpec parameter, read_parameter(name, member, *spec.storage));
    spec.parameters.push_back(std::move(parameter));
  }
  return {};
}

// What a campaign does with the space.
Expected<> read_work(const JsonCursor& root, Spec& spec) {
  if (const auto place = root.find("strategy")) {
    RETUNE_TRY(spec.strategy, read_strategy(*place));
  }
  if (const auto place = root.find("measure")) {
    RETUNE_TRY(spec.measure, measure_options_from_json(*place));
  }
  if (const auto place = root.find("limits")) {
    RETUNE_TRY(spec.limits, read_limits(*place));
  }
  if (const auto place = root.find("tolerances")) {
    RETUNE_TRY(spec.tolerances, read_tolerances(*place));
  }
  if (const auto place = root.find("targets")) {
    RETUNE_TRY(spec.targets, read_targets(*place));
  }
  return {};
}

}  // namespace

std::string_view to_string(Field field) noexcept { return kFields[static_cast<std::size_t>(field)]; }

std::optional<Field> field_from_name(std::string_view name) noexcept {
  for (std::size_t i = 0; i < kFields.size(); ++i)
    if (kFields[i] == name) return static_cast<Field>(i);
  return std::nullopt;
}

Expected<Spec> spec_from_json(std::string_view text) {
  RETUNE_TRY(const Json json, parse_json(text, {.comments_and_trailing_commas = true}));
  const JsonCursor root(json);
  RETUNE_CHECK(root.only({"$schema", "name", "recording", "preset", "parameters", "constraints", "config", "strategy",
                          "measure", "limits", "tolerances", "targets"}));
  Spec spec;
  if (const auto name = root.find("name")) {
    RETUNE_TRY(spec.name, name->string());
    if (spec.name.empty() || spec.name.size() > 200) return name->error("expected a name of 1 to 200 bytes");
  }
  if (const auto recording = root.find("recording")) {
    RETUNE_TRY(spec.recording, read_recording(*recording));
  }
  if (const auto preset = root.find("preset")) {
    RETUNE_TRY(const std::string word, preset->string());
    spec.preset = preset_from_name(word);
    if (!spec.preset)
      return preset->error(fmt::format("expected quick, standard, launch, compiler or full, found \"{}\"", word));
  }
  // A preset has parameters of its own.
  if (!spec.preset || root.find("parameters")) {
    RETUNE_TRY(const JsonCursor parameters, root.at("parameters"));
    RETUNE_CHECK(read_parameters(parameters, spec));
  }
  if (const auto constraints = root.find("constraints")) {
    RETUNE_TRY(spec.constraints, read_constraints(*constraints));
  }
  if (const auto config = root.find("config")) RETUNE_CHECK(read_config(*config, spec));
  RETUNE_CHECK(read_work(root, spec));
  return spec;
}

Expected<Spec> spec_from_published_space(std::string_view text) {
  RETUNE_TRY(const Json json, parse_json(text));
  const JsonCursor root(json);
  Spec spec;
  if (const auto name = root.find("name")) {
    RETUNE_TRY(spec.name, name->string());
  }
  RETUNE_TRY(const JsonCursor parameters, root.at("params"));
  RETUNE_CHECK(read_parameters(parameters, spec));
  if (const auto constraints = root.find("constraints")) {
    RETUNE_TRY(spec.constraints, read_constraints(*constraints));
  }
  return spec;
}

}  // namespace retune::coordinator
