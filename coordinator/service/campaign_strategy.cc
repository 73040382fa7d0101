#include "coordinator/service/campaign_strategy.h"

#include "coordinator/search/strategy.h"

namespace retune::coordinator {

Expected<OpenedStrategy> open_campaign_strategy(const CampaignRow& campaign, const TargetRow& target) {
  RETUNE_TRY(Spec spec, spec_from_json(campaign.spec));
  const auto max_evaluations = spec.limits.max_evaluations;
  RETUNE_TRY(Space space, Space::build(std::move(spec), {campaign.baseline, target.device}));
  RETUNE_TRY(auto opened, open_strategy(space, target.cursor));
  // std::function wants to be copied; a strategy is one.
  auto strategy = std::make_shared<decltype(opened)>(std::move(opened));
  return OpenedStrategy{[strategy](std::size_t max) { return (*strategy)->propose(max); }, max_evaluations};
}

std::optional<double> campaign_time_limit(const CampaignRow& campaign) {
  const auto spec = spec_from_json(campaign.spec);
  return spec ? spec->limits.max_seconds : std::nullopt;
}

}  // namespace retune::coordinator
