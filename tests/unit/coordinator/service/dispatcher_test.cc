// Campaigns, targets and messages; dispatcher_lease_test.cc has the leases.
#include <gmock/gmock.h>

#include "tests/unit/coordinator/service/dispatcher_fixture.h"

namespace retune::coordinator {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;
using DispatcherTest = DispatcherFixture;

TEST_F(DispatcherTest, AWorkerIsWelcomedAndOpensTheTargetsOfCampaignsForItsBackend) {
  see(campaign_row(1));
  CampaignRow other = campaign_row(2);
  other.backends = {"cuda"};
  see(other);
  say_in(Term(0), "peer", hello_of("w"));
  const auto welcomes = sent<Welcome>("peer");
  ASSERT_THAT(welcomes, SizeIs(1));
  EXPECT_EQ(welcomes[0].lease_ms, kLeaseMs);
  EXPECT_THAT(asked<ask::SeeWorker>(), SizeIs(1));
  const auto opened = asked<ask::OpenTarget>();
  ASSERT_THAT(opened, SizeIs(1));
  EXPECT_EQ(opened[0].campaign, CampaignId(1));
  EXPECT_EQ(opened[0].device.key(), device().key());
  // Said again, nothing is opened again.
  say_in(Term(0), "peer", hello_of("w"));
  EXPECT_THAT(asked<ask::OpenTarget>(), SizeIs(0));
}

TEST_F(DispatcherTest, NothingButTheBaselineIsFedAndLeasedUntilItHasItsResult) {
  join("w");
  see(campaign_row(1));
  dispatcher_->on_reply(reply::TargetOpened{target_row(1), {}}, now_);
  auto fed = feeds();
  ASSERT_THAT(fed, SizeIs(1));
  EXPECT_TRUE(fed[0].baseline);

  OpenEvaluation baseline = evaluation(1);
  baseline.is_baseline = true;
  reply::TargetFed reply{target_of(1), {}, false, target_row(1), ""};
  reply.row->members = 1;
  reply.batch.open = {baseline};
  dispatcher_->on_reply(std::move(reply), now_);
  EXPECT_THAT(granted_ids(grant()), ElementsAre(1));
  EXPECT_THAT(feeds(), SizeIs(0));

  say("peer-of-w", report_of(1));
  commit();
  fed = feeds();
  ASSERT_THAT(fed, SizeIs(1));
  EXPECT_FALSE(fed[0].baseline);
}

TEST_F(DispatcherTest, ABaselineThatDoesNotVerifyFailsTheCampaignWithItsReason) {
  join("w");
  OpenEvaluation baseline = evaluation(1);
  baseline.is_baseline = true;
  see(campaign_row(1));
  TargetRow row = target_row(1);
  row.members = 1;
  dispatcher_->on_reply(reply::TargetOpened{row, {baseline}}, now_);
  grant();
  say("peer-of-w", report_of(1, 1, Outcome::wrong_answer));
  commit();
  EXPECT_THAT(sent<Ack>("peer-of-w"), SizeIs(1));
  const auto ends = asked<ask::EndCampaign>();
  ASSERT_THAT(ends, SizeIs(1));
  EXPECT_EQ(ends[0].state, CampaignState::failed);
  EXPECT_THAT(ends[0].reason, HasSubstr("did not verify on noop A Device: wrong_answer: a reason"));
  EXPECT_THAT(feeds(), SizeIs(0));
  dispatcher_->on_reply(reply::CampaignEnded{CampaignId(1), true, {}}, now_);
  EXPECT_EQ(dispatcher_->campaigns(), 0u);
}

TEST_F(DispatcherTest, ABadBaselineIsPassedOverWhereTheSpecSaysSo) {
  join("w");
  OpenEvaluation baseline = evaluation(1);
  baseline.is_baseline = true;
  CampaignRow campaign = campaign_row(1);
  campaign.continue_on_bad_baseline = true;
  see(campaign);
  TargetRow row = target_row(1);
  row.members = 1;
  dispatcher_->on_reply(reply::TargetOpened{row, {baseline}}, now_);
  grant();
  say("peer-of-w", report_of(1, 1, Outcome::wrong_answer));
  commit();
  EXPECT_THAT(asked<ask::EndCampaign>(), SizeIs(0));
  EXPECT_THAT(feeds(), SizeIs(1));
}

TEST_F(DispatcherTest, ABaselineThatTheDeviceCannotLaunchFailsTheCampaign) {
  join("w");
  see(campaign_row(1));
  dispatcher_->on_reply(reply::TargetOpened{target_row(1), {}}, now_);
  ASSERT_THAT(feeds(), SizeIs(1));
  reply::TargetFed reply{target_of(1), {}, false, target_row(1), "block of 2048 threads"};
  reply.batch.rejected = 1;
  dispatcher_->on_reply(std::move(reply), now_);
  const auto ends = asked<ask::EndCampaign>();
  ASSERT_THAT(ends, SizeIs(1));
  EXPECT_THAT(ends[0].reason, HasSubstr("block of 2048 threads"));
}

TEST_F(DispatcherTest, ABaselineWhoseResultIsKnownOpensTheGateAtOnce) {
  join("w");
  see(campaign_row(1));
  dispatcher_->on_reply(reply::TargetOpened{target_row(1), {}}, now_);
  ASSERT_THAT(feeds(), SizeIs(1));
  reply::TargetFed reply{target_of(1), {}, false, target_row(1), ""};
  reply.batch.reused = 1;
  reply.row->members = reply.row->reused = reply.row->finished = 1;
  reply.row->baseline_outcome = Outcome::verified;
  dispatcher_->on_reply(std::move(reply), now_);
  const auto fed = feeds();
  ASSERT_THAT(fed, SizeIs(1));
  EXPECT_FALSE(fed[0].baseline);
}

TEST_F(DispatcherTest, TargetsAreFedOnlyWhenTheyRunLowAndUntilTheyAreExhausted) {
  join("w", 2);
  see(campaign_row(1));
  TargetRow row = target_row(1);
  row.members = 1;
  row.baseline_outcome = Outcome::verified;
  dispatcher_->on_reply(reply::TargetOpened{row, {}}, now_);
  ASSERT_THAT(feeds(), SizeIs(1));
  EXPECT_THAT(feeds(), SizeIs(0));  // one at a time
  reply::TargetFed fed{target_of(1), {}, false, std::nullopt, ""};
  fed.batch.open = evaluations(2, 8);
  dispatcher_->on_reply(fed, now_);
  EXPECT_THAT(grant(), SizeIs(2));
  EXPECT_THAT(feeds(), SizeIs(0));  // six wait
  for (const int id : {2, 3}) say("peer-of-w", report_of(id));
  say("peer-of-w", Ready{2});
  commit();
  grant();
  for (const int id : {4, 5}) say("peer-of-w", report_of(id));
  say("peer-of-w", Ready{2});
  commit();
  grant();
  EXPECT_THAT(feeds(), SizeIs(1));  // two wait
  reply::TargetFed last{target_of(1), {}, true, std::nullopt, ""};
  dispatcher_->on_reply(last, now_);
  EXPECT_THAT(feeds(), SizeIs(0));
}

TEST_F(DispatcherTest, ACampaignIsDoneOnceNothingIsLeftAndTheStoreAgrees) {
  join("w");
  open(1, evaluations(2, 1));
  grant();
  EXPECT_THAT(asked<ask::EndCampaign>(), SizeIs(0));
  say("peer-of-w", report_of(2));
  commit();
  auto ends = asked<ask::EndCampaign>();
  ASSERT_THAT(ends, SizeIs(1));
  EXPECT_EQ(ends[0].state, CampaignState::done);
  EXPECT_THAT(ends[0].drained, ElementsAre(target_of(1)));
  // The store knows of one more: it is run first.
  TargetRow row = target_row(1);
  row.members = 3;
  row.exhausted = true;
  row.baseline_outcome = Outcome::verified;
  reply::CampaignEnded still{CampaignId(1), false, {{row, evaluations(3, 1)}}};
  dispatcher_->on_reply(std::move(still), now_);
  EXPECT_THAT(granted_ids(grant()), ElementsAre(3));
  say("peer-of-w", report_of(3));
  commit();
  EXPECT_THAT(asked<ask::EndCampaign>(), SizeIs(1));
}

TEST_F(DispatcherTest, ACampaignForTwoBackendsWaitsForAWorkerOfEach) {
  join("w");
  CampaignRow row = campaign_row(1);
  row.backends = {"noop", "cuda"};
  open(row, {});
  EXPECT_THAT(asked<ask::EndCampaign>(), SizeIs(0));
}

TEST_F(DispatcherTest, APausedCampaignLeasesAndFeedsNothingUntilItIsResumed) {
  join("w", 1);
  CampaignRow row = campaign_row(1);
  open(row, evaluations(2, 3));
  EXPECT_THAT(granted_ids(grant()), ElementsAre(2));
  row.state = CampaignState::paused;
  see(row);
  say("peer-of-w", report_of(2));  // what runs is finished, and counts
  say("peer-of-w", Ready{1});
  EXPECT_THAT(commit(), SizeIs(1));
  EXPECT_THAT(sent<Stop>("peer-of-w"), SizeIs(0));
  EXPECT_THAT(grant(), SizeIs(0));
  row.state = CampaignState::running;
  see(row);
  EXPECT_THAT(granted_ids(grant()), ElementsAre(3));
}

TEST_F(DispatcherTest, ACancelledCampaignsLeasesAreStoppedAndReleasedUntouched) {
  join("w", 2);
  CampaignRow row = campaign_row(1);
  open(row, evaluations(2, 5));
  grant();
  EXPECT_THAT(sent<Work>("peer-of-w"), SizeIs(1));
  row.state = CampaignState::cancelled;
  see(row);
  const auto stops = sent<Stop>("peer-of-w");
  ASSERT_THAT(stops, SizeIs(1));
  EXPECT_THAT(ids(stops[0].leases), ElementsAre(2, 3));
  const auto releases = release_all();
  ASSERT_THAT(releases, SizeIs(1));
  EXPECT_FALSE(releases[0].counts);
  EXPECT_THAT(ids(releases[0].leases), ElementsAre(2, 3));
  EXPECT_EQ(dispatcher_->open_evaluations(), 0u);
  // A report that crossed the cancellation is kept and acknowledged.
  say("peer-of-w", report_of(2));
  EXPECT_THAT(commit(ReportFate::late), SizeIs(1));
  EXPECT_THAT(sent<Ack>("peer-of-w"), SizeIs(1));
}

TEST_F(DispatcherTest, ALeaseGrantedWhileItsCampaignWasCancelledIsReturned) {
  join("w", 1);
  CampaignRow row = campaign_row(1);
  open(row, evaluations(2, 1));
  const auto asks = asked<ask::Grant>();
  ASSERT_THAT(asks, SizeIs(1));
  row.state = CampaignState::cancelled;
  see(row);
  dispatcher_->on_reply(reply::Granted{asks[0].grants, {{EvaluationId(2), Epoch(4)}}}, now_);
  EXPECT_THAT(sent<Work>("peer-of-w"), SizeIs(0));
  const auto releases = release_all();
  ASSERT_THAT(releases, SizeIs(1));
  EXPECT_EQ(releases[0].leases[0].epoch, Epoch(4));
}

TEST_F(DispatcherTest, ACampaignThatHasRunForItsTimeFinishesWhatItRunsAndEnds) {
  join("w", 1);
  CampaignRow row = campaign_row(1);
  open(row, evaluations(2, 5));
  see(row, 5.0);
  grant();
  for (int i = 0; i < 6; ++i) {
    pass(milliseconds(1000));
    say("peer-of-w", WorkerHeartbeat{{{{EvaluationId(2), Epoch(1)}, Stage::measure, 0}}});
  }
  EXPECT_THAT(asked<ask::EndCampaign>(), SizeIs(0));  // one still runs
  say("peer-of-w", report_of(2));
  say("peer-of-w", Ready{1});
  commit();
  EXPECT_THAT(grant(), SizeIs(0));
  const auto ends = asked<ask::EndCampaign>();
  ASSERT_THAT(ends, SizeIs(1));
  EXPECT_EQ(ends[0].state, CampaignState::done);
  EXPECT_THAT(ends[0].reason, HasSubstr("limit of 5 s"));
}

TEST_F(DispatcherTest, AFaultInTheSpecFailsItsCampaignOnly) {
  join("w");
  open(2, evaluations(102, 1, 2));
  see(campaign_row(1));
  TargetRow row = target_row(1);
  row.members = 1;
  row.baseline_outcome = Outcome::verified;
  dispatcher_->on_reply(reply::TargetOpened{row, {}}, now_);
  ASSERT_THAT(feeds(), SizeIs(1));
  dispatcher_->on_reply(reply::FeedFailed{target_of(1), "at /constraints/0: division by zero"}, now_);
  const auto ends = asked<ask::EndCampaign>();
  ASSERT_THAT(ends, SizeIs(1));
  EXPECT_EQ(ends[0].campaign, CampaignId(1));
  EXPECT_EQ(ends[0].state, CampaignState::failed);
  EXPECT_THAT(granted_ids(grant()), ElementsAre(102));
}

TEST_F(DispatcherTest, APeerThatHasNotSaidHelloIsAskedWhoItIs) {
  say("stranger", WorkerHeartbeat{});
  EXPECT_THAT(sent<Who>("stranger"), SizeIs(1));
  EXPECT_EQ(dispatcher_->counters().unknown_peer, 1u);
}

TEST_F(DispatcherTest, AMessageOfAnotherTermIsCountedAndNotHeard) {
  join("w");
  open(1, evaluations(2, 1));
  grant();
  say_in(Term(6), "peer-of-w", report_of(2));
  EXPECT_THAT(commit(), SizeIs(0));
  EXPECT_EQ(dispatcher_->counters().stale_term, 1u);
}

TEST_F(DispatcherTest, WhatOnlyACoordinatorSaysIsOutOfPlace) {
  join("w");
  const std::vector<MessageBody> bodies = {Welcome{}, Refuse{}, Work{}, CoordinatorHeartbeat{}, Ack{}, Blob{}, Stop{}, Who{}};
  for (const auto& body : bodies) say("peer-of-w", body);
  EXPECT_EQ(dispatcher_->counters().out_of_place, bodies.size());
}

TEST_F(DispatcherTest, AMalformedMessageIsCountedAndAForeignVersionRefused) {
  dispatcher_->on_malformed(PeerId("x"), Error(ErrorKind::invalid_input, "nonsense"), std::nullopt);
  EXPECT_THAT(sent<Refuse>("x"), SizeIs(0));
  dispatcher_->on_malformed(PeerId("x"), Error(ErrorKind::invalid_input, "nonsense"), 2);
  const auto refusals = sent<Refuse>("x");
  ASSERT_THAT(refusals, SizeIs(1));
  EXPECT_THAT(refusals[0].reason, HasSubstr("version 2"));
  EXPECT_EQ(dispatcher_->counters().malformed, 2u);
}

TEST_F(DispatcherTest, AWorkerThatSpeaksNoCommonVersionIsRefused) {
  Hello hello = hello_of("w");
  hello.min_version = 2;
  hello.max_version = 3;
  say_in(Term(0), "peer", hello);
  EXPECT_THAT(sent<Refuse>("peer"), SizeIs(1));
  EXPECT_THAT(sent<Welcome>("peer"), SizeIs(0));
  EXPECT_EQ(dispatcher_->connected_workers(), 0u);
}

TEST_F(DispatcherTest, OnlyFilesOfRecordingsOfItsCampaignsAreServed) {
  join("w");
  see(campaign_row(1));
  const ContentHash recording = campaign_row(1).terms.instance.recording;
  const std::string hash = sha256(as_bytes("blob")).hex();
  say("peer-of-w", Want{recording, "manifest.json", 0});
  say("peer-of-w", Want{recording, "blobs/" + hash + ".zst", 5});
  turn();
  std::vector<std::string> served;
  for (const auto& action : actions_)
    if (const auto* serve = std::get_if<Serve>(&action)) served.push_back(serve->folder + "/" + serve->want.file);
  EXPECT_THAT(served, ElementsAre("/recordings/1/manifest.json", "/recordings/1/blobs/" + hash + ".zst"));
  const std::vector<Want> refused = {{sha256(as_bytes("other")), "manifest.json", 0},
                                     {recording, "../manifest.json", 0},
                                     {recording, "blobs/../../" + hash.substr(6) + ".zst", 0},
                                     {recording, "blobs/" + hash, 0},
                                     {recording, "/etc/passwd", 0},
                                     {recording, "", 0}};
  for (const auto& want : refused) say("peer-of-w", want);
  const auto blobs = sent<Blob>("peer-of-w");
  ASSERT_THAT(blobs, SizeIs(refused.size()));
  for (const auto& blob : blobs) EXPECT_FALSE(blob.problem.empty());
}

TEST_F(DispatcherTest, AHeartbeatIsAnswered) {
  join("w");
  say("peer-of-w", WorkerHeartbeat{});
  EXPECT_THAT(sent<CoordinatorHeartbeat>("peer-of-w"), SizeIs(1));
}

}  // namespace
}  // namespace retune::coordinator
