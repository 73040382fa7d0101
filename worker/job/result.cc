#include "worker/job/result.h"

namespace retune::worker {
namespace {

std::int64_t unix_ns(Wall time) {
  return std::chrono::duration_cast<nanoseconds>(time.time_since_epoch()).count();
}

}  // namespace

EvaluationReport result(Job& job, const OrFailure<Measurement>& measurement) {
  job.begin(Stage::result);
  EvaluationReport report = std::move(job.draft);
  report.finished_unix_ns = unix_ns(job.clock.wall());
  if (measurement) {
    report.outcome = Outcome::verified;
    return report;
  }
  const StageFailure& failure = measurement.error();
  report.outcome = failure.outcome;
  report.failed_stage = failure.stage;
  report.reason = failure.reason;
  report.detail = failure.detail.size() > 8192 ? failure.detail.substr(failure.detail.size() - 8192) : failure.detail;
  return report;
}

}  // namespace retune::worker
