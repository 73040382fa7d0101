// Stage spec: what a campaign is asked to do, as its file says it. docs/spec.md is the format's own page,
// schema/spec/search-space.schema.json its schema.
//
// Pure: no file is read here. A Spec is a plain value; whether its names, expressions and ranges make sense together is
// found by Space::build (enumerate.h), which also knows the recorded launch.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "coordinator/space/value.h"
#include "shared/sampling/stopping.h"
#include "shared/wire/evaluation.h"

namespace retune::coordinator {

// The fields of a configuration, as specs name them.
enum class Field : std::uint8_t {
  grid_x, grid_y, grid_z, block_x, block_y, block_z, shared_mem, specialize, set_launch_bounds, max_threads,
  min_blocks_per_sm, specialize_dims, passes, codegen_opt, codegen_method, prune, internalize,
};
inline constexpr std::size_t kFieldCount = 17;
// "grid.x" … "internalize".
[[nodiscard]] std::string_view to_string(Field field) noexcept;
[[nodiscard]] std::optional<Field> field_from_name(std::string_view name) noexcept;

// What values a parameter takes. Strings in Values live in the Spec's storage.
struct ValueSet {              // fixed (one value), bool, categorical, pow2
  std::vector<Value> values;
};
struct IntegerRange {          // from, from + step, … up to `to` at most
  std::int64_t from = 0;
  std::int64_t to = 0;
  std::int64_t step = 1;
};
struct RealRange {
  double from = 0;
  double to = 0;
};
struct PipelineSet {           // sequences of passes, joined by commas
  std::vector<std::string> passes;
  std::uint32_t min_length = 1;
  std::uint32_t max_length = 1;
  bool repeat = false;         // whether a pass may occur more than once in a sequence
};

struct ParameterSpec {
  std::string name;
  std::variant<ValueSet, IntegerRange, RealRange, PipelineSet> range;
  std::optional<std::string> when;      // expression; where it is false the parameter has the value `otherwise`
  std::optional<Value> otherwise;       // default: its first value
  std::string pointer;                  // where it stands in the file
};

struct ExpressionSpec {
  std::string text;
  std::string pointer;
};

struct FieldSpec {
  Field field = Field::grid_x;
  std::variant<std::string, Value> binding;  // an expression, or a literal number or boolean
  std::string pointer;
};

struct RecordingSpec {
  std::string path;
  std::string kernel;     // mangled or demangled name; "" where there is only one
  std::string instance;   // beginning of an instance's id; "" where there is only one
};

// A ready-made space that the recorded launch completes: preset.h.
enum class Preset { quick, standard, launch, compiler, full };

enum class StrategyName { exhaustive, random };
struct StrategySpec {
  StrategyName name = StrategyName::exhaustive;
  std::uint64_t seed = 0;
  std::optional<std::uint64_t> samples;  // random: how many points; all of them when not given
  friend bool operator==(const StrategySpec&, const StrategySpec&) = default;
};

struct LimitsSpec {
  EvaluationLimits evaluation;
  std::optional<std::uint64_t> max_evaluations;
  std::optional<double> max_seconds;
  std::uint32_t retries = 3;
  bool continue_on_bad_baseline = false;
};

struct Spec {
  std::string name;
  std::optional<RecordingSpec> recording;
  std::optional<Preset> preset;         // not among the parameters yet; expand_preset (preset.h) puts it there
  std::vector<ParameterSpec> parameters;
  std::vector<ExpressionSpec> constraints;
  std::vector<FieldSpec> config;
  StrategySpec strategy;
  MeasureOptions measure;
  LimitsSpec limits;
  std::vector<Tolerance> tolerances;
  std::vector<std::string> targets = {"host"};
  std::shared_ptr<ValueStorage> storage = std::make_shared<ValueStorage>();  // never changed once the Spec is made
};

// Reads a spec: JSON in which comments and trailing commas are allowed. Error: invalid_input that gives line and column,
// or the JSON pointer and what was expected; unsupported, with "not supported yet", for what the format has and this
// version cannot do.
[[nodiscard]] Expected<Spec> spec_from_json(std::string_view text);

// Reads the form of published search spaces: {"params": {NAME: [value, …]}, "constraints": ["expression", …]}; other
// keys are ignored.
[[nodiscard]] Expected<Spec> spec_from_published_space(std::string_view text);

// Reads tuning problems of other programs: {"ConfigurationSpace": {"TuningParameters": …, "Conditions": …}} (T1 and T4, of KTT,
// BAT and Kernel Tuner), and {"tune_params": …, "restrictions": …} (Kernel Tuner), as which its cache files are read too. What
// else is in the file is ignored. Error: invalid_input with the JSON pointer.
[[nodiscard]] Expected<Spec> spec_from_t4(std::string_view text);

// What spec_from_json reads back as the same spec; a power-of-two range comes out as a list. Defaults are left out.
[[nodiscard]] Json to_json(const Spec& spec);

}  // namespace retune::coordinator
