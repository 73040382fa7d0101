// Spaces against brute force, resumed at every position; derived fields; conditions; what is refused and how.
#include "coordinator/space/enumerate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <random>

#include "shared/configuration/validate.h"

namespace retune::coordinator {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Space space_of(const std::string& text, const SpaceContext& context = {}) {
  auto spec = spec_from_json(text);
  if (!spec) throw std::runtime_error(spec.error().to_string());
  auto space = Space::build(std::move(*spec), context);
  if (!space) throw std::runtime_error(space.error().to_string());
  return std::move(*space);
}

std::string build_error(const std::string& text, const SpaceContext& context = {}) {
  auto spec = spec_from_json(text);
  if (!spec) return "reader: " + spec.error().to_string();
  const auto space = Space::build(std::move(*spec), context);
  return space ? "no error" : space.error().to_string();
}

// "a=1 b='x'" of every point.
std::string text_of(const std::vector<std::pair<std::string_view, Value>>& parameters) {
  std::string text;
  for (const auto& [name, value] : parameters) text += fmt::format("{}{}={}", text.empty() ? "" : " ", name, to_text(value));
  return text;
}
std::vector<std::string> points_of(const Space& space) {
  auto enumerator = Enumerator::open(space);
  std::vector<std::string> points;
  while (true) {
    const auto any = enumerator->step();
    if (!any) throw std::runtime_error(any.error().to_string());
    if (!*any) return points;
    points.push_back(text_of(enumerator->parameters()));
  }
}
std::vector<Configuration> configurations_of(const Space& space) {
  auto enumerator = Enumerator::open(space);
  const auto batch = enumerator->next(1000000);
  if (!batch) throw std::runtime_error(batch.error().to_string());
  std::vector<Configuration> all;
  for (const Candidate& candidate : batch->candidates) all.push_back(candidate.configuration);
  return all;
}
// The error of walking, "no error" where there is none.
std::string walk_error(const std::string& text, const SpaceContext& context = {}) {
  const Space space = space_of(text, context);
  auto enumerator = Enumerator::open(space);
  if (!enumerator) return enumerator.error().to_string();
  const auto batch = enumerator->next(1000000);
  return batch ? "no error" : batch.error().to_string();
}

Configuration recorded() {
  Configuration configuration;
  configuration.grid = {10, 4, 1};
  configuration.block = {96, 2, 1};
  configuration.shared_mem = 512;
  return configuration;
}

// A small space made from a seed, and its points by brute force.
struct Generated {
  explicit Generated(unsigned seed) : random(seed) {
    const auto count = static_cast<unsigned>(1 + random() % 5);
    Json parameters = Json::object();
    for (unsigned i = 0; i < count; ++i) {
      names.push_back(std::string(1, static_cast<char>('a' + i)));
      Json values = Json::array();
      std::vector<std::int64_t> domain;
      const std::size_t size = 1 + random() % 6;
      for (auto value = static_cast<std::int64_t>(1 + random() % 3); domain.size() < size;
           value += static_cast<std::int64_t>(1 + random() % 4)) {
        domain.push_back(value);
        values.push(value);
      }
      domains.push_back(domain);
      Json parameter = Json::object();
      parameter.set("type", "categorical").set("values", values);
      conditions.emplace_back();
      if (i > 0 && random() % 4 == 0) {
        const std::size_t other = random() % i;
        const auto bound = static_cast<std::int64_t>(1 + random() % 6);
        conditions.back() = [other, bound](const std::vector<std::int64_t>& v) { return v[other] > bound; };
        parameter.set("when", fmt::format("{} > {}", names[other], bound));
      }
      parameters.set(names.back(), std::move(parameter));
    }
    Json constraints = Json::array();
    for (auto i = random() % 4; i > 0; --i) constraints.push(constraint());
    Json spec = Json::object();
    spec.set("parameters", std::move(parameters)).set("constraints", std::move(constraints));
    text = to_text(spec);
  }

