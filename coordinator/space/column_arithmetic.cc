#include "coordinator/space/column_arithmetic.h"

#include <bit>
#include <cmath>
#include <numeric>

namespace retune::coordinator {
namespace {

using Op = NetworkNode::Op;

bool is_integral(const Column& column) { return column.type == ColumnType::integer || column.type == ColumnType::boolean; }
bool is_number(const Column& column) { return column.type != ColumnType::any; }

// Elements of a column as T; a constant's one element for all rows.
template <class T>
struct Reader {
  const T* data;
  std::size_t stride;
  T operator[](std::size_t i) const { return data[i * stride]; }
};
Reader<std::int64_t> integers(const Column& column) { return {column.ints.data(), column.constant ? 0u : 1u}; }

// A column of numbers as doubles; `scratch` holds them where they are integers.
Reader<double> doubles(const Column& column, std::vector<double>& scratch) {
  if (column.type == ColumnType::real) return {column.reals.data(), column.constant ? 0u : 1u};
  scratch.resize(column.ints.size());
  for (std::size_t i = 0; i < scratch.size(); ++i) scratch[i] = static_cast<double>(column.ints[i]);
  return {scratch.data(), column.constant ? 0u : 1u};
}

// The general case: Values made on the fly, `apply` for each row. Exact by construction, and rare (reals, powers, or
// integers that may overflow).
void apply_each(Operator op, const Column& a, const Column& b, std::size_t rows, Column& result) {
  ValueStorage unused;
  Value value;
  for (std::size_t i = 0; i < rows; ++i) {
    if (const Fault fault = apply(op, a.at(i), b.at(i), unused, value); fault != Fault::none)
      result.set_fault(i, rows, fault);
    else
      result.set(i, value);
  }
}

// Floor division and modulo of operands that are not negative and fit 32 bits: the divisor is known to be positive.
template <bool kModulo, class Word>
void divide_each(Reader<std::int64_t> a, Reader<std::int64_t> b, std::size_t rows, std::int64_t* out) {
  for (std::size_t i = 0; i < rows; ++i) {
    const auto x = static_cast<Word>(a[i]), y = static_cast<Word>(b[i]);
    out[i] = static_cast<std::int64_t>(kModulo ? x % y : x / y);
  }
}

void divide_checked(bool modulo, const Column& left, const Column& right, std::size_t rows, Column& result) {
  const auto a = integers(left), b = integers(right);
  for (std::size_t i = 0; i < rows; ++i) {
    const std::int64_t x = a[i], y = b[i];
    if (y <= 0) {  // rare
      Value value;
      ValueStorage unused;
      const Fault fault = apply(modulo ? Operator::modulo : Operator::floor_divide, Value::integer(x), Value::integer(y), unused, value);
      if (fault != Fault::none)
        result.set_fault(i, rows, fault);
      else
        result.ints[i] = value.as_integer;
      continue;
    }
    const std::int64_t remainder = x % y, down = remainder < 0 ? 1 : 0;
    result.ints[i] = modulo ? remainder + (down != 0 ? y : 0) : x / y - down;
  }
}

bool fits_32(const NetworkNode& node) {
  return node.bounded && node.least >= 0 && node.most <= std::int64_t{std::numeric_limits<std::uint32_t>::max()};
}

void integer_arithmetic(const Network& network, NodeId id, const Column& left, const Column& right, std::size_t rows, Column& result) {
  const NetworkNode& node = network.node(id);
  const auto op = static_cast<Operator>(node.code);
  const auto a = integers(left), b = integers(right);
  std::int64_t* out = result.ints.data();
  const NetworkNode& first = network.node(network.operands(id)[0]);
  const NetworkNode& second = network.node(network.operands(id)[1]);
  const auto wrapped = [](auto f) {
    return [f](std::int64_t x, std::int64_t y) {
      return static_cast<std::int64_t>(f(static_cast<std::uint64_t>(x), static_cast<std::uint64_t>(y)));
    };
  };
  const auto each = [&](auto f) {
    for (std::size_t i = 0; i < rows; ++i) out[i] = f(a[i], b[i]);
  };
  const bool divides = op == Operator::floor_divide || op == Operator::modulo;
  if (node.total && !divides) {
    if (op == Operator::add) return each(wrapped(std::plus<>()));
    if (op == Operator::subtract) return each(wrapped(std::minus<>()));
    return each(wrapped(std::multiplies<>()));
  }
  if (node.total && fits_32(first) && fits_32(second)) {
    if (op == Operator::modulo) return divide_each<true, std::uint32_t>(a, b, rows, out);
    return divide_each<false, std::uint32_t>(a, b, rows, out);
  }
  if (divides) return divide_checked(op == Operator::modulo, left, right, rows, result);
  apply_each(op, left, right, rows, result);
}

void real_arithmetic(Operator op, const Column& left, const Column& right, std::size_t rows, Column& result) {
  if (op == Operator::floor_divide || op == Operator::power) return apply_each(op, left, right, rows, result);
  // Quotients of integers beyond 2^53 are rounded once.
  constexpr std::int64_t kExact = std::int64_t{1} << 53;
  const bool whole = is_integral(left) && is_integral(right);
  std::vector<double> scratch_left, scratch_right;
  const auto a = doubles(left, scratch_left), b = doubles(right, scratch_right);
  for (std::size_t i = 0; i < rows; ++i) {
    const double x = a[i], y = b[i];
    double value = 0;
    switch (op) {
      case Operator::add: value = x + y; break;
      case Operator::subtract: value = x - y; break;
      case Operator::multiply: value = x * y; break;
      case Operator::modulo:
        // Whole numbers below 2^53, the common case: as integers.
        if (y > 0 && x >= 0 && x < static_cast<double>(kExact) && y < static_cast<double>(kExact) &&
            x == static_cast<double>(static_cast<std::int64_t>(x)) && y == static_cast<double>(static_cast<std::int64_t>(y))) {
          const auto p = static_cast<std::uint64_t>(x), q = static_cast<std::uint64_t>(y);
          value = static_cast<double>(p <= 0xffffffffu && q <= 0xffffffffu ? static_cast<std::uint64_t>(static_cast<std::uint32_t>(p) % static_cast<std::uint32_t>(q)) : p % q);
          break;
        }
        [[fallthrough]];
      default: {
        if (op == Operator::divide && y != 0 && !(whole && (std::fabs(x) >= static_cast<double>(kExact) || std::fabs(y) >= static_cast<double>(kExact)))) {
          value = x / y;
          break;
        }
        Value exact;
        ValueStorage unused;
        if (const Fault fault = apply(op, left.at(i), right.at(i), unused, exact); fault != Fault::none)
          result.set_fault(i, rows, fault);
        else
          value = exact.as_real;
      }
    }
    if (!std::isfinite(value)) result.set_fault(i, rows, Fault::overflow);
    result.reals[i] = value;
  }
}

template <class T>
void compare_each(Comparison comparison, Reader<T> a, Reader<T> b, std::size_t rows, std::int64_t* out) {
  const auto each = [&](auto f) {
    for (std::size_t i = 0; i < rows; ++i) out[i] = f(a[i], b[i]) ? 1 : 0;
  };
  switch (comparison) {
    case Comparison::equal: return each([](T x, T y) { return x == y; });
    case Comparison::not_equal: return each([](T x, T y) { return x != y; });
    case Comparison::less: return each([](T x, T y) { return x < y; });
    case Comparison::less_equal: return each([](T x, T y) { return x <= y; });
    case Comparison::greater: return each([](T x, T y) { return x > y; });
    default: return each([](T x, T y) { return x >= y; });
  }
}

// Whether integers of this node are exact as doubles.
bool exact_as_double(const NetworkNode& node) {
  constexpr std::int64_t kExact = std::int64_t{1} << 53;
  return node.type == ColumnType::real || (node.bounded && node.least >= -kExact && node.most <= kExact);
}

bool compute_compare(const Network& network, NodeId id, const Column& a, const Column& b, std::size_t rows, Column& result) {
  const auto comparison = static_cast<Comparison>(network.node(id).code);
  if (comparison == Comparison::in || comparison == Comparison::not_in || !is_number(a) || !is_number(b)) return false;
  if (is_integral(a) && is_integral(b)) {
    result.reset(ColumnType::boolean, rows);
    compare_each(comparison, integers(a), integers(b), rows, result.ints.data());
    return true;
  }
  // Reals are finite here: a NaN or an infinity would have been a fault, and JSON has none.
  if (!exact_as_double(network.node(network.operands(id)[0])) || !exact_as_double(network.node(network.operands(id)[1]))) return false;
  std::vector<double> scratch_a, scratch_b;
  result.reset(ColumnType::boolean, rows);
  compare_each(comparison, doubles(a, scratch_a), doubles(b, scratch_b), rows, result.ints.data());
  return true;
}

// Truth of the left operand decides, else that of the right one; faults as compute_node has them.
void compute_logic(bool is_and, const Column& left, const Column& right, std::size_t rows, Column& result) {
  const auto a = integers(left), b = integers(right);
  std::int64_t* out = result.ints.data();
  if (is_and)
    for (std::size_t i = 0; i < rows; ++i) out[i] = (a[i] != 0 && b[i] != 0) ? 1 : 0;
  else
    for (std::size_t i = 0; i < rows; ++i) out[i] = (a[i] != 0 || b[i] != 0) ? 1 : 0;
  if (left.faults.empty() && right.faults.empty()) return;
  for (std::size_t i = 0; i < rows; ++i) {
    if (left.fault(i) != Fault::none) {
      result.set_fault(i, rows, left.fault(i));
    } else if ((a[i] != 0) != is_and) {
      out[i] = is_and ? 0 : 1;
    } else if (right.fault(i) != Fault::none) {
      result.set_fault(i, rows, right.fault(i));
    }
  }
}

bool compute_select(const NetworkNode& node, std::span<const Column* const> operands, std::size_t rows, Column& result) {
  const Column &chosen = *operands[0], &condition = *operands[1], &other = *operands[2];
  if (node.type == ColumnType::any || !is_integral(condition) || chosen.type != node.type || other.type != node.type) return false;
  result.reset(node.type, rows);
  const auto yes = integers(condition);
  if (node.type == ColumnType::real) {
    std::vector<double> unused;
    const auto a = doubles(chosen, unused), b = doubles(other, unused);
    for (std::size_t i = 0; i < rows; ++i) result.reals[i] = yes[i] != 0 ? a[i] : b[i];
  } else {
    const auto a = integers(chosen), b = integers(other);
    for (std::size_t i = 0; i < rows; ++i) result.ints[i] = yes[i] != 0 ? a[i] : b[i];
  }
  if (condition.faults.empty() && chosen.faults.empty() && other.faults.empty()) return true;
  for (std::size_t i = 0; i < rows; ++i) {
    const Fault fault = condition.fault(i) != Fault::none ? condition.fault(i) : (yes[i] != 0 ? chosen : other).fault(i);
    if (fault != Fault::none) result.set_fault(i, rows, fault);
  }
  return true;
}

bool compute_call(const Network& network, NodeId id, std::span<const Column* const> operands, std::size_t rows, Column& result) {
  const NetworkNode& node = network.node(id);
  if (node.count > 2 || node.type != ColumnType::integer || !node.total || !is_integral(*operands[0]) || !is_integral(*operands.back()))
    return false;
  const auto a = integers(*operands[0]), b = integers(*operands.back());
  const auto each = [&](auto f) {
    result.reset(ColumnType::integer, rows);
    for (std::size_t i = 0; i < rows; ++i) result.ints[i] = f(a[i], b[i]);
    return true;
  };
  switch (static_cast<Function>(node.code)) {
    case Function::min: return node.count == 2 && each([](std::int64_t x, std::int64_t y) { return std::min(x, y); });
    case Function::max: return node.count == 2 && each([](std::int64_t x, std::int64_t y) { return std::max(x, y); });
    case Function::ceil_div: return each([](std::int64_t x, std::int64_t y) { return x / y + (x % y != 0 ? 1 : 0); });
    default: return false;
  }
}

bool compute_all(const Network& network, NodeId id, std::span<const Column* const> operands, std::size_t rows, Column& result) {
  const NetworkNode& node = network.node(id);
  switch (node.op) {
    case Op::binary:
      if (!is_number(*operands[0]) || !is_number(*operands[1]) || node.type == ColumnType::any) return false;
      result.reset(node.type, rows);
      if (node.type == ColumnType::integer)
        integer_arithmetic(network, id, *operands[0], *operands[1], rows, result);
      else
        real_arithmetic(static_cast<Operator>(node.code), *operands[0], *operands[1], rows, result);
      return true;
    case Op::compare: return compute_compare(network, id, *operands[0], *operands[1], rows, result);
    case Op::invert:
    case Op::truth:
    case Op::verdict: {
      if (!is_integral(*operands[0])) return false;
      result.reset(ColumnType::boolean, rows);
      const auto a = integers(*operands[0]);
      const bool wanted = node.op != Op::invert;
      for (std::size_t i = 0; i < rows; ++i) result.ints[i] = (a[i] != 0) == wanted ? 1 : 0;
      return true;
    }
    case Op::call: return compute_call(network, id, operands, rows, result);
    default: return false;
  }
}

}  // namespace

bool compute_typed(const Network& network, NodeId id, std::span<const Column* const> operands, std::size_t rows, Column& result) {
  const NetworkNode& node = network.node(id);
  if (node.op == Op::both || node.op == Op::either) {
    if (!is_integral(*operands[0]) || !is_integral(*operands[1])) return false;
    result.reset(ColumnType::boolean, rows);
    compute_logic(node.op == Op::both, *operands[0], *operands[1], rows, result);
    return true;
  }
  if (node.op == Op::select) return compute_select(node, operands, rows, result);
  // Rows whose operands are faulty may hold anything, zero divisors too: the loops must not look at them unguarded.
  for (const Column* operand : operands)
    if (!operand->faults.empty()) return false;
  return compute_all(network, id, operands, rows, result);
}

}  // namespace retune::coordinator
