// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014): the same numbers on every machine,
// which the standard library's distributions do not promise.
#pragma once

#include <cstdint>

namespace retune {

class SplitMix64 {
 public:
  explicit SplitMix64(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }
  // Uniform in [0, 1), of 53 bits.
  double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }
  // Uniform in [0, bound), bound > 0; numbers that would favour some are drawn again.
  std::uint64_t below(std::uint64_t bound) {
    const std::uint64_t rest = (~std::uint64_t{0} % bound + 1) % bound;
    std::uint64_t drawn = next();
    while (drawn > ~std::uint64_t{0} - rest) drawn = next();
    return drawn % bound;
  }

 private:
  std::uint64_t state_;
};

}  // namespace retune