  std::string constraint() {
    const std::size_t x = random() % names.size(), y = random() % names.size(), z = random() % names.size();
    const auto k = static_cast<std::int64_t>(1 + random() % 30);
    const auto add = [&](std::function<bool(const std::vector<std::int64_t>&)> test, std::string expression) {
      tests.push_back(std::move(test));
      return expression;
    };
    switch (random() % 6) {
      case 0: return add([=](auto& v) { return v[x] % v[y] == 0; }, fmt::format("{} % {} == 0", names[x], names[y]));
      case 1: return add([=](auto& v) { return v[x] * v[y] <= k; }, fmt::format("{} * {} <= {}", names[x], names[y], k));
      case 2:
        return add([=](auto& v) { return v[x] <= v[y] && v[y] < v[z] + k; }, fmt::format("{} <= {} < {} + {}", names[x], names[y], names[z], k));
      case 3: return add([=](auto& v) { return v[x] != k || v[y] > v[z]; }, fmt::format("{} != {} or {} > {}", names[x], k, names[y], names[z]));
      case 4: return add([=](auto& v) { return v[x] == 1 || v[x] == 4 || v[x] == k; }, fmt::format("{} in (1, 4, {})", names[x], k));
      default:
        return add([=](auto& v) { return std::min(v[x], v[y]) + v[z] > 3; }, fmt::format("not min({}, {}) + {} <= 3", names[x], names[y], names[z]));
    }
  }

  std::vector<std::string> brute_force() const {
    std::vector<std::string> points;
    std::vector<std::int64_t> values;
    const std::function<void()> descend = [&] {
      if (values.size() == names.size()) {
        for (const auto& test : tests)
          if (!test(values)) return;
        std::string point;
        for (std::size_t i = 0; i < names.size(); ++i) point += fmt::format("{}{}={}", i ? " " : "", names[i], values[i]);
        points.push_back(point);
        return;
      }
      const std::size_t i = values.size();
      const bool applies = !conditions[i] || conditions[i](values);
      for (std::size_t k = 0; k < (applies ? domains[i].size() : 1); ++k) {
        values.push_back(domains[i][k]);
        descend();
        values.pop_back();
      }
    };
    descend();
    return points;
  }

  std::mt19937 random;
  std::string text;
  std::vector<std::string> names;
  std::vector<std::vector<std::int64_t>> domains;
  std::vector<std::function<bool(const std::vector<std::int64_t>&)>> conditions, tests;
};

TEST(Enumerate, FindsThePointsOfBruteForceInOneOrder) {
  std::size_t points = 0, empty = 0;
  for (unsigned seed = 0; seed < 1000; ++seed) {
    const Generated generated(seed);
    const auto expected = generated.brute_force();
    const auto found = points_of(space_of(generated.text));
    ASSERT_THAT(found, testing::UnorderedElementsAreArray(expected)) << generated.text;
    ASSERT_EQ(points_of(space_of(generated.text)), found) << generated.text;
    points += expected.size();
    empty += expected.empty();
  }
  EXPECT_GT(points, 20000u);  // the generator makes spaces worth looking at
  EXPECT_LT(empty, 300u);
}

TEST(Enumerate, GoesOnFromAnyPositionAsIfNothingHadHappened) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    const Generated generated(seed);
    const Space space = space_of(generated.text);
    const auto expected = points_of(space);
    for (const std::size_t size : {std::size_t{1}, std::size_t{7}}) {
      std::vector<std::string> points;
      std::string cursor;
      for (bool exhausted = false; !exhausted;) {
        // Opened anew, by a space built anew, for every batch.
        auto enumerator = Enumerator::open(space_of(generated.text), cursor);
        ASSERT_TRUE(enumerator) << enumerator.error().to_string();
        const auto batch = enumerator->next(size);
        ASSERT_TRUE(batch);
        for (const Candidate& candidate : batch->candidates) {
          auto reader = Enumerator::open(space);
          ASSERT_TRUE(*reader->go_to(candidate.point));
          points.push_back(text_of(reader->parameters()));
        }
        cursor = batch->cursor;
        exhausted = batch->exhausted;
        ASSERT_TRUE(exhausted || !batch->candidates.empty());
      }
      ASSERT_EQ(points, expected) << generated.text;
      // Behind the end there is nothing.
      EXPECT_TRUE(Enumerator::open(space, cursor)->next(1)->candidates.empty());
    }
  }
}

