// A whole retune in one thread: a coordinator (dispatcher, keeper, feeding) on a store in memory, simulated workers, a network that
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
#include "tests/unit/coordinator/service/memory_store.h"
#include "tests/unit/coordinator/service/faulty_store.h"

namespace retune::coordinator {

// Thrown by a crash point: the coordinator's process is gone.
struct Crash {};

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
  [[nodiscard]] MemoryStore& store() { return store_; }
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
  MemoryStore store_;
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
