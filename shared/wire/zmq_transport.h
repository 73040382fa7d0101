// Transport over ZeroMQ. Every socket limits frame size and frame count, handshake time and queue lengths; ZMTP
// heartbeats stay off (a busy reader would lose messages: docs/wire.md, Liveness).
#pragma once

#include <memory>

#include "shared/wire/transport.h"

namespace retune {

// Error: failed, when the system refuses the context (file descriptors, memory).
[[nodiscard]] Expected<std::unique_ptr<Transport>> make_zmq_transport();

// invalid_input unless plain traffic to the endpoint stays on this machine.
[[nodiscard]] Expected<> check_local_endpoint(std::string_view endpoint);

}  // namespace retune
