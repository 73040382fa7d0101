// When enough samples have been taken. Pure: samples in, decision out.
#pragma once

#include "shared/base/json.h"
#include "shared/sampling/samples.h"

namespace retune {

// What a spec's `measure` says; docs/spec.md gives the defaults' reasons (reference/measurement.md).
struct MeasureOptions {
  std::uint32_t warmup_runs = 2;
  std::uint32_t min_samples = 5;
  std::uint32_t max_samples = 20;
  double relative_spread = 0.05;      // enough when iqr / median falls to this
  double max_seconds = 0.5;           // of kernel time, all samples together
  // Racing: a candidate whose first sample is above first_factor × best, or whose median of three is above
  // third_factor × best, is stopped. 0 turns racing off. Needs a best; without one nothing is stopped.
  double race_first_factor = 0.0;
  double race_third_factor = 0.0;
  friend bool operator==(const MeasureOptions&, const MeasureOptions&) = default;
};

enum class Decision { more, enough, hopeless };

// `best_ns`: median of the best so far, 0 for none.
[[nodiscard]] Decision decide(const Samples& samples, const MeasureOptions& options, double best_ns);

[[nodiscard]] Json to_json(const MeasureOptions& options);
// Unknown keys and values out of range are errors with the JSON pointer; missing keys keep their default.
[[nodiscard]] Expected<MeasureOptions> measure_options_from_json(const JsonCursor& cursor);

}  // namespace retune
