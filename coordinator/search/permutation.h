// A permutation of 0 … size - 1 that a seed decides, without a table: a Feistel network over the next even number of bits,
// applied again where its result is out of range ("cycle walking"; Black and Rogaway, "Ciphers with Arbitrary Finite Domains",
// 2002). Small ranges are shuffled outright, because there a network of few bits would not be as good as random.
//
// Immutable.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace retune::coordinator {

class Permutation {
 public:
  using Index = unsigned __int128;
  // size: 1 … 2^127.
  Permutation(Index size, std::uint64_t seed);
  // i < size.
  [[nodiscard]] Index operator()(Index i) const;

 private:
  static constexpr std::size_t kRounds = 8;
  [[nodiscard]] Index mix(Index i) const;
  Index size_;
  unsigned half_ = 0;                         // bits of each half
  std::array<std::uint64_t, kRounds> keys_{};
  std::vector<std::uint32_t> table_;          // of small ranges
};

}  // namespace retune::coordinator
