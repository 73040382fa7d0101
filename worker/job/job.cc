#include "worker/job/job.h"

#include "worker/job/compile.h"
#include "worker/job/measure.h"
#include "worker/job/replay.h"
#include "worker/job/result.h"
#include "worker/job/verify.h"

namespace retune::worker {
namespace {

// What must be equal for two evaluations to be one and the same run.
ContentHash run_key(const EvaluationRequest& request, const EvaluationTerms& terms, const ContentHash& binary) {
  const Configuration& c = request.configuration;
  Json launch = Json::array();
  for (const std::uint64_t size : {std::uint64_t{c.grid.x}, std::uint64_t{c.grid.y}, std::uint64_t{c.grid.z},
                                   std::uint64_t{c.block.x}, std::uint64_t{c.block.y}, std::uint64_t{c.block.z}, c.shared_mem})
    launch.push(static_cast<unsigned long long>(size));
  Json key = Json::object();
  key.set("binary", binary.hex()).set("launch", std::move(launch)).set("terms", to_json(terms));
  return sha256(as_bytes(to_canonical_text(key)));
}

// What an earlier run found, as this evaluation's own report.
EvaluationReport as_own(const EvaluationReport& earlier, Job& job) {
  EvaluationReport report = std::move(job.draft);
  report.verification = earlier.verification;
  report.samples = earlier.samples;
  report.method = earlier.method;
  report.measured_as = earlier.measured_as;
  report.outcome = Outcome::verified;
  report.finished_unix_ns = std::chrono::duration_cast<nanoseconds>(job.clock.wall().time_since_epoch()).count();
  return report;
}

}  // namespace

std::optional<EvaluationReport> SharedMeasurements::find(const Job& job, const CompiledKernel& kernel) const {
  const ContentHash key = run_key(job.request, job.terms, kernel.product().hash);
  const std::lock_guard lock(mutex_);
  const auto found = known_.find(key);
  return found == known_.end() ? std::nullopt : std::optional(found->second);
}

void SharedMeasurements::add(const Job& job, const EvaluationReport& report) {
  if (report.outcome != Outcome::verified || report.raced_out || !report.binary_hash) return;
  const ContentHash key = run_key(job.request, job.terms, *report.binary_hash);
  const std::lock_guard lock(mutex_);
  if (known_.size() < kMost) known_.emplace(key, report);
}

EvaluationReport run_job(const EvaluationRequest& request, const EvaluationTerms& terms, const Platform& platform,
                         Compiler& compiler, Replayer& replayer, SharedMeasurements* shared, const Clock& clock,
                         const std::function<void(Stage)>& on_stage) {
  Job job{request, terms, clock, on_stage, {}};
  job.draft.device = platform.device;
  job.draft.toolchain = platform.toolchain;
  job.draft.started_unix_ns = std::chrono::duration_cast<nanoseconds>(clock.wall().time_since_epoch()).count();

  const auto compiled = compile(job, compiler);
  if (compiled && shared != nullptr)
    if (const auto earlier = shared->find(job, *compiled)) return as_own(*earlier, job);

  const auto measured = compiled.and_then([&](const CompiledKernel& kernel) { return replay(job, kernel, replayer); })
                            .and_then([&](const ReplayedOutput& output) { return verify(job, output, replayer); })
                            .and_then([&](const VerifiedKernel& verified) { return measure(job, verified, replayer); });
  const EvaluationReport report = result(job, measured);
  if (shared != nullptr) shared->add(job, report);
  return report;
}

}  // namespace retune::worker
