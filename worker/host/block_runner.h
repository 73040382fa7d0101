// Runs one block at a time on one CPU thread.
//
// Code without barriers and warp operations runs as one call per block. Other code runs each CUDA thread on a stack of its
// own; the threads of a block take turns on this CPU thread and switch only where they wait: at a barrier, a warp
// operation, or nanosleep. A warp runs until all of its lanes wait; a warp operation is done once every lane that its mask
// names and that has not ended has arrived at it; a barrier opens once every thread that has not ended waits at it. When
// nothing can go on the block has deadlocked, which is a failure and not a hang. Stacks of threads that did not end are
// simply used again: device code has nothing to unwind.
#pragma once

#include <array>
#include <csetjmp>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "worker/host/warp.h"
#include "worker/llvm/host_abi.h"

namespace retune::worker {

using KernelEntry = void (*)(const void* const* arguments, const ThreadContext* context);

// What every block of a launch has in common. Pointers outlive the launch.
struct BlockWork {
  KernelEntry entry = nullptr;
  const void* const* arguments = nullptr;
  KernelMode mode = KernelMode::block;
  std::uint32_t block_size[3] = {1, 1, 1};
  std::uint32_t grid_size[3] = {1, 1, 1};
  std::uint64_t static_shared_bytes = 0;
  std::uint64_t dynamic_shared_bytes = 0;
};

class BlockRunner {
 public:
  BlockRunner();
  ~BlockRunner();
  BlockRunner(const BlockRunner&) = delete;
  BlockRunner& operator=(const BlockRunner&) = delete;

  // Memory for the launch: stacks and shared memory. False when the system gives none.
  [[nodiscard]] bool prepare(const BlockWork& work);
  // Runs a block to its end. False when it trapped or deadlocked; failure() then says what happened.
  [[nodiscard]] bool run(std::uint64_t block);
  [[nodiscard]] const std::string& failure() const noexcept { return failure_; }

  // The runner whose block is running on this CPU thread; null outside. For the runtime functions that kernels call.
  [[nodiscard]] static BlockRunner* current() noexcept;
  // Called by a kernel's code, on its own stack.
  std::uint64_t warp_operation(const WarpOperands& operands);
  std::uint32_t barrier(std::uint32_t id, std::uint32_t count, std::uint32_t reduction, bool predicate);
  void yield();
  // These two do not come back. They are not marked so, since sanitizers take that for the end of the CPU thread's stack.
  void exit_thread();
  void trap(std::string reason);

 private:
  struct Fiber;
  struct Stacks;

  bool run_threads();
  bool run_warp(unsigned warp);
  void resume(Fiber& fiber);
  void leave();  // from a fiber to the scheduler
  bool do_warp_operations(unsigned warp);
  void finish_warp_operation(unsigned warp, std::uint32_t lanes);
  bool open_barriers();
  [[nodiscard]] std::string deadlock_words() const;
  [[nodiscard]] std::string block_words() const;

  BlockWork work_;
  ThreadContext context_{};           // of the block; its thread index is zero
  std::uint32_t threads_ = 0;
  std::uint32_t alive_ = 0;           // threads that have not ended
  std::unique_ptr<Stacks> stacks_;
  std::vector<Fiber> fibers_;
  Fiber* running_ = nullptr;
  void* scheduler_ = nullptr;         // fcontext_t of the scheduler while a fiber runs
  std::jmp_buf escape_;               // out of a block-mode call
  bool failed_ = false;
  std::string failure_;
  std::byte* shared_ = nullptr;       // mapping with a guard page at each end
  std::size_t shared_mapped_ = 0;
  std::byte* shared_begin_ = nullptr;
};

}  // namespace retune::worker
