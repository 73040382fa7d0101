// Recompiles one recorded kernel as PTX, without a GPU and without a CUDA toolkit. What follows, PTX to cubin, is
// worker/ptx's. docs/cuda-compile.md explains the whole.
//
// As with kernel_compiler.h: what depends on the recording alone is done once; compile() begins each time from the same
// bitcode, so equal input gives equal text. A PtxCompiler belongs to one thread; nothing is printed, no exception leaves.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "worker/llvm/kernel_compiler.h"

namespace retune::worker {

// The newest PTX that this LLVM writes, as the .version directive has it: 85 is 8.5.
inline constexpr unsigned kNewestPtx = 85;

struct PtxTarget {
  std::string architecture = "sm_90";
  unsigned ptx_version = kNewestPtx;  // at most what the assembler reads; what the architecture needs is the least
};

struct CompiledPtx {
  std::string text;
  PhaseSeconds phases;  // preprocess, optimize, codegen
};

// The IR as it enters the pass pipeline, and as it leaves it.
enum class IrPoint { specialized, optimized };

class PtxCompiler {
 public:
  virtual ~PtxCompiler() = default;
  // Failures: compile_failed with LLVM's words, also when the pipeline has removed the kernel or a recorded variable.
  [[nodiscard]] virtual OrFailure<CompiledPtx> compile(const Configuration& configuration) = 0;
  // The IR of that point as text, for people and tests. Failures as above.
  [[nodiscard]] virtual OrFailure<std::string> print_ir(const Configuration& configuration, IrPoint point) = 0;
};

// Failures: unsupported (an architecture that this LLVM does not know: the nearest that it does is named; IR that is not
// for NVPTX; a variable that no module defines), compile_failed (no module, no such kernel, IR that does not verify).
[[nodiscard]] OrFailure<std::unique_ptr<PtxCompiler>> prepare_for_ptx(KernelSource source, PtxTarget target);

// The architectures that this LLVM writes PTX for, ascending: "sm_20", …, "sm_90", "sm_90a".
[[nodiscard]] std::vector<std::string> llvm_architectures();

// Of `known` (ascending), the one to try instead of `wanted`: the newest that is not newer, else the oldest. "" when there
// is none or `wanted` is no architecture.
[[nodiscard]] std::string nearest_architecture(const std::string& wanted, const std::vector<std::string>& known);
// Its number: 90 for "sm_90" and "sm_90a"; 0 for what is none.
[[nodiscard]] unsigned architecture_number(const std::string& architecture);

}  // namespace retune::worker
