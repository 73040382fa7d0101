// What a configuration costs on its way into the queue: text → configuration → grounded → valid → hash.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <vector>

#include "shared/configuration/hash.h"

namespace retune {
namespace {

// Configurations as a sweep has them: launch, pipeline and switches vary.
std::vector<std::string> texts() {
  std::vector<std::string> all;
  for (std::uint32_t i = 0; i < 1024; ++i) {
    Configuration c;
    c.grid = {1 + i * 7 % 4096, 1 + i % 3, 1};
    c.block = {32u << (i % 5), 1 + i % 2, 1};
    c.shared_mem = i * 16;
    c.specialize = i % 2 == 0;
    c.specialize_dims = i % 3 == 0;
    c.set_launch_bounds = i % 4 == 0;
    c.max_threads = 1024;
    c.min_blocks_per_sm = 1;
    c.passes = i % 5 == 0 ? "function(instcombine<no-verify-fixpoint>,simplifycfg),globaldce" : "default<O3>";
    c.codegen_opt = i % 4;
    all.push_back(to_text(to_json(c)));
  }
  return all;
}

void parse_ground_validate_hash(benchmark::State& state) {
  const auto all = texts();
  std::size_t at = 0;
  for (auto _ : state) {
    auto configuration = configuration_from_json(all[at++ % all.size()]);
    if (!configuration) std::abort();
    const auto valid = validate(ground(std::move(*configuration)));
    if (!valid) std::abort();
    benchmark::DoNotOptimize(hash(*valid));
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(parse_ground_validate_hash);

void parse(benchmark::State& state) {
  const auto all = texts();
  std::size_t at = 0;
  for (auto _ : state) benchmark::DoNotOptimize(configuration_from_json(all[at++ % all.size()]));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(parse);

void hash_only(benchmark::State& state) {
  Configuration c;
  c.block = {256, 1, 1};
  const auto valid = validate(ground(c));
  for (auto _ : state) benchmark::DoNotOptimize(hash(*valid));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(hash_only);

}  // namespace
}  // namespace retune

BENCHMARK_MAIN();
