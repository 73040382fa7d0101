// What a configuration costs from recorded IR to a cubin, on one core: configurations per second of CPU time, and the
// milliseconds of each phase. The configurations are those of a sweep: all differ, none is cached.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "shared/base/file.h"
#include "tests/unit/worker/ptx/toolkit.h"
#include "worker/ptx/cuda_compiler.h"

namespace retune::worker {
namespace {

std::shared_ptr<Assembler> assembler;

std::unique_ptr<KernelCompiler> make_compiler(const std::string& name) {
  KernelSource source;
  auto bytes = read_file(std::string(RETUNE_SOURCE_DIR) + "/tests/kernels/" + name + ".ll");
  if (!bytes) return nullptr;
  auto bitcode = to_bitcode(*bytes);  // what a recording holds
  if (!bitcode) return nullptr;
  source.modules.push_back(std::move(*bitcode));
  source.kernel = name;
  // Recorded scalars: small numbers for integers, halves for floats.
  auto signature = read_signature(source.modules.front(), name);
  if (!signature) return nullptr;
  for (const ArgumentLayout& argument : signature->arguments) {
    Buffer value(argument.size);
    const std::uint32_t four = 4;
    if (argument.size >= sizeof(four)) std::memcpy(value.data(), &four, sizeof(four));
    source.arguments.push_back(std::move(value));
  }
  auto compiler = prepare_for_cuda(std::move(source), "sm_90", assembler);
  return compiler ? std::move(*compiler) : nullptr;
}

Configuration configuration_of(std::uint32_t i) {
  Configuration configuration;
  configuration.block = {32u << (i % 6), 1, 1};
  configuration.grid = {1 + i * 7 % 4096, 1, 1};
  configuration.specialize = i % 2 == 0;
  configuration.specialize_dims = i % 3 != 0;
  configuration.set_launch_bounds = i % 4 == 0;
  configuration.max_threads = configuration.set_launch_bounds ? 1024 : 0;
  configuration.min_blocks_per_sm = configuration.set_launch_bounds ? 1 : 0;
  configuration.passes = i % 5 == 0 ? "default<O2>" : "default<O3>";
  return configuration;
}

void ir_to_cubin(benchmark::State& state, const std::string& name) {
  auto compiler = make_compiler(name);
  if (!compiler) return state.SkipWithError("the kernel cannot be prepared");
  PhaseSeconds sum;
  std::uint32_t at = 0;
  for (; at < 8; ++at) static_cast<void>(compiler->compile(configuration_of(at)));  // the assembler's first calls are slow
  double runs = 0;
  for (auto _ : state) {
    auto compiled = compiler->compile(configuration_of(at++));
    if (!compiled) return state.SkipWithError(compiled.error().reason.c_str());
    sum.preprocess += compiled->phases.preprocess;
    sum.optimize += compiled->phases.optimize;
    sum.codegen += compiled->phases.codegen;
    sum.assemble += compiled->phases.assemble;
    ++runs;
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["preprocess_ms"] = sum.preprocess / runs * 1e3;
  state.counters["optimize_ms"] = sum.optimize / runs * 1e3;
  state.counters["codegen_ms"] = sum.codegen / runs * 1e3;
  state.counters["assemble_ms"] = sum.assemble / runs * 1e3;
}

}  // namespace
}  // namespace retune::worker

int main(int argc, char** argv) {
  using namespace retune::worker;
  keep_freed_memory();  // as a compile child does
  auto found = find_assembler(testing::places_of_environment());
  if (!found) {
    std::printf("skipped: %s\n", found.error().to_string().c_str());
    return 0;
  }
  assembler = std::move(*found);
  std::printf("assembler: %s, LLVM %s, sm_90\n", assembler->name().c_str(), llvm_version().c_str());
  for (const char* name : {"vector_add", "saxpy", "grid_stride", "launch3d", "variables", "reduce", "histogram", "matmul", "stencil2d"})
    benchmark::RegisterBenchmark((std::string("ir_to_cubin/") + name).c_str(),
                                 [name](benchmark::State& state) { ir_to_cubin(state, name); })
        ->Unit(benchmark::kMillisecond)
        ->MeasureProcessCPUTime();
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  assembler.reset();
}
