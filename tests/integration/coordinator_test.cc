// The daemon itself, with PostgreSQL and workers in processes of their own (noop executor), killed at every place where that
// could do harm.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "coordinator/service/crash_points.h"
#include "shared/base/clock.h"
#include "shared/base/file.h"
#include "tests/integration/process.h"
#include "tests/integration/test_cluster.h"

namespace retune::coordinator {
namespace {

constexpr auto kPatience = seconds(120);  // running into it is a failure
constexpr std::int64_t kPoints = 400;

const std::string kPrograms = std::string(RETUNE_BINARY_DIR) + "/bin/";

class CoordinatorTest : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (std::filesystem::temp_directory_path() / "retune-daemon-XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
    if (!cluster_) {
      auto cluster = TestCluster::start();
      if (!cluster && cluster.error().kind() == ErrorKind::unsupported) GTEST_SKIP() << cluster.error().to_string();
      ASSERT_TRUE(cluster) << cluster.error().to_string();
      cluster_ = std::move(*cluster);
    }
    url_ = cluster_->url();
    const auto reset = cluster_->reset();
    ASSERT_TRUE(reset) << reset.error().to_string();
    auto client = open_client_store(url_);
    ASSERT_TRUE(client) << client.error().to_string();
    client_ = std::move(*client);
  }
  void TearDown() override {
    if (HasFailure()) std::system(("tail -n 30 " + folder_.string() + "/*.log >&2").c_str());
    workers_.clear();
    coordinator_.reset();
    client_.reset();
    std::filesystem::remove_all(folder_);
  }

  [[nodiscard]] std::string endpoint() const { return "ipc://" + (folder_ / "socket").string(); }
  void start_coordinator(const std::string& crash_at = "", unsigned lease_ms = 10000) {
    const auto ready = folder_ / "ready";
    std::filesystem::remove(ready);
    std::vector<std::string> command = {kPrograms + "retune-coordinator", "--database",   url_,   "--listen", endpoint(),
                                        "--heartbeat-ms", "100", "--lease-ms", std::to_string(lease_ms), "--ready-file", ready.string()};
    if (!crash_at.empty()) command.insert(command.end(), {"--crash-at", crash_at});
    coordinator_.reset();
    coordinator_ = std::make_unique<Process>(command, (folder_ / "coordinator.log").string());
    ASSERT_TRUE(coordinator_->wait_until(kPatience, [&] { return std::filesystem::exists(ready); }));
  }
  void start_worker(const std::string& name, unsigned slots) {
    const std::string journal = (folder_ / (name + ".journal")).string();
    workers_.push_back(std::make_unique<Process>(
        std::vector<std::string>{kPrograms + "retune-worker", "--backend", "noop", "--connect", endpoint(), "--name", name,
                                 "--slots", std::to_string(slots), "--journal", journal},
        (folder_ / (name + ".log")).string()));
  }
  CampaignId submit(std::int64_t points = kPoints, const std::string& recording = "recording") {
    CampaignRow row;
    row.name = "noop";
    row.spec = fmt::format(R"({{"name": "noop", "targets": ["noop"],
        "parameters": {{"x": {{"type": "integer", "from": 1, "to": {}}}}}, "config": {{"grid.x": "x"}}}})",
                           points);
    row.backends = {"noop"};
    row.terms.instance = {sha256(as_bytes(recording)), InstanceId(sha256(as_bytes("instance of " + recording)).hex())};
    row.terms.recording_path = folder_.string();
    row.kernel = "kernel";
    row.baseline.grid.x = 1;  // the first point of the space
    const auto id = client_->submit(row, static_cast<std::uint64_t>(points));
    EXPECT_TRUE(id) << id.error().to_string();
    return id ? *id : CampaignId();
  }
  [[nodiscard]] CampaignProgress progress(CampaignId campaign) {
    const auto rows = client_->progress(campaign);
    EXPECT_TRUE(rows) << rows.error().to_string();
    return rows && rows->size() == 1 ? rows->front() : CampaignProgress{};
  }
  [[nodiscard]] bool await_done(CampaignId campaign) {
    return coordinator_->wait_until(kPatience, [&] { return progress(campaign).state == CampaignState::done; });
  }
  [[nodiscard]] PgRows query(const std::string& sql) {
    PgRows rows;
    auto db = PgDb::connect(url_, "test");
    EXPECT_TRUE(db) << db.error().to_string();
    const auto done = (*db)->transaction([&](PgTransaction& transaction) -> Expected<> {
      RETUNE_TRY(rows, transaction.exec(sql));
      return {};
    });
    EXPECT_TRUE(done) << done.error().to_string();
    return rows;
  }
  // Evaluations in the lines of all journals that begin with this word, with how often.
  [[nodiscard]] std::map<std::int64_t, int> journals(std::string_view wanted) const {
    std::map<std::int64_t, int> counts;
    for (const auto& entry : std::filesystem::directory_iterator(folder_)) {
      if (entry.path().extension() != ".journal") continue;
      std::ifstream journal(entry.path());
      std::string word, rest;
      std::int64_t id = 0;
      while (journal >> word >> id) {
        std::getline(journal, rest);
        if (word == wanted) ++counts[id];
      }
    }
    return counts;
  }
  // Each member of the campaign has one result, and everything acknowledged is among them.
  void expect_whole(CampaignId campaign, std::size_t members) {
    const CampaignProgress now = progress(campaign);
    EXPECT_EQ(now.members, members);
    EXPECT_EQ(now.finished, members);
    EXPECT_EQ(now.verified, members);
    std::set<std::int64_t> results;
    for (const auto& row : query("SELECT evaluation, count(*) FROM result GROUP BY 1")) {
      EXPECT_EQ(integer_of(row, 1), 1) << "evaluation " << integer_of(row, 0);
      results.insert(integer_of(row, 0));
    }
    for (const auto& [id, count] : journals("acked")) EXPECT_TRUE(results.contains(id)) << "acknowledged and lost: " << id;
    EXPECT_EQ(integer_of(query("SELECT count(*) FROM lease").at(0), 0), 0);
  }

  std::filesystem::path folder_;
  static inline std::unique_ptr<TestCluster> cluster_;
  std::string url_;
  std::unique_ptr<ClientStore> client_;
  std::unique_ptr<Process> coordinator_;
  std::vector<std::unique_ptr<Process>> workers_;
};

