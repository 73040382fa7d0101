// Device IR to host IR, inside worker/llvm: one address space, the host's data layout, and a thread context in every
// function. Pure IR to IR; lower.h then replaces what only a GPU has.
#pragma once

#include <llvm/IR/Module.h>

#include <memory>
#include <string>
#include <vector>

#include "shared/stage/outcome.h"
#include "worker/llvm/host_cpu.h"

namespace retune::worker {

struct RetargetedModule {
  std::unique_ptr<llvm::Module> module;
  llvm::Function* kernel = nullptr;          // internal; its first parameter is the ThreadContext
  std::uint64_t static_shared_bytes = 0;
  std::vector<std::string> recorded;         // variables that stay external
};

// Makes a host module of a device module that holds the kernel and what it needs (pruned). Every defined function gets a
// first parameter, the thread's context. Device and constant variables named in `variables` stay external and are never
// folded; others become internal. Shared variables become offsets into the block's shared memory. The device module is
// only read, apart from metadata that is dropped. Failure: unsupported naming what cannot be moved.
[[nodiscard]] OrFailure<RetargetedModule> retarget(llvm::Module& device, llvm::Function& kernel,
                                                   const std::vector<std::string>& variables, const HostCpu& cpu,
                                                   const llvm::DataLayout& layout);

// Gives every function of the module the attributes of code for this CPU.
void set_host_attributes(llvm::Module& module, const HostCpu& cpu);

// The pointer to a block's static (or dynamic) shared memory, loaded from a context.
inline constexpr const char* kSharedStaticHelper = "retune.shared.static";
inline constexpr const char* kSharedDynamicHelper = "retune.shared.dynamic";

}  // namespace retune::worker
