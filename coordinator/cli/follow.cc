#include "coordinator/cli/follow.h"

#include <unistd.h>

#include <csignal>

#include "coordinator/cli/campaign_display.h"
#include "coordinator/cli/campaign_prepare.h"
#include "coordinator/cli/campaign_watch.h"
#include "coordinator/cli/output.h"
#include "coordinator/cli/services.h"

namespace retune::coordinator {
namespace {

std::atomic<bool> wants_to_leave{false};

void on_interrupt(int) { wants_to_leave = true; }

}  // namespace

Expected<std::unique_ptr<ClientStore>> open_client(const CommandContext& context) {
  RETUNE_TRY(const std::string url, store_url(context.home, context.database));
  return open_client_store(url);
}

Expected<CampaignId> submit_spec(const CommandContext& context, const std::string& spec_file) {
  RETUNE_TRY(const PreparedCampaign campaign, prepare_campaign(spec_file, context.programs / "retune-runner"));
  for (const std::string& warning : campaign.warnings) note(fmt::format("retune: warning: {}: {}", spec_file, warning));
  RETUNE_TRY(const auto store, open_client(context));
  return store->submit(campaign.row, campaign.planned);
}

Expected<CampaignProgress> follow(const CommandContext& context, CampaignId campaign) {
  struct sigaction action {}, before {};
  action.sa_handler = on_interrupt;
  ::sigaction(SIGINT, &action, &before);
  WatchOptions options;
  options.terminal = ::isatty(STDERR_FILENO) != 0;
  options.quiet = context.quiet;
  options.leave = &wants_to_leave;
  const auto write = [](std::string_view text) {
    // Progress that cannot be shown is no reason to stop.
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
  };
  auto progress = watch_campaign([&] { return open_client(context); }, campaign, options, SystemClock(), write);
  ::sigaction(SIGINT, &before, nullptr);
  if (progress && !is_over(progress->state))
    note(fmt::format("campaign {0} goes on; `retune watch {0}` follows it again", campaign.value()));
  return progress;
}

int status_of(const CampaignProgress& progress) noexcept {
  if (progress.state == CampaignState::failed) return 1;
  return is_over(progress.state) && progress.verified == 0 ? 1 : 0;
}

Expected<> print_outcome(const CommandContext& context, const CampaignProgress& progress, std::size_t top) {
  RETUNE_TRY(const auto store, open_client(context));
  RETUNE_TRY(const auto rows, store->best(progress.id, "", top));
  RETUNE_TRY(const auto failures, store->failures(progress.id));
  if (context.json) {
    Json best = Json::array(), failed = Json::array();
    for (const BestRow& row : rows) best.push(to_json(row));
    for (const auto& failure : failures) {
      Json json = Json::object();
      json.set("outcome", to_string(failure.outcome))
          .set("count", static_cast<unsigned long long>(failure.count))
          .set("example", failure.example);
      failed.push(std::move(json));
    }
    Json json = Json::object();
    json.set("campaign", to_json(progress)).set("best", std::move(best)).set("failures", std::move(failed));
    return print_json(json);
  }
  std::string text;
  if (progress.state == CampaignState::failed || progress.state == CampaignState::cancelled)
    text += fmt::format("campaign {} is {}: {}\n", progress.id.value(), to_string(progress.state), progress.reason);
  if (progress.state == CampaignState::done && progress.reused == progress.members && progress.members > 0)
    text += fmt::format("everything was already known: {} configurations answered from the store, none was run\n",
                        format_count(progress.reused));
  text += best_table(rows);
  if (!failures.empty()) {
    text += "  failed:\n";
    for (const auto& failure : failures)
      text += fmt::format("    {:>6}  {}  {}\n", format_count(failure.count), to_string(failure.outcome), failure.example);
  }
  return print(text);
}

}  // namespace retune::coordinator
