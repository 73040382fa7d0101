// Stage replay: the binary runs once on the recorded memory.
#pragma once

#include "worker/job/stages.h"

namespace retune::worker {

// Failures: replay_failed, replay_timeout, replay_crashed, memory_error.
[[nodiscard]] OrFailure<ReplayedOutput> replay(Job& job, const CompiledKernel& kernel, Replayer& replayer);

}  // namespace retune::worker
