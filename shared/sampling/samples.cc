#include "shared/sampling/samples.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace retune {
namespace {

// R type 7 of ascending values.
double quantile(const std::vector<double>& sorted, double p) {
  const double position = p * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(position);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  return sorted[below] + (position - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

}  // namespace

Summary summarize(const Samples& samples) {
  Summary summary;
  if (samples.empty()) return summary;
  std::vector<double> sorted = samples;
  std::sort(sorted.begin(), sorted.end());
  summary.count = sorted.size();
  summary.median_ns = quantile(sorted, 0.5);
  summary.minimum_ns = sorted.front();
  summary.maximum_ns = sorted.back();
  summary.mean_ns = std::accumulate(sorted.begin(), sorted.end(), 0.0) / static_cast<double>(sorted.size());
  summary.iqr_ns = quantile(sorted, 0.75) - quantile(sorted, 0.25);
  summary.relative_spread = summary.median_ns > 0 ? summary.iqr_ns / summary.median_ns : 0;
  return summary;
}

Json to_json(const Summary& summary) {
  Json json = Json::object();
  json.set("count", summary.count)
      .set("median_ns", summary.median_ns)
      .set("minimum_ns", summary.minimum_ns)
      .set("maximum_ns", summary.maximum_ns)
      .set("mean_ns", summary.mean_ns)
      .set("iqr_ns", summary.iqr_ns)
      .set("relative_spread", summary.relative_spread);
  return json;
}

}  // namespace retune
