// The messages between a worker (DEALER) and the coordinator (ROUTER). docs/wire.md is the protocol's own page.
//
// On the wire a message is: frame 0, "retune/1 KIND" (protocol name, major version, kind); frame 1, a JSON body; then
// raw frames for blobs. Additive within a major version: unknown body fields are ignored. Every message carries the
// term of the coordinator it belongs to (0 from a worker that has not been welcomed yet), and what concerns a lease its
// epoch. Conversation:
//
//   worker                                   coordinator
//   hello {name, device, toolchain, slots}  →
//                                           ←  welcome {term, heartbeat_ms, lease_ms}   or  refuse {reason}
//   ready {credit}                          →                   (credit: evaluations it can take beyond those it holds)
//                                           ←  work {terms id, terms, requests…}
//   heartbeat {held: [id, epoch, stage]…}   →                   (from the thread that owns the work; any traffic counts)
//                                           ←  alive {}                             (the answer to a heartbeat)
//   report {id, epoch, report}              →
//                                           ←  ack {[id, epoch]…}                       (only after the commit)
//   want {recording, blobs…}                →                   (when the recording's folder is not shared)
//                                           ←  blob {hash, offset, total} + frame
//   goodbye {returned: [id, epoch]…}        →                   (planned stop: returns its leases)
//                                           ←  stop {[id, epoch]…}                      (cancelled leases)
//                                           ←  who {}           (a peer it does not know: say hello again)
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "shared/wire/evaluation.h"

namespace retune {

inline constexpr int kProtocolMajor = 1;
inline constexpr std::string_view kProtocolName = "retune";

struct LeaseRef {
  EvaluationId id;
  Epoch epoch;
  friend auto operator<=>(const LeaseRef&, const LeaseRef&) = default;
};

struct Hello {
  WorkerName name;
  int min_version = kProtocolMajor;
  int max_version = kProtocolMajor;
  std::vector<std::string> features;
  DeviceClass device;
  Toolchain toolchain;
  std::string host;
  std::uint64_t pid = 0;
  std::uint32_t slots = 1;         // evaluations it can hold at once
  std::vector<LeaseRef> held;      // leases it still works on, or whose report is not acknowledged
};
struct Welcome {
  std::uint32_t heartbeat_ms = 1000;
  std::uint32_t lease_ms = 15000;  // without a word from the coordinator for this long, the worker stops work
};
struct Refuse { std::string reason; };
struct Ready { std::uint32_t credit = 0; };
struct Work {
  EvaluationTerms terms;
  std::vector<EvaluationRequest> requests;
};
struct WorkerHeartbeat {
  struct Held {
    LeaseRef lease;
    Stage stage = Stage::lease;    // how far it is
    std::uint64_t elapsed_ms = 0;  // in that stage
  };
  std::vector<Held> held;
};
struct CoordinatorHeartbeat {};
struct Report {
  LeaseRef lease;
  ConfigurationHash hash;
  EvaluationReport report;
};
struct Ack { std::vector<LeaseRef> leases; };
struct Want {
  ContentHash recording;
  std::string file;                // "manifest.json" or "blobs/<hash>.zst"; nothing else is served
  std::uint64_t offset = 0;
};
struct Blob {
  ContentHash recording;
  std::string file;
  std::uint64_t offset = 0;
  std::uint64_t total = 0;         // size of the whole file
  std::string problem;             // "" or why it cannot be had
  Buffer content;                  // raw frame, at most kMaxBlobChunk
};
struct Goodbye { std::vector<LeaseRef> returned; };
struct Stop { std::vector<LeaseRef> leases; };
struct Who {};

using MessageBody = std::variant<Hello, Welcome, Refuse, Ready, Work, WorkerHeartbeat, CoordinatorHeartbeat, Report, Ack,
                                 Want, Blob, Goodbye, Stop, Who>;
struct Message {
  Term term;
  MessageBody body;
};

// Limits that decode() and the transport keep.
inline constexpr std::size_t kMaxFrames = 4;
inline constexpr std::size_t kMaxFrameBytes = std::size_t{8} << 20;
inline constexpr std::size_t kMaxBlobChunk = std::size_t{1} << 20;
inline constexpr std::size_t kMaxBodyBytes = std::size_t{4} << 20;  // of the JSON body
inline constexpr std::size_t kMaxWorkerName = 200;                  // bytes, printable ASCII without spaces

// "hello", "welcome", …: the KIND of frame 0.
[[nodiscard]] std::string_view kind_of(const MessageBody& body) noexcept;
[[nodiscard]] bool is_kind(std::string_view text) noexcept;

}  // namespace retune
