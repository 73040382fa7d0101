// retune up, retune down.
#include <memory>

#include "coordinator/cli/command.h"
#include "coordinator/cli/output.h"
#include "coordinator/cli/services.h"

namespace retune::coordinator {
namespace {

Json list_of(const std::vector<std::string>& names) {
  Json list = Json::array();
  for (const std::string& name : names) list.push(name);
  return list;
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

Expected<int> up(ServicesOptions options, const CommandContext& context) {
  options.home = context.home;
  options.programs = context.programs;
  options.database = context.database;
  RETUNE_TRY(const ServicesReport report, bring_up(options));
  if (context.json) {
    Json json = Json::object();
    json.set("home", options.home.string())
        .set("endpoint", coordinator_endpoint(options.home))
        .set("started", list_of(report.started))
        .set("running", list_of(report.running));
    RETUNE_CHECK(print_json(json));
    return 0;
  }
  if (!report.running.empty()) RETUNE_CHECK(print("running already: " + joined(report.running) + "\n"));
  if (!report.started.empty()) RETUNE_CHECK(print("started: " + joined(report.started) + "\n"));
  return 0;
}

Expected<int> down(const CommandContext& context) {
  RETUNE_TRY(const std::vector<std::string> stopped, bring_down(context.home));
  if (context.json) {
    Json json = Json::object();
    json.set("stopped", list_of(stopped));
    RETUNE_CHECK(print_json(json));
    return 0;
  }
  RETUNE_CHECK(print(stopped.empty() ? "nothing was running\n" : "stopped: " + joined(stopped) + "\n"));
  return 0;
}

}  // namespace

void add_services(CLI::App& app, CommandContext& context) {
  const auto options = std::make_shared<ServicesOptions>();
  CLI::App* start = app.add_subcommand("up", "Start what is missing: embedded PostgreSQL, coordinator, local workers");
  start->add_option("--workers", options->workers, "Local workers; 0: none")->check(CLI::Range(0, 4096));
  start->add_option("--backend", options->backend, "What the workers run on")->check(CLI::IsMember({"host", "noop"}));
  start->add_option("--compile-children", options->compile_children, "Compilers of each worker; 0: cores shared out");
  start->add_option("--listen", options->listen, "Further endpoint of the coordinator, such as tcp://127.0.0.1:5557");
  start->add_option("--connect", options->connect, "Start workers for the coordinator at this endpoint, and nothing else");
  start->add_option("--heartbeat-ms", options->heartbeat_ms, "Between heartbeats")->check(CLI::Range(50, 60000));
  start->add_option("--lease-ms", options->lease_ms, "Silence after which a worker's work is given to another")
      ->check(CLI::Range(500, 3600000));
  runs(start, context, [options, &context] { return up(*options, context); });
  CLI::App* stop = app.add_subcommand("down", "Stop workers, coordinator and embedded PostgreSQL; what they know is kept");
  runs(stop, context, [&context] { return down(context); });
}

}  // namespace retune::coordinator
