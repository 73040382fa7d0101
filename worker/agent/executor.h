// Executor: runs evaluations for the agent, in the background.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "shared/wire/messages.h"
#include "worker/job/stages.h"

namespace retune::worker {

struct Finished {
  LeaseRef lease;
  ConfigurationHash hash;
  EvaluationReport report;
};
struct StageBegun {
  LeaseRef lease;
  Stage stage = Stage::lease;
};

// All calls from one thread (the agent's); none blocks for long.
class Executor {
 public:
  virtual ~Executor() = default;
  virtual void start(std::shared_ptr<const EvaluationTerms> terms, EvaluationRequest request) = 0;
  // Ends it if it has not finished; whatever it still reports may be ignored.
  virtual void abandon(const LeaseRef& lease) = 0;
  [[nodiscard]] virtual std::vector<StageBegun> take_stages() = 0;
  [[nodiscard]] virtual std::vector<Finished> take_finished() = 0;
  [[nodiscard]] virtual const Platform& platform() const noexcept = 0;
};

struct ExecutorOptions {
  std::vector<std::string> compile_runner;  // {"…/retune-runner", "compile"}
  std::vector<std::string> replay_runner;
  unsigned compile_children = 1;
  std::string cache;                        // folder; "": no cache on disk
  std::uint64_t cache_bytes = std::uint64_t{2} << 30;
};

// Compile children and one replay child; compilation of the next evaluations overlaps the measurement of the current one.
// `wake`: called from the executor's threads when something can be taken. Error: the runner cannot be started.
[[nodiscard]] Expected<std::unique_ptr<Executor>> make_child_executor(const ExecutorOptions& options,
                                                                      std::function<void()> wake);

// Answers every request at once with a result that says it is none (backend "noop"): for measuring everything else.
[[nodiscard]] std::unique_ptr<Executor> make_noop_executor();

}  // namespace retune::worker
