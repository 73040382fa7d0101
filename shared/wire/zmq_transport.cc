#include "shared/wire/zmq_transport.h"

#include <sys/eventfd.h>
#include <sys/un.h>
#include <unistd.h>
#include <zmq.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>

#include "shared/base/handle.h"

namespace retune {

std::string to_text(const PeerId& peer) { return to_hex(as_bytes(peer.value())); }

namespace {

constexpr int kHandshakeMs = 2000;        // the default of 30 s lets slow connections starve honest ones
constexpr int kSendHighWaterMark = 1000;  // messages per peer; credits keep far below it
constexpr int kReceiveHighWaterMark = 256;
constexpr int kReconnectMs = 100;
constexpr int kReconnectMaxMs = 5000;
constexpr int kConnectTimeoutMs = 5000;
constexpr int kBacklog = 1024;

using Context = Handle<void, zmq_ctx_term>;
using Socket = Handle<void, zmq_close>;

Unexpected broken(std::string_view doing) {
  return fail(Error(ErrorKind::failed, fmt::format("{}: {}", doing, zmq_strerror(zmq_errno())), Poisons::connection));
}

// A libzmq message, released at the end of its scope.
class Frame {
 public:
  Frame() { zmq_msg_init(&message_); }
  Frame(const Frame&) = delete;
  Frame& operator=(const Frame&) = delete;
  ~Frame() { zmq_msg_close(&message_); }
  [[nodiscard]] zmq_msg_t* get() noexcept { return &message_; }
  [[nodiscard]] ByteView bytes() noexcept {
    return {static_cast<const std::byte*>(zmq_msg_data(&message_)), zmq_msg_size(&message_)};
  }
  [[nodiscard]] bool more() const noexcept { return zmq_msg_more(&message_) != 0; }

 private:
  zmq_msg_t message_;
};

Expected<> set_option(void* socket, int option, int value, std::string_view name) {
  if (zmq_setsockopt(socket, option, &value, sizeof(value)) != 0) return broken(fmt::format("setting {}", name));
  return {};
}

Expected<> set_common_options(void* socket, milliseconds linger) {
  const std::int64_t frame_limit = kMaxFrameBytes;
  if (zmq_setsockopt(socket, ZMQ_MAXMSGSIZE, &frame_limit, sizeof(frame_limit)) != 0) return broken("setting MAXMSGSIZE");
  RETUNE_CHECK(set_option(socket, ZMQ_HANDSHAKE_IVL, kHandshakeMs, "HANDSHAKE_IVL"));
  RETUNE_CHECK(set_option(socket, ZMQ_SNDHWM, kSendHighWaterMark, "SNDHWM"));
  RETUNE_CHECK(set_option(socket, ZMQ_RCVHWM, kReceiveHighWaterMark, "RCVHWM"));
  RETUNE_CHECK(set_option(socket, ZMQ_LINGER, static_cast<int>(linger.count()), "LINGER"));
  RETUNE_CHECK(set_option(socket, ZMQ_TCP_KEEPALIVE, 1, "TCP_KEEPALIVE"));
  RETUNE_CHECK(set_option(socket, ZMQ_TCP_KEEPALIVE_IDLE, 30, "TCP_KEEPALIVE_IDLE"));
  RETUNE_CHECK(set_option(socket, ZMQ_TCP_KEEPALIVE_INTVL, 10, "TCP_KEEPALIVE_INTVL"));
  RETUNE_CHECK(set_option(socket, ZMQ_TCP_KEEPALIVE_CNT, 3, "TCP_KEEPALIVE_CNT"));
  return {};
}

// With IPV6 on, libzmq spells even 127.0.0.1 as an IPv6 address.
Expected<> set_address_family(void* socket, std::string_view endpoint) {
  return set_option(socket, ZMQ_IPV6, endpoint.starts_with("tcp://[") ? 1 : 0, "IPV6");
}

// Makes a waiting receive return. An eventfd beside the socket, because a libzmq socket must not be touched by another
// thread; the descriptor may be written by any.
class WakeUp {
 public:
  [[nodiscard]] static Expected<WakeUp> make() {
    const int descriptor = ::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    if (descriptor < 0) return fail(ErrorKind::failed, "eventfd: {}", std::strerror(errno));
    return WakeUp(FileDescriptor(descriptor));
  }
  void raise() const noexcept {
    const std::uint64_t one = 1;
    // Fails only when 2^64 wake-ups are waiting, and then it is awake anyway.
    [[maybe_unused]] const auto written = ::write(descriptor_.get(), &one, sizeof(one));
  }
  // Whether somebody woke us since the last call.
  [[nodiscard]] bool take() const noexcept {
    std::uint64_t count = 0;
    return ::read(descriptor_.get(), &count, sizeof(count)) == static_cast<ssize_t>(sizeof(count));
  }
  [[nodiscard]] int descriptor() const noexcept { return descriptor_.get(); }

