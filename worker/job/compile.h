// Stage compile: a configuration becomes a binary.
#pragma once

#include "worker/job/stages.h"

namespace retune::worker {

// Failures: compile_failed, compile_timeout, compile_crashed, unsupported.
[[nodiscard]] OrFailure<CompiledKernel> compile(Job& job, Compiler& compiler);

}  // namespace retune::worker
