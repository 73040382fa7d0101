// The host backend: runs recorded device IR, retargeted by worker/llvm, on this CPU.
#pragma once

#include <memory>

#include "worker/job/replay_device.h"

namespace retune::worker {

// `threads`: CPU threads over which blocks are spread; 0: one per core this process may use. The first run after each
// load(), the one that is verified, has all blocks done by one thread in one order, so that a kernel whose blocks race gives
// one answer; later runs are spread.
[[nodiscard]] std::unique_ptr<ReplayDevice> make_host_device(unsigned threads = 0);

}  // namespace retune::worker
