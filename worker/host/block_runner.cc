#include "worker/host/block_runner.h"

#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#endif

#include <algorithm>
#include <bit>
#include <boost/context/detail/fcontext.hpp>
#include <cstring>

namespace retune::worker {
namespace {

namespace fcontext = boost::context::detail;

constexpr std::size_t kStackBytes = 256 * 1024;  // address space; pages are used only when touched
constexpr std::size_t kGuardBytes = 4096;
// What a thread that reads shared memory before writing it gets: not-a-numbers, so that it shows.
constexpr int kSharedPattern = 0xff;

thread_local BlockRunner* current_runner = nullptr;

std::uint64_t round_up(std::uint64_t value, std::uint64_t to) { return (value + to - 1) / to * to; }

}  // namespace

struct BlockRunner::Fiber {
  enum class State : std::uint8_t { ready, at_warp_operation, at_barrier, yielded, ended };
  void* context = nullptr;  // fcontext_t
  State state = State::ended;
  ThreadContext thread;
  WarpOperands operands;
  std::uint32_t barrier_id = 0;
  std::uint32_t barrier_count = 0;
  std::uint32_t reduction = 0;
  bool predicate = false;
  std::uint64_t result = 0;
};

struct BlockRunner::Stacks {
  std::byte* memory = nullptr;
  std::size_t count = 0;

