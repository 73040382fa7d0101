// Strategy: which points of a space are evaluated, and in which order. Pure and deterministic from the spec's seed; what it
// has proposed is told by its cursor, so that it goes on after a restart as if nothing had happened.
#pragma once

#include <memory>
#include <string>

#include "coordinator/space/enumerate.h"

namespace retune::coordinator {

// Belongs to one thread.
class Strategy {
 public:
  virtual ~Strategy() = default;
  // The next points, at most `max`, none twice, and the position behind them; fewer only with `exhausted`.
  // limits.max_evaluations is the feeder's to keep: only it knows which points became evaluations. Error: that of the space
  // (an expression that cannot be evaluated), or failed where valid points are too rare to be drawn.
  [[nodiscard]] virtual Expected<Batch> propose(std::size_t max) = 0;
};

// The strategy that the space's spec names, at `cursor` ("": the beginning). Error: invalid_input for a cursor of another
// space or strategy.
[[nodiscard]] Expected<std::unique_ptr<Strategy>> open_strategy(const Space& space, const std::string& cursor);

// How many points the strategy will propose in all, where that is found by looking at most at `most` assignments beyond
// what solving the space takes. Error: as propose; invalid_input for a space without any point.
[[nodiscard]] Expected<std::optional<std::uint64_t>> planned(const Space& space, std::uint64_t most = 4000000);

// Draws points uniformly, without repetition, in an order that the seed decides. A space whose size is known is drawn by
// index, under a permutation of the indices that takes no memory, so that any place in the sequence is found at once. In a
// larger one points are drawn group by group, and those that were drawn before are remembered.
class UniformSampler {
 public:
  [[nodiscard]] static Expected<UniformSampler> open(const Space& space, std::uint64_t seed);
  ~UniformSampler();
  UniformSampler(UniformSampler&&) noexcept;
  UniformSampler& operator=(UniformSampler&&) noexcept;
  // Goes to the next point of the sequence; false: every point has been drawn. Error: failed where points are too rare to be
  // drawn.
  [[nodiscard]] Expected<bool> draw();
  // Goes on as if `count` points had been drawn.
  [[nodiscard]] Expected<> skip_to(std::uint64_t count);
  // Stands on the point drawn last.
  [[nodiscard]] Enumerator& enumerator() noexcept;
  [[nodiscard]] std::uint64_t drawn() const noexcept;

 private:
  struct State;
  explicit UniformSampler(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace retune::coordinator
