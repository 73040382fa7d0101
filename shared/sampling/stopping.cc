#include "shared/sampling/stopping.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace retune {
namespace {

bool is_hopeless(const Samples& samples, const MeasureOptions& options, double best_ns) {
  if (best_ns <= 0) return false;
  if (options.race_first_factor > 0 && samples.size() == 1) return samples[0] > options.race_first_factor * best_ns;
  if (options.race_third_factor > 0 && samples.size() == 3) {
    Samples sorted = samples;
    std::sort(sorted.begin(), sorted.end());
    return sorted[1] > options.race_third_factor * best_ns;
  }
  return false;
}

}  // namespace

Decision decide(const Samples& samples, const MeasureOptions& options, double best_ns) {
  if (is_hopeless(samples, options, best_ns)) return Decision::hopeless;
  if (samples.size() >= options.max_samples) return Decision::enough;
  const double total_ns = std::accumulate(samples.begin(), samples.end(), 0.0);
  // The time limit also holds below min_samples: one sample of a very slow kernel is a measurement, if a coarse one.
  if (!samples.empty() && total_ns >= options.max_seconds * 1e9) return Decision::enough;
  if (samples.size() < options.min_samples) return Decision::more;
  return summarize(samples).relative_spread <= options.relative_spread ? Decision::enough : Decision::more;
}

Json to_json(const MeasureOptions& options) {
  Json json = Json::object();
  json.set("warmup_runs", options.warmup_runs)
      .set("min_samples", options.min_samples)
      .set("max_samples", options.max_samples)
      .set("relative_spread", options.relative_spread)
      .set("max_seconds", options.max_seconds)
      .set("race_first_factor", options.race_first_factor)
      .set("race_third_factor", options.race_third_factor);
  return json;
}

Expected<MeasureOptions> measure_options_from_json(const JsonCursor& cursor) {
  RETUNE_CHECK(cursor.only({"warmup_runs", "min_samples", "max_samples", "relative_spread", "max_seconds",
                            "race_first_factor", "race_third_factor"}));
  MeasureOptions options;
  const auto count = [&](const char* key, std::uint64_t minimum, std::uint32_t& target) -> Expected<> {
    if (const auto member = cursor.find(key)) {
      RETUNE_TRY(const std::uint64_t value, member->unsigned_integer(minimum, 1000000));
      target = static_cast<std::uint32_t>(value);
    }
    return {};
  };
  const auto number = [&](const char* key, double minimum, double maximum, double& target) -> Expected<> {
    if (const auto member = cursor.find(key)) {
      RETUNE_TRY(target, member->real());
      if (!(target >= minimum && target <= maximum))
        return member->error(fmt::format("expected a number from {} to {}, found {}", minimum, maximum, target));
    }
    return {};
  };
  RETUNE_CHECK(count("warmup_runs", 0, options.warmup_runs));
  RETUNE_CHECK(count("min_samples", 1, options.min_samples));
  RETUNE_CHECK(count("max_samples", 1, options.max_samples));
  RETUNE_CHECK(number("relative_spread", 0, 10, options.relative_spread));
  RETUNE_CHECK(number("max_seconds", 1e-6, 86400, options.max_seconds));
  RETUNE_CHECK(number("race_first_factor", 0, 1e6, options.race_first_factor));
  RETUNE_CHECK(number("race_third_factor", 0, 1e6, options.race_third_factor));
  if (!cursor.find("max_samples")) options.max_samples = std::max(options.max_samples, options.min_samples);
  if (!cursor.find("min_samples")) options.min_samples = std::min(options.max_samples, options.min_samples);
  if (options.min_samples > options.max_samples)
    return cursor.error(fmt::format("min_samples is {}, above max_samples {}", options.min_samples, options.max_samples));
  return options;
}

}  // namespace retune
