// Every function of the prelude stands for an intrinsic that LLVM knows, with the operands and result that LLVM gives it.
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "worker/llvm/device_prelude.h"
#include "worker/llvm/kernel_compiler.h"
#include "worker/llvm/ptx_assembly.h"

namespace retune::worker {
namespace {

struct Function {
  std::string result;
  std::string name;                // without "nvvm."
  std::vector<std::string> types;  // of the intrinsic's own operands
};

// The prelude's definitions, read off its text.
std::vector<Function> functions_of(const std::string& text) {
  std::vector<Function> out;
  const std::regex definition(R"(define (.+) @nvvm\.([A-Za-z0-9_.]+)\((.*)\) \{)");
  for (auto at = std::sregex_iterator(text.begin(), text.end(), definition); at != std::sregex_iterator(); ++at) {
    Function one{(*at)[1], (*at)[2], {}};
    std::string operands = (*at)[3];
    const std::regex operand(R"((<[^>]*>|[A-Za-z0-9]+) %([A-Za-z]+))");
    for (auto each = std::sregex_iterator(operands.begin(), operands.end(), operand); each != std::sregex_iterator(); ++each)
      if ((*each)[2] != "context") one.types.push_back((*each)[1]);
    out.push_back(std::move(one));
  }
  return out;
}

// Intrinsics overloaded on a pointer carry its address space in their names.
std::string full_name(const Function& function) {
  std::string name = "llvm.nvvm." + function.name;
  if (function.name.starts_with("atomic.") && !function.name.starts_with("atomic.load.")) name += ".p0";
  return name;
}

TEST(Prelude, HasTheOperandsAndResultsOfLlvmsIntrinsicsAndCompiles) {
  const std::string text = device_prelude_threads() + device_prelude_math();
  auto functions = functions_of(text);
  ASSERT_GT(functions.size(), 400u);
  // Known to newer versions of LLVM only, or overloaded on two address spaces (a test of its own would need every pair).
  const std::set<std::string> left_out = {"tanh.approx.f32"};
  std::string declarations;
  std::string body;
  std::size_t used = 0;
  for (const Function& function : functions) {
    if (left_out.contains(function.name) || function.name.starts_with("ptr.") || function.name.starts_with("isspacep.") ||
        function.name.starts_with("cp.async.c"))
      continue;
    std::string types, operands;
    const bool is_activemask = function.name == "activemask";  // lowering adds an operand
    for (std::size_t i = 0; i < function.types.size() && !is_activemask; ++i) {
      types += (i > 0 ? ", " : "") + function.types[i];
      const bool pointer = function.types[i] == "ptr";
      operands += (i > 0 ? ", " : "") + function.types[i] + (pointer ? " %p" : " zeroinitializer");
    }
    declarations += "declare " + function.result + " @" + full_name(function) + "(" + types + ")\n";
    body += "  call " + function.result + " @" + full_name(function) + "(" + operands + ")\n";
    ++used;
  }
  ASSERT_GT(used, 380u);
  // Some operands must be constants of a certain type; zeros are not allowed for integers spelled so.
  std::string module = "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n"
                       "target triple = \"nvptx64-nvidia-cuda\"\n" + declarations + "define void @k(ptr %p) {\n" + body +
                       "  ret void\n}\n!nvvm.annotations = !{!0}\n!0 = !{ptr @k, !\"kernel\", i32 1}\n";
  KernelSource source;
  source.modules.push_back(to_buffer(as_bytes(module)));
  source.kernel = "k";
  auto compiler = prepare_for_host(source);
  ASSERT_TRUE(compiler) << compiler.error().reason << "\n" << compiler.error().detail;
  for (const char* passes : {"default<O0>", "default<O2>"}) {
    Configuration configuration;
    configuration.passes = passes;
    auto compiled = (*compiler)->compile(configuration);
    EXPECT_TRUE(compiled) << compiled.error().reason << "\n" << compiled.error().detail;
  }
}

TEST(PtxAssembly, IsKnownWhateverItsSpacing) {
  EXPECT_EQ(meaning_of_assembly("sub.rn.f32 $0,$1,$2;"), "ptx.sub.rn.f");
  EXPECT_EQ(meaning_of_assembly("  sub.rn.f32\t$0, $1,  $2 ;\n"), "ptx.sub.rn.f");
  EXPECT_EQ(meaning_of_assembly("mov.u32 $0, %%laneid;"), "nvvm.read.ptx.sreg.laneid");
  EXPECT_EQ(meaning_of_assembly("{\n\tmad.lo.cc.u32   $0, $2, $3, $4;\n\tmadc.hi.u32     $1, $2, $3,  0;\n\t}"), "ptx.wide.mad.32");
  EXPECT_EQ(meaning_of_assembly(" \n"), "nothing");
  EXPECT_EQ(meaning_of_assembly("sub.rn.f32 $0, $2, $1;"), "");
  EXPECT_EQ(meaning_of_assembly("wgmma.fence.sync.aligned;"), "");
}

}  // namespace
}  // namespace retune::worker
