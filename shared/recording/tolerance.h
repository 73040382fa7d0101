// Tolerances that a command line or a spec lays over the recorded comparison rules.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shared/recording/manifest.h"

namespace retune {

// For the regions and variables that `region` names: "*" (all), an address ("0x153940000000"), the name of a variable, the
// tag of an annotation, or the name of the pointer argument that holds the region's address.
struct Tolerance {
  std::string region;
  ComparisonRule rule;
  friend bool operator==(const Tolerance&, const Tolerance&) = default;
};

// "y=f64:1e-12:relative", "*=f32:1e-5", "sum=f32:1e-3:relative:linf": REGION=TYPE:THRESHOLD[:KIND][:NORM].
// Error: invalid_input that says which part is wrong and what was expected.
[[nodiscard]] Expected<Tolerance> tolerance_from_text(std::string_view text);
[[nodiscard]] std::string to_text(const Tolerance& tolerance);

// {"region": "y", "type": "f64", "threshold": 1e-12, "kind": "relative", "norm": "none"}
[[nodiscard]] Json to_json(const Tolerance& tolerance);
[[nodiscard]] Expected<Tolerance> tolerance_from_json(const JsonCursor& cursor);

// The rules that hold for one instance once the tolerances (the last that matches wins) are laid over it: one per region,
// then one per variable, in the instance's order, and whether each was overridden. A "*" leaves integer rules that an
// annotation set alone, and exact-byte regions whose bytes do not change. Error: invalid_input for a tolerance that names nothing.
struct EffectiveRule {
  ComparisonRule rule;
  bool overridden = false;
};
[[nodiscard]] Expected<std::vector<EffectiveRule>> effective_rules(const Kernel& kernel, const Instance& instance,
                                                                   const std::vector<Tolerance>& tolerances);

}  // namespace retune
