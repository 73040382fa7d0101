// Campaigns and their targets: opened when a worker of a fitting class is there, fed just ahead of the workers, ended when
// nothing is left.
#include <algorithm>

#include "coordinator/service/dispatcher.h"

namespace retune::coordinator {
namespace {

bool is_active(CampaignState state) { return state == CampaignState::running || state == CampaignState::paused; }

}  // namespace

Dispatcher::Campaign* Dispatcher::campaign_of(const Target& target) {
  const auto found = campaigns_.find(target.row.campaign);
  return found == campaigns_.end() ? nullptr : &found->second;
}
const Dispatcher::Campaign* Dispatcher::campaign_of(const Target& target) const {
  const auto found = campaigns_.find(target.row.campaign);
  return found == campaigns_.end() ? nullptr : &found->second;
}

bool Dispatcher::is_served(const Target& target) const {
  return std::any_of(workers_.begin(), workers_.end(),
                     [&](const auto& entry) { return entry.second.class_key == target.class_key; });
}

bool Dispatcher::may_lease(const Target& target) const {
  const Campaign* campaign = campaign_of(target);
  return campaign != nullptr && campaign->row.state == CampaignState::running && !campaign->time_is_up &&
         !campaign->ending && (target.gate == Gate::open || target.gate == Gate::baseline);
}

void Dispatcher::on_campaigns(reply::Campaigns& reply) {
  knows_campaigns_ = true;
  for (auto& [row, max_seconds] : reply.campaigns) {
    const CampaignId id = row.id;
    if (!is_active(row.state)) {
      if (campaigns_.contains(id))
        forget_campaign(id, fmt::format("campaign {} is {}", id.value(), to_string(row.state)));
      continue;
    }
    const auto [found, is_new] = campaigns_.try_emplace(id);
    Campaign& campaign = found->second;
    if (campaign.ending) continue;  // an older state than the one we have asked for
    folders_[row.terms.instance.recording] = row.terms.recording_path;
    if (is_new || campaign.row.state != row.state)
      note(log::level::info, "campaign", fmt::format("campaign={} \"{}\" is {}", id.value(), row.name, to_string(row.state)));
    campaign.row = std::move(row);
    campaign.max_seconds = max_seconds;
    if (is_new) open_targets(campaign);
  }
}

void Dispatcher::open_targets(Campaign& campaign) {
  if (campaign.ending) return;
  const auto& backends = campaign.row.backends;
  for (const auto& [name, worker] : workers_) {
    if (std::find(backends.begin(), backends.end(), worker.row.device.backend) == backends.end()) continue;
    if (!campaign.targets.try_emplace(worker.class_key).second) continue;
    actions_.push_back(Ask(ask::OpenTarget{campaign.row.id, worker.row.device, worker.row.toolchain}));
  }
}

void Dispatcher::on_target_opened(reply::TargetOpened& reply, Monotonic now) {
  const auto campaign = campaigns_.find(reply.target.campaign);
  if (campaign == campaigns_.end()) return;
  const TargetId id = reply.target.id;
  const ClassKey key = reply.target.device.key() + reply.target.toolchain.key();
  const auto [found, is_new] = targets_.try_emplace(id);
  Target& target = found->second;
  target.refreshing = false;
  target.class_key = key;
  campaign->second.targets[key] = id;
  const bool exhausted = target.row.exhausted;
  target.row = std::move(reply.target);
  target.row.exhausted = target.row.exhausted || exhausted;
  for (const auto& open : reply.open) take_in(open, target, now);
  if (is_new || target.gate == Gate::baseline) {
    const bool waits = std::any_of(reply.open.begin(), reply.open.end(), [](const auto& open) { return open.is_baseline; });
    if (target.row.baseline_outcome)
      set_gate(target, target.row.baseline_outcome, "");
    else if (waits)
      target.gate = Gate::baseline;
    else if (target.row.members == 0 && target.row.cursor.empty() && !target.row.exhausted)
      target.gate = Gate::unfed;
    else
      target.gate = Gate::open;  // the baseline was rejected, and the campaign goes on without
  }
  if (is_new)
    note(log::level::info, "target",
         fmt::format("campaign={} target={} device=\"{}\" members={} finished={} open={}", target.row.campaign.value(),
                     id.value(), target.row.device.device, target.row.members, target.row.finished, target.open));
}

void Dispatcher::set_gate(Target& target, const std::optional<Outcome>& outcome, const std::string& reason) {
  const Campaign* campaign = campaign_of(target);
  if (campaign == nullptr) return;
  if (outcome == Outcome::verified || campaign->row.continue_on_bad_baseline) {
    target.gate = Gate::open;
    return;
  }
  target.gate = Gate::shut;
  fail_campaign(target.row.campaign, fmt::format("the recorded configuration did not verify on {} {}: {}{}{}",
                                                 target.row.device.backend, target.row.device.device,
                                                 outcome ? to_string(*outcome) : "rejected", reason.empty() ? "" : ": ",
                                                 reason));
}

void Dispatcher::on_target_fed(reply::TargetFed& reply, Monotonic now) {
  const auto found = targets_.find(reply.target);
  if (found == targets_.end()) return;
  Target& target = found->second;
  target.feeding = false;
  const bool was_unfed = target.gate == Gate::unfed;
  target.row.exhausted = target.row.exhausted || reply.exhausted;
  target.row.members += reply.batch.open.size() + reply.batch.reused;  // about: only whether there are any matters
  for (const auto& open : reply.batch.open) take_in(open, target, now);
  if (!was_unfed) return;
  if (reply.row) {
    const bool exhausted = target.row.exhausted;
    target.row = std::move(*reply.row);
    target.row.exhausted = target.row.exhausted || exhausted;
  }
  if (target.row.baseline_outcome)
    set_gate(target, target.row.baseline_outcome, "");
  else if (reply.batch.rejected > 0)
    set_gate(target, std::nullopt, reply.rejected_reason);
  else
    target.gate = Gate::baseline;
}

void Dispatcher::feed_targets() {
  for (auto& [id, target] : targets_) {
    if (target.feeding || target.row.exhausted) continue;
    const bool runs_low = target.gate == Gate::open && target.queue.size() < options_.low_water;
    if (target.gate != Gate::unfed && !runs_low) continue;
    const Campaign* campaign = campaign_of(target);
    if (campaign == nullptr || campaign->row.state != CampaignState::running || campaign->time_is_up || campaign->ending)
      continue;
    if (!is_served(target)) continue;
    target.feeding = true;
    actions_.push_back(FeedTarget{campaign->row, target.row, target.gate == Gate::unfed, options_.feed_batch});
  }
}

void Dispatcher::fail_campaign(CampaignId id, const std::string& reason) {
  const auto campaign = campaigns_.find(id);
  if (campaign == campaigns_.end() || campaign->second.ending) return;
  campaign->second.ending = true;
  note(log::level::warn, "campaign", fmt::format("campaign={} failed: {}", id.value(), reason));
  actions_.push_back(Ask(ask::EndCampaign{id, CampaignState::failed, reason, {}}));
}

// A campaign is done when every backend that it names has a target and none of its targets has anything left.
void Dispatcher::finish_campaigns() {
  for (auto& [id, campaign] : campaigns_) {
    if (campaign.row.state != CampaignState::running || campaign.ending || campaign.targets.empty()) continue;
    std::set<std::string> opened;
    std::vector<TargetId> drained;
    bool is_done = true;
    for (const auto& [key, target_id] : campaign.targets) {
      if (!target_id) {
        is_done = false;
        break;
      }
      const Target& target = targets_.at(*target_id);
      opened.insert(target.row.device.backend);
      drained.push_back(*target_id);
      if (target.feeding || target.refreshing) is_done = false;
      if (campaign.time_is_up) {
        // The open ones stay open; those that are being run are waited for.
        for (const auto& [evaluation_id, evaluation] : evaluations_)
          if (evaluation.state != LeaseState::waiting &&
              std::any_of(evaluation.members.begin(), evaluation.members.end(),
                          [&](const auto& member) { return member.target == *target_id; }))
            is_done = false;
      } else if (target.gate != Gate::open || !target.row.exhausted || target.open > 0) {
        is_done = false;
      }
      if (!is_done) break;
    }
    if (!is_done) continue;
    const bool complete = std::all_of(campaign.row.backends.begin(), campaign.row.backends.end(),
                                      [&](const auto& backend) { return opened.contains(backend); });
    if (!complete && !campaign.time_is_up) continue;
    campaign.ending = true;
    if (campaign.time_is_up) {
      const std::string reason = fmt::format("its limit of {} s was reached", *campaign.max_seconds);
      actions_.push_back(Ask(ask::EndCampaign{id, CampaignState::done, reason, {}}));
    } else {
      actions_.push_back(Ask(ask::EndCampaign{id, CampaignState::done, "", std::move(drained)}));
    }
  }
}

void Dispatcher::on_campaign_ended(reply::CampaignEnded& reply, Monotonic now) {
  const auto campaign = campaigns_.find(reply.campaign);
  if (campaign == campaigns_.end()) return;
  if (reply.ended) {
    note(log::level::info, "campaign", fmt::format("campaign={} has ended", reply.campaign.value()));
    return forget_campaign(reply.campaign, fmt::format("campaign {} has ended", reply.campaign.value()));
  }
  campaign->second.ending = false;
  for (auto& open : reply.open) on_target_opened(open, now);
}

void Dispatcher::forget_campaign(CampaignId id, const std::string& reason) {
  const auto campaign = campaigns_.find(id);
  if (campaign == campaigns_.end()) return;
  std::set<TargetId> ended;
  for (const auto& [key, target] : campaign->second.targets)
    if (target) ended.insert(*target);
  std::vector<EvaluationId> leased, unwanted;
  for (auto& [evaluation_id, evaluation] : evaluations_) {
    if (std::erase_if(evaluation.members, [&](const auto& member) { return ended.contains(member.target); }) == 0) continue;
    if (!evaluation.members.empty()) continue;  // another campaign wants it too
    unwanted.push_back(evaluation_id);
    if (evaluation.state == LeaseState::leased || evaluation.state == LeaseState::orphaned) leased.push_back(evaluation_id);
  }
  std::map<WorkerName, Stop> stops;
  for (const EvaluationId evaluation_id : leased) {
    const Evaluation& evaluation = evaluations_.at(evaluation_id);
    stops[evaluation.worker].leases.push_back({evaluation_id, evaluation.request.epoch});
  }
  for (auto& [name, stop] : stops)
    if (const Worker* worker = find_worker(name)) send(worker->peer, std::move(stop));
  release(leased, false, reason);
  // Those asked for or reported are looked after when the store's answer comes.
  for (const EvaluationId evaluation_id : unwanted) forget(evaluation_id);
  for (const TargetId target : ended) {
    targets_.erase(target);
    actions_.push_back(CloseTarget{target});
  }
  campaigns_.erase(campaign);
}

}  // namespace retune::coordinator
