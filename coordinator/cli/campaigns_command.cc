// retune submit, ls, status, watch, pause, resume, cancel.
#include <memory>

#include "coordinator/cli/campaign_display.h"
#include "coordinator/cli/follow.h"
#include "coordinator/cli/output.h"
#include "coordinator/cli/services.h"

namespace retune::coordinator {
namespace {

Expected<CampaignProgress> one(const CommandContext& context, std::int64_t id) {
  RETUNE_TRY(const auto store, open_client(context));
  RETUNE_TRY(const auto rows, store->progress(CampaignId(id)));
  if (rows.empty()) return invalid_input("there is no campaign {}; `retune ls` lists them", id);
  return rows.front();
}

Expected<int> submit(const CommandContext& context, const std::string& spec) {
  RETUNE_TRY(const CampaignId id, submit_spec(context, spec));
  if (context.json) {
    Json json = Json::object();
    json.set("id", static_cast<long long>(id.value()));
    RETUNE_CHECK(print_json(json, false));
  } else {
    RETUNE_CHECK(print(fmt::format("{}\n", id.value())));
  }
  return 0;
}

Expected<int> list(const CommandContext& context) {
  RETUNE_TRY(const auto store, open_client(context));
  RETUNE_TRY(const auto rows, store->progress(std::nullopt));
  if (context.json) {
    Json all = Json::array();
    for (const auto& row : rows) all.push(to_json(row));
    RETUNE_CHECK(print_json(all));
    return 0;
  }
  std::string text = fmt::format("{:>4}  {:<9}  {:>19}  {:>8}  {:>7}  {:>10}  {:>7}  {}\n", "id", "state", "done", "reused", "failed",
                                 "best", "speedup", "name");
  for (const auto& row : rows) {
    const std::uint64_t total = total_of(row).value_or(row.members);
    text += fmt::format("{:>4}  {:<9}  {:>19}  {:>8}  {:>7}  {:>10}  {:>7}  {}\n", row.id.value(), to_string(row.state),
                        format_count(row.finished) + "/" + format_count(total), format_count(row.reused), format_count(row.failed),
                        format_ns(row.best_ns),
                        row.best_ns > 0 && row.baseline_ns > 0 ? fmt::format("{:.2f}x", row.baseline_ns / row.best_ns) : "-", row.name);
  }
  RETUNE_CHECK(print(text));
  return 0;
}

Expected<int> status(const CommandContext& context, std::int64_t id) {
  RETUNE_TRY(const CampaignProgress row, one(context, id));
  if (context.json) {
    RETUNE_CHECK(print_json(to_json(row)));
    return 0;
  }
  std::string text = fmt::format("campaign {} {}: {}{}\n  kernel     {}\n  submitted  {}\n  {}\n", row.id.value(), row.name,
                                 to_string(row.state), row.reason.empty() ? "" : ", " + row.reason, row.kernel, row.submitted_at,
                                 progress_line(row, 0));
  text += fmt::format("  running    {}\n  workers    {}\n", row.running, row.workers);
  RETUNE_CHECK(print(text));
  return 0;
}

Expected<int> watch(const CommandContext& context, std::int64_t id) {
  RETUNE_TRY(const CampaignProgress progress, follow(context, CampaignId(id)));
  if (context.json) RETUNE_CHECK(print_json(to_json(progress)));
  else RETUNE_CHECK(print(fmt::format("campaign {} is {}{}\n", id, to_string(progress.state), progress.reason.empty() ? "" : ": " + progress.reason)));
  return status_of(progress);
}

Expected<int> steer(const CommandContext& context, std::int64_t id, CampaignState to) {
  RETUNE_TRY(const auto store, open_client(context));
  RETUNE_CHECK(store->steer(CampaignId(id), to));
  if (context.json) {
    RETUNE_TRY(const CampaignProgress row, one(context, id));
    RETUNE_CHECK(print_json(to_json(row)));
  } else {
    RETUNE_CHECK(print(fmt::format("campaign {} is {}\n", id, to_string(to))));
  }
  return 0;
}

}  // namespace

void add_campaigns(CLI::App& app, CommandContext& context) {
  const auto spec = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("submit", "Check a spec and make it a campaign; prints its id");
  command->add_option("spec", *spec, "The spec's file")->required();
  runs(command, context, [spec, &context] { return submit(context, *spec); });

  runs(app.add_subcommand("ls", "List campaigns"), context, [&context] { return list(context); });

  const auto id = std::make_shared<std::int64_t>(0);
  const auto add = [&](const char* name, const char* what) {
    CLI::App* added = app.add_subcommand(name, what);
    added->add_option("id", *id, "The campaign's id")->required()->check(CLI::PositiveNumber);
    return added;
  };
  runs(add("status", "How far a campaign is"), context, [id, &context] { return status(context, *id); });
  runs(add("watch", "Follow a campaign until it is over; Ctrl-C leaves it running"), context,
       [id, &context] { return watch(context, *id); });
  runs(add("pause", "Lease no more of a campaign; what runs is finished"), context,
       [id, &context] { return steer(context, *id, CampaignState::paused); });
  runs(add("resume", "Go on with a paused campaign"), context,
       [id, &context] { return steer(context, *id, CampaignState::running); });
  runs(add("cancel", "End a campaign; its results are kept"), context,
       [id, &context] { return steer(context, *id, CampaignState::cancelled); });
}

}  // namespace retune::coordinator
