#include "worker/job/verify.h"

namespace retune::worker {

OrFailure<VerifiedKernel> verify(Job& job, const ReplayedOutput&, Replayer& replayer) {
  job.begin(Stage::verify);
  const auto start = job.clock.monotonic();
  auto report = replayer.verify();
  if (!report) return tl::unexpected(std::move(report.error()));
  job.draft.phases.verify = std::chrono::duration<double>(job.clock.monotonic() - start).count();
  job.draft.verification = *report;
  if (!report->outside_writes.empty())
    return tl::unexpected(StageFailure{Stage::verify, Outcome::memory_error,
                                       "wrote outside the recorded memory at " + report->outside_writes.front(), ""});
  if (!report->passed) return tl::unexpected(StageFailure{Stage::verify, Outcome::wrong_answer, report->summary(), ""});
  return VerifiedKernel();
}

}  // namespace retune::worker
