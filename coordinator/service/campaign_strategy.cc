#include "coordinator/service/campaign_strategy.h"

#include "coordinator/search/strategy.h"

namespace retune::coordinator {

Expected<OpenedStrategy> open_campaign_strategy(const CampaignRow& campaign, const TargetRow& target) {
  RETUNE_TRY(Spec spec, spec_from_json(campaign.spec));
  const auto max_evaluations = spec.limits.max_evaluations;
  RETUNE_TRY(Space space, Space::build(std::move(spec), {campaign.baseline, target.device}));
  RETUNE_TRY(std::unique_ptr<Strategy> opened, open_strategy(space, target.cursor));
  // Shared because a std::function can be copied.
  return OpenedStrategy{[strategy = std::shared_ptr<Strategy>(std::move(opened))](std::size_t max) {
                          return strategy->propose(max);
                        },
                        max_evaluations};
}

std::optional<double> campaign_time_limit(const CampaignRow& campaign) {
  const auto spec = spec_from_json(campaign.spec);
  return spec ? spec->limits.max_seconds : std::nullopt;
}

}  // namespace retune::coordinator
