// The recording's modules as one device module with one kernel: what every back end does first, whatever the target.
// LLVM's types; inside worker/llvm alone.
#pragma once

#include <llvm/IR/Module.h>
#include <llvm/Target/TargetOptions.h>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "worker/llvm/kernel_compiler.h"

namespace llvm {
class TargetMachine;
}

namespace retune::worker {

// Links the modules, in their order. Failures: compile_failed (no module, not IR, symbols that clash, IR that does not
// verify); unsupported for anything but NVPTX code.
[[nodiscard]] OrFailure<std::unique_ptr<llvm::Module>> link_device_modules(const std::vector<Buffer>& modules,
                                                                           llvm::LLVMContext& context);

// The kernel's layout as its IR has it, with the recording's word on which arguments may be specialised (pointers never).
// An empty `recorded` leaves that to the IR. Failure: compile_failed when the two do not agree.
[[nodiscard]] OrFailure<std::vector<ArgumentLayout>> agreed_layout(const std::vector<ArgumentLayout>& recorded,
                                                                   std::vector<ArgumentLayout> from_ir);

// Prune and internalise: only the kernel and `variables` are kept for their own sake, and stay external.
void prune(llvm::Module& module, llvm::Function& kernel, const std::vector<std::string>& variables);

// How the back end may fuse multiply-adds so that it rounds as the producer's did: fast, on, off.
[[nodiscard]] llvm::FPOpFusion::FPOpFusionMode fusion_mode(const std::string& contraction);
// Takes the permission from every instruction: a back end fuses what is flagged, whatever its own mode says.
void forbid_contraction(llvm::Module& module);
// Code recorded at -O0 forbids every pass; then nothing that a configuration says would have an effect.
void allow_optimization(llvm::Function& function);

// The pass pipeline, as `opt -passes=` with that machine runs it. Failures: compile_failed with LLVM's words (does not
// parse, IR afterwards that does not verify).
[[nodiscard]] OrFailure<void> run_pipeline(llvm::Module& module, llvm::TargetMachine& machine, const std::string& passes);

// What is wrong with the module, in LLVM's words; "" for nothing.
[[nodiscard]] std::string verification_words(const llvm::Module& module);
[[nodiscard]] std::string first_line(const std::string& text);

// Seconds since it was made or last asked.
class Stopwatch {
 public:
  double lap() {
    auto now = std::chrono::steady_clock::now();
    double seconds = std::chrono::duration<double>(now - last_).count();
    last_ = now;
    return seconds;
  }

 private:
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

}  // namespace retune::worker
