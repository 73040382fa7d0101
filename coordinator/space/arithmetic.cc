#include "coordinator/space/arithmetic.h"

#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>

namespace retune::coordinator {
namespace {

using Wide = unsigned __int128;

constexpr std::array<std::string_view, 7> kOperators = {"+", "-", "*", "/", "//", "%", "**"};
constexpr std::array<std::string_view, 8> kComparisons = {"==", "!=", "<", "<=", ">", ">=", "in", "not in"};
constexpr std::array<std::string_view, 10> kFunctions = {"min", "max",  "abs",     "ceil_div", "gcd",
                                                         "lcm", "log2", "is_pow2", "len",      "str"};

std::uint64_t magnitude(std::int64_t value) {
  return value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
}

// An exact quotient rounded once, to nearest even: what Python's int / int gives. Through doubles it would be rounded
// three times.
double true_quotient(std::int64_t left, std::int64_t right) {
  constexpr std::int64_t kExact = std::int64_t{1} << 53;
  if (left > -kExact && left < kExact && right > -kExact && right < kExact)
    return static_cast<double>(left) / static_cast<double>(right);
  if (left == 0) return right < 0 ? -0.0 : 0.0;
  const std::uint64_t numerator = magnitude(left);
  const int shift = 64 + std::countl_zero(numerator);
  const Wide scaled = static_cast<Wide>(numerator) << shift;
  const Wide divisor = magnitude(right);
  Wide quotient = scaled / divisor;  // at least 63 bits
  const bool inexact = scaled % divisor != 0;
  int bits = 0;
  for (Wide rest = quotient; rest != 0; rest >>= 1) ++bits;
  const int drop = bits - 55;
  const bool lost = (quotient & ((Wide{1} << drop) - 1)) != 0;
  quotient >>= drop;
  const auto kept = static_cast<std::uint64_t>(quotient) | (lost || inexact ? 1u : 0u);
  const double rounded = std::ldexp(static_cast<double>(kept), drop - shift);  // 55 bits: rounded here, once
  return (left < 0) != (right < 0) ? -rounded : rounded;
}

Fault finite(double value, Value& result) {
  if (!std::isfinite(value)) return Fault::overflow;
  result = Value::real(value);
  return Fault::none;
}

Fault integer_power(std::int64_t base, std::int64_t exponent, Value& result) {
  if (exponent < 0) {
    if (base == 0) return Fault::division_by_zero;
    return finite(std::pow(static_cast<double>(base), static_cast<double>(exponent)), result);
  }
  std::int64_t power = 1;
  if (base == 0 || base == 1) {
    power = exponent == 0 ? 1 : base;
  } else if (base == -1) {
    power = exponent % 2 == 0 ? 1 : -1;
  } else {
    if (exponent > 63) return Fault::overflow;
    for (std::int64_t i = 0; i < exponent; ++i)
      if (__builtin_mul_overflow(power, base, &power)) return Fault::overflow;
  }
  result = Value::integer(power);
  return Fault::none;
}

// Python's floor division and remainder: the remainder has the divisor's sign.
Fault integer_division(Operator op, std::int64_t left, std::int64_t right, Value& result) {
  if (right == 0) return Fault::division_by_zero;
  if (op == Operator::divide) return finite(true_quotient(left, right), result);
  if (right == -1) {
    if (op == Operator::modulo) {
      result = Value::integer(0);
      return Fault::none;
    }
    if (left == std::numeric_limits<std::int64_t>::min()) return Fault::overflow;
    result = Value::integer(-left);
    return Fault::none;
  }
  std::int64_t quotient = left / right;
  std::int64_t remainder = left % right;
  if (remainder != 0 && (remainder < 0) != (right < 0)) {
    remainder += right;
    --quotient;
  }
  result = Value::integer(op == Operator::modulo ? remainder : quotient);
  return Fault::none;
}

Fault integer_arithmetic(Operator op, std::int64_t left, std::int64_t right, Value& result) {
  std::int64_t value = 0;
  bool overflow = false;
  switch (op) {
    case Operator::add: overflow = __builtin_add_overflow(left, right, &value); break;
    case Operator::subtract: overflow = __builtin_sub_overflow(left, right, &value); break;
    case Operator::multiply: overflow = __builtin_mul_overflow(left, right, &value); break;
    case Operator::power: return integer_power(left, right, result);
    default: return integer_division(op, left, right, result);
  }
  if (overflow) return Fault::overflow;
  result = Value::integer(value);
  return Fault::none;
}

Fault real_power(double base, double exponent, Value& result) {
  if (base == 0.0 && exponent < 0) return Fault::division_by_zero;
  if (base < 0 && exponent != std::floor(exponent)) return Fault::domain;
  return finite(std::pow(base, exponent), result);
}

Fault real_arithmetic(Operator op, double left, double right, Value& result) {
  switch (op) {
    case Operator::add: return finite(left + right, result);
    case Operator::subtract: return finite(left - right, result);
    case Operator::multiply: return finite(left * right, result);
    case Operator::power: return real_power(left, right, result);
    default: break;
  }
  if (right == 0.0) return Fault::division_by_zero;
  if (op == Operator::divide) return finite(left / right, result);
  double remainder = std::fmod(left, right);
  double quotient = (left - remainder) / right;
  if (remainder != 0.0) {
    if ((right < 0) != (remainder < 0)) {
      remainder += right;
      quotient -= 1.0;
    }
  } else {
    remainder = std::copysign(0.0, right);
  }
  if (op == Operator::modulo) return finite(remainder, result);
  if (quotient == 0.0) return finite(std::copysign(0.0, left / right), result);
  double whole = std::floor(quotient);
  if (quotient - whole > 0.5) whole += 1.0;
  return finite(whole, result);
}

Fault extreme(Function function, std::span<const Value> values, Value& result) {
  if (values.empty()) return Fault::empty;
  const Comparison better = function == Function::min ? Comparison::less : Comparison::greater;
  Value best = values[0];
  for (const Value& value : values.subspan(1)) {
    bool replaces = false;
    if (const Fault fault = compare(better, value, best, replaces); fault != Fault::none) return fault;
    if (replaces) best = value;
  }
  result = best;
  return Fault::none;
}

Fault fits(Wide value, Value& result) {
  if (value > static_cast<Wide>(std::numeric_limits<std::int64_t>::max())) return Fault::overflow;
  result = Value::integer(static_cast<std::int64_t>(value));
  return Fault::none;
}

Fault common_divisor_or_multiple(Function function, std::span<const Value> values, Value& result) {
  std::uint64_t all = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!values[i].is_integral()) return Fault::wrong_type;
    const std::uint64_t next = magnitude(values[i].integral());
    if (i == 0) {
      all = next;
    } else if (function == Function::gcd) {
      all = std::gcd(all, next);
    } else if (all == 0 || next == 0) {
      all = 0;
    } else {
      const Wide multiple = static_cast<Wide>(all / std::gcd(all, next)) * next;
      if (multiple > static_cast<Wide>(std::numeric_limits<std::int64_t>::max())) return Fault::overflow;
      all = static_cast<std::uint64_t>(multiple);
    }
  }
  return fits(all, result);
}

