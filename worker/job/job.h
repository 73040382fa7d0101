// One evaluation on a worker, from configuration to report.
#pragma once

#include <map>
#include <mutex>
#include <optional>

#include "worker/job/stages.h"

namespace retune::worker {

// Verified measurements by binary and launch: configurations whose binary and launch are identical share one. Lives as
// long as its worker; thread-safe.
class SharedMeasurements {
 public:
  // The report of an earlier evaluation with this binary, launch and terms, if there is one.
  [[nodiscard]] std::optional<EvaluationReport> find(const Job& job, const CompiledKernel& kernel) const;
  // Takes a verified report in; raced-out ones are no measurements.
  void add(const Job& job, const EvaluationReport& report);

 private:
  static constexpr std::size_t kMost = 100000;
  mutable std::mutex mutex_;
  std::map<ContentHash, EvaluationReport> known_;
};

// Compiles, replays, verifies and measures; never fails, because a failure is a report too. `shared` may be null.
[[nodiscard]] EvaluationReport run_job(const EvaluationRequest& request, const EvaluationTerms& terms,
                                       const Platform& platform, Compiler& compiler, Replayer& replayer,
                                       SharedMeasurements* shared, const Clock& clock,
                                       const std::function<void(Stage)>& on_stage = {});

}  // namespace retune::worker
