#include "shared/wire/codec.h"

#include <gtest/gtest.h>

#include <random>

#include "shared/configuration/ground.h"

namespace retune {
namespace {

DeviceClass some_device() { return {"host", "AMD EPYC 9654", "znver4", "", {}}; }
Toolchain some_toolchain() { return {"19.1.7", "", kMeasurementProtocol}; }
ContentHash some_hash(std::string_view text) { return sha256(as_bytes(text)); }

EvaluationRequest some_request(std::int64_t id) {
  Configuration configuration;
  configuration.block = {static_cast<std::uint32_t>(id % 1024 + 1), 1, 1};
  auto valid = validate(ground(configuration));
  return {EvaluationId(id), Epoch(3), CampaignId(1), hash(*valid), configuration, 1234.5};
}

EvaluationReport some_report() {
  EvaluationReport report;
  report.samples = {1000.5, 999.25, 1001};
  report.method = "steady_clock";
  report.device = some_device();
  report.toolchain = some_toolchain();
  report.started_unix_ns = 1'700'000'000'000'000'000;
  report.finished_unix_ns = 1'700'000'000'000'000'001;
  return report;
}

// One message of every kind, in the order of MessageBody.
std::vector<Message> all_kinds() {
  Hello hello;
  hello.name = WorkerName("host1/0");
  hello.features = {"blobs"};
  hello.device = some_device();
  hello.toolchain = some_toolchain();
  hello.host = "host1";
  hello.pid = 4711;
  hello.slots = 8;
  hello.held = {{EvaluationId(5), Epoch(2)}, {EvaluationId(6), Epoch(1)}};
  EvaluationTerms terms;
  terms.instance = {some_hash("manifest"), InstanceId("0123")};
  terms.recording_path = "/recordings/matmul";
  Blob blob;
  blob.recording = some_hash("manifest");
  blob.file = "manifest.json";
  blob.offset = 10;
  blob.total = 13;
  blob.content = to_buffer(as_bytes("abc"));
  const std::vector<LeaseRef> leases = {{EvaluationId(1), Epoch(1)}, {EvaluationId(9'000'000'000), Epoch(77)}};
  return {{Term(0), hello},
          {Term(7), Welcome{500, 5000}},
          {Term(7), Refuse{"no \"such\" thing\n"}},
          {Term(7), Ready{64}},
          {Term(7), Work{terms, {some_request(1), some_request(2)}}},
          {Term(7), WorkerHeartbeat{{{leases[0], Stage::measure, 12}}}},
          {Term(7), CoordinatorHeartbeat{}},
          {Term(7), Report{leases[1], some_request(4).hash, some_report()}},
          {Term(7), Ack{leases}},
          {Term(7), Want{some_hash("manifest"), "blobs/x.zst", 1 << 20}},
          {Term(7), blob},
          {Term(7), Goodbye{leases}},
          {Term(7), Stop{leases}},
          {Term(7), Who{}}};
}

TEST(Codec, EveryKindOfMessageComesBackAsItWas) {
  const auto messages = all_kinds();
  ASSERT_EQ(messages.size(), std::variant_size_v<MessageBody>);
  for (std::size_t i = 0; i < messages.size(); ++i) {
    ASSERT_EQ(messages[i].body.index(), i);
    const Frames frames = encode(messages[i]);
    const auto decoded = decode(frames);
    ASSERT_TRUE(decoded) << kind_of(messages[i].body) << ": " << decoded.error().to_string();
    EXPECT_EQ(decoded->term, messages[i].term);
    EXPECT_EQ(decoded->body.index(), i);
    EXPECT_EQ(encode(*decoded), frames) << kind_of(messages[i].body);
  }
}

TEST(Codec, TheFirstFrameNamesProtocolVersionAndKind) {
  EXPECT_EQ(as_text(encode({Term(7), Who{}})[0]), "retune/1 who");
  EXPECT_EQ(as_text(encode({Term(7), Who{}})[1]), R"({"term":7})");
  EXPECT_EQ(as_text(encode({Term(7), Ack{{{EvaluationId(5), Epoch(2)}}}})[1]), R"({"term":7,"leases":[[5,2]]})");
}

Frames raw(std::initializer_list<std::string_view> texts) {
  Frames frames;
  for (const auto text : texts) frames.push_back(to_buffer(as_bytes(text)));
  return frames;
}

TEST(Codec, UnknownFieldsAreIgnored) {
  const auto decoded = decode(raw({"retune/1 ready", R"({"term":1,"credit":3,"mood":{"good":[true]}})"}));
  ASSERT_TRUE(decoded) << decoded.error().to_string();
  EXPECT_EQ(std::get<Ready>(decoded->body).credit, 3u);
}

TEST(Codec, WhatIsWrongWithAMessageIsNamed) {
  const std::string deep(1000, '[');
  const std::string huge(kMaxBodyBytes + 1, ' ');
  const struct { Frames frames; std::string_view says; } cases[] = {
      {{}, "0 frames"},
      {raw({"retune/1 who"}), "1 frames"},
      {raw({"retune/1 who", R"({"term":1})", "", "", ""}), "5 frames"},
      {raw({"retune/1 who", R"({"term":1})", "extra"}), "who message of 3 frames"},
      {raw({"", "{}"}), "first frame"},
      {raw({"http/1.1 GET", "{}"}), "first frame"},
      {raw({"retune/99999999999999999999 who", "{}"}), "first frame"},
      {raw({"retune/2 who", "{}"}), "version 2"},
      {raw({"retune/1 teapot", "{}"}), "unknown kind"},
      {raw({"retune/1 who", ""}), "who message"},
      {raw({"retune/1 who", deep}), "nested"},
      {raw({"retune/1 who", huge}), "the limit is"},
      {raw({"retune/1 who", "{}"}), "term"},
      {raw({"retune/1 who", R"({"term":-1})"}), "/term"},
      {raw({"retune/1 who", R"({"term":1,"term":2})"}), "duplicate"},
      {raw({"retune/1 ready", R"({"term":1,"credit":-3})"}), "/credit"},
      {raw({"retune/1 ready", R"({"term":1,"credit":4294967296})"}), "/credit"},
      {raw({"retune/1 ack", R"({"term":1,"leases":[[1,2],[3]]})"}), "/leases/1"},
      {raw({"retune/1 ack", R"({"term":1,"leases":[[1,2],[3,-4]]})"}), "/leases/1/1"},
      {raw({"retune/1 heartbeat", R"({"term":1,"held":[[1,2,"napping",0]]})"}), "/held/0/2"},
      {raw({"retune/1 want", R"({"term":1,"recording":"xyz","file":"manifest.json","offset":0})"}), "/recording"},
      {raw({"retune/1 blob", R"({"term":1})"}), "blob message of 2 frames"},
      {raw({"retune/1 welcome", R"({"term":1,"heartbeat_ms":0,"lease_ms":1})"}), "at least 1"},
  };
  for (const auto& one : cases) {
    const auto decoded = decode(one.frames);
    ASSERT_FALSE(decoded) << one.says;
    EXPECT_EQ(decoded.error().kind(), ErrorKind::invalid_input);
    EXPECT_NE(decoded.error().to_string().find(one.says), std::string::npos) << decoded.error().to_string();
  }
}

TEST(Codec, ABlobOutsideItsFileIsRefused) {
  Blob blob;
  blob.file = "manifest.json";
  blob.total = 2;
  blob.content = to_buffer(as_bytes("abc"));
  EXPECT_FALSE(decode(encode({Term(1), blob})));
  blob.total = 3;
  EXPECT_TRUE(decode(encode({Term(1), blob})));
  blob.offset = std::numeric_limits<std::uint64_t>::max();
  EXPECT_FALSE(decode(encode({Term(1), blob})));
  blob = {};
  blob.total = kMaxBlobChunk + 1;
  blob.content.resize(kMaxBlobChunk + 1);
  EXPECT_FALSE(decode(encode({Term(1), blob})));
}

TEST(Codec, AWorkersNameIsOnePrintableWord) {
  auto hello = std::get<Hello>(all_kinds()[0].body);
  for (const std::string& name : {std::string(), std::string("two words"), std::string("line\nbreak"), std::string("caf\xc3\xa9"),
                                  std::string(kMaxWorkerName + 1, 'x')}) {
    hello.name = WorkerName(name);
    const auto decoded = decode(encode({Term(0), hello}));
    ASSERT_FALSE(decoded) << name;
    EXPECT_NE(decoded.error().to_string().find("/name"), std::string::npos) << decoded.error().to_string();
  }
}

TEST(Codec, AHelloOfAnotherMajorVersionIsRecognisedAsSuch) {
  EXPECT_EQ(foreign_version(raw({"retune/2 hello", "whatever that version says"})), 2);
  EXPECT_EQ(foreign_version(raw({"retune/1 hello", "{}"})), std::nullopt);
  EXPECT_EQ(foreign_version(raw({"http/2 hello", "{}"})), std::nullopt);
  EXPECT_EQ(foreign_version({}), std::nullopt);
}

// Truncations, flipped bits, doubled and swapped pieces of real messages: decode() answers, and what it accepts it can
// encode again.
TEST(Codec, AMutatedMessageNeverBringsItDown) {
  std::mt19937_64 random(20261201);
  const auto messages = all_kinds();
  std::uint64_t accepted = 0;
  for (int round = 0; round < 20000; ++round) {
    Frames frames = encode(messages[random() % messages.size()]);
    for (std::uint64_t mutations = 1 + random() % 4; mutations > 0; --mutations) {
      Buffer& frame = frames[random() % frames.size()];
      const std::size_t at = frame.empty() ? 0 : random() % frame.size();
      switch (random() % 7) {
        case 0: frame.resize(at); break;
        case 1: if (!frame.empty()) frame[at] ^= std::byte(1u << (random() % 8)); break;
        case 2: frame.insert(frame.begin() + static_cast<std::ptrdiff_t>(at), std::byte(random())); break;
        case 3: if (!frame.empty()) frame.erase(frame.begin() + static_cast<std::ptrdiff_t>(at)); break;
        case 4: {
          const Buffer copy(frame.begin() + static_cast<std::ptrdiff_t>(at), frame.end());
          frame.insert(frame.end(), copy.begin(), copy.end());
          break;
        }
        case 5: frames.push_back(frame); break;
        default:
          if (!frame.empty()) frame[at] = std::byte("{}[]\",:0-9.eE"[random() % 13]);
          break;
      }
    }
    if (const auto decoded = decode(frames)) {
      ++accepted;
      EXPECT_GE(encode(*decoded).size(), 2u);
    } else {
      EXPECT_FALSE(decoded.error().to_string().empty());
    }
  }
  EXPECT_GT(accepted, 100u);  // the mutations are not so coarse that only the first check is tried
}

}  // namespace
}  // namespace retune
