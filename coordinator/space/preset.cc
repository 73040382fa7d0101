#include "coordinator/space/preset.h"

#include <algorithm>
#include <set>

namespace retune::coordinator {
namespace {

constexpr std::array<std::string_view, kPresets.size()> kNames = {"quick", "standard", "launch", "compiler", "full"};
constexpr std::array<std::string_view, 5> kPipelines = {"default<O3>", "default<O2>", "default<O1>", "default<Os>",
                                                        "default<Oz>"};
constexpr std::uint32_t kWarp = 32;
constexpr const char* kPointer = "/preset";
constexpr std::array<Field, 3> kBlock = {Field::block_x, Field::block_y, Field::block_z};
constexpr std::array<Field, 3> kGrid = {Field::grid_x, Field::grid_y, Field::grid_z};

// Which sizes of a block are tried on one axis; each with those before it.
enum class Sizes {
  none,      // the recorded one
  near,      // powers of two, not far from it
  common,    // all powers of two, and 1/2, 3/4, 5/4, 3/2 and 2 times the recorded size
  divisors,  // all that divide the recorded work
};

struct Content {
  Sizes sizes = Sizes::none;
  std::uint64_t most_threads = 0;  // of a block, in multiples of the recorded block; 0: what the device can do
  std::size_t pipelines = 0;       // the first so many of kPipelines
  std::int64_t least_codegen = 3;  // codegen_opt from here to 3
  bool switches = false;           // specialize, specialize_dims, launch bounds
};

Content content(Preset preset) {
  switch (preset) {
    case Preset::quick: return {Sizes::near, 1, 2, 2, false};
    case Preset::standard: return {Sizes::common, 2, 5, 1, false};
    case Preset::launch: return {Sizes::divisors, 2, 0, 3, false};
    case Preset::compiler: return {Sizes::none, 1, 5, 1, false};
    case Preset::full: return {Sizes::divisors, 0, 5, 1, true};
  }
  return {};
}

std::array<std::uint32_t, 3> axes(const Dim3& dim) { return {dim.x, dim.y, dim.z}; }

class Expansion {
 public:
  Expansion(Spec& spec, const Configuration& recorded, const DeviceLimits& limits)
      : spec_(spec), recorded_(recorded), limits_(limits), content_(content(*spec.preset)) {}

  void run() {
    if (content_.pipelines > 0) add_passes();
    if (content_.least_codegen < 3) add_codegen();
    if (content_.switches) add_switches();
    if (content_.sizes != Sizes::none) add_shapes();
    std::move(spec_.parameters.begin(), spec_.parameters.end(), std::back_inserter(parameters_));
    spec_.parameters = std::move(parameters_);
    spec_.preset.reset();
  }

 private:
  bool is_bound(Field field) const {
    return std::any_of(spec_.parameters.begin(), spec_.parameters.end(),
                       [&](const ParameterSpec& p) { return p.name == to_string(field); }) ||
           std::any_of(spec_.config.begin(), spec_.config.end(), [&](const FieldSpec& f) { return f.field == field; });
  }

  void add(Field field, decltype(ParameterSpec::range) range) {
    if (!is_bound(field)) parameters_.push_back({std::string(to_string(field)), std::move(range), {}, {}, kPointer});
  }

  void add_constraint(std::string text) { spec_.constraints.push_back({std::move(text), kPointer}); }

  void add_passes() {
    ValueSet set;
    if (std::find(kPipelines.begin(), kPipelines.begin() + static_cast<std::ptrdiff_t>(content_.pipelines), recorded_.passes) ==
        kPipelines.begin() + static_cast<std::ptrdiff_t>(content_.pipelines))
      set.values.push_back(spec_.storage->add(recorded_.passes));
    for (std::size_t i = 0; i < content_.pipelines; ++i) set.values.push_back(spec_.storage->add(std::string(kPipelines[i])));
    add(Field::passes, std::move(set));
  }

  void add_codegen() {
    ValueSet set;
    const auto recorded = static_cast<std::int64_t>(recorded_.codegen_opt);
    if (recorded < content_.least_codegen) set.values.push_back(Value::integer(recorded));
    for (std::int64_t level = content_.least_codegen; level <= 3; ++level) set.values.push_back(Value::integer(level));
    add(Field::codegen_opt, std::move(set));
  }

