// What a replay child does with its device: memory of an instance, one binary at a time, comparison, samples. In the same
// order as the stages ask for it. Belongs to the child's main thread.
#pragma once

#include <memory>
#include <optional>

#include "shared/recording/reader.h"
#include "worker/job/replay_device.h"
#include "worker/job/stages.h"

namespace retune::worker {

class ReplaySession final : public Replayer {
 public:
  explicit ReplaySession(std::unique_ptr<ReplayDevice> device) : device_(std::move(device)) {}

  // Opens the recording and puts the instance's memory in place, unless it is there already. replay() does it by itself; a
  // caller that wants it timed apart calls it first. Failure: replay_failed.
  [[nodiscard]] OrFailure<void> set_up(const EvaluationTerms& terms);

  [[nodiscard]] OrFailure<Ran> replay(const EvaluationTerms& terms, const Configuration& configuration,
                                      ByteView binary) override;
  [[nodiscard]] OrFailure<VerificationReport> verify() override;
  [[nodiscard]] OrFailure<TimedRuns> measure(const MeasureOptions& options, double best_ns) override;

  // The memory as it is now: all regions, then all variables, one behind the other. After replay().
  [[nodiscard]] Buffer memory();

 private:
  struct Loaded {
    InstanceRef instance;
    std::string path;
    Recording recording;
    const Kernel* kernel;
    const Instance* launch;
    std::vector<Buffer> regions_after, variables_after;
    std::vector<Tolerance> tolerances;
    std::vector<EffectiveRule> rules;  // regions, then variables
  };
  [[nodiscard]] Expected<> load_instance(const EvaluationTerms& terms, InstanceMemory& memory);

  std::unique_ptr<ReplayDevice> device_;
  std::optional<Loaded> loaded_;
  Launch launch_;
};

// Opens the recording that the terms name and finds the instance in it. Error: invalid_input when the folder holds another
// recording by now.
[[nodiscard]] Expected<Recording> open_recording(const EvaluationTerms& terms);

}  // namespace retune::worker
