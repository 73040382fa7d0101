// Walks an open group depth first: for one assignment of the parameters bound so far, all values of the next are tested at
// once. Memory: what one assignment remembers, and a block of values, per level. For cursor.cc.
#pragma once

#include "coordinator/space/cursor.h"

namespace retune::coordinator {

class GroupWalk {
 public:
  GroupWalk(const Solution& solution, const Group& group, Interner& interner)
      : solution_(solution), group_(group), interner_(interner), expander_(*solution.model, interner, group.levels), levels_(group.levels.size()) {}

  [[nodiscard]] Expected<bool> first(std::vector<std::uint64_t>& digits);
  [[nodiscard]] Expected<bool> next(std::vector<std::uint64_t>& digits);
  // All points. Error: overloaded after testing `most` values; failed at a point that cannot be evaluated, `digits` then
  // being its.
  [[nodiscard]] Expected<Count> count(std::uint64_t most, std::vector<std::uint64_t>& digits);
  // `positions`: by level, in the parameter's list of values left.
  [[nodiscard]] Expected<bool> go_to(const std::vector<std::uint64_t>& positions, std::vector<std::uint64_t>& digits);
  [[nodiscard]] Expected<bool> draw(SplitMix64& random, std::uint64_t tries, std::vector<std::uint64_t>& digits);

 private:
  struct Level {
    States before;                    // one state
    bool applies = true;
    std::uint64_t next = 0;           // position of the first value not tested yet
    Rows rows;                        // values that passed, of the block tested last
    std::vector<Column> remembered;   // of these
    std::size_t at = 0;
  };
  void enter(std::size_t k);
  // Tests the next block of values; false at the end of the list.
  bool fetch(std::size_t k);
  bool test(std::size_t k, std::uint64_t from, std::uint64_t count);
  // Level k + 1's state from the value that level k stands at.
  void hand_down(std::size_t k);
  [[nodiscard]] Expected<bool> search(std::size_t k, std::vector<std::uint64_t>& digits);
  [[nodiscard]] Expected<bool> arrive(std::vector<std::uint64_t>& digits);
  [[nodiscard]] std::uint64_t digit_at(std::size_t k, std::uint64_t position) const;

  const Solution& solution_;
  const Group& group_;
  Interner& interner_;
  Expander expander_;
  std::vector<Level> levels_;
  std::uint64_t tested_ = 0, most_tested_ = ~std::uint64_t{0};
};

}  // namespace retune::coordinator
