// Dispatcher: decides what the coordinator does next. Pure: messages, replies and the time go in, actions come out; it
// waits for nothing, reads no clock and touches no socket, so every situation can be tested by calling it.
//
// It keeps in memory only what can be read again from the store: the campaigns that run, their targets and open
// evaluations, and who holds what. Its life cycle of a lease is pipeline/lease.h. Belongs to the ROUTER's thread.
//
//   dispatcher.cc            messages of workers, the clock
//   dispatcher_campaigns.cc  campaigns and targets: opening, the baseline's gate, feeding, ending
//   dispatcher_leases.cc     evaluations: granting, reports, releases
//
// A turn: any number of on_…() calls, then plan(), then take_actions().
#pragma once

#include <deque>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>

#include "coordinator/pipeline/lease.h"
#include "coordinator/service/actions.h"
#include "shared/base/clock.h"

namespace retune::coordinator {

struct DispatcherOptions {
  std::uint32_t heartbeat_ms = 1000;
  std::uint32_t lease_ms = 15000;
  std::size_t low_water = 1024;     // a target with fewer waiting evaluations is fed
  std::size_t feed_batch = 2048;
  std::size_t work_batch = 256;     // evaluations in one message
};

// Messages that did not fit, since the start.
struct DispatcherCounters {
  std::uint64_t malformed = 0;      // no message of ours
  std::uint64_t unknown_peer = 0;   // before a hello
  std::uint64_t stale_term = 0;     // to another coordinator
  std::uint64_t out_of_place = 0;   // a kind or content that makes no sense now
  std::uint64_t repeated = 0;       // a report that is being committed already
  std::uint64_t refused = 0;
  std::uint64_t workers_lost = 0;
  std::uint64_t late = 0;
  std::uint64_t counted = 0;
};

class Dispatcher {
 public:
  Dispatcher(Term term, DispatcherOptions options) : term_(term), options_(options) {}

  // A message of a peer. Never fails: what does not fit is counted, noted and answered where that helps.
  void on_message(const PeerId& peer, Message message, Monotonic now);
  void on_malformed(const PeerId& peer, const Error& error, std::optional<int> foreign_version);
  // A message could not be sent: the connection is gone (the worker will say hello again, or be silent for too long).
  void on_unreachable(const PeerId& peer);
  void on_reply(Reply reply, Monotonic now);
  // Call every heartbeat_ms / 4 or so.
  void on_tick(Monotonic now);
  // Feeds targets that run low, leases what waits to workers with credit, ends campaigns that are finished.
  void plan(Monotonic now);
  [[nodiscard]] std::vector<Action> take_actions();

  [[nodiscard]] const DispatcherCounters& counters() const noexcept { return counters_; }
  [[nodiscard]] std::size_t open_evaluations() const noexcept { return evaluations_.size(); }
  [[nodiscard]] std::size_t connected_workers() const noexcept { return workers_.size(); }
  [[nodiscard]] std::size_t campaigns() const noexcept { return campaigns_.size(); }

 private:
  // Where results can be compared: a device class and a toolchain.
  using ClassKey = std::string;

  struct Worker {
    WorkerRow row;
    ClassKey class_key;
    PeerId peer;
    std::uint32_t credit = 0;
    std::set<EvaluationId> held;      // asked, leased or orphaned to it
    std::set<LeaseRef> claims;        // what its hello said it holds, until that is settled
    Monotonic heard;
    Monotonic noted;                  // when the store was last told that it lives
  };
  struct Evaluation {
    EvaluationRequest request;
    std::uint32_t attempts = 0;
    LeaseState state = LeaseState::waiting;
    WorkerName worker;                // of the lease
    Monotonic since;                  // in this state
    struct Membership { TargetId target; bool is_baseline = false; };
    std::vector<Membership> members;  // campaigns share evaluations
  };
  // What may be leased of a target: nothing before the baseline has been fed, then the baseline alone until it has its
  // result, then everything.
  enum class Gate { unfed, baseline, open, shut };
  struct Target {
    TargetRow row;
    ClassKey class_key;
    Gate gate = Gate::unfed;
    bool feeding = false;
    bool refreshing = false;          // the store has been asked again what is open
    std::deque<EvaluationId> queue;   // waiting ones, and some that no longer wait
    std::size_t open = 0;             // without a result
  };
  struct Campaign {
    CampaignRow row;
    std::optional<double> max_seconds;
    double ran_seconds = 0;           // under this coordinator, while it had a worker
    bool time_is_up = false;
    bool ending = false;              // the store has been asked to end it
    std::map<ClassKey, std::optional<TargetId>> targets;  // nothing: the store has been asked
  };

