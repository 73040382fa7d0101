// What a host object (made by worker/llvm) and its loader (worker/host) agree on. Plain data; no LLVM.
//
// The object defines
//   KERNEL                 void(const void* const* arguments, const ThreadContext*), under the kernel's own symbol.
//                          `arguments` holds one pointer to the bytes of each argument. In block mode one call runs every
//                          thread of the block (the context's thread index is ignored), in thread mode one thread.
//   retune.descriptor      a KernelDescriptor
//   every recorded variable, under its own symbol
// and refers to nothing but host_symbols.h.
#pragma once

#include <cstddef>
#include <cstdint>

namespace retune::worker {

// The CUDA thread as its code sees it. Offsets are known to worker/llvm: new members go to the end.
struct ThreadContext {
  std::uint32_t thread_index[3];
  std::uint32_t block_size[3];
  std::uint32_t block_index[3];
  std::uint32_t grid_size[3];
  void* shared_static;                 // KernelDescriptor::static_shared_bytes of the block, aligned to kSharedAlignment
  void* shared_dynamic;                // the launch's dynamic shared memory, right behind, aligned likewise
  std::uint64_t shared_dynamic_bytes;
};
static_assert(offsetof(ThreadContext, shared_static) == 48);
static_assert(offsetof(ThreadContext, shared_dynamic) == 56);
static_assert(offsetof(ThreadContext, shared_dynamic_bytes) == 64);
static_assert(sizeof(ThreadContext) == 72);

inline constexpr std::uint64_t kSharedAlignment = 128;
// What the code may assume of every launch (and the loader refuses otherwise): threads per block.
inline constexpr std::uint32_t kMaxThreadsPerBlock = 1024;

enum class KernelMode : std::uint32_t {
  block = 0,   // no barriers or warp operations: one call runs the whole block
  thread = 1,  // threads wait for each other: one call per thread, each on a stack of its own
};

// Memory of a variable that the recording does not hold, but that the code writes: its loader must reset it.
struct StateVariable {
  void* address;
  std::uint64_t size;
};

struct KernelDescriptor {
  std::uint64_t abi;                   // kHostAbi
  std::uint32_t mode;                  // KernelMode
  std::uint32_t max_threads;           // launch bound: threads per block; 0 when there is none
  std::uint64_t static_shared_bytes;
  std::uint64_t argument_count;
  const std::uint64_t* argument_sizes; // bytes
  std::uint64_t state_count;
  const StateVariable* states;
  // Sizes that were compiled in (specialize_dims): block, then grid; zeros otherwise. Other launches are refused.
  std::uint32_t fixed_sizes[6];
};
inline constexpr std::uint64_t kHostAbi = 0x726574756e650001;  // "retune", version 1
inline constexpr const char* kDescriptorSymbol = "retune.descriptor";

}  // namespace retune::worker
