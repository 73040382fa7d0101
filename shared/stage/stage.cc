#include "shared/stage/stage.h"

#include "shared/stage/outcome.h"

namespace retune {

std::optional<Stage> stage_from_string(std::string_view token) noexcept {
  for (std::size_t i = 0; i < kStageTokens.size(); ++i)
    if (kStageTokens[i] == token) return static_cast<Stage>(i);
  return std::nullopt;
}

std::optional<Outcome> outcome_from_string(std::string_view token) noexcept {
  for (std::size_t i = 0; i < kOutcomeTokens.size(); ++i)
    if (kOutcomeTokens[i] == token) return static_cast<Outcome>(i);
  return std::nullopt;
}

}  // namespace retune