TEST(Enumerate, FindsPointsByTheirIndex) {
  for (unsigned seed = 0; seed < 200; ++seed) {
    const Generated generated(seed);
    const Space space = space_of(generated.text);
    const auto expected = points_of(space);
    ASSERT_EQ(space.size()->text, std::to_string(expected.size())) << generated.text;
    ASSERT_EQ(space.size()->number, expected.size());
    auto enumerator = Enumerator::open(space);
    for (std::size_t i = expected.size(); i-- > 0;) {
      ASSERT_TRUE(*enumerator->go(i));
      ASSERT_EQ(text_of(enumerator->parameters()), expected[i]);
      // It goes on from there.
      ASSERT_EQ(*enumerator->step(), i + 1 < expected.size());
      if (i + 1 < expected.size()) {
        ASSERT_EQ(text_of(enumerator->parameters()), expected[i + 1]);
      }
    }
  }
}

TEST(Enumerate, CountsWhatCannotBeListed) {
  const Space space = space_of(R"({"parameters": {"a": {"type": "integer", "from": 1, "to": 4000000000}, "b": {"type": "integer", "from": 1, "to": 4000000000},
                                                  "c": {"type": "integer", "from": 0, "to": 9}, "d": {"type": "integer", "from": 0, "to": 9}},
                                   "constraints": ["c < d"]})");
  EXPECT_EQ(space.size()->text, "720000000000000000000");  // 4·10^9 · 4·10^9 · 45: beyond 64 bits
  EXPECT_EQ(space.cartesian(), "1600000000000000000000");
  auto enumerator = Enumerator::open(space);
  EXPECT_EQ(enumerator->next(3)->candidates.size(), 3u);
  const auto last = *space.size()->number - 1;
  ASSERT_TRUE(*enumerator->go(last));
  EXPECT_EQ(text_of(enumerator->parameters()), "a=4000000000 b=4000000000 c=8 d=9");
  EXPECT_FALSE(*enumerator->step());
  // Beyond 128 bits too.
  Json parameters = Json::object();
  for (int i = 0; i < 30; ++i) parameters.set("p" + std::to_string(i), Json::object().set("type", "integer").set("from", 1).set("to", 1000000));
  EXPECT_EQ(space_of(to_text(Json::object().set("parameters", parameters))).size()->text, "1" + std::string(180, '0'));
}

// Too many values to be listed one by one, under a constraint: nothing but a walk will do.
TEST(Enumerate, WalksGroupsThatAreTooLargeForAGraph) {
  const std::string text = R"({"parameters": {"a": {"type": "integer", "from": 1, "to": 20000000}, "b": [2, 3, 5], "c": {"type": "categorical", "values": [7, 9], "when": "b == 3"}},
                               "constraints": ["a % 1000 == b", "a > 19990000"]})";
  const Space space = space_of(text);
  EXPECT_EQ(space.size()->text, "40");   // ten a for each b, and c only with b == 3
  const auto points = points_of(space);
  ASSERT_EQ(points.size(), 40u);
  EXPECT_THAT(points, testing::Contains("a=19990003 b=3 c=9"));
  EXPECT_THAT(points, testing::Contains("a=19999005 b=5 c=7"));
  EXPECT_THAT(std::set<std::string>(points.begin(), points.end()), testing::SizeIs(40));
  // From any position.
  std::string cursor;
  for (std::size_t i = 0; i < points.size(); ++i) {
    auto enumerator = Enumerator::open(space, cursor);
    ASSERT_TRUE(enumerator) << enumerator.error().to_string();
    ASSERT_EQ(enumerator->next(1)->candidates.size(), 1u);
    ASSERT_EQ(text_of(enumerator->parameters()), points[i]);
    cursor = enumerator->cursor();
  }
  EXPECT_EQ(space.size(1000000).error().kind(), ErrorKind::overloaded);
  EXPECT_EQ(Enumerator::open(space)->go(3).error().kind(), ErrorKind::unsupported);
}

