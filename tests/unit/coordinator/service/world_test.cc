// The whole coordinator against a store in memory, with faults: whatever happens, each evaluation has exactly one result and what
// was acknowledged is there.
#include "tests/unit/coordinator/service/world.h"

#include <gtest/gtest.h>

namespace retune::coordinator {
namespace {

// Of 60 proposals every tenth is rejected; with the baseline 55 evaluations remain.
constexpr std::size_t kEvaluations = 55;

void expect_whole(World& world, std::size_t evaluations) {
  const WorldAccount& account = world.account();
  for (const auto& problem : world.problems()) ADD_FAILURE() << problem;
  EXPECT_EQ(account.results.size(), evaluations);
  for (const auto& [id, count] : account.results) EXPECT_EQ(count, 1) << "results of evaluation " << id.value();
  for (const auto& lease : account.acknowledged)
    EXPECT_TRUE(account.committed.contains(lease)) << "acknowledged and lost: " << lease.id.value();
}

TEST(World, WithoutFaultsEveryEvaluationRunsOnceOrAsOftenAsItsRetriesSay) {
  World world({.seed = 1, .faults = false});
  const CampaignId campaign = world.add_campaign();
  ASSERT_TRUE(world.finish());
  expect_whole(world, kEvaluations);
  EXPECT_EQ(world.store().campaign(campaign).state, CampaignState::done);
  for (const auto& [id, runs] : world.account().runs) EXPECT_TRUE(runs == 1 || runs == 3) << id.value() << ": " << runs;
}

TEST(World, ASecondCampaignOfTheSameSpaceRunsNothing) {
  World world({.seed = 2, .faults = false});
  world.add_campaign();
  ASSERT_TRUE(world.finish());
  const auto runs = world.account().runs;
  const CampaignId second = world.add_campaign();
  ASSERT_TRUE(world.finish());
  EXPECT_EQ(world.account().runs, runs);
  EXPECT_EQ(world.store().campaign(second).state, CampaignState::done);
  expect_whole(world, kEvaluations);
}

TEST(World, TwoCampaignsAtOnceShareTheirEvaluations) {
  World world({.seed = 3, .faults = false});
  world.add_campaign();
  world.add_campaign();
  ASSERT_TRUE(world.finish());
  expect_whole(world, kEvaluations);
}

class WorldWithFaults : public ::testing::TestWithParam<std::uint64_t> {};

TEST_P(WorldWithFaults, EachEvaluationHasExactlyOneResultAndNothingAcknowledgedIsLost) {
  std::size_t crashes = 0;
  for (std::uint64_t seed = GetParam() * 1000; seed < GetParam() * 1000 + 25; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    World world({.seed = seed});
    const CampaignId first = world.add_campaign();
    if (seed % 2 == 1) world.add_campaign();
    for (int i = 0; i < 3000; ++i) world.step();
    ASSERT_TRUE(world.finish());
    // Three lost workers in a row quarantine even the baseline, and then the campaign has failed.
    const bool lost = world.store().campaign(first).state == CampaignState::failed;
    expect_whole(world, lost ? 1 : kEvaluations);
    // Nothing runs more often than its retries and the faults that touched it explain.
    for (const auto& [id, runs] : world.account().runs) {
      const auto disturbed = world.account().disturbed.find(id);
      EXPECT_LE(runs, 3 + (disturbed == world.account().disturbed.end() ? 0 : disturbed->second)) << id.value();
    }
    crashes += world.crashes();
    if (HasFailure()) return;
  }
  EXPECT_GT(crashes, 25u);  // the faults do happen
}

INSTANTIATE_TEST_SUITE_P(Seeds, WorldWithFaults, ::testing::Range<std::uint64_t>(1, 9));

}  // namespace
}  // namespace retune::coordinator