TEST_F(CoordinatorTest, SeveralCampaignsAreServedAndASecondOfTheSameSpaceReusesEverything) {
  start_coordinator();
  start_worker("a", 64);
  start_worker("b", 16);
  const CampaignId one = submit(), two = submit(kPoints / 2, "another recording");
  ASSERT_TRUE(await_done(one));
  ASSERT_TRUE(await_done(two));
  expect_whole(one, kPoints);
  expect_whole(two, kPoints / 2);
  const auto runs = journals("ran");
  const CampaignId again = submit();
  ASSERT_TRUE(await_done(again));
  expect_whole(again, kPoints);
  EXPECT_EQ(progress(again).reused, static_cast<std::uint64_t>(kPoints));
  EXPECT_EQ(journals("ran"), runs);
  coordinator_->kill(SIGTERM);
  ASSERT_TRUE(coordinator_->wait(kPatience));
  EXPECT_EQ(coordinator_->exit_status(), 0);
}

TEST_F(CoordinatorTest, ASecondCoordinatorTakesOverAndTheFirstEndsWithAReason) {
  start_coordinator();
  start_worker("a", 4);
  const CampaignId campaign = submit(4000);
  ASSERT_TRUE(coordinator_->wait_until(kPatience, [&] { return progress(campaign).finished > 50; }));
  auto first = std::move(coordinator_);
  // On another socket: the first one's is taken.
  const auto ready = folder_ / "second-ready";
  coordinator_ = std::make_unique<Process>(
      std::vector<std::string>{kPrograms + "retune-coordinator", "--database", url_, "--listen", endpoint() + "-2",
                               "--heartbeat-ms", "100", "--lease-ms", "2000", "--ready-file", ready.string()},
      (folder_ / "second.log").string());
  ASSERT_TRUE(first->wait(kPatience));
  EXPECT_EQ(first->exit_status(), 1);
  const auto log = read_text_file(folder_ / "coordinator.log");
  ASSERT_TRUE(log);
  EXPECT_THAT(*log, ::testing::HasSubstr("has ended"));
}