TEST(Enumerate, LooksAtNoMoreThanAConstraintLeaves) {
  // 10^12 combinations, of which the first constraint cuts off all but one in a million early.
  const Space space = space_of(R"({"parameters": {"a": {"type": "integer", "from": 1, "to": 1000}, "b": {"type": "integer", "from": 1, "to": 1000},
      "c": {"type": "integer", "from": 1, "to": 1000}, "d": {"type": "integer", "from": 1, "to": 1000}},
      "constraints": ["a == 7", "b == a", "c in [1, 2]", "d == c"]})");
  EXPECT_EQ(space.size()->text, "2");
  EXPECT_EQ(space.cartesian(), "1000000000000");
}

TEST(Enumerate, LeavesOutPointsThatGroundToOneConfiguration) {
  // 1 · 4 = 2 · 2; the grid tells the product only.
  EXPECT_THAT(points_of(space_of(R"({"parameters": {"a": [1, 2, 4], "b": [1, 2, 4]}, "config": {"grid.x": "a * b"}})")),
              ElementsAre("a=1 b=1", "a=1 b=2", "a=1 b=4", "a=2 b=4", "a=4 b=4"));
  // a is told by the block, and then b by the grid.
  EXPECT_EQ(space_of(R"({"parameters": {"a": [1, 2, 4], "b": [1, 2, 4]}, "config": {"grid.x": "a * b", "block.x": "a"}})").size()->text, "9");
  EXPECT_EQ(space_of(R"({"parameters": {"a": [1, 2, 4], "b": [1, 2, 4]}, "config": {"grid.x": "a // b if a >= b else 1"}})").size()->text, "3");
  // What only constraints read tells nothing; one value that satisfies them is enough.
  EXPECT_THAT(points_of(space_of(R"({"parameters": {"block.x": [1, 2, 3], "k": [1, 2, 3, 4]}, "constraints": ["k % block.x == 0", "k > 1"]})")),
              ElementsAre("block.x=1 k=2", "block.x=2 k=2", "block.x=3 k=3"));
  // Nothing reads k.
  EXPECT_THAT(points_of(space_of(R"({"parameters": {"block.x": [1, 2], "k": [5, 6]}})")), ElementsAre("block.x=1 k=5", "block.x=2 k=5"));
  // Without launch bounds their size does not matter.
  EXPECT_EQ(space_of(R"({"parameters": {"m": [64, 128], "set_launch_bounds": {"type": "bool"}}, "config": {"max_threads": "m"}})").size()->text, "3");
}

// The same by comparing the configurations themselves.
TEST(Enumerate, ListsEveryGroundedConfigurationOnce) {
  std::size_t repeated = 0;
  for (unsigned seed = 0; seed < 300; ++seed) {
    const Generated generated(seed);
    std::mt19937 random(seed);
    const auto name = [&] { return generated.names[random() % generated.names.size()]; };
    Json config = Json::object();
    config.set("grid.x", fmt::format("{} * {}", name(), name())).set("block.x", fmt::format("max({}, {})", name(), name()));
    config.set("set_launch_bounds", fmt::format("{} > 3", name())).set("max_threads", fmt::format("{} * 100", name()));
    config.set("passes", fmt::format("'default<O' + str(min({}, 3)) + '>'", name()));
    Json spec = *parse_json(generated.text);
    spec.set("config", config);
    const std::string text = to_text(spec);
    // By brute force: the points, each grounded.
    std::set<std::string> expected;
    const Space all = space_of(generated.text);
    auto walker = Enumerator::open(all);
    const auto as_configuration = [&](const std::vector<std::pair<std::string_view, Value>>& values) {
      Json fixed = Json::object();
      for (const auto& [parameter, value] : values) fixed.set(std::string(parameter), to_json(value));
      const auto one = configurations_of(space_of(to_text(Json::object().set("parameters", fixed).set("config", config))));
      return one.empty() ? std::string() : to_text(to_json(ground(one[0]).value()));
    };
    std::size_t points = 0;
    while (*walker->step()) {
      const std::string configuration = as_configuration(walker->parameters());
      points += configuration.empty() ? 0 : 1;
      if (!configuration.empty()) expected.insert(configuration);
    }
    std::vector<std::string> found;
    for (const Configuration& configuration : configurations_of(space_of(text))) found.push_back(to_text(to_json(ground(configuration).value())));
    ASSERT_THAT(found, testing::UnorderedElementsAreArray(std::vector<std::string>(expected.begin(), expected.end()))) << text;
    repeated += points - found.size();
  }
  EXPECT_GT(repeated, 1000u);  // there was something to leave out
}

TEST(Enumerate, ListsNoRealRange) {
  const Space space = space_of(R"({"parameters": {"a": {"type": "real", "from": 0, "to": 1}, "b": [1, 2]}, "constraints": ["a < 0.25 * b"]})");
  EXPECT_TRUE(space.has_reals());
  EXPECT_THAT(Enumerator::open(space).error().to_string(), HasSubstr("at /parameters/a: a real range has no list of values"));
  EXPECT_THAT(space.size().error().to_string(), HasSubstr("at /parameters/a"));
}

TEST(Enumerate, SaysWhichConstraintsLeaveNothing) {
  const auto reason = [](const std::string& text) {
    const Space space = space_of(text);
    return space.size()->text == "0" ? space.empty_error().to_string() : "not empty";
  };
  const std::string one = reason(R"({"parameters": {"a": [1, 2], "b": [1, 2]}, "constraints": ["a + b > 1", "a > 2"]})");
  EXPECT_THAT(one, HasSubstr("of 4 combinations none satisfies\n  at /constraints/1: a > 2"));
  EXPECT_THAT(one, testing::Not(HasSubstr("/constraints/0")));
  const std::string both = reason(R"({"parameters": {"a": [1, 2, 3], "b": [1, 2]}, "constraints": ["a > b", "a + b != 9", "a < b"]})");
  EXPECT_THAT(both, HasSubstr("none satisfies all of\n  at /constraints/0: a > b\n  at /constraints/2: a < b"));
  EXPECT_THAT(reason(R"({"parameters": {"a": [0]}, "config": {"block.x": "a"}})"), HasSubstr("at /config/block.x: block.x = a"));
}

TEST(Enumerate, WarnsOfConstraintsThatAreNeverFalse) {
  EXPECT_THAT(space_of(R"({"parameters": {"a": [1, 2], "b": [1, 2]}, "constraints": ["a + b > 1", "a >= b", "a * 0 == 0"]})").never_false(),
              ElementsAre("at /constraints/0: the constraint is never false: a + b > 1", "at /constraints/2: the constraint is never false: a * 0 == 0"));
}

TEST(Enumerate, RefusesCursorsOfOtherSpacesAndNonsense) {
  const Space one = space_of(R"({"parameters": {"a": [1, 2, 3]}, "constraints": ["a != 2"]})");
  const Space other = space_of(R"({"parameters": {"a": [1, 2, 4]}, "constraints": ["a != 2"]})");
  EXPECT_NE(one.fingerprint(), other.fingerprint());
  EXPECT_EQ(one.fingerprint(), space_of(R"({"parameters": {"a": [1, 2, 3]}, "constraints": ["a != 2"]})").fingerprint());
  const std::string cursor = Enumerator::open(other)->next(1)->cursor;
  for (const std::string& text : {cursor, std::string("{"), std::string("{}"), std::string("[1]"),
                                  fmt::format(R"({{"space": "{}"}})", one.fingerprint()),
                                  fmt::format(R"({{"space": "{}", "at": [9]}})", one.fingerprint()),
                                  fmt::format(R"({{"space": "{}", "at": [1]}})", one.fingerprint()),  // a == 2: no point
                                  fmt::format(R"({{"space": "{}", "at": [0, 0]}})", one.fingerprint())}) {
    const auto opened = Enumerator::open(one, text);
    ASSERT_FALSE(opened) << text;
    EXPECT_EQ(opened.error().kind(), ErrorKind::invalid_input);
  }
  EXPECT_TRUE(Enumerator::open(one, fmt::format(R"({{"space": "{}", "at": [0]}})", one.fingerprint())));
}

TEST(Enumerate, CoversTheRecordedWorkWhereOnlyTheBlockIsBound) {
  const Space space = space_of(R"({"parameters": {"bx": [32, 64, 100]}, "config": {"block.x": "bx"}})", {recorded(), std::nullopt});
  std::vector<std::uint32_t> grids;
  for (const Configuration& configuration : configurations_of(space)) {
    grids.push_back(configuration.grid.x);
    EXPECT_EQ(configuration.grid.y, 4u);   // its block is not bound
    EXPECT_EQ(configuration.block.y, 2u);
    EXPECT_EQ(configuration.shared_mem, 512u);
    EXPECT_EQ(configuration.passes, "default<O3>");
  }
  EXPECT_THAT(grids, ElementsAre(30, 15, 10));  // 960 threads
}

TEST(Enumerate, DerivesFieldsFromParametersFieldsAndTheRecording) {
  const Space space = space_of(R"({
    "parameters": {"block.x": [16, 32], "tile": [2], "specialize": [false, true], "fast": {"type": "bool"}},
    "constraints": ["shared_mem <= 1000"],
    "config": {"shared_mem": "block.x * tile * 8", "grid.x": "recorded.grid.x + tile", "grid.y": "grid.x * 2", "block.y": 4,
               "passes": "'default<O3>' if fast else 'default<O' + str(tile) + '>'", "codegen_opt": "tile // 2"}})",
                               {recorded(), std::nullopt});
  const auto all = configurations_of(space);
  ASSERT_EQ(all.size(), 8u);
  EXPECT_EQ(all[0].block, (Dim3{16, 4, 1}));
  EXPECT_EQ(all[0].grid, (Dim3{12, 24, 1}));
  EXPECT_EQ(all[0].shared_mem, 256u);
  EXPECT_EQ(all[0].passes, "default<O2>");
  EXPECT_EQ(all[1].passes, "default<O3>");
  EXPECT_EQ(all[0].codegen_opt, 1u);
  EXPECT_FALSE(all[0].specialize);
  EXPECT_TRUE(all[2].specialize);
  EXPECT_EQ(all[7].shared_mem, 512u);
}

