// Presets: what each one varies, that it never leaves what may be launched, and that the spec itself has the last word.
#include "coordinator/space/preset.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "coordinator/space/enumerate.h"

namespace retune::coordinator {
namespace {

using testing::HasSubstr;

Configuration launch(const Dim3& grid, const Dim3& block) {
  Configuration configuration;
  configuration.grid = grid;
  configuration.block = block;
  configuration.shared_mem = 128;
  return configuration;
}
const Configuration kFlat = launch({40000, 1, 1}, {256, 1, 1});
const Configuration kPlane = launch({64, 64, 1}, {16, 16, 1});
const Configuration kCube = launch({16, 16, 16}, {8, 8, 8});

Spec read(const std::string& text) {
  auto spec = spec_from_json(text);
  EXPECT_TRUE(spec) << spec.error().to_string();
  return spec ? *spec : Spec{};
}
Spec with_preset(Preset preset) { return read(fmt::format(R"({{"preset": "{}"}})", to_string(preset))); }

Space space_of(Spec spec, const Configuration& recorded, const DeviceLimits& limits = {}) {
  auto expanded = expand_preset(std::move(spec), recorded, limits);
  EXPECT_TRUE(expanded) << expanded.error().to_string();
  EXPECT_FALSE(expanded->preset);
  auto space = Space::build(*expanded, {.recorded = recorded, .device = std::nullopt});
  EXPECT_TRUE(space) << space.error().to_string();
  EXPECT_THAT(space->warnings(), testing::IsEmpty());
  return *space;
}

std::vector<Configuration> list(const Space& space) {
  auto enumerator = Enumerator::open(space);
  EXPECT_TRUE(enumerator);
  std::vector<Configuration> all;
  while (true) {
    const auto any = enumerator->step();
    EXPECT_TRUE(any) << any.error().to_string();
    if (!any || !*any) return all;
    all.push_back(enumerator->configuration());
  }
}
std::vector<Configuration> list(const std::string& text, const Configuration& recorded) {
  return list(space_of(read(text), recorded));
}

// Each block once, as "32x8x1".
std::set<std::string> blocks(const std::vector<Configuration>& configurations) {
  std::set<std::string> all;
  for (const Configuration& c : configurations) all.insert(fmt::format("{}x{}x{}", c.block.x, c.block.y, c.block.z));
  return all;
}

TEST(Preset, HasANameBothWays) {
  for (const Preset preset : kPresets) EXPECT_EQ(preset_from_name(to_string(preset)), preset);
  EXPECT_FALSE(preset_from_name("fast"));
}

TEST(Preset, HoldsAsManyPointsAsItsPageSays) {
  // quick, standard, launch, compiler, full; the same numbers from an independent program.
  const std::vector<std::pair<Configuration, std::array<std::size_t, 5>>> cases = {
      {kFlat, {16, 120, 9, 15, 6480}},
      {kPlane, {56, 900, 60, 15, 42120}},
      {kCube, {68, 6915, 461, 15, 248940}},
  };
  for (const auto& [recorded, counts] : cases)
    for (const Preset preset : kPresets) {
      const auto index = space_of(with_preset(preset), recorded).size();
      ASSERT_TRUE(index) << index.error().to_string();
      EXPECT_EQ(index->clamped(), counts[static_cast<std::size_t>(preset)]) << to_string(preset) << " of " << recorded.block.total();
    }
}

TEST(Preset, NeverLeavesWhatCanBeLaunchedAndHoldsTheRecordedLaunch) {
  const Configuration odd = launch({7, 1, 1}, {100, 1, 1});
  const Configuration tall = launch({1, 60000, 1}, {32, 4, 1});
  const Configuration one_thread = launch({1, 1, 1}, {1, 1, 1});
  const DeviceLimits limits;
  for (const Configuration& recorded : {kFlat, kPlane, kCube, odd, tall, one_thread}) {
    for (const Preset preset : {Preset::quick, Preset::standard, Preset::launch, Preset::compiler}) {
      const auto all = list(space_of(with_preset(preset), recorded));
      bool has_recorded = false;
      for (const Configuration& c : all) {
        ASSERT_TRUE(is_valid(c));
        EXPECT_THAT(reasons_invalid(c, &limits), testing::IsEmpty());
        has_recorded = has_recorded || c == recorded;
        EXPECT_EQ(c.shared_mem, recorded.shared_mem);
        // The block has the axes of the recorded one, whole warps where that has them, and the grid covers the same work.
        if (recorded.block.y == 1) {
          EXPECT_EQ(c.block.y, 1u);
        }
        if (recorded.block.z == 1) {
          EXPECT_EQ(c.block.z, 1u);
        }
        if (recorded.block.total() % 32 == 0) {
          EXPECT_EQ(c.block.total() % 32, 0u);
        }
        EXPECT_GE(std::uint64_t{c.grid.x} * c.block.x, std::uint64_t{recorded.grid.x} * recorded.block.x);
        EXPECT_LT(std::uint64_t{c.grid.y - 1} * c.block.y, std::uint64_t{recorded.grid.y} * recorded.block.y);
        EXPECT_GE(std::uint64_t{c.grid.z} * c.block.z, std::uint64_t{recorded.grid.z} * recorded.block.z);
        if (preset == Preset::quick) {
          EXPECT_LE(c.block.total(), recorded.block.total());
        }
        EXPECT_LE(c.block.total(), 2 * recorded.block.total());
      }
      EXPECT_TRUE(has_recorded) << to_string(preset);
      std::set<std::string> texts;
      for (const Configuration& c : all) texts.insert(canonical_text(c));
      EXPECT_EQ(texts.size(), all.size()) << to_string(preset) << " lists a configuration twice";
    }
  }
}

TEST(Preset, QuickIsTensOfConfigurations) {
  for (const Configuration& recorded : {kFlat, kPlane, kCube}) {
    const std::size_t count = list(space_of(with_preset(Preset::quick), recorded)).size();
    EXPECT_GE(count, 10u);
    EXPECT_LE(count, 100u);
  }
  EXPECT_THAT(blocks(list(R"({"preset": "quick"})", kFlat)), testing::ElementsAre("128x1x1", "256x1x1", "32x1x1", "64x1x1"));
}

TEST(Preset, CompilerKeepsTheLaunchAndLaunchKeepsTheCompiler) {
  for (const Configuration& c : list(R"({"preset": "compiler"})", kPlane)) {
    EXPECT_EQ(c.block, kPlane.block);
    EXPECT_EQ(c.grid, kPlane.grid);
  }
  for (const Configuration& c : list(R"({"preset": "launch"})", kPlane)) {
    EXPECT_EQ(c.passes, kPlane.passes);
    EXPECT_EQ(c.codegen_opt, kPlane.codegen_opt);
  }
}

TEST(Preset, FullVariesEveryKnob) {
  const auto space = space_of(with_preset(Preset::full), kFlat);
  std::set<std::string> names;
  for (const ParameterSpec& parameter : space.spec().parameters) names.insert(parameter.name);
  EXPECT_THAT(names, testing::ElementsAre("block.x", "codegen_opt", "min_blocks_per_sm", "passes", "set_launch_bounds",
                                          "specialize", "specialize_dims"));
  bool has_recorded = false;
  for (const Configuration& c : list(space)) {
    has_recorded = has_recorded || c == kFlat;
    EXPECT_EQ(c.max_threads, c.set_launch_bounds ? c.block.total() : 0);
    EXPECT_EQ(c.min_blocks_per_sm > 0, c.set_launch_bounds);
  }
  EXPECT_TRUE(has_recorded);
}

TEST(Preset, TakesInARecordedPipelineThatIsNoneOfItsOwn) {
  Configuration recorded = kFlat;
  recorded.passes = "default<O0>";
  recorded.codegen_opt = 0;
  for (const char* preset : {"quick", "standard", "compiler"}) {
    const auto all = list(fmt::format(R"({{"preset": "{}"}})", preset), recorded);
    EXPECT_NE(std::find(all.begin(), all.end(), recorded), all.end()) << preset;
  }
}

TEST(Preset, GoesNoFurtherThanTheDeviceNorTheRecordedLaunchBounds) {
  DeviceLimits small;
  small.max_threads_per_block = 512;
  small.max_block = {384, 384, 64};
  for (const Configuration& c : list(space_of(with_preset(Preset::launch), kPlane, small))) EXPECT_LE(c.block.total(), 512u);
  for (const std::string& block : blocks(list(space_of(with_preset(Preset::launch), kFlat, small))))
    EXPECT_NE(block, "512x1x1");
  Configuration bounded = kFlat;
  bounded.set_launch_bounds = true;
  bounded.max_threads = 320;
  const auto all = list(space_of(with_preset(Preset::launch), bounded));
  EXPECT_TRUE(blocks(all).contains("320x1x1"));
  for (const Configuration& c : all) EXPECT_LE(c.block.x, 320u);
  // A grid that would not fit: of 60000 * 4 rows, blocks of fewer than 4 rows need more than 65535.
  for (const Configuration& c : list(space_of(with_preset(Preset::launch), launch({1, 60000, 1}, {32, 4, 1}))))
    EXPECT_GE(c.block.y, 4u);
}

TEST(Preset, GivesWayToWhatTheSpecSaysItself) {
  const auto space = space_of(read(R"({"preset": "standard",
      "parameters": {"passes": ["default<O1>"], "specialize": {"type": "bool"}},
      "constraints": ["block.x >= 128"],
      "config": {"codegen_opt": 2}})"), kFlat);
  const auto all = list(space);
  EXPECT_EQ(all.size(), 2 * blocks(all).size());
  EXPECT_THAT(blocks(all), testing::ElementsAre("128x1x1", "192x1x1", "256x1x1", "320x1x1", "384x1x1", "512x1x1"));
  for (const Configuration& c : all) {
    EXPECT_EQ(c.passes, "default<O1>");
    EXPECT_EQ(c.codegen_opt, 2u);
  }
  // The preset's parameters come first and say where they are from; the spec's own keep their place.
  EXPECT_EQ(space.spec().parameters.front().pointer, "/preset");
  EXPECT_EQ(space.spec().parameters.back().pointer, "/parameters/specialize");
  EXPECT_EQ(space.spec().constraints.front().pointer, "/constraints/0");
}

TEST(Preset, LeavesABlockToTheSpecThatShapesIt) {
  // By a parameter of another name, and beyond what the preset itself would dare.
  EXPECT_THAT(blocks(list(R"({"preset": "quick", "parameters": {"t": [512, 1000]}, "config": {"block.x": "t"}})", kFlat)),
              testing::ElementsAre("1000x1x1", "512x1x1"));
  // One axis is the spec's, the other the preset's: together still within the device.
  const auto all = list(R"({"preset": "quick", "parameters": {"block.x": [7, 512]}})", kPlane);
  EXPECT_TRUE(blocks(all).contains("7x16x1"));
  EXPECT_FALSE(blocks(all).contains("512x4x1"));
  for (const Configuration& c : all) EXPECT_LE(c.block.total(), 1024u);
}

TEST(Preset, NeedsARecordedLaunch) {
  const auto expanded = expand_preset(with_preset(Preset::quick), std::nullopt);
  ASSERT_FALSE(expanded);
  EXPECT_EQ(expanded.error().kind(), ErrorKind::invalid_input);
  EXPECT_THAT(expanded.error().to_string(), testing::StartsWith("at /preset: the preset quick is derived from a recorded launch"));
  const auto unchanged = expand_preset(read(R"({"parameters": {"a": [1]}})"), std::nullopt);
  ASSERT_TRUE(unchanged);
  EXPECT_EQ(unchanged->parameters.size(), 1u);
}

TEST(Preset, WrittenOutReadsBackAsTheSameSpace) {
  for (const Configuration& recorded : {kFlat, kPlane, kCube})
    for (const Preset preset : kPresets) {
      const auto expanded = expand_preset(with_preset(preset), recorded);
      ASSERT_TRUE(expanded);
      const SpaceContext context{.recorded = recorded, .device = std::nullopt};
      const auto before = Space::build(*expanded, context);
      const auto after = Space::build(read(to_text(to_json(*expanded), 2)), context);
      ASSERT_TRUE(before && after);
      EXPECT_EQ(before->fingerprint(), after->fingerprint());
    }
}

TEST(SpecWriter, WritesWhatReadsBackAsTheSameSpec) {
  const char* text = R"({
    "name": "n", "recording": {"path": "r", "kernel": "k", "instance": "ab"}, "preset": "compiler",
    "parameters": {"block.x": [32, 64], "one": 5, "text": "x", "flag": {"type": "bool"}, "real": [1.0, 2.5, "1"],
                   "t": {"type": "bool", "when": "block.x > 32", "otherwise": true}, "u": {"type": "fixed", "value": 3, "when": "flag"},
                   "i": {"type": "integer", "from": 1, "to": 9, "step": 4, "when": "flag", "otherwise": 0},
                   "p": {"type": "pow2", "from": 2, "to": 8},
                   "passes": {"type": "pipeline", "passes": ["dce", "gvn"], "min_length": 2, "max_length": 2, "repeat": true}},
    "constraints": ["block.x > 0", "one + i < 100"],
    "config": {"block.y": "2", "grid": {"x": 4, "y": "block.y"}, "specialize": true, "codegen_opt": 1},
    "strategy": {"name": "random", "seed": 18446744073709551615, "samples": 9},
    "measure": {"max_samples": 7},
    "limits": {"compile_seconds": 1.5, "max_evaluations": 10, "max_seconds": 60, "retries": 2, "continue_on_bad_baseline": true},
    "tolerances": [{"region": "y", "type": "f64", "threshold": 1e-9, "kind": "relative", "norm": "linf"}],
    "targets": ["cuda", "host"]})";
  const Json once = to_json(read(text));
  const Json twice = to_json(read(to_text(once, 2)));
  EXPECT_EQ(to_text(once, 2), to_text(twice, 2));
  Spec before = read(text), after = read(to_text(once));
  EXPECT_EQ(after.preset, Preset::compiler);
  before.preset = after.preset = std::nullopt;  // only an expanded one can be built
  EXPECT_EQ(before.strategy, after.strategy);
  EXPECT_EQ(before.measure, after.measure);
  EXPECT_EQ(before.tolerances, after.tolerances);
  EXPECT_EQ(before.targets, after.targets);
  EXPECT_EQ(before.limits.max_evaluations, after.limits.max_evaluations);
  EXPECT_EQ(before.limits.evaluation, after.limits.evaluation);
  EXPECT_EQ(before.recording->instance, after.recording->instance);
  const SpaceContext context{.recorded = kFlat, .device = std::nullopt};
  const auto one = Space::build(before, context), two = Space::build(after, context);
  ASSERT_TRUE(one && two) << one.error().to_string();
  EXPECT_EQ(one->fingerprint(), two->fingerprint());
  // Defaults are left out.
  EXPECT_EQ(to_text(to_json(read(R"({"parameters": {"a": [1, 2]}})"))), R"({"parameters":{"a":[1,2]}})");
}

}  // namespace
}  // namespace retune::coordinator
