// Spreads the blocks of a launch over CPU threads.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "worker/host/block_runner.h"

namespace retune::worker {

// The calling thread is one of the `threads`; the others wait between launches. Used from one thread.
class BlockPool {
 public:
  explicit BlockPool(unsigned threads);
  ~BlockPool();
  BlockPool(const BlockPool&) = delete;
  BlockPool& operator=(const BlockPool&) = delete;

  // Runs every block, with `alone` in the calling thread only, from the last block to the first. Returns nanoseconds from the start of the first to the end of the last, or why a block failed; the
  // rest is then left out.
  struct Result {
    double nanoseconds = 0;
    std::string failure;  // "" when all is well
  };
  [[nodiscard]] Result run(const BlockWork& work, bool alone);

 private:
  void helper(std::size_t index);
  void run_blocks(BlockRunner& runner);

  std::vector<std::unique_ptr<BlockRunner>> runners_;
  std::vector<std::thread> helpers_;
  std::atomic<std::uint64_t> next_{0};   // blocks not yet taken; they are taken from the last to the first
  std::uint64_t chunk_ = 1;
  std::atomic<bool> failed_{false};
  std::atomic<std::uint32_t> launch_{0};  // counts launches; helpers wait for it to change
  std::atomic<std::uint32_t> busy_{0};    // helpers still at work
  std::atomic<bool> stop_{false};
  std::uint32_t taking_part_ = 0;         // helpers in this launch
};

}  // namespace retune::worker
