// Runs an ordinary program to its end, for the few tools that are programs (ptxas). Not for what talks frames: child.h.
#pragma once

#include <string>
#include <vector>

#include "shared/base/expected.h"

namespace retune::worker {

struct ProgramEnd {
  int status = 0;       // exit status; 128 + the signal's number when one killed it
  std::string printed;  // on stdout and stderr, at most 1 MiB: its end
};

// `command[0]` is a path. Blocking, at most `limit_seconds`; then the program is killed. It stays in the caller's process
// group, so whoever kills that kills it too. Errors: failed (cannot be started), overloaded (the time is over).
[[nodiscard]] Expected<ProgramEnd> run_program(const std::vector<std::string>& command, double limit_seconds);

}  // namespace retune::worker
