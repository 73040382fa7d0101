#include "coordinator/service/campaign_strategy.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace retune::coordinator {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

CampaignRow campaign_of(const std::string& spec) {
  CampaignRow row;
  row.spec = spec;
  row.baseline.block.x = 64;
  row.baseline.grid.x = 7;
  return row;
}

TargetRow target_on(const std::string& backend, std::string cursor = "") {
  TargetRow row;
  row.device.backend = backend;
  row.device.limits.max_threads_per_block = 256;
  row.cursor = std::move(cursor);
  return row;
}

constexpr const char* kSpec = R"({
  "name": "blocks",
  "parameters": {"threads": [32, 64, 128, 256]},
  "config": {"block.x": "threads", "grid.x": "recorded.grid.x"},
  "limits": {"max_evaluations": 9, "max_seconds": 2.5}
})";

TEST(CampaignStrategy, ASpecsSpaceIsProposedWithWhatWasRecorded) {
  const auto opened = open_campaign_strategy(campaign_of(kSpec), target_on("noop"));
  ASSERT_TRUE(opened) << opened.error().to_string();
  EXPECT_EQ(opened->max_evaluations, 9u);
  auto batch = opened->propose(100);
  ASSERT_TRUE(batch) << batch.error().to_string();
  std::vector<std::uint32_t> threads;
  for (const auto& candidate : batch->candidates) {
    threads.push_back(candidate.configuration.block.x);
    EXPECT_EQ(candidate.configuration.grid.x, 7u);
  }
  EXPECT_THAT(threads, ElementsAre(32, 64, 128, 256));
}

TEST(CampaignStrategy, ItGoesOnBehindItsCursor) {
  const CampaignRow campaign = campaign_of(kSpec);
  auto first = open_campaign_strategy(campaign, target_on("noop"))->propose(3);
  ASSERT_TRUE(first) << first.error().to_string();
  const auto again = open_campaign_strategy(campaign, target_on("noop", first->cursor));
  ASSERT_TRUE(again) << again.error().to_string();
  auto rest = again->propose(100);
  ASSERT_TRUE(rest);
  ASSERT_EQ(rest->candidates.size(), 1u);
  EXPECT_EQ(rest->candidates[0].configuration.block.x, 256u);
  EXPECT_TRUE(rest->exhausted);
}

TEST(CampaignStrategy, AFaultInTheSpecIsNamed) {
  const auto opened = open_campaign_strategy(
      campaign_of(R"({"name": "x", "parameters": {"a": [1]}, "config": {"block.x": "b"}})"), target_on("noop"));
  ASSERT_FALSE(opened);
  EXPECT_THAT(opened.error().to_string(), HasSubstr("/config/block.x"));
}

TEST(CampaignStrategy, TheTimeLimitIsTheSpecs) {
  EXPECT_EQ(campaign_time_limit(campaign_of(kSpec)), 2.5);
  EXPECT_EQ(campaign_time_limit(campaign_of(R"({"name": "x", "parameters": {"a": [1]}})")), std::nullopt);
  EXPECT_EQ(campaign_time_limit(campaign_of("not a spec")), std::nullopt);
}

}  // namespace
}  // namespace retune::coordinator
