// The server with its threads, real sockets and real agents (their noop executor) over a store in memory: what the pure tests
// cannot show, the wiring.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <thread>

#include "coordinator/service/server.h"
#include "shared/base/file.h"
#include "shared/wire/zmq_transport.h"
#include "tests/unit/coordinator/service/memory_store.h"
#include "tests/unit/coordinator/service/faulty_store.h"
#include "worker/agent/agent.h"

namespace retune::coordinator {
namespace {

constexpr std::size_t kCount = 2000;
constexpr auto kPatience = seconds(60);  // running into it is a failure

Configuration configuration_number(std::size_t number) {
  Configuration configuration;
  configuration.block.x = static_cast<std::uint32_t>(number % 1024 + 1);
  configuration.grid.x = static_cast<std::uint32_t>(number / 1024 + 1);
  return configuration;
}

Expected<OpenedStrategy> open_counting(const CampaignRow&, const TargetRow& target) {
  const auto position = std::make_shared<std::size_t>(target.cursor.empty() ? 0 : std::stoul(target.cursor));
  return OpenedStrategy{[position](std::size_t max) -> Expected<Batch> {
                          Batch batch;
                          for (; *position < kCount && batch.candidates.size() < max; ++*position)
                            batch.candidates.push_back({{}, configuration_number(*position)});
                          batch.cursor = std::to_string(*position);
                          batch.exhausted = *position >= kCount;
                          return batch;
                        },
                        std::nullopt};
}

class ServiceTest : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (std::filesystem::temp_directory_path() / "retune-service-XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
    endpoint_ = "ipc://" + (folder_ / "socket").string();
    auto transport = make_zmq_transport();
    ASSERT_TRUE(transport);
    transport_ = std::move(*transport);
    faults_.random = &random_;
    faults_.mutex = &mutex_;
    faults_.on_call = [this] { changed_.notify_all(); };
  }
  void TearDown() override {
    leave_ = true;
    for (auto& worker : workers_) worker.join();
    stop_server();
    transport_.reset();
    std::filesystem::remove_all(folder_);
  }

  void start_server() {
    auto router = transport_->listen({endpoint_});
    ASSERT_TRUE(router) << router.error().to_string();
    router_ = std::move(*router);
    ServerOptions options;
    options.dispatcher.heartbeat_ms = 100;
    options.dispatcher.lease_ms = 2000;
    options.storekeeper.poll = milliseconds(10);
    options.storekeeper.keeper.first_pause = milliseconds(1);
    server_ = std::make_unique<Server>(
        *router_, clock_,
        [this]() -> Expected<std::unique_ptr<Store>> { return std::make_unique<FaultyStore>(store_, faults_, account_); },
        open_counting, [](const CampaignRow&) { return std::nullopt; }, [](std::string_view) {}, options);
    const auto term = server_->take_office("test");
    ASSERT_TRUE(term) << term.error().to_string();
    serving_ = std::thread([this] {
      const auto ended = server_->run();
      EXPECT_TRUE(ended) << ended.error().to_string();
    });
  }
  void stop_server() {
    if (!server_) return;
    server_->request_stop();
    serving_.join();
    server_.reset();
    router_.reset();
  }
  void start_worker(const std::string& name, std::uint32_t slots) {
    worker::AgentOptions options;
    options.endpoint = endpoint_;
    options.identity.name = WorkerName(name);
    options.identity.host = "test";
    options.identity.pid = ++last_pid_;
    options.identity.slots = slots;
    options.journal = (folder_ / ("journal-" + std::to_string(last_pid_))).string();
    journals_.push_back(options.journal);
    workers_.emplace_back([this, options] {
      const auto ended = worker::run_agent(
          options, *transport_, clock_, [](std::function<void()>) { return Expected<std::unique_ptr<worker::Executor>>(worker::make_noop_executor()); },
          leave_);
      EXPECT_TRUE(ended) << ended.error().to_string();
    });
  }
  CampaignId add_campaign() {
    CampaignRow row;
    row.name = "campaign";
    row.backends = {"noop"};
    row.terms.instance = {sha256(as_bytes("recording")), InstanceId("instance")};
    row.terms.recording_path = folder_.string();
    row.baseline = configuration_number(0);
    const std::lock_guard lock(mutex_);
    return store_.add_campaign(row);
  }
  [[nodiscard]] bool await(CampaignId campaign, CampaignState state) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, kPatience, [&] { return store_.campaign(campaign).state == state; });
  }
  [[nodiscard]] bool await_results(std::size_t count) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, kPatience, [&] { return account_.results.size() >= count; });
  }
  void expect_whole() {
    const std::lock_guard lock(mutex_);
    EXPECT_EQ(account_.results.size(), kCount);
    for (const auto& [id, count] : account_.results) EXPECT_EQ(count, 1) << id.value();
    for (const auto& path : journals_) {
      std::ifstream journal(path);
      std::string word, rest;
      std::int64_t id = 0, epoch = 0;
      while (journal >> word >> id >> epoch) {
        std::getline(journal, rest);
        if (word == "acked") {
          EXPECT_TRUE(account_.committed.contains({EvaluationId(id), Epoch(epoch)})) << "acknowledged and lost: " << id;
        }
      }
    }
  }

  std::filesystem::path folder_;
  std::string endpoint_;
  SystemClock clock_;
  std::mt19937_64 random_{20261201};
  std::mutex mutex_;
  std::condition_variable changed_;
  MemoryStore store_;
  FaultyStore::Faults faults_;
  WorldAccount account_;
  std::unique_ptr<Transport> transport_;
  std::unique_ptr<RouterSocket> router_;
  std::unique_ptr<Server> server_;
  std::thread serving_;
  std::vector<std::thread> workers_;
  std::vector<std::string> journals_;
  std::atomic<bool> leave_{false};
  std::uint64_t last_pid_ = 0;
};

