#include "coordinator/cli/campaign_watch.h"

#include <thread>

#include "coordinator/cli/campaign_display.h"

namespace retune::coordinator {
namespace {

constexpr seconds kPatience{120};

// One connection that is made anew when it breaks.
class Watcher {
 public:
  Watcher(const OpenStore& open, const Clock& clock) : open_(open), clock_(clock), heard_(clock.monotonic()) {}

  // Nothing: the store cannot be reached just now. Error: it has been away too long, or the campaign does not exist.
  Expected<std::optional<CampaignProgress>> ask(CampaignId campaign) {
    auto rows = try_ask(campaign);
    if (rows) {
      heard_ = clock_.monotonic();
      if (rows->empty()) return invalid_input("there is no campaign {}; `retune ls` lists them", campaign.value());
      return std::optional<CampaignProgress>(std::move(rows->front()));
    }
    store_.reset();
    if (rows.error().kind() != ErrorKind::disconnected || clock_.monotonic() - heard_ > kPatience)
      return fail(rows.error());
    return std::optional<CampaignProgress>();
  }

 private:
  Expected<std::vector<CampaignProgress>> try_ask(CampaignId campaign) {
    if (!store_) {
      RETUNE_TRY(store_, open_());
    }
    return store_->progress(campaign);
  }

  const OpenStore& open_;
  const Clock& clock_;
  Monotonic heard_;
  std::unique_ptr<ClientStore> store_;
};

}  // namespace

Expected<CampaignProgress> watch_campaign(const OpenStore& open, CampaignId campaign, const WatchOptions& options,
                                          const Clock& clock, const std::function<void(std::string_view)>& write) {
  Watcher watcher(open, clock);
  RateEstimator rate;
  std::optional<CampaignProgress> last;
  std::optional<Monotonic> written;
  const auto show = [&](const std::string& line, bool over) {
    if (options.quiet) return;
    const Monotonic now = clock.monotonic();
    if (options.terminal) {
      write("\r\033[K" + line + (over ? "\n" : ""));
    } else if (over || !written || now - *written >= options.line_every) {
      write(line + "\n");
      written = now;
    }
  };
  const auto wants_to_leave = [&] { return options.leave != nullptr && options.leave->load(); };

  while (true) {
    RETUNE_TRY(const auto seen, watcher.ask(campaign));
    if (seen) {
      last = seen;
      const Monotonic now = clock.monotonic();
      rate.observe(now, seen->finished);
      const bool over = is_over(seen->state);
      show(progress_line(*seen, rate.per_second()), over || wants_to_leave());
      if (over || wants_to_leave()) return *seen;
    } else {
      show(fmt::format("campaign {}: the database is away, trying again", campaign.value()), false);
      if (wants_to_leave()) {
        if (last) return *last;
        return fail(ErrorKind::disconnected, "left before the database answered");
      }
    }
    std::this_thread::sleep_for(options.poll);
  }
}

}  // namespace retune::coordinator
