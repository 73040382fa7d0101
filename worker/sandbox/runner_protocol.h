// What a supervisor asks of `retune-runner`, and the answers, as JSON heads of frames.
//
//   compile child   {"op": "describe"}                              → {"platform": …}
//                   {"op": "compile", "terms", "configuration"}     → {"draft": report with phases and resources} + binary
//   replay child    {"op": "describe"}                              → {"platform": …}
//                   {"op": "replay", "terms", "configuration"} + binary
//                                                                   → {"progress": "set up"}, {"load_seconds", "run_seconds"}
//                   {"op": "verify"}                                → {"verification": …}
//                   {"op": "memory"}                                → {} + regions and variables, one behind the other
//                   {"op": "measure", "options", "best_ns"}         → {"samples", "raced_out", "method"}
//   any             a stage that fails                              → {"failure": {stage, outcome, reason, detail}}
#pragma once

#include "worker/job/stages.h"

namespace retune::worker {

[[nodiscard]] Json failure_to_json(const StageFailure& failure);
[[nodiscard]] Expected<StageFailure> failure_from_json(const JsonCursor& cursor);
[[nodiscard]] Json platform_to_json(const Platform& platform);
[[nodiscard]] Expected<Platform> platform_from_json(const JsonCursor& cursor);

}  // namespace retune::worker
