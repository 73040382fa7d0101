// A space solved: its parameters in groups that have nothing to do with each other, each group counted and indexed where that
// takes little. A point of the space is a point of every group; the first group changes slowest.
//
// Internal to coordinator/space. Immutable; may be shared by threads.
#pragma once

#include "coordinator/space/diagram.h"

namespace retune::coordinator {

struct Group {
  enum class Kind {
    free,      // one parameter, of which every value left is good
    diagram,   // all points are known
    open,      // too large for that: its points are found by walking
  };
  Kind kind = Kind::free;
  std::vector<std::uint32_t> parameters;   // in the order in which they are bound
  std::vector<LevelPlan> levels;           // but for free ones
  std::optional<Diagram> diagram;
  std::optional<Count> size;               // points that are enumerated; not known of open groups
  // Grounded duplicates: a bit for each of the diagram's points, whether it is the first of its configuration; empty: all are.
  std::vector<std::uint64_t> kept;
  std::vector<std::uint64_t> kept_before;  // by word of `kept`
  bool may_repeat = false;                 // duplicates were not looked for, as there are too many points
};

struct Solution {
  std::unique_ptr<SpaceModel> model;
  Narrowed narrowed;
  std::vector<Group> groups;       // by their first parameter
  bool empty = false;              // no point at all
  std::optional<Count> size;       // the product, where it is known and below 2^127
  std::string size_text;           // decimal, also beyond; "" where it is not known
  std::vector<std::uint32_t> collapsed;   // parameters that nothing reads, of which only the first value is taken
  bool has_reals = false;          // can be sampled, not listed
  // A point at which something cannot be evaluated, so that the space is in error.
  std::optional<Point> faulty_point;

  [[nodiscard]] const SpacePlan& plan() const noexcept { return *model->plan; }
};

// `without`: sources of the model (constraints and rules) that are left out, by index.
[[nodiscard]] std::shared_ptr<const Solution> solve(const std::shared_ptr<const SpacePlan>& plan,
                                                    const std::vector<char>& without = {});

// Which parameters a configuration tells the value of, directly or once others are known. `grounded` fields that are no part
// of that are listed with the parameters they read: two points may agree in them.
struct Recovery {
  ParameterSet told;
  std::vector<NodeId> fields;      // that read a parameter which is not told
};
[[nodiscard]] Recovery recover(SpaceModel& model, const Narrowed& narrowed);

// Fills Group::kept of a group with a diagram, from what tells its points' configurations apart.
void drop_duplicates(const Solution& solution, const Recovery& recovery, Group& group);

}  // namespace retune::coordinator
