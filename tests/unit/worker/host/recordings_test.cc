// Launches recorded on a GPU give the GPU's memory when they are replayed on the host.
#include <gtest/gtest.h>

#include "shared/recording/compare.h"
#include "shared/recording/reader.h"
#include "worker/host/host_device.h"
#include "worker/llvm/kernel_compiler.h"

namespace retune::worker {
namespace {

void replay_everything(const std::string& name) {
  auto recording = Recording::open(std::string(RETUNE_SOURCE_DIR) + "/tests/golden/recordings/" + name);
  ASSERT_TRUE(recording) << recording.error().to_string();
  auto memory = [&](const auto& piece, bool after) {
    auto bytes = recording->memory(piece, after);
    EXPECT_TRUE(bytes);
    return bytes ? *bytes : Buffer{};
  };
  std::size_t replayed = 0;
  for (const Kernel& kernel : recording->manifest().kernels)
    for (const Instance& instance : kernel.instances) {
      KernelSource source;
      for (const BlobRef& blob : kernel.modules) source.modules.push_back(*recording->blob(blob));
      source.kernel = kernel.mangled;
      source.layout = kernel.arguments;
      source.arguments = instance.arguments;
      source.contraction = recording->manifest().producer.contraction;
      InstanceMemory before_and_after;
      before_and_after.reserve_address = recording->manifest().reserve_address;
      before_and_after.reserve_size = recording->manifest().reserve_size;
      for (const Region& region : instance.regions)
        before_and_after.regions.push_back({region.address, "", memory(region, false), memory(region, true)});
      for (const Variable& variable : instance.variables) {
        source.variables.push_back(variable.name);
        before_and_after.variables.push_back({0, variable.name, memory(variable, false), memory(variable, true)});
      }
      auto compiler = prepare_for_host(source);
      ASSERT_TRUE(compiler) << compiler.error().reason << "\n" << compiler.error().detail;
      auto device = make_host_device();
      auto ready = device->set_up(before_and_after);
      ASSERT_TRUE(ready) << ready.error().reason;
      for (const char* passes : {"default<O0>", "default<O1>", "default<O3>", "default<Oz>"})
        for (bool special : {false, true}) {
          Configuration configuration = recorded_configuration(instance);
          configuration.passes = passes;
          configuration.specialize = special;
          configuration.specialize_dims = special;
          auto compiled = (*compiler)->compile(configuration);
          ASSERT_TRUE(compiled) << compiled.error().reason;
          auto loaded = device->load(compiled->binary, kernel.mangled);
          ASSERT_TRUE(loaded) << loaded.error().reason;
          ASSERT_TRUE(device->restore());
          auto ran = device->run({instance.grid, instance.block, instance.shared_mem, instance.arguments});
          ASSERT_TRUE(ran) << ran.error().reason;
          const std::string what = kernel.demangled + " " + passes + (special ? " specialised" : "");
          for (std::size_t i = 0; i < instance.regions.size(); ++i) {
            auto report = compare_region(fmt::format("{:#x}", instance.regions[i].address), instance.regions[i].rule,
                                         device->region(i), before_and_after.regions[i].after);
            EXPECT_TRUE(report.passed) << what << ", region " << report.name << ": largest error " << report.largest_error;
          }
          for (std::size_t i = 0; i < instance.variables.size(); ++i) {
            auto report = compare_region(instance.variables[i].name, instance.variables[i].rule, device->variable(i),
                                         before_and_after.variables[i].after);
            EXPECT_TRUE(report.passed) << what << ", variable " << report.name << ": largest error " << report.largest_error;
          }
          EXPECT_TRUE(device->outside_writes().empty()) << what;
          ++replayed;
        }
    }
  EXPECT_GT(replayed, 0u);
}

TEST(RecordedOnAGpu, AnnotatedBuffersVerifyOnTheHost) { replay_everything("h200-annot"); }
TEST(RecordedOnAGpu, VariablesAndStructuresVerifyOnTheHost) { replay_everything("h200-globals"); }

}  // namespace
}  // namespace retune::worker
