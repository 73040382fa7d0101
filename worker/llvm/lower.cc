#include "worker/llvm/lower.h"

#include <llvm/ADT/StringSet.h>
#include <llvm/AsmParser/Parser.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Linker/Linker.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <memory>
#include <string_view>

#include "worker/llvm/device_prelude.h"
#include "worker/llvm/host_symbols.h"
#include "worker/llvm/module_input.h"
#include "worker/llvm/ptx_assembly.h"

namespace retune::worker {
namespace {

const llvm::StringSet<>& host_symbols() {
  static const llvm::StringSet<> symbols = {
#define RETUNE_BOTH(name) #name, #name "f",
#define RETUNE_ONE(name) #name,
      RETUNE_LIBM_UNARY(RETUNE_BOTH) RETUNE_LIBM_MORE(RETUNE_BOTH) RETUNE_LIBC(RETUNE_ONE)
          RETUNE_COMPILER_HELPERS(RETUNE_ONE) RETUNE_RUNTIME(RETUNE_ONE) "__truncsfbf2", "__truncdfbf2"
#undef RETUNE_BOTH
#undef RETUNE_ONE
  };
  return symbols;
}

class Lowering {
 public:
  explicit Lowering(llvm::Module& module) : module_(module) {}

  OrFailure<KernelMode> run() {
    if (auto failure = load_prelude(); !failure) return tl::unexpected(failure.error());
    unfold_activemask();
    for (llvm::Function& function : module_) {
      llvm::SmallVector<llvm::CallInst*> calls;
      for (llvm::BasicBlock& block : function)
        for (llvm::Instruction& instruction : block)
          if (auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction)) calls.push_back(call);
      for (llvm::CallInst* call : calls)
        if (auto failure = replace(*call, function); !failure) return tl::unexpected(failure.error());
    }
    if (llvm::Linker::linkModules(module_, std::move(prelude_), llvm::Linker::LinkOnlyNeeded))
      return compile_failure(Outcome::compile_failed, "the device prelude does not link");
    return finish();
  }

 private:
  OrFailure<void> load_prelude() {
    std::string text = device_prelude_threads() + device_prelude_math() + assembly_prelude();
    llvm::SMDiagnostic problem;
    prelude_ = llvm::parseAssemblyString(text, problem, module_.getContext());
    if (!prelude_)
      return compile_failure(Outcome::compile_failed, fmt::format("device prelude, line {}: {}: {}", problem.getLineNo(),
                                                                  problem.getMessage().str(), problem.getLineContents().str()));
    prelude_->setTargetTriple(module_.getTargetTriple());
    prelude_->setDataLayout(module_.getDataLayout());
    return {};
  }

  static bool asks_activemask(const llvm::Function& function) {
    for (const llvm::BasicBlock& block : function)
      for (const llvm::Instruction& instruction : block) {
        const auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
        if (call == nullptr) continue;
        const auto* assembly = llvm::dyn_cast<llvm::InlineAsm>(call->getCalledOperand());
        if (assembly != nullptr && meaning_of_assembly(std::string(assembly->getAsmString())) == "nvvm.activemask") return true;
        if (call->getCalledFunction() != nullptr && call->getCalledFunction()->getName() == "llvm.nvvm.activemask") return true;
      }
    return false;
  }
  // __activemask() is a function of CUDA's headers around the intrinsic. It is inlined here, so that each place in the
  // program that asks is a place in the code: lanes are together when they ask in the same place.
  void unfold_activemask() {
    for (int round = 0; round < 8; ++round) {
      llvm::SmallVector<llvm::CallInst*> calls;
      for (llvm::Function& function : module_) {
        if (!asks_activemask(function) || function.size() > 1 || function.getEntryBlock().size() > 8) continue;
        for (llvm::User* user : function.users())
          if (auto* call = llvm::dyn_cast<llvm::CallInst>(user); call != nullptr && call->getCalledFunction() == &function)
            calls.push_back(call);
      }
      if (calls.empty()) return;
      for (llvm::CallInst* call : calls) {
        llvm::InlineFunctionInfo info;
        llvm::InlineFunction(*call, info);
      }
    }
  }

  static tl::unexpected<StageFailure> unsupported(const std::string& what, const llvm::Function& in) {
    return compile_failure(Outcome::unsupported,
                           fmt::format("the host cannot run {} (in function {})", what, in.getName().str()));
  }

  OrFailure<void> replace(llvm::CallInst& call, llvm::Function& in) {
    if (auto* assembly = llvm::dyn_cast<llvm::InlineAsm>(call.getCalledOperand())) return replace_assembly(call, *assembly, in);
    llvm::Function* callee = call.getCalledFunction();
    if (callee == nullptr || !callee->isDeclaration()) return {};
    llvm::StringRef name = callee->getName();
    if (name == "llvm.trap" || name == "llvm.debugtrap" || name == "llvm.ubsantrap") return with_trap(call);
    if (name.consume_front("llvm.nvvm.")) {
      if (name.starts_with("ldg.global.") || name.starts_with("ldu.global.")) return with_load(call);
      while (name.consume_back(".p0")) {
      }
      return with_prelude(call, ("nvvm." + name).str(), in);
    }
    if (callee->isIntrinsic()) {
      if (name.starts_with("llvm.amdgcn.") || name.starts_with("llvm.spv.")) return unsupported(name.str(), in);
      return {};
    }
    if (name == "vprintf" || name == "__assertfail" || name == "__assert_fail")
      return with_prelude(call, ("device." + name).str(), in);
    if (prelude_->getFunction(name) != nullptr && !prelude_->getFunction(name)->isDeclaration()) {
      if (name.starts_with("__nv_")) return with_prelude(call, name.str(), in);
      return {};  // a helper that retarget() named
    }
    llvm::StringRef plain = name;
    if (plain.consume_front("__nv_") && host_symbols().contains(plain)) {
      call.setCalledFunction(module_.getOrInsertFunction(plain, callee->getFunctionType()));
      return {};
    }
    if (host_symbols().contains(name)) return {};
    return unsupported("a call of " + name.str() + ", which no module defines", in);
  }

