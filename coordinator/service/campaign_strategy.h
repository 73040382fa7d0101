// From a campaign's spec to the strategy that its targets are fed from.
#pragma once

#include "coordinator/service/feeder.h"

namespace retune::coordinator {

// Builds the space of the campaign's spec for the target's device and opens its strategy at the target's cursor. Pure, but
// may take long. Error: invalid_input naming what is wrong with the spec.
[[nodiscard]] Expected<OpenedStrategy> open_campaign_strategy(const CampaignRow& campaign, const TargetRow& target);

// The limit that the campaign's spec sets to its time, in seconds; nothing where it sets none or cannot be read (which
// opening its strategy will say).
[[nodiscard]] std::optional<double> campaign_time_limit(const CampaignRow& campaign);

}  // namespace retune::coordinator
