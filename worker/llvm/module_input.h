// Reading modules, inside worker/llvm (LLVM types). Errors and diagnostics as text, never on stderr.
#pragma once

#include <llvm/IR/DiagnosticHandler.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/Error.h>

#include <memory>
#include <string>
#include <vector>

#include "shared/base/bytes.h"
#include "shared/recording/mneme_import.h"
#include "shared/stage/outcome.h"

namespace retune::worker {

// While it lives, takes the context's diagnostics (of reading, linking, passes, code generation): errors are kept, joined
// by "; ", warnings and remarks are dropped. Nothing is printed.
class Diagnostics {
 public:
  explicit Diagnostics(llvm::LLVMContext& context);
  ~Diagnostics();
  Diagnostics(const Diagnostics&) = delete;
  Diagnostics& operator=(const Diagnostics&) = delete;
  [[nodiscard]] const std::string& errors() const noexcept { return errors_; }

 private:
  llvm::LLVMContext& context_;
  std::unique_ptr<llvm::DiagnosticHandler> before_;
  std::string errors_;
};

// Bitcode or textual IR. Error: invalid_input with LLVM's words.
[[nodiscard]] Expected<std::unique_ptr<llvm::Module>> parse_module(ByteView bytes, llvm::LLVMContext& context);
[[nodiscard]] std::string to_string(llvm::Error error);
// Whether a function is a kernel: by calling convention or nvvm.annotations.
[[nodiscard]] bool is_kernel(const llvm::Function& function);
// The kernel's definition. Error: invalid_input that lists the kernels there are.
[[nodiscard]] Expected<llvm::Function*> find_kernel(llvm::Module& module, const std::string& name);
// Size, alignment and kind of every argument. Error: unsupported for an argument that has no fixed size.
[[nodiscard]] Expected<std::vector<ArgumentLayout>> argument_layout(const llvm::Function& kernel);
// Whether a global is a device or constant variable of the application (and not a table or string of the compiler).
[[nodiscard]] bool is_application_variable(const llvm::GlobalVariable& variable);

// A failure of the compile stage.
[[nodiscard]] tl::unexpected<StageFailure> compile_failure(Outcome outcome, std::string reason, std::string detail = "");

}  // namespace retune::worker
