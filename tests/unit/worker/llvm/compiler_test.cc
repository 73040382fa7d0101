// Reading modules, and what a compilation says when it cannot be done.
#include <gtest/gtest.h>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#endif

#include <algorithm>
#include <cstring>

#include "shared/base/file.h"
#include "worker/llvm/kernel_compiler.h"

namespace retune::worker {
namespace {

Buffer ir(const std::string& name) {
  auto bytes = read_file(std::string(RETUNE_SOURCE_DIR) + "/tests/kernels/" + name + ".ll");
  EXPECT_TRUE(bytes) << name;
  return bytes ? *bytes : Buffer{};
}
bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }
bool contains(const Buffer& bytes, const std::string& part) { return as_text(bytes).find(part) != std::string_view::npos; }

template <class T>
Buffer bytes_of(T value) {
  Buffer out(sizeof value);
  std::memcpy(out.data(), &value, sizeof value);
  return out;
}

KernelSource source(const std::string& name) {
  KernelSource out;
  out.modules.push_back(ir(name));
  out.kernel = name;
  return out;
}

TEST(ReadSignature, GivesTargetProducerAndTheShapeOfEveryArgument) {
  auto signature = read_signature(ir("variables"), "variables");
  ASSERT_TRUE(signature) << signature.error().to_string();
  EXPECT_EQ(signature->target_triple, "nvptx64-nvidia-cuda");
  EXPECT_EQ(signature->target_cpu, "sm_90");
  EXPECT_EQ(signature->llvm_version, "19.1.7");
  std::vector<ArgumentLayout> want = {{"x", ArgumentKind::pointer, 8, 8, false},   {"y", ArgumentKind::pointer, 8, 8, false},
                                      {"n", ArgumentKind::scalar, 4, 4, true},     {"flip", ArgumentKind::scalar, 1, 1, true},
                                      {"small", ArgumentKind::scalar, 1, 1, true}, {"scale", ArgumentKind::by_value, 24, 8, true}};
  EXPECT_EQ(signature->arguments, want);
}

TEST(ReadSignature, OfAnUnknownKernelNamesThoseThatAreThere) {
  auto signature = read_signature(ir("saxpy"), "daxpy");
  ASSERT_FALSE(signature);
  EXPECT_EQ(signature.error().kind(), ErrorKind::invalid_input);
  EXPECT_TRUE(contains(signature.error().to_string(), "no kernel daxpy; its kernels: saxpy")) << signature.error().to_string();
}

TEST(ReadSignature, RefusesBytesThatAreNoModule) {
  for (std::string_view bytes : {"", "hello", "BC\xC0\xDE garbage", "define void @f() { ret i32 1 }"}) {
    auto signature = read_signature(as_bytes(bytes), "k");
    ASSERT_FALSE(signature) << bytes;
    EXPECT_EQ(signature.error().kind(), ErrorKind::invalid_input);
  }
  auto problem = read_signature(as_bytes("define void @f() {\n  ret i32 1\n}\n"), "k");
  EXPECT_TRUE(contains(problem.error().to_string(), "line 2")) << problem.error().to_string();
}

TEST(ReadModuleContents, ListsKernelsAndTheVariablesOfTheApplication) {
  auto contents = read_module_contents(ir("variables"));
  ASSERT_TRUE(contents) << contents.error().to_string();
  EXPECT_EQ(contents->kernels, std::vector<std::string>{"variables"});
  std::vector<std::string> names;
  for (const auto& variable : contents->variables) names.push_back(variable.name);
  EXPECT_EQ(names, (std::vector<std::string>{"coefficients", "hits", "last", "table", "untouched"}));
  EXPECT_EQ(contents->variables[0].size, 32u);
  EXPECT_EQ(contents->variables[0].address_space, 4u);
  EXPECT_EQ(contents->variables[1].initial, bytes_of(std::uint64_t{7}));
  const int initial[] = {11, 22, 33};
  ASSERT_EQ(contents->variables[4].initial.size(), sizeof initial);
  EXPECT_EQ(std::memcmp(contents->variables[4].initial.data(), initial, sizeof initial), 0);
}

TEST(ToBitcode, OfTextAndOfBitcodeSaysTheSame) {
  auto once = to_bitcode(ir("matmul"));
  ASSERT_TRUE(once);
  EXPECT_EQ(as_text(*once).substr(0, 2), "BC");
  auto twice = to_bitcode(*once);
  ASSERT_TRUE(twice);
  EXPECT_EQ(read_signature(*twice, "matmul")->arguments, read_signature(ir("matmul"), "matmul")->arguments);
  EXPECT_FALSE(to_bitcode(as_bytes("nothing")));
}

TEST(CheckPipeline, TakesWhatOptTakesAndQuotesLlvmOtherwise) {
  for (const char* good : {"default<O0>", "default<O3>", "default<Oz>", "instcombine", "function(sroa,early-cse<memssa>),globaldce",
                           "cgscc(inline),function(loop-mssa(licm),simplifycfg<bonus-inst-threshold=2>)"})
    EXPECT_TRUE(check_pipeline(good)) << good;
  for (auto [bad, words] : {std::pair{"default<O9>", "unknown pass name 'default<O9>'"}, {"no-such-pass", "unknown pass name 'no-such-pass'"},
                            {"function(sroa", "invalid pipeline"}}) {
    auto checked = check_pipeline(bad);
    ASSERT_FALSE(checked) << bad;
    EXPECT_EQ(checked.error().kind(), ErrorKind::invalid_input);
    EXPECT_TRUE(contains(checked.error().to_string(), words)) << checked.error().to_string();
  }
}

TEST(Compile, OfAPipelineThatDoesNotParseFailsWithLlvmsWords) {
  auto compiler = prepare_for_host(source("saxpy"));
  ASSERT_TRUE(compiler);
  Configuration configuration;
  configuration.passes = "default<O3>,no-such-pass";
  auto compiled = (*compiler)->compile(configuration);
  ASSERT_FALSE(compiled);
  EXPECT_EQ(compiled.error().outcome, Outcome::compile_failed);
  EXPECT_EQ(compiled.error().stage, Stage::compile);
  EXPECT_TRUE(contains(compiled.error().reason, "unknown module pass 'no-such-pass'")) << compiled.error().reason;
}

// instcombine by its bare name insists on being done after one round, and ends the process when it is not.
TEST(Compile, SurvivesAFatalErrorOfLlvmAndGoesOn) {
  auto compiler = prepare_for_host(source("reduce"));
  ASSERT_TRUE(compiler);
  Configuration configuration;
  configuration.block = {128, 1, 1};
  configuration.specialize_dims = true;
  configuration.passes = "function(sroa,instcombine)";
#ifdef __SANITIZE_ADDRESS__
  __lsan_disable();  // what the compilation had made is lost on purpose
#endif
  auto compiled = (*compiler)->compile(configuration);
#ifdef __SANITIZE_ADDRESS__
  __lsan_enable();
#endif
  ASSERT_FALSE(compiled);
  EXPECT_EQ(compiled.error().outcome, Outcome::compile_failed);
  EXPECT_TRUE(contains(compiled.error().reason, "did not reach a fixpoint")) << compiled.error().reason;
  configuration.passes = "default<O3>";
  EXPECT_TRUE((*compiler)->compile(configuration));
}

TEST(Compile, PutsRecordedScalarsIntoTheCodeButNeverPointers) {
  KernelSource saxpy = source("saxpy");
  saxpy.arguments = {bytes_of(2.5f), bytes_of(std::uint64_t{0x1234567812345678}), bytes_of(std::uint64_t{0x1234567812345678}),
                     bytes_of(6000), bytes_of(4)};
  auto compiler = prepare_for_host(saxpy);
  ASSERT_TRUE(compiler);
  Configuration configuration;
  auto plain = (*compiler)->compile(configuration);
  configuration.specialize = true;
  auto special = (*compiler)->compile(configuration);
  ASSERT_TRUE(plain && special);
  EXPECT_NE(plain->binary, special->binary);
  EXPECT_FALSE(contains(special->binary, std::string("\x78\x56\x34\x12\x78\x56\x34\x12", 8)));
  // Arguments that the recording keeps from specialisation stay arguments.
  saxpy.layout = read_signature(saxpy.modules[0], "saxpy")->arguments;
  for (auto& argument : saxpy.layout) argument.may_specialize = false;
  auto guarded = prepare_for_host(saxpy);
  ASSERT_TRUE(guarded);
  auto same = (*guarded)->compile(configuration);
  ASSERT_TRUE(same);
  EXPECT_EQ(same->binary, plain->binary);
}

TEST(Compile, ActsOnPipelineCodegenLevelAndDimensions) {
  auto compiler = prepare_for_host(source("stencil2d"));
  ASSERT_TRUE(compiler);
  std::vector<Buffer> binaries;
  Configuration configuration;
  configuration.block = {16, 16, 1};
  configuration.grid = {4, 4, 1};
  auto compile = [&] {
    auto compiled = (*compiler)->compile(configuration);
    ASSERT_TRUE(compiled);
    EXPECT_EQ(std::find(binaries.begin(), binaries.end(), compiled->binary), binaries.end());
    binaries.push_back(compiled->binary);
    EXPECT_EQ(compiled->resources.shared_bytes, 34 * 34 * 4);
  };
  for (const char* passes : {"default<O0>", "default<O3>"})
    for (std::uint32_t level : {0u, 3u}) {
      configuration.passes = passes;
      configuration.codegen_opt = level;
      configuration.specialize_dims = false;
      compile();
      configuration.specialize_dims = true;
      compile();
    }
}

TEST(Compile, KeepsRecordedVariablesAndTheirMemoryInTheObject) {
  KernelSource variables = source("variables");
  variables.variables = {"coefficients", "hits", "last", "table", "untouched"};
  auto compiler = prepare_for_host(variables);
  ASSERT_TRUE(compiler);
  for (const char* passes : {"default<O3>", "globaldce,globalopt,internalize,default<Oz>,globaldce"}) {
    Configuration configuration;
    configuration.passes = passes;
    auto compiled = (*compiler)->compile(configuration);
    ASSERT_TRUE(compiled) << compiled.error().reason;
    for (const auto& name : variables.variables) EXPECT_TRUE(contains(compiled->binary, name)) << passes << " " << name;
  }
}

TEST(Compile, ContractsMultiplyAddsOnlyWhenTheProducerDid) {
  KernelSource saxpy = source("saxpy");
  std::vector<Buffer> binaries;
  for (const char* contraction : {"fast", "off"}) {
    saxpy.contraction = contraction;
    auto compiler = prepare_for_host(saxpy);
    ASSERT_TRUE(compiler);
    auto compiled = (*compiler)->compile({});
    ASSERT_TRUE(compiled);
    binaries.push_back(compiled->binary);
  }
  EXPECT_NE(binaries[0], binaries[1]);
}

TEST(Prepare, SaysWhatIsWrongWithTheRecording) {
  auto outcome_and_reason = [](KernelSource bad) {
    auto compiler = prepare_for_host(std::move(bad));
    return compiler ? std::string("fine") : std::string(to_string(compiler.error().outcome)) + ": " + compiler.error().reason;
  };
  KernelSource bad;
  bad.kernel = "k";
  EXPECT_EQ(outcome_and_reason(bad), "compile_failed: the recording holds no module");
  bad = source("saxpy");
  bad.kernel = "daxpy";
  EXPECT_TRUE(contains(outcome_and_reason(bad), "no kernel daxpy")) << outcome_and_reason(bad);
  bad = source("saxpy");
  bad.layout.resize(2);
  EXPECT_TRUE(contains(outcome_and_reason(bad), "the recording has 2 arguments, the kernel 5"));
  bad = source("saxpy");
  std::string text(as_text(bad.modules[0]));
  text.replace(text.find("nvptx64-nvidia-cuda"), 19, "amdgcn-amd-amdhsa  ");
  bad.modules[0] = to_buffer(as_bytes(text));
  EXPECT_TRUE(contains(outcome_and_reason(bad), "unsupported: recordings hold NVPTX code")) << outcome_and_reason(bad);
}

TEST(Prepare, NamesTheInstructionAndTheFunctionThatTheHostCannotRun) {
  const char* text =
      "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n"
      "declare void @llvm.nvvm.mbarrier.init(ptr, i32)\n"
      "define internal void @helper(ptr %p) {\n  call void @llvm.nvvm.mbarrier.init(ptr %p, i32 3)\n  ret void\n}\n"
      "define void @k(ptr %p) {\n  call void @helper(ptr %p)\n  ret void\n}\n"
      "!nvvm.annotations = !{!0}\n!0 = !{ptr @k, !\"kernel\", i32 1}\n";
  KernelSource bad;
  bad.modules.push_back(to_buffer(as_bytes(text)));
  bad.kernel = "k";
  auto compiler = prepare_for_host(bad);
  ASSERT_FALSE(compiler);
  EXPECT_EQ(compiler.error().outcome, Outcome::unsupported);
  EXPECT_TRUE(contains(compiler.error().reason, "llvm.nvvm.mbarrier.init") && contains(compiler.error().reason, "helper"))
      << compiler.error().reason;
}

TEST(HostDeviceClass, NamesTheCpu) {
  DeviceClass device = host_device_class();
  EXPECT_EQ(device.backend, "host");
  EXPECT_FALSE(device.device.empty());
  EXPECT_FALSE(device.architecture.empty());
  EXPECT_EQ(llvm_version().substr(0, 3), "19.");
}

}  // namespace
}  // namespace retune::worker
