#include "coordinator/space/cursor.h"

#include <algorithm>
#include <bit>

#include "coordinator/space/walk.h"

namespace retune::coordinator {

GroupCursor::GroupCursor(const Solution& solution, const Group& group, Interner& interner, std::vector<std::uint64_t>& digits)
    : solution_(solution), group_(group), digits_(digits) {
  if (group.kind == Group::Kind::diagram) {
    states_.resize(group.levels.size());
    edges_.resize(group.levels.size());
  }
  if (group.kind == Group::Kind::open) walk_ = std::make_unique<GroupWalk>(solution, group, interner);
}
GroupCursor::~GroupCursor() = default;
GroupCursor::GroupCursor(GroupCursor&&) noexcept = default;

std::uint64_t GroupCursor::value_at(std::uint32_t parameter, std::uint64_t position) const {
  const auto& axis = solution_.narrowed.axes[parameter];
  return axis.listed ? axis.digits[position] : position;
}

std::optional<std::uint64_t> GroupCursor::position_of(std::uint32_t parameter, std::uint64_t digit) const {
  const auto& axis = solution_.narrowed.axes[parameter];
  if (!axis.listed) return digit < axis.size ? std::optional(digit) : std::nullopt;
  const auto at = std::lower_bound(axis.digits.begin(), axis.digits.end(), digit);
  if (at == axis.digits.end() || *at != digit) return std::nullopt;
  return static_cast<std::uint64_t>(at - axis.digits.begin());
}

void GroupCursor::write_edge(std::size_t layer) {
  const std::uint32_t digit = group_.diagram->layers()[layer].digits[edges_[layer]];
  digits_[group_.levels[layer].parameter] = digit == Diagram::kOtherwiseEdge ? kOtherwise : digit;
}

// The first edges below the one that `layer` stands on.
void GroupCursor::descend(std::size_t layer) {
  const auto& layers = group_.diagram->layers();
  for (std::size_t k = layer; k + 1 < layers.size(); ++k) {
    states_[k + 1] = layers[k].targets[edges_[k]];
    edges_[k + 1] = layers[k + 1].first[states_[k + 1]];
    write_edge(k + 1);
  }
}

bool GroupCursor::is_kept() const {
  if (group_.kept.empty()) return true;
  const auto at = static_cast<std::uint64_t>(index_);
  return (group_.kept[at / 64] >> (at % 64) & 1) != 0;
}

bool GroupCursor::step() {
  const auto& layers = group_.diagram->layers();
  for (std::size_t k = layers.size(); k-- > 0;) {
    if (++edges_[k] == layers[k].first[states_[k] + 1]) continue;
    write_edge(k);
    descend(k);
    ++index_;
    return true;
  }
  return false;
}

Expected<bool> GroupCursor::first() {
  if (walk_) return walk_->first(digits_);
  if (*group_.size == 0) return false;
  go(0);
  return true;
}

Expected<bool> GroupCursor::next() {
  switch (group_.kind) {
    case Group::Kind::open: return walk_->next(digits_);
    case Group::Kind::free:
      if (++position_ >= static_cast<std::uint64_t>(*group_.size)) return false;
      digits_[group_.parameters[0]] = value_at(group_.parameters[0], position_);
      return true;
    case Group::Kind::diagram: break;
  }
  while (step())
    if (is_kept()) return true;
  return false;
}

void GroupCursor::go(Count index) {
  if (group_.kind == Group::Kind::free) {
    position_ = static_cast<std::uint64_t>(index);
    digits_[group_.parameters[0]] = value_at(group_.parameters[0], position_);
    return;
  }
  if (!group_.kept.empty()) {
    // The word in which the index-th bit lies, and the bit in it.
    const auto wanted = static_cast<std::uint64_t>(index);
    const auto word = static_cast<std::size_t>(std::upper_bound(group_.kept_before.begin(), group_.kept_before.end(), wanted) - group_.kept_before.begin()) - 1;
    std::uint64_t bits = group_.kept[word];
    for (std::uint64_t skip = wanted - group_.kept_before[word]; skip > 0; --skip) bits &= bits - 1;
    index = static_cast<Count>(word) * 64 + static_cast<unsigned>(std::countr_zero(bits));
  }
  index_ = index;
  const auto& layers = group_.diagram->layers();
  std::uint32_t state = 0;
  for (std::size_t k = 0; k < layers.size(); ++k) {
    states_[k] = state;
    std::uint32_t edge = layers[k].first[state];
    if (k + 1 == layers.size()) {
      edge += static_cast<std::uint32_t>(index);
    } else {
      for (; index >= layers[k + 1].counts[layers[k].targets[edge]]; ++edge) index -= layers[k + 1].counts[layers[k].targets[edge]];
    }
    edges_[k] = edge;
    state = layers[k].targets[edge];
    write_edge(k);
  }
}

Expected<bool> GroupCursor::locate(const std::vector<std::uint64_t>& point) {
  if (group_.kind == Group::Kind::free) {
    const auto position = position_of(group_.parameters[0], point[group_.parameters[0]]);
    if (!position || *position >= *group_.size) return false;
    go(*position);
    return true;
  }
  if (walk_) {
    // A parameter that does not apply has the digit 0, which need not be in the list.
    std::vector<std::uint64_t> positions;
    for (const LevelPlan& level : group_.levels) {
      const std::uint64_t digit = point[level.parameter];
      const auto position = position_of(level.parameter, digit);
      if (!position && (digit != 0 || level.when == kNoNode)) return false;
      positions.push_back(position.value_or(0));
    }
    RETUNE_TRY(const bool there, walk_->go_to(positions, digits_));
    if (!there) return false;
    for (const LevelPlan& level : group_.levels)
      if (digits_[level.parameter] != kOtherwise && digits_[level.parameter] != point[level.parameter]) return false;
    return true;
  }
  if (*group_.size == 0) return false;
  const auto& layers = group_.diagram->layers();
  std::uint32_t state = 0;
  index_ = 0;
  for (std::size_t k = 0; k < layers.size(); ++k) {
    const auto& layer = layers[k];
    const std::uint64_t digit = point[group_.levels[k].parameter];
    states_[k] = state;
    std::uint32_t edge = layer.first[state];
    for (; edge < layer.first[state + 1]; ++edge) {
      if (layer.digits[edge] == Diagram::kOtherwiseEdge ? digit == 0 : layer.digits[edge] == digit) break;
      index_ += k + 1 == layers.size() ? 1 : layers[k + 1].counts[layer.targets[edge]];
    }
    if (edge == layer.first[state + 1]) return false;
    edges_[k] = edge;
    state = layer.targets[edge];
    write_edge(k);
  }
  return is_kept();
}

Expected<bool> GroupCursor::draw(SplitMix64& random, std::uint64_t tries) { return walk_->draw(random, tries, digits_); }

}  // namespace retune::coordinator
