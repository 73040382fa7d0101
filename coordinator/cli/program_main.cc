#include "coordinator/cli/program.h"

#include <unistd.h>

#include <csignal>
#include <cstdlib>

#include "shared/base/log.h"

namespace retune::coordinator {
namespace {

namespace fs = std::filesystem;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

fs::path default_home() {
  if (const std::string home = environment("RETUNE_HOME"); !home.empty()) return home;
  if (const std::string data = environment("XDG_DATA_HOME"); !data.empty()) return fs::path(data) / "retune";
  if (const std::string user = environment("HOME"); !user.empty()) return fs::path(user) / ".local/share/retune";
  return ".retune";
}

fs::path program_folder() {
  std::error_code none;
  const fs::path self = fs::read_symlink("/proc/self/exe", none);
  return none ? fs::path(".") : self.parent_path();
}

}  // namespace

int run_program(int argc, char** argv, const std::string& version, const std::vector<AddCommand>& commands) {
  // A reader that goes away is an error of write(), not the end of this process.
  std::signal(SIGPIPE, SIG_IGN);
  CommandContext context;
  context.home = default_home();
  context.database = environment("RETUNE_DATABASE_URL");
  context.programs = program_folder();

  CLI::App app("Distributed autotuning of recorded GPU kernels", "retune");
  app.set_version_flag("--version", "retune " + version);
  app.require_subcommand(1);
  app.fallthrough();
  app.add_flag("--json", context.json, "Machine-readable output");
  app.add_flag("-q,--quiet", context.quiet, "No progress");
  app.add_flag("-v,--verbose", context.verbose, "Say more on standard error");
  app.add_option("--database", context.database, "PostgreSQL URL (RETUNE_DATABASE_URL); default: the embedded one");
  app.add_option("--home", context.home, "Folder of the embedded services (RETUNE_HOME)");
  app.parse_complete_callback([&] {
    configure_log("retune", context.verbose ? log::level::debug : log::level::warn);
  });
  app.footer("`retune COMMAND --help` explains one command. Exit status: 0 done, 1 ran but failed, 2 bad usage or input,\n"
             "3 service unreachable.");

  for (const AddCommand add : commands) add(app, context);

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) return app.exit(error);
    fmt::print(stderr, "retune: error: {}\nretune: `{} --help` shows how it is used\n", error.what(),
               app.get_subcommands().empty() ? "retune" : "retune " + app.get_subcommands().front()->get_name());
    return 2;
  }
  return context.exit_status;
}

void runs(CLI::App* command, CommandContext& context, std::function<Expected<int>()> action) {
  command->fallthrough();
  command->callback([&context, action = std::move(action)] {
    const auto status = action();
    if (status) {
      context.exit_status = *status;
    } else {
      fmt::print(stderr, "retune: error: {}\n", status.error().to_string());
      context.exit_status = status.error().exit_status();
    }
  });
}

}  // namespace retune::coordinator
