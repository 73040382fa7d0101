#include "worker/agent/executor.h"

namespace retune::worker {
namespace {

class NoopExecutor final : public Executor {
 public:
  NoopExecutor() {
    platform_.device = {"noop", "no device", "none", "", {}};
    platform_.toolchain = {"none", "", kMeasurementProtocol};
  }

  void start(std::shared_ptr<const EvaluationTerms>, EvaluationRequest request) override {
    Finished finished{{request.id, request.epoch}, request.hash, {}};
    finished.report.device = platform_.device;
    finished.report.toolchain = platform_.toolchain;
    finished.report.method = "noop";
    finished.report.reason = "";
    finished.report.samples = {1000.0};
    finished_.push_back(std::move(finished));
  }
  void abandon(const LeaseRef&) override {}
  std::vector<StageBegun> take_stages() override { return {}; }
  std::vector<Finished> take_finished() override { return std::exchange(finished_, {}); }
  const Platform& platform() const noexcept override { return platform_; }

 private:
  Platform platform_;
  std::vector<Finished> finished_;
};

}  // namespace

std::unique_ptr<Executor> make_noop_executor() { return std::make_unique<NoopExecutor>(); }

}  // namespace retune::worker
