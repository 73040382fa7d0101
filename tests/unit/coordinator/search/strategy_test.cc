// Strategies: what they propose, that they go on after a restart, and that random means uniform.
#include "coordinator/search/strategy.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace retune::coordinator {
namespace {

using testing::HasSubstr;

Space space_of(const std::string& strategy, const std::string& rest = "") {
  // 5 × 6 × 4 combinations, 45 points.
  const std::string text = R"({"parameters": {"a": [1, 2, 3, 4, 5], "b": {"type": "integer", "from": 1, "to": 6}, "use": {"type": "bool"},
      "c": {"type": "categorical", "values": [1, 2], "when": "use"}}, "constraints": ["a % b == 0 or a + b == 7"],
      "config": {"block.x": "a", "block.y": "b", "block.z": "c", "specialize": "use"})" +
                           (strategy.empty() ? "" : ", \"strategy\": " + strategy) + rest + "}";
  auto spec = spec_from_json(text);
  if (!spec) throw std::runtime_error(spec.error().to_string());
  auto space = Space::build(std::move(*spec));
  if (!space) throw std::runtime_error(space.error().to_string());
  return std::move(*space);
}
Space large_space(const std::string& constraint, const std::string& strategy = R"("exhaustive")") {
  auto spec = spec_from_json(R"({"parameters": {"a": {"type": "integer", "from": 1, "to": 4000000000}, "b": {"type": "integer", "from": 1,
      "to": 4000000000}}, "constraints": [")" + constraint + R"("], "strategy": )" + strategy + "}");
  if (!spec) throw std::runtime_error(spec.error().to_string());
  auto space = Space::build(std::move(*spec));
  if (!space) throw std::runtime_error(space.error().to_string());
  return std::move(*space);
}

std::vector<Point> all_points(const Space& space) {
  auto enumerator = Enumerator::open(space);
  std::vector<Point> points;
  const auto batch = enumerator->next(1000000);
  for (const Candidate& candidate : batch->candidates) points.push_back(candidate.point);
  return points;
}
// `restart`: opens the strategy anew for every batch.
std::vector<Point> proposed(const Space& space, std::size_t batch_size, bool restart) {
  auto strategy = open_strategy(space, "");
  if (!strategy) throw std::runtime_error(strategy.error().to_string());
  std::vector<Point> points;
  while (true) {
    const auto batch = (*strategy)->propose(batch_size);
    if (!batch) throw std::runtime_error(batch.error().to_string());
    EXPECT_LE(batch->candidates.size(), batch_size);
    for (const Candidate& candidate : batch->candidates) points.push_back(candidate.point);
    if (batch->exhausted) return points;
    EXPECT_EQ(batch->candidates.size(), batch_size);
    if (!restart) continue;
    strategy = open_strategy(space, batch->cursor);
    if (!strategy) throw std::runtime_error(strategy.error().to_string());
  }
}

TEST(Strategy, ExhaustiveProposesEveryPointInOrder) {
  const Space space = space_of("");
  const auto points = all_points(space);
  ASSERT_EQ(points.size(), 45u);
  EXPECT_EQ(proposed(space, 1000, false), points);
  EXPECT_EQ(proposed(space, 7, false), points);
  EXPECT_EQ(proposed(space, 1, true), points);
}

TEST(Strategy, RandomProposesEveryPointOnceWhereNoSamplesAreGiven) {
  const Space space = space_of(R"({"name": "random", "seed": 3})");
  auto drawn = proposed(space, 8, false);
  EXPECT_NE(drawn, all_points(space));
  std::sort(drawn.begin(), drawn.end());
  auto points = all_points(space);
  std::sort(points.begin(), points.end());
  EXPECT_EQ(drawn, points);
}

TEST(Strategy, RandomStopsAfterItsSamples) {
  const auto some = proposed(space_of(R"({"name": "random", "seed": 3, "samples": 10})"), 4, false);
  EXPECT_EQ(some.size(), 10u);
  EXPECT_EQ(std::set<Point>(some.begin(), some.end()).size(), 10u);
  // The same beginning as without the limit.
  auto all = proposed(space_of(R"({"name": "random", "seed": 3})"), 4, false);
  all.resize(10);
  EXPECT_EQ(some, all);
  EXPECT_EQ(proposed(space_of(R"({"name": "random", "samples": 1000})"), 4, false).size(), 45u);
}

TEST(Strategy, RandomGoesOnFromEveryPosition) {
  const Space space = space_of(R"({"name": "random", "seed": 11, "samples": 30})");
  const auto expected = proposed(space, 30, false);
  for (const std::size_t size : {1u, 2u, 7u, 29u, 30u, 31u}) EXPECT_EQ(proposed(space, size, true), expected) << size;
}

