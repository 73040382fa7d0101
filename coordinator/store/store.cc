#include "coordinator/store/store.h"

namespace retune::coordinator {

std::string_view to_string(CampaignState state) noexcept {
  constexpr std::string_view kTokens[] = {"running", "paused", "done", "cancelled", "failed"};
  return kTokens[static_cast<std::size_t>(state)];
}

std::optional<CampaignState> campaign_state_from_string(std::string_view token) noexcept {
  for (const CampaignState state : {CampaignState::running, CampaignState::paused, CampaignState::done,
                                    CampaignState::cancelled, CampaignState::failed})
    if (to_string(state) == token) return state;
  return std::nullopt;
}

// Tolerances decide what is verified and measuring what a time means; time limits do neither.
ContentHash terms_hash(const EvaluationTerms& terms) {
  Json tolerances = Json::array();
  for (const Tolerance& tolerance : terms.tolerances) tolerances.push(to_json(tolerance));
  Json key = Json::object();
  key.set("format", 1).set("measure", to_json(terms.measure)).set("tolerances", std::move(tolerances));
  return sha256(as_bytes(to_canonical_text(key)));
}

}  // namespace retune::coordinator
