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

int target_architecture(const llvm::Module& module) {
  for (const llvm::Function& function : module) {
    llvm::StringRef cpu = function.getFnAttribute("target-cpu").getValueAsString();
    int number = 0;
    if (cpu.consume_front("sm_") && !cpu.take_while([](char c) { return c >= '0' && c <= '9'; }).getAsInteger(10, number))
      return number * 10;
  }
  return 0;
}

}  // namespace

void answer_reflect(llvm::Module& module) {
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
      int answer = asked == "__CUDA_FTZ" ? ftz : asked == "__CUDA_ARCH" ? target_architecture(module) : 0;
      call->replaceAllUsesWith(llvm::ConstantInt::get(call->getType(), static_cast<std::uint64_t>(answer)));
      call->eraseFromParent();
    }
  }
}

}  // namespace retune::worker
