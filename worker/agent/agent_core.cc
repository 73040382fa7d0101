#include "worker/agent/agent_core.h"

namespace retune::worker {
namespace {

constexpr milliseconds kHelloEvery{1000};
constexpr milliseconds kResendEvery{5000};

}  // namespace

void AgentCore::on_message(Message message, Monotonic now) {
  heard_ = now;
  if (std::holds_alternative<Who>(message.body)) {
    // Another coordinator, or one that has given us up.
    welcome_ = false;
    return say_hello(now);
  }
  if (auto* refuse = std::get_if<Refuse>(&message.body)) {
    actions_.push_back(GiveUp{refuse->reason});
    return;
  }
  if (auto* welcome = std::get_if<Welcome>(&message.body)) {
    if (message.term < term_) return;  // of a coordinator that has been replaced
    term_ = message.term;
    welcome_ = true;
    heartbeat_ms_ = welcome->heartbeat_ms;
    lease_ms_ = welcome->lease_ms;
    beat_at_ = now;
    for (const auto& [lease, report] : outbox_) send(report);
    resent_at_ = now;
    return offer_credit();
  }
  if (!welcome_ || message.term != term_) return;
  if (auto* work = std::get_if<Work>(&message.body)) return take_work(*work, now);
  if (auto* ack = std::get_if<Ack>(&message.body)) {
    for (const LeaseRef& lease : ack->leases)
      if (outbox_.erase(lease) > 0) actions_.push_back(Acknowledged{lease});
    return;
  }
  if (auto* unwanted = std::get_if<Stop>(&message.body)) {
    for (const LeaseRef& lease : unwanted->leases) stop(lease);
    return offer_credit();
  }
  // Heartbeats are heard, and no other kind is for us.
}

void AgentCore::take_work(Work& work, Monotonic now) {
  if (leaving_) return;  // its lease was not among those returned: it runs out
  for (EvaluationRequest& request : work.requests) {
    const LeaseRef lease{request.id, request.epoch};
    if (outbox_.contains(lease)) continue;  // its report is on its way
    const auto [found, is_new] = held_.try_emplace(request.id, Held{request.epoch, Stage::lease, now});
    if (!is_new) {
      if (found->second.epoch == request.epoch) continue;
      actions_.push_back(AbandonEvaluation{{request.id, found->second.epoch}});
      found->second = Held{request.epoch, Stage::lease, now};
    }
    actions_.push_back(StartEvaluation{work.terms, std::move(request)});
  }
}

void AgentCore::on_stage(const LeaseRef& lease, Stage stage, Monotonic now) {
  const auto found = held_.find(lease.id);
  if (found == held_.end() || found->second.epoch != lease.epoch) return;
  found->second.stage = stage;
  found->second.since = now;
}

void AgentCore::on_finished(const LeaseRef& lease, const ConfigurationHash& hash, EvaluationReport report) {
  const auto found = held_.find(lease.id);
  if (found == held_.end() || found->second.epoch != lease.epoch) return;
  held_.erase(found);
  const auto [entry, is_new] = outbox_.emplace(lease, Report{lease, hash, std::move(report)});
  if (!is_new || !welcome_) return;
  send(entry->second);
  offer_credit();
}

void AgentCore::on_tick(Monotonic now) {
  if (now - heard_ > milliseconds(lease_ms_)) {
    // The leases have ended by now: others may have the work. The reports in the outbox are still worth something.
    abandon_all();
    welcome_ = false;
    heard_ = now;
    actions_.push_back(ReconnectSocket{});
    return say_hello(now);
  }
  if (!welcome_) {
    if (!hello_at_ || now - *hello_at_ >= kHelloEvery) say_hello(now);
    return;
  }
  if (!beat_at_ || now - *beat_at_ >= milliseconds(heartbeat_ms_)) {
    beat_at_ = now;
    WorkerHeartbeat beat;
    const auto elapsed = [&](Monotonic since) {
      return static_cast<std::uint64_t>(std::chrono::duration_cast<milliseconds>(now - since).count());
    };
    for (const auto& [id, held] : held_) beat.held.push_back({{id, held.epoch}, held.stage, elapsed(held.since)});
    for (const auto& [lease, report] : outbox_) beat.held.push_back({lease, Stage::result, 0});
    send(std::move(beat));
  }
  resend_reports(now);
}

void AgentCore::resend_reports(Monotonic now) {
  if (outbox_.empty()) {
    resent_at_ = now;
    return;
  }
  if (resent_at_ && now - *resent_at_ < kResendEvery) return;
  resent_at_ = now;
  for (const auto& [lease, report] : outbox_) send(report);
}

void AgentCore::say_hello(Monotonic now) {
  if (leaving_) return;
  hello_at_ = now;
  Hello hello;
  hello.name = identity_.name;
  hello.device = identity_.device;
  hello.toolchain = identity_.toolchain;
  hello.host = identity_.host;
  hello.pid = identity_.pid;
  hello.slots = identity_.slots;
  for (const auto& [id, held] : held_) hello.held.push_back({id, held.epoch});
  for (const auto& [lease, report] : outbox_) hello.held.push_back(lease);
  // A hello belongs to no term yet.
  actions_.push_back(SendMessage{{Term(), std::move(hello)}});
}

void AgentCore::offer_credit() {
  if (leaving_ || !welcome_) return;
  const auto busy = static_cast<std::uint32_t>(held_.size());
  send(Ready{identity_.slots > busy ? identity_.slots - busy : 0});
}

void AgentCore::stop(const LeaseRef& lease) {
  const auto found = held_.find(lease.id);
  if (found != held_.end() && found->second.epoch == lease.epoch) {
    held_.erase(found);
    actions_.push_back(AbandonEvaluation{lease});
  }
  outbox_.erase(lease);
}

void AgentCore::abandon_all() {
  for (const auto& [id, held] : held_) actions_.push_back(AbandonEvaluation{{id, held.epoch}});
  held_.clear();
}

void AgentCore::begin_leaving() {
  if (leaving_) return;
  for (const auto& [id, held] : held_) returned_.push_back({id, held.epoch});
  abandon_all();
  if (welcome_) send(Ready{0});
  leaving_ = true;
}

void AgentCore::say_goodbye() {
  begin_leaving();
  if (welcome_) send(Goodbye{returned_});
}

}  // namespace retune::worker
