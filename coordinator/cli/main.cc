// `retune`: the command line. Commands that need neither coordinator nor database run here and start at once. For the others,
// and for help, it becomes `retune-campaigns`, which has them all: PostgreSQL's client library alone brings twenty more
// libraries, and loading those takes longer than counting most spaces.
#include <fmt/format.h>
#include <unistd.h>

#include <cstring>

#include "coordinator/cli/program.h"

#ifndef RETUNE_VERSION
#error "the build says which version this is"
#endif

namespace {

namespace fs = std::filesystem;

// The first word that is no global option; "" where there is none.
std::string_view command_of(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--home" || word == "--database") ++i;
    else if (word == "--version" || !word.starts_with("-")) return word;
  }
  return "";
}

}  // namespace

int main(int argc, char** argv) {
  using namespace retune::coordinator;
  const std::string_view command = command_of(argc, argv);
  for (const std::string_view local : {"space", "config", "recording", "replay", "--version"})
    if (command == local) return run_program(argc, argv, RETUNE_VERSION, {add_recording, add_replay, add_space, add_config});
  std::error_code none;
  const fs::path whole = fs::read_symlink("/proc/self/exe", none).parent_path() / "retune-campaigns";
  ::execv(whole.c_str(), argv);
  fmt::print(stderr, "retune: error: {}: {}; it belongs beside this program\n", whole.string(), std::strerror(errno));
  return 1;
}
