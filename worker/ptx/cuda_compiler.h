// Recompiles one recorded kernel for an NVIDIA GPU: PTX by worker/llvm, cubin by an assembler. Needs no GPU.
#pragma once

#include <memory>

#include "worker/llvm/kernel_compiler.h"
#include "worker/ptx/assembler.h"

namespace retune::worker {

// The binary is a cubin for `architecture` ("sm_90"), its resources those of the kernel in it. The kernel keeps its symbol
// and its parameters, whatever was specialised. `assembler` is used from the compiler's thread alone.
// Failures: those of prepare_for_ptx; unsupported for an architecture that LLVM or the assembler does not have, naming the
// nearest that both have. compile(): those of PtxCompiler; compile_failed with the assembler's words.
[[nodiscard]] OrFailure<std::unique_ptr<KernelCompiler>> prepare_for_cuda(KernelSource source, std::string architecture,
                                                                          std::shared_ptr<Assembler> assembler);

}  // namespace retune::worker
