// A whole retune in one thread: a coordinator (dispatcher, keeper, feeding) on a fake store, simulated workers, a network that
// loses messages with its connections, a clock that is moved by hand, and faults at every step. Everything that happens is
// decided by a seed.
//
// The world keeps an account of its own, as Jepsen's total-queue does: what was run, what was acknowledged, what the store said
// it counted.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <random>
#include <set>

#include "coordinator/service/dispatcher.h"
#include "coordinator/service/feeder.h"
#include "coordinator/service/keeper.h"
#include "tests/fakes/fake_store.h"

namespace retune::coordinator {

// Thrown by a crash point: the coordinator's process is gone.
struct Crash {};

struct WorldAccount {
  std::map<EvaluationId, int> results;             // how often the store counted a final result
  std::map<EvaluationId, int> runs;                // how often a worker ran it to its end
  std::map<EvaluationId, int> disturbed;           // faults that touched it: each may cause one more run
  std::set<LeaseRef> acknowledged;                 // what workers were told is safe
  std::set<LeaseRef> committed;                    // what the store has taken, counted or late
};

// Forwards to the fake and lets calls fail: before anything happened, or after it did (the answer is lost).
class FaultyStore final : public Store {
 public:
  struct Faults {
    std::mt19937_64* random = nullptr;
    double before = 0;                             // probability
    double after = 0;
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
    if (is_broken_ || happens(faults_.before)) {
      is_broken_ = true;
      return fail(Error(ErrorKind::disconnected, "the connection broke", Poisons::connection));
    }
    auto answer = call();
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

struct WorldOptions {
  std::uint64_t seed = 0;
  std::size_t workers = 3;
  std::uint32_t slots = 4;
  std::size_t configurations = 60;   // that the strategy of every campaign proposes, beside the baseline
  bool faults = true;
};

class World {
 public:
  explicit World(WorldOptions options);

  CampaignId add_campaign(CampaignRow row = {});
  // One random step.
  void step();
  // Without further faults until every campaign has ended; false when that does not happen.
  [[nodiscard]] bool finish();
  [[nodiscard]] const WorldAccount& account() const { return account_; }
  [[nodiscard]] FakeStore& store() { return store_; }
  [[nodiscard]] const std::vector<std::string>& problems() const { return problems_; }
  void crash_coordinator();
  [[nodiscard]] std::size_t crashes() const { return crashes_; }

 private:
  struct Worker {
    WorkerName name;
    std::uint64_t pid = 0;
    PeerId peer;
    Term term;
    bool welcome = false;
    std::set<LeaseRef> running;
    std::map<LeaseRef, EvaluationRequest> requests;
    std::map<LeaseRef, Report> outbox;
    std::deque<Frames> inbox;
    Monotonic heard;
  };

  void start_coordinator();
  void start_worker(Worker& worker);
  void reconnect(Worker& worker);
  void say(Worker& worker, MessageBody body);
  void say_hello(Worker& worker);
  void say_ready(Worker& worker);
  void worker_reads(Worker& worker);
  void worker_works(Worker& worker);
  void beat(Worker& worker);
  void deliver(std::size_t most);
  void run_coordinator();
  void run_keeper();
  void run_feeder();
  void carry_out();
  void disturb(const LeaseRef& lease) { ++account_.disturbed[lease.id]; }
  [[nodiscard]] std::uint64_t draw(std::uint64_t below) { return random_() % below; }
  [[nodiscard]] Outcome outcome_of(const EvaluationRequest& request);
  [[nodiscard]] Worker* at(const PeerId& peer);

  WorldOptions options_;
  std::mt19937_64 random_;
  Monotonic now_{std::chrono::hours(1)};
  FakeStore store_;
  FaultyStore::Faults faults_;
  WorldAccount account_;
  std::vector<std::string> problems_;
  std::vector<CampaignId> campaigns_;
  std::vector<Worker> workers_;
  std::uint64_t next_peer_ = 0, next_pid_ = 100;
  std::size_t crashes_ = 0;
  double crash_probability_ = 0;

  // The coordinator's process; gone while it is down.
  std::unique_ptr<Dispatcher> dispatcher_;
  std::unique_ptr<Keeper> keeper_;
  std::unique_ptr<Feeding> feeding_;
  std::deque<PeerFrames> to_coordinator_;
  std::vector<Ask> asks_;
  std::vector<FeedTarget> feeds_;
  std::vector<Reply> replies_;
};

}  // namespace retune::coordinator
