// A store in memory, with the meaning that store.h gives each call: for tests of those who use a store and need no database.
// One object is the database; it outlives the coordinators that use it one after the other.
#pragma once

#include <map>
#include <set>

#include "coordinator/store/store.h"

namespace retune::coordinator {

class MemoryStore final : public Store {
 public:
  CampaignId add_campaign(CampaignRow row) {
    row.id = CampaignId(static_cast<std::int64_t>(campaigns_.size()) + 1);
    campaigns_[row.id] = {row, ++changes_};
    return row.id;
  }
  [[nodiscard]] const CampaignRow& campaign(CampaignId id) const { return campaigns_.at(id).row; }
  [[nodiscard]] Term term() const noexcept { return term_; }

  Expected<Term> take_office(const std::string&) override {
    term_ = Term(term_.value() + 1);
    return term_;
  }
  Expected<> resume_office(Term term) override {
    if (term != term_)
      return fail(Error(ErrorKind::failed, fmt::format("term {} has ended", term.value()), Poisons::connection));
    return {};
  }

  Expected<Changes> campaign_changes(std::int64_t since) override {
    Changes changes;
    changes.now = changes_;
    for (const auto& [id, campaign] : campaigns_)
      if (campaign.row.state == CampaignState::running || campaign.row.state == CampaignState::paused ||
          campaign.changed > since)
        changes.campaigns.push_back(campaign.row);
    return changes;
  }

  Expected<> worker_seen(const WorkerRow&) override { return {}; }
  Expected<> worker_gone(const WorkerName&, const std::string&) override { return {}; }

  Expected<TargetRow> open_target(CampaignId campaign, const DeviceClass& device, const Toolchain& toolchain) override {
    for (const auto& [id, target] : targets_)
      if (target.row.campaign == campaign && target.row.device.key() == device.key() &&
          target.row.toolchain.key() == toolchain.key())
        return counted(target);
    const TargetId id(static_cast<std::int64_t>(targets_.size()) + 1);
    Target& target = targets_[id];
    target.row.id = id;
    target.row.campaign = campaign;
    target.row.device = device;
    target.row.toolchain = toolchain;
    return counted(target);
  }

  Expected<std::vector<OpenEvaluation>> open_evaluations(TargetId id, EvaluationId after, std::size_t limit) override {
    const Target& target = targets_.at(id);
    std::vector<OpenEvaluation> open;
    bool is_behind = after == EvaluationId();
    for (const EvaluationId member : target.members) {
      if (is_behind && !evaluations_.at(member).result && open.size() < limit) open.push_back(open_of(target, member));
      is_behind = is_behind || member == after;
    }
    return open;
  }

  Expected<FedBatch> feed(TargetId id, const std::vector<ValidConfiguration>& batch,
                          const std::vector<RejectedCandidate>& rejected, const std::string& cursor_after,
                          bool exhausted) override {
    Target& target = targets_.at(id);
    FedBatch fed;
    fed.rejected = rejected.size();
    for (const auto& configuration : batch) {
      const EvaluationId evaluation = evaluation_of(target, configuration);
      if (!target.taken.insert(evaluation).second) {
        ++fed.duplicates;
        continue;
      }
      target.members.push_back(evaluation);
      if (evaluations_.at(evaluation).result) {
        ++fed.reused;
        ++target.row.reused;
      } else {
        fed.open.push_back(open_of(target, evaluation));
      }
    }
    target.row.cursor = cursor_after;
    target.row.exhausted = exhausted;
    return fed;
  }

  Expected<std::vector<LeaseRef>> grant(const std::vector<LeaseGrant>& grants) override {
    std::vector<LeaseRef> given;
    for (const auto& one : grants) {
      Evaluation& evaluation = evaluations_.at(one.evaluation);
      if (evaluation.result) continue;
      if (!evaluation.lease) {
        evaluation.lease = LeaseRef{one.evaluation, Epoch(++last_epoch_)};
        evaluation.holder = one.worker;
      }
      // A grant done twice, because its answer was lost, finds its lease.
      if (evaluation.holder == one.worker) given.push_back(*evaluation.lease);
    }
    return given;
  }

