// All points of a group of parameters as a layered graph: a layer for each parameter, a node for each state, an edge for each
// digit that leads on to some point. Counting, finding the i-th point and stepping need nothing else, and no constraint is
// looked at again.
//
// Internal to coordinator/space. Immutable once built; may be shared by threads.
#pragma once

#include "coordinator/space/big_count.h"
#include "coordinator/space/levels.h"

namespace retune::coordinator {

class Diagram {
 public:
  struct Limits {
    std::uint64_t rows = std::uint64_t{1} << 26;     // assignments tested
    std::uint64_t states = std::uint64_t{1} << 21;   // of one layer
    std::uint64_t edges = std::uint64_t{12} << 20;   // in all
  };
  struct Layer {
    std::vector<std::uint32_t> first;      // by state, and one more: where its edges begin
    std::vector<std::uint32_t> digits;     // by edge, ascending within a state; kOtherwiseEdge: the parameter does not apply
    std::vector<std::uint32_t> targets;    // by edge: state of the next layer; in the last layer 1 for a faulty end, else 0
    std::vector<Count> counts;             // by state: points below it
  };
  static constexpr std::uint32_t kOtherwiseEdge = ~std::uint32_t{0};

  // Nothing where it would be larger than the limits, or has 2^127 points or more.
  [[nodiscard]] static std::optional<Diagram> build(const SpaceModel& model, Interner& interner, const Narrowed& narrowed,
                                                    const std::vector<LevelPlan>& levels, const Limits& limits);

  [[nodiscard]] Count size() const noexcept { return layers_.front().counts.front(); }
  [[nodiscard]] const std::vector<Layer>& layers() const noexcept { return layers_; }
  // The edges that lead to the first point at which something could not be evaluated, if there is one.
  [[nodiscard]] const std::optional<std::vector<std::uint32_t>>& faulty() const noexcept { return faulty_; }

 private:
  bool count();
  void drop_dead_ends();
  void find_faulty();
  std::vector<Layer> layers_;
  std::optional<std::vector<std::uint32_t>> faulty_;
};

}  // namespace retune::coordinator