Fault ceiling_division(const Value& left, const Value& right, Value& result) {
  if (!left.is_integral() || !right.is_integral()) return Fault::wrong_type;
  Value floor;
  Value remainder;
  if (const Fault fault = integer_division(Operator::floor_divide, left.integral(), right.integral(), floor);
      fault != Fault::none)
    return fault;
  if (const Fault fault = integer_division(Operator::modulo, left.integral(), right.integral(), remainder);
      fault != Fault::none)
    return fault;
  result = Value::integer(floor.as_integer + (remainder.as_integer != 0 ? 1 : 0));
  return Fault::none;
}

Fault length(const Value& value, Value& result) {
  if (value.kind == ValueKind::list) {
    result = Value::integer(static_cast<std::int64_t>(value.as_list->elements.size()));
    return Fault::none;
  }
  if (value.kind != ValueKind::string) return Fault::wrong_type;
  std::int64_t code_points = 0;
  for (const char c : *value.as_string) code_points += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  result = Value::integer(code_points);
  return Fault::none;
}

Fault absolute(const Value& value, Value& result) {
  if (value.kind == ValueKind::real) return finite(std::fabs(value.as_real), result);
  if (!value.is_integral()) return Fault::wrong_type;
  return fits(magnitude(value.integral()), result);
}

}  // namespace

