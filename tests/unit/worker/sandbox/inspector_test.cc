// The inspector says what worker/llvm says, and what becomes of its child becomes an error that names the cause.
#include "worker/sandbox/inspector.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "shared/base/file.h"
#include "worker/llvm/kernel_compiler.h"

namespace retune::worker {
namespace {

using testing::HasSubstr;

Inspector inspector(const std::string& fault = "", InspectLimits limits = {}) {
  std::vector<std::string> command{RETUNE_BINARY_DIR "/bin/retune-runner", "inspect"};
  if (!fault.empty()) command.insert(command.end(), {"--fault", fault});
  return Inspector(std::move(command), limits);
}

Buffer ir(const std::string& kernel) {
  return read_file(std::string(RETUNE_SOURCE_DIR "/tests/kernels/") + kernel + ".ll").value();
}

std::string words(const Expected<>& answer) { return answer ? "fine" : answer.error().to_string(); }

TEST(Inspector, SaysOfEachPipelineWhatLlvmSays) {
  const std::vector<std::string> pipelines = {"default<O3>", "no-such-pass", "function(sroa,early-cse<memssa>),globaldce", "function(sroa",
                                              "", "default<O9>", "x\"\n\u00e9"};
  const auto answers = inspector().check_pipelines(pipelines);
  ASSERT_TRUE(answers) << answers.error().to_string();
  ASSERT_EQ(answers->size(), pipelines.size());
  for (std::size_t i = 0; i < pipelines.size(); ++i) {
    const auto expected = check_pipeline(pipelines[i]);
    EXPECT_EQ(words((*answers)[i]), words(expected)) << pipelines[i];
    if (!expected) {
      EXPECT_EQ((*answers)[i].error().kind(), expected.error().kind());
    }
  }
}

TEST(Inspector, ReadsAModuleAsLlvmDoes) {
  Inspector asked = inspector();
  for (const std::string kernel : {"saxpy", "variables", "matmul"}) {
    const Buffer text = ir(kernel);
    const auto module = asked.read_module(text, kernel);
    ASSERT_TRUE(module) << module.error().to_string();
    EXPECT_EQ(module->signature, read_signature(text, kernel).value());
    EXPECT_EQ(module->contents, read_module_contents(text).value());
    EXPECT_EQ(module->bitcode, to_bitcode(text).value());
    const auto signature = asked.read(module->bitcode, kernel);
    ASSERT_TRUE(signature) << signature.error().to_string();
    EXPECT_EQ(*signature, read_signature(module->bitcode, kernel).value());
  }
}

TEST(Inspector, RefusesAModuleInLlvmsWords) {
  Inspector asked = inspector();
  const Buffer saxpy = ir("saxpy");
  const Buffer nonsense = to_buffer(as_bytes("nonsense"));
  for (const auto& [module, kernel] : {std::pair(&saxpy, std::string("none")), {&saxpy, "\xff"}, {&nonsense, "saxpy"}}) {
    const auto expected = read_signature(*module, kernel).error();
    const auto signature = asked.read(*module, kernel);
    ASSERT_FALSE(signature);
    EXPECT_EQ(signature.error().to_string(), expected.to_string());
    EXPECT_EQ(signature.error().kind(), ErrorKind::invalid_input);
    const auto read = asked.read_module(*module, kernel);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().to_string(), expected.to_string());
  }
}

TEST(Inspector, NamesThePipelineThatCrashesItsChildAndKeepsTheAnswersBefore) {
  Inspector asked = inspector("crash-dce");
  const auto answers = asked.check_pipelines({"default<O1>", "no-such-pass", "dce", "sroa"});
  ASSERT_TRUE(answers) << answers.error().to_string();
  ASSERT_EQ(answers->size(), 3u);
  EXPECT_TRUE((*answers)[0]);
  EXPECT_THAT(words((*answers)[1]), HasSubstr("unknown pass name 'no-such-pass'"));
  EXPECT_EQ(words((*answers)[2]), "no answer from LLVM on the pass pipeline \"dce\": killed by signal 11 (Segmentation fault)");
  EXPECT_EQ((*answers)[2].error().kind(), ErrorKind::failed);
  // The next question has a new child.
  const auto next = asked.check_pipelines({"sroa"});
  ASSERT_TRUE(next);
  EXPECT_EQ(words(next->front()), "fine");
}

TEST(Inspector, QuotesTheFatalErrorThatEndedItsChild) {
  const auto answers = inspector("abort-dce").check_pipelines({"dce"});
  ASSERT_TRUE(answers);
  EXPECT_EQ(words(answers->front()),
            "no answer from LLVM on the pass pipeline \"dce\": killed by signal 6 (Aborted); it printed: LLVM ERROR: injected fatal error");
}

// So deep that LLVM's parser, which calls itself, overflows its stack: no injected fault.
TEST(Inspector, SurvivesAPipelineThatOverflowsLlvmsStack) {
  std::string deep;
  constexpr int kDepth = 200000;
  for (int i = 0; i < kDepth; ++i) deep += "module(";
  deep += "globaldce" + std::string(kDepth, ')');
  const auto answers = inspector().check_pipelines({"dce", deep});
  ASSERT_TRUE(answers) << answers.error().to_string();
  ASSERT_EQ(answers->size(), 2u);
  EXPECT_EQ(words((*answers)[0]), "fine");
  EXPECT_THAT(words((*answers)[1]), HasSubstr("killed by signal 11"));
  EXPECT_LT(words((*answers)[1]).size(), 400u);
}

TEST(Inspector, GivesUpAPipelineThatTakesTooLong) {
  const auto answers = inspector("hang-dce", {.seconds = 0.5}).check_pipelines({"sroa", "dce"});
  ASSERT_TRUE(answers);
  ASSERT_EQ(answers->size(), 2u);
  EXPECT_EQ(words((*answers)[1]), "no answer from LLVM on the pass pipeline \"dce\": took longer than 0.5 s");
  EXPECT_EQ((*answers)[1].error().kind(), ErrorKind::overloaded);
}

TEST(Inspector, GivesUpAModuleThatTakesTooLongOrCrashes) {
  EXPECT_EQ(inspector("hang-saxpy", {.seconds = 0.5}).read(ir("saxpy"), "saxpy").error().to_string(),
            "no answer from LLVM on the module: took longer than 0.5 s");
  EXPECT_EQ(inspector("crash-saxpy").read_module(ir("saxpy"), "saxpy").error().to_string(),
            "no answer from LLVM on the module: killed by signal 11 (Segmentation fault)");
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
TEST(Inspector, LimitsTheMemoryOfItsChild) {
  const auto answers = inspector("memory-dce", {.seconds = 60, .memory_bytes = std::uint64_t{768} << 20}).check_pipelines({"dce"});
  ASSERT_TRUE(answers);
  EXPECT_THAT(words(answers->front()), HasSubstr("killed by signal 6 (Aborted), out of memory; it printed: "));
  EXPECT_EQ(answers->front().error().kind(), ErrorKind::overloaded);
}
#endif

TEST(Inspector, SaysThatThereIsNoRunner) {
  Inspector asked({"/nowhere/retune-runner", "inspect"});
  const auto answers = asked.check_pipelines({"dce"});
  ASSERT_FALSE(answers);
  EXPECT_THAT(answers.error().to_string(), HasSubstr("cannot start /nowhere/retune-runner: No such file"));
  // Nothing to ask, nothing to start.
  const auto none = asked.check_pipelines({});
  ASSERT_TRUE(none);
  EXPECT_TRUE(none->empty());
}

}  // namespace
}  // namespace retune::worker
