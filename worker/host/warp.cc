#include "worker/host/warp.h"

#include <algorithm>
#include <bit>

namespace retune::worker {
namespace {

using Operands = std::array<WarpOperands, kWarpSize>;

template <class F>
void for_each_lane(std::uint32_t lanes, F f) {
  for (; lanes != 0; lanes &= lanes - 1) f(static_cast<unsigned>(std::countr_zero(lanes)));
}

// PTX's shfl: which lane to read from, and whether it is in range.
std::uint64_t shuffle(const Operands& operands, std::uint32_t together, unsigned lane) {
  const WarpOperands& own = operands[lane];
  const std::uint32_t b = own.b & 31;
  const std::uint32_t segment = (own.c >> 8) & 31;
  const std::uint32_t first = lane & segment;
  const std::uint32_t last = first | (own.c & 31 & ~segment);
  std::int64_t from = lane;
  bool in_range = false;
  switch (static_cast<Shuffle>(own.kind)) {
    case Shuffle::up:
      from = static_cast<std::int64_t>(lane) - b;
      in_range = from >= static_cast<std::int64_t>(last);
      break;
    case Shuffle::down:
      from = static_cast<std::int64_t>(lane) + b;
      in_range = from <= static_cast<std::int64_t>(last);
      break;
    case Shuffle::bfly:
      from = static_cast<std::int64_t>(lane ^ b);
      in_range = from <= static_cast<std::int64_t>(last);
      break;
    case Shuffle::idx:
      from = static_cast<std::int64_t>(first | (b & ~segment));
      in_range = from <= static_cast<std::int64_t>(last);
      break;
  }
  // A lane that does not take part has nothing to give (undefined on a GPU); its own value stands in.
  if (!in_range || from < 0 || from >= kWarpSize || ((together >> from) & 1) == 0) from = lane;
  return (operands[static_cast<std::size_t>(from)].value & 0xffffffffu) | (std::uint64_t{in_range} << 32);
}

std::uint32_t vote(const Operands& operands, std::uint32_t together, Vote kind) {
  std::uint32_t ballot = 0;
  for_each_lane(together, [&](unsigned lane) { ballot |= static_cast<std::uint32_t>(operands[lane].value != 0) << lane; });
  switch (kind) {
    case Vote::all: return ballot == together;
    case Vote::any: return ballot != 0;
    case Vote::uni: return ballot == together || ballot == 0;
    case Vote::ballot: return ballot;
  }
  return 0;
}

std::uint32_t reduce(const Operands& operands, std::uint32_t together, Reduce kind) {
  bool first = true;
  std::uint32_t sum = 0;
  for_each_lane(together, [&](unsigned lane) {
    auto v = static_cast<std::uint32_t>(operands[lane].value);
    if (first) {
      sum = v;
      first = false;
      return;
    }
    auto as_signed = [](std::uint32_t x) { return static_cast<std::int32_t>(x); };
    switch (kind) {
      case Reduce::add: sum += v; break;
      case Reduce::min: sum = as_signed(v) < as_signed(sum) ? v : sum; break;
      case Reduce::max: sum = as_signed(v) > as_signed(sum) ? v : sum; break;
      case Reduce::umin: sum = std::min(sum, v); break;
      case Reduce::umax: sum = std::max(sum, v); break;
      case Reduce::bit_and: sum &= v; break;
      case Reduce::bit_or: sum |= v; break;
      case Reduce::bit_xor: sum ^= v; break;
    }
  });
  return sum;
}

}  // namespace

void compute_warp_operation(const Operands& operands, std::uint32_t together,
                            std::array<std::uint64_t, kWarpSize>& results) {
  if (together == 0) return;
  const WarpOperands& any = operands[static_cast<std::size_t>(std::countr_zero(together))];
  switch (any.operation) {
    case WarpOperation::sync: for_each_lane(together, [&](unsigned lane) { results[lane] = 0; }); return;
    case WarpOperation::activemask: for_each_lane(together, [&](unsigned lane) { results[lane] = together; }); return;
    case WarpOperation::shuffle:
      for_each_lane(together, [&](unsigned lane) { results[lane] = shuffle(operands, together, lane); });
      return;
    case WarpOperation::vote: {
      std::uint32_t result = vote(operands, together, static_cast<Vote>(any.kind));
      for_each_lane(together, [&](unsigned lane) { results[lane] = result; });
      return;
    }
    case WarpOperation::reduce: {
      std::uint32_t result = reduce(operands, together, static_cast<Reduce>(any.kind));
      for_each_lane(together, [&](unsigned lane) { results[lane] = result; });
      return;
    }
    case WarpOperation::match:
      for_each_lane(together, [&](unsigned lane) {
        std::uint32_t same = 0;
        for_each_lane(together, [&](unsigned other) {
          same |= static_cast<std::uint32_t>(operands[other].value == operands[lane].value) << other;
        });
        if (static_cast<Match>(any.kind) == Match::any)
          results[lane] = same;
        else
          results[lane] = same == together ? together | (std::uint64_t{1} << 32) : 0;
      });
      return;
  }
}

}  // namespace retune::worker
