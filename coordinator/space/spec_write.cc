// A Spec as JSON: what spec_from_json reads back as the same spec.
#include "coordinator/space/preset.h"

namespace retune::coordinator {
namespace {

Json list(const std::vector<Value>& values) {
  Json array = Json::array();
  for (const Value& value : values) array.push(to_json(value));
  return array;
}

bool is_bool(const std::vector<Value>& values) {
  return values.size() == 2 && values[0].kind == ValueKind::boolean && values[1].kind == ValueKind::boolean &&
         !truth(values[0]) && truth(values[1]);
}

Json write_range(const ParameterSpec& parameter) {
  Json json = Json::object();
  if (const auto* set = std::get_if<ValueSet>(&parameter.range)) {
    if (is_bool(set->values)) return json.set("type", "bool");
    if (!parameter.when) return set->values.size() == 1 ? to_json(set->values.front()) : list(set->values);
    return json.set("type", "categorical").set("values", list(set->values));
  }
  if (const auto* integers = std::get_if<IntegerRange>(&parameter.range)) {
    json.set("type", "integer").set("from", integers->from).set("to", integers->to);
    return integers->step == 1 ? json : json.set("step", integers->step);
  }
  if (const auto* reals = std::get_if<RealRange>(&parameter.range))
    return json.set("type", "real").set("from", reals->from).set("to", reals->to);
  const auto& pipelines = std::get<PipelineSet>(parameter.range);
  Json passes = Json::array();
  for (const std::string& pass : pipelines.passes) passes.push(pass);
  json.set("type", "pipeline").set("passes", std::move(passes));
  if (pipelines.min_length != 1) json.set("min_length", pipelines.min_length);
  json.set("max_length", pipelines.max_length);
  return pipelines.repeat ? json.set("repeat", true) : json;
}

Json write_parameter(const ParameterSpec& parameter) {
  Json json = write_range(parameter);
  if (parameter.when) json.set("when", *parameter.when);
  if (parameter.otherwise) json.set("otherwise", to_json(*parameter.otherwise));
  return json;
}

Json write_recording(const RecordingSpec& recording) {
  if (recording.kernel.empty() && recording.instance.empty()) return recording.path;
  Json json = Json::object();
  json.set("path", recording.path);
  if (!recording.kernel.empty()) json.set("kernel", recording.kernel);
  if (!recording.instance.empty()) json.set("instance", recording.instance);
  return json;
}

Json write_strategy(const StrategySpec& strategy) {
  Json json = Json::object();
  json.set("name", strategy.name == StrategyName::random ? "random" : "exhaustive");
  if (strategy.seed != 0) json.set("seed", strategy.seed);
  if (strategy.samples) json.set("samples", *strategy.samples);
  return json;
}

Json write_limits(const LimitsSpec& limits) {
  Json json = limits.evaluation == EvaluationLimits{} ? Json::object() : to_json(limits.evaluation);
  if (limits.max_evaluations) json.set("max_evaluations", *limits.max_evaluations);
  if (limits.max_seconds) json.set("max_seconds", *limits.max_seconds);
  if (limits.retries != LimitsSpec{}.retries) json.set("retries", limits.retries);
  if (limits.continue_on_bad_baseline) json.set("continue_on_bad_baseline", true);
  return json;
}

}  // namespace

Json to_json(const Spec& spec) {
  Json json = Json::object();
  if (!spec.name.empty()) json.set("name", spec.name);
  if (spec.recording) json.set("recording", write_recording(*spec.recording));
  if (spec.preset) json.set("preset", to_string(*spec.preset));
  Json parameters = Json::object();
  for (const ParameterSpec& parameter : spec.parameters) parameters.set(parameter.name, write_parameter(parameter));
  json.set("parameters", std::move(parameters));
  Json constraints = Json::array();
  for (const ExpressionSpec& constraint : spec.constraints) constraints.push(constraint.text);
  if (!spec.constraints.empty()) json.set("constraints", std::move(constraints));
  Json config = Json::object();
  for (const FieldSpec& field : spec.config) {
    const auto* expression = std::get_if<std::string>(&field.binding);
    config.set(std::string(to_string(field.field)), expression ? Json(*expression) : to_json(std::get<Value>(field.binding)));
  }
  if (!spec.config.empty()) json.set("config", std::move(config));
  if (spec.strategy != StrategySpec{}) json.set("strategy", write_strategy(spec.strategy));
  if (spec.measure != MeasureOptions{}) json.set("measure", to_json(spec.measure));
  if (Json limits = write_limits(spec.limits); limits != Json::object()) json.set("limits", std::move(limits));
  Json tolerances = Json::array();
  for (const Tolerance& tolerance : spec.tolerances) tolerances.push(to_json(tolerance));
  if (!spec.tolerances.empty()) json.set("tolerances", std::move(tolerances));
  if (spec.targets != Spec{}.targets) {
    Json targets = Json::array();
    for (const std::string& target : spec.targets) targets.push(target);
    json.set("targets", std::move(targets));
  }
  return json;
}

}  // namespace retune::coordinator