std::string_view to_string(Fault fault) noexcept {
  switch (fault) {
    case Fault::none: return "no fault";
    case Fault::overflow: return "overflows (integers are exact in 64 bits, reals must stay finite)";
    case Fault::division_by_zero: return "divides by zero";
    case Fault::wrong_type: return "has operands of the wrong type";
    case Fault::domain: return "is not defined for this operand";
    case Fault::unordered: return "compares values that have no order";
    case Fault::empty: return "is given an empty list";
  }
  return "";
}

std::string_view to_string(Operator op) noexcept { return kOperators[static_cast<std::size_t>(op)]; }
std::string_view to_string(Comparison c) noexcept { return kComparisons[static_cast<std::size_t>(c)]; }
std::string_view to_string(Function f) noexcept { return kFunctions[static_cast<std::size_t>(f)]; }

std::optional<Function> function_from_name(std::string_view name) noexcept {
  for (std::size_t i = 0; i < kFunctions.size(); ++i)
    if (kFunctions[i] == name) return static_cast<Function>(i);
  return std::nullopt;
}

Fault apply(Operator op, const Value& left, const Value& right, ValueStorage& storage, Value& result) {
  if (left.is_integral() && right.is_integral())
    return integer_arithmetic(op, left.integral(), right.integral(), result);
  if (left.is_number() && right.is_number()) return real_arithmetic(op, left.number(), right.number(), result);
  if (op == Operator::add && left.kind == ValueKind::string && right.kind == ValueKind::string) {
    if (left.as_string->size() + right.as_string->size() > 65536) return Fault::overflow;
    result = storage.add(*left.as_string + *right.as_string);
    return Fault::none;
  }
  return Fault::wrong_type;
}

Fault compare(Comparison comparison, const Value& left, const Value& right, bool& result) {
  if (comparison == Comparison::equal || comparison == Comparison::not_equal) {
    result = equal(left, right) == (comparison == Comparison::equal);
    return Fault::none;
  }
  if (comparison == Comparison::in || comparison == Comparison::not_in) {
    bool found = false;
    if (right.kind == ValueKind::list) {
      for (const Value& element : right.as_list->elements)
        if (equal(left, element)) found = true;
    } else if (right.kind == ValueKind::string && left.kind == ValueKind::string) {
      found = right.as_string->find(*left.as_string) != std::string::npos;
    } else {
      return Fault::wrong_type;
    }
    result = found == (comparison == Comparison::in);
    return Fault::none;
  }
  const std::optional<int> sign = order(left, right);
  if (!sign) return Fault::unordered;
  switch (comparison) {
    case Comparison::less: result = *sign < 0; break;
    case Comparison::less_equal: result = *sign <= 0; break;
    case Comparison::greater: result = *sign > 0; break;
    default: result = *sign >= 0; break;
  }
  return Fault::none;
}

Fault negate(const Value& operand, Value& result) {
  if (operand.kind == ValueKind::real) {
    result = Value::real(-operand.as_real);
    return Fault::none;
  }
  if (!operand.is_integral()) return Fault::wrong_type;
  return integer_arithmetic(Operator::subtract, 0, operand.integral(), result);
}

Fault call(Function function, std::span<const Value> arguments, ValueStorage& storage, Value& result) {
  switch (function) {
    case Function::min:
    case Function::max:
      if (arguments.size() != 1) return extreme(function, arguments, result);
      if (arguments[0].kind != ValueKind::list) return Fault::wrong_type;
      return extreme(function, arguments[0].as_list->elements, result);
    case Function::abs: return absolute(arguments[0], result);
    case Function::ceil_div: return ceiling_division(arguments[0], arguments[1], result);
    case Function::gcd:
    case Function::lcm: return common_divisor_or_multiple(function, arguments, result);
    case Function::log2:
      if (!arguments[0].is_number()) return Fault::wrong_type;
      if (!(arguments[0].number() > 0)) return Fault::domain;
      return finite(std::log2(arguments[0].number()), result);
    case Function::is_pow2: {
      if (!arguments[0].is_integral()) return Fault::wrong_type;
      const std::int64_t value = arguments[0].integral();
      result = Value::boolean(value > 0 && (value & (value - 1)) == 0);
      return Fault::none;
    }
    case Function::len: return length(arguments[0], result);
    case Function::str:
      if (arguments[0].kind == ValueKind::string) {
        result = arguments[0];
      } else if (arguments[0].is_integral()) {
        result = storage.add(to_text(arguments[0]));
      } else {
        return Fault::wrong_type;
      }
      return Fault::none;
  }
  return Fault::wrong_type;
}

}  // namespace retune::coordinator