  Expected<std::vector<EvaluationId>> release(const std::vector<LeaseRef>& leases, bool counts, const std::string&) override {
    std::vector<EvaluationId> ended;
    for (const auto& lease : leases) {
      Evaluation& evaluation = evaluations_.at(lease.id);
      if (evaluation.result || evaluation.lease != lease) continue;
      evaluation.lease.reset();
      if (!counts) continue;
      evaluation.taken.insert(lease);
      if (++evaluation.attempts < evaluation.retries) continue;
      evaluation.result = Outcome::worker_lost;
      ended.push_back(lease.id);
    }
    return ended;
  }

  Expected<std::vector<ReportFate>> commit(const std::vector<ReportRow>& reports) override {
    std::vector<ReportFate> fates;
    for (const auto& row : reports) {
      Evaluation& evaluation = evaluations_.at(row.lease.id);
      if (!evaluation.taken.insert(row.lease).second) {
        fates.push_back(ReportFate::known);
      } else if (evaluation.result || evaluation.lease != row.lease) {
        fates.push_back(ReportFate::late);
      } else {
        evaluation.lease.reset();
        if (row.final)
          evaluation.result = row.report.outcome;
        else
          ++evaluation.attempts;
        fates.push_back(ReportFate::counted);
      }
    }
    return fates;
  }

  Expected<> set_campaign_state(CampaignId id, CampaignState state, const std::string& reason) override {
    Campaign& campaign = campaigns_.at(id);
    // What has ended stays ended.
    if (campaign.row.state != CampaignState::running && campaign.row.state != CampaignState::paused) return {};
    campaign.row.state = state;
    campaign.row.reason = reason;
    campaign.changed = ++changes_;
    return {};
  }
  Expected<> add_event(std::optional<CampaignId>, const std::string&, const Json&) override { return {}; }

 private:
  struct Campaign {
    CampaignRow row;
    std::int64_t changed = 0;
  };
  struct Target {
    TargetRow row;
    std::vector<EvaluationId> members;  // in the order fed; the baseline first
    std::set<EvaluationId> taken;
  };
  struct Evaluation {
    Configuration configuration;
    ConfigurationHash hash;
    std::uint32_t retries = 3;
    std::uint32_t attempts = 0;
    std::optional<LeaseRef> lease;
    WorkerName holder;
    std::set<LeaseRef> taken;           // reports and counted losses
    std::optional<Outcome> result;
  };

  EvaluationId evaluation_of(const Target& target, const ValidConfiguration& configuration) {
    const auto key = std::make_tuple(target.row.device.key(), target.row.toolchain.key(), hash(configuration));
    const auto [found, is_new] = keys_.try_emplace(key, EvaluationId(static_cast<std::int64_t>(keys_.size()) + 1));
    if (is_new)
      evaluations_.emplace(found->second, Evaluation{configuration.value(), hash(configuration),
                                                     campaigns_.at(target.row.campaign).row.retries, 0, {}, {}, {}, {}});
    return found->second;
  }

  [[nodiscard]] TargetRow counted(const Target& target) const {
    TargetRow row = target.row;
    row.members = target.members.size();
    for (const EvaluationId member : target.members) {
      const auto& result = evaluations_.at(member).result;
      if (!result) continue;
      ++row.finished;
      if (*result == Outcome::verified) ++row.verified;
      if (member == target.members.front()) row.baseline_outcome = result;
    }
    return row;
  }

  [[nodiscard]] OpenEvaluation open_of(const Target& target, EvaluationId id) const {
    const Evaluation& evaluation = evaluations_.at(id);
    OpenEvaluation open{{id, evaluation.lease ? evaluation.lease->epoch : Epoch(), target.row.campaign, evaluation.hash,
                         evaluation.configuration, 0},
                        target.row.id, id == target.members.front(), evaluation.attempts, std::nullopt};
    if (evaluation.lease) open.holder = evaluation.holder;
    return open;
  }

  Term term_;
  std::int64_t changes_ = 1, last_epoch_ = 0;
  std::map<CampaignId, Campaign> campaigns_;
  std::map<TargetId, Target> targets_;
  std::map<EvaluationId, Evaluation> evaluations_;
  std::map<std::tuple<std::string, std::string, ConfigurationHash>, EvaluationId> keys_;
};

}  // namespace retune::coordinator
