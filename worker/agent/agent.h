// The worker's loop: one thread that owns the socket and the core, and hands work to the executor.
#pragma once

#include <atomic>
#include <functional>
#include <string>

#include "shared/wire/transport.h"
#include "worker/agent/agent_core.h"
#include "worker/agent/executor.h"

namespace retune::worker {

struct AgentOptions {
  std::string endpoint;
  AgentIdentity identity;      // device and toolchain are the executor's
  std::string journal;         // file; "": none. One line for each finished run and each acknowledgement, for tests
};

// Makes the executor once the socket is there (its wake wakes the socket). Runs until `leave` becomes true, then drains: what
// is finished is handed over (at most 3 s), leases are returned. Error: what makes going on senseless (no runner, refused).
[[nodiscard]] Expected<> run_agent(const AgentOptions& options, Transport& transport, const Clock& clock,
                                   const std::function<Expected<std::unique_ptr<Executor>>(std::function<void()> wake)>& make,
                                   const std::atomic<bool>& leave);

}  // namespace retune::worker
