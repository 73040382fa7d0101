#include "worker/llvm/reflect.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>

namespace retune::worker {
namespace {

// The text that a reflect call asks about, through casts of the string's address.
llvm::StringRef question(llvm::Value* value) {
  value = value->stripPointerCasts();
  auto* global = llvm::dyn_cast<llvm::GlobalVariable>(value);
  if (global == nullptr || !global->hasInitializer()) return "";
  auto* text = llvm::dyn_cast<llvm::ConstantDataSequential>(global->getInitializer());
  if (text == nullptr || !text->isString()) return "";
  return text->isCString() ? text->getAsCString() : text->getAsString();
}

// "sm_90a" is 900.
int reflected(llvm::StringRef architecture) {
  int number = 0;
  if (!architecture.consume_front("sm_")) return 0;
  architecture = architecture.take_while([](char c) { return c >= '0' && c <= '9'; });
  return architecture.getAsInteger(10, number) ? 0 : number * 10;
}

}  // namespace

std::string recorded_architecture(const llvm::Module& module) {
  for (const llvm::Function& function : module) {
    llvm::StringRef cpu = function.getFnAttribute("target-cpu").getValueAsString();
    if (reflected(cpu) != 0) return cpu.str();
  }
  return "";
}

void answer_reflect(llvm::Module& module, llvm::StringRef architecture) {
  int ftz = 0;
  if (auto* flag = llvm::mdconst::extract_or_null<llvm::ConstantInt>(module.getModuleFlag("nvvm-reflect-ftz")))
    ftz = static_cast<int>(flag->getSExtValue());
  for (const char* name : {"__nvvm_reflect", "__nvvm_reflect_ocl", "llvm.nvvm.reflect", "llvm.nvvm.reflect.p0"}) {
    llvm::Function* reflect = module.getFunction(name);
    if (reflect == nullptr || !reflect->isDeclaration()) continue;
    for (llvm::User* user : llvm::make_early_inc_range(reflect->users())) {
      auto* call = llvm::dyn_cast<llvm::CallInst>(user);
      if (call == nullptr || call->arg_size() != 1) continue;
      llvm::StringRef asked = question(call->getArgOperand(0));
      int answer = asked == "__CUDA_FTZ" ? ftz : asked == "__CUDA_ARCH" ? reflected(architecture) : 0;
      call->replaceAllUsesWith(llvm::ConstantInt::get(call->getType(), static_cast<std::uint64_t>(answer)));
      call->eraseFromParent();
    }
  }
}

}  // namespace retune::worker
