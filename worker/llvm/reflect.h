// __nvvm_reflect: libdevice's questions about the compilation, answered as the CUDA back end would.
#pragma once

#include <llvm/IR/Module.h>

namespace retune::worker {

// Replaces every question by its answer: __CUDA_FTZ from the module flag nvvm-reflect-ftz, __CUDA_ARCH from the target
// CPU ("sm_90" is 900), anything else 0, as LLVM's NVVMReflect does.
void answer_reflect(llvm::Module& module);

}  // namespace retune::worker