 private:
  explicit WakeUp(FileDescriptor descriptor) : descriptor_(std::move(descriptor)) {}
  FileDescriptor descriptor_;
};

enum class Read { message, nothing };

// One whole message, if there is one now. A message with more than `limit` frames is read to its end and leaves `frames`
// empty; libzmq itself knows no such limit.
Expected<Read> read_message(void* socket, std::size_t limit, Frames& frames, bool& too_many) {
  frames.clear();
  too_many = false;
  for (bool first = true, more = true; more; first = false) {
    Frame frame;
    int status = -1;
    do status = zmq_msg_recv(frame.get(), socket, ZMQ_DONTWAIT);
    while (status < 0 && zmq_errno() == EINTR);
    if (status < 0) {
      if (zmq_errno() == EAGAIN && first) return Read::nothing;
      return broken("receiving");
    }
    more = frame.more();
    if (frames.size() == limit) too_many = true;
    if (!too_many) frames.push_back(to_buffer(frame.bytes()));
  }
  if (too_many) frames.clear();
  return Read::message;
}

// Waits until the socket is readable or somebody calls wake(). Signals end the wait too: mains want to see them soon.
Expected<bool> wait_readable(void* socket, const WakeUp& wake_up, milliseconds timeout) {
  std::array<zmq_pollitem_t, 2> items{};
  items[0].socket = socket;
  items[0].events = ZMQ_POLLIN;
  items[1].fd = wake_up.descriptor();
  items[1].events = ZMQ_POLLIN;
  if (zmq_poll(items.data(), static_cast<int>(items.size()), static_cast<long>(timeout.count())) < 0) {
    if (zmq_errno() == EINTR) return false;
    return broken("polling");
  }
  if ((items[1].revents & ZMQ_POLLIN) != 0) {
    (void)wake_up.take();
    return false;
  }
  return (items[0].revents & ZMQ_POLLIN) != 0;
}

Expected<Sent> send_frame(void* socket, ByteView bytes, bool more) {
  for (;;) {
    if (zmq_send(socket, bytes.data(), bytes.size(), ZMQ_DONTWAIT | (more ? ZMQ_SNDMORE : 0)) >= 0) return Sent::queued;
    switch (zmq_errno()) {
      case EINTR: continue;
      case EAGAIN: return Sent::full;
      case EHOSTUNREACH: return Sent::unreachable;
      default: return broken("sending");
    }
  }
}

Expected<Sent> send_frames(void* socket, const Frames& frames) {
  for (std::size_t i = 0; i < frames.size(); ++i) {
    RETUNE_TRY(const Sent sent, send_frame(socket, frames[i], i + 1 < frames.size()));
    if (sent != Sent::queued) return sent;
  }
  return Sent::queued;
}

class ZmqRouter final : public RouterSocket {
 public:
  ZmqRouter(Socket socket, WakeUp wake_up, std::vector<std::string> endpoints)
      : socket_(std::move(socket)), wake_up_(std::move(wake_up)), endpoints_(std::move(endpoints)) {}

  Expected<std::optional<PeerFrames>> receive(milliseconds timeout) override {
    for (bool waited = false;; waited = true) {
      bool too_many = false;
      RETUNE_TRY(const Read read, read_message(socket_.get(), kMaxFrames + 1, scratch_, too_many));
      if (read == Read::message) {
        if (too_many) {
          ++counters_.too_many_frames;
        } else if (scratch_.size() < 2) {
          ++counters_.empty;
        } else {
          ++counters_.received;
          PeerFrames message{PeerId(std::string(as_text(scratch_.front()))), {}};
          message.frames.assign(std::make_move_iterator(scratch_.begin() + 1), std::make_move_iterator(scratch_.end()));
          return std::optional<PeerFrames>(std::move(message));
        }
        // A flood of bad messages must not hold the caller here for ever.
        if (waited || timeout.count() == 0) return std::optional<PeerFrames>();
        continue;
      }
      if (waited || timeout.count() == 0) return std::optional<PeerFrames>();
      RETUNE_TRY(const bool readable, wait_readable(socket_.get(), wake_up_, timeout));
      if (!readable) return std::optional<PeerFrames>();
    }
  }

