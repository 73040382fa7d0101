// Samples of a kernel's duration and what they say. Pure statistics.
#pragma once

#include <cstdint>
#include <vector>

#include "shared/base/json.h"

namespace retune {

// Durations of single runs in nanoseconds, in the order in which they were taken. Warm-up runs are not among them.
using Samples = std::vector<double>;

// Order statistics interpolate linearly (R type 7). All zero for no samples.
struct Summary {
  std::uint64_t count = 0;
  double median_ns = 0;
  double minimum_ns = 0;
  double maximum_ns = 0;
  double mean_ns = 0;
  double iqr_ns = 0;            // interquartile range
  double relative_spread = 0;   // iqr / median
};

[[nodiscard]] Summary summarize(const Samples& samples);
[[nodiscard]] Json to_json(const Summary& summary);

}  // namespace retune
