#include "coordinator/service/keeper.h"

#include <algorithm>

#include "shared/sampling/samples.h"

namespace retune::coordinator {
namespace {

constexpr std::size_t kPage = 2000;  // open evaluations read at once

// The same report without anything in it that a database could refuse.
EvaluationReport bare(const EvaluationReport& report) {
  EvaluationReport bare;
  bare.outcome = report.outcome;
  bare.failed_stage = report.failed_stage;
  bare.reason = "the report could not be stored whole";
  for (const double sample : report.samples)
    if (sample > 0 && sample < 1e18) bare.samples.push_back(sample);
  bare.device = report.device;
  bare.toolchain = report.toolchain;
  return bare;
}

}  // namespace

bool is_fatal(const Error& error) noexcept {
  return error.poisons() == Poisons::connection || error.kind() == ErrorKind::disconnected;
}

Keeper::Keeper(OpenStore open, Pause pause, TimeLimit time_limit, CrashPoint crash_point, KeeperOptions options)
    : open_(std::move(open)), pause_(std::move(pause)), time_limit_(std::move(time_limit)),
      crash_point_(std::move(crash_point)), options_(options) {}

Expected<Term> Keeper::take_office(const std::string& holder) {
  RETUNE_TRY(store_, open_());
  RETUNE_TRY(term_, store_->take_office(holder));
  return term_;
}

Expected<> Keeper::reopen() {
  RETUNE_TRY(store_, open_());
  if (auto resumed = store_->resume_office(term_); !resumed) {
    store_.reset();
    return fail(std::move(resumed.error()));
  }
  ++reopened_;
  log::info("the database is back");
  return {};
}

template <class Call>
auto Keeper::with_store(std::string_view doing, Call&& call) -> decltype(call(std::declval<Store&>())) {
  milliseconds pause = options_.first_pause;
  unsigned failures = 0;
  for (;;) {
    std::optional<Error> problem;
    if (!store_) {
      if (auto opened = reopen(); !opened) problem = std::move(opened.error());
    }
    if (!problem) {
      auto result = call(*store_);
      if (result) return result;
      problem = std::move(result.error());
      if (problem->kind() == ErrorKind::disconnected) {
        log::warn("lost the database while {}: {}", doing, problem->to_string());
        store_.reset();
        if (pause == options_.first_pause) {  // the first time at once
          pause += pause;
          continue;
        }
      }
    }
    const bool waits_for_database = problem->kind() == ErrorKind::disconnected;
    if (!waits_for_database && problem->kind() != ErrorKind::overloaded) {
      // The term has ended, or it is wrong in itself.
      if (problem->poisons() == Poisons::connection || problem->kind() == ErrorKind::invalid_input ||
          ++failures >= options_.attempts)
        return fail(std::move(problem->while_doing(std::string(doing))));
      log::warn("{}: {}", doing, problem->to_string());
    }
    if (!pause_(pause)) return fail(ErrorKind::disconnected, "{} was given up: {}", doing, problem->to_string());
    pause = std::min(pause * 2, options_.longest_pause);
  }
}

Expected<std::vector<Reply>> Keeper::perform(std::vector<Ask> asks) {
  std::vector<Reply> replies;
  std::vector<ReportRow> reports;
  std::vector<ask::Release> releases;
  std::vector<LeaseGrant> grants;
  for (auto& ask : asks) {
    if (auto* seen = std::get_if<ask::SeeWorker>(&ask)) {
      RETUNE_CHECK(with_store("noting a worker", [&](Store& store) { return store.worker_seen(seen->worker); }));
    } else if (auto* gone = std::get_if<ask::LoseWorker>(&ask)) {
      RETUNE_CHECK(
          with_store("noting a worker", [&](Store& store) { return store.worker_gone(gone->worker, gone->reason); }));
    } else if (auto* report = std::get_if<ask::Commit>(&ask)) {
      reports.push_back(std::move(report->row));
    } else if (auto* release = std::get_if<ask::Release>(&ask)) {
      const auto same = std::find_if(releases.begin(), releases.end(), [&](const ask::Release& other) {
        return other.counts == release->counts && other.reason == release->reason;
      });
      if (same == releases.end())
        releases.push_back(std::move(*release));
      else
        same->leases.insert(same->leases.end(), release->leases.begin(), release->leases.end());
    } else if (auto* grant = std::get_if<ask::Grant>(&ask)) {
      grants.insert(grants.end(), grant->grants.begin(), grant->grants.end());
    }
  }
  for (std::size_t first = 0; first < reports.size(); first += options_.commit_batch) {
    const std::size_t last = std::min(first + options_.commit_batch, reports.size());
    RETUNE_TRY(auto committed, commit({std::make_move_iterator(reports.begin() + static_cast<std::ptrdiff_t>(first)),
                                       std::make_move_iterator(reports.begin() + static_cast<std::ptrdiff_t>(last))}));
    replies.push_back(std::move(committed));
  }
  for (auto& release : releases) {
    RETUNE_TRY(auto ended, with_store("ending leases", [&](Store& store) {
                 return store.release(release.leases, release.counts, release.reason);
               }));
    crash_point_("after-release");
    replies.push_back(reply::Released{std::move(release.leases), release.counts, std::move(ended)});
  }
  if (!grants.empty()) {
    crash_point_("before-grant");
    RETUNE_TRY(auto given, with_store("granting leases", [&](Store& store) { return store.grant(grants); }));
    crash_point_("after-grant");
    replies.push_back(reply::Granted{std::move(grants), std::move(given)});
  }
  for (auto& ask : asks) {
    const auto* target = std::get_if<ask::OpenTarget>(&ask);
    if (target == nullptr) continue;
    auto opened = open_target(*target);
    if (opened) {
      replies.push_back(std::move(*opened));
    } else if (is_fatal(opened.error())) {
      return fail(std::move(opened.error()));
    } else {
      RETUNE_TRY(auto ended, end_campaign({target->campaign, CampaignState::failed, opened.error().to_string(), {}}));
      replies.push_back(std::move(ended));
    }
  }
  for (auto& ask : asks) {
    auto* end = std::get_if<ask::EndCampaign>(&ask);
    if (end == nullptr) continue;
    RETUNE_TRY(auto ended, end_campaign(std::move(*end)));
    replies.push_back(std::move(ended));
  }
  return replies;
}

Expected<reply::Committed> Keeper::commit(std::vector<ReportRow> rows) {
  const auto reply_of = [](const ReportRow& row, ReportFate fate) {
    const double median_ns =
        row.report.outcome == Outcome::verified && !row.report.raced_out ? summarize(row.report.samples).median_ns : 0;
    return reply::Committed::One{row.lease, row.worker, fate, row.final, row.report.outcome, row.report.reason, median_ns};
  };
  reply::Committed committed;
  crash_point_("before-commit");
  auto fates = with_store("committing reports", [&](Store& store) { return store.commit(rows); });
  if (!fates && is_fatal(fates.error())) return fail(std::move(fates.error()));
  if (fates) {
    for (std::size_t i = 0; i < rows.size(); ++i) committed.reports.push_back(reply_of(rows[i], fates->at(i)));
  } else {
    // Some report cannot be stored: the others must not wait for it, and it must not come again for ever.
    log::error("committing {} reports: {}; each by itself now", rows.size(), fates.error().to_string());
    for (auto& row : rows) {
      auto fate = with_store("committing a report", [&](Store& store) { return store.commit({row}); });
      if (!fate && !is_fatal(fate.error())) {
        log::error("evaluation={} the report cannot be stored: {}", row.lease.id.value(), fate.error().to_string());
        row.report = bare(row.report);
        fate = with_store("committing a bare report", [&](Store& store) { return store.commit({row}); });
      }
      if (!fate) return fail(std::move(fate.error()));
      committed.reports.push_back(reply_of(row, fate->front()));
    }
  }
  crash_point_("after-commit");
  return committed;
}

Expected<std::vector<OpenEvaluation>> Keeper::all_open(TargetId target) {
  std::vector<OpenEvaluation> all;
  for (EvaluationId after;;) {
    RETUNE_TRY(auto page, with_store("reading open evaluations",
                                     [&](Store& store) { return store.open_evaluations(target, after, kPage); }));
    const bool is_last = page.size() < kPage;
    if (!page.empty()) after = page.back().request.id;
    std::move(page.begin(), page.end(), std::back_inserter(all));
    if (is_last) return all;
  }
}

Expected<reply::TargetOpened> Keeper::open_target(const ask::OpenTarget& ask) {
  reply::TargetOpened opened;
  RETUNE_TRY(opened.target, with_store("opening a target", [&](Store& store) {
               return store.open_target(ask.campaign, ask.device, ask.toolchain);
             }));
  // The store keeps the names of the class; its limits are those the worker says.
  opened.target.device.limits = ask.device.limits;
  known_[opened.target.id] = {ask.campaign, ask.device, ask.toolchain};
  RETUNE_TRY(opened.open, all_open(opened.target.id));
  return opened;
}

Expected<Reply> Keeper::end_campaign(ask::EndCampaign&& ask) {
  reply::CampaignEnded ended{ask.campaign, true, {}};
  for (const TargetId target : ask.drained) {
    const auto known = known_.find(target);
    if (known == known_.end()) continue;
    const KnownTarget target_class = known->second;
    RETUNE_TRY(auto opened, open_target({target_class.campaign, target_class.device, target_class.toolchain}));
    if (opened.open.empty() && opened.target.exhausted) continue;
    ended.ended = false;
    ended.open.push_back(std::move(opened));
  }
  if (!ended.ended) return Reply(std::move(ended));
  crash_point_("before-end");
  RETUNE_CHECK(with_store("ending a campaign", [&](Store& store) {
    return store.set_campaign_state(ask.campaign, ask.state, ask.reason);
  }));
  crash_point_("after-end");
  std::erase_if(known_, [&](const auto& entry) { return entry.second.campaign == ask.campaign; });
  const Json detail = Json::object().set("reason", ask.reason);
  RETUNE_CHECK(with_store("noting an event", [&](Store& store) {
    return store.add_event(ask.campaign, fmt::format("campaign_{}", to_string(ask.state)), detail);
  }));
  return Reply(std::move(ended));
}

Expected<FeedAnswer> Keeper::dedup(TargetId target, const CheckedBatch& batch, const TargetRow* refresh) {
  const std::uint64_t reopened = reopened_;
  FeedAnswer answer;
  crash_point_("before-feed");
  RETUNE_TRY(answer.batch, with_store("feeding a target", [&](Store& store) {
               return store.feed(target, batch.valid, batch.rejected, batch.cursor, batch.exhausted);
             }));
  crash_point_("after-feed");
  // Done twice, the second time finds everything there already: what is open must be read.
  if (reopened_ != reopened) {
    RETUNE_TRY(answer.batch.open, all_open(target));
  }
  if (refresh != nullptr) {
    RETUNE_TRY(auto row, with_store("reading a target", [&](Store& store) {
                 return store.open_target(refresh->campaign, refresh->device, refresh->toolchain);
               }));
    row.device.limits = refresh->device.limits;
    answer.row = std::move(row);
  }
  return answer;
}

Expected<Reply> Keeper::poll_campaigns() {
  RETUNE_TRY(auto changes, with_store("looking for campaigns", [&](Store& store) { return store.campaign_changes(polled_); }));
  polled_ = changes.now;
  reply::Campaigns reply;
  for (auto& row : changes.campaigns) {
    const bool is_active = row.state == CampaignState::running || row.state == CampaignState::paused;
    std::optional<double> limit;
    if (is_active) {
      auto known = time_limits_.find(row.id);
      if (known == time_limits_.end()) known = time_limits_.emplace(row.id, time_limit_(row)).first;
      limit = known->second;
    } else {
      time_limits_.erase(row.id);
    }
    reply.campaigns.push_back({std::move(row), limit});
  }
  return Reply(std::move(reply));
}

}  // namespace retune::coordinator
