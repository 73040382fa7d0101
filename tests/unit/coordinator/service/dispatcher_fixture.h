// A dispatcher whose store is the test itself: actions are looked at, replies are made up.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "coordinator/service/dispatcher.h"

namespace retune::coordinator {

class DispatcherFixture : public ::testing::Test {
 protected:
  static constexpr std::uint32_t kLeaseMs = 10000;

  DispatcherFixture() { restart(Term(7)); }

  void restart(Term term) {
    DispatcherOptions options;
    options.heartbeat_ms = 1000;
    options.lease_ms = kLeaseMs;
    options.low_water = 4;
    options.feed_batch = 8;
    options.work_batch = 16;
    term_ = term;
    dispatcher_ = std::make_unique<Dispatcher>(term, options);
    actions_.clear();
  }
  ~DispatcherFixture() override {
    turn();
    // The life cycle was never left, whatever the test did.
    for (const auto& note : notes_) EXPECT_NE(note.kind, "life-cycle") << note.text;
  }

  // ---- what goes in
  static DeviceClass device(const std::string& backend = "noop") { return {backend, "A Device", "arch", "", {}}; }
  static Toolchain toolchain() { return {"19.1.7", "", kMeasurementProtocol}; }
  void say(const std::string& peer, MessageBody body) { say_in(term_, peer, std::move(body)); }
  void say_in(Term term, const std::string& peer, MessageBody body) {
    dispatcher_->on_message(PeerId(peer), {term, std::move(body)}, now_);
  }
  static Hello hello_of(const std::string& name, std::uint32_t slots = 8, std::uint64_t pid = 1) {
    Hello hello;
    hello.name = WorkerName(name);
    hello.device = device();
    hello.toolchain = toolchain();
    hello.host = "host";
    hello.pid = pid;
    hello.slots = slots;
    return hello;
  }
  void join(const std::string& name, std::uint32_t slots = 8) {
    say_in(Term(0), "peer-of-" + name, hello_of(name, slots));
    say("peer-of-" + name, Ready{slots});
  }
  static CampaignRow campaign_row(std::int64_t id) {
    CampaignRow row;
    row.id = CampaignId(id);
    row.name = "campaign";
    row.terms.instance.recording = sha256(as_bytes("recording " + std::to_string(id)));
    row.terms.recording_path = "/recordings/" + std::to_string(id);
    row.backends = {"noop"};
    return row;
  }
  void see(CampaignRow row, std::optional<double> max_seconds = std::nullopt) {
    reply::Campaigns reply;
    reply.campaigns.push_back({std::move(row), max_seconds});
    dispatcher_->on_reply(std::move(reply), now_);
  }
  static TargetId target_of(std::int64_t campaign) { return TargetId(campaign * 10); }
  static TargetRow target_row(std::int64_t campaign) {
    TargetRow row;
    row.id = target_of(campaign);
    row.campaign = CampaignId(campaign);
    row.device = device();
    row.toolchain = toolchain();
    return row;
  }
  static OpenEvaluation evaluation(std::int64_t id, std::int64_t campaign = 1) {
    Configuration configuration;
    configuration.block.x = static_cast<std::uint32_t>(id % 1000 + 1);
    return {{EvaluationId(id), Epoch(0), CampaignId(campaign), hash(*validate(ground(configuration))), configuration, 0},
            target_of(campaign), false, 0, std::nullopt};
  }
  static std::vector<OpenEvaluation> evaluations(std::int64_t first, std::int64_t count, std::int64_t campaign = 1) {
    std::vector<OpenEvaluation> list;
    for (std::int64_t id = first; id < first + count; ++id) list.push_back(evaluation(id, campaign));
    return list;
  }
  // A campaign whose baseline is behind it, with these evaluations open and no more to come.
  void open(CampaignRow row, std::vector<OpenEvaluation> open) {
    const std::int64_t id = row.id.value();
    see(std::move(row));
    (void)asked<ask::OpenTarget>();  // the answer follows
    TargetRow target = target_row(id);
    target.members = 1 + open.size();
    target.finished = 1;
    target.exhausted = true;
    target.baseline_outcome = Outcome::verified;
    dispatcher_->on_reply(reply::TargetOpened{std::move(target), std::move(open)}, now_);
  }
  void open(std::int64_t campaign, std::vector<OpenEvaluation> list) { open(campaign_row(campaign), std::move(list)); }

