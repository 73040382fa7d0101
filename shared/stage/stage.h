// The stages of the data flow, in order. The token of a stage is the name of its file and verb, the log field, the SQL
// label and the heading in docs/pipeline.md (rule 1).
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace retune {

enum class Stage { spec, enumerate, ground, validate, hash, dedup, lease, compile, replay, verify, measure, result };

inline constexpr std::array<std::string_view, 12> kStageTokens = {
    "spec", "enumerate", "ground", "validate", "hash", "dedup", "lease", "compile", "replay", "verify", "measure", "result"};

[[nodiscard]] constexpr std::string_view to_string(Stage stage) noexcept {
  return kStageTokens[static_cast<std::size_t>(stage)];
}
[[nodiscard]] std::optional<Stage> stage_from_string(std::string_view token) noexcept;

}  // namespace retune