TEST_F(ServiceTest, CampaignsAreServedByWorkersAndASecondOneReusesEverything) {
  start_server();
  start_worker("a", 64);
  start_worker("b", 7);
  const CampaignId first = add_campaign();
  ASSERT_TRUE(await(first, CampaignState::done));
  expect_whole();
  const CampaignId second = add_campaign();
  ASSERT_TRUE(await(second, CampaignState::done));
  expect_whole();
}

TEST_F(ServiceTest, ALostDatabaseConnectionIsMadeAnewAndNothingIsLostOrDoubled) {
  faults_.before = 0.02;
  faults_.after = 0.02;
  start_server();
  start_worker("a", 16);
  start_worker("b", 16);
  const CampaignId campaign = add_campaign();
  ASSERT_TRUE(await(campaign, CampaignState::done));
  expect_whole();
}

TEST_F(ServiceTest, ACoordinatorThatIsStoppedAndStartedGoesOnWithTheSameWorkers) {
  start_server();
  start_worker("a", 4);
  start_worker("b", 4);
  const CampaignId campaign = add_campaign();
  for (std::size_t part = 1; part <= 3; ++part) {
    ASSERT_TRUE(await_results(part * kCount / 4));
    stop_server();
    start_server();
  }
  ASSERT_TRUE(await(campaign, CampaignState::done));
  expect_whole();
}

TEST_F(ServiceTest, GarbageOnTheSocketDisturbsNobody) {
  start_server();
  start_worker("a", 16);
  const auto stranger = transport_->connect(endpoint_, milliseconds(0));
  ASSERT_TRUE(stranger);
  const CampaignId campaign = add_campaign();
  for (int i = 0; i < 500; ++i) {
    Frames frames(1 + random_() % 6);
    for (auto& frame : frames) {
      frame.resize(random_() % 300);
      for (auto& byte : frame) byte = std::byte(random_());
    }
    ASSERT_TRUE((*stranger)->send(frames));
    ASSERT_TRUE((*stranger)->send(encode({Term(99), Ready{1000}})));
  }
  ASSERT_TRUE(await(campaign, CampaignState::done));
  expect_whole();
  stop_server();
}

TEST_F(ServiceTest, ARecordingTravelsInChunks) {
  std::string manifest(3 * kMaxBlobChunk / 2, 'm');
  ASSERT_TRUE(write_file_atomically(folder_ / "manifest.json", as_bytes(manifest)));
  start_server();
  const CampaignId campaign = add_campaign();
  start_worker("a", 1);
  ASSERT_TRUE(await(campaign, CampaignState::done));
  add_campaign();
  const auto made = transport_->connect(endpoint_, milliseconds(0));
  ASSERT_TRUE(made);
  DealerSocket& dealer = **made;
  Hello hello;
  hello.name = WorkerName("reader");
  hello.device = {"noop", "other", "none", "", {}};
  hello.host = "test";
  ASSERT_TRUE(dealer.send(encode({Term(0), hello})));
  Term term;
  std::string got;
  const auto ask = [&] {
    return dealer.send(encode({term, Want{sha256(as_bytes("recording")), "manifest.json", got.size()}}));
  };
  while (got.size() < manifest.size()) {
    auto frames = dealer.receive(kPatience);
    ASSERT_TRUE(frames && *frames);
    auto message = decode(**frames);
    ASSERT_TRUE(message) << message.error().to_string();
    if (std::holds_alternative<Welcome>(message->body)) {
      term = message->term;
      ASSERT_TRUE(ask());
    } else if (const auto* blob = std::get_if<Blob>(&message->body)) {
      ASSERT_EQ(blob->problem, "");
      ASSERT_EQ(blob->offset, got.size());
      EXPECT_EQ(blob->total, manifest.size());
      got += as_text(blob->content);
      ASSERT_TRUE(ask());
    }
  }
  EXPECT_EQ(got, manifest);
}

}  // namespace
}  // namespace retune::coordinator
