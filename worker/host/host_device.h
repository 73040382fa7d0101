// The host backend: runs recorded device IR, retargeted by worker/llvm, on this CPU.
#pragma once

#include <memory>

#include "worker/job/replay_device.h"

namespace retune::worker {

// Exit status of a process whose kernel touched memory that is not mapped, or made the CPU fault otherwise (division by
// zero, an instruction that the compiler held impossible). One line on stderr says which and where: "retune: kernel
// touched unmapped address 0x…". Only while run() is at work; faults elsewhere do what they always do.
inline constexpr int kWildAccessExit = 86;
inline constexpr int kKernelFaultExit = 87;

// `threads`: CPU threads over which blocks are spread; 0: one per core this process may use. The first run after each
// load(), the one that is verified, has all blocks done by one thread in one order, so that a kernel whose blocks race gives
// one answer; later runs are spread.
[[nodiscard]] std::unique_ptr<ReplayDevice> make_host_device(unsigned threads = 0);

}  // namespace retune::worker
