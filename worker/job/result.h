// Stage result: what became of the evaluation, for the store.
#pragma once

#include "worker/job/stages.h"

namespace retune::worker {

[[nodiscard]] EvaluationReport result(Job& job, const OrFailure<Measurement>& measurement);

}  // namespace retune::worker