TEST(Enumerate, KnowsTheDeviceOnceThereIsOne) {
  DeviceClass device;
  device.backend = "cuda";
  device.architecture = "sm_90";
  device.limits.max_threads_per_block = 64;
  const std::string text = R"({"parameters": {"a": [32, 64, 128]}, "constraints": ["a <= device.max_threads_per_block",
      "device.architecture in ['', 'sm_90']"], "config": {"block.x": "a"}})";
  EXPECT_EQ(points_of(space_of(text)).size(), 3u);
  EXPECT_EQ(points_of(space_of(text, {std::nullopt, device})).size(), 2u);
}

TEST(Enumerate, LeavesOutWhatIsNoConfiguration) {
  const Space space = space_of(R"({"parameters": {"a": [0, 1, 4], "codegen_opt": [3, 4]}, "config": {"block.x": "a", "grid.x": "a / 2"}})");
  EXPECT_THAT(points_of(space), ElementsAre("a=4 codegen_opt=3"));  // 0 threads, half a block, level 4
  for (const Configuration& configuration : configurations_of(space)) EXPECT_TRUE(is_valid(configuration));
}

TEST(Enumerate, GivesLaunchBoundsThatNothingBindsTheBlocksSize) {
  const Space space = space_of(R"({"parameters": {"block.x": [32, 64], "set_launch_bounds": {"type": "bool"}}})", {recorded(), std::nullopt});
  const auto all = configurations_of(space);
  ASSERT_EQ(all.size(), 4u);
  EXPECT_EQ(all[0].max_threads, 0u);
  EXPECT_EQ(all[1].max_threads, 64u);   // 32 × 2
  EXPECT_EQ(all[3].max_threads, 128u);
}

