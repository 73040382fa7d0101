// A position among the points of one group. Internal to coordinator/space; belongs to one thread.
#pragma once

#include "coordinator/space/solution.h"
#include "shared/base/split_mix.h"

namespace retune::coordinator {

class GroupWalk;

class GroupCursor {
 public:
  // `digits` has a place for every parameter of the space; the cursor writes those of its group (kOtherwise where a
  // parameter does not apply). Both must outlive it.
  GroupCursor(const Solution& solution, const Group& group, Interner& interner, std::vector<std::uint64_t>& digits);
  ~GroupCursor();
  GroupCursor(GroupCursor&&) noexcept;

  // False: there is none. Error `failed`, only in open groups: a point at which something cannot be evaluated; the digits
  // are those of the point.
  [[nodiscard]] Expected<bool> first();
  [[nodiscard]] Expected<bool> next();
  // The index-th point, from 0, of a group whose size is known.
  void go(Count index);
  // The point that has the digits given (0 where a parameter does not apply); false where that is no point.
  [[nodiscard]] Expected<bool> locate(const std::vector<std::uint64_t>& point);
  // A point of an open group at random, uniformly; false after `tries` assignments without one.
  [[nodiscard]] Expected<bool> draw(SplitMix64& random, std::uint64_t tries);

 private:
  void write_edge(std::size_t layer);
  void descend(std::size_t layer);
  bool step();
  [[nodiscard]] bool is_kept() const;
  [[nodiscard]] std::uint64_t value_at(std::uint32_t parameter, std::uint64_t position) const;
  [[nodiscard]] std::optional<std::uint64_t> position_of(std::uint32_t parameter, std::uint64_t digit) const;

  const Solution& solution_;
  const Group& group_;
  std::vector<std::uint64_t>& digits_;
  std::uint64_t position_ = 0;                 // free: in the list of values left
  std::vector<std::uint32_t> states_, edges_;  // diagram: by layer
  Count index_ = 0;                            // diagram: of the point
  std::unique_ptr<GroupWalk> walk_;                 // open
};

}  // namespace retune::coordinator
