// Compiler and Replayer as children: what happens to the child becomes a typed failure, and the next request gets a new
// child. Each belongs to one thread.
#pragma once

#include <memory>
#include <mutex>

#include "worker/job/stages.h"
#include "worker/sandbox/child.h"

namespace retune::worker {

// A child that is started when it is needed and replaced when it is dead.
class Sandbox {
 public:
  explicit Sandbox(std::vector<std::string> command) : command_(std::move(command)) {}
  // A living child under that memory limit (0: none).
  [[nodiscard]] Expected<Child*> child(std::uint64_t memory_bytes);
  [[nodiscard]] bool has_child() const noexcept { return child_ != nullptr && !child_->is_dead(); }
  // Kills the child, so that a request in another thread ends. Safe from any thread.
  void interrupt() noexcept;

 private:
  std::vector<std::string> command_;
  std::mutex mutex_;  // between interrupt() and the replacement of the child
  std::unique_ptr<Child> child_;
  std::uint64_t memory_bytes_ = 0;
};

// Asks a runner what it runs on. Blocking; starts the child.
[[nodiscard]] Expected<Platform> describe(Sandbox& sandbox);

class SandboxedCompiler final : public Compiler {
 public:
  // `runner`: program and arguments, such as {"…/retune-runner", "compile"}.
  explicit SandboxedCompiler(std::vector<std::string> runner) : sandbox_(std::move(runner)) {}
  [[nodiscard]] OrFailure<CompileProduct> compile(const EvaluationTerms& terms, const Configuration& configuration) override;
  [[nodiscard]] Sandbox& sandbox() noexcept { return sandbox_; }

 private:
  Sandbox sandbox_;
};

class SandboxedReplayer final : public Replayer {
 public:
  explicit SandboxedReplayer(std::vector<std::string> runner) : sandbox_(std::move(runner)) {}
  [[nodiscard]] OrFailure<Ran> replay(const EvaluationTerms& terms, const Configuration& configuration,
                                      ByteView binary) override;
  [[nodiscard]] OrFailure<VerificationReport> verify() override;
  [[nodiscard]] OrFailure<TimedRuns> measure(const MeasureOptions& options, double best_ns) override;
  // All regions, then all variables, as the run of replay() has left them.
  [[nodiscard]] OrFailure<Buffer> memory();
  [[nodiscard]] Sandbox& sandbox() noexcept { return sandbox_; }

 private:
  [[nodiscard]] OrFailure<Frame> ask(Stage stage, const Json& head, std::span<const ByteView> blobs = {});
  Sandbox sandbox_;
  double limit_seconds_ = 60;
};

}  // namespace retune::worker
