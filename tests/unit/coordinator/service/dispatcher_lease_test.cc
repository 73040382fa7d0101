// Leases: credit, reports, lost workers, re-adoption.
#include <gmock/gmock.h>

#include "tests/unit/coordinator/service/dispatcher_fixture.h"

namespace retune::coordinator {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;
using LeaseTest = DispatcherFixture;

std::size_t requests_in(const std::vector<Work>& work) {
  std::size_t count = 0;
  for (const auto& message : work) count += message.requests.size();
  return count;
}

TEST_F(LeaseTest, WorkIsSentOnlyOnceItsLeasesAreWrittenDown) {
  join("w", 2);
  open(1, evaluations(2, 5));
  const auto asks = asked<ask::Grant>();
  ASSERT_THAT(asks, SizeIs(1));
  EXPECT_THAT(sent<Work>("peer-of-w"), SizeIs(0));
  dispatcher_->on_reply(reply::Granted{asks[0].grants, {{EvaluationId(2), Epoch(5)}, {EvaluationId(3), Epoch(9)}}}, now_);
  const auto work = sent<Work>("peer-of-w");
  ASSERT_THAT(work, SizeIs(1));  // as many as the credit allows in one message
  ASSERT_THAT(work[0].requests, SizeIs(2));
  EXPECT_EQ(work[0].requests[0].epoch, Epoch(5));
  EXPECT_EQ(work[0].requests[1].epoch, Epoch(9));
  EXPECT_EQ(work[0].terms, campaign_row(1).terms);
}

TEST_F(LeaseTest, NeverMoreIsOutstandingThanTheWorkerCanHold) {
  join("w", 3);
  open(1, evaluations(2, 20));
  EXPECT_THAT(grant(), SizeIs(3));
  say("peer-of-w", Ready{3});  // written before the work arrived: it counts what is on its way
  EXPECT_THAT(grant(), SizeIs(0));
  say("peer-of-w", report_of(2));
  EXPECT_THAT(grant(), SizeIs(1));  // its report made room, and it had credit
  say("peer-of-w", Ready{0});       // it wants no more
  say("peer-of-w", report_of(3));
  EXPECT_THAT(grant(), SizeIs(0));
}

TEST_F(LeaseTest, LargeBatchesAreCutIntoMessages) {
  join("w", 40);
  open(1, evaluations(2, 40));
  grant();
  const auto work = sent<Work>("peer-of-w");
  ASSERT_THAT(work, SizeIs(3));  // of at most 16
  EXPECT_EQ(requests_in(work), 40u);
}

TEST_F(LeaseTest, AReportIsAcknowledgedOnlyAfterItsCommit) {
  join("w");
  open(1, evaluations(2, 1));
  grant();
  say("peer-of-w", report_of(2));
  EXPECT_THAT(sent<Ack>("peer-of-w"), SizeIs(0));
  say("peer-of-w", report_of(2));  // impatient
  EXPECT_EQ(dispatcher_->counters().repeated, 1u);
  const auto rows = commit();
  ASSERT_THAT(rows, SizeIs(1));
  EXPECT_TRUE(rows[0].final);
  const auto acks = sent<Ack>("peer-of-w");
  ASSERT_THAT(acks, SizeIs(1));
  EXPECT_THAT(ids(acks[0].leases), ElementsAre(2));
  // Said once more after that: the store knows it, and it is acknowledged again.
  say("peer-of-w", report_of(2));
  EXPECT_THAT(commit(ReportFate::known), SizeIs(1));
  EXPECT_THAT(sent<Ack>("peer-of-w"), SizeIs(1));
}

TEST_F(LeaseTest, ACommitDoneTwiceBecauseItsAnswerWasLostCountsOnce) {
  join("w");
  open(1, evaluations(2, 2));
  grant();
  say("peer-of-w", report_of(2));
  commit(ReportFate::known);
  EXPECT_EQ(dispatcher_->open_evaluations(), 1u);
  EXPECT_THAT(grant(), SizeIs(0));
}

TEST_F(LeaseTest, ASilentWorkersEvaluationsAreReleasedAsAttemptsAndGivenToAnother) {
  join("lost", 2);
  open(1, evaluations(2, 4));
  grant();
  join("other", 8);
  EXPECT_THAT(granted_ids(grant()), ElementsAre(4, 5));
  for (int i = 0; i < 11; ++i) {
    pass(milliseconds(1000));
    say("peer-of-other", WorkerHeartbeat{{{{EvaluationId(4), Epoch(1)}, Stage::measure, 0},
                                          {{EvaluationId(5), Epoch(1)}, Stage::lease, 0}}});
  }
  EXPECT_THAT(asked<ask::LoseWorker>(), SizeIs(1));
  const auto releases = release_all();
  ASSERT_THAT(releases, SizeIs(1));
  EXPECT_TRUE(releases[0].counts);
  EXPECT_THAT(ids(releases[0].leases), ElementsAre(2, 3));  // those alone
  const auto again = grant(2);
  EXPECT_THAT(granted_ids(again), ElementsAre(2, 3));
  EXPECT_EQ(again[0].worker, WorkerName("other"));
  EXPECT_EQ(dispatcher_->counters().workers_lost, 1u);
}

TEST_F(LeaseTest, ALateReportIsAcknowledgedAndChangesNothing) {
  join("lost", 1);
  open(1, evaluations(2, 1));
  grant();
  pass(milliseconds(kLeaseMs + 1000));
  release_all();
  join("other", 1);
  grant(2);
  // It comes back to life.
  say("peer-of-lost", report_of(2));
  EXPECT_THAT(sent<Who>("peer-of-lost"), SizeIs(1));
  Hello hello = hello_of("lost", 1);
  hello.held = {{EvaluationId(2), Epoch(1)}};
  say_in(Term(0), "peer-of-lost", hello);
  say("peer-of-lost", report_of(2));
  commit(ReportFate::late);
  EXPECT_THAT(sent<Ack>("peer-of-lost"), SizeIs(1));
  EXPECT_EQ(dispatcher_->counters().late, 1u);
  EXPECT_EQ(dispatcher_->open_evaluations(), 1u);
  say("peer-of-other", report_of(2, 2));
  commit();
  EXPECT_EQ(dispatcher_->open_evaluations(), 0u);
}

TEST_F(LeaseTest, AGoodbyeReturnsLeasesUntouched) {
  join("w", 2);
  open(1, evaluations(2, 2));
  grant();
  say("peer-of-w", Goodbye{{{EvaluationId(2), Epoch(1)}, {EvaluationId(3), Epoch(1)}}});
  const auto releases = release_all();
  ASSERT_THAT(releases, SizeIs(1));
  EXPECT_FALSE(releases[0].counts);
  EXPECT_EQ(dispatcher_->connected_workers(), 0u);
  EXPECT_EQ(dispatcher_->counters().workers_lost, 0u);
  join("other", 2);
  EXPECT_THAT(granted_ids(grant(2)), ElementsAre(2, 3));
}

TEST_F(LeaseTest, AnEvaluationThatKillsItsChildIsTriedAsOftenAsTheCampaignSaysThenItIsFinal) {
  join("w", 1);
  open(1, evaluations(2, 1));
  for (int attempt = 1; attempt <= 3; ++attempt) {
    EXPECT_THAT(granted_ids(grant(attempt)), ElementsAre(2)) << attempt;
    say("peer-of-w", report_of(2, attempt, Outcome::replay_crashed));
    say("peer-of-w", Ready{1});
    const auto rows = commit();
    ASSERT_THAT(rows, SizeIs(1));
    EXPECT_EQ(rows[0].final, attempt == 3) << attempt;
  }
  EXPECT_EQ(dispatcher_->open_evaluations(), 0u);
}

TEST_F(LeaseTest, AFailureThatIsTheConfigurationsOwnIsNotTriedAgain) {
  join("w", 1);
  open(1, evaluations(2, 1));
  grant();
  say("peer-of-w", report_of(2, 1, Outcome::compile_failed));
  const auto rows = commit();
  ASSERT_THAT(rows, SizeIs(1));
  EXPECT_TRUE(rows[0].final);
  EXPECT_EQ(dispatcher_->open_evaluations(), 0u);
}

TEST_F(LeaseTest, AnEvaluationWhoseWorkersAreAllLostIsQuarantinedByTheStore) {
  join("w", 1);
  open(1, evaluations(2, 1));
  grant();
  pass(milliseconds(kLeaseMs + 1000));
  const auto asks = asked<ask::Release>();
  ASSERT_THAT(asks, SizeIs(1));
  dispatcher_->on_reply(reply::Released{asks[0].leases, true, {EvaluationId(2)}}, now_);
  EXPECT_EQ(dispatcher_->open_evaluations(), 0u);
  EXPECT_THAT(asked<ask::EndCampaign>(), SizeIs(1));
}

// ---- after a restart -----------------------------------------------------------------------------------------------------

std::vector<OpenEvaluation> leased_to(std::vector<OpenEvaluation> list, const std::string& worker, std::int64_t epoch) {
  for (auto& open : list) {
    open.holder = WorkerName(worker);
    open.request.epoch = Epoch(epoch);
  }
  return list;
}

TEST_F(LeaseTest, AfterARestartAWorkersLeasesAreAdoptedAndNothingRunsTwice) {
  Hello hello = hello_of("w", 4);
  hello.held = {{EvaluationId(2), Epoch(3)}, {EvaluationId(3), Epoch(3)}};
  say_in(Term(6), "peer", hello);  // before the campaigns have been read
  open(1, leased_to(evaluations(2, 2), "w", 3));
  EXPECT_THAT(asked<ask::Release>(), SizeIs(0));
  say("peer", Ready{2});
  EXPECT_THAT(grant(), SizeIs(0));
  say("peer", report_of(2, 3));
  EXPECT_THAT(commit(), SizeIs(1));
  EXPECT_EQ(dispatcher_->open_evaluations(), 1u);
}

TEST_F(LeaseTest, AWorkerThatComesBackWithinItsLeaseAdoptsWhatItClaimsAndTheRestIsReturned) {
  join("other", 1);
  open(1, leased_to(evaluations(2, 2), "w", 3));
  EXPECT_THAT(asked<ask::Release>(), SizeIs(0));  // held open
  EXPECT_THAT(grant(), SizeIs(0));
  pass(milliseconds(5000));
  Hello hello = hello_of("w", 4);
  hello.held = {{EvaluationId(2), Epoch(3)}};
  say_in(Term(6), "peer", hello);
  const auto releases = asked<ask::Release>();
  ASSERT_THAT(releases, SizeIs(1));
  EXPECT_FALSE(releases[0].counts);  // its work never reached it
  EXPECT_THAT(ids(releases[0].leases), ElementsAre(3));
}

TEST_F(LeaseTest, LeasesWhoseWorkerDoesNotComeBackAreReleasedAsAttempts) {
  join("other", 1);
  open(1, leased_to(evaluations(2, 2), "w", 3));
  for (int i = 0; i < 11; ++i) {
    pass(milliseconds(1000));
    say("peer-of-other", WorkerHeartbeat{});
  }
  const auto releases = release_all();
  ASSERT_THAT(releases, SizeIs(1));
  EXPECT_TRUE(releases[0].counts);
  EXPECT_THAT(ids(releases[0].leases), ElementsAre(2, 3));
  EXPECT_THAT(grant(4), SizeIs(1));
}

TEST_F(LeaseTest, AReportThatComesBeforeItsEvaluationHasBeenReadWaitsForIt) {
  Hello hello = hello_of("w", 4);
  hello.held = {{EvaluationId(2), Epoch(3)}};
  say_in(Term(6), "peer", hello);
  say("peer", report_of(2, 3, Outcome::replay_crashed));
  say("peer", report_of(2, 3, Outcome::replay_crashed));
  EXPECT_THAT(commit(), SizeIs(0));
  auto list = leased_to(evaluations(2, 1), "w", 3);
  list[0].attempts = 2;
  open(1, list);
  const auto rows = commit();
  ASSERT_THAT(rows, SizeIs(1));
  EXPECT_TRUE(rows[0].final);  // decided with the attempts that the store knows
}

TEST_F(LeaseTest, AClaimIsKeptUntilTheTargetsOfItsClassHaveBeenRead) {
  see(campaign_row(1));
  Hello hello = hello_of("w", 4);
  hello.held = {{EvaluationId(2), Epoch(3)}};
  say_in(Term(6), "peer", hello);
  EXPECT_THAT(sent<Stop>("peer"), SizeIs(0));
  open(1, leased_to(evaluations(2, 1), "w", 3));
  EXPECT_THAT(sent<Stop>("peer"), SizeIs(0));
  EXPECT_THAT(asked<ask::Release>(), SizeIs(0));
}

TEST_F(LeaseTest, AClaimThatDoesNotStandIsToldToStopBeforeOtherWorkComes) {
  open(1, evaluations(2, 1));
  Hello hello = hello_of("w", 4);
  hello.held = {{EvaluationId(2), Epoch(3)}, {EvaluationId(77), Epoch(1)}};
  say_in(Term(6), "peer", hello);
  const auto stops = sent<Stop>("peer");
  ASSERT_THAT(stops, SizeIs(1));
  EXPECT_THAT(ids(stops[0].leases), ElementsAre(2, 77));
}

TEST_F(LeaseTest, AReportOfAnEvaluationThatIsFinishedIsAcknowledged) {
  join("w");
  open(1, {});
  say("peer-of-w", report_of(99, 3));
  EXPECT_THAT(commit(ReportFate::known), SizeIs(1));
  EXPECT_THAT(sent<Ack>("peer-of-w"), SizeIs(1));
}

// ---- connections ---------------------------------------------------------------------------------------------------------

TEST_F(LeaseTest, AReconnectedWorkerKeepsWhatItHoldsAndGetsItsAcknowledgementsThere) {
  join("w", 2);
  open(1, evaluations(2, 2));
  grant();
  say("peer-of-w", report_of(2));
  Hello hello = hello_of("w", 2);
  hello.held = {{EvaluationId(2), Epoch(1)}, {EvaluationId(3), Epoch(1)}};
  say_in(term_, "second", hello);
  EXPECT_THAT(asked<ask::Release>(), SizeIs(0));
  commit();
  EXPECT_THAT(sent<Ack>("second"), SizeIs(1));
  say("peer-of-w", WorkerHeartbeat{});
  EXPECT_THAT(sent<Who>("peer-of-w"), SizeIs(1));
}

TEST_F(LeaseTest, WorkLostWithItsConnectionIsLeasedAgainAndNotCounted) {
  join("w", 2);
  open(1, evaluations(2, 2));
  grant();
  say_in(term_, "second", hello_of("w", 2));
  const auto releases = release_all();
  ASSERT_THAT(releases, SizeIs(1));
  EXPECT_FALSE(releases[0].counts);
  say("second", Ready{2});
  EXPECT_THAT(granted_ids(grant(2)), ElementsAre(2, 3));
}

TEST_F(LeaseTest, AHelloRepeatedOnTheSameConnectionTakesNothingAway) {
  join("w", 2);
  open(1, evaluations(2, 2));
  grant();
  say_in(Term(0), "peer-of-w", hello_of("w", 2));
  EXPECT_THAT(asked<ask::Release>(), SizeIs(0));
}

TEST_F(LeaseTest, WorkThatAWorkerDoesNotSpeakOfForALeaseTimeIsLeasedAgain) {
  join("w", 1);
  open(1, evaluations(2, 1));
  grant();
  for (int i = 0; i < 10; ++i) {
    pass(milliseconds(1000));
    say("peer-of-w", WorkerHeartbeat{});
  }
  EXPECT_THAT(asked<ask::Release>(), SizeIs(0));
  pass(milliseconds(1000));
  say("peer-of-w", WorkerHeartbeat{});
  const auto releases = asked<ask::Release>();
  ASSERT_THAT(releases, SizeIs(1));
  EXPECT_FALSE(releases[0].counts);
}

TEST_F(LeaseTest, AnotherProcessUnderTheSameNameTakesItOverAndTheOldOneIsTold) {
  join("w", 2);
  open(1, evaluations(2, 2));
  grant();
  say_in(Term(0), "second", hello_of("w", 2, 99));
  const auto releases = release_all();
  ASSERT_THAT(releases, SizeIs(1));
  EXPECT_TRUE(releases[0].counts);  // its process died with them
  say("peer-of-w", WorkerHeartbeat{});
  EXPECT_THAT(sent<Refuse>("peer-of-w"), SizeIs(1));
  EXPECT_THAT(sent<Who>("peer-of-w"), SizeIs(0));
}

TEST_F(LeaseTest, AHundredFastRestartsOfAWorkerLeaveItServed) {
  open(1, evaluations(2, 1));
  for (int i = 0; i < 100; ++i) {
    const std::string peer = "incarnation-" + std::to_string(i);
    say_in(Term(0), peer, hello_of("w", 1, 100 + static_cast<std::uint64_t>(i)));
    EXPECT_THAT(sent<Welcome>(peer), SizeIs(1));
  }
  say("incarnation-99", Ready{1});
  if (const auto asks = asked<ask::OpenTarget>(); !asks.empty()) open(1, evaluations(2, 1));
  EXPECT_THAT(grant(), SizeIs(1));
  EXPECT_THAT(sent<Work>("incarnation-99"), SizeIs(1));
}

TEST_F(LeaseTest, AHeartbeatAboutALeaseThatIsNotTheWorkersIsToldToStop) {
  join("w", 2);
  open(1, evaluations(2, 1));
  grant(7);
  say("peer-of-w", WorkerHeartbeat{{{{EvaluationId(2), Epoch(6)}, Stage::compile, 1}}});
  const auto stops = sent<Stop>("peer-of-w");
  ASSERT_THAT(stops, SizeIs(1));
  EXPECT_EQ(stops[0].leases[0].epoch, Epoch(6));
}

TEST_F(LeaseTest, AReportAboutAnotherConfigurationIsNotTaken) {
  join("w", 2);
  open(1, evaluations(2, 1));
  grant();
  Report report = report_of(2);
  report.hash = evaluation(3).request.hash;
  say("peer-of-w", report);
  EXPECT_THAT(commit(), SizeIs(0));
  EXPECT_EQ(dispatcher_->counters().out_of_place, 1u);
  EXPECT_THAT(sent<Stop>("peer-of-w"), SizeIs(1));
}

TEST_F(LeaseTest, ACoordinatorThatWasStoppedItselfDoesNotTakeItsWorkersForLost) {
  join("w", 1);
  open(1, evaluations(2, 1));
  grant();
  dispatcher_->on_tick(now_);
  now_ += milliseconds(10 * kLeaseMs);  // SIGSTOP, a laptop's lid
  dispatcher_->on_tick(now_);
  EXPECT_THAT(asked<ask::LoseWorker>(), SizeIs(0));
  pass(milliseconds(kLeaseMs + 1000));
  EXPECT_THAT(asked<ask::LoseWorker>(), SizeIs(1));
}

TEST_F(LeaseTest, NothingIsLeasedToAPeerThatCannotBeReached) {
  join("w", 1);
  dispatcher_->on_unreachable(PeerId("peer-of-w"));
  open(1, evaluations(2, 1));
  EXPECT_THAT(grant(), SizeIs(0));
}

// ---- several campaigns ------------------------------------------------------------------------------------------------------

TEST_F(LeaseTest, CampaignsTakeTurns) {
  open(1, evaluations(100, 50, 1));
  open(2, evaluations(200, 50, 2));
  join("w", 8);
  const auto granted = granted_ids(grant());
  ASSERT_THAT(granted, SizeIs(8));
  EXPECT_EQ(std::count_if(granted.begin(), granted.end(), [](std::int64_t id) { return id < 200; }), 4);
  const auto work = sent<Work>("peer-of-w");
  EXPECT_THAT(work, SizeIs(2));  // one message for each campaign's terms
}

TEST_F(LeaseTest, TheLastEvaluationsAreSharedOutAmongTheWorkers) {
  open(1, evaluations(2, 6));
  join("a", 8);
  join("b", 8);
  std::map<WorkerName, int> counts;
  for (const auto& one : grant()) ++counts[one.worker];
  EXPECT_EQ(counts[WorkerName("a")], 3);
  EXPECT_EQ(counts[WorkerName("b")], 3);
}

TEST_F(LeaseTest, AnEvaluationOfTwoCampaignsRunsOnceAndCountsForBoth) {
  open(1, evaluations(2, 1, 1));
  open(2, evaluations(2, 1, 2));
  join("w", 8);
  EXPECT_THAT(grant(), SizeIs(1));
  CampaignRow cancelled = campaign_row(1);
  cancelled.state = CampaignState::cancelled;
  see(cancelled);
  EXPECT_THAT(sent<Stop>("peer-of-w"), SizeIs(0));  // the other campaign still wants it
  say("peer-of-w", report_of(2));
  commit();
  const auto ends = asked<ask::EndCampaign>();
  ASSERT_THAT(ends, SizeIs(1));
  EXPECT_EQ(ends[0].campaign, CampaignId(2));
}

TEST_F(LeaseTest, AnEvaluationThatTheStoreDoesNotGrantIsReadAgain) {
  join("w", 8);
  open(1, evaluations(2, 1));
  const auto asks = asked<ask::Grant>();
  dispatcher_->on_reply(reply::Granted{asks.at(0).grants, {}}, now_);
  EXPECT_EQ(dispatcher_->open_evaluations(), 0u);
  EXPECT_THAT(asked<ask::EndCampaign>(), SizeIs(0));  // not before it has been read
  EXPECT_THAT(asked<ask::OpenTarget>(), SizeIs(1));
}

TEST_F(LeaseTest, RequestsCarryTheBestSoFar) {
  join("w", 1);
  open(1, evaluations(2, 2));
  grant();
  say("peer-of-w", report_of(2));
  say("peer-of-w", Ready{1});
  commit();
  grant();
  const auto work = sent<Work>("peer-of-w");
  ASSERT_THAT(work, SizeIs(2));
  EXPECT_EQ(work[0].requests[0].best_ns, 0);
  EXPECT_EQ(work[1].requests[0].best_ns, 102);
}

}  // namespace
}  // namespace retune::coordinator
