#include "worker/job/replay.h"

namespace retune::worker {

OrFailure<ReplayedOutput> replay(Job& job, const CompiledKernel& kernel, Replayer& replayer) {
  job.begin(Stage::replay);
  auto ran = replayer.replay(job.terms, job.request.configuration, *kernel.product().binary);
  if (!ran) return tl::unexpected(std::move(ran.error()));
  job.draft.phases.load = ran->load_seconds;
  job.draft.phases.replay = ran->run_seconds;
  return ReplayedOutput();
}

}  // namespace retune::worker
