// How the keeper takes the store's errors. The store here answers as the test says.
#include "coordinator/service/keeper.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace retune::coordinator {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

struct Script {
  std::vector<Error> errors;              // of the next calls, first to last
  std::vector<std::vector<ReportRow>> commits;
  std::vector<OpenEvaluation> open;
  int opened = 0, resumed = 0, grants = 0;
  bool database_is_away = false;
  bool term_has_ended = false;
};

class ScriptedStore final : public Store {
 public:
  explicit ScriptedStore(Script& script) : script_(script) {}
  Expected<Term> take_office(const std::string&) override { return Term(3); }
  Expected<> resume_office(Term term) override {
    EXPECT_EQ(term, Term(3));
    ++script_.resumed;
    if (script_.term_has_ended) return fail(Error(ErrorKind::failed, "term 3 has ended", Poisons::connection));
    return {};
  }
  Expected<Changes> campaign_changes(std::int64_t) override { return answer(Changes{}); }
  Expected<> worker_seen(const WorkerRow&) override { return answer(); }
  Expected<> worker_gone(const WorkerName&, const std::string&) override { return answer(); }
  Expected<TargetRow> open_target(CampaignId, const DeviceClass&, const Toolchain&) override { return answer(TargetRow{}); }
  Expected<std::vector<OpenEvaluation>> open_evaluations(TargetId, EvaluationId after, std::size_t) override {
    return after == EvaluationId() ? script_.open : std::vector<OpenEvaluation>{};
  }
  Expected<FedBatch> feed(TargetId, const std::vector<ValidConfiguration>&, const std::vector<RejectedCandidate>&,
                          const std::string&, bool) override {
    return answer(FedBatch{});
  }
  Expected<std::vector<LeaseRef>> grant(const std::vector<LeaseGrant>& grants) override {
    ++script_.grants;
    std::vector<LeaseRef> given;
    for (const auto& one : grants) given.push_back({one.evaluation, Epoch(1)});
    return answer(std::move(given));
  }
  Expected<std::vector<EvaluationId>> release(const std::vector<LeaseRef>&, bool, const std::string&) override {
    return answer(std::vector<EvaluationId>{});
  }
  Expected<std::vector<ReportFate>> commit(const std::vector<ReportRow>& reports) override {
    for (const auto& report : reports)
      if (report.report.reason == "cannot be stored")
        return fail(Error(ErrorKind::failed, "invalid byte sequence", Poisons::transaction));
    auto fates = answer(std::vector<ReportFate>(reports.size(), ReportFate::counted));
    if (fates) script_.commits.push_back(reports);
    return fates;
  }
  Expected<> set_campaign_state(CampaignId, CampaignState, const std::string&) override { return answer(); }
  Expected<> add_event(std::optional<CampaignId>, const std::string&, const Json&) override { return answer(); }

 private:
  template <class T>
  Expected<T> answer(T value) {
    if (auto error = next_error()) return fail(std::move(*error));
    return value;
  }
  Expected<> answer() {
    if (auto error = next_error()) return fail(std::move(*error));
    return {};
  }
  std::optional<Error> next_error() {
    if (script_.errors.empty()) return std::nullopt;
    Error error = std::move(script_.errors.front());
    script_.errors.erase(script_.errors.begin());
    return error;
  }
  Script& script_;
};

class KeeperTest : public ::testing::Test {
 protected:
  KeeperTest() { EXPECT_TRUE(keeper_.take_office("test")); }

  static Error disconnected() { return {ErrorKind::disconnected, "the server is gone", Poisons::connection}; }
  static Ask grant_of(std::int64_t id) { return ask::Grant{{{EvaluationId(id), TargetId(1), WorkerName("w"), 1000}}}; }
  static Ask commit_of(std::int64_t id, std::string reason = "") {
    ReportRow row{{EvaluationId(id), Epoch(1)}, WorkerName("w"), {}, true};
    row.report.outcome = reason.empty() ? Outcome::verified : Outcome::compile_failed;
    row.report.reason = std::move(reason);
    if (row.report.outcome == Outcome::verified) row.report.samples = {30, 10, 20};
    return ask::Commit{std::move(row)};
  }

  Script script_;
  std::vector<milliseconds> pauses_;
  std::size_t patience_ = 1000;
  std::vector<std::string> places_;
  Keeper keeper_{[this]() -> Expected<std::unique_ptr<Store>> {
                   ++script_.opened;
                   if (script_.database_is_away) return fail(ErrorKind::disconnected, "nobody listens");
                   return std::make_unique<ScriptedStore>(script_);
                 },
                 [this](milliseconds pause) {
                   pauses_.push_back(pause);
                   return pauses_.size() < patience_;
                 },
                 [](const CampaignRow&) { return std::nullopt; },
                 [this](std::string_view place) { places_.emplace_back(place); }};
};

