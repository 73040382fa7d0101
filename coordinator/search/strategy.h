// Strategies: which points of a space to try, and in which order. Ask and tell; pure: no clock, no I/O.
//
//   exhaustive  every point, in the enumerator's order
//   random      distinct points, drawn uniformly by a seed, until `samples` (or all) have been drawn
//
// A strategy's position is a cursor (JSON text), stored with each batch; opened at it, a strategy goes on exactly behind
// the batch. The recorded configuration, which a campaign measures first, is not the strategy's business.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "coordinator/space/enumerate.h"

namespace retune::coordinator {

using Proposal = Batch;

// Belongs to one thread. Keeps what it needs of the space.
class Strategy {
 public:
  virtual ~Strategy() = default;
  // At most `max` (at least 1) candidates, none twice over a strategy's whole life. Fewer, even none, only with `exhausted`.
  // limits.max_evaluations is the feeder's to keep, which alone knows how many candidates became evaluations. Error:
  // invalid_input for an expression of the spec that cannot be evaluated at some point; overloaded where valid points are
  // so rare that a random one is not found.
  [[nodiscard]] virtual Expected<Proposal> propose(std::size_t max) = 0;
};

// The strategy of the space's spec. `cursor`: "" for the beginning, or what a Proposal for an equal space gave. May take a
// fraction of a second (random counts the space). Error: invalid_input for a cursor that is malformed or of another space or
// strategy; those of propose().
[[nodiscard]] Expected<std::unique_ptr<Strategy>> open_strategy(const Space& space, const std::string& cursor = "");

// How many evaluations to expect, besides the recorded configuration: the number of points, or what samples and
// max_evaluations leave of it. An upper bound: points that ground to one configuration are one evaluation. Nothing where
// counting is not cheap and nothing else bounds it. Error: of an expression that cannot be evaluated.
[[nodiscard]] Expected<std::optional<std::uint64_t>> planned(const Space& space);

}  // namespace retune::coordinator
