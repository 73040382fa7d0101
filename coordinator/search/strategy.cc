#include "coordinator/search/strategy.h"

#include <algorithm>

#include "coordinator/search/strategies.h"

namespace retune::coordinator {

Expected<std::unique_ptr<Strategy>> open_strategy(const Space& space, const std::string& cursor) {
  switch (space.spec().strategy.name) {
    case StrategyName::exhaustive: return open_exhaustive(space, cursor);
    case StrategyName::random: return open_random(space, cursor);
  }
  return fail(ErrorKind::unsupported, "this strategy is not supported");
}

Expected<std::optional<std::uint64_t>> planned(const Space& space, std::uint64_t most_nodes) {
  const Spec& spec = space.spec();
  std::optional<std::uint64_t> most = spec.limits.max_evaluations;
  if (spec.strategy.name == StrategyName::random && spec.strategy.samples)
    most = std::min(most.value_or(*spec.strategy.samples), *spec.strategy.samples);
  auto index = SpaceIndex::build(space, most_nodes);
  if (!index) {
    if (index.error().kind() == ErrorKind::overloaded) return most;
    return fail(index.error());
  }
  if (index->size() == 0)
    return invalid_input("the space holds no point: of {} combinations none satisfies the constraints and the rules of "
                         "configurations", space.cartesian());
  return std::optional(std::min(most.value_or(index->size()), index->size()));
}

}  // namespace retune::coordinator
