// Argument specialisation: recorded bytes in place of a kernel's arguments. The same for every back end. LLVM's types;
// inside worker/llvm alone.
#pragma once

#include <llvm/IR/Function.h>

#include <vector>

#include "shared/base/bytes.h"
#include "shared/recording/manifest.h"

namespace retune::worker {

// Where the arguments and their constants are.
struct SpecializePlace {
  unsigned first = 0;           // the parameter of `function` that is the kernel's first argument
  unsigned constant_space = 0;  // address space of the bytes of structures
};

// Puts recorded bytes in place of arguments that may be specialised: scalars and structures, never pointers, nor the
// pointers that are members of a structure. The function keeps its parameters. Returns for each argument whether it has
// become a constant.
std::vector<bool> specialize_arguments(llvm::Function& function, const SpecializePlace& place,
                                       const std::vector<ArgumentLayout>& layout, const std::vector<Buffer>& arguments);

// Whether the function only reads what the pointer points to.
[[nodiscard]] bool is_only_read(const llvm::Value& pointer);

}  // namespace retune::worker
