// Recorded IR to cubin, whole kernels, every architecture that is possible here.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "shared/base/file.h"
#include "toolkit.h"
#include "worker/llvm/ptx_compiler.h"
#include "worker/ptx/cuda_compiler.h"

namespace retune::worker {
namespace {

using testing::places_of_environment;

KernelSource source(const std::string& name) {
  KernelSource out;
  auto bytes = read_file(std::string(RETUNE_SOURCE_DIR) + "/tests/kernels/" + name + ".ll");
  EXPECT_TRUE(bytes) << name;
  if (bytes) out.modules.push_back(std::move(*bytes));
  out.kernel = name;
  return out;
}
template <class T>
Buffer bytes_of(T value) {
  Buffer out(sizeof value);
  std::memcpy(out.data(), &value, sizeof value);
  return out;
}
bool contains(const Buffer& bytes, const std::string& part) { return as_text(bytes).find(part) != std::string_view::npos; }

const char* const kKernels[] = {"vector_add", "saxpy", "stencil2d", "matmul", "reduce", "histogram", "variables", "grid_stride", "launch3d"};

TEST(PrepareForCuda, CompilesEveryKernelForEveryArchitectureFromVoltaToHopper) {
  RETUNE_FIND_OR_SKIP(assembler, find_assembler(places_of_environment()));
  const auto possible = possible_architectures(*assembler);
  for (const char* architecture : {"sm_70", "sm_75", "sm_80", "sm_86", "sm_89", "sm_90"}) {
    if (std::find(possible.begin(), possible.end(), architecture) == possible.end()) {
      // CUDA 13 has no Volta any more.
      const auto refused = prepare_for_cuda(source("saxpy"), architecture, assembler);
      ASSERT_FALSE(refused);
      EXPECT_EQ(refused.error().outcome, Outcome::unsupported);
      EXPECT_NE(refused.error().reason.find("the nearest that it and LLVM have is sm_"), std::string::npos) << refused.error().reason;
      std::printf("%s: not possible here: %s\n", architecture, refused.error().reason.c_str());
      continue;
    }
    for (const char* name : kKernels) {
      auto compiler = prepare_for_cuda(source(name), architecture, assembler);
      ASSERT_TRUE(compiler) << name << ": " << compiler.error().reason;
      const auto compiled = (*compiler)->compile({});
      ASSERT_TRUE(compiled) << architecture << " " << name << ": " << compiled.error().reason;
      EXPECT_TRUE(contains(compiled->binary, std::string(".text.") + name));
      EXPECT_GT(compiled->resources.registers, 0) << name;
      EXPECT_EQ(compiled->resources.spill_bytes, 0) << name;
      EXPECT_EQ(compiled->resources.local_bytes, 0) << name;
      EXPECT_GT(compiled->phases.assemble, 0);
      EXPECT_GT(compiled->phases.codegen, 0);
    }
  }
}

TEST(PrepareForCuda, CompilesEveryPipelineAndLevelDeterministically) {
  RETUNE_FIND_OR_SKIP(assembler, find_assembler(places_of_environment()));
  for (const char* name : {"stencil2d", "reduce"}) {
    auto compiler = prepare_for_cuda(source(name), "sm_90", assembler);
    ASSERT_TRUE(compiler) << compiler.error().reason;
    for (const char* passes : {"default<O0>", "default<O1>", "default<O3>", "default<Oz>"})
      for (const std::uint32_t level : {0u, 3u}) {
        Configuration configuration;
        configuration.block = {16, 16, 1};
        configuration.passes = passes;
        configuration.codegen_opt = level;
        configuration.specialize_dims = level == 3;
        const auto once = (*compiler)->compile(configuration);
        const auto twice = (*compiler)->compile(configuration);
        ASSERT_TRUE(once && twice) << passes << " " << (once ? "" : once.error().reason);
        EXPECT_EQ(once->binary, twice->binary) << name << " " << passes << " " << level;
      }
  }
}

TEST(PrepareForCuda, ReportsSharedMemoryConstantsAndWhatLaunchBoundsCost) {
  RETUNE_FIND_OR_SKIP(assembler, find_assembler(places_of_environment()));
  auto stencil = prepare_for_cuda(source("stencil2d"), "sm_90", assembler);
  ASSERT_TRUE(stencil);
  EXPECT_EQ((*stencil)->compile({})->resources.shared_bytes, 34 * 34 * 4);

  KernelSource with_variables = source("variables");
  with_variables.variables = {"coefficients", "hits", "last", "table", "untouched"};
  auto variables = prepare_for_cuda(with_variables, "sm_90", assembler);
  ASSERT_TRUE(variables);
  const auto compiled = (*variables)->compile({});
  ASSERT_TRUE(compiled);
  EXPECT_GE(compiled->resources.constant_bytes, 32);
  for (const auto& name : with_variables.variables) EXPECT_TRUE(contains(compiled->binary, name)) << name;

  // saxpy unrolled 64 times wants registers; 1024 threads in each of two blocks leave 32.
  KernelSource wide = source("saxpy");
  wide.arguments = {bytes_of(2.5f), Buffer(8), Buffer(8), bytes_of(1 << 20), bytes_of(64)};
  auto saxpy = prepare_for_cuda(wide, "sm_90", assembler);
  ASSERT_TRUE(saxpy);
  Configuration configuration;
  configuration.specialize = true;
  const auto free = (*saxpy)->compile(configuration);
  configuration.set_launch_bounds = true;
  configuration.max_threads = 1024;
  configuration.min_blocks_per_sm = 2;
  const auto bound = (*saxpy)->compile(configuration);
  ASSERT_TRUE(free && bound);
  EXPECT_LE(bound->resources.registers, 32);
  EXPECT_NE(free->binary, bound->binary);
}

TEST(PrepareForCuda, FailsInWordsAndGoesOn) {
  RETUNE_FIND_OR_SKIP(assembler, find_assembler(places_of_environment()));
  auto compiler = prepare_for_cuda(source("reduce"), "sm_90", assembler);
  ASSERT_TRUE(compiler);
  Configuration configuration;
  configuration.passes = "no-such-pass";
  auto compiled = (*compiler)->compile(configuration);
  ASSERT_FALSE(compiled);
  EXPECT_EQ(compiled.error().outcome, Outcome::compile_failed);
  EXPECT_NE(compiled.error().reason.find("no-such-pass"), std::string::npos) << compiled.error().reason;
  configuration = {};
  EXPECT_TRUE((*compiler)->compile(configuration));
  EXPECT_FALSE(prepare_for_cuda(source("saxpy"), "sm_9000", assembler));
  KernelSource wrong = source("saxpy");
  wrong.kernel = "daxpy";
  const auto refused = prepare_for_cuda(wrong, "sm_90", assembler);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().outcome, Outcome::compile_failed);
}

// What a kernel may ask of the driver's own functions, of recursion and of local memory.
TEST(PrepareForCuda, TakesPrintingRecursionAndLocalArrays) {
  RETUNE_FIND_OR_SKIP(assembler, find_assembler(places_of_environment()));
  KernelSource one;
  one.kernel = "k";
  one.modules.push_back(to_buffer(as_bytes(R"(
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@format = private unnamed_addr addrspace(1) constant [4 x i8] c"%d\0A\00"
declare i32 @vprintf(ptr, ptr)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define i32 @fibonacci(i32 %n) noinline {
  %small = icmp slt i32 %n, 2
  br i1 %small, label %done, label %more
more:
  %a = sub i32 %n, 1
  %b = sub i32 %n, 2
  %x = call i32 @fibonacci(i32 %a)
  %y = call i32 @fibonacci(i32 %b)
  %z = add i32 %x, %y
  br label %done
done:
  %r = phi i32 [ 1, %0 ], [ %z, %more ]
  ret i32 %r
}
define void @k(ptr %out, i32 %i) {
  %array = alloca [32 x i32]
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %f = call i32 @fibonacci(i32 %t)
  %to = getelementptr [32 x i32], ptr %array, i32 0, i32 %t
  store volatile i32 %f, ptr %to
  %from = getelementptr [32 x i32], ptr %array, i32 0, i32 %i
  %v = load volatile i32, ptr %from
  store i32 %v, ptr %out
  %printed = call i32 @vprintf(ptr addrspacecast (ptr addrspace(1) @format to ptr), ptr %array)
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
)")));
  auto compiler = prepare_for_cuda(one, "sm_90", assembler);
  ASSERT_TRUE(compiler) << compiler.error().reason << compiler.error().detail;
  const auto compiled = (*compiler)->compile({});
  ASSERT_TRUE(compiled) << compiled.error().reason;
  EXPECT_GE(compiled->resources.local_bytes, 128);
  EXPECT_GT(compiled->resources.registers, 0);
}

TEST(PrepareForCuda, CountsSpills) {
  RETUNE_FIND_OR_SKIP(assembler, find_assembler(places_of_environment()));
  // 200 numbers are alive at once; 1024 threads leave 64 registers for each.
  std::string loads, stores;
  for (int i = 0; i < 200; ++i) {
    loads += fmt::format("  %a{0} = getelementptr i32, ptr %p, i32 {0}\n  %v{0} = load volatile i32, ptr %a{0}\n", i);
    stores += fmt::format("  store volatile i32 %v{0}, ptr %a{0}\n", 199 - i);
  }
  KernelSource one;
  one.kernel = "k";
  one.modules.push_back(to_buffer(as_bytes("target triple = \"nvptx64-nvidia-cuda\"\ndefine void @k(ptr %p) {\n" + loads + stores +
                                           "  ret void\n}\n!nvvm.annotations = !{!0}\n!0 = !{ptr @k, !\"kernel\", i32 1}\n")));
  auto compiler = prepare_for_cuda(one, "sm_90", assembler);
  ASSERT_TRUE(compiler) << compiler.error().reason << compiler.error().detail;
  Configuration configuration;
  const auto free = (*compiler)->compile(configuration);
  configuration.set_launch_bounds = true;
  configuration.max_threads = 1024;
  const auto bound = (*compiler)->compile(configuration);
  ASSERT_TRUE(free && bound);
  EXPECT_EQ(free->resources.spill_bytes, 0);
  EXPECT_GT(free->resources.registers, 200);
  EXPECT_GE(bound->resources.spill_bytes, 2 * 4 * 130);
  EXPECT_LE(bound->resources.registers, 64);
  EXPECT_GE(bound->resources.local_bytes, 4 * 130);
}

TEST(PrepareForCuda, NamesAFunctionThatNoModuleDefines) {
  RETUNE_FIND_OR_SKIP(assembler, find_assembler(places_of_environment()));
  KernelSource one;
  one.kernel = "k";
  one.modules.push_back(to_buffer(as_bytes(R"(
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @elsewhere(ptr)
define void @k(ptr %out) {
  call void @elsewhere(ptr %out)
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
)")));
  auto compiler = prepare_for_cuda(one, "sm_90", assembler);
  ASSERT_TRUE(compiler) << compiler.error().reason << compiler.error().detail;
  const auto compiled = (*compiler)->compile({});
  ASSERT_FALSE(compiled);
  EXPECT_EQ(compiled.error().outcome, Outcome::compile_failed);
  EXPECT_NE(compiled.error().reason.find("elsewhere"), std::string::npos) << compiled.error().reason;
}

// Stands in for an assembler, so that this is tested where there is none.
class NoAssembler final : public Assembler {
 public:
  std::string name() const override { return "none 1.0"; }
  unsigned newest_ptx() const override { return 71; }
  bool takes(const std::string& architecture) override { return architecture == "sm_80" || architecture == "sm_50"; }
  Expected<Cubin> assemble(const std::string& ptx, const std::string&, unsigned) override {
    seen = ptx;
    return fail(ErrorKind::failed, "no space left");
  }
  std::string seen;
};

TEST(PrepareForCuda, WritesNoNewerPtxThanTheAssemblerReads) {
  const auto assembler = std::make_shared<NoAssembler>();
  EXPECT_EQ(possible_architectures(*assembler), (std::vector<std::string>{"sm_50", "sm_80"}));
  auto compiler = prepare_for_cuda(source("saxpy"), "sm_80", assembler);
  ASSERT_TRUE(compiler) << compiler.error().reason;
  const auto compiled = (*compiler)->compile({});
  ASSERT_FALSE(compiled);
  EXPECT_EQ(compiled.error().outcome, Outcome::compile_failed);
  EXPECT_EQ(compiled.error().reason, "no space left");
  EXPECT_NE(assembler->seen.find(".version 7.1\n"), std::string::npos) << assembler->seen.substr(0, 100);
  const auto refused = prepare_for_cuda(source("saxpy"), "sm_90", assembler);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().reason, "none 1.0 makes no code for sm_90; the nearest that it and LLVM have is sm_80");
}

TEST(Architectures, AreThoseOfLlvmInOrder) {
  const auto all = llvm_architectures();
  EXPECT_TRUE(std::find(all.begin(), all.end(), "sm_70") != all.end());
  EXPECT_EQ(all.back(), "sm_90a");
  EXPECT_EQ(nearest_architecture("sm_100", all), "sm_90");
  EXPECT_EQ(nearest_architecture("sm_71", all), "sm_70");
  EXPECT_EQ(nearest_architecture("sm_2", all), all.front());
  EXPECT_EQ(nearest_architecture("volta", all), "");
  EXPECT_EQ(architecture_number("sm_90a"), 90u);
  EXPECT_EQ(architecture_number("sm_90b"), 0u);
  EXPECT_EQ(architecture_number("sm_"), 0u);
}

}  // namespace
}  // namespace retune::worker
