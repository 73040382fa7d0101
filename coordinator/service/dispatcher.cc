#include "coordinator/service/dispatcher.h"

#include <algorithm>

namespace retune::coordinator {
namespace {

constexpr std::size_t kMostSuperseded = 10000;  // peers remembered only to be told off

// "manifest.json" or "blobs/" + 64 hexadecimal digits + ".zst": nothing that could leave the folder.
bool is_served_file(const std::string& file) {
  if (file == "manifest.json") return true;
  constexpr std::string_view kFolder = "blobs/", kSuffix = ".zst";
  if (file.size() != kFolder.size() + 64 + kSuffix.size() || !file.starts_with(kFolder) || !file.ends_with(kSuffix))
    return false;
  return std::all_of(file.begin() + kFolder.size(), file.begin() + kFolder.size() + 64,
                     [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

}  // namespace

void Dispatcher::on_message(const PeerId& peer, Message message, Monotonic now) {
  if (auto* said = std::get_if<Hello>(&message.body)) return hello(peer, std::move(*said), now);
  const auto known = peers_.find(peer);
  if (known == peers_.end()) {
    ++counters_.unknown_peer;
    if (const auto taken = superseded_.find(peer); taken != superseded_.end())
      return send(peer, Refuse{"this worker's name has been taken over by " + taken->second});
    return send(peer, Who{});
  }
  Worker& worker = workers_.at(known->second);
  worker.heard = now;
  if (message.term != term_) {
    // Written before the welcome arrived; what must arrive is sent again.
    ++counters_.stale_term;
    return;
  }
  struct Visitor {
    Dispatcher& self;
    Worker& worker;
    Monotonic now;
    void operator()(Ready& ready) { worker.credit = ready.credit; }
    void operator()(WorkerHeartbeat& message) { self.heartbeat(worker, message, now); }
    void operator()(Report& message) { self.report(worker, std::move(message), now); }
    void operator()(Want& message) { self.want(worker, message); }
    void operator()(Goodbye& message) { self.goodbye(worker, message); }
    // What only a coordinator says (and hello, which does not come here).
    void operator()(Hello&) {}
    void operator()(Welcome&) { wrong("welcome"); }
    void operator()(Refuse&) { wrong("refuse"); }
    void operator()(Work&) { wrong("work"); }
    void operator()(CoordinatorHeartbeat&) { wrong("alive"); }
    void operator()(Ack&) { wrong("ack"); }
    void operator()(Blob&) { wrong("blob"); }
    void operator()(Stop&) { wrong("stop"); }
    void operator()(Who&) { wrong("who"); }
    void wrong(std::string_view kind) { self.out_of_place(worker.peer, fmt::format("{} from a worker", kind)); }
  };
  std::visit(Visitor{*this, worker, now}, message.body);
}

void Dispatcher::on_malformed(const PeerId& peer, const Error& error, std::optional<int> foreign_version) {
  ++counters_.malformed;
  note(log::level::warn, "malformed", fmt::format("malformed message of peer {}: {}", to_text(peer), error.to_string()));
  if (foreign_version) {
    ++counters_.refused;
    send(peer, Refuse{fmt::format("protocol version {}; this coordinator speaks {}", *foreign_version, kProtocolMajor)});
  }
}

void Dispatcher::on_unreachable(const PeerId& peer) {
  // The worker keeps its place: it comes back under another peer id, or its time runs out.
  peers_.erase(peer);
  superseded_.erase(peer);
}

void Dispatcher::hello(const PeerId& peer, Hello said, Monotonic now) {
  if (said.min_version > kProtocolMajor || said.max_version < kProtocolMajor) {
    ++counters_.refused;
    return send(peer, Refuse{fmt::format("protocol versions {} to {}; this coordinator speaks {}", said.min_version,
                                         said.max_version, kProtocolMajor)});
  }
  if (said.slots == 0) {
    ++counters_.refused;
    return send(peer, Refuse{"slots is 0: a worker must be able to hold one evaluation"});
  }
  // A connection that speaks for another name now leaves the old one to its time-out.
  if (const auto other = peers_.find(peer); other != peers_.end() && other->second != said.name) peers_.erase(other);

  Return how = Return::new_process;
  const auto [found, is_new] = workers_.try_emplace(said.name);
  Worker& worker = found->second;
  if (!is_new) {
    if (worker.row.pid == said.pid && worker.row.host == said.host)
      how = worker.peer == peer ? Return::same_connection : Return::same_process;
    if (worker.peer != peer) {
      peers_.erase(worker.peer);
      if (how == Return::new_process) {
        if (superseded_.size() >= kMostSuperseded) superseded_.clear();
        superseded_[worker.peer] = fmt::format("process {} on {}", said.pid, said.host);
      }
    }
  }
  superseded_.erase(peer);
  peers_[peer] = said.name;
  worker.peer = peer;
  worker.row = {said.name, said.device, said.toolchain, said.host, said.pid, said.slots};
  worker.class_key = said.device.key() + said.toolchain.key();
  worker.credit = 0;
  worker.claims = {said.held.begin(), said.held.end()};
  worker.heard = now;
  worker.noted = now;
  note(log::level::info, "hello",
       fmt::format("{} worker={} backend={} device=\"{}\" slots={} held={}", is_new ? "new worker" : "worker is back",
                   said.name.value(), said.device.backend, said.device.device, said.slots, said.held.size()));
  send(peer, Welcome{options_.heartbeat_ms, options_.lease_ms});
  actions_.push_back(Ask(ask::SeeWorker{worker.row}));
  for (auto& [id, campaign] : campaigns_) open_targets(campaign);
  adopt(worker, how, now);
}

void Dispatcher::goodbye(Worker& worker, const Goodbye&) {
  // Whatever it names: it runs nothing any more, so all its leases go back untouched.
  const PeerId peer = worker.peer;
  lose(WorkerName(worker.row.name), false, "worker said goodbye");
  peers_.erase(peer);
}

void Dispatcher::heartbeat(Worker& worker, const WorkerHeartbeat& message, Monotonic now) {
  send(worker.peer, CoordinatorHeartbeat{});
  std::set<EvaluationId> named;
  Stop stop;
  for (const auto& held : message.held) {
    named.insert(held.lease.id);
    const auto found = evaluations_.find(held.lease.id);
    if (found == evaluations_.end()) continue;  // not read from the store yet, or finished: its report is acknowledged
    const Evaluation& evaluation = found->second;
    const bool standing = evaluation.worker == worker.row.name && evaluation.request.epoch == held.lease.epoch &&
                          (evaluation.state == LeaseState::leased || evaluation.state == LeaseState::reported);
    if (!standing && !committing_.contains({held.lease, worker.row.name})) stop.leases.push_back(held.lease);
  }
  if (!stop.leases.empty()) send(worker.peer, std::move(stop));
  // Leases that it should have by now and does not speak of: their work was lost on the way.
  std::vector<EvaluationId> lost;
  for (const EvaluationId id : worker.held) {
    const Evaluation& evaluation = evaluations_.at(id);
    if (evaluation.state == LeaseState::leased && !named.contains(id) &&
        now - evaluation.since > milliseconds(options_.lease_ms))
      lost.push_back(id);
  }
  if (!lost.empty()) release(lost, false, "work did not reach its worker");
}

void Dispatcher::want(const Worker& worker, const Want& message) {
  const auto folder = folders_.find(message.recording);
  Blob answer;
  answer.recording = message.recording;
  answer.file = message.file;
  answer.offset = 0;
  if (folder == folders_.end())
    answer.problem = "no campaign here has that recording";
  else if (folder->second.empty())
    answer.problem = "the coordinator does not have that recording";
  else if (!is_served_file(message.file))
    answer.problem = "no file of a recording";
  else
    return actions_.push_back(Serve{worker.peer, message, folder->second});
  out_of_place(worker.peer, "want: " + answer.problem);
  send(worker.peer, std::move(answer));
}

void Dispatcher::lose(const WorkerName& name, bool counts, const std::string& reason) {
  const auto found = workers_.find(name);
  if (found == workers_.end()) return;
  Worker& worker = found->second;
  if (counts) ++counters_.workers_lost;
  note(counts ? log::level::warn : log::level::info, "gone",
       fmt::format("worker={} gone: {} ({} evaluations held)", name.value(), reason, worker.held.size()));
  std::vector<EvaluationId> leased;
  for (const EvaluationId id : worker.held)
    if (evaluations_.at(id).state == LeaseState::leased) leased.push_back(id);
  release(leased, counts, reason);
  actions_.push_back(Ask(ask::LoseWorker{name, reason}));
  if (const auto peer = peers_.find(worker.peer); peer != peers_.end() && peer->second == name) peers_.erase(peer);
  // What has only been asked for is returned when the store's answer comes and its worker is not there.
  workers_.erase(found);
}

void Dispatcher::on_tick(Monotonic now) {
  const milliseconds lease(options_.lease_ms);
  const auto step = last_tick_ ? now - *last_tick_ : Monotonic::duration::zero();
  last_tick_ = now;
  // This process was stopped itself: what its workers said meanwhile has not been read yet.
  if (step > lease / 2)
    for (auto& [name, worker] : workers_) worker.heard = now;

  std::vector<WorkerName> silent;
  for (auto& [name, worker] : workers_) {
    if (now - worker.heard > lease) {
      silent.push_back(name);
    } else if (now - worker.noted > std::max<Monotonic::duration>(lease / 3, seconds(1))) {
      worker.noted = now;
      actions_.push_back(Ask(ask::SeeWorker{worker.row}));
    }
  }
  for (const auto& name : silent) lose(name, true, fmt::format("worker was silent for {} ms", options_.lease_ms));

  std::vector<EvaluationId> expired;
  for (const EvaluationId id : orphans_)
    if (now - evaluations_.at(id).since > lease) expired.push_back(id);
  if (!expired.empty()) release(expired, true, "worker did not come back");

  for (auto& [id, campaign] : campaigns_) {
    if (campaign.row.state != CampaignState::running || campaign.time_is_up || !campaign.max_seconds) continue;
    const bool active = std::any_of(campaign.targets.begin(), campaign.targets.end(), [&](const auto& entry) {
      return entry.second && is_served(targets_.at(*entry.second));
    });
    if (!active) continue;
    campaign.ran_seconds += std::chrono::duration<double>(step).count();
    if (campaign.ran_seconds >= *campaign.max_seconds) {
      campaign.time_is_up = true;
      note(log::level::info, "time", fmt::format("campaign={} its limit of {} s is reached", id.value(), *campaign.max_seconds));
    }
  }
}

void Dispatcher::on_reply(Reply reply, Monotonic now) {
  struct Visitor {
    Dispatcher& self;
    Monotonic now;
    void operator()(reply::Campaigns& message) {
      self.on_campaigns(message);
      self.take_deferred(now);
    }
    void operator()(reply::TargetOpened& message) {
      self.on_target_opened(message, now);
      self.take_deferred(now);
    }
    void operator()(reply::TargetFed& message) { self.on_target_fed(message, now); }
    void operator()(reply::FeedFailed& message) {
      const auto target = self.targets_.find(message.target);
      if (target == self.targets_.end()) return;
      target->second.feeding = false;
      self.fail_campaign(target->second.row.campaign, message.reason);
    }
    void operator()(reply::Granted& message) { self.on_granted(message, now); }
    void operator()(reply::Released& message) { self.on_released(message, now); }
    void operator()(reply::Committed& message) { self.on_committed(message, now); }
    void operator()(reply::CampaignEnded& message) { self.on_campaign_ended(message, now); }
  };
  std::visit(Visitor{*this, now}, reply);
}

void Dispatcher::plan(Monotonic now) {
  feed_targets();
  lease_waiting(now);
  finish_campaigns();
}

std::vector<Action> Dispatcher::take_actions() { return std::exchange(actions_, {}); }

void Dispatcher::out_of_place(const PeerId& peer, const std::string& what) {
  ++counters_.out_of_place;
  note(log::level::warn, "out-of-place", fmt::format("message out of place of peer {}: {}", to_text(peer), what));
}

Dispatcher::Worker* Dispatcher::find_worker(const WorkerName& name) {
  const auto found = workers_.find(name);
  return found == workers_.end() ? nullptr : &found->second;
}

}  // namespace retune::coordinator
