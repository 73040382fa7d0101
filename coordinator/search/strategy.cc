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

Expected<std::optional<std::uint64_t>> planned(const Space& space, std::uint64_t most) {
  const Spec& spec = space.spec();
  std::optional<std::uint64_t> planned = spec.limits.max_evaluations;
  if (spec.strategy.name == StrategyName::random && spec.strategy.samples)
    planned = std::min(planned.value_or(*spec.strategy.samples), *spec.strategy.samples);
  if (spec.strategy.name == StrategyName::random && space.has_reals()) {
    RETUNE_CHECK(space.solution());
    return planned;
  }
  const auto size = space.size(most);
  if (!size) {
    if (size.error().kind() == ErrorKind::overloaded) return planned;
    return fail(size.error());
  }
  if (size->text == "0") return fail(space.empty_error());
  return std::optional(std::min(planned.value_or(size->clamped()), size->clamped()));
}

}  // namespace retune::coordinator
