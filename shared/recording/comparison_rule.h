// Comparison rules: when the memory after a replay counts as right. The rules are those of Mneme's annotations.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shared/base/json.h"

namespace retune {

// Tokens: u8 i8 u16 i16 u32 i32 u64 i64 f16 f32 f64 (Mneme's numbers 0 to 10, in this order).
enum class ElementType { u8, i8, u16, i16, u32, i32, u64, i64, f16, f32, f64 };
// Absolute: |r - e|. Relative: |r - e| / max(|e|, 1e-12).
enum class ThresholdKind { absolute, relative };
// none: every element within the threshold; l1, l2, linf: the sum, the root of the sum of squares, the largest.
enum class Norm { none, l1, l2, linf };

// Bytes of one element.
[[nodiscard]] std::size_t element_size(ElementType type) noexcept;
[[nodiscard]] std::string_view to_string(ElementType type) noexcept;
[[nodiscard]] std::string_view to_string(ThresholdKind kind) noexcept;
[[nodiscard]] std::string_view to_string(Norm norm) noexcept;
[[nodiscard]] std::optional<ElementType> element_type_from_string(std::string_view token) noexcept;
[[nodiscard]] std::optional<Norm> norm_from_string(std::string_view token) noexcept;

// The default asks for equal bytes.
struct ComparisonRule {
  ElementType type = ElementType::u8;
  double threshold = 0.0;
  ThresholdKind kind = ThresholdKind::absolute;
  Norm norm = Norm::none;
  std::string tag;  // the application's own name for the region; UTF-8, may be empty

  // Exact bytes are asked for: threshold 0 under any rule (a NaN then equals only the very same bytes).
  [[nodiscard]] bool is_exact() const noexcept { return threshold == 0.0; }
  friend bool operator==(const ComparisonRule&, const ComparisonRule&) = default;
};

// {"type": "f32", "threshold": 1e-5, "kind": "relative", "norm": "linf", "tag": ""}; every key but type is optional.
[[nodiscard]] Json to_json(const ComparisonRule& rule);
// Error: invalid_input with the JSON pointer; also for a threshold that is negative or no number.
[[nodiscard]] Expected<ComparisonRule> comparison_rule_from_json(const JsonCursor& cursor);

}  // namespace retune
