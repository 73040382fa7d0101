// A store whose calls can fail, and which keeps account of what it was told: for tests of those who use a store.
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <random>
#include <set>

#include "coordinator/store/store.h"

namespace retune::coordinator {

// As Jepsen's total-queue counts: what was run, what was acknowledged, what the store said it counted.
struct WorldAccount {
  std::map<EvaluationId, int> results;             // how often the store counted a final result
  std::map<EvaluationId, int> runs;                // how often a worker ran it to its end
  std::map<EvaluationId, int> disturbed;           // faults that touched it: each may cause one more run
  std::set<LeaseRef> acknowledged;                 // what workers were told is safe
  std::set<LeaseRef> committed;                    // what the store has taken, counted or late
};

// Forwards to another store and lets calls fail: before anything happened, or after it did (the answer is lost).
class FaultyStore final : public Store {
 public:
  struct Faults {
    std::mt19937_64* random = nullptr;
    double before = 0;                             // probability
    double after = 0;
    std::mutex* mutex = nullptr;                   // held during each call, where threads look on
    std::function<void()> on_call;                 // after each, under the mutex
  };
  FaultyStore(Store& store, Faults& faults, WorldAccount& account) : store_(store), faults_(faults), account_(account) {}

  Expected<Term> take_office(const std::string& holder) override { return store_.take_office(holder); }
  Expected<> resume_office(Term term) override { return store_.resume_office(term); }
  Expected<Changes> campaign_changes(std::int64_t since) override {
    return with_faults([&] { return store_.campaign_changes(since); });
  }
  Expected<> worker_seen(const WorkerRow& worker) override {
    return with_faults([&] { return store_.worker_seen(worker); });
  }
  Expected<> worker_gone(const WorkerName& worker, const std::string& reason) override {
    return with_faults([&] { return store_.worker_gone(worker, reason); });
  }
  Expected<TargetRow> open_target(CampaignId campaign, const DeviceClass& device, const Toolchain& toolchain) override {
    return with_faults([&] { return store_.open_target(campaign, device, toolchain); });
  }
  Expected<std::vector<OpenEvaluation>> open_evaluations(TargetId target, EvaluationId after, std::size_t limit) override {
    return with_faults([&] { return store_.open_evaluations(target, after, limit); });
  }
  Expected<FedBatch> feed(TargetId target, const std::vector<ValidConfiguration>& batch,
                          const std::vector<RejectedCandidate>& rejected, const std::string& cursor_after,
                          bool exhausted) override {
    return with_faults([&] { return store_.feed(target, batch, rejected, cursor_after, exhausted); });
  }
  Expected<std::vector<LeaseRef>> grant(const std::vector<LeaseGrant>& grants) override {
    return with_faults([&] { return store_.grant(grants); });
  }
  Expected<std::vector<EvaluationId>> release(const std::vector<LeaseRef>& leases, bool counts,
                                              const std::string& reason) override {
    return with_faults([&] {
      auto ended = store_.release(leases, counts, reason);
      if (ended)
        for (const EvaluationId id : *ended) ++account_.results[id];
      return ended;
    });
  }
  Expected<std::vector<ReportFate>> commit(const std::vector<ReportRow>& reports) override {
    return with_faults([&] {
      auto fates = store_.commit(reports);
      if (!fates) return fates;
      for (std::size_t i = 0; i < reports.size(); ++i) {
        account_.committed.insert(reports[i].lease);
        if (fates->at(i) == ReportFate::counted && reports[i].final) ++account_.results[reports[i].lease.id];
      }
      return fates;
    });
  }
  Expected<> set_campaign_state(CampaignId campaign, CampaignState state, const std::string& reason) override {
    return with_faults([&] { return store_.set_campaign_state(campaign, state, reason); });
  }
  Expected<> add_event(std::optional<CampaignId> campaign, const std::string& kind, const Json& detail) override {
    return with_faults([&] { return store_.add_event(campaign, kind, detail); });
  }

 private:
  [[nodiscard]] bool happens(double probability) const {
    return probability > 0 && std::uniform_real_distribution<>(0, 1)(*faults_.random) < probability;
  }
  template <class Call>
  auto with_faults(Call&& call) -> decltype(call()) {
    std::unique_lock<std::mutex> lock;
    if (faults_.mutex != nullptr) lock = std::unique_lock(*faults_.mutex);
    if (is_broken_ || happens(faults_.before)) {
      is_broken_ = true;
      return fail(Error(ErrorKind::disconnected, "the connection broke", Poisons::connection));
    }
    auto answer = call();
    if (faults_.on_call) faults_.on_call();
    if (happens(faults_.after)) {
      is_broken_ = true;
      return fail(Error(ErrorKind::disconnected, "the connection broke before the answer", Poisons::connection));
    }
    return answer;
  }
  Store& store_;
  Faults& faults_;
  WorldAccount& account_;
  bool is_broken_ = false;
};

}  // namespace retune::coordinator
