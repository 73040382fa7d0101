#include "shared/recording/comparison_rule.h"

#include <array>
#include <cmath>

namespace retune {
namespace {

struct ElementInfo {
  std::string_view token;
  std::size_t size;
};
constexpr std::array<ElementInfo, 11> kElements = {{{"u8", 1}, {"i8", 1}, {"u16", 2}, {"i16", 2}, {"u32", 4}, {"i32", 4},
                                                    {"u64", 8}, {"i64", 8}, {"f16", 2}, {"f32", 4}, {"f64", 8}}};
constexpr std::array<std::string_view, 2> kKinds = {"absolute", "relative"};
constexpr std::array<std::string_view, 4> kNorms = {"none", "l1", "l2", "linf"};

template <class Enum, std::size_t n>
std::optional<Enum> find_token(const std::array<std::string_view, n>& tokens, std::string_view token) noexcept {
  for (std::size_t i = 0; i < n; ++i)
    if (tokens[i] == token) return static_cast<Enum>(i);
  return std::nullopt;
}

}  // namespace

std::size_t element_size(ElementType type) noexcept { return kElements[static_cast<std::size_t>(type)].size; }
std::string_view to_string(ElementType type) noexcept { return kElements[static_cast<std::size_t>(type)].token; }
std::string_view to_string(ThresholdKind kind) noexcept { return kKinds[static_cast<std::size_t>(kind)]; }
std::string_view to_string(Norm norm) noexcept { return kNorms[static_cast<std::size_t>(norm)]; }

std::optional<ElementType> element_type_from_string(std::string_view token) noexcept {
  for (std::size_t i = 0; i < kElements.size(); ++i)
    if (kElements[i].token == token) return static_cast<ElementType>(i);
  return std::nullopt;
}
std::optional<Norm> norm_from_string(std::string_view token) noexcept { return find_token<Norm>(kNorms, token); }

Json to_json(const ComparisonRule& rule) {
  Json json = Json::object();
  json.set("type", to_string(rule.type))
      .set("threshold", rule.threshold)
      .set("kind", to_string(rule.kind))
      .set("norm", to_string(rule.norm))
      .set("tag", rule.tag);
  return json;
}

Expected<ComparisonRule> comparison_rule_from_json(const JsonCursor& cursor) {
  RETUNE_CHECK(cursor.only({"type", "threshold", "kind", "norm", "tag"}));
  ComparisonRule rule;
  RETUNE_TRY(const JsonCursor type, cursor.at("type"));
  RETUNE_TRY(const std::string type_token, type.string());
  const auto element = element_type_from_string(type_token);
  if (!element)
    return type.error(fmt::format("expected u8, i8, u16, i16, u32, i32, u64, i64, f16, f32 or f64, found \"{}\"", type_token));
  rule.type = *element;
  if (const auto threshold = cursor.find("threshold")) {
    RETUNE_TRY(rule.threshold, threshold->real());
    if (!(rule.threshold >= 0) || std::isinf(rule.threshold))
      return threshold->error("expected a finite number of at least 0");
  }
  if (const auto kind = cursor.find("kind")) {
    RETUNE_TRY(const std::string token, kind->string());
    const auto found = find_token<ThresholdKind>(kKinds, token);
    if (!found) return kind->error(fmt::format("expected absolute or relative, found \"{}\"", token));
    rule.kind = *found;
  }
  if (const auto norm = cursor.find("norm")) {
    RETUNE_TRY(const std::string token, norm->string());
    const auto found = norm_from_string(token);
    if (!found) return norm->error(fmt::format("expected none, l1, l2 or linf, found \"{}\"", token));
    rule.norm = *found;
  }
  if (const auto tag = cursor.find("tag")) {
    RETUNE_TRY(rule.tag, tag->string());
  }
  return rule;
}

}  // namespace retune
