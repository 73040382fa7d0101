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

#include <memory>
#include <optional>

#include "worker/llvm/device_prelude.h"
#include "worker/llvm/host_symbols.h"
#include "worker/llvm/module_input.h"

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

// Inline assembly that has a plain meaning: PTX mnemonic to the prelude's function ("" for nothing at all).
std::optional<llvm::StringRef> meaning_of_assembly(llvm::StringRef text) {
  text = text.trim().rtrim(';').trim();
  if (text.empty()) return llvm::StringRef("");
  static const std::pair<const char*, const char*> known[] = {
      {"rcp.approx.ftz.f32 $0,$1", "nvvm.rcp.approx.ftz.f"}, {"sub.rn.ftz.f32 $0, $1, $2", "sub"},
      {"sub.rn.f32 $0, $1, $2", "sub"},                      {"activemask.b32 $0", "nvvm.activemask"},
      {"mov.u32 $0, %laneid", "nvvm.read.ptx.sreg.laneid"},  {"mov.u32 $0, %lanemask_lt", "nvvm.read.ptx.sreg.lanemask.lt"},
      {"mov.u32 $0, %lanemask_le", "nvvm.read.ptx.sreg.lanemask.le"},
      {"mov.u32 $0, %lanemask_gt", "nvvm.read.ptx.sreg.lanemask.gt"},
      {"mov.u32 $0, %lanemask_ge", "nvvm.read.ptx.sreg.lanemask.ge"},
      {"mov.u32 $0, %lanemask_eq", "nvvm.read.ptx.sreg.lanemask.eq"},
      {"mov.u32 $0, %smid", "nvvm.read.ptx.sreg.smid"},      {"mov.u32 $0, %warpid", "nvvm.read.ptx.sreg.warpid"},
      {"membar.cta", "nvvm.membar.cta"},                     {"membar.gl", "nvvm.membar.gl"},
      {"membar.sys", "nvvm.membar.sys"},                     {"bar.sync 0", "nvvm.barrier0"},
      {"exit", "nvvm.exit"},                                 {"trap", "trap"},
      {"brkpt", "trap"}};
  // Doubled percent signs and "volatile" are the source's affair.
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 1 < text.size() && text[i + 1] == '%') continue;
    plain += text[i];
  }
  for (auto [assembly, function] : known)
    if (plain == assembly) return llvm::StringRef(function);
  return std::nullopt;
}

class Lowering {
 public:
  explicit Lowering(llvm::Module& module) : module_(module) {}

  OrFailure<KernelMode> run() {
    if (auto failure = load_prelude(); !failure) return tl::unexpected(failure.error());
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
    std::string text = device_prelude_threads() + device_prelude_math();
    llvm::SMDiagnostic problem;
    prelude_ = llvm::parseAssemblyString(text, problem, module_.getContext());
    if (!prelude_)
      return compile_failure(Outcome::compile_failed, fmt::format("device prelude, line {}: {}: {}", problem.getLineNo(),
                                                                  problem.getMessage().str(), problem.getLineContents().str()));
    prelude_->setTargetTriple(module_.getTargetTriple());
    prelude_->setDataLayout(module_.getDataLayout());
    return {};
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
    auto meaning = meaning_of_assembly(text);
    if (!meaning) return unsupported("inline assembly \"" + text + "\"", in);
    if (*meaning == "trap") return with_trap(call);
    if (*meaning == "sub" && call.arg_size() == 2) {
      llvm::IRBuilder<> builder(&call);
      call.replaceAllUsesWith(builder.CreateFSub(call.getArgOperand(0), call.getArgOperand(1)));
    } else if (!meaning->empty()) {
      return with_prelude(call, meaning->str(), in);
    } else if (!call.use_empty()) {
      return unsupported("inline assembly \"" + text + "\" with a result", in);
    }
    call.eraseFromParent();
    return {};
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
