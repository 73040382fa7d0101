// Launch bounds of a device kernel, and what a launch's shape says of the indices that its code reads. Pure IR to IR, on
// modules with the GPU's own intrinsics. LLVM's types; inside worker/llvm alone.
#pragma once

#include <llvm/IR/Module.h>

#include "shared/configuration/configuration.h"

namespace retune::worker {

// Threads per block that the recorded code itself was bounded to (__launch_bounds__), 0 for none.
[[nodiscard]] std::uint32_t recorded_max_threads(const llvm::Function& kernel);

// Bounds the kernel to `max_threads` per block (.maxntid) and at least `min_blocks` per multiprocessor (.minnctapersm; 0:
// none), in place of whatever bounds it had, of either kind (annotations and attributes; exact sizes too).
void replace_launch_bounds(llvm::Function& kernel, std::uint32_t max_threads, std::uint32_t min_blocks);

// Annotations of functions that are gone are removed.
void drop_dead_annotations(llvm::Module& module);

// Block and grid sizes become constants, thread and block indices get the ranges that follow.
void fix_dimensions(llvm::Module& module, const Dim3& grid, const Dim3& block);

// What follows for sizes and indices from at most `max_threads` threads in a block.
void bound_dimensions(llvm::Module& module, std::uint32_t max_threads);

}  // namespace retune::worker
