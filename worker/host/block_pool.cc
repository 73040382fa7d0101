#include "worker/host/block_pool.h"

#include <algorithm>
#include <chrono>

#include "worker/host/fault_handler.h"

namespace retune::worker {

BlockPool::BlockPool(unsigned threads) {
  threads = std::max(1u, threads);
  for (unsigned i = 0; i < threads; ++i) runners_.push_back(std::make_unique<BlockRunner>());
  for (unsigned i = 1; i < threads; ++i) helpers_.emplace_back([this, i] { helper(i); });
}

BlockPool::~BlockPool() {
  stop_ = true;
  launch_.fetch_add(1);
  launch_.notify_all();
  for (std::thread& thread : helpers_) thread.join();
}

void BlockPool::helper(std::size_t index) {
  for (std::uint32_t seen = 0;;) {
    launch_.wait(seen);
    seen = launch_.load();
    if (stop_) return;
    if (index <= taking_part_) run_blocks(*runners_[index]);
    if (busy_.fetch_sub(1) == 1) busy_.notify_one();
  }
}

// From the last block to the first. CUDA promises no order; a GPU starts with the first blocks, and those of a small launch
// all read before any of them writes, which taking the first blocks last comes closest to.
void BlockPool::run_blocks(BlockRunner& runner) {
  KernelSection section;
  while (!failed_.load(std::memory_order_relaxed)) {
    std::uint64_t end = next_.load(std::memory_order_relaxed);
    std::uint64_t begin = 0;
    do {
      if (end == 0) return;
      begin = end > chunk_ ? end - chunk_ : 0;
    } while (!next_.compare_exchange_weak(end, begin));
    for (std::uint64_t block = end; block-- > begin;) {
      if (runner.run(block)) continue;
      failed_ = true;
      return;
    }
  }
}

BlockPool::Result BlockPool::run(const BlockWork& work, bool alone) {
  for (auto& runner : runners_)
    if (!runner->prepare(work)) return {0, "no memory for the stacks and shared memory of a block"};
  const std::uint64_t blocks =
      std::uint64_t{work.grid_size[0]} * work.grid_size[1] * work.grid_size[2];
  chunk_ = std::clamp<std::uint64_t>(blocks / (runners_.size() * 8), 1, 64);
  // A launch that one thread does at once is not worth waking others for.
  taking_part_ = alone ? 0 : static_cast<std::uint32_t>(std::min<std::uint64_t>(helpers_.size(), blocks - 1));
  failed_ = false;
  next_ = blocks;
  auto begin = std::chrono::steady_clock::now();
  if (taking_part_ > 0) {
    busy_ = static_cast<std::uint32_t>(helpers_.size());
    launch_.fetch_add(1);
    launch_.notify_all();
  }
  run_blocks(*runners_[0]);
  if (taking_part_ > 0)
    for (std::uint32_t busy = busy_.load(); busy != 0; busy = busy_.load()) busy_.wait(busy);
  auto end = std::chrono::steady_clock::now();
  Result result;
  result.nanoseconds = std::chrono::duration<double, std::nano>(end - begin).count();
  for (auto& runner : runners_)
    if (result.failure.empty()) result.failure = runner->failure();
  return result;
}

}  // namespace retune::worker
