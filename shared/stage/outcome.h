// Outcome: the closed list of what can become of an evaluation (rule 7). It is data: stored, counted, never thrown.
// The tokens are the SQL enum's labels; a token once released is never given another meaning, only retired here.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "shared/stage/stage.h"

namespace retune {

enum class Outcome {
  verified,         // compiled, ran, gave the right memory, and was measured
  invalid,          // the device class or the configuration's rules refuse it (validate)
  compile_failed,   // the compiler said no, in its own words
  compile_timeout,  // time limit of the compile phase
  compile_crashed,  // the compile child died (signal, or its memory limit)
  unsupported,      // the backend cannot run an instruction of this kernel
  replay_failed,    // the device refused the launch or reported an error
  replay_timeout,   // time limit of the replay or measure phase
  replay_crashed,   // the replay child died
  memory_error,     // wrote outside the recorded regions, or touched unmapped memory
  wrong_answer,     // verification failed
  worker_lost,      // no worker lived to report it, as often as the retry limit allows
};

inline constexpr std::array<std::string_view, 12> kOutcomeTokens = {
    "verified",      "invalid",        "compile_failed", "compile_timeout", "compile_crashed", "unsupported",
    "replay_failed", "replay_timeout", "replay_crashed", "memory_error",    "wrong_answer",    "worker_lost"};

[[nodiscard]] constexpr std::string_view to_string(Outcome outcome) noexcept {
  return kOutcomeTokens[static_cast<std::size_t>(outcome)];
}
[[nodiscard]] std::optional<Outcome> outcome_from_string(std::string_view token) noexcept;

// Outcomes that may be the machine's fault rather than the configuration's: tried again, up to the retry limit.
[[nodiscard]] constexpr bool is_retried(Outcome outcome) noexcept {
  return outcome == Outcome::compile_crashed || outcome == Outcome::replay_crashed || outcome == Outcome::worker_lost;
}

// How a stage says that an evaluation ends here: the one door of failure (rule "Failure leaves by one door").
struct StageFailure {
  Stage stage;
  Outcome outcome;
  std::string reason;  // one line for people: the compiler's words, signal name, driver's error name, bad region
  std::string detail;  // the last lines printed, bounded; may be empty
};

// What a stage returns: the next receipt, or why the evaluation ends here.
template <class T>
using OrFailure = tl::expected<T, StageFailure>;

}  // namespace retune