  // ---- what comes out
  void turn() {
    dispatcher_->plan(now_);
    for (auto& action : dispatcher_->take_actions()) {
      if (auto* note = std::get_if<Note>(&action)) notes_.push_back(std::move(*note));
      else actions_.push_back(std::move(action));
    }
  }
  void pass(milliseconds time) {
    for (milliseconds left = time; left.count() > 0; left -= milliseconds(250)) {
      now_ += std::min(left, milliseconds(250));
      dispatcher_->on_tick(now_);
    }
  }
  // The messages of one kind sent to a worker since the last look; they are taken away.
  template <class Body>
  std::vector<Body> sent(const std::string& peer) {
    turn();
    std::vector<Body> bodies;
    std::erase_if(actions_, [&](Action& action) {
      auto* message = std::get_if<Send>(&action);
      if (message == nullptr || message->peer != PeerId(peer) || !std::holds_alternative<Body>(message->body)) return false;
      bodies.push_back(std::get<Body>(std::move(message->body)));
      return true;
    });
    return bodies;
  }
  // What was asked of the store.
  template <class What>
  std::vector<What> asked() {
    turn();
    std::vector<What> list;
    std::erase_if(actions_, [&](Action& action) {
      auto* ask = std::get_if<Ask>(&action);
      if (ask == nullptr || !std::holds_alternative<What>(*ask)) return false;
      list.push_back(std::get<What>(std::move(*ask)));
      return true;
    });
    return list;
  }
  std::vector<FeedTarget> feeds() {
    turn();
    std::vector<FeedTarget> list;
    std::erase_if(actions_, [&](Action& action) {
      auto* feed = std::get_if<FeedTarget>(&action);
      if (feed != nullptr) list.push_back(std::move(*feed));
      return feed != nullptr;
    });
    return list;
  }

  // ---- the store's part
  // Grants all that is asked for, with this epoch; returns what was asked.
  std::vector<LeaseGrant> grant(std::int64_t epoch = 1) {
    std::vector<LeaseGrant> all;
    for (auto& ask : asked<ask::Grant>()) {
      reply::Granted reply{ask.grants, {}};
      for (const auto& one : ask.grants) reply.given.push_back({one.evaluation, Epoch(epoch)});
      all.insert(all.end(), ask.grants.begin(), ask.grants.end());
      dispatcher_->on_reply(std::move(reply), now_);
    }
    return all;
  }
  // Commits all reports that wait.
  std::vector<ReportRow> commit(ReportFate fate = ReportFate::counted) {
    std::vector<ReportRow> rows;
    reply::Committed reply;
    for (auto& ask : asked<ask::Commit>()) {
      const auto& report = ask.row.report;
      reply.reports.push_back({ask.row.lease, ask.row.worker, fate, ask.row.final, report.outcome, report.reason,
                               summarize(report.samples).median_ns});
      rows.push_back(std::move(ask.row));
    }
    if (!rows.empty()) dispatcher_->on_reply(std::move(reply), now_);
    return rows;
  }
  std::vector<ask::Release> release_all() {
    auto asks = asked<ask::Release>();
    for (const auto& ask : asks) dispatcher_->on_reply(reply::Released{ask.leases, ask.counts, {}}, now_);
    return asks;
  }
  static Report report_of(std::int64_t id, std::int64_t epoch = 1, Outcome outcome = Outcome::verified) {
    EvaluationReport report;
    report.outcome = outcome;
    if (outcome == Outcome::verified) report.samples = {100.0 + static_cast<double>(id)};
    else report.reason = "a reason";
    return {{EvaluationId(id), Epoch(epoch)}, evaluation(id).request.hash, report};
  }
  static std::vector<std::int64_t> ids(const std::vector<LeaseRef>& leases) {
    std::vector<std::int64_t> list;
    for (const auto& lease : leases) list.push_back(lease.id.value());
    std::sort(list.begin(), list.end());
    return list;
  }
  template <class Grants>
  static std::vector<std::int64_t> granted_ids(const Grants& grants) {
    std::vector<std::int64_t> list;
    for (const auto& grant : grants) list.push_back(grant.evaluation.value());
    std::sort(list.begin(), list.end());
    return list;
  }

  Term term_;
  Monotonic now_{std::chrono::hours(1)};
  std::unique_ptr<Dispatcher> dispatcher_;
  std::vector<Action> actions_;
  std::vector<Note> notes_;
};

}  // namespace retune::coordinator