TEST(Strategy, RandomIsDecidedByItsSeed) {
  const auto with_seed = [](unsigned long long seed) {
    return proposed(space_of(fmt::format(R"({{"name": "random", "seed": {}}})", seed)), 100, false);
  };
  EXPECT_EQ(with_seed(5), with_seed(5));
  EXPECT_NE(with_seed(5), with_seed(6));
  EXPECT_NE(with_seed(0), with_seed(18446744073709551615u));
}

// Stored cursors count on the sequence: one that changes is another strategy.
TEST(Strategy, RandomDrawsTheSamePointsOnEveryMachine) {
  auto points = proposed(space_of(R"({"name": "random", "seed": 1})"), 100, false);
  points.resize(4);
  EXPECT_EQ(points, (std::vector<Point>{{1, 4, 1, 0}, {3, 3, 1, 0}, {1, 0, 1, 0}, {0, 5, 0, 0}}));
}

TEST(Strategy, RefusesCursorsOfOthers) {
  const Space exhaustive = space_of("");
  const Space random = space_of(R"({"name": "random", "seed": 1})");
  const std::string of_exhaustive = (*open_strategy(exhaustive, ""))->propose(3)->cursor;
  const std::string of_random = (*open_strategy(random, ""))->propose(3)->cursor;
  EXPECT_TRUE(open_strategy(exhaustive, of_exhaustive));
  EXPECT_TRUE(open_strategy(random, of_random));
  EXPECT_FALSE(open_strategy(exhaustive, of_random));
  EXPECT_FALSE(open_strategy(random, of_exhaustive));
  EXPECT_FALSE(open_strategy(space_of(R"({"name": "random", "seed": 2})"), of_random));
  EXPECT_FALSE(open_strategy(large_space("a == b", R"("random")"), of_random));
  EXPECT_FALSE(open_strategy(random, "{\"drawn\": 1"));
  EXPECT_EQ(open_strategy(random, of_exhaustive).error().kind(), ErrorKind::invalid_input);
}

// How far the counts are from even, over its expectation under evenness.
double chi_square(const std::map<Point, unsigned>& counts, std::size_t cells, double total) {
  const double expected = total / static_cast<double>(cells);
  double sum = expected * static_cast<double>(cells - counts.size());
  for (const auto& [point, count] : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

// 45 points: the statistic has 44 degrees of freedom and is above 78.7 once in a thousand.
constexpr double kMostChiSquare = 78.7;

TEST(Strategy, DrawsUniformlyByIndex) {
  const Space space = space_of("");
  std::map<Point, unsigned> first, third;
  for (unsigned seed = 0; seed < 9000; ++seed) {
    auto sampler = UniformSampler::open(space, seed);
    ASSERT_TRUE(sampler);
    ASSERT_TRUE(*sampler->draw());
    ++first[sampler->enumerator().point()];
    ASSERT_TRUE(*sampler->draw());
    ASSERT_TRUE(*sampler->draw());
    ++third[sampler->enumerator().point()];
  }
  EXPECT_LT(chi_square(first, 45, 9000), kMostChiSquare);
  EXPECT_LT(chi_square(third, 45, 9000), kMostChiSquare);
  EXPECT_GT(chi_square(first, 45, 9000), 15);  // nor too even: 44 degrees are below that once in 100,000
}

// More values than are listed, and a constraint: assignments are drawn until one is a point. 45 cells of equal size.
TEST(Strategy, DrawsUniformlyByTrial) {
  auto spec = spec_from_json(R"({"parameters": {"a": {"type": "integer", "from": 0, "to": 1349999}, "use": {"type": "bool"}, "c": {"type": "categorical",
      "values": [1, 2], "when": "use"}}, "constraints": ["(a * a + c) % 2 == 1"]})");
  auto space = Space::build(std::move(*spec));
  ASSERT_TRUE(space);
  std::map<Point, unsigned> first, third;
  for (unsigned seed = 0; seed < 9000; ++seed) {
    auto sampler = UniformSampler::open(*space, seed);
    ASSERT_TRUE(*sampler->draw());
    // Half of the points with an even a have use == True, of those with an odd one all; 15 cells of 90,000 and three kinds.
    const Point a = sampler->enumerator().point();
    ++first[{a[0] / 90000, a[0] % 2 + 2 * a[1]}];
    ASSERT_TRUE(*sampler->draw());
    ASSERT_TRUE(*sampler->draw());
    const Point b = sampler->enumerator().point();
    ++third[{b[0] / 90000, b[0] % 2 + 2 * b[1]}];
  }
  // c is 1 without use: even a fit then. With use, even a need c == 1, odd ones c == 2.
  EXPECT_EQ(first.size(), 45u);
  EXPECT_LT(chi_square(first, 45, 9000), kMostChiSquare);
  EXPECT_LT(chi_square(third, 45, 9000), kMostChiSquare);
}

