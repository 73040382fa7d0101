// Replaces what only a GPU has by host IR: intrinsics, libdevice functions without a body, traps, printing.
#pragma once

#include <llvm/IR/Module.h>

#include "shared/stage/outcome.h"
#include "worker/llvm/host_abi.h"

namespace retune::worker {

// Works on a module that retarget() made, and links the parts of device_prelude.h that it needs into it. Returns how the
// code must be run. Failure: unsupported naming the instruction and the function.
[[nodiscard]] OrFailure<KernelMode> lower(llvm::Module& module);

// Whether the loader resolves a symbol (host_symbols.h).
[[nodiscard]] bool is_host_symbol(llvm::StringRef name);

}  // namespace retune::worker
