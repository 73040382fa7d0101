// How a space is solved: what a spec's parameters, constraints and derived fields come to once names are slots, groups of
// parameters that constrain each other are found, and an order of binding is chosen. Made once by make_plan; immutable;
// shared by all who walk the space. Internal to coordinator/space: others use enumerate.h.
#pragma once

#include <map>

#include "coordinator/space/domain.h"
#include "coordinator/space/enumerate.h"
#include "coordinator/space/expression.h"

namespace retune::coordinator {

// A parameter that has more than one value.
struct Axis {
  std::uint32_t slot = 0;
  Domain domain;
  bool filtered = false;
  std::vector<std::uint32_t> allowed;   // where filtered: the indices that its own constraints leave
  [[nodiscard]] std::uint64_t size() const noexcept { return filtered ? allowed.size() : domain.size(); }
  [[nodiscard]] Value at(std::uint64_t index, std::string& scratch) const {
    return domain.at(filtered ? allowed[index] : index, scratch);
  }
};

enum class StepKind : std::uint8_t {
  constraint,  // must be true
  when,        // where false, the slot must hold `otherwise`; where true, a value of its own range
  field,       // computes a field of the configuration into its slot; out of its range: the point is no configuration
  rules,       // the configuration's own rules over several fields (launch bounds)
};

struct Step {
  StepKind kind = StepKind::constraint;
  std::optional<Expression> expression;         // all but rules
  std::vector<std::uint32_t> fields;            // slots of fields it reads; unbound where their computation failed
  std::vector<std::uint32_t> parameters;        // slots of all parameters that it depends on, through fields too
  std::uint32_t slot = 0;                       // when: the parameter; field: the field
  Value otherwise;                              // when
  bool otherwise_is_extra = false;              // when: `otherwise` is no value of the parameter's own range
  std::string pointer;                          // where it stands in the spec
};

// Axes that constrain each other, in the order in which they are bound: axes [first, first + count) of the plan.
struct Group {
  std::size_t first = 0;
  std::size_t count = 0;
  std::vector<std::vector<std::uint32_t>> steps;  // per axis: what can be tested once it is bound
  [[nodiscard]] bool is_free() const noexcept { return count == 1 && steps[0].empty(); }
};

struct FieldPlan {
  std::optional<Expression> expression;  // none: the constant in the environment
  std::string pointer;
};

struct Plan {
  Spec spec;
  std::vector<Value> environment;        // constants and single-valued parameters are bound, the rest is none
  ValueStorage storage;                  // of strings in the environment
  std::vector<std::string> slot_names;
  std::vector<Axis> axes;
  std::vector<Group> groups;
  std::vector<Step> steps;
  std::array<FieldPlan, kFieldCount> fields;
  std::vector<std::uint32_t> field_order;  // fields with an expression, those that others read first
  std::vector<std::string> warnings;
  std::string fingerprint;               // of all that decides the sequence of points
  std::string cartesian;                 // points before constraints, decimal

  [[nodiscard]] std::uint32_t field_slot(Field field) const noexcept {
    return static_cast<std::uint32_t>(spec.parameters.size() + static_cast<std::size_t>(field));
  }
};

[[nodiscard]] Expected<std::shared_ptr<const Plan>> make_plan(Spec spec, const SpaceContext& context);

// What became of a step under an environment.
enum class Verdict : std::uint8_t { holds, fails, fault };
// `environment` gets the field's value where the step computes one. After a fault, step_error() on the same evaluator and
// environment says why.
[[nodiscard]] Verdict run_step(const Plan& plan, const Step& step, Evaluator& evaluator, Value* environment);
[[nodiscard]] Error step_error(const Plan& plan, const Step& step, Evaluator& evaluator, Value* environment);

// Whether a value can be a field: nullopt when it can; else what was expected. `wrong_type` tells a value that never
// could from one that is out of range.
struct FieldProblem {
  bool wrong_type = false;
  std::string expected;
};
[[nodiscard]] std::optional<FieldProblem> check_field(Field field, const Value& value);
void set_field(Configuration& configuration, Field field, const Value& value);
[[nodiscard]] Value get_field(const Configuration& configuration, Field field, ValueStorage& storage);

}  // namespace retune::coordinator