TEST(Enumerate, AddsNoPointsForLaunchBoundsThatAreNotSet) {
  const Space space = space_of(R"({"parameters": {"block.x": [64], "set_launch_bounds": {"type": "bool"}, "max_threads": [32, 64, 128],
                                   "min_blocks_per_sm": [1, 2]}})");
  // Without bounds one; with them, 64 and 128 hold the block.
  EXPECT_EQ(points_of(space).size(), 1u + 2 * 2);
}

TEST(Enumerate, TakesOneValueWhereAConditionIsFalse) {
  EXPECT_THAT(points_of(space_of(R"({"parameters": {"use": {"type": "bool"}, "x": {"type": "categorical", "values": [1, 2], "when": "use", "otherwise": 9}}})")),
              ElementsAre("use=False x=9", "use=True x=1", "use=True x=2"));
  // The condition may come later in the file; what it reads is bound first.
  EXPECT_EQ(points_of(space_of(R"({"parameters": {"x": {"type": "categorical", "values": [1, 2], "when": "use"}, "use": {"type": "bool"}}})")).size(), 3u);
  EXPECT_THAT(build_error(R"({"parameters": {"x": {"type": "bool", "when": "y"}, "y": {"type": "bool", "when": "x"}}})"), HasSubstr("in a circle"));
  EXPECT_THAT(build_error(R"({"parameters": {"x": {"type": "bool", "when": "x"}}})"), HasSubstr("in a circle"));
}

