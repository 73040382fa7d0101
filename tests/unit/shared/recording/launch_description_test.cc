#include "shared/recording/launch_description.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

#include "shared/base/hash.h"

namespace retune {
namespace {

using ::testing::HasSubstr;

Expected<LaunchDescription> read(const std::string& text) {
  const auto json = parse_json(text);
  EXPECT_TRUE(json) << text;
  return launch_description_from_json(JsonCursor(*json), "/nowhere");
}

std::string with_buffer(const std::string& buffer) {
  return R"({"grid": [2], "block": [32, 4], "arguments": [], "buffers": [{"name": "b", )" + buffer + "}]}";
}

template <class T>
std::vector<T> values(const std::string& buffer) {
  const auto launch = read(with_buffer(buffer));
  EXPECT_TRUE(launch) << launch.error().to_string();
  std::vector<T> all(launch->buffers[0].content.size() / sizeof(T));
  std::memcpy(all.data(), launch->buffers[0].content.data(), launch->buffers[0].content.size());
  return all;
}

TEST(LaunchDescription, ContentsAreMadeAsDescribed) {
  EXPECT_EQ(values<std::int32_t>(R"("type": "i32", "count": 3, "contents": "zeros")"), (std::vector<std::int32_t>{0, 0, 0}));
  EXPECT_EQ(values<double>(R"("type": "f64", "count": 3, "contents": "iota")"), (std::vector<double>{0, 1, 2}));
  EXPECT_EQ(values<std::uint16_t>(R"("type": "f16", "count": 4, "contents": "iota")"),
            (std::vector<std::uint16_t>{0, 0x3C00, 0x4000, 0x4200}));
  for (const float v : values<float>(R"("type": "f32", "count": 1000, "contents": {"uniform": [-1, 2], "seed": 5})")) {
    EXPECT_GE(v, -1);
    EXPECT_LE(v, 2);
  }
}

TEST(LaunchDescription, IntegersOfAUniformRangeIncludeItsEnds) {
  const auto all = values<std::uint8_t>(R"("type": "u8", "count": 4000, "contents": {"uniform": [0, 255], "seed": 1})");
  EXPECT_NE(std::find(all.begin(), all.end(), 255), all.end());
  EXPECT_NE(std::find(all.begin(), all.end(), 0), all.end());
}

TEST(LaunchDescription, NormalNumbersHaveTheirMeanAndDeviation) {
  const auto all = values<double>(R"("type": "f64", "count": 20000, "contents": {"normal": [10, 2], "seed": 3})");
  double sum = 0, squares = 0;
  for (const double v : all) sum += v;
  const double mean = sum / 20000;
  for (const double v : all) squares += (v - mean) * (v - mean);
  EXPECT_NEAR(mean, 10, 0.1);
  EXPECT_NEAR(std::sqrt(squares / 20000), 2, 0.1);
}

// Frozen: a recording made on any machine from the same description has the same identity.
TEST(LaunchDescription, TheSameDescriptionGivesTheSameBytesForEver) {
  const auto launch = read(with_buffer(R"("type": "f32", "count": 4096, "contents": {"uniform": [0, 1], "seed": 6})"));
  // Computed by another program, from the definition of SplitMix64.
  EXPECT_EQ(sha256(launch->buffers[0].content).hex(), "a8cd679e10f68ba23229063e805037be6f09d3bdd9fbf05f614154ab9947002a");
}

TEST(LaunchDescription, WhatIsWrongIsNamedWithItsPointer) {
  const auto error = [](const std::string& text) {
    const auto launch = read(text);
    EXPECT_FALSE(launch) << text;
    return launch ? "" : launch.error().to_string();
  };
  EXPECT_THAT(error(R"({"block": [1], "arguments": []})"), HasSubstr("grid"));
  EXPECT_THAT(error(R"({"grid": [0], "block": [1], "arguments": []})"), HasSubstr("/grid/0"));
  EXPECT_THAT(error(R"({"grid": [1], "block": [1], "arguments": [], "more": 1})"), HasSubstr("more"));
  EXPECT_THAT(error(with_buffer(R"("type": "f31", "count": 1, "contents": "zeros")")), HasSubstr("/buffers/0/type"));
  EXPECT_THAT(error(with_buffer(R"("type": "f32", "count": 1, "contents": "ones")")), HasSubstr("/buffers/0/contents"));
  EXPECT_THAT(error(with_buffer(R"("type": "u8", "count": 300, "contents": "iota")")), HasSubstr("element 256"));
  EXPECT_THAT(error(with_buffer(R"("type": "f32", "count": 1, "contents": {"file": "none.bin"})")), HasSubstr("none.bin"));
  EXPECT_THAT(error(R"({"grid": [1], "block": [1], "arguments": [{"name": "n", "type": "i32", "value": 1.5}]})"), HasSubstr("/arguments/0/value"));
  EXPECT_THAT(error(R"({"grid": [1], "block": [1], "arguments": [{"name": "n", "type": "u8", "value": 256}]})"), HasSubstr("/arguments/0/value"));
}

TEST(Place, ArgumentsGetTheAddressesOfTheirBuffers) {
  const auto launch = read(R"({"grid": [1], "block": [1], "buffers": [
    {"name": "a", "type": "u8", "count": 3000000, "contents": "zeros"}, {"name": "b", "type": "u8", "count": 1, "contents": "zeros"}],
    "arguments": [{"name": "b", "buffer": "b"}, {"name": "n", "type": "i64", "value": -2}]})");
  ASSERT_TRUE(launch) << launch.error().to_string();
  KernelSignature signature;
  signature.arguments = {{"b", ArgumentKind::pointer, 8, 8, false}, {"n", ArgumentKind::scalar, 8, 8, true}};
  const auto placed = place(*launch, signature);
  ASSERT_TRUE(placed) << placed.error().to_string();
  EXPECT_EQ(placed->addresses, (std::vector<std::uint64_t>{kBufferAddress, kBufferAddress + 2 * kBufferSpacing}));
  std::uint64_t pointer = 0;
  std::memcpy(&pointer, placed->arguments[0].data(), 8);
  EXPECT_EQ(pointer, placed->addresses[1]);
  signature.arguments[1].size = 4;
  EXPECT_THAT(place(*launch, signature).error().to_string(), HasSubstr("/arguments/1"));
  signature.arguments.pop_back();
  EXPECT_THAT(place(*launch, signature).error().to_string(), HasSubstr("2 arguments, the kernel has 1"));
}

}  // namespace
}  // namespace retune
