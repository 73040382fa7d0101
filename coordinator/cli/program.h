// The frame of the command line's two programs: global options, errors, exit status.
#pragma once

#include <vector>

#include "coordinator/cli/command.h"

namespace retune::coordinator {

using AddCommand = void (*)(CLI::App&, CommandContext&);

// Parses and runs; the exit status. Messages call the program `retune`, whichever it is.
int run_program(int argc, char** argv, const std::string& version, const std::vector<AddCommand>& commands);

}  // namespace retune::coordinator
