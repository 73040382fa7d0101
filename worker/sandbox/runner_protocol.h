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
//   inspect child   {"op": "check_pipelines", "pipelines"}          → for each {"progress": index}, with {"error": LLVM's words}
//                                                                     where it does not parse; then {}
//                   {"op": "read_signature"} + module, kernel       → {"signature"}
//                   {"op": "read_module"} + module, kernel          → {"signature", "kernels", "variables"} + bitcode + initial
//                                                                     bytes of the variables, one behind the other
//                   what is wrong with the module                   → {"error": kind} + text
//   any             a stage that fails                              → {"failure": {stage, outcome, reason, detail}}
#pragma once

#include "shared/recording/module_contents.h"
#include "worker/job/stages.h"

namespace retune::worker {

[[nodiscard]] Json failure_to_json(const StageFailure& failure);
[[nodiscard]] Expected<StageFailure> failure_from_json(const JsonCursor& cursor);
[[nodiscard]] Json platform_to_json(const Platform& platform);
[[nodiscard]] Expected<Platform> platform_from_json(const JsonCursor& cursor);

[[nodiscard]] Expected<ErrorKind> error_kind_from_json(const JsonCursor& cursor);
[[nodiscard]] Json to_json(const KernelSignature& signature);
[[nodiscard]] Expected<KernelSignature> signature_from_json(const JsonCursor& cursor);
// The variables' initial bytes travel beside the JSON.
[[nodiscard]] Json kernels_to_json(const ModuleContents& contents);
[[nodiscard]] Json variables_to_json(const ModuleContents& contents);
[[nodiscard]] Buffer initial_bytes(const ModuleContents& contents);
// From the members "kernels" and "variables".
[[nodiscard]] Expected<ModuleContents> contents_from_json(const JsonCursor& cursor, ByteView initial);

}  // namespace retune::worker
