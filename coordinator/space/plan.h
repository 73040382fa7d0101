// A space's expressions, compiled: names are slots of an environment, every expression knows the level at which it can be
// computed. Made once by Space::build; immutable. Internal to coordinator/space: others use enumerate.h. model.h makes of it
// what the solver needs; point_check.h looks at one point at a time, level by level.
//
// Slots: the spec's parameters in its order, then the configuration's fields (kFieldCount), then recorded.* and device.*.
// Level 0 is before any parameter is bound; level n after the first n of `order` are.
#pragma once

#include "coordinator/space/domain.h"
#include "coordinator/space/enumerate.h"
#include "coordinator/space/expression.h"

namespace retune::coordinator {

struct SpacePlan {
  struct Axis {
    std::uint32_t parameter = 0;           // index in the spec, and slot
    Domain domain;
    std::optional<Expression> when;
    Value otherwise;
    std::string when_pointer;
  };
  struct ComputedField {
    Field field = Field::grid_x;
    Expression expression;
    std::string pointer;
  };
  struct Constraint {
    Expression expression;
    std::string pointer;
  };
  struct Level {
    std::vector<ComputedField> fields;     // those that others read first
    std::vector<Constraint> constraints;
  };

  Spec spec;
  std::vector<Value> environment;          // constants are bound, the rest is none
  ValueStorage storage;                    // of strings in the environment
  std::vector<std::string> slot_names;
  std::vector<Axis> order;                 // the parameters, in the order in which they are bound
  std::vector<Level> levels;               // order.size() + 1
  std::vector<Constraint> constraints;     // in the order of the file
  bool binds_fields = false;               // whether points are configurations: some field depends on the spec
  std::vector<std::string> warnings;
  std::string fingerprint, cartesian;

  [[nodiscard]] std::uint32_t field_slot(Field field) const noexcept {
    return static_cast<std::uint32_t>(spec.parameters.size() + static_cast<std::size_t>(field));
  }
};

// What is wrong with a value as a field, if anything: `never` tells a value of the wrong type from one out of range, which
// only makes the point no configuration.
struct FieldProblem {
  bool never = false;
  std::string expected;
};
[[nodiscard]] std::optional<FieldProblem> check_field(Field field, const Value& value);
// `value` has passed check_field.
void set_field(Configuration& configuration, Field field, const Value& value);
[[nodiscard]] Value get_field(const Configuration& configuration, Field field, ValueStorage& storage);

}  // namespace retune::coordinator
