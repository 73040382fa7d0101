#include "worker/job/measure.h"

namespace retune::worker {

OrFailure<Measurement> measure(Job& job, const VerifiedKernel&, Replayer& replayer) {
  job.begin(Stage::measure);
  const auto start = job.clock.monotonic();
  auto runs = replayer.measure(job.terms.measure, job.request.best_ns);
  if (!runs) return tl::unexpected(std::move(runs.error()));
  job.draft.phases.measure = std::chrono::duration<double>(job.clock.monotonic() - start).count();
  job.draft.samples = std::move(runs->samples);
  job.draft.raced_out = runs->raced_out;
  job.draft.method = std::move(runs->method);
  job.draft.measured_as = job.request.hash.value();
  return Measurement();
}

}  // namespace retune::worker
