#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <filesystem>
#include <random>
#include <thread>

#include "shared/base/handle.h"
#include "shared/wire/zmq_transport.h"

namespace retune {
namespace {

constexpr milliseconds kLong(60000);  // long enough that running into it is a failure

Frames frames_of(std::initializer_list<std::string_view> texts) {
  Frames frames;
  for (const auto text : texts) frames.push_back(to_buffer(as_bytes(text)));
  return frames;
}

class TransportTest : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (std::filesystem::temp_directory_path() / "retune-wire-XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
    auto transport = make_zmq_transport();
    ASSERT_TRUE(transport) << transport.error().to_string();
    transport_ = std::move(*transport);
    endpoint_ = "ipc://" + (folder_ / "socket").string();
    auto router = transport_->listen({endpoint_, "tcp://127.0.0.1:*"});
    ASSERT_TRUE(router) << router.error().to_string();
    router_ = std::move(*router);
  }
  void TearDown() override {
    router_.reset();
    transport_.reset();
    std::filesystem::remove_all(folder_);
  }
  std::unique_ptr<DealerSocket> dealer(const std::string& endpoint) {
    auto made = transport_->connect(endpoint, milliseconds(0));
    EXPECT_TRUE(made) << made.error().to_string();
    return std::move(*made);
  }
  // The next message; a wake-up or a dropped message in between is passed over.
  PeerFrames next() {
    for (;;) {
      auto received = router_->receive(kLong);
      EXPECT_TRUE(received) << received.error().to_string();
      if (!received) return {};
      if (*received) return std::move(**received);
    }
  }