TEST(Strategy, DrawsFromRealRanges) {
  auto spec = spec_from_json(R"({"parameters": {"x": {"type": "real", "from": -1, "to": 1}, "y": {"type": "real", "from": -1, "to": 1}, "n": [1, 2, 3]},
      "constraints": ["x * x + y * y < 1"], "strategy": {"name": "random", "seed": 7, "samples": 1000}})");
  ASSERT_TRUE(spec);
  auto space = Space::build(std::move(*spec));
  ASSERT_TRUE(space);
  EXPECT_EQ(*planned(*space), 1000u);
  auto sampler = UniformSampler::open(*space, 7);
  double inner = 0;
  for (int i = 0; i < 2000; ++i) {
    ASSERT_TRUE(*sampler->draw());
    const auto values = sampler->enumerator().parameters();
    const double x = values[0].second.as_real, y = values[1].second.as_real;
    ASSERT_LT(x * x + y * y, 1);
    inner += x * x + y * y < 0.5 ? 1 : 0;
  }
  EXPECT_NEAR(inner / 2000, 0.5, 0.05);   // half of the disc's area
  EXPECT_EQ(proposed(*space, 100, true).size(), 1000u);
  EXPECT_EQ(proposed(*space, 100, true), proposed(*space, 1000, false));
}

TEST(Strategy, DrawsByTrialWithoutRepetition) {
  auto sampler = UniformSampler::open(large_space("(a + b) % 1000 == 0"), 4);
  ASSERT_TRUE(sampler);
  std::set<Point> points;
  for (int i = 0; i < 50; ++i) {
    const auto any = sampler->draw();
    ASSERT_TRUE(any) << any.error().to_string();
    ASSERT_TRUE(*any);
    const Point point = sampler->enumerator().point();
    EXPECT_TRUE(points.insert(point).second);
    EXPECT_EQ((point[0] + 1 + point[1] + 1) % 1000, 0u);
  }
  EXPECT_EQ(sampler->drawn(), 50u);
}

TEST(Strategy, SaysWhenPointsAreTooRareToBeDrawn) {
  auto sampler = UniformSampler::open(large_space("a == 7 and b == 9"), 4);
  ASSERT_TRUE(sampler);
  const auto any = sampler->draw();
  ASSERT_FALSE(any);
  EXPECT_THAT(any.error().to_string(), HasSubstr("use the strategy exhaustive"));
  // The feeder takes overloaded for the store's trouble and would try for ever.
  EXPECT_EQ(any.error().kind(), ErrorKind::failed);
}

TEST(Strategy, ReportsExpressionsThatCannotBeEvaluated) {
  auto spec = spec_from_json(R"({"parameters": {"a": [2, 1, 0]}, "constraints": ["4 // a > 1"]})");
  ASSERT_TRUE(spec);
  auto space = Space::build(std::move(*spec));
  ASSERT_TRUE(space);
  const auto strategy = open_strategy(*space, "");
  ASSERT_FALSE(strategy);
  EXPECT_THAT(strategy.error().to_string(), HasSubstr("// divides by zero"));
  EXPECT_FALSE(planned(*space));
}

TEST(Strategy, PlansWhatItsLimitsLeave) {
  const auto plan = [](const Space& space) {
    const auto count = planned(space);
    if (!count) throw std::runtime_error(count.error().to_string());
    return *count;
  };
  EXPECT_EQ(plan(space_of("")), 45u);
  EXPECT_EQ(plan(space_of(R"({"name": "random", "samples": 10})")), 10u);
  EXPECT_EQ(plan(space_of(R"({"name": "random", "samples": 100})")), 45u);
  EXPECT_EQ(plan(space_of(R"("random")", R"(, "limits": {"max_evaluations": 12})")), 12u);
  EXPECT_EQ(plan(space_of(R"({"name": "random", "samples": 10})", R"(, "limits": {"max_evaluations": 12})")), 10u);
  EXPECT_EQ(plan(large_space("a > 0")), 16000000000000000000u);
  EXPECT_EQ(plan(large_space("a > 0", R"({"name": "random", "samples": 10})")), 10u);
  // Not known to be empty after 100 values.
  const auto unknown = planned(large_space("(a * b) % 1000 == 1001"), 100);
  ASSERT_TRUE(unknown);
  EXPECT_FALSE(*unknown);
}

TEST(Strategy, SaysThatASpaceIsEmpty) {
  auto spec = spec_from_json(R"({"parameters": {"a": [1, 2]}, "constraints": ["a > 2"]})");
  auto space = Space::build(std::move(*spec));
  ASSERT_TRUE(space);
  const auto count = planned(*space);
  ASSERT_FALSE(count);
  EXPECT_EQ(count.error().kind(), ErrorKind::invalid_input);
  EXPECT_THAT(count.error().to_string(), HasSubstr("holds no point"));
}

}  // namespace
}  // namespace retune::coordinator
