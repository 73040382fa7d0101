// `retune-coordinator`: wires the store, the strategies and the socket to the server, and ends when asked to.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <thread>

#include "coordinator/service/campaign_strategy.h"
#include "coordinator/service/server.h"
#include "coordinator/store/client_store.h"
#include "shared/base/file.h"
#include "shared/base/log.h"
#include "shared/wire/zmq_transport.h"

namespace retune::coordinator {
namespace {

struct Arguments {
  std::string database;
  std::vector<std::string> listen;
  std::uint32_t heartbeat_ms = 1000;
  std::uint32_t lease_ms = 15000;
  std::string ready_file;
  std::string crash_at;
  bool verbose = false;
};

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

Expected<CrashPoint> crash_point_of(const std::string& text) {
  if (text.empty()) return CrashPoint([](std::string_view) {});
  const auto colon = text.find(':');
  const std::string name = text.substr(0, colon);
  unsigned count = 1;
  if (colon != std::string::npos) {
    const std::string digits = text.substr(colon + 1);
    if (digits.empty() || digits.size() > 9 || digits.find_first_not_of("0123456789") != std::string::npos || digits == "0")
      return invalid_input("--crash-at {}: expected NAME or NAME:COUNT", text);
    count = static_cast<unsigned>(std::stoul(digits));
  }
  if (std::find(kCrashPoints.begin(), kCrashPoints.end(), name) == kCrashPoints.end())
    return invalid_input("--crash-at {}: expected one of {}", text, fmt::join(kCrashPoints, ", "));
  const auto crash = std::make_shared<CrashAt>(name, count);
  return CrashPoint([crash](std::string_view place) { (*crash)(place); });
}

std::string holder() {
  std::array<char, 256> host{};
  if (::gethostname(host.data(), host.size() - 1) != 0) host = {'?'};
  return fmt::format("{} process {}", host.data(), ::getpid());
}

Expected<> write_ready_file(const std::string& path, Term term, const std::vector<std::string>& endpoints) {
  Json list = Json::array();
  for (const auto& endpoint : endpoints) list.push(endpoint);
  const Json ready = Json::object().set("term", term.value()).set("pid", ::getpid()).set("endpoints", std::move(list));
  return write_file_atomically(path, as_bytes(to_text(ready) + "\n"));
}

// Serves until SIGTERM or SIGINT. Signals are blocked in every thread; one thread waits for them.
Expected<> serve(const Arguments& arguments, CrashPoint crash_point) {
  RETUNE_TRY(const auto applied, migrate(arguments.database));
  for (const auto& name : applied) log::info("migration {} applied", name);
  RETUNE_TRY(const auto transport, make_zmq_transport());
  RETUNE_TRY(const auto router, transport->listen(arguments.listen));
  const SystemClock clock;
  ServerOptions options;
  options.dispatcher.heartbeat_ms = arguments.heartbeat_ms;
  options.dispatcher.lease_ms = arguments.lease_ms;
  // Not destroyed: the feeder may be deep in an enumeration, and what must last has been committed when run() returns.
  auto* server = new Server(*router, clock, [&] { return open_store(arguments.database); }, open_campaign_strategy,
                            campaign_time_limit, std::move(crash_point), options);
  RETUNE_TRY(const Term term, server->take_office(holder()));
  log::info("term {} begins; listening on {}", term.value(), fmt::join(router->endpoints(), ", "));
  if (!arguments.ready_file.empty()) RETUNE_CHECK(write_ready_file(arguments.ready_file, term, router->endpoints()));

  std::thread([server] {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    int signal = 0;
    sigwait(&signals, &signal);
    log::info("{}: committing what waits, then ending", signal == SIGTERM ? "SIGTERM" : "SIGINT");
    server->request_stop();
  }).detach();
  auto result = server->run();
  const DispatcherCounters& counters = server->dispatcher().counters();
  log::info("term {} ends: results={} late={} malformed={} unknown_peer={} stale_term={} out_of_place={} workers_lost={}",
            term.value(), counters.counted, counters.late, counters.malformed, counters.unknown_peer, counters.stale_term,
            counters.out_of_place, counters.workers_lost);
  return result;
}

int run(int argc, char** argv) {
  Arguments arguments;
  arguments.database = environment("RETUNE_DATABASE_URL");
  CLI::App app("Feeds campaigns to workers and keeps their results in PostgreSQL", "retune-coordinator");
  app.set_version_flag("--version", "retune-coordinator " RETUNE_VERSION);
  app.add_option("--database", arguments.database, "PostgreSQL URL (RETUNE_DATABASE_URL)")->type_name("URL");
  app.add_option("--listen", arguments.listen, "Endpoint for workers: ipc:///PATH or tcp://127.0.0.1:PORT; may be repeated")
      ->type_name("ENDPOINT")
      ->required();
  app.add_option("--heartbeat-ms", arguments.heartbeat_ms, "How often workers speak, in milliseconds")
      ->check(CLI::Range(10, 600000))
      ->capture_default_str();
  app.add_option("--lease-ms", arguments.lease_ms, "A worker silent for this long has lost its work, in milliseconds")
      ->check(CLI::Range(50, 3600000))
      ->capture_default_str();
  app.add_option("--ready-file", arguments.ready_file, "Written once office is taken: term and endpoints as JSON")
      ->type_name("FILE");
  app.add_option("--crash-at", arguments.crash_at, "For tests: SIGKILL at the n-th passing of a place, NAME[:N]")
      ->type_name("NAME");
  app.add_flag("--verbose", arguments.verbose, "Log more");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  configure_log("coordinator", arguments.verbose ? log::level::debug : log::level::info);
  const auto say = [](const Error& error) {
    log::error("{}", error.to_string());
    return error.exit_status();
  };
  if (arguments.database.empty())
    return say(Error(ErrorKind::invalid_input, "--database: expected a PostgreSQL URL (or RETUNE_DATABASE_URL)"));
  if (arguments.lease_ms < 2 * arguments.heartbeat_ms)
    return say(Error(ErrorKind::invalid_input,
                     fmt::format("--lease-ms {}: expected at least twice --heartbeat-ms {}", arguments.lease_ms,
                                 arguments.heartbeat_ms)));
  auto crash_point = crash_point_of(arguments.crash_at);
  if (!crash_point) return say(crash_point.error());

  std::signal(SIGPIPE, SIG_IGN);
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGINT);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  const auto served = serve(arguments, std::move(*crash_point));
  return served ? 0 : say(served.error());
}

}  // namespace
}  // namespace retune::coordinator

int main(int argc, char** argv) {
  const int status = retune::coordinator::run(argc, argv);
  // Threads that nobody waits for (a feeder in a long enumeration, the one for signals) end with the process.
  std::fflush(nullptr);
  ::_exit(status);
}