  Expected<Sent> send(const PeerId& peer, const Frames& frames) override {
    RETUNE_TRY(const Sent first, send_frame(socket_.get(), as_bytes(peer.value()), true));
    if (first != Sent::queued) return first;
    RETUNE_TRY(const Sent sent, send_frames(socket_.get(), frames));
    if (sent == Sent::queued) ++counters_.sent;
    return sent;
  }

  void wake() noexcept override { wake_up_.raise(); }
  const std::vector<std::string>& endpoints() const noexcept override { return endpoints_; }
  TransportCounters counters() const noexcept override { return counters_; }

 private:
  Socket socket_;
  WakeUp wake_up_;
  std::vector<std::string> endpoints_;
  Frames scratch_;
  TransportCounters counters_;
};

Expected<Socket> make_dealer(void* context, const std::string& endpoint, milliseconds linger) {
  Socket socket(zmq_socket(context, ZMQ_DEALER));
  if (!socket) return broken("making a DEALER");
  RETUNE_CHECK(set_common_options(socket.get(), linger));
  // A worker with thousands of slots may have as many reports to send at once; its slots are the limit.
  RETUNE_CHECK(set_option(socket.get(), ZMQ_SNDHWM, 0, "SNDHWM"));
  RETUNE_CHECK(set_option(socket.get(), ZMQ_RECONNECT_IVL, kReconnectMs, "RECONNECT_IVL"));
  RETUNE_CHECK(set_option(socket.get(), ZMQ_RECONNECT_IVL_MAX, kReconnectMaxMs, "RECONNECT_IVL_MAX"));
  RETUNE_CHECK(set_option(socket.get(), ZMQ_CONNECT_TIMEOUT, kConnectTimeoutMs, "CONNECT_TIMEOUT"));
  RETUNE_CHECK(set_address_family(socket.get(), endpoint));
  // No routing id is set: the ROUTER then names each connection anew, so that a peer that comes back before the old
  // connection is noticed dead is not taken for a second owner of one id, whose messages would vanish.
  if (zmq_connect(socket.get(), endpoint.c_str()) != 0) return broken(fmt::format("connecting to {}", endpoint));
  return socket;
}

class ZmqDealer final : public DealerSocket {
 public:
  ZmqDealer(void* context, Socket socket, WakeUp wake_up, std::string endpoint, milliseconds linger)
      : context_(context), socket_(std::move(socket)), wake_up_(std::move(wake_up)), endpoint_(std::move(endpoint)),
        linger_(linger) {}

  Expected<std::optional<Frames>> receive(milliseconds timeout) override {
    for (bool waited = false;; waited = true) {
      bool too_many = false;
      Frames frames;
      RETUNE_TRY(const Read read, read_message(socket_.get(), kMaxFrames, frames, too_many));
      if (read == Read::message && !too_many) {
        ++counters_.received;
        return std::optional<Frames>(std::move(frames));
      }
      if (too_many) ++counters_.too_many_frames;
      if (waited || timeout.count() == 0) return std::optional<Frames>();
      if (too_many) continue;
      RETUNE_TRY(const bool readable, wait_readable(socket_.get(), wake_up_, timeout));
      if (!readable) return std::optional<Frames>();
    }
  }

  Expected<Sent> send(const Frames& frames) override {
    RETUNE_TRY(const Sent sent, send_frames(socket_.get(), frames));
    if (sent == Sent::queued) ++counters_.sent;
    return sent;
  }

  Expected<> reconnect() override {
    RETUNE_CHECK(set_option(socket_.get(), ZMQ_LINGER, 0, "LINGER"));
    socket_.reset();
    RETUNE_TRY(socket_, make_dealer(context_, endpoint_, linger_));
    return {};
  }

  void wake() noexcept override { wake_up_.raise(); }
  TransportCounters counters() const noexcept override { return counters_; }