  ~Stacks() { release(); }
  void release() {
    if (memory != nullptr) munmap(memory, count * (kStackBytes + kGuardBytes));
    memory = nullptr;
    count = 0;
  }
  bool provide(std::size_t wanted) {
    if (wanted <= count) return true;
    release();
    void* got = mmap(nullptr, wanted * (kStackBytes + kGuardBytes), PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (got == MAP_FAILED) return false;
    memory = static_cast<std::byte*>(got);
    count = wanted;
    for (std::size_t i = 0; i < count; ++i)
      if (mprotect(memory + i * (kStackBytes + kGuardBytes), kGuardBytes, PROT_NONE) != 0) return false;
    return true;
  }
  // The tops are shifted against each other, so that equal frames of many threads do not fight for the same cache sets.
  std::byte* top(std::size_t i) const {
    std::byte* end = memory + (i + 1) * (kStackBytes + kGuardBytes);
#ifdef __SANITIZE_ADDRESS__
    // Whoever had the stack before left it without returning, and its frames' marks behind.
    __asan_unpoison_memory_region(end - 32 * 1024, 32 * 1024);
#endif
    return end - (i % 32) * 128;
  }
};

BlockRunner::BlockRunner() : stacks_(std::make_unique<Stacks>()) {}

BlockRunner::~BlockRunner() {
  if (shared_ != nullptr) munmap(shared_, shared_mapped_);
}

BlockRunner* BlockRunner::current() noexcept { return current_runner; }

bool BlockRunner::prepare(const BlockWork& work) {
  work_ = work;
  failed_ = false;
  failure_.clear();
  threads_ = work.block_size[0] * work.block_size[1] * work.block_size[2];
  if (work.mode == KernelMode::thread) {
    if (!stacks_->provide(threads_)) return false;
    if (fibers_.size() < threads_) fibers_.resize(threads_);
  }
  const std::uint64_t static_part = round_up(work.static_shared_bytes, kSharedAlignment);
  const std::uint64_t bytes = static_part + round_up(work.dynamic_shared_bytes, kSharedAlignment);
  const auto page = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  const std::uint64_t mapped = round_up(bytes, page) + 2 * page;
  if (mapped > shared_mapped_) {
    if (shared_ != nullptr) munmap(shared_, shared_mapped_);
    shared_ = nullptr;
    void* got = mmap(nullptr, mapped, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (got == MAP_FAILED) return false;
    shared_ = static_cast<std::byte*>(got);
    shared_mapped_ = mapped;
    if (mprotect(shared_ + page, mapped - 2 * page, PROT_READ | PROT_WRITE) != 0) return false;
  }
  // At the end of the mapping, so that writing behind it faults.
  shared_begin_ = shared_ + shared_mapped_ - page - bytes;
  for (int i = 0; i < 3; ++i) {
    context_.block_size[i] = work.block_size[i];
    context_.grid_size[i] = work.grid_size[i];
  }
  context_.shared_static = shared_begin_;
  context_.shared_dynamic = shared_begin_ + static_part;
  context_.shared_dynamic_bytes = work.dynamic_shared_bytes;
  return true;
}

bool BlockRunner::run(std::uint64_t block) {
  context_.block_index[0] = static_cast<std::uint32_t>(block % work_.grid_size[0]);
  context_.block_index[1] = static_cast<std::uint32_t>(block / work_.grid_size[0] % work_.grid_size[1]);
  context_.block_index[2] = static_cast<std::uint32_t>(block / work_.grid_size[0] / work_.grid_size[1]);
  auto* shared_end = static_cast<std::byte*>(context_.shared_dynamic) + work_.dynamic_shared_bytes;
  std::memset(shared_begin_, kSharedPattern, static_cast<std::size_t>(shared_end - shared_begin_));
  current_runner = this;
  if (work_.mode == KernelMode::block) {
    if (_setjmp(escape_) == 0) work_.entry(work_.arguments, &context_);
  } else if (!run_threads() && !failed_) {
    failed_ = true;
    failure_ = deadlock_words();
  }
  current_runner = nullptr;
  return !failed_;
}

bool BlockRunner::run_threads() {
  alive_ = threads_;
  for (std::uint32_t i = 0; i < threads_; ++i) {
    Fiber& fiber = fibers_[i];
    fiber.thread = context_;
    fiber.thread.thread_index[0] = i % work_.block_size[0];
    fiber.thread.thread_index[1] = i / work_.block_size[0] % work_.block_size[1];
    fiber.thread.thread_index[2] = i / work_.block_size[0] / work_.block_size[1];
    fiber.state = Fiber::State::ready;
    fiber.context = fcontext::make_fcontext(stacks_->top(i), kStackBytes - 32 * 128, [](fcontext::transfer_t from) {
      auto* runner = static_cast<BlockRunner*>(from.data);
      runner->scheduler_ = from.fctx;
      runner->work_.entry(runner->work_.arguments, &runner->running_->thread);
      runner->exit_thread();
    });
  }
  const unsigned warps = (threads_ + kWarpSize - 1) / kWarpSize;
  while (alive_ > 0) {
    bool moved = false;
    for (unsigned warp = 0; warp < warps && !failed_; ++warp) moved |= run_warp(warp);
    if (failed_) return false;
    moved |= open_barriers();
    for (std::uint32_t i = 0; i < threads_; ++i) {
      if (fibers_[i].state != Fiber::State::yielded) continue;
      fibers_[i].state = Fiber::State::ready;
      moved = true;
    }
    if (!moved) return false;
  }
  return true;
}

// Until every lane waits for something outside the warp, or has ended.
bool BlockRunner::run_warp(unsigned warp) {
  const std::uint32_t first = warp * kWarpSize;
  const std::uint32_t end = std::min(first + kWarpSize, threads_);
  bool moved = false;
  do {
    for (std::uint32_t i = first; i < end; ++i) {
      if (fibers_[i].state != Fiber::State::ready) continue;
      resume(fibers_[i]);
      moved = true;
      if (failed_) return true;
    }
  } while (do_warp_operations(warp));
  return moved;
}

void BlockRunner::resume(Fiber& fiber) {
  running_ = &fiber;
  fcontext::transfer_t back = fcontext::jump_fcontext(fiber.context, this);
  fiber.context = back.fctx;
  running_ = nullptr;
}

void BlockRunner::leave() {
  fcontext::transfer_t back = fcontext::jump_fcontext(scheduler_, nullptr);
  scheduler_ = back.fctx;
}

bool BlockRunner::do_warp_operations(unsigned warp) {
  const std::uint32_t first = warp * kWarpSize;
  const std::uint32_t lanes = std::min(kWarpSize, threads_ - first);
  std::uint32_t alive = 0;
  std::uint32_t waiting = 0;
  for (std::uint32_t lane = 0; lane < lanes; ++lane) {
    const Fiber& fiber = fibers_[first + lane];
    if (fiber.state != Fiber::State::ended) alive |= 1u << lane;
    if (fiber.state == Fiber::State::at_warp_operation) waiting |= 1u << lane;
  }
  bool any = false;
  auto same_as = [&](unsigned lane, std::uint32_t among, bool with_mask) {
    const WarpOperands& own = fibers_[first + lane].operands;
    std::uint32_t same = 0;
    for (std::uint32_t rest = among; rest != 0; rest &= rest - 1) {
      auto other = static_cast<unsigned>(std::countr_zero(rest));
      const WarpOperands& operands = fibers_[first + other].operands;
      if (operands.operation == own.operation && operands.kind == own.kind && (!with_mask || operands.mask == own.mask))
        same |= 1u << other;
    }
    return same;
  };
  std::uint32_t left = waiting;
  while (left != 0) {
    auto lane = static_cast<unsigned>(std::countr_zero(left));
    const WarpOperands& own = fibers_[first + lane].operands;
    if (own.operation == WarpOperation::activemask) {
      left &= ~(1u << lane);
      continue;
    }
    std::uint32_t needed = (own.mask & alive) | (1u << lane);
    std::uint32_t together = same_as(lane, waiting & needed, true);
    left &= ~(1u << lane);
    if (together != needed) continue;
    finish_warp_operation(warp, together);
    left &= ~together;
    waiting &= ~together;
    any = true;
  }
  if (any) return true;
  // Nobody else can move, so those who ask who is with them are as many as they will get.
  while (waiting != 0) {
    auto lane = static_cast<unsigned>(std::countr_zero(waiting));
    waiting &= ~(1u << lane);
    if (fibers_[first + lane].operands.operation != WarpOperation::activemask) continue;
    std::uint32_t together = same_as(lane, waiting, false) | (1u << lane);
    finish_warp_operation(warp, together);
    waiting &= ~together;
    any = true;
  }
  return any;
}

void BlockRunner::finish_warp_operation(unsigned warp, std::uint32_t lanes) {
  std::array<WarpOperands, kWarpSize> operands;
  std::array<std::uint64_t, kWarpSize> results{};
  Fiber* fibers = &fibers_[warp * kWarpSize];
  for (std::uint32_t rest = lanes; rest != 0; rest &= rest - 1) {
    auto lane = static_cast<unsigned>(std::countr_zero(rest));
    operands[lane] = fibers[lane].operands;
  }
  compute_warp_operation(operands, lanes, results);
  for (std::uint32_t rest = lanes; rest != 0; rest &= rest - 1) {
    auto lane = static_cast<unsigned>(std::countr_zero(rest));
    fibers[lane].result = results[lane];
    fibers[lane].state = Fiber::State::ready;
  }
}

bool BlockRunner::open_barriers() {
  struct Barrier {
    std::uint32_t waiting = 0;
    std::uint32_t wanted = 0;
    std::uint32_t predicates = 0;
  };
  std::array<Barrier, 32> barriers;
  for (std::uint32_t i = 0; i < threads_; ++i) {
    const Fiber& fiber = fibers_[i];
    if (fiber.state != Fiber::State::at_barrier) continue;
    Barrier& barrier = barriers[fiber.barrier_id];
    ++barrier.waiting;
    barrier.wanted = std::max(barrier.wanted, fiber.barrier_count);
    barrier.predicates += fiber.predicate;
  }
  bool opened = false;
  for (std::uint32_t i = 0; i < threads_; ++i) {
    Fiber& fiber = fibers_[i];
    if (fiber.state != Fiber::State::at_barrier) continue;
    const Barrier& barrier = barriers[fiber.barrier_id];
    if (barrier.waiting < (barrier.wanted == 0 ? alive_ : barrier.wanted)) continue;
    fiber.result = fiber.reduction == 0   ? barrier.predicates
                   : fiber.reduction == 1 ? barrier.predicates == barrier.waiting
                                          : barrier.predicates != 0;
    fiber.state = Fiber::State::ready;
    opened = true;
  }
  return opened;
}

std::uint64_t BlockRunner::warp_operation(const WarpOperands& operands) {
  Fiber& fiber = *running_;
  fiber.operands = operands;
  fiber.state = Fiber::State::at_warp_operation;
  leave();
  return fiber.result;
}

std::uint32_t BlockRunner::barrier(std::uint32_t id, std::uint32_t count, std::uint32_t reduction, bool predicate) {
  Fiber& fiber = *running_;
  fiber.barrier_id = id % 32;
  fiber.barrier_count = count;
  fiber.reduction = reduction;
  fiber.predicate = predicate;
  fiber.state = Fiber::State::at_barrier;
  leave();
  return static_cast<std::uint32_t>(fiber.result);
}

void BlockRunner::yield() {
  running_->state = Fiber::State::yielded;
  leave();
}

void BlockRunner::exit_thread() {
  running_->state = Fiber::State::ended;
  --alive_;
  leave();
  __builtin_trap();  // an ended thread is never resumed
}

void BlockRunner::trap(std::string reason) {
  failed_ = true;
  failure_ = fmt::format("{}, in {}", reason, block_words());
  std::string().swap(reason);  // nothing is destroyed on the way out
  if (work_.mode == KernelMode::block) std::longjmp(escape_, 1);
  leave();
  __builtin_trap();
}

std::string BlockRunner::block_words() const {
  return fmt::format("block ({}, {}, {})", context_.block_index[0], context_.block_index[1], context_.block_index[2]);
}

std::string BlockRunner::deadlock_words() const {
  std::uint32_t at_barrier = 0;
  std::uint32_t at_operation = 0;
  for (std::uint32_t i = 0; i < threads_; ++i) {
    at_barrier += fibers_[i].state == Fiber::State::at_barrier;
    at_operation += fibers_[i].state == Fiber::State::at_warp_operation;
  }
  return fmt::format("deadlock in {}: {} threads wait at a barrier and {} at a warp operation that the others never reach "
                     "({} have ended)",
                     block_words(), at_barrier, at_operation, threads_ - alive_);
}

}  // namespace retune::worker