  // dispatcher.cc
  void hello(const PeerId& peer, Hello hello, Monotonic now);
  void goodbye(Worker& worker, const Goodbye& message);
  void heartbeat(Worker& worker, const WorkerHeartbeat& message, Monotonic now);
  void want(const Worker& worker, const Want& message);
  void lose(const WorkerName& name, bool counts, const std::string& reason);
  void send(const PeerId& peer, MessageBody body) { actions_.push_back(Send{peer, std::move(body)}); }
  void note(log::level::level_enum level, std::string kind, std::string text) {
    actions_.push_back(Note{level, std::move(kind), std::move(text)});
  }
  void out_of_place(const PeerId& peer, const std::string& what);
  Worker* find_worker(const WorkerName& name);

  // dispatcher_campaigns.cc
  void on_campaigns(reply::Campaigns& reply);
  void open_targets(Campaign& campaign);
  void on_target_opened(reply::TargetOpened& reply, Monotonic now);
  void on_target_fed(reply::TargetFed& reply, Monotonic now);
  void on_campaign_ended(reply::CampaignEnded& reply, Monotonic now);
  void set_gate(Target& target, const std::optional<Outcome>& outcome, const std::string& reason);
  void fail_campaign(CampaignId campaign, const std::string& reason);
  void forget_campaign(CampaignId campaign, const std::string& reason);
  void feed_targets();
  void finish_campaigns();
  [[nodiscard]] bool is_served(const Target& target) const;   // a worker of its class is connected
  [[nodiscard]] bool may_lease(const Target& target) const;
  [[nodiscard]] Campaign* campaign_of(const Target& target);
  [[nodiscard]] const Campaign* campaign_of(const Target& target) const;

  // dispatcher_leases.cc
  void take_in(const OpenEvaluation& open, Target& target, Monotonic now);
  void enqueue(EvaluationId id, Evaluation& evaluation, bool first);
  // What a hello says of the worker that has this name: the same connection, the same process on a new connection, or
  // another process (or nobody had the name).
  enum class Return { same_connection, same_process, new_process };
  void adopt(Worker& worker, Return how, Monotonic now);
  // Tells the worker which of the leases that it claims are not its any more, as far as that is known.
  void settle_claims(Worker& worker);
  void report(Worker& worker, Report message, Monotonic now);
  void take_deferred(Monotonic now);
  [[nodiscard]] bool is_loading(const Worker& worker) const;  // some of its evaluations may not have been read yet
  void on_granted(reply::Granted& reply, Monotonic now);
  void on_released(reply::Released& reply, Monotonic now);
  void on_committed(reply::Committed& reply, Monotonic now);
  void lease_waiting(Monotonic now);
  [[nodiscard]] std::optional<EvaluationId> next_waiting(Target& target);
  void finish(EvaluationId id, Outcome outcome, const std::string& reason, double median_ns);
  void forget(EvaluationId id);
  void release(const std::vector<EvaluationId>& ids, bool counts, const std::string& reason);
  // Applies an event; false (and nothing happens) where the life cycle does not allow it.
  bool step(Evaluation& evaluation, LeaseEvent event, Monotonic now);
  void refresh(Target& target);

  Term term_;
  DispatcherOptions options_;
  DispatcherCounters counters_;
  std::vector<Action> actions_;
  std::map<WorkerName, Worker> workers_;
  std::unordered_map<PeerId, WorkerName> peers_;
  std::unordered_map<PeerId, std::string> superseded_;  // peers whose name another process has taken, and by whom
  std::map<CampaignId, Campaign> campaigns_;
  std::map<TargetId, Target> targets_;
  std::unordered_map<EvaluationId, Evaluation> evaluations_;
  std::set<EvaluationId> orphans_;
  std::set<std::pair<LeaseRef, WorkerName>> committing_;
  std::vector<std::pair<WorkerName, Report>> deferred_;  // of evaluations that may not have been read yet
  bool knows_campaigns_ = false;
  std::map<ContentHash, std::string> folders_;          // of the recordings of campaigns seen
  std::size_t turn_ = 0;                                // whose turn it is, among workers and campaigns
  std::optional<Monotonic> last_tick_;
};

}  // namespace retune::coordinator
