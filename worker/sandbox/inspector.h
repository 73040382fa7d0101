// What LLVM says of pass pipelines and of device code, asked of `retune-runner inspect`: whoever asks does not load LLVM
// (130 MB at every start), and a pipeline or module that crashes it, keeps it busy for ever or eats memory is an error
// that names it. The functions are those of worker/llvm/kernel_compiler.h, with the same errors, word for word.
//
// The child is started by the first question and kept for the next. Belongs to one thread, which must outlive it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "shared/recording/mneme_import.h"
#include "shared/recording/module_contents.h"
#include "worker/sandbox/sandboxed.h"

namespace retune::worker {

struct InspectLimits {
  double seconds = 10;                                   // for one pipeline; a module has one more for each MiB of it
  std::uint64_t memory_bytes = std::uint64_t{2} << 30;   // address space; a large module has 32 times its size
};

// What `retune recording make` must know of a module.
struct InspectedModule {
  KernelSignature signature;
  ModuleContents contents;
  Buffer bitcode;
};

// Every function blocks. Besides the errors of kernel_compiler.h: overloaded where a limit of time was reached, failed where
// the child died (with the signal and what it printed last) or could not be started.
class Inspector final : public SignatureReader {
 public:
  // `runner`: program and arguments, such as {"…/retune-runner", "inspect"}.
  explicit Inspector(std::vector<std::string> runner, InspectLimits limits = {})
      : sandbox_(std::move(runner)), limits_(limits) {}

  // One answer for each pipeline, in order: whether LLVM parses it. The answers end early with that of a pipeline that ended
  // the child. Starts no child where there are no pipelines. Error: no child could be asked.
  [[nodiscard]] Expected<std::vector<Expected<>>> check_pipelines(const std::vector<std::string>& pipelines);

  [[nodiscard]] Expected<KernelSignature> read(ByteView module, const std::string& kernel) override;
  // Signature of `kernel`, contents and bitcode of a module given as bitcode or textual IR.
  [[nodiscard]] Expected<InspectedModule> read_module(ByteView module, const std::string& kernel);

 private:
  [[nodiscard]] Expected<Child*> child(std::uint64_t module_bytes);
  [[nodiscard]] Expected<Frame> ask_about(ByteView module, const char* op, const std::string& kernel);

  Sandbox sandbox_;
  InspectLimits limits_;
  int ready_ = 0;  // the child that has loaded LLVM
};

}  // namespace retune::worker
