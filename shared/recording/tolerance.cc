#include "shared/recording/tolerance.h"

#include <charconv>
#include <cmath>
#include <cstring>

namespace retune {
namespace {

std::string address_text(std::uint64_t address) { return fmt::format("{:#x}", address); }

// Name of the first pointer argument that holds an address inside the region, "" for none.
std::string argument_name_of(const Kernel& kernel, const Instance& instance, const Region& region) {
  for (std::size_t i = 0; i < kernel.arguments.size() && i < instance.arguments.size(); ++i) {
    if (kernel.arguments[i].kind != ArgumentKind::pointer || instance.arguments[i].size() != 8) continue;
    std::uint64_t pointer = 0;
    std::memcpy(&pointer, instance.arguments[i].data(), 8);
    if (pointer >= region.address && pointer - region.address < region.size) return kernel.arguments[i].name;
  }
  return "";
}

bool is_annotated_integer(const ComparisonRule& rule) {
  const bool is_float = rule.type == ElementType::f16 || rule.type == ElementType::f32 || rule.type == ElementType::f64;
  return !is_float && rule != ComparisonRule{};
}

// What a "*" may change: not integers that somebody annotated, and not bytes that nothing changes.
template <class Memory>
bool takes_wildcard(const Memory& memory) {
  return !is_annotated_integer(memory.rule) && !memory.after.empty();
}

}  // namespace

Expected<Tolerance> tolerance_from_text(std::string_view text) {
  constexpr std::string_view kForm = "REGION=TYPE:THRESHOLD[:KIND][:NORM]";
  const std::size_t equals = text.rfind('=');
  if (equals == std::string_view::npos || equals == 0)
    return invalid_input("tolerance \"{}\": expected {}, as in y=f32:1e-5:relative", text, kForm);
  Tolerance tolerance;
  tolerance.region = text.substr(0, equals);
  std::vector<std::string_view> parts;
  std::string_view rest = text.substr(equals + 1);
  while (true) {
    const std::size_t colon = rest.find(':');
    parts.push_back(rest.substr(0, colon));
    if (colon == std::string_view::npos) break;
    rest.remove_prefix(colon + 1);
  }
  if (parts.size() < 2 || parts.size() > 4)
    return invalid_input("tolerance \"{}\": expected {}", text, kForm);
  const auto type = element_type_from_string(parts[0]);
  if (!type)
    return invalid_input("tolerance \"{}\": \"{}\" is no element type; expected u8, i8, u16, i16, u32, i32, u64, i64, f16, "
                         "f32 or f64", text, parts[0]);
  tolerance.rule.type = *type;
  double threshold = -1;
  const auto [end, error] = std::from_chars(parts[1].data(), parts[1].data() + parts[1].size(), threshold);
  if (error != std::errc() || end != parts[1].data() + parts[1].size() || !(threshold >= 0) || std::isinf(threshold))
    return invalid_input("tolerance \"{}\": \"{}\" is no threshold; expected a finite number of at least 0", text, parts[1]);
  tolerance.rule.threshold = threshold;
  for (std::size_t i = 2; i < parts.size(); ++i) {
    if (i == 2 && parts[i] == "absolute") continue;
    if (i == 2 && parts[i] == "relative") {
      tolerance.rule.kind = ThresholdKind::relative;
      continue;
    }
    const auto norm = norm_from_string(parts[i]);
    if (!norm || i + 1 != parts.size())
      return invalid_input("tolerance \"{}\": \"{}\" is neither a kind (absolute, relative) nor a norm (none, l1, l2, linf)",
                           text, parts[i]);
    tolerance.rule.norm = *norm;
  }
  return tolerance;
}

std::string to_text(const Tolerance& tolerance) {
  std::string text = fmt::format("{}={}:{}:{}", tolerance.region, to_string(tolerance.rule.type), tolerance.rule.threshold,
                                 to_string(tolerance.rule.kind));
  if (tolerance.rule.norm != Norm::none) text += fmt::format(":{}", to_string(tolerance.rule.norm));
  return text;
}

Json to_json(const Tolerance& tolerance) {
  Json json = Json::object();
  json.set("region", tolerance.region)
      .set("type", to_string(tolerance.rule.type))
      .set("threshold", tolerance.rule.threshold)
      .set("kind", to_string(tolerance.rule.kind))
      .set("norm", to_string(tolerance.rule.norm));
  return json;
}

Expected<Tolerance> tolerance_from_json(const JsonCursor& cursor) {
  RETUNE_CHECK(cursor.only({"region", "type", "threshold", "kind", "norm"}));
  Tolerance tolerance;
  RETUNE_TRY(const JsonCursor region, cursor.at("region"));
  RETUNE_TRY(tolerance.region, region.string());
  if (tolerance.region.empty()) return region.error("expected \"*\", an address, or a name");
  Json rule = Json::object();
  for (const char* key : {"type", "threshold", "kind", "norm"})
    if (const auto member = cursor.find(key)) rule.set(key, member->value());
  RETUNE_TRY(tolerance.rule, comparison_rule_from_json(JsonCursor(rule, cursor.pointer())));
  return tolerance;
}

Expected<std::vector<EffectiveRule>> effective_rules(const Kernel& kernel, const Instance& instance,
                                                     const std::vector<Tolerance>& tolerances) {
  std::vector<EffectiveRule> rules;
  for (const Region& region : instance.regions) rules.push_back({region.rule, false});
  for (const Variable& variable : instance.variables) rules.push_back({variable.rule, false});

  for (const Tolerance& tolerance : tolerances) {
    bool named = false;
    const auto apply = [&](std::size_t index) {
      named = true;
      const std::string tag = rules[index].rule.tag;
      rules[index].rule = tolerance.rule;
      rules[index].rule.tag = tag;
      rules[index].overridden = true;
    };
    for (std::size_t i = 0; i < instance.regions.size(); ++i) {
      const Region& region = instance.regions[i];
      if (tolerance.region == "*") {
        named = true;
        if (takes_wildcard(region)) apply(i);
      } else if (tolerance.region == address_text(region.address) ||
                 (!region.rule.tag.empty() && tolerance.region == region.rule.tag) ||
                 tolerance.region == argument_name_of(kernel, instance, region)) {
        apply(i);
      }
    }
    for (std::size_t i = 0; i < instance.variables.size(); ++i) {
      const Variable& variable = instance.variables[i];
      if (tolerance.region == "*") {
        named = true;
        if (takes_wildcard(variable)) apply(instance.regions.size() + i);
      } else if (tolerance.region == variable.name) {
        apply(instance.regions.size() + i);
      }
    }
    if (named) continue;
    std::string known;
    for (const Region& region : instance.regions) {
      const std::string name = argument_name_of(kernel, instance, region);
      known += fmt::format(" {}{}", address_text(region.address), name.empty() ? "" : " (" + name + ")");
    }
    for (const Variable& variable : instance.variables) known += " " + variable.name;
    return invalid_input("tolerance for \"{}\": no region, variable, tag or argument of that name; there are{}",
                         tolerance.region, known.empty() ? " none" : known);
  }
  return rules;
}

}  // namespace retune