TEST_F(KeeperTest, WhatWaitsIsDoneTogetherAndReportsFirst) {
  std::vector<Ask> asks;
  asks.push_back(grant_of(1));
  asks.push_back(commit_of(2));
  asks.push_back(grant_of(3));
  asks.push_back(commit_of(4));
  const auto replies = keeper_.perform(std::move(asks));
  ASSERT_TRUE(replies);
  ASSERT_THAT(*replies, SizeIs(2));
  const auto& committed = std::get<reply::Committed>(replies->at(0));
  ASSERT_THAT(committed.reports, SizeIs(2));
  EXPECT_EQ(committed.reports[0].median_ns, 20);
  EXPECT_THAT(std::get<reply::Granted>(replies->at(1)).asked, SizeIs(2));
  EXPECT_EQ(script_.grants, 1);
  EXPECT_THAT(places_, ElementsAre("before-commit", "after-commit", "before-grant", "after-grant"));
}

TEST_F(KeeperTest, ACallWhoseConnectionBrokeIsDoneAgainOnANewOneUnderTheSameTerm) {
  script_.errors = {disconnected()};
  ASSERT_TRUE(keeper_.perform({grant_of(1)}));
  EXPECT_EQ(script_.grants, 2);
  EXPECT_EQ(script_.opened, 2);
  EXPECT_EQ(script_.resumed, 1);
}

TEST_F(KeeperTest, ItWaitsLongerAndLongerForADatabaseThatIsAway) {
  script_.errors = {disconnected()};
  script_.database_is_away = true;
  patience_ = 9;
  const auto given_up = keeper_.perform({grant_of(1)});
  ASSERT_FALSE(given_up);
  EXPECT_EQ(given_up.error().kind(), ErrorKind::disconnected);
  EXPECT_TRUE(is_fatal(given_up.error()));
  for (std::size_t i = 1; i < pauses_.size(); ++i) EXPECT_GE(pauses_[i], pauses_[i - 1]);
  EXPECT_EQ(pauses_.back(), milliseconds(5000));
}

TEST_F(KeeperTest, AnEndedTermIsFatalAndSaysSo) {
  script_.errors = {disconnected()};
  script_.term_has_ended = true;
  const auto ended = keeper_.perform({grant_of(1)});
  ASSERT_FALSE(ended);
  EXPECT_TRUE(is_fatal(ended.error()));
  EXPECT_EQ(ended.error().exit_status(), 1);
  EXPECT_THAT(ended.error().to_string(), HasSubstr("term 3 has ended"));
  EXPECT_THAT(pauses_, SizeIs(0));
}

TEST_F(KeeperTest, ADeadlockIsTriedAgainOnTheSameConnection) {
  script_.errors = {{ErrorKind::overloaded, "deadlock", Poisons::transaction}};
  ASSERT_TRUE(keeper_.perform({grant_of(1)}));
  EXPECT_EQ(script_.opened, 1);
  EXPECT_EQ(script_.grants, 2);
}

TEST_F(KeeperTest, AReportThatCannotBeStoredHoldsUpNoOtherAndIsStoredBare) {
  std::vector<Ask> asks;
  asks.push_back(commit_of(1));
  asks.push_back(commit_of(2, "cannot be stored"));
  asks.push_back(commit_of(3));
  const auto replies = keeper_.perform(std::move(asks));
  ASSERT_TRUE(replies) << replies.error().to_string();
  EXPECT_THAT(std::get<reply::Committed>(replies->at(0)).reports, SizeIs(3));
  ASSERT_THAT(script_.commits, SizeIs(3));
  const EvaluationReport& bare = script_.commits[1][0].report;
  EXPECT_EQ(script_.commits[1][0].lease.id, EvaluationId(2));
  EXPECT_EQ(bare.outcome, Outcome::compile_failed);
  EXPECT_THAT(bare.reason, HasSubstr("could not be stored"));
}

TEST_F(KeeperTest, AFeedThatWasDoneTwiceReadsWhatIsOpen) {
  script_.errors = {disconnected()};
  script_.open.push_back({{EvaluationId(5), Epoch(0), CampaignId(1), ConfigurationHash::stored({}), {}, 0}, TargetId(1), false, 0, {}});
  const auto answer = keeper_.dedup(TargetId(1), {}, nullptr);
  ASSERT_TRUE(answer);
  EXPECT_THAT(answer->batch.open, SizeIs(1));
}

TEST_F(KeeperTest, ATargetThatCannotBeOpenedFailsItsCampaignOnly) {
  script_.errors = {{ErrorKind::invalid_input, "there is no campaign 9", Poisons::transaction}};
  const auto replies = keeper_.perform({ask::OpenTarget{CampaignId(9), {}, {}}});
  ASSERT_TRUE(replies) << replies.error().to_string();
  ASSERT_THAT(*replies, SizeIs(1));
  EXPECT_TRUE(std::get<reply::CampaignEnded>(replies->front()).ended);
}

}  // namespace
}  // namespace retune::coordinator
