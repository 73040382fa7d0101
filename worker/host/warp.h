// What the lanes of a warp compute together. Pure: operands in, results out.
//
// The numbers of the kinds are known to worker/llvm/device_prelude.cc.
#pragma once

#include <array>
#include <cstdint>

namespace retune::worker {

inline constexpr unsigned kWarpSize = 32;

enum class WarpOperation : std::uint8_t { sync, shuffle, vote, match, reduce, activemask };
enum class Shuffle : std::uint32_t { up, down, bfly, idx };
enum class Vote : std::uint32_t { all, any, uni, ballot };
enum class Match : std::uint32_t { any, all };
enum class Reduce : std::uint32_t { add, min, max, umin, umax, bit_and, bit_or, bit_xor };

struct WarpOperands {
  WarpOperation operation = WarpOperation::sync;
  std::uint32_t kind = 0;   // Shuffle, Vote, Match or Reduce; for activemask the place in the code
  std::uint32_t mask = 0;   // lanes named by the program; of no meaning for activemask
  std::uint64_t value = 0;
  std::uint32_t b = 0;      // shuffle: lane, distance or mask
  std::uint32_t c = 0;      // shuffle: clamp and segment mask, as PTX packs them
};

// One result per lane of `together` (others are left alone): a value in the low 32 bits, a predicate in bit 32. All lanes
// of `together` have the same operation, kind and mask.
void compute_warp_operation(const std::array<WarpOperands, kWarpSize>& operands, std::uint32_t together,
                            std::array<std::uint64_t, kWarpSize>& results);

}  // namespace retune::worker
