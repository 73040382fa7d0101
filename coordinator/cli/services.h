// The background services of one home folder: embedded PostgreSQL, coordinator, local workers.
//
//   HOME/db/            the embedded cluster (unless another database is given)
//   HOME/run/           records of running services, the coordinator's socket
//   HOME/log/           one log per service
//   HOME/cache/         the workers' caches
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "coordinator/cli/service_process.h"

namespace retune::coordinator {

struct ServicesOptions {
  std::filesystem::path home;
  std::filesystem::path programs;        // the folder of retune-coordinator and retune-worker
  std::string database;                  // a libpq URL; "" for the embedded cluster
  unsigned workers = 1;                  // local ones
  std::string backend = "host";
  unsigned compile_children = 0;         // per worker; 0: cores shared out among the workers
  std::vector<std::string> listen;       // further endpoints of the coordinator, besides its socket in HOME/run
  std::string connect;                   // workers connect here instead of to the local coordinator; "": local
  std::uint32_t heartbeat_ms = 1000;
  std::uint32_t lease_ms = 15000;
};

struct ServicesReport {
  std::string database;                  // URL to reach the store
  std::vector<std::string> started;      // names of what this call started
  std::vector<std::string> running;      // names of what ran already
};

// Brings up what is missing, in order: database, schema, coordinator, workers; what runs already is left alone. Safe to
// call at any time, also by two processes at once (a lock file serialises them). Blocks until the coordinator has taken
// office. Error: names the service, with the last lines of its log.
[[nodiscard]] Expected<ServicesReport> bring_up(const ServicesOptions& options);

// Stops workers (they return their leases), the coordinator, then the embedded database. Returns what was stopped.
[[nodiscard]] Expected<std::vector<std::string>> bring_down(const std::filesystem::path& home);

// The URL of the store: `database` when it is not empty, else that of the embedded cluster if it runs. Error:
// disconnected, saying how to start it.
[[nodiscard]] Expected<std::string> store_url(const std::filesystem::path& home, const std::string& database);

// The endpoint that local workers connect to.
[[nodiscard]] std::string coordinator_endpoint(const std::filesystem::path& home);

}  // namespace retune::coordinator
