// Transport: moves frames between one ROUTER (the coordinator) and many DEALERs (its workers). An interface, so that
// both sides can be tested without sockets; zmq_transport.cc implements it.
//
// A socket belongs to the thread that uses it: only wake() may be called from another. Nothing here knows what the
// frames say (codec.h does). Delivery is at most once and in order per connection; what must arrive is acknowledged by
// messages of its own, and sent again until it is.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "shared/base/clock.h"
#include "shared/base/expected.h"
#include "shared/base/strong_id.h"
#include "shared/wire/codec.h"

namespace retune {

// One connection of one peer, as the ROUTER names it; raw bytes. A peer that reconnects gets another, so it is no name
// to remember anybody by: that is WorkerName, which its hello says.
using PeerId = StrongId<struct PeerTag, std::string>;
[[nodiscard]] std::string to_text(const PeerId& peer);  // hexadecimal, for logs

struct PeerFrames {
  PeerId peer;
  Frames frames;  // at least one
};

// What became of a message given to send().
enum class Sent {
  queued,       // on its way; no promise that it arrives
  unreachable,  // no connection of that id exists (any more)
  full,         // the peer has not read for so long that its queue is full; nothing was sent
};

// Messages thrown away while receiving, since the socket was made.
struct TransportCounters {
  std::uint64_t received = 0;
  std::uint64_t sent = 0;
  std::uint64_t too_many_frames = 0;  // more than kMaxFrames: dropped whole
  std::uint64_t empty = 0;            // no frame behind the routing id
};

// The coordinator's end.
class RouterSocket {
 public:
  virtual ~RouterSocket() = default;
  // The next message, waiting for it at most `timeout` (0: not at all). Nothing: the time is over, or somebody called
  // wake(). Frames beyond kMaxFrames are dropped while they are read and the message with them. Error: failed, when the
  // socket itself is broken; make a new one.
  [[nodiscard]] virtual Expected<std::optional<PeerFrames>> receive(milliseconds timeout) = 0;
  // Never blocks. Error: as above.
  [[nodiscard]] virtual Expected<Sent> send(const PeerId& peer, const Frames& frames) = 0;
  // Makes the receive() that waits, or the next one that would, return nothing. Any thread; never blocks.
  virtual void wake() noexcept = 0;
  // What was bound, with the port that "tcp://127.0.0.1:*" was given.
  [[nodiscard]] virtual const std::vector<std::string>& endpoints() const noexcept = 0;
  [[nodiscard]] virtual TransportCounters counters() const noexcept = 0;
};

// The worker's end. Connects in the background and again after a cut; a message sent meanwhile waits in its queue.
class DealerSocket {
 public:
  virtual ~DealerSocket() = default;
  // As RouterSocket's.
  [[nodiscard]] virtual Expected<std::optional<Frames>> receive(milliseconds timeout) = 0;
  // Never blocks. queued or full.
  [[nodiscard]] virtual Expected<Sent> send(const Frames& frames) = 0;
  // Throws the connection and everything queued away and starts a new one, under a fresh routing id. For a worker that
  // has heard nothing for too long: a DEALER never recovers from a protocol error by itself.
  [[nodiscard]] virtual Expected<> reconnect() = 0;
  // As RouterSocket's.
  virtual void wake() noexcept = 0;
  [[nodiscard]] virtual TransportCounters counters() const noexcept = 0;
};

// Makes sockets. One per process (libzmq wants one context per process); outlives its sockets. Thread-safe.
class Transport {
 public:
  virtual ~Transport() = default;
  // Endpoints: "ipc:///path", "tcp://127.0.0.1:PORT" or "tcp://[::1]:PORT" (PORT "*": any free one). Error: invalid_input
  // for any other (plain traffic never leaves the machine), failed when binding one is refused, naming it.
  [[nodiscard]] virtual Expected<std::unique_ptr<RouterSocket>> listen(const std::vector<std::string>& endpoints) = 0;
  // Succeeds whether or not somebody listens there. Error: invalid_input, as above. Messages still queued when the socket
  // is destroyed are given `linger` to leave.
  [[nodiscard]] virtual Expected<std::unique_ptr<DealerSocket>> connect(const std::string& endpoint,
                                                                        milliseconds linger = milliseconds(500)) = 0;
};

}  // namespace retune