 private:
  void* context_;
  Socket socket_;
  WakeUp wake_up_;
  std::string endpoint_;
  milliseconds linger_;
  TransportCounters counters_;
};

Expected<std::string> bind_one(void* socket, const std::string& endpoint) {
  RETUNE_CHECK(set_address_family(socket, endpoint));
  if (zmq_bind(socket, endpoint.c_str()) != 0) return broken(fmt::format("listening on {}", endpoint));
  std::array<char, 512> bound{};
  std::size_t size = bound.size();
  if (zmq_getsockopt(socket, ZMQ_LAST_ENDPOINT, bound.data(), &size) != 0) return broken("asking for the endpoint");
  return std::string(bound.data());
}

class ZmqTransport final : public Transport {
 public:
  explicit ZmqTransport(Context context) : context_(std::move(context)) {}

  Expected<std::unique_ptr<RouterSocket>> listen(const std::vector<std::string>& endpoints) override {
    if (endpoints.empty()) return invalid_input("no endpoint to listen on");
    for (const auto& endpoint : endpoints) RETUNE_CHECK(check_local_endpoint(endpoint));
    Socket socket(zmq_socket(context_.get(), ZMQ_ROUTER));
    if (!socket) return broken("making a ROUTER");
    RETUNE_CHECK(set_common_options(socket.get(), milliseconds(200)));
    RETUNE_CHECK(set_option(socket.get(), ZMQ_ROUTER_MANDATORY, 1, "ROUTER_MANDATORY"));
    RETUNE_CHECK(set_option(socket.get(), ZMQ_BACKLOG, kBacklog, "BACKLOG"));
    std::vector<std::string> bound;
    for (const auto& endpoint : endpoints) {
      RETUNE_TRY(auto one, bind_one(socket.get(), endpoint));
      bound.push_back(std::move(one));
    }
    RETUNE_TRY(auto wake_up, WakeUp::make());
    return std::unique_ptr<RouterSocket>(new ZmqRouter(std::move(socket), std::move(wake_up), std::move(bound)));
  }

  Expected<std::unique_ptr<DealerSocket>> connect(const std::string& endpoint, milliseconds linger) override {
    RETUNE_CHECK(check_local_endpoint(endpoint));
    RETUNE_TRY(auto socket, make_dealer(context_.get(), endpoint, linger));
    RETUNE_TRY(auto wake_up, WakeUp::make());
    return std::unique_ptr<DealerSocket>(
        new ZmqDealer(context_.get(), std::move(socket), std::move(wake_up), endpoint, linger));
  }

 private:
  Context context_;
};

bool is_port(std::string_view text) {
  if (text == "*") return true;
  unsigned port = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
  return error == std::errc() && end == text.data() + text.size() && port >= 1 && port <= 65535;
}

}  // namespace

Expected<> check_local_endpoint(std::string_view endpoint) {
  if (endpoint.starts_with("ipc://")) {
    const auto path = endpoint.substr(6);
    if (path.empty() || path == "*") return invalid_input("endpoint {}: expected ipc:// and the path of a socket", endpoint);
    if (path.size() >= sizeof(sockaddr_un::sun_path))
      return invalid_input("endpoint {}: the path has {} bytes, a Unix socket's at most {}", endpoint, path.size(),
                           sizeof(sockaddr_un::sun_path) - 1);
    return {};
  }
  for (const std::string_view host : {"tcp://127.0.0.1:", "tcp://[::1]:"}) {
    if (!endpoint.starts_with(host)) continue;
    if (!is_port(endpoint.substr(host.size())))
      return invalid_input("endpoint {}: expected a port from 1 to 65535 or * behind {}", endpoint, host);
    return {};
  }
  return invalid_input(
      "endpoint {}: expected ipc://PATH, tcp://127.0.0.1:PORT or tcp://[::1]:PORT; others would need encryption, which is "
      "not supported yet",
      endpoint);
}

Expected<std::unique_ptr<Transport>> make_zmq_transport() {
  Context context(zmq_ctx_new());
  if (!context) return broken("making a ZeroMQ context");
  // 1,000 workers and as many connections that are still shaking hands.
  if (zmq_ctx_set(context.get(), ZMQ_MAX_SOCKETS, 4096) != 0) return broken("setting MAX_SOCKETS");
  return std::unique_ptr<Transport>(new ZmqTransport(std::move(context)));
}

}  // namespace retune