TEST_F(CoordinatorTest, BadUsageIsOneErrorAndStatus2) {
  const std::vector<std::vector<std::string>> wrong = {
      {},
      {"--listen", "tcp://0.0.0.0:5555", "--database", url_},
      {"--listen", endpoint(), "--database", url_, "--crash-at", "nowhere"},
      {"--listen", endpoint(), "--database", url_, "--crash-at", "after-grant:0"},
      {"--listen", endpoint(), "--database", url_, "--lease-ms", "100", "--heartbeat-ms", "90"},
  };
  for (const auto& arguments : wrong) {
    std::vector<std::string> command = {kPrograms + "retune-coordinator"};
    command.insert(command.end(), arguments.begin(), arguments.end());
    Process process(command, (folder_ / "wrong.log").string());
    ASSERT_TRUE(process.wait(kPatience));
    EXPECT_EQ(process.exit_status(), 2) << fmt::format("{}", fmt::join(arguments, " "));
  }
  Process nowhere({kPrograms + "retune-coordinator", "--listen", endpoint(), "--database",
                   "postgresql:///none?host=" + folder_.string()},
                  (folder_ / "nowhere.log").string());
  ASSERT_TRUE(nowhere.wait(kPatience));
  EXPECT_EQ(nowhere.exit_status(), 3);
}

TEST_F(CoordinatorTest, AFrozenWorkersLeasesGoToAnotherAndWhatItSaysLaterIsKeptAndNotCounted) {
  start_coordinator("after-release", 1000);
  start_worker("frozen", 32);
  const CampaignId first = submit(40, "first recording");
  ASSERT_TRUE(await_done(first));
  workers_[0]->kill(SIGSTOP);
  const CampaignId second = submit();
  // Its lease of the baseline runs out; the coordinator dies right after it has taken the lease back.
  ASSERT_TRUE(coordinator_->wait(kPatience)) << "nothing was released";
  EXPECT_EQ(coordinator_->signal(), SIGKILL);
  start_worker("other", 32);
  start_coordinator("", 1000);
  workers_[0]->kill(SIGCONT);
  ASSERT_TRUE(await_done(second));
  expect_whole(second, kPoints);
  EXPECT_EQ(integer_of(query("SELECT count(*) FROM attempt WHERE counted AND outcome = 'worker_lost'").at(0), 0), 1);
}

class CrashPointTest : public CoordinatorTest, public ::testing::WithParamInterface<std::string> {};

TEST_P(CrashPointTest, DyingThereLosesNothingAndDoublesNothing) {
  start_worker("a", 32);
  start_worker("b", 8);
  const CampaignId campaign = submit();
  start_coordinator(GetParam());
  ASSERT_TRUE(coordinator_->wait(kPatience)) << "the place was not reached";
  EXPECT_EQ(coordinator_->signal(), SIGKILL);
  start_coordinator();
  ASSERT_TRUE(await_done(campaign));
  expect_whole(campaign, kPoints);
  // The workers lived: what they held they kept, so nothing ran twice.
  for (const auto& [id, count] : journals("ran")) EXPECT_EQ(count, 1) << "evaluation " << id;
}

INSTANTIATE_TEST_SUITE_P(Places, CrashPointTest,
                         ::testing::Values("before-feed", "after-feed", "after-feed:2", "before-grant", "after-grant",
                                           "after-grant:4", "after-work", "after-work:3", "before-commit", "before-commit:3",
                                           "after-commit", "after-commit:4", "after-ack", "after-ack:3", "before-end",
                                           "after-end"),
                         [](const auto& info) {
                           std::string name = info.param;
                           for (char& c : name)
                             if (c == '-' || c == ':') c = '_';
                           return name;
                         });

}  // namespace
}  // namespace retune::coordinator
