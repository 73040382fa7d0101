#include "shared/recording/compare.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>

namespace retune {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

template <class T>
Buffer bytes_of(std::initializer_list<T> values) {
  Buffer bytes(values.size() * sizeof(T));
  std::memcpy(bytes.data(), std::data(values), bytes.size());
  return bytes;
}

ComparisonRule rule(ElementType type, double threshold, ThresholdKind kind = ThresholdKind::absolute, Norm norm = Norm::none) {
  return {type, threshold, kind, norm, ""};
}

RegionReport compare_doubles(std::initializer_list<double> actual, std::initializer_list<double> expected, const ComparisonRule& r) {
  return compare_region("y", r, bytes_of<double>(actual), bytes_of<double>(expected));
}

TEST(Compare, EqualBytesPassUnderEveryRule) {
  const Buffer bytes = bytes_of<double>({1, kNan, -0.0, kInfinity});
  for (const Norm norm : {Norm::none, Norm::l1, Norm::l2, Norm::linf})
    for (const double threshold : {0.0, 1e-3})
      EXPECT_TRUE(compare_region("y", rule(ElementType::f64, threshold, ThresholdKind::relative, norm), bytes, bytes).passed);
}

TEST(Compare, ExactMeansBytes) {
  EXPECT_FALSE(compare_doubles({-0.0}, {0.0}, rule(ElementType::f64, 0)).passed);
  EXPECT_TRUE(compare_doubles({-0.0}, {0.0}, rule(ElementType::f64, 1e-300)).passed);
  const auto report = compare_region("x", ComparisonRule{}, bytes_of<std::uint8_t>({1, 2, 3, 4}), bytes_of<std::uint8_t>({1, 9, 3, 5}));
  EXPECT_FALSE(report.passed);
  EXPECT_EQ(report.first_bad_index, 1);
  EXPECT_EQ(report.bad_elements, 2u);
  EXPECT_EQ(report.largest_error, 7);
}

TEST(Compare, AbsoluteAndRelativeErrors) {
  EXPECT_TRUE(compare_doubles({1.05}, {1}, rule(ElementType::f64, 0.06)).passed);
  EXPECT_FALSE(compare_doubles({1.05}, {1}, rule(ElementType::f64, 0.04)).passed);
  EXPECT_TRUE(compare_doubles({1050}, {1000}, rule(ElementType::f64, 0.06, ThresholdKind::relative)).passed);
  EXPECT_FALSE(compare_doubles({1050}, {1000}, rule(ElementType::f64, 0.04, ThresholdKind::relative)).passed);
  // The divisor has a floor, so that a reference of zero can be met.
  EXPECT_TRUE(compare_doubles({1e-14}, {0}, rule(ElementType::f64, 0.1, ThresholdKind::relative)).passed);
  EXPECT_FALSE(compare_doubles({1e-12}, {0}, rule(ElementType::f64, 0.1, ThresholdKind::relative)).passed);
}

TEST(Compare, NormsAggregate) {
  const auto with = [](Norm norm, double threshold) {
    return compare_doubles({1, 2, 3, 4}, {0, 0, 3, 4}, rule(ElementType::f64, threshold, ThresholdKind::absolute, norm));
  };
  EXPECT_DOUBLE_EQ(with(Norm::l1, 3).norm_error, 3);
  EXPECT_TRUE(with(Norm::l1, 3).passed);
  EXPECT_FALSE(with(Norm::l1, 2.9).passed);
  EXPECT_DOUBLE_EQ(with(Norm::l2, 3).norm_error, std::sqrt(5.0));
  EXPECT_DOUBLE_EQ(with(Norm::linf, 3).norm_error, 2);
  EXPECT_TRUE(with(Norm::linf, 2).passed);
  EXPECT_FALSE(with(Norm::none, 1.5).passed);
}

TEST(Compare, ANanWhereTheReferenceHasNoneNeverPasses) {
  for (const Norm norm : {Norm::none, Norm::l1, Norm::l2, Norm::linf})
    for (const ThresholdKind kind : {ThresholdKind::absolute, ThresholdKind::relative}) {
      EXPECT_FALSE(compare_doubles({1, kNan}, {1, 2}, rule(ElementType::f64, 1e300, kind, norm)).passed);
      EXPECT_FALSE(compare_doubles({1, 2}, {1, kNan}, rule(ElementType::f64, 1e300, kind, norm)).passed);
      EXPECT_FALSE(compare_doubles({kInfinity}, {2}, rule(ElementType::f64, 1e300, kind, norm)).passed);
      EXPECT_FALSE(compare_doubles({2}, {kInfinity}, rule(ElementType::f64, 1e300, kind, norm)).passed);
      EXPECT_TRUE(compare_doubles({-kNan, kInfinity}, {kNan, kInfinity}, rule(ElementType::f64, 1e-3, kind, norm)).passed);
    }
}

TEST(Compare, IntegersOfAnyWidthDoNotOverflow) {
  const auto far = compare_region("x", rule(ElementType::i64, 1), bytes_of<std::int64_t>({std::numeric_limits<std::int64_t>::max()}),
                                  bytes_of<std::int64_t>({std::numeric_limits<std::int64_t>::min()}));
  EXPECT_FALSE(far.passed);
  EXPECT_DOUBLE_EQ(far.largest_error, 18446744073709551615.0);
  EXPECT_TRUE(compare_region("x", rule(ElementType::u64, 1), bytes_of<std::uint64_t>({5}), bytes_of<std::uint64_t>({6})).passed);
  EXPECT_TRUE(compare_region("x", rule(ElementType::i8, 3), bytes_of<std::int8_t>({-1}), bytes_of<std::int8_t>({2})).passed);
}

TEST(Compare, HalfPrecisionIsUnderstood) {
  // 1.0, and 1.0 + 1/1024.
  EXPECT_NEAR(compare_region("h", rule(ElementType::f16, 1), bytes_of<std::uint16_t>({0x3C01}), bytes_of<std::uint16_t>({0x3C00})).largest_error,
              1.0 / 1024, 1e-12);
  EXPECT_FALSE(compare_region("h", rule(ElementType::f16, 1e9), bytes_of<std::uint16_t>({0x7E00}), bytes_of<std::uint16_t>({0x3C00})).passed);
}

TEST(Compare, ATailThatIsNoElementIsComparedAsBytes) {
  Buffer a = bytes_of<double>({1, 2}), b = a;
  a.push_back(std::byte{1});
  b.push_back(std::byte{2});
  EXPECT_FALSE(compare_region("t", rule(ElementType::f64, 1), a, b).passed);
  b.back() = std::byte{1};
  EXPECT_TRUE(compare_region("t", rule(ElementType::f64, 1), a, b).passed);
}

TEST(Compare, FarIndicesAreExact) {
  Buffer expected(3000000), actual = expected;
  actual[2999999] = std::byte{1};
  EXPECT_EQ(compare_region("big", ComparisonRule{}, actual, expected).first_bad_index, 2999999);
}

TEST(Compare, ReportsComeBackFromJsonAlsoWhenInfinite) {
  VerificationReport report;
  report.regions.push_back(compare_doubles({kNan, 3}, {1, 2}, rule(ElementType::f64, 0.5, ThresholdKind::relative, Norm::l2)));
  report.outside_writes = {"0x10: 4 bytes"};
  const Json json = to_json(report);
  const auto parsed = parse_json(to_text(json));
  ASSERT_TRUE(parsed);
  const auto read = verification_report_from_json(JsonCursor(*parsed));
  ASSERT_TRUE(read) << read.error().to_string();
  EXPECT_EQ(to_text(to_json(*read)), to_text(json));
  EXPECT_EQ(read->regions[0].largest_error, kInfinity);
  EXPECT_THAT(read->summary(), ::testing::HasSubstr("y: 1 bad f64 elements, first at index 0"));
}

}  // namespace
}  // namespace retune
