// __nvvm_reflect: libdevice's questions about the compilation, answered as the CUDA back end would.
#pragma once

#include <llvm/IR/Module.h>

#include <string>

namespace retune::worker {

// Replaces every question by its answer: __CUDA_FTZ from the module flag nvvm-reflect-ftz, __CUDA_ARCH from the
// architecture ("sm_90" and "sm_90a" are 900; "" is 0), anything else 0, as LLVM's NVVMReflect does.
void answer_reflect(llvm::Module& module, llvm::StringRef architecture);

// The architecture that the module's code was compiled for, "sm_90"; "" when it does not say.
[[nodiscard]] std::string recorded_architecture(const llvm::Module& module);

}  // namespace retune::worker
