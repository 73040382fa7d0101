#include "coordinator/search/permutation.h"

#include <numeric>
#include <utility>

#include "shared/base/split_mix.h"

namespace retune::coordinator {
namespace {

constexpr std::uint64_t kShuffled = 65536;

}  // namespace

Permutation::Permutation(Index size, std::uint64_t seed) : size_(size) {
  SplitMix64 random(seed);
  if (size <= kShuffled) {
    table_.resize(static_cast<std::size_t>(size));
    std::iota(table_.begin(), table_.end(), 0u);
    for (std::size_t i = table_.size(); i > 1; --i) std::swap(table_[i - 1], table_[random.below(i)]);
    return;
  }
  unsigned bits = 0;
  while (bits < 127 && (size - 1) >> bits != 0) ++bits;
  half_ = (bits + 1) / 2;
  for (std::uint64_t& key : keys_) key = random.next();
}

Permutation::Index Permutation::mix(Index i) const {
  const std::uint64_t mask = half_ == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << half_) - 1;
  auto left = static_cast<std::uint64_t>(i >> half_) & mask;
  auto right = static_cast<std::uint64_t>(i) & mask;
  for (const std::uint64_t key : keys_) {
    const std::uint64_t next = left ^ (SplitMix64(right ^ key).next() & mask);
    left = right;
    right = next;
  }
  return static_cast<Index>(left) << half_ | right;
}

// At most four times as many values as the range has: a few steps.
Permutation::Index Permutation::operator()(Index i) const {
  if (!table_.empty()) return table_[static_cast<std::size_t>(i)];
  do i = mix(i);
  while (i >= size_);
  return i;
}

}  // namespace retune::coordinator
