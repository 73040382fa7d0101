// `retune-worker`: runs evaluations for a coordinator. Wires the agent; runs no LLVM pass and no kernel itself.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <filesystem>
#include <thread>

#include "shared/base/log.h"
#include "shared/wire/zmq_transport.h"
#include "worker/agent/agent.h"

namespace retune::worker {
namespace {

std::atomic<bool> leave{false};

void on_signal(int) { leave = true; }

std::string host_name() {
  char name[256] = "localhost";
  ::gethostname(name, sizeof(name) - 1);
  return name;
}

int main(int argc, char** argv) {
  CLI::App app("Compiles, replays, verifies and measures configurations for a coordinator", "retune-worker");
  AgentOptions options;
  std::string name, backend = "host", cache;
  unsigned compile_children = 0, threads = 0;
  std::uint32_t slots = 0;
  bool verbose = false;
  std::string compile_fault, replay_fault;
  app.set_version_flag("--version", "retune-worker " RETUNE_VERSION);
  app.add_option("--connect", options.endpoint, "The coordinator's endpoint, such as ipc:///path or tcp://127.0.0.1:5557")->required();
  app.add_option("--name", name, "Stable name of this worker; default: HOST/PID");
  app.add_option("--backend", backend, "host: run device code on this CPU; noop: answer without doing anything (benchmarks)")
      ->check(CLI::IsMember({"host", "noop"}));
  app.add_option("--compile-children", compile_children, "Processes that compile at once; 0: one per core");
  app.add_option("--threads", threads, "CPU threads that run a kernel's blocks; 0: one per core");
  app.add_option("--slots", slots, "Evaluations held at once; 0: enough to keep compilers and device busy");
  app.add_option("--cache", cache, "Folder for compiled binaries; may be shared by workers");
  app.add_option("--journal", options.journal, "Append a line per finished run and per acknowledgement to this file");
  app.add_flag("-v,--verbose", verbose, "Log more");
  app.add_option("--compile-fault", compile_fault)->group("");
  app.add_option("--replay-fault", replay_fault)->group("");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  configure_log("retune-worker", verbose ? log::level::debug : log::level::info);
  std::signal(SIGPIPE, SIG_IGN);
  struct sigaction action {};
  action.sa_handler = on_signal;
  ::sigaction(SIGTERM, &action, nullptr);
  ::sigaction(SIGINT, &action, nullptr);

  const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
  if (compile_children == 0) compile_children = cores;
  if (threads == 0) threads = cores;
  if (slots == 0) slots = backend == "noop" ? 4096 : 2 * compile_children + 2;
  const std::filesystem::path runner = std::filesystem::read_symlink("/proc/self/exe").parent_path() / "retune-runner";
  ExecutorOptions executor;
  executor.compile_runner = {runner.string(), "compile"};
  executor.replay_runner = {runner.string(), "replay", "--threads", std::to_string(threads)};
  if (!compile_fault.empty()) executor.compile_runner.insert(executor.compile_runner.end(), {"--fault", compile_fault});
  if (!replay_fault.empty()) executor.replay_runner.insert(executor.replay_runner.end(), {"--fault", replay_fault});
  executor.compile_children = compile_children;
  executor.cache = cache;

  options.identity.name = WorkerName(name.empty() ? fmt::format("{}/{}", host_name(), ::getpid()) : name);
  options.identity.host = host_name();
  options.identity.pid = static_cast<std::uint64_t>(::getpid());
  options.identity.slots = slots;
  log::info("worker={} backend={} connects to {}", options.identity.name.value(), backend, options.endpoint);
  const auto transport = make_zmq_transport();
  if (!transport) {
    log::error("{}", transport.error().to_string());
    return transport.error().exit_status();
  }
  const auto make = [&](std::function<void()> wake) -> Expected<std::unique_ptr<Executor>> {
    if (backend == "noop") return make_noop_executor();
    return make_child_executor(executor, std::move(wake));
  };
  const auto done = run_agent(options, **transport, SystemClock(), make, leave);
  if (!done) {
    log::error("{}", done.error().to_string());
    return done.error().exit_status();
  }
  log::info("worker={} has left", options.identity.name.value());
  return 0;
}

}  // namespace
}  // namespace retune::worker

int main(int argc, char** argv) { return retune::worker::main(argc, argv); }
