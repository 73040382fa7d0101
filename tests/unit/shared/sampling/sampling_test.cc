#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "shared/sampling/stopping.h"

namespace retune {
namespace {

TEST(Summary, QuantilesInterpolateLinearly) {
  const Summary s = summarize({4, 1, 3, 2});
  EXPECT_EQ(s.count, 4u);
  EXPECT_DOUBLE_EQ(s.median_ns, 2.5);
  EXPECT_DOUBLE_EQ(s.iqr_ns, 3.25 - 1.75);
  EXPECT_DOUBLE_EQ(s.minimum_ns, 1);
  EXPECT_DOUBLE_EQ(s.maximum_ns, 4);
  EXPECT_DOUBLE_EQ(s.mean_ns, 2.5);
  EXPECT_EQ(summarize({}).count, 0u);
  EXPECT_DOUBLE_EQ(summarize({7}).median_ns, 7);
}

TEST(Stopping, TakesTheLeastAndAtMostTheMost) {
  MeasureOptions options;
  Samples samples;
  for (std::uint32_t i = 0; i < options.min_samples; ++i) {
    EXPECT_EQ(decide(samples, options, 0), Decision::more);
    samples.push_back(1000);
  }
  EXPECT_EQ(decide(samples, options, 0), Decision::enough) << "equal samples have no spread";
  samples.clear();
  for (std::uint32_t i = 0; i < options.max_samples; ++i) {
    EXPECT_EQ(decide(samples, options, 0), Decision::more) << i;
    samples.push_back(i % 2 == 0 ? 1000 : 2000);
  }
  EXPECT_EQ(decide(samples, options, 0), Decision::enough);
}

TEST(Stopping, TheTimeLimitHoldsForSlowKernels) {
  MeasureOptions options;
  options.max_seconds = 1;
  EXPECT_EQ(decide({}, options, 0), Decision::more) << "one sample at least";
  EXPECT_EQ(decide({2e9}, options, 0), Decision::enough);
}

TEST(Stopping, RacingEndsTheHopelessAndOnlyWithABest) {
  MeasureOptions options;
  options.race_first_factor = 3;
  options.race_third_factor = 1.5;
  EXPECT_EQ(decide({301}, options, 100), Decision::hopeless);
  EXPECT_EQ(decide({299}, options, 100), Decision::more);
  EXPECT_EQ(decide({301}, options, 0), Decision::more);
  EXPECT_EQ(decide({120, 160, 170}, options, 100), Decision::hopeless);
  EXPECT_EQ(decide({120, 140, 170}, options, 100), Decision::more);
}

TEST(Stopping, EndsForAnySamples) {
  std::mt19937_64 random(3);
  std::lognormal_distribution<double> times(10, 1);
  for (int round = 0; round < 200; ++round) {
    MeasureOptions options;
    Samples samples;
    while (decide(samples, options, 0) == Decision::more) {
      samples.push_back(times(random));
      ASSERT_LE(samples.size(), options.max_samples);
    }
    EXPECT_GE(samples.size(), options.min_samples);
  }
}

TEST(MeasureOptions, WhatIsWrongIsNamedWithItsPointer) {
  for (const auto& [text, pointer] : {std::pair(R"({"min_samples": 0})", "/min_samples"), {R"({"samples": 1})", "/samples"},
                                      {R"({"relative_spread": -1})", "/relative_spread"}, {R"({"max_seconds": "1"})", "/max_seconds"},
                                      {R"({"min_samples": 9, "max_samples": 3})", "min_samples is 9"}}) {
    const auto json = parse_json(text);
    const auto read = measure_options_from_json(JsonCursor(*json));
    ASSERT_FALSE(read) << text;
    EXPECT_THAT(read.error().to_string(), ::testing::HasSubstr(pointer));
  }
  const auto json = parse_json(R"({"min_samples": 50})");
  EXPECT_EQ(measure_options_from_json(JsonCursor(*json))->max_samples, 50u);
}

}  // namespace
}  // namespace retune
