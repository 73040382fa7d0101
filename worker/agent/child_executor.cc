// The executor of real backends: threads that each own children. Compile threads take evaluations in order and leave the
// products; one thread replays, verifies and measures, so that never two kernels are timed at once by one worker.
#include <condition_variable>
#include <deque>
#include <mutex>
#include <set>
#include <thread>

#include "worker/agent/binary_cache.h"
#include "worker/agent/executor.h"
#include "worker/job/job.h"
#include "worker/sandbox/sandboxed.h"

namespace retune::worker {
namespace {

struct Task {
  std::shared_ptr<const EvaluationTerms> terms;
  EvaluationRequest request;
  ContentHash key;                                 // of its binary
  bool abandoned = false;                          // under the executor's mutex
  std::optional<OrFailure<CompileProduct>> product;  // once it is compiled

  [[nodiscard]] LeaseRef lease() const { return {request.id, request.epoch}; }
};
using TaskPointer = std::shared_ptr<Task>;

// The compile stage of a job whose product is there already.
class ReadyCompiler final : public Compiler {
 public:
  explicit ReadyCompiler(OrFailure<CompileProduct> product) : product_(std::move(product)) {}
  OrFailure<CompileProduct> compile(const EvaluationTerms&, const Configuration&) override { return std::move(product_); }

 private:
  OrFailure<CompileProduct> product_;
};

class ChildExecutor final : public Executor {
 public:
  ChildExecutor(const ExecutorOptions& options, Platform platform, std::function<void()> wake)
      : platform_(std::move(platform)), wake_(std::move(wake)), cache_(options.cache, options.cache_bytes),
        replayer_(options.replay_runner) {
    for (unsigned i = 0; i < std::max(1u, options.compile_children); ++i)
      compilers_.push_back(std::make_unique<CompileThread>(options.compile_runner));
    for (auto& compiler : compilers_) compiler->thread = std::thread([this, &compiler] { compile_loop(*compiler); });
    replay_thread_ = std::thread([this] { replay_loop(); });
  }

  ~ChildExecutor() override {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
      for (auto& compiler : compilers_) compiler->compiler.sandbox().interrupt();
      replayer_.sandbox().interrupt();
    }
    changed_.notify_all();
    for (auto& compiler : compilers_) compiler->thread.join();
    replay_thread_.join();
  }

  void start(std::shared_ptr<const EvaluationTerms> terms, EvaluationRequest request) override {
    const ContentHash key = compile_key(*terms, request.configuration, platform_);
    auto task = std::make_shared<Task>(Task{std::move(terms), std::move(request), key, false, std::nullopt});
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(std::move(task));
    }
    changed_.notify_all();
  }

  void abandon(const LeaseRef& lease) override {
    const std::lock_guard lock(mutex_);
    const auto drop = [&](std::deque<TaskPointer>& tasks) {
      std::erase_if(tasks, [&](const TaskPointer& task) { return task->lease() == lease; });
    };
    drop(waiting_);
    drop(ready_);
    for (auto& compiler : compilers_) {
      if (compiler->current == nullptr || compiler->current->lease() != lease) continue;
      compiler->current->abandoned = true;
      compiler->compiler.sandbox().interrupt();
    }
    if (replaying_ != nullptr && replaying_->lease() == lease) {
      replaying_->abandoned = true;
      replayer_.sandbox().interrupt();
    }
  }

  std::vector<StageBegun> take_stages() override {
    const std::lock_guard lock(mutex_);
    return std::exchange(stages_, {});
  }
  std::vector<Finished> take_finished() override {
    const std::lock_guard lock(mutex_);
    return std::exchange(finished_, {});
  }
  const Platform& platform() const noexcept override { return platform_; }

 private:
  struct CompileThread {
    explicit CompileThread(std::vector<std::string> runner) : compiler(std::move(runner)) {}
    SandboxedCompiler compiler;
    TaskPointer current;
    std::thread thread;
  };

  // The first waiting task whose binary nobody is making right now.
  TaskPointer next_to_compile() {
    for (auto at = waiting_.begin(); at != waiting_.end(); ++at) {
      if (compiling_.contains((*at)->key)) continue;
      TaskPointer task = *at;
      waiting_.erase(at);
      return task;
    }
    return nullptr;
  }

  void compile_loop(CompileThread& self) {
    std::unique_lock lock(mutex_);
    while (true) {
      TaskPointer task;
      changed_.wait(lock, [&] { return stopping_ || (ready_.size() < kMostReady && (task = next_to_compile()) != nullptr); });
      if (stopping_) return;
      self.current = task;
      compiling_.insert(task->key);
      stages_.push_back({task->lease(), Stage::compile});
      lock.unlock();
      OrFailure<CompileProduct> product = compile_or_find(self.compiler, *task);
      lock.lock();
      compiling_.erase(task->key);
      self.current = nullptr;
      if (!task->abandoned) {
        task->product = std::move(product);
        ready_.push_back(std::move(task));
      }
      changed_.notify_all();
    }
  }

  OrFailure<CompileProduct> compile_or_find(SandboxedCompiler& compiler, const Task& task) {
    if (auto known = cache_.find(task.key)) return std::move(*known);
    auto product = compiler.compile(*task.terms, task.request.configuration);
    if (product) cache_.add(task.key, *product);
    return product;
  }

  void replay_loop() {
    const SystemClock clock;
    std::unique_lock lock(mutex_);
    while (true) {
      changed_.wait(lock, [&] { return stopping_ || !ready_.empty(); });
      if (stopping_) return;
      const TaskPointer task = ready_.front();
      ready_.pop_front();
      replaying_ = task;
      lock.unlock();
      changed_.notify_all();
      ReadyCompiler compiler(std::move(*task->product));
      const LeaseRef lease = task->lease();
      const auto on_stage = [&](Stage stage) {
        const std::lock_guard stage_lock(mutex_);
        stages_.push_back({lease, stage});
      };
      EvaluationReport report =
          run_job(task->request, *task->terms, platform_, compiler, replayer_, &shared_, clock, on_stage);
      lock.lock();
      replaying_ = nullptr;
      if (!task->abandoned) {
        finished_.push_back({lease, task->request.hash, std::move(report)});
        lock.unlock();
        wake_();
        lock.lock();
      }
    }
  }

  // Products that wait for the device; more would only take memory.
  static constexpr std::size_t kMostReady = 16;

  const Platform platform_;
  const std::function<void()> wake_;
  BinaryCache cache_;
  SharedMeasurements shared_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool stopping_ = false;
  std::deque<TaskPointer> waiting_, ready_;
  std::set<ContentHash> compiling_;
  TaskPointer replaying_;
  std::vector<StageBegun> stages_;
  std::vector<Finished> finished_;
  std::vector<std::unique_ptr<CompileThread>> compilers_;
  SandboxedReplayer replayer_;
  std::thread replay_thread_;
};

}  // namespace

Expected<std::unique_ptr<Executor>> make_child_executor(const ExecutorOptions& options, std::function<void()> wake) {
  Sandbox sandbox(options.replay_runner);
  RETUNE_TRY(Platform platform, describe(sandbox));
  return std::unique_ptr<Executor>(std::make_unique<ChildExecutor>(options, std::move(platform), std::move(wake)));
}

}  // namespace retune::worker