  // Nothing binds max_threads, so that it is the threads of the block.
  void add_switches() {
    for (const Field field : {Field::specialize, Field::specialize_dims, Field::set_launch_bounds})
      add(field, ValueSet{{Value::boolean(false), Value::boolean(true)}});
    add(Field::min_blocks_per_sm, IntegerRange{1, 8, 1});
  }

  void add_shapes() {
    const auto block = axes(recorded_.block), grid = axes(recorded_.grid);
    // A kernel that was recorded with flat blocks reads no threadIdx.y, so only axes that the block has are varied.
    std::vector<std::size_t> active;
    for (std::size_t d = 0; d < 3; ++d)
      if (block[d] > 1 || (d == 0 && grid[d] > 1)) active.push_back(d);
    const bool has_own = std::any_of(kBlock.begin(), kBlock.end(), [&](Field field) { return is_bound(field); });

    const std::uint64_t threads = recorded_.block.total();
    std::uint64_t most = limits_.max_threads_per_block;
    if (content_.most_threads > 0 && !has_own) most = std::min(most, content_.most_threads * threads);
    // Beyond the bound that the recorded code was compiled with, a launch fails.
    if (recorded_.set_launch_bounds) most = std::min<std::uint64_t>(most, recorded_.max_threads);
    most = std::max(most, threads);
    const bool whole_warps = threads % kWarp == 0 && !has_own;

    std::string product;
    bool any = false;
    for (const std::size_t d : active) {
      product += (product.empty() ? "" : " * ") + std::string(to_string(kBlock[d]));
      ValueSet set;
      for (const std::uint32_t size : sizes(d, most, active.size()))
        if (active.size() > 1 || size == block[d] || !whole_warps || size % kWarp == 0)
          set.values.push_back(Value::integer(size));
      any = any || !is_bound(kBlock[d]);
      add(kBlock[d], std::move(set));
    }
    if (has_own) product = "block.x * block.y * block.z";
    if (!any || (active.size() == 1 && !has_own)) return;
    add_constraint(fmt::format("{} <= {}", product, most));
    if (whole_warps) add_constraint(fmt::format("{} % {} == 0", product, kWarp));
  }

  std::set<std::uint32_t> sizes(std::size_t d, std::uint64_t most_threads, std::size_t active) const {
    const std::uint64_t recorded = axes(recorded_.block)[d];
    const std::uint64_t work = recorded * axes(recorded_.grid)[d];
    const std::uint64_t most = std::min({most_threads, work, std::uint64_t{axes(limits_.max_block)[d]}});
    const std::uint64_t near = 1u << (4 - active);  // 8, 4, 2 for one, two, three axes keep `quick` to tens of shapes
    std::set<std::uint32_t> found;
    const auto take = [&](std::uint64_t size) {
      if (size >= 1 && size <= most &&
          (is_bound(kGrid[d]) || (work + size - 1) / size <= axes(limits_.max_grid)[d]))
        found.insert(static_cast<std::uint32_t>(size));
    };
    for (std::uint64_t power = 1; power <= most; power *= 2)
      if (content_.sizes != Sizes::near || (power * near >= recorded && power <= recorded * near)) take(power);
    if (content_.sizes >= Sizes::common)
      for (const std::uint64_t quarters : {2u, 3u, 5u, 6u, 8u}) take((recorded * quarters + 2) / 4);
    if (content_.sizes >= Sizes::divisors)
      for (std::uint64_t size = 1; size <= most; ++size)
        if (work % size == 0) take(size);
    found.insert(static_cast<std::uint32_t>(recorded));
    return found;
  }

  Spec& spec_;
  const Configuration& recorded_;
  const DeviceLimits& limits_;
  const Content content_;
  std::vector<ParameterSpec> parameters_;
};

}  // namespace

std::string_view to_string(Preset preset) noexcept { return kNames[static_cast<std::size_t>(preset)]; }

std::optional<Preset> preset_from_name(std::string_view name) noexcept {
  for (const Preset preset : kPresets)
    if (to_string(preset) == name) return preset;
  return std::nullopt;
}

Expected<Spec> expand_preset(Spec spec, const std::optional<Configuration>& recorded, const DeviceLimits& limits) {
  if (!spec.preset) return spec;
  if (!recorded)
    return invalid_input("at {}: the preset {} is derived from a recorded launch, and there is none; expected a "
                         "\"recording\", or --recorded CONFIG.json",
                         kPointer, to_string(*spec.preset));
  Expansion(spec, *recorded, limits).run();
  return spec;
}

}  // namespace retune::coordinator
