// Loads an object file that worker/llvm made into this process. The only file here that uses LLVM is its source.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "shared/base/bytes.h"
#include "shared/stage/outcome.h"
#include "worker/host/block_runner.h"
#include "worker/llvm/host_abi.h"

namespace retune::worker {

class LoadedObject {
 public:
  virtual ~LoadedObject() = default;  // unloads it
  [[nodiscard]] virtual KernelEntry entry() const = 0;
  [[nodiscard]] virtual const KernelDescriptor& descriptor() const = 0;
  // Where a variable lies, in the order in which they were asked for, and its size; null for one that the object lacks.
  struct Variable {
    std::byte* address = nullptr;
    std::uint64_t size = 0;
  };
  [[nodiscard]] virtual const std::vector<Variable>& variables() const = 0;
};

// References are resolved from symbols.h alone. Failure: replay_failed naming the symbol that is missing, or what is wrong
// with the object.
[[nodiscard]] OrFailure<std::unique_ptr<LoadedObject>> load_object(ByteView object, const std::string& kernel,
                                                                   const std::vector<std::string>& variables);

}  // namespace retune::worker
