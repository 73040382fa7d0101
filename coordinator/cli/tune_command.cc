// retune tune: the main job in one go. retune best: what won.
#include <memory>

#include "coordinator/cli/campaign_display.h"
#include "coordinator/cli/follow.h"
#include "coordinator/cli/output.h"
#include "coordinator/cli/services.h"

namespace retune::coordinator {
namespace {

struct TuneOptions {
  std::string spec;
  std::size_t top = 10;
  unsigned workers = 1;
};

Expected<int> tune(const TuneOptions& options, const CommandContext& context) {
  ServicesOptions services;
  services.home = context.home;
  services.programs = context.programs;
  services.database = context.database;
  services.workers = options.workers;
  RETUNE_TRY(const ServicesReport report, bring_up(services));
  if (!report.started.empty() && !context.quiet) {
    std::string names;
    for (const std::string& name : report.started) names += " " + name;
    note("started" + names);
  }
  RETUNE_TRY(const CampaignId id, submit_spec(context, options.spec));
  RETUNE_TRY(const CampaignProgress progress, follow(context, id));
  RETUNE_CHECK(print_outcome(context, progress, options.top));
  return status_of(progress);
}

struct BestOptions {
  std::int64_t campaign = 0;
  std::string kernel;
  std::string format = "table";
  std::size_t top = 1;
};

Expected<int> best(const BestOptions& options, const CommandContext& context) {
  RETUNE_TRY(const auto store, open_client(context));
  const auto campaign = options.campaign > 0 ? std::optional(CampaignId(options.campaign)) : std::nullopt;
  if (campaign) {
    RETUNE_TRY(const auto known, store->progress(campaign));
    if (known.empty()) return invalid_input("there is no campaign {}; `retune ls` lists them", options.campaign);
  }
  RETUNE_TRY(const auto rows, store->best(campaign, options.kernel, options.top));
  if (context.json || options.format == "json") {
    Json all = Json::array();
    for (const BestRow& row : rows) all.push(to_json(row));
    RETUNE_CHECK(print_json(all));
  } else if (options.format == "csv") {
    RETUNE_CHECK(print(best_csv(rows)));
  } else {
    RETUNE_CHECK(print(best_table(rows)));
  }
  if (rows.empty()) note("nothing has been verified yet");
  return rows.empty() ? 1 : 0;
}

}  // namespace

void add_tune(CLI::App& app, CommandContext& context) {
  const auto options = std::make_shared<TuneOptions>();
  CLI::App* command = app.add_subcommand("tune", "Start what is missing, submit a spec, watch it, print the best");
  command->add_option("spec", options->spec, "The spec's file")->required();
  command->add_option("--top", options->top, "How many of the best to print")->check(CLI::Range(1, 100000));
  command->add_option("--workers", options->workers, "Local workers to have running")->check(CLI::Range(0, 4096));
  runs(command, context, [options, &context] { return tune(*options, context); });
}

void add_best(CLI::App& app, CommandContext& context) {
  const auto options = std::make_shared<BestOptions>();
  CLI::App* command = app.add_subcommand("best", "The fastest verified configurations, with speedup over the baseline");
  command->add_option("--campaign", options->campaign, "Of this campaign only")->check(CLI::PositiveNumber);
  command->add_option("--kernel", options->kernel, "Of kernels whose name matches this glob");
  command->add_option("--format", options->format, "table, json or csv")->check(CLI::IsMember({"table", "json", "csv"}));
  command->add_option("--top", options->top, "How many of each campaign and device class")->check(CLI::Range(1, 1000000));
  runs(command, context, [options, &context] { return best(*options, context); });
}

}  // namespace retune::coordinator
