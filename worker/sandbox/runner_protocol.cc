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

Expected<ErrorKind> error_kind_from_json(const JsonCursor& cursor) {
  RETUNE_TRY(const std::string token, cursor.string());
  for (const ErrorKind kind : {ErrorKind::invalid_input, ErrorKind::failed, ErrorKind::overloaded, ErrorKind::disconnected,
                               ErrorKind::unsupported})
    if (to_string(kind) == token) return kind;
  return cursor.error("unknown kind of error");
}

Json to_json(const KernelSignature& signature) {
  Json arguments = Json::array();
  for (const ArgumentLayout& argument : signature.arguments) arguments.push(retune::to_json(argument));
  Json json = Json::object();
  json.set("target_triple", signature.target_triple)
      .set("target_cpu", signature.target_cpu)
      .set("llvm_version", signature.llvm_version)
      .set("arguments", std::move(arguments));
  return json;
}

Expected<KernelSignature> signature_from_json(const JsonCursor& cursor) {
  const auto text = [&](std::string_view key) -> Expected<std::string> {
    RETUNE_TRY(const JsonCursor member, cursor.at(key));
    return member.string();
  };
  KernelSignature signature;
  RETUNE_TRY(signature.target_triple, text("target_triple"));
  RETUNE_TRY(signature.target_cpu, text("target_cpu"));
  RETUNE_TRY(signature.llvm_version, text("llvm_version"));
  RETUNE_TRY(const JsonCursor arguments, cursor.at("arguments"));
  RETUNE_TRY(const auto places, arguments.elements());
  for (const JsonCursor& place : places) {
    RETUNE_TRY(ArgumentLayout argument, argument_layout_from_json(place));
    signature.arguments.push_back(std::move(argument));
  }
  return signature;
}

Json kernels_to_json(const ModuleContents& contents) {
  Json list = Json::array();
  for (const std::string& kernel : contents.kernels) list.push(kernel);
  return list;
}

Json variables_to_json(const ModuleContents& contents) {
  Json list = Json::array();
  for (const ModuleContents::Variable& variable : contents.variables) {
    Json json = Json::object();
    json.set("name", variable.name).set("size", variable.size).set("address_space", variable.address_space);
    list.push(std::move(json));
  }
  return list;
}

Buffer initial_bytes(const ModuleContents& contents) {
  Buffer bytes;
  for (const ModuleContents::Variable& variable : contents.variables)
    bytes.insert(bytes.end(), variable.initial.begin(), variable.initial.end());
  return bytes;
}

Expected<ModuleContents> contents_from_json(const JsonCursor& cursor, ByteView initial) {
  ModuleContents contents;
  RETUNE_TRY(const JsonCursor kernels, cursor.at("kernels"));
  RETUNE_TRY(const auto kernel_places, kernels.elements());
  for (const JsonCursor& place : kernel_places) {
    RETUNE_TRY(std::string kernel, place.string());
    contents.kernels.push_back(std::move(kernel));
  }
  RETUNE_TRY(const JsonCursor variables, cursor.at("variables"));
  RETUNE_TRY(const auto variable_places, variables.elements());
  for (const JsonCursor& place : variable_places) {
    ModuleContents::Variable variable;
    RETUNE_TRY(const JsonCursor name, place.at("name"));
    RETUNE_TRY(variable.name, name.string());
    RETUNE_TRY(const JsonCursor size, place.at("size"));
    RETUNE_TRY(variable.size, size.unsigned_integer(0, initial.size()));
    RETUNE_TRY(const JsonCursor space, place.at("address_space"));
    RETUNE_TRY(const std::uint64_t address_space, space.unsigned_integer(0, UINT32_MAX));
    variable.address_space = static_cast<std::uint32_t>(address_space);
    variable.initial = to_buffer(initial.first(variable.size));
    initial = initial.subspan(variable.size);
    contents.variables.push_back(std::move(variable));
  }
  return contents;
}

}  // namespace retune::worker
