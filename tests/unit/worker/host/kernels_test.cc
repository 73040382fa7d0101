// Every kernel of tests/kernels, recompiled for this CPU in many ways, must leave the memory that plain C++ computes.
#include <gtest/gtest.h>

#include "tests/unit/worker/host/kernel_cases.h"

namespace retune::worker::testing {
namespace {

class EveryKernel : public ::testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    one_ = make_case(GetParam());
    ASSERT_FALSE(one_.shapes.empty());
    auto compiler = prepare_for_host(source_of(one_));
    ASSERT_TRUE(compiler) << compiler.error().reason << "\n" << compiler.error().detail;
    compiler_ = std::move(*compiler);
    device_ = make_host_device(2);
    auto ready = device_->set_up(one_.memory);
    ASSERT_TRUE(ready) << ready.error().reason;
  }

  // Compiles, loads and runs one configuration; "" when the memory is right.
  std::string outcome(const Configuration& configuration, const Shape& shape) {
    auto compiled = compiler_->compile(configuration);
    if (!compiled) return "compile: " + compiled.error().reason + "\n" + compiled.error().detail;
    if (auto loaded = device_->load(compiled->binary, one_.name); !loaded) return "load: " + loaded.error().reason;
    if (auto restored = device_->restore(); !restored) return "restore: " + restored.error().reason;
    auto ran = device_->run(launch_of(one_, shape));
    if (!ran) return "run: " + ran.error().reason;
    if (!(*ran > 0)) return "no time was taken";
    return fault(*device_, one_);
  }

  KernelCase one_;
  std::unique_ptr<KernelCompiler> compiler_;
  std::unique_ptr<ReplayDevice> device_;
};

TEST_P(EveryKernel, GivesTheRightMemoryUnderEveryPipelineCodegenLevelAndSpecialisation) {
  const Shape& shape = one_.shapes.front();
  for (const char* passes : {"default<O0>", "default<O1>", "default<O2>", "default<O3>", "default<Os>", "default<Oz>"})
    for (std::uint32_t level : {0u, 1u, 2u, 3u})
      for (bool specialize : {false, true})
        for (bool dims : {false, true}) {
          Configuration configuration = configuration_of(shape);
          configuration.passes = passes;
          configuration.codegen_opt = level;
          configuration.specialize = specialize;
          configuration.specialize_dims = dims;
          EXPECT_EQ(outcome(configuration, shape), "") << passes << " codegen " << level << " specialize " << specialize
                                                       << " dims " << dims;
        }
}

TEST_P(EveryKernel, GivesTheRightMemoryInOtherBlockShapes) {
  for (const Shape& shape : one_.shapes)
    for (bool dims : {false, true})
      for (const char* passes : {"default<O3>", "default<O0>", "function(sroa,instcombine<no-verify-fixpoint>),globaldce"}) {
        Configuration configuration = configuration_of(shape);
        configuration.passes = passes;
        configuration.specialize_dims = dims;
        configuration.set_launch_bounds = true;
        configuration.max_threads = static_cast<std::uint32_t>(shape.block.total());
        configuration.min_blocks_per_sm = 1;
        EXPECT_EQ(outcome(configuration, shape), "")
            << passes << " dims " << dims << " block " << shape.block.x << "x" << shape.block.y << "x" << shape.block.z;
      }
}

TEST_P(EveryKernel, GivesTheSameMemoryWhenItRunsAgainAfterRestoring) {
  const Shape& shape = one_.shapes.front();
  auto compiled = compiler_->compile(configuration_of(shape));
  ASSERT_TRUE(compiled);
  ASSERT_TRUE(device_->load(compiled->binary, one_.name));
  for (int i = 0; i < 5; ++i) {
    ASSERT_TRUE(device_->restore());
    ASSERT_TRUE(device_->run(launch_of(one_, shape)));
    EXPECT_EQ(fault(*device_, one_), "") << "run " << i;
  }
}

TEST_P(EveryKernel, CompilesToTheSameBytesTwice) {
  Configuration configuration = configuration_of(one_.shapes.front());
  configuration.specialize = true;
  auto first = compiler_->compile(configuration);
  configuration.codegen_opt = 0;
  auto other = compiler_->compile(configuration);
  configuration.codegen_opt = 3;
  auto second = compiler_->compile(configuration);
  ASSERT_TRUE(first && other && second);
  EXPECT_EQ(first->binary, second->binary);
  EXPECT_NE(first->binary, other->binary);
  EXPECT_GT(first->phases.preprocess, 0);
  EXPECT_GT(first->phases.optimize, 0);
  EXPECT_GT(first->phases.codegen, 0);
}

INSTANTIATE_TEST_SUITE_P(Kernels, EveryKernel, ::testing::ValuesIn(case_names()),
                         [](const auto& parameter) { return parameter.param; });

}  // namespace
}  // namespace retune::worker::testing
