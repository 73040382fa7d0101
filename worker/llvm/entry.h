// What a configuration changes in a host module before the pass pipeline runs, and the function that the loader calls.
#pragma once

#include <llvm/IR/Module.h>

#include <string>
#include <vector>

#include "shared/configuration/configuration.h"
#include "shared/recording/manifest.h"
#include "worker/llvm/host_abi.h"

namespace retune::worker {

// Block and grid sizes become constants, thread and block indices get the ranges that follow.
void specialize_dimensions(llvm::Module& module, const Dim3& grid, const Dim3& block);

// Launch bounds: what follows for sizes and indices from at most `max_threads` threads in a block.
void assume_launch_bounds(llvm::Module& module, std::uint32_t max_threads);

// Adds the kernel's entry (host_abi.h) under `name`.
void add_entry(llvm::Function& body, const std::string& name, const std::vector<ArgumentLayout>& layout, KernelMode mode,
               const Configuration& configuration);

// Adds the descriptor. Called last: variables that are left and can be written are its states.
struct DescriptorFacts {
  KernelMode mode = KernelMode::block;
  std::uint32_t max_threads = 0;
  std::uint64_t static_shared_bytes = 0;
  const std::vector<ArgumentLayout>* layout = nullptr;
  const Configuration* configuration = nullptr;
};
void add_descriptor(llvm::Module& module, const DescriptorFacts& facts);

}  // namespace retune::worker
