// Looks at each constraint alone, under all values of the few parameters it reads: values that no assignment supports are
// dropped, constraints that hold whatever happens too. What is left decides which parameters belong together.
//
// Internal to coordinator/space.
#pragma once

#include "coordinator/space/model.h"

namespace retune::coordinator {

struct Narrowed {
  // By parameter: the digits left, ascending; not listed: all of the domain.
  struct Axis {
    bool listed = false;
    std::vector<std::uint32_t> digits;
    std::uint64_t size = 0;
  };
  std::vector<Axis> axes;
  std::vector<ModelVerdict> verdicts;        // that are still to be tested
  bool empty = false;                        // a verdict holds nowhere, or a parameter has no value left
};

[[nodiscard]] Narrowed narrow(SpaceModel& model);

// Whether the verdict holds under every assignment of the parameters it reads, looking at no more than `most` of them;
// nothing where there are more.
[[nodiscard]] std::optional<bool> always_holds(SpaceModel& model, NodeId verdict, std::uint64_t most);

}  // namespace retune::coordinator
