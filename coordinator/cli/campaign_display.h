// How campaigns look to people. Pure: rows in, text out.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "coordinator/store/client_store.h"
#include "shared/base/clock.h"

namespace retune::coordinator {

// "812 ns", "12.3 µs", "4.56 ms", "1.20 s"; "-" for 0.
[[nodiscard]] std::string format_ns(double ns);
// "0:07", "12:34", "3:25:45", "2d 03:25:45".
[[nodiscard]] std::string format_seconds(double seconds);
// "1,234,567".
[[nodiscard]] std::string format_count(std::uint64_t count);

// The fields in which `configuration` differs from `baseline`, shortest first: "block 64x4 grid 16x128 default<O2>
// specialize bounds 256/2 codegen 1"; "as recorded" when in none.
[[nodiscard]] std::string difference(const Configuration& configuration, const Configuration& baseline);

// Finished evaluations per second over the last half minute, and what is left at that rate.
class RateEstimator {
 public:
  void observe(Monotonic now, std::uint64_t finished);
  [[nodiscard]] double per_second() const;  // 0 until two observations differ in time

 private:
  std::deque<std::pair<Monotonic, std::uint64_t>> seen_;
};

// How many evaluations there will be in all, as far as is known: the plan counts points of the space; once no more will
// come, the members are the truth.
[[nodiscard]] std::optional<std::uint64_t> total_of(const CampaignProgress& progress);

// "matmul: 312/640 done, 12 reused, 3 failed, 41.2/s, 0:08 left, best 1.23 ms (2.31x)". `rate` in finished per second.
[[nodiscard]] std::string progress_line(const CampaignProgress& progress, double rate);

// Whether nothing more will happen to it.
[[nodiscard]] bool is_over(CampaignState state) noexcept;

// A table: rank, time, speedup, samples, what differs from the baseline, hash.
[[nodiscard]] std::string best_table(const std::vector<BestRow>& rows);
[[nodiscard]] std::string best_csv(const std::vector<BestRow>& rows);
[[nodiscard]] Json to_json(const BestRow& row);
[[nodiscard]] Json to_json(const CampaignProgress& progress);

}  // namespace retune::coordinator
