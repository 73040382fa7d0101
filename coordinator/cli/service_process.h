// Background processes that `retune up` starts and `retune down` stops: one record file each, which names the process so
// surely that nothing else is ever signalled.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "shared/base/clock.h"
#include "shared/base/expected.h"

namespace retune::coordinator {

// A process named by its id and the time the kernel started it: an id that was given to another process since then is
// not this one.
struct ServiceProcess {
  std::string name;               // "coordinator", "worker-0"
  int pid = 0;
  std::uint64_t start_ticks = 0;  // field 22 of /proc/PID/stat
  std::vector<std::string> command;
};

// Starts `command` in a session of its own (it outlives the caller), standard input from /dev/null, output appended to
// `log`, and writes its record to `folder`/NAME.pid. Error: failed, naming the program.
[[nodiscard]] Expected<ServiceProcess> start_service(const std::filesystem::path& folder, const std::string& name,
                                                     const std::vector<std::string>& command,
                                                     const std::filesystem::path& log);

// The record of that name, if there is one. Error: invalid_input for a file that is no record.
[[nodiscard]] Expected<std::optional<ServiceProcess>> read_service(const std::filesystem::path& folder,
                                                                   const std::string& name);
// All records of a folder, by name.
[[nodiscard]] Expected<std::vector<ServiceProcess>> read_services(const std::filesystem::path& folder);

// Whether that very process runs (a zombie does not).
[[nodiscard]] bool is_alive(const ServiceProcess& process);

// SIGTERM, then SIGKILL after `patience`; removes the record. Blocks until the process is gone. Quietly does nothing for
// one that is not alive.
[[nodiscard]] Expected<> stop_service(const std::filesystem::path& folder, const ServiceProcess& process,
                                      milliseconds patience);

// The last `lines` lines of a log file, for error messages; "" when it cannot be read.
[[nodiscard]] std::string last_lines(const std::filesystem::path& log, std::size_t lines);

}  // namespace retune::coordinator
