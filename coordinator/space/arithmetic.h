// Python's arithmetic on Values, with every wrong answer made an error: 64-bit overflow, division by zero, results that
// are not finite, operands of the wrong type. Pure; nothing allocates but string concatenation (into `storage`).
#pragma once

#include <span>

#include "coordinator/space/value.h"

namespace retune::coordinator {

enum class Fault : std::uint8_t {
  none,
  overflow,          // the exact result does not fit 64 bits, or a real result is not finite
  division_by_zero,
  wrong_type,
  domain,            // log2 of a number that is not positive, a fractional power of a negative number
  unordered,         // < between values that have no order
  empty,             // min or max of an empty list
};
// "overflows 64 bits", "divides by zero", ….
[[nodiscard]] std::string_view to_string(Fault fault) noexcept;

enum class Operator : std::uint8_t { add, subtract, multiply, divide, floor_divide, modulo, power };
enum class Comparison : std::uint8_t { equal, not_equal, less, less_equal, greater, greater_equal, in, not_in };
// The number of arguments of each: min and max take a list or at least two; gcd and lcm at least one; the rest is fixed.
enum class Function : std::uint8_t { min, max, abs, ceil_div, gcd, lcm, log2, is_pow2, len, str };

[[nodiscard]] std::string_view to_string(Operator op) noexcept;
[[nodiscard]] std::string_view to_string(Comparison comparison) noexcept;
[[nodiscard]] std::string_view to_string(Function function) noexcept;
[[nodiscard]] std::optional<Function> function_from_name(std::string_view name) noexcept;

// Each returns Fault::none and sets `result`, or returns the fault and leaves it.
[[nodiscard]] Fault apply(Operator op, const Value& left, const Value& right, ValueStorage& storage, Value& result);
[[nodiscard]] Fault compare(Comparison comparison, const Value& left, const Value& right, bool& result);
[[nodiscard]] Fault negate(const Value& operand, Value& result);
[[nodiscard]] Fault call(Function function, std::span<const Value> arguments, ValueStorage& storage, Value& result);

}  // namespace retune::coordinator
