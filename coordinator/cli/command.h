// The command line's frame: one function per command, which adds it to the parser. The parser then runs its callback.
//
// Results go to standard output, progress and messages to standard error. A command that fails returns an Error, which
// becomes one line and the exit status of design.md: 0 done, 1 ran but failed, 2 bad usage or input, 3 unreachable.
#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <functional>
#include <string>

#include "shared/base/expected.h"

namespace retune::coordinator {

// What every command knows. Filled in by main, and by the global flags before a command runs.
struct CommandContext {
  bool json = false;                 // --json: machine-readable output
  bool verbose = false;
  bool quiet = false;                // no progress
  std::string database;              // --database or RETUNE_DATABASE_URL; "": the embedded one
  std::filesystem::path home;        // --home or RETUNE_HOME
  std::filesystem::path programs;    // the folder of this program and its companions
  int exit_status = 0;
};

// Makes `action` what the command does. Its value is the exit status.
void runs(CLI::App* command, CommandContext& context, std::function<Expected<int>()> action);

void add_config(CLI::App& app, CommandContext& context);
void add_recording(CLI::App& app, CommandContext& context);
void add_replay(CLI::App& app, CommandContext& context);
void add_space(CLI::App& app, CommandContext& context);
void add_services(CLI::App& app, CommandContext& context);   // up, down
void add_campaigns(CLI::App& app, CommandContext& context);  // submit, ls, status, watch, pause, resume, cancel
void add_tune(CLI::App& app, CommandContext& context);
void add_best(CLI::App& app, CommandContext& context);
void add_db(CLI::App& app, CommandContext& context);
void add_sql(CLI::App& app, CommandContext& context);

}  // namespace retune::coordinator