  OrFailure<void> replace_assembly(llvm::CallInst& call, const llvm::InlineAsm& assembly, llvm::Function& in) {
    std::string text(assembly.getAsmString());
    std::string_view meaning = meaning_of_assembly(text);
    if (meaning == "trap") return with_trap(call);
    if (meaning == "nothing" && call.use_empty()) {
      call.eraseFromParent();
      return {};
    }
    if (meaning.empty() || meaning == "nothing") return unsupported("inline assembly \"" + text + "\"", in);
    return with_prelude(call, std::string(meaning), in);
  }

  OrFailure<void> with_trap(llvm::CallInst& call) {
    llvm::IRBuilder<> builder(&call);
    auto trap = module_.getOrInsertFunction("retune_rt_trap", builder.getVoidTy());
    auto* fresh = builder.CreateCall(trap);
    fresh->setDoesNotReturn();
    call.eraseFromParent();
    return {};
  }

  // A load through the read-only cache: (pointer, alignment).
  OrFailure<void> with_load(llvm::CallInst& call) {
    llvm::IRBuilder<> builder(&call);
    llvm::MaybeAlign alignment;
    if (auto* number = llvm::dyn_cast<llvm::ConstantInt>(call.getArgOperand(1)))
      alignment = llvm::MaybeAlign(number->getZExtValue());
    auto* load = builder.CreateAlignedLoad(call.getType(), call.getArgOperand(0), alignment);
    load->copyMetadata(call);
    load->takeName(&call);
    call.replaceAllUsesWith(load);
    call.eraseFromParent();
    return {};
  }

  OrFailure<void> with_prelude(llvm::CallInst& call, const std::string& name, llvm::Function& in) {
    llvm::Function* helper = prelude_->getFunction(name);
    std::string shown = call.isInlineAsm() ? "inline assembly for " + name : call.getCalledFunction()->getName().str();
    if (helper == nullptr || helper->isDeclaration()) return unsupported(shown, in);
    llvm::SmallVector<llvm::Value*> arguments;
    if (helper->arg_size() > 0 && helper->getArg(0)->getName() == "context") arguments.push_back(in.getArg(0));
    arguments.append(call.arg_begin(), call.arg_end());
    llvm::IRBuilder<> builder(&call);
    if (name == "nvvm.activemask") arguments.push_back(builder.getInt32(++sites_));
    bool fits = helper->arg_size() == arguments.size();
    for (unsigned i = 0; fits && i < arguments.size(); ++i) {
      llvm::Type* wanted = helper->getArg(i)->getType();
      llvm::Type* given = arguments[i]->getType();
      if (wanted == given) continue;
      // Half-precision operands come as integers of the same size in some versions of the intrinsics.
      fits = llvm::CastInst::castIsValid(llvm::Instruction::BitCast, given, wanted);
      if (fits) arguments[i] = builder.CreateBitCast(arguments[i], wanted);
    }
    llvm::Type* result = helper->getReturnType();
    if (!fits || (result != call.getType() && !llvm::CastInst::castIsValid(llvm::Instruction::BitCast, result, call.getType())))
      return unsupported(shown + " in this form", in);
    auto declared = module_.getOrInsertFunction(name, helper->getFunctionType());
    llvm::CallInst* fresh = builder.CreateCall(declared, arguments);
    if (!fresh->getType()->isVoidTy()) {
      fresh->takeName(&call);
      call.replaceAllUsesWith(result == call.getType() ? static_cast<llvm::Value*>(fresh)
                                                       : builder.CreateBitCast(fresh, call.getType()));
    }
    call.eraseFromParent();
    return {};
  }

  OrFailure<KernelMode> finish() {
    auto mode = KernelMode::block;
    for (llvm::Function& function : llvm::make_early_inc_range(module_)) {
      llvm::StringRef name = function.getName();
      if (function.isDeclaration()) {
        if (function.use_empty()) {
          function.eraseFromParent();
          continue;
        }
        if (function.isIntrinsic()) {
          if (name.starts_with("llvm.nvvm."))
            return compile_failure(Outcome::unsupported, fmt::format("the host cannot take the address of {}", name.str()));
          continue;
        }
        function.addFnAttr(llvm::Attribute::NoUnwind);
        if (!host_symbols().contains(name))
          return compile_failure(Outcome::unsupported,
                                 fmt::format("function {} is used, but no module defines it", name.str()));
        if (name.starts_with("retune_rt_sync_")) mode = KernelMode::thread;
        if (name.starts_with("retune_rt_round_")) function.setDoesNotAccessMemory();
        continue;
      }
      if (!function.hasInternalLinkage()) {  // only what came from the prelude is external here
        function.setLinkage(llvm::GlobalValue::InternalLinkage);
        function.removeFnAttr(llvm::Attribute::NoInline);
        function.addFnAttr(llvm::Attribute::AlwaysInline);
        function.addFnAttr(llvm::Attribute::NoUnwind);
      }
    }
    return mode;
  }

  llvm::Module& module_;
  std::unique_ptr<llvm::Module> prelude_;
  unsigned sites_ = 0;
};

}  // namespace

bool is_host_symbol(llvm::StringRef name) { return host_symbols().contains(name); }

OrFailure<KernelMode> lower(llvm::Module& module) { return Lowering(module).run(); }

}  // namespace retune::worker
