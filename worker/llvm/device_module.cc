#include "worker/llvm/device_module.h"

#include <llvm/Analysis/AliasAnalysis.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/IR/Operator.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Linker/Linker.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Target/TargetMachine.h>
#include <llvm/Transforms/IPO/GlobalDCE.h>

#include <algorithm>

#include "worker/llvm/module_input.h"

namespace retune::worker {

std::string verification_words(const llvm::Module& module) {
  std::string words;
  llvm::raw_string_ostream out(words);
  return llvm::verifyModule(module, &out) ? out.str() : "";
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

OrFailure<std::unique_ptr<llvm::Module>> link_device_modules(const std::vector<Buffer>& modules, llvm::LLVMContext& context) {
  if (modules.empty()) return compile_failure(Outcome::compile_failed, "the recording holds no module");
  std::unique_ptr<llvm::Module> all;
  for (const Buffer& bytes : modules) {
    auto module = parse_module(bytes, context);
    if (!module) return compile_failure(Outcome::compile_failed, module.error().to_string());
    if (!all) {
      all = std::move(*module);
      continue;
    }
    Diagnostics diagnostics(context);
    bool failed = llvm::Linker::linkModules(*all, std::move(*module));
    if (failed) return compile_failure(Outcome::compile_failed, "the modules do not link: " + diagnostics.errors());
  }
  if (!llvm::StringRef(all->getTargetTriple()).starts_with("nvptx"))
    return compile_failure(Outcome::unsupported, "recordings hold NVPTX code, not " + all->getTargetTriple());
  if (std::string words = verification_words(*all); !words.empty())
    return compile_failure(Outcome::compile_failed, "the recorded IR does not verify", words);
  return all;
}

OrFailure<std::vector<ArgumentLayout>> agreed_layout(const std::vector<ArgumentLayout>& recorded,
                                                     std::vector<ArgumentLayout> from_ir) {
  if (recorded.empty()) return from_ir;
  if (recorded.size() != from_ir.size())
    return compile_failure(Outcome::compile_failed,
                           fmt::format("the recording has {} arguments, the kernel {}", recorded.size(), from_ir.size()));
  for (std::size_t i = 0; i < from_ir.size(); ++i) {
    if (recorded[i].size != from_ir[i].size)
      return compile_failure(Outcome::compile_failed, fmt::format("argument {} has {} bytes in the recording, {} in the kernel",
                                                                  from_ir[i].name, recorded[i].size, from_ir[i].size));
    from_ir[i].may_specialize = recorded[i].may_specialize && from_ir[i].kind != ArgumentKind::pointer;
  }
  return from_ir;
}

void prune(llvm::Module& module, llvm::Function& kernel, const std::vector<std::string>& variables) {
  for (const char* list : {"llvm.used", "llvm.compiler.used", "llvm.global_ctors", "llvm.global_dtors"})
    if (auto* variable = module.getNamedGlobal(list)) variable->eraseFromParent();
  for (llvm::GlobalAlias& alias : llvm::make_early_inc_range(module.aliases())) {
    alias.replaceAllUsesWith(alias.getAliasee());
    alias.eraseFromParent();
  }
  auto is_recorded = [&](const llvm::GlobalValue& value) {
    return std::find(variables.begin(), variables.end(), value.getName()) != variables.end();
  };
  for (llvm::GlobalObject& object : module.global_objects()) {
    if (object.isDeclaration()) continue;
    object.setComdat(nullptr);
    bool kept = &object == &kernel || (llvm::isa<llvm::GlobalVariable>(object) && is_recorded(object));
    object.setVisibility(llvm::GlobalValue::DefaultVisibility);
    object.setLinkage(kept ? llvm::GlobalValue::ExternalLinkage : llvm::GlobalValue::InternalLinkage);
  }
  llvm::ModuleAnalysisManager analyses;
  llvm::PassBuilder builder;
  llvm::FunctionAnalysisManager functions;
  llvm::LoopAnalysisManager loops;
  llvm::CGSCCAnalysisManager components;
  builder.registerModuleAnalyses(analyses);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.registerCGSCCAnalyses(components);
  builder.crossRegisterProxies(loops, functions, components, analyses);
  llvm::GlobalDCEPass().run(module, analyses);
}

llvm::FPOpFusion::FPOpFusionMode fusion_mode(const std::string& contraction) {
  return contraction == "fast" ? llvm::FPOpFusion::Fast
         : contraction == "on" ? llvm::FPOpFusion::Standard
                               : llvm::FPOpFusion::Strict;
}

void forbid_contraction(llvm::Module& module) {
  for (llvm::Function& function : module)
    for (llvm::BasicBlock& block : function)
      for (llvm::Instruction& instruction : block)
        if (llvm::isa<llvm::FPMathOperator>(instruction)) instruction.setHasAllowContract(false);
}

void allow_optimization(llvm::Function& function) {
  if (!function.hasFnAttribute(llvm::Attribute::OptimizeNone)) return;
  function.removeFnAttr(llvm::Attribute::OptimizeNone);
  function.removeFnAttr(llvm::Attribute::NoInline);
}

OrFailure<void> run_pipeline(llvm::Module& module, llvm::TargetMachine& machine, const std::string& passes) {
  llvm::PassBuilder builder(&machine);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::TargetLibraryInfoImpl library(llvm::Triple(module.getTargetTriple()));
  functions.registerPass([&] { return llvm::TargetLibraryAnalysis(library); });
  functions.registerPass([&] { return builder.buildDefaultAAPipeline(); });
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  llvm::ModulePassManager manager;
  if (llvm::Error error = builder.parsePassPipeline(manager, passes))
    return compile_failure(Outcome::compile_failed, "pass pipeline: " + to_string(std::move(error)));
  manager.run(module, modules);
  if (std::string words = verification_words(module); !words.empty())
    return compile_failure(Outcome::compile_failed, "the pass pipeline made IR that does not verify", words);
  return {};
}

}  // namespace retune::worker
