// A group of parameters that belong together, bound one after the other. What has been bound is remembered only by the values
// that what is still to come can see: assignments that agree in them have the same future, and are one *state*.
//
// Internal to coordinator/space.
#pragma once

#include "coordinator/space/propagate.h"

namespace retune::coordinator {

struct LevelPlan {
  std::uint32_t parameter = 0;
  NodeId when = kNoNode;
  std::vector<NodeId> verdicts;         // that can be decided once the parameter is bound
  std::vector<NodeId> state;            // what is remembered behind it
  // What of the state before is needed for each verdict, and for the state behind, by index.
  std::vector<std::vector<std::uint32_t>> verdict_inputs;
  std::vector<std::uint32_t> when_inputs;
};

// The order in which a group's parameters are bound: that of the file where the group is small or nothing much better is
// found, else one that keeps the estimated number of states small. Equal on every machine.
[[nodiscard]] std::vector<std::uint32_t> choose_order(SpaceModel& model, const Narrowed& narrowed,
                                                      const std::vector<std::uint32_t>& parameters,
                                                      const std::vector<NodeId>& verdicts);

[[nodiscard]] std::vector<LevelPlan> plan_levels(const SpaceModel& model, const std::vector<std::uint32_t>& order,
                                                 const std::vector<NodeId>& verdicts);

// States of one level; columns as in LevelPlan::state.
struct States {
  std::size_t count = 0;
  std::vector<Column> columns;
  std::vector<char> faulty;      // by state: something could not be evaluated on the way, so that a point here is an error

  [[nodiscard]] static States root();   // one state that remembers nothing
};

// States extended by one digit.
struct Rows {
  std::vector<std::uint32_t> states;
  std::vector<std::uint64_t> digits;
  std::vector<char> faulty;
  void clear() {
    states.clear();
    digits.clear();
    faulty.clear();
  }
  [[nodiscard]] std::size_t size() const noexcept { return states.size(); }
};

// Tests rows. Belongs to one thread.
class Expander {
 public:
  // `levels` must outlive it.
  Expander(const SpaceModel& model, Interner& interner, const std::vector<LevelPlan>& levels)
      : model_(model), interner_(interner), levels_(levels), columns_(model.network, interner) {}

  // Of each state before the level whether the parameter applies; states whose condition cannot be evaluated become faulty.
  void applies(std::size_t level, States& before, std::vector<char>& applies);
  // Removes the rows that a verdict of the level rejects; those that one cannot judge stay, and are faulty. At most a few
  // thousand rows at a time.
  void test(std::size_t level, const States& before, Rows& rows);
  // Value of the i-th of LevelPlan::state for the rows left by test().
  const Column& remembered(std::size_t level, const States& before, const Rows& rows, std::size_t i);

 private:
  void bring(std::size_t level, const States& before, const std::vector<std::uint32_t>& states,
             const std::vector<std::uint32_t>& inputs);
  const std::vector<NodeId>& state_before(std::size_t level) const;

  const SpaceModel& model_;
  Interner& interner_;
  const std::vector<LevelPlan>& levels_;
  Columns columns_;
  std::vector<std::uint32_t> kept_;
};

}  // namespace retune::coordinator
