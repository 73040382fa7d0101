#include "coordinator/pipeline/pipeline.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace retune::coordinator {
namespace {

Configuration with_threads(std::uint32_t threads) {
  Configuration configuration;
  configuration.block.x = threads;
  return configuration;
}

Batch batch_of(std::vector<Configuration> configurations) {
  Batch batch;
  for (auto& configuration : configurations) batch.candidates.push_back({{}, std::move(configuration)});
  batch.cursor = "behind";
  return batch;
}

TEST(Pipeline, UnusedKnobsAreGroundedAndEqualConfigurationsAreKeptOnce) {
  Configuration bounded = with_threads(64);
  bounded.max_threads = 128;  // without set_launch_bounds: means nothing
  const CheckedBatch checked = check(batch_of({with_threads(64), bounded, with_threads(32)}), {});
  ASSERT_EQ(checked.valid.size(), 2u);
  EXPECT_EQ(checked.valid[0].value(), with_threads(64));
  EXPECT_EQ(checked.valid[1].value(), with_threads(32));
  EXPECT_TRUE(checked.rejected.empty());
  EXPECT_EQ(checked.cursor, "behind");
  EXPECT_FALSE(checked.exhausted);
}

TEST(Pipeline, WhatTheDeviceCannotLaunchIsARejectedRowWithItsReason) {
  DeviceLimits limits;
  limits.max_threads_per_block = 128;
  limits.max_block = {128, 1, 1};
  const CheckedBatch checked = check(batch_of({with_threads(128), with_threads(256), with_threads(256)}), limits);
  EXPECT_EQ(checked.valid.size(), 1u);
  ASSERT_EQ(checked.rejected.size(), 1u);
  EXPECT_EQ(checked.rejected[0].configuration, with_threads(256));
  EXPECT_EQ(checked.rejected[0].hash, hash_as_given(with_threads(256)));
  EXPECT_NE(checked.rejected[0].reason.find("256"), std::string::npos) << checked.rejected[0].reason;
}

TEST(Pipeline, ABatchGoesThroughAllStagesInOrder) {
  std::size_t proposed = 0;
  const Propose propose = [&](std::size_t max) -> Expected<Batch> {
    proposed = max;
    Batch batch = batch_of({with_threads(1), with_threads(2000)});
    batch.exhausted = true;
    return batch;
  };
  const auto fed = feed(propose, 17, {}, [&](CheckedBatch&& batch) -> Expected<FedBatch> {
    EXPECT_EQ(batch.valid.size(), 1u);
    EXPECT_EQ(batch.rejected.size(), 1u);
    EXPECT_EQ(batch.cursor, "behind");
    EXPECT_TRUE(batch.exhausted);
    FedBatch answer;
    answer.reused = batch.valid.size();
    answer.rejected = batch.rejected.size();
    return answer;
  });
  ASSERT_TRUE(fed) << fed.error().to_string();
  EXPECT_EQ(proposed, 17u);
  EXPECT_EQ(fed->batch.reused, 1u);
  EXPECT_EQ(fed->cursor, "behind");
  EXPECT_TRUE(fed->exhausted);
}

TEST(Pipeline, NothingIsStoredOfABatchThatCannotBeProposed) {
  const Propose propose = [](std::size_t) -> Expected<Batch> { return invalid_input("at /constraints/0: division by zero"); };
  const auto fed = feed(propose, 1, {}, [](CheckedBatch&&) -> Expected<FedBatch> {
    ADD_FAILURE() << "dedup was reached";
    return FedBatch{};
  });
  ASSERT_FALSE(fed);
  EXPECT_EQ(fed.error().kind(), ErrorKind::invalid_input);
}

}  // namespace
}  // namespace retune::coordinator
