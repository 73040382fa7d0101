// Evaluations and their leases: taken in, granted, reported, released. pipeline/lease.h tells the life of one.
#include <algorithm>

#include "coordinator/service/dispatcher.h"

namespace retune::coordinator {
namespace {

constexpr std::size_t kMostPassBytes = std::size_t{1} << 20;  // of one work message: far below the limit of a body

}  // namespace

bool Dispatcher::step(Evaluation& evaluation, LeaseEvent event, Monotonic now) {
  const auto state = next(evaluation.state, event);
  if (!state) {
    note(log::level::err, "life-cycle",
         fmt::format("evaluation={} cannot {} while {}", evaluation.request.id.value(), to_string(event),
                     to_string(evaluation.state)));
    return false;
  }
  evaluation.state = *state;
  evaluation.since = now;
  return true;
}

void Dispatcher::enqueue(EvaluationId id, Evaluation& evaluation, bool first) {
  for (const auto& member : evaluation.members) {
    const auto target = targets_.find(member.target);
    if (target == targets_.end()) continue;
    if (first)
      target->second.queue.push_front(id);
    else
      target->second.queue.push_back(id);
  }
}

void Dispatcher::take_in(const OpenEvaluation& open, Target& target, Monotonic now) {
  const EvaluationId id = open.request.id;
  const auto [found, is_new] =
      evaluations_.try_emplace(id, Evaluation{open.request, open.attempts, LeaseState::waiting, {}, now, {}});
  Evaluation& evaluation = found->second;
  const TargetId target_id = target.row.id;
  if (std::any_of(evaluation.members.begin(), evaluation.members.end(),
                  [&](const auto& member) { return member.target == target_id; }))
    return;
  evaluation.members.push_back({target_id, open.is_baseline});
  ++target.open;
  if (!is_new) {
    if (evaluation.state == LeaseState::waiting) target.queue.push_back(id);
    return;
  }
  if (!open.holder) {
    target.queue.push_back(id);
    return;
  }
  // A lease of an earlier coordinator.
  evaluation.worker = *open.holder;
  step(evaluation, LeaseEvent::orphan, now);
  orphans_.insert(id);
  Worker* worker = find_worker(*open.holder);
  if (worker == nullptr) return;
  if (worker->claims.contains({id, evaluation.request.epoch})) {
    step(evaluation, LeaseEvent::adopt, now);
    orphans_.erase(id);
    worker->held.insert(id);
  } else {
    release({id}, false, "its worker does not know of the lease");
  }
}

void Dispatcher::adopt(Worker& worker, Return how, Monotonic now) {
  std::vector<EvaluationId> untouched, lost;
  for (auto& [id, evaluation] : evaluations_) {
    if (evaluation.worker != worker.row.name) continue;
    const bool claimed = worker.claims.contains({id, evaluation.request.epoch});
    if (evaluation.state == LeaseState::orphaned) {
      if (claimed) {
        step(evaluation, LeaseEvent::adopt, now);
        orphans_.erase(id);
        worker.held.insert(id);
      } else {
        untouched.push_back(id);
      }
    } else if (evaluation.state == LeaseState::leased && !claimed) {
      // On the same connection its work may still be under way; the heartbeats will tell.
      if (how == Return::same_process) untouched.push_back(id);
      if (how == Return::new_process) lost.push_back(id);
    }
  }
  release(untouched, false, "its worker does not know of the lease");
  release(lost, true, "its worker was started anew");
  settle_claims(worker);
}

// Before it gets other work: what it still runs in vain takes its slots.
void Dispatcher::settle_claims(Worker& worker) {
  const bool loading = is_loading(worker);
  Stop stop;
  std::erase_if(worker.claims, [&](const LeaseRef& claim) {
    const auto found = evaluations_.find(claim.id);
    if (found == evaluations_.end() && loading) return false;
    const bool standing = found != evaluations_.end() && found->second.worker == worker.row.name &&
                          found->second.request.epoch == claim.epoch &&
                          (found->second.state == LeaseState::leased || found->second.state == LeaseState::reported);
    if (!standing && !committing_.contains({claim, worker.row.name})) stop.leases.push_back(claim);
    return true;
  });
  if (!stop.leases.empty()) send(worker.peer, std::move(stop));
}

bool Dispatcher::is_loading(const Worker& worker) const {
  if (!knows_campaigns_) return true;
  return std::any_of(campaigns_.begin(), campaigns_.end(), [&](const auto& entry) {
    const auto target = entry.second.targets.find(worker.class_key);
    return target != entry.second.targets.end() && !target->second;
  });
}

void Dispatcher::take_deferred(Monotonic now) {
  for (auto& [name, worker] : workers_)
    if (!worker.claims.empty()) settle_claims(worker);
  for (auto& [name, message] : std::exchange(deferred_, {}))
    if (Worker* worker = find_worker(name)) report(*worker, std::move(message), now);
}

void Dispatcher::report(Worker& worker, Report message, Monotonic now) {
  const LeaseRef lease = message.lease;
  const WorkerName& name = worker.row.name;
  if (committing_.contains({lease, name})) {
    ++counters_.repeated;
    return;
  }
  bool final = true;
  const auto found = evaluations_.find(lease.id);
  if (found == evaluations_.end()) {
    if (is_loading(worker)) {
      const bool waits = std::any_of(deferred_.begin(), deferred_.end(), [&](const auto& entry) {
        return entry.first == name && entry.second.lease == lease;
      });
      if (waits)
        ++counters_.repeated;
      else
        deferred_.emplace_back(name, std::move(message));
      return;
    }
  } else {
    Evaluation& evaluation = found->second;
    if (evaluation.request.hash != message.hash) {
      out_of_place(worker.peer, fmt::format("report of evaluation {} about another configuration", lease.id.value()));
      return send(worker.peer, Stop{{lease}});
    }
    const bool standing = evaluation.worker == name && evaluation.request.epoch == lease.epoch &&
                          (evaluation.state == LeaseState::leased || evaluation.state == LeaseState::orphaned);
    if (standing) {
      step(evaluation, LeaseEvent::report, now);
      worker.held.erase(lease.id);
      orphans_.erase(lease.id);
    }
    std::uint32_t retries = 1;
    for (const auto& member : evaluation.members)
      if (const auto target = targets_.find(member.target); target != targets_.end())
        if (const Campaign* campaign = campaign_of(target->second)) retries = std::max(retries, campaign->row.retries);
    final = !is_retried(message.report.outcome) || evaluation.attempts + 1 >= retries;
  }
  committing_.insert({lease, name});
  actions_.push_back(Ask(ask::Commit{{lease, name, std::move(message.report), final}}));
}

void Dispatcher::on_committed(reply::Committed& reply, Monotonic now) {
  std::map<WorkerName, Ack> acks;
  for (const auto& one : reply.reports) {
    committing_.erase({one.lease, one.worker});
    acks[one.worker].leases.push_back(one.lease);
    if (one.fate == ReportFate::late) ++counters_.late;
    if (one.fate == ReportFate::counted) ++counters_.counted;
    const auto found = evaluations_.find(one.lease.id);
    if (found == evaluations_.end()) continue;
    Evaluation& evaluation = found->second;
    const bool reported = evaluation.state == LeaseState::reported && evaluation.worker == one.worker &&
                          evaluation.request.epoch == one.lease.epoch;
    // "Known" of a report that we wait for: its commit was done twice, because the first answer was lost.
    const bool counts = one.fate == ReportFate::counted || (one.fate == ReportFate::known && reported);
    if (counts && one.final) {
      finish(one.lease.id, one.outcome, one.reason, one.median_ns);
    } else if (reported) {
      if (counts) ++evaluation.attempts;
      step(evaluation, LeaseEvent::retry, now);
      enqueue(one.lease.id, evaluation, true);
    }
  }
  for (auto& [name, ack] : acks)
    if (const Worker* worker = find_worker(name)) send(worker->peer, std::move(ack));
}

void Dispatcher::finish(EvaluationId id, Outcome outcome, const std::string& reason, double median_ns) {
  const auto members = evaluations_.at(id).members;
  forget(id);
  for (const auto& member : members) {
    const auto found = targets_.find(member.target);
    if (found == targets_.end()) continue;
    Target& target = found->second;
    ++target.row.finished;
    if (outcome == Outcome::verified) {
      ++target.row.verified;
      if (median_ns > 0 && (target.row.best_ns == 0 || median_ns < target.row.best_ns)) target.row.best_ns = median_ns;
    }
    if (member.is_baseline) {
      target.row.baseline_outcome = outcome;
      if (target.gate == Gate::baseline || target.gate == Gate::unfed) set_gate(target, outcome, reason);
    }
  }
}

void Dispatcher::forget(EvaluationId id) {
  const auto found = evaluations_.find(id);
  if (found == evaluations_.end()) return;
  if (Worker* worker = find_worker(found->second.worker)) worker->held.erase(id);
  orphans_.erase(id);
  for (const auto& member : found->second.members)
    if (const auto target = targets_.find(member.target); target != targets_.end()) --target->second.open;
  evaluations_.erase(found);
}

void Dispatcher::release(const std::vector<EvaluationId>& ids, bool counts, const std::string& reason) {
  ask::Release release{{}, counts, reason};
  for (const EvaluationId id : ids) {
    Evaluation& evaluation = evaluations_.at(id);
    if (!step(evaluation, LeaseEvent::release, evaluation.since)) continue;
    release.leases.push_back({id, evaluation.request.epoch});
    if (Worker* worker = find_worker(evaluation.worker)) worker->held.erase(id);
    orphans_.erase(id);
  }
  if (!release.leases.empty()) actions_.push_back(Ask(std::move(release)));
}

void Dispatcher::on_released(reply::Released& reply, Monotonic now) {
  const std::set<EvaluationId> ended(reply.ended.begin(), reply.ended.end());
  for (const LeaseRef& lease : reply.leases) {
    const auto found = evaluations_.find(lease.id);
    if (found == evaluations_.end()) continue;
    Evaluation& evaluation = found->second;
    if (ended.contains(lease.id)) {
      finish(lease.id, Outcome::worker_lost, "no worker lived to report it", 0);
      continue;
    }
    if (evaluation.state != LeaseState::releasing || evaluation.request.epoch != lease.epoch) continue;
    if (reply.counts) ++evaluation.attempts;
    step(evaluation, LeaseEvent::retry, now);
    enqueue(lease.id, evaluation, true);
  }
}

void Dispatcher::refresh(Target& target) {
  if (std::exchange(target.refreshing, true)) return;
  actions_.push_back(Ask(ask::OpenTarget{target.row.campaign, target.row.device, target.row.toolchain}));
}

std::optional<EvaluationId> Dispatcher::next_waiting(Target& target) {
  while (!target.queue.empty()) {
    const EvaluationId id = target.queue.front();
    target.queue.pop_front();
    const auto found = evaluations_.find(id);
    if (found == evaluations_.end() || found->second.state != LeaseState::waiting) continue;
    const auto member = std::find_if(found->second.members.begin(), found->second.members.end(),
                                     [&](const auto& one) { return one.target == target.row.id; });
    if (member == found->second.members.end()) continue;
    if (target.gate == Gate::baseline && !member->is_baseline) {
      // Waits for the baseline's result; nothing else is in the queue before that but by a restart.
      target.queue.push_back(id);
      if (std::none_of(target.queue.begin(), target.queue.end(), [&](EvaluationId other) {
            const auto one = evaluations_.find(other);
            return one != evaluations_.end() && one->second.state == LeaseState::waiting &&
                   std::any_of(one->second.members.begin(), one->second.members.end(), [&](const auto& membership) {
                     return membership.target == target.row.id && membership.is_baseline;
                   });
          }))
        return std::nullopt;
      continue;
    }
    return id;
  }
  return std::nullopt;
}

void Dispatcher::lease_waiting(Monotonic now) {
  // Workers with room, by class, in an order that changes from turn to turn.
  std::map<ClassKey, std::vector<Worker*>> ready;
  for (auto& [name, worker] : workers_)
    if (worker.credit > 0 && worker.held.size() < worker.row.slots && peers_.contains(worker.peer))
      ready[worker.class_key].push_back(&worker);
  ask::Grant grant;
  for (auto& [key, workers] : ready) {
    std::vector<Target*> targets;
    std::size_t waiting = 0;
    for (auto& [id, target] : targets_) {
      if (target.class_key != key || target.queue.empty() || !may_lease(target)) continue;
      targets.push_back(&target);
      waiting += target.queue.size();
    }
    if (targets.empty()) continue;
    ++turn_;
    std::rotate(workers.begin(), workers.begin() + static_cast<std::ptrdiff_t>(turn_ % workers.size()), workers.end());
    // The last evaluations are shared out rather than all given to the first worker.
    const std::size_t share = (waiting + workers.size() - 1) / workers.size();
    std::size_t next_target = turn_ % targets.size();
    for (Worker* worker : workers) {
      std::size_t room = std::min({share, static_cast<std::size_t>(worker->credit), worker->row.slots - worker->held.size()});
      // One from each campaign in turn.
      for (std::size_t dry = 0; room > 0 && dry < targets.size(); next_target = (next_target + 1) % targets.size()) {
        Target& target = *targets[next_target];
        const auto id = next_waiting(target);
        if (!id) {
          ++dry;
          continue;
        }
        dry = 0;
        --room;
        Evaluation& evaluation = evaluations_.at(*id);
        step(evaluation, LeaseEvent::ask, now);
        evaluation.worker = worker->row.name;
        worker->held.insert(*id);
        --worker->credit;
        grant.grants.push_back({*id, target.row.id, worker->row.name, options_.lease_ms});
      }
    }
  }
  if (!grant.grants.empty()) actions_.push_back(Ask(std::move(grant)));
}

void Dispatcher::on_granted(reply::Granted& reply, Monotonic now) {
  std::unordered_map<EvaluationId, Epoch> given;
  for (const auto& lease : reply.given) given.emplace(lease.id, lease.epoch);
  std::map<std::pair<WorkerName, TargetId>, std::vector<EvaluationRequest>> work;
  ask::Release unwanted{{}, false, "campaign ended before the work was sent"};
  std::vector<EvaluationId> unsent;
  for (const auto& asked : reply.asked) {
    const auto lease = given.find(asked.evaluation);
    const auto found = evaluations_.find(asked.evaluation);
    const bool ours = found != evaluations_.end() && found->second.state == LeaseState::asked &&
                      found->second.worker == asked.worker;
    Worker* worker = find_worker(asked.worker);
    if (!ours) {
      if (lease != given.end()) unwanted.leases.push_back({asked.evaluation, lease->second});
      continue;
    }
    Evaluation& evaluation = found->second;
    if (lease == given.end()) {
      // It has a result or a lease that we do not know of: read it again.
      if (worker != nullptr && worker->credit < worker->row.slots) ++worker->credit;
      const auto members = evaluation.members;
      forget(asked.evaluation);
      for (const auto& member : members)
        if (const auto target = targets_.find(member.target); target != targets_.end()) refresh(target->second);
      continue;
    }
    evaluation.request.epoch = lease->second;
    step(evaluation, LeaseEvent::grant, now);
    const auto target = targets_.find(asked.target);
    // A worker that was lost and has come back meanwhile has given its room to others.
    const bool is_awaited = worker != nullptr && worker->held.contains(asked.evaluation);
    if (!is_awaited || target == targets_.end() || !may_lease(target->second)) {
      if (is_awaited && worker->credit < worker->row.slots) ++worker->credit;
      unsent.push_back(asked.evaluation);
      continue;
    }
    EvaluationRequest request = evaluation.request;
    request.campaign = target->second.row.campaign;
    request.best_ns = target->second.row.best_ns;
    work[{asked.worker, asked.target}].push_back(std::move(request));
  }
  if (!unwanted.leases.empty()) actions_.push_back(Ask(std::move(unwanted)));
  release(unsent, false, "work was not sent");
  for (auto& [key, requests] : work) {
    const PeerId peer = workers_.at(key.first).peer;
    const EvaluationTerms& terms = campaign_of(targets_.at(key.second))->row.terms;
    Work message{terms, {}};
    std::size_t bytes = 0;
    for (auto& request : requests) {
      bytes += request.configuration.passes.size();
      message.requests.push_back(std::move(request));
      if (message.requests.size() >= options_.work_batch || bytes >= kMostPassBytes) {
        send(peer, std::exchange(message, Work{terms, {}}));
        bytes = 0;
      }
    }
    if (!message.requests.empty()) send(peer, std::move(message));
  }
}

}  // namespace retune::coordinator