TEST(Enumerate, SaysWhereAnExpressionCannotBeEvaluated) {
  const std::string error = walk_error(R"({"parameters": {"a": [4], "b": [2, 0]}, "constraints": ["a // b > 1"]})");
  EXPECT_THAT(error, HasSubstr("at /constraints/0"));
  EXPECT_THAT(error, HasSubstr("a = 4, b = 0"));
  EXPECT_THAT(error, HasSubstr("// divides by zero: 4 and 0\n  a // b > 1\n    ^"));
  // A guard, in the constraint or beside it.
  EXPECT_EQ(walk_error(R"({"parameters": {"a": [4], "b": [2, 0]}, "constraints": ["b != 0 and a // b > 1"]})"), "no error");
  EXPECT_EQ(walk_error(R"({"parameters": {"a": [4], "b": [2, 0]}, "constraints": ["a // b > 1", "b != 0"]})"), "no error");
  EXPECT_EQ(walk_error(R"({"parameters": {"a": [4], "b": [2, 0]}, "constraints": ["b != 0"], "config": {"block.x": "a // b"}})"), "no error");
  EXPECT_THAT(walk_error(R"({"parameters": {"a": [4], "b": [2, 0]}, "config": {"block.x": "a // b"}})"), HasSubstr("at /config/block.x"));
  EXPECT_THAT(walk_error(R"({"parameters": {"a": [4]}, "constraints": ["a / 2"]})"), HasSubstr("a constraint is true or false"));
  EXPECT_THAT(walk_error(R"({"parameters": {"a": ["x"]}, "config": {"block.x": "a"}})"), HasSubstr("expected an integer for block.x, found 'x'"));
  EXPECT_THAT(walk_error(R"({"parameters": {"a": [9223372036854775807]}, "constraints": ["a + 1 > 0"]})"), HasSubstr("overflows"));
}

TEST(Enumerate, SaysWhatIsWrongWithNamesAndFields) {
  EXPECT_THAT(build_error(R"({"parameters": {"tile": [1]}, "constraints": ["tila > 1"]})"), HasSubstr("at /constraints/0: unknown name"));
  EXPECT_THAT(build_error(R"({"parameters": {"a": [1]}, "constraints": ["recorded.grid.x > 1"]})"), HasSubstr("there is no recording"));
  EXPECT_THAT(build_error(R"({"parameters": {"a": [1]}, "config": {"grid.x": "grid.y", "grid.y": "grid.x + a"}})"), HasSubstr("at /config/grid"));
  EXPECT_THAT(build_error(R"({"parameters": {"block.x": [1]}, "config": {"block.x": 2}})"), HasSubstr("binds the field already"));
  EXPECT_THAT(build_error(R"({"parameters": {}, "config": {"block.x": 0}})"), HasSubstr("at /config/block.x: expected 1 to"));
  EXPECT_THAT(build_error(R"({"parameters": {}, "config": {"prune": false}})"), HasSubstr("mandatory"));
  EXPECT_THAT(build_error(R"({"parameters": {"a": [1]}, "config": {"passes": "default<O3>"}})"), HasSubstr("at /config/passes"));
}

TEST(Enumerate, WarnsOfWhatIsProbablyNotMeant) {
  const Space space = space_of(R"({"parameters": {"a": [1, 2], "b": [1]}, "constraints": ["1 < 2"]})");
  ASSERT_EQ(space.warnings().size(), 2u);
  EXPECT_THAT(space.warnings()[0], HasSubstr("at /constraints/0: the constraint reads no parameter"));
  EXPECT_THAT(space.warnings()[1], HasSubstr("nothing reads the parameter a"));
}

TEST(Enumerate, HasOnePointWithoutParameters) {
  const Space space = space_of(R"({"parameters": {}})", {recorded(), std::nullopt});
  const auto all = configurations_of(space);
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0], recorded());
  const auto batch = Enumerator::open(space)->next(1);
  EXPECT_TRUE(Enumerator::open(space, batch->cursor)->next(1)->candidates.empty());
  EXPECT_TRUE(points_of(space_of(R"({"parameters": {}, "constraints": ["1 > 2"]})")).empty());
}

TEST(Enumerate, ShowsEveryPipelineToTheChecker) {
  std::vector<std::string> seen;
  int asked = 0;
  const PipelineChecker checker = [&](const std::vector<std::string>& pipelines) {
    ++asked;
    seen = pipelines;
    std::vector<Expected<>> answers;
    for (const std::string& passes : pipelines)
      answers.push_back(passes.find("bad") != std::string::npos ? Expected<>(invalid_input("unknown pass {}", passes)) : Expected<>());
    return answers;
  };
  const auto checked = [&](const std::string& text) {
    seen.clear();
    asked = 0;
    const auto result = space_of(text).check_pipelines(checker);
    return result ? std::string("fine") : result.error().to_string();
  };
  EXPECT_EQ(checked(R"({"parameters": {"passes": ["default<O1>", "default<O2>"]}})"), "fine");
  EXPECT_THAT(seen, ElementsAre("default<O1>", "default<O2>"));
  EXPECT_EQ(asked, 1);
  EXPECT_THAT(checked(R"({"parameters": {"passes": ["default<O1>", "bad"]}})"), HasSubstr("at /parameters/passes"));
  EXPECT_THAT(checked(R"({"parameters": {"p": ["bad"]}, "config": {"passes": "p"}})"), HasSubstr("at /parameters/p"));
  EXPECT_THAT(checked(R"({"parameters": {"passes": {"type": "pipeline", "passes": ["dce", "bad"], "max_length": 2}}})"), HasSubstr("/passes/1"));
  // Computed ones too.
  EXPECT_THAT(checked(R"({"parameters": {"o": [1, 2]}, "config": {"passes": "'bad<' + str(o) + '>'"}})"), HasSubstr("at /config/passes"));
  EXPECT_EQ(checked(R"({"parameters": {"o": [1, 2], "x": {"type": "bool"}}, "config": {"passes": "'dce' if x else 'default<O' + str(o) + '>'"}})"), "fine");
  EXPECT_THAT(seen, testing::UnorderedElementsAre("default<O1>", "default<O2>", "dce"));
  EXPECT_THAT(checked(R"({"parameters": {}, "config": {"passes": "'bad'"}})"), HasSubstr("at /config/passes"));
  // A parameter that is no field is not a pipeline.
  EXPECT_EQ(checked(R"({"parameters": {"layout": ["bad"]}})"), "fine");
  EXPECT_EQ(asked, 0);
}

TEST(Enumerate, TakesTheAnswersOfACheckerThatStopsEarlyAndTheErrorOfOneThatDoesNotRun) {
  const Space space = space_of(R"({"parameters": {"passes": ["dce", "crashes", "never asked"]}})");
  const auto stops = [](const std::vector<std::string>&) {
    return std::vector<Expected<>>{Expected<>(), fail(ErrorKind::failed, "it died")};
  };
  const auto stopped = space.check_pipelines(stops);
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().to_string(), "at /parameters/passes (value 1): it died");
  const auto away = space.check_pipelines([](const auto&) -> Expected<std::vector<Expected<>>> {
    return fail(ErrorKind::failed, "no child");
  });
  ASSERT_FALSE(away);
  EXPECT_EQ(away.error().to_string(), "no child");
}

}  // namespace
}  // namespace retune::coordinator
