// Follows a campaign until it is over, with a progress line for people.
#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include "coordinator/store/client_store.h"
#include "shared/base/clock.h"

namespace retune::coordinator {

struct WatchOptions {
  bool terminal = false;            // rewrite one line in place; otherwise a line now and then
  bool quiet = false;               // no progress at all
  milliseconds poll{200};
  milliseconds line_every{5000};    // where the output is no terminal
  // Becomes true when the user wants to leave; the campaign goes on without us. May be set by a signal handler.
  const std::atomic<bool>* leave = nullptr;
};

using OpenStore = std::function<Expected<std::unique_ptr<ClientStore>>()>;

// Asks the store again and again, and writes to `write` (no newline is added). Outlives restarts of the coordinator and of
// the database: a lost connection is opened anew, for up to two minutes of refusals in a row. Returns the last state seen,
// which is_over() unless the user left. Error: invalid_input for a campaign that does not exist, disconnected.
[[nodiscard]] Expected<CampaignProgress> watch_campaign(const OpenStore& open, CampaignId campaign,
                                                        const WatchOptions& options, const Clock& clock,
                                                        const std::function<void(std::string_view)>& write);

}  // namespace retune::coordinator