  std::filesystem::path folder_;
  std::string endpoint_;
  std::unique_ptr<Transport> transport_;
  std::unique_ptr<RouterSocket> router_;
};

TEST_F(TransportTest, AMessageGoesThereAndItsAnswerComesBackOverEveryEndpoint) {
  ASSERT_EQ(router_->endpoints().size(), 2u);
  for (const auto& endpoint : router_->endpoints()) {
    const auto worker = dealer(endpoint);
    ASSERT_EQ(*worker->send(frames_of({"one", "", "three"})), Sent::queued);
    const PeerFrames got = next();
    EXPECT_EQ(got.frames, frames_of({"one", "", "three"}));
    ASSERT_EQ(*router_->send(got.peer, frames_of({"answer"})), Sent::queued);
    auto answer = worker->receive(kLong);
    ASSERT_TRUE(answer && *answer);
    EXPECT_EQ(**answer, frames_of({"answer"}));
  }
}

TEST_F(TransportTest, AWakeUpFromAnotherThreadEndsTheWait) {
  std::thread other([&] { router_->wake(); });
  auto received = router_->receive(kLong);
  other.join();
  ASSERT_TRUE(received);
  EXPECT_FALSE(*received);
}

TEST_F(TransportTest, AWakeUpBeforeTheWaitIsNotLost) {
  router_->wake();
  auto received = router_->receive(kLong);
  ASSERT_TRUE(received);
  EXPECT_FALSE(*received);
}

TEST_F(TransportTest, AMessageOfTooManyFramesIsDroppedWholeAndTheNextArrives) {
  const auto worker = dealer(endpoint_);
  Frames many(1000, to_buffer(as_bytes("x")));
  ASSERT_EQ(*worker->send(many), Sent::queued);
  ASSERT_EQ(*worker->send(frames_of({"fine"})), Sent::queued);
  EXPECT_EQ(next().frames, frames_of({"fine"}));
  EXPECT_EQ(router_->counters().too_many_frames, 1u);
}

TEST_F(TransportTest, AnOversizedFrameEndsItsConnectionAndOthersAreServed) {
  const auto greedy = dealer(endpoint_);
  ASSERT_EQ(*greedy->send({Buffer(kMaxFrameBytes + 1)}), Sent::queued);
  const auto modest = dealer(endpoint_);
  ASSERT_EQ(*modest->send({Buffer(kMaxFrameBytes)}), Sent::queued);
  EXPECT_EQ(next().frames.front().size(), kMaxFrameBytes);
  ASSERT_TRUE(greedy->reconnect());
  ASSERT_EQ(*greedy->send(frames_of({"reformed"})), Sent::queued);
  EXPECT_EQ(next().frames, frames_of({"reformed"}));
}

TEST_F(TransportTest, AMessageToAPeerThatNeverCameIsUnreachable) {
  EXPECT_EQ(*router_->send(PeerId("nobody"), frames_of({"x"})), Sent::unreachable);
  const auto worker = dealer(endpoint_);
  ASSERT_EQ(*worker->send(frames_of({"x"})), Sent::queued);
  const PeerFrames got = next();
  EXPECT_EQ(*router_->send(got.peer, frames_of({"y"})), Sent::queued);
}

TEST_F(TransportTest, AReconnectedPeerIsAnotherPeer) {
  const auto worker = dealer(endpoint_);
  ASSERT_EQ(*worker->send(frames_of({"x"})), Sent::queued);
  const PeerId first = next().peer;
  ASSERT_TRUE(worker->reconnect());
  ASSERT_EQ(*worker->send(frames_of({"y"})), Sent::queued);
  const PeerFrames second = next();
  EXPECT_EQ(second.frames, frames_of({"y"}));
  EXPECT_NE(first, second.peer);
}

TEST_F(TransportTest, AWorkerMayConnectBeforeTheCoordinatorListens) {
  router_.reset();
  const auto worker = dealer(endpoint_);
  ASSERT_EQ(*worker->send(frames_of({"early"})), Sent::queued);
  auto router = transport_->listen({endpoint_});
  ASSERT_TRUE(router) << router.error().to_string();
  router_ = std::move(*router);
  EXPECT_EQ(next().frames, frames_of({"early"}));
}

// Raw bytes on the port: garbage, broken greetings, nothing at all.
TEST_F(TransportTest, BytesThatAreNoZmtpDisturbNobody) {
  const std::string& tcp = router_->endpoints()[1];
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(std::stoul(tcp.substr(tcp.rfind(':') + 1))));
  std::mt19937 random(20261201);
  std::vector<FileDescriptor> peers;
  for (int i = 0; i < 200; ++i) {
    FileDescriptor peer(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    ASSERT_TRUE(peer);
    ASSERT_EQ(::connect(peer.get(), reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
    std::string bytes(random() % 200, '\0');
    for (char& c : bytes) c = static_cast<char>(random());
    if (i % 3 == 0) bytes = std::string("\xff\0\0\0\0\0\0\0\1\x7f\3", 11) + bytes;
    (void)::send(peer.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    peers.push_back(std::move(peer));
  }
  const auto worker = dealer(tcp);
  ASSERT_EQ(*worker->send(frames_of({"fine"})), Sent::queued);
  PeerFrames got = next();
  while (got.frames != frames_of({"fine"})) got = next();
  EXPECT_EQ(*router_->send(got.peer, frames_of({"still here"})), Sent::queued);
  auto answer = worker->receive(kLong);
  ASSERT_TRUE(answer && *answer);
  EXPECT_EQ(**answer, frames_of({"still here"}));
}

TEST_F(TransportTest, EndpointsThatLeaveTheMachineAreRefused) {
  for (const char* endpoint : {"tcp://0.0.0.0:5555", "tcp://*:5555", "tcp://10.0.0.1:5555", "tcp://127.0.0.1.example:1",
                               "tcp://localhost:5555", "tcp://127.0.0.1:", "tcp://127.0.0.1:70000", "tcp://127.0.0.1:1x",
                               "ipc://", "pgm://x", "", "udp://127.0.0.1:1", "inproc://x"}) {
    const auto refused = transport_->listen({endpoint});
    ASSERT_FALSE(refused) << endpoint;
    EXPECT_EQ(refused.error().kind(), ErrorKind::invalid_input) << endpoint;
    EXPECT_NE(refused.error().message().find(endpoint), std::string::npos);
    EXPECT_FALSE(transport_->connect(endpoint)) << endpoint;
  }
  const auto too_long = transport_->listen({"ipc:///" + std::string(200, 'x')});
  ASSERT_FALSE(too_long);
  EXPECT_NE(too_long.error().message().find("at most 107"), std::string::npos) << too_long.error().message();
}

TEST_F(TransportTest, AnEndpointThatIsTakenIsAnErrorThatNamesIt) {
  const auto taken = transport_->listen({router_->endpoints()[1]});
  ASSERT_FALSE(taken);
  EXPECT_NE(taken.error().message().find(router_->endpoints()[1]), std::string::npos);
}

}  // namespace
}  // namespace retune
