// Stage verify: the memory after the run is the recorded one, under each region's rule.
#pragma once

#include "worker/job/stages.h"

namespace retune::worker {

// Failures: wrong_answer, memory_error (a write outside the recorded memory); the report keeps the numbers.
[[nodiscard]] OrFailure<VerifiedKernel> verify(Job& job, const ReplayedOutput& output, Replayer& replayer);

}  // namespace retune::worker
