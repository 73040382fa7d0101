#include "coordinator/cli/campaign_display.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace retune::coordinator {
namespace {

using ::testing::HasSubstr;

CampaignProgress progress() {
  CampaignProgress row;
  row.id = CampaignId(3);
  row.name = "matmul";
  row.planned = 640;
  row.members = 400;
  row.finished = 312;
  row.reused = 12;
  row.verified = 309;
  row.failed = 3;
  row.workers = 2;
  row.best_ns = 1.23e6;
  row.baseline_ns = 2.46e6;
  return row;
}

TEST(Display, DurationsUseTheUnitThatReadsBest) {
  EXPECT_EQ(format_ns(0), "-");
  EXPECT_EQ(format_ns(812), "812 ns");
  EXPECT_EQ(format_ns(12300), "12.3 µs");
  EXPECT_EQ(format_ns(4.56e6), "4.56 ms");
  EXPECT_EQ(format_ns(1.2e9), "1.20 s");
}

TEST(Display, TimeLeftGrowsFromMinutesToDays) {
  EXPECT_EQ(format_seconds(7), "0:07");
  EXPECT_EQ(format_seconds(754), "12:34");
  EXPECT_EQ(format_seconds(12345), "3:25:45");
  EXPECT_EQ(format_seconds(2 * 86400 + 12345), "2d 03:25:45");
}

TEST(Display, CountsHaveThousandsSeparators) {
  EXPECT_EQ(format_count(0), "0");
  EXPECT_EQ(format_count(999), "999");
  EXPECT_EQ(format_count(1000), "1,000");
  EXPECT_EQ(format_count(1234567), "1,234,567");
}

TEST(Display, TheProgressLineSaysDoneReusedFailedRateTimeLeftAndBest) {
  const std::string line = progress_line(progress(), 41.0);
  EXPECT_THAT(line, HasSubstr("matmul: 312/640 done, 12 reused, 3 failed, 41.0/s, 0:08 left"));
  EXPECT_THAT(line, HasSubstr("best 1.23 ms (2.00x)"));
}

TEST(Display, ThePlanIsReplacedByTheMembersOnceNoMoreWillCome) {
  CampaignProgress row = progress();
  row.exhausted = true;
  EXPECT_THAT(progress_line(row, 1.0), HasSubstr("312/400 done"));
}

TEST(Display, ACampaignThatIsOverHasNoRateAndNoTimeLeft) {
  CampaignProgress row = progress();
  row.state = CampaignState::done;
  const std::string line = progress_line(row, 41.0);
  EXPECT_EQ(line.find("/s"), std::string::npos) << line;
  EXPECT_EQ(line.find("left"), std::string::npos) << line;
}

TEST(Display, AMissingWorkerIsSaid) {
  CampaignProgress row = progress();
  row.workers = 0;
  EXPECT_THAT(progress_line(row, 0), HasSubstr("no worker"));
}

TEST(Display, TheDifferenceNamesOnlyTheKnobsThatDiffer) {
  Configuration baseline;
  baseline.block = {16, 16, 1};
  Configuration other = baseline;
  EXPECT_EQ(difference(other, baseline), "as recorded");
  other.block = {32, 4, 1};
  other.passes = "default<O2>";
  other.specialize = true;
  other.set_launch_bounds = true;
  other.max_threads = 128;
  other.min_blocks_per_sm = 2;
  EXPECT_EQ(difference(other, baseline), "block 32x4  default<O2>  specialize  bounds 128/2");
}

BestRow best_row(double ns, const std::string& name) {
  BestRow row;
  row.campaign = CampaignId(1);
  row.campaign_name = name;
  row.kernel = "mix(float*, int)";
  row.device = "cpu";
  row.median_ns = ns;
  row.baseline_ns = 1000;
  row.speedup = 1000 / ns;
  return row;
}

TEST(Display, TheTableRanksWithinEachCampaign) {
  const std::string table = best_table({best_row(500, "a"), best_row(800, "a"), best_row(900, "b")});
  EXPECT_THAT(table, HasSubstr("a (campaign 1): mix(float*, int) on cpu"));
  EXPECT_THAT(table, HasSubstr("   1     500 ns    2.00x"));
  EXPECT_THAT(table, HasSubstr("   2     800 ns    1.25x"));
  EXPECT_THAT(table, HasSubstr("   1     900 ns    1.11x"));
}

TEST(Display, CsvQuotesFieldsWithCommas) {
  const std::string csv = best_csv({best_row(500, "a,\"b\"")});
  EXPECT_THAT(csv, HasSubstr("1,\"a,\"\"b\"\"\",\"mix(float*, int)\","));
}

TEST(Display, TheRateIsThatOfTheLastHalfMinute) {
  RateEstimator rate;
  Monotonic now{};
  EXPECT_EQ(rate.per_second(), 0);
  rate.observe(now, 0);
  EXPECT_EQ(rate.per_second(), 0);
  rate.observe(now += seconds(10), 100);
  EXPECT_DOUBLE_EQ(rate.per_second(), 10);
  for (std::uint64_t i = 1; i <= 60; ++i) rate.observe(now += seconds(1), 100 + 50 * i);
  EXPECT_NEAR(rate.per_second(), 50, 1e-9);
}

}  // namespace
}  // namespace retune::coordinator
