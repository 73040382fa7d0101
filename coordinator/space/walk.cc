#include "coordinator/space/walk.h"

#include <algorithm>

namespace retune::coordinator {
namespace {

constexpr std::uint64_t kBlock = 4096;

}  // namespace

std::uint64_t GroupWalk::digit_at(std::size_t k, std::uint64_t position) const {
  const auto& axis = solution_.narrowed.axes[group_.levels[k].parameter];
  return axis.listed ? axis.digits[position] : position;
}

void GroupWalk::enter(std::size_t k) {
  Level& level = levels_[k];
  std::vector<char> applies;
  expander_.applies(k, level.before, applies);
  level.applies = applies[0] != 0;
  level.next = 0;
  level.at = 0;
  level.rows.clear();
}

bool GroupWalk::test(std::size_t k, std::uint64_t from, std::uint64_t count) {
  Level& level = levels_[k];
  level.rows.clear();
  if (level.applies && from + count > solution_.narrowed.axes[group_.levels[k].parameter].size) return false;
  level.rows.states.assign(count, 0);
  for (std::uint64_t i = 0; i < count; ++i) level.rows.digits.push_back(level.applies ? digit_at(k, from + i) : kOtherwise);
  expander_.test(k, level.before, level.rows);
  level.at = 0;
  level.remembered.resize(group_.levels[k].state.size());
  if (level.rows.size() != 0)
    for (std::size_t i = 0; i < level.remembered.size(); ++i) level.remembered[i] = expander_.remembered(k, level.before, level.rows, i);
  return level.rows.size() != 0;
}

bool GroupWalk::fetch(std::size_t k) {
  Level& level = levels_[k];
  const std::uint64_t size = level.applies ? solution_.narrowed.axes[group_.levels[k].parameter].size : 1;
  while (level.next < size) {
    const std::uint64_t from = level.next, count = std::min(kBlock, size - from);
    level.next += count;
    tested_ += count;
    if (test(k, from, count)) return true;
  }
  return false;
}

void GroupWalk::hand_down(std::size_t k) {
  Level &level = levels_[k], &below = levels_[k + 1];
  below.before.count = 1;
  below.before.faulty.assign(1, level.rows.faulty[level.at]);
  below.before.columns.resize(level.remembered.size());
  for (std::size_t i = 0; i < level.remembered.size(); ++i) {
    below.before.columns[i].reset(level.remembered[i].type, 0);
    below.before.columns[i].append(level.remembered[i], level.at);
  }
}

Expected<bool> GroupWalk::arrive(std::vector<std::uint64_t>& digits) {
  for (std::size_t k = 0; k < levels_.size(); ++k) digits[group_.levels[k].parameter] = levels_[k].rows.digits[levels_[k].at];
  if (levels_.back().rows.faulty[levels_.back().at]) return fail(ErrorKind::failed, "a point cannot be evaluated");
  return true;
}

// Goes on from where level k stands.
Expected<bool> GroupWalk::search(std::size_t k, std::vector<std::uint64_t>& digits) {
  while (true) {
    Level& level = levels_[k];
    if (tested_ > most_tested_) return fail(ErrorKind::overloaded, "gave up after testing {} values", tested_);
    if (level.at >= level.rows.size() && !fetch(k)) {
      if (k == 0) return false;
      ++levels_[--k].at;
      continue;
    }
    if (k + 1 == levels_.size()) return arrive(digits);
    hand_down(k);
    enter(++k);
  }
}

Expected<bool> GroupWalk::first(std::vector<std::uint64_t>& digits) {
  levels_[0].before = States::root();
  enter(0);
  return search(0, digits);
}

Expected<Count> GroupWalk::count(std::uint64_t most, std::vector<std::uint64_t>& digits) {
  tested_ = 0;
  most_tested_ = most;
  Count points = 0;
  RETUNE_TRY(bool any, first(digits));
  while (any) {
    // A whole block of the last parameter's values at once.
    Level& last = levels_.back();
    for (std::size_t i = last.at; i < last.rows.size(); ++i)
      if (last.rows.faulty[i]) {
        last.at = i;
        RETUNE_CHECK(arrive(digits));
      }
    points += last.rows.size() - last.at;
    last.at = last.rows.size();
    RETUNE_TRY(any, search(levels_.size() - 1, digits));
  }
  most_tested_ = ~std::uint64_t{0};
  return points;
}

Expected<bool> GroupWalk::next(std::vector<std::uint64_t>& digits) {
  ++levels_.back().at;
  return search(levels_.size() - 1, digits);
}

Expected<bool> GroupWalk::go_to(const std::vector<std::uint64_t>& positions, std::vector<std::uint64_t>& digits) {
  levels_[0].before = States::root();
  for (std::size_t k = 0; k < levels_.size(); ++k) {
    enter(k);
    if (!levels_[k].applies && positions[k] != 0) return false;
    if (!test(k, positions[k], 1)) return false;
    levels_[k].next = positions[k] + 1;
    if (k + 1 < levels_.size()) hand_down(k);
  }
  return arrive(digits);
}

// Whole assignments, until one is a point. Where a parameter does not apply only its first value counts, so that every point
// is hit by exactly one assignment.
Expected<bool> GroupWalk::draw(SplitMix64& random, std::uint64_t tries, std::vector<std::uint64_t>& digits) {
  constexpr std::size_t kRows = 1024;
  const SpaceModel& model = *solution_.model;
  Columns columns(model.network, interner_);
  std::vector<std::vector<std::uint64_t>> drawn(levels_.size(), std::vector<std::uint64_t>(kRows));
  for (std::uint64_t done = 0; done < tries; done += kRows) {
    columns.begin(kRows);
    std::vector<char> good(kRows, 1), faulty(kRows, 0);
    for (std::size_t k = 0; k < levels_.size(); ++k) {
      const LevelPlan& level = group_.levels[k];
      const auto& axis = solution_.narrowed.axes[level.parameter];
      const Column* condition = level.when == kNoNode ? nullptr : &columns.get(level.when);
      for (std::size_t i = 0; i < kRows; ++i) {
        const std::uint64_t position = axis.size == 0 ? 0 : random.below(axis.size);
        const bool fault = condition != nullptr && condition->fault(i) != Fault::none;
        if (fault) faulty[i] = 1;
        const bool applies = condition == nullptr || (!fault && truth(condition->at(i)));
        if (applies ? axis.size == 0 : position != 0) good[i] = 0;
        drawn[k][i] = applies && axis.size != 0 ? digit_at(k, position) : kOtherwise;
      }
      model.fill(level.parameter, drawn[k], interner_, columns.define(model.axes[level.parameter].node));
    }
    for (const LevelPlan& level : group_.levels)
      for (const NodeId node : level.verdicts) {
        const Column& verdict = columns.get(node);
        for (std::size_t i = 0; i < kRows; ++i) {
          if (verdict.fault(i) != Fault::none) faulty[i] = 1;
          else if (!truth(verdict.at(i))) good[i] = 0;
        }
      }
    const auto found = std::find(good.begin(), good.end(), 1);
    if (found == good.end()) continue;
    const auto row = static_cast<std::size_t>(found - good.begin());
    for (std::size_t k = 0; k < levels_.size(); ++k) digits[group_.levels[k].parameter] = drawn[k][row];
    if (faulty[row]) return fail(ErrorKind::failed, "a point cannot be evaluated");
    return true;
  }
  return false;
}

}  // namespace retune::coordinator
