// Stage measure: the verified binary is timed until the stopping rule is content.
#pragma once

#include "worker/job/stages.h"

namespace retune::worker {

// Failures: replay_failed, replay_timeout, replay_crashed, memory_error.
[[nodiscard]] OrFailure<Measurement> measure(Job& job, const VerifiedKernel& kernel, Replayer& replayer);

}  // namespace retune::worker
