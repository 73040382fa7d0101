// The compile child for an NVIDIA GPU, and the replay child that has none, as a worker would ask them.
#include <gtest/gtest.h>

#include "shared/recording/reader.h"
#include "tests/unit/worker/ptx/toolkit.h"
#include "worker/sandbox/sandboxed.h"

namespace retune::worker {
namespace {

const std::string kRunner = std::string(RETUNE_BINARY_DIR) + "/bin/retune-runner";
const std::string kRecording = std::string(RETUNE_SOURCE_DIR) + "/tests/golden/recordings/h200-globals";

// Of every launch that the recording holds: its terms and the recorded configuration.
std::vector<std::pair<EvaluationTerms, Configuration>> launches() {
  std::vector<std::pair<EvaluationTerms, Configuration>> out;
  auto recording = Recording::open(kRecording);
  EXPECT_TRUE(recording);
  if (!recording) return out;
  for (const Kernel& kernel : recording->manifest().kernels)
    for (const Instance& instance : kernel.instances) {
      EvaluationTerms terms;
      terms.instance = {recording->identity(), instance.id};
      terms.recording_path = kRecording;
      out.emplace_back(terms, recorded_configuration(instance));
    }
  return out;
}

TEST(CudaCompileChild, MakesCubinsOfARecordingsKernels) {
  RETUNE_FIND_OR_SKIP(assembler, find_assembler(testing::places_of_environment()));
  SandboxedCompiler compiler({kRunner, "compile", "--backend", "cuda", "--architecture", "sm_90"});
  const auto platform = describe(compiler.sandbox());
  ASSERT_TRUE(platform) << platform.error().to_string();
  EXPECT_EQ(platform->device.backend, "cuda");
  EXPECT_EQ(platform->device.architecture, "sm_90");
  EXPECT_EQ(platform->toolchain.ptx_assembler, assembler->name());
  for (auto [terms, configuration] : launches())
    for (const bool special : {false, true}) {
      configuration.specialize = configuration.specialize_dims = special;
      const auto product = compiler.compile(terms, configuration);
      ASSERT_TRUE(product) << product.error().reason << "\n" << product.error().detail;
      EXPECT_EQ(as_text(*product->binary).substr(0, 4), "\x7f" "ELF");
      EXPECT_GT(product->resources.registers, 0);
      EXPECT_EQ(product->resources.spill_bytes, 0);
      EXPECT_GT(product->phases.optimize, 0);
      EXPECT_GT(product->phases.assemble, 0);
    }
}

TEST(CudaCompileChild, SaysThatAnArchitectureIsNotPossible) {
  RETUNE_FIND_OR_SKIP(assembler, find_assembler(testing::places_of_environment()));
  SandboxedCompiler compiler({kRunner, "compile", "--backend", "cuda", "--architecture", "sm_95"});
  const auto all = launches();
  ASSERT_FALSE(all.empty());
  const auto refused = compiler.compile(all[0].first, all[0].second);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().outcome, Outcome::unsupported);
  EXPECT_NE(refused.error().reason.find("the nearest that it and LLVM have is sm_90"), std::string::npos) << refused.error().reason;
}

TEST(CudaReplayChild, AnswersThatItIsUnsupported) {
  SandboxedReplayer replayer({kRunner, "replay", "--backend", "cuda"});
  const auto all = launches();
  ASSERT_FALSE(all.empty());
  const auto ran = replayer.replay(all[0].first, all[0].second, as_bytes("a cubin"));
  ASSERT_FALSE(ran);
  EXPECT_EQ(ran.error().outcome, Outcome::unsupported);
  EXPECT_EQ(ran.error().stage, Stage::replay);
}

}  // namespace
}  // namespace retune::worker
