#include "worker/sandbox/runner_protocol.h"

namespace retune::worker {

Json failure_to_json(const StageFailure& failure) {
  Json json = Json::object();
  json.set("stage", to_string(failure.stage))
      .set("outcome", to_string(failure.outcome))
      .set("reason", failure.reason)
      .set("detail", failure.detail);
  return json;
}

Expected<StageFailure> failure_from_json(const JsonCursor& cursor) {
  const auto text = [&](std::string_view key) -> Expected<std::string> {
    RETUNE_TRY(const JsonCursor member, cursor.at(key));
    return member.string();
  };
  RETUNE_TRY(const std::string stage, text("stage"));
  RETUNE_TRY(const std::string outcome, text("outcome"));
  RETUNE_TRY(std::string reason, text("reason"));
  RETUNE_TRY(std::string detail, text("detail"));
  const auto known_stage = stage_from_string(stage);
  const auto known_outcome = outcome_from_string(outcome);
  if (!known_stage || !known_outcome) return cursor.error("unknown stage or outcome");
  return StageFailure{*known_stage, *known_outcome, std::move(reason), std::move(detail)};
}

Json platform_to_json(const Platform& platform) {
  Json json = Json::object();
  json.set("device", to_json(platform.device)).set("toolchain", to_json(platform.toolchain));
  return json;
}

Expected<Platform> platform_from_json(const JsonCursor& cursor) {
  Platform platform;
  RETUNE_TRY(const JsonCursor device, cursor.at("device"));
  RETUNE_TRY(platform.device, device_class_from_json(device));
  RETUNE_TRY(const JsonCursor toolchain, cursor.at("toolchain"));
  RETUNE_TRY(platform.toolchain, toolchain_from_json(toolchain));
  return platform;
}

}  // namespace retune::worker
