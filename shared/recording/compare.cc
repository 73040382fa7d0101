#include "shared/recording/compare.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

namespace retune {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kSmallest = 1e-12;  // the floor of a relative error's divisor, as Mneme's

struct Half {
  std::uint16_t bits;
};

double half_to_double(std::uint16_t bits) {
  const int exponent = bits >> 10 & 0x1F;
  const int mantissa = bits & 0x3FF;
  double value = 0;
  if (exponent == 0x1F)
    value = mantissa != 0 ? std::numeric_limits<double>::quiet_NaN() : kInfinity;
  else if (exponent == 0)
    value = std::ldexp(mantissa, -24);
  else
    value = std::ldexp(mantissa + 1024, exponent - 25);
  return (bits & 0x8000) != 0 ? -value : value;
}

template <class T>
T load(const std::byte* at) {
  T value;
  std::memcpy(&value, at, sizeof(T));
  return value;
}

// |a - e| of two elements; infinity where exactly one is NaN.
template <class T>
double difference(const std::byte* a, const std::byte* e) {
  if constexpr (std::is_same_v<T, Half>) {
    const double x = half_to_double(load<std::uint16_t>(a)), y = half_to_double(load<std::uint16_t>(e));
    if (std::isnan(x) || std::isnan(y)) return std::isnan(x) == std::isnan(y) ? 0 : kInfinity;
    return x == y ? 0 : std::fabs(x - y);
  } else if constexpr (std::is_floating_point_v<T>) {
    const T x = load<T>(a), y = load<T>(e);
    if (std::isnan(x) || std::isnan(y)) return std::isnan(x) == std::isnan(y) ? 0 : kInfinity;
    return x == y ? 0 : std::fabs(static_cast<double>(x) - static_cast<double>(y));  // equal infinities differ by 0
  } else {
    const T x = load<T>(a), y = load<T>(e);
    // Unsigned subtraction is exact where the signed one would overflow.
    using Unsigned = std::make_unsigned_t<T>;
    const auto distance = x > y ? static_cast<Unsigned>(x) - static_cast<Unsigned>(y)
                                : static_cast<Unsigned>(y) - static_cast<Unsigned>(x);
    return static_cast<double>(static_cast<Unsigned>(distance));
  }
}

template <class T>
double magnitude(const std::byte* e) {
  if constexpr (std::is_same_v<T, Half>)
    return std::fabs(half_to_double(load<std::uint16_t>(e)));
  else
    return std::fabs(static_cast<double>(load<T>(e)));
}

struct Tally {
  double largest = 0;
  double sum = 0;
  double squares = 0;
  std::int64_t first_bad = -1;
  std::uint64_t bad = 0;

  void add(double error, double threshold, std::uint64_t index) {
    if (error > largest) largest = error;
    sum += error;
    squares += error * error;
    if (error > threshold) {
      if (first_bad < 0) first_bad = static_cast<std::int64_t>(index);
      ++bad;
    }
  }
};

template <class T>
void tally(const ComparisonRule& rule, ByteView actual, ByteView expected, Tally& result) {
  constexpr std::size_t size = std::is_same_v<T, Half> ? 2 : sizeof(T);
  const std::size_t count = expected.size() / size;
  const bool relative = rule.kind == ThresholdKind::relative;
  // Blocks that are equal byte for byte are skipped at the speed of memory.
  constexpr std::size_t kBlock = 512;
  for (std::size_t start = 0; start < count; start += kBlock) {
    const std::size_t end = std::min(count, start + kBlock);
    if (std::memcmp(actual.data() + start * size, expected.data() + start * size, (end - start) * size) == 0) continue;
    for (std::size_t i = start; i < end; ++i) {
      const std::byte* a = actual.data() + i * size;
      const std::byte* e = expected.data() + i * size;
      double error = difference<T>(a, e);
      if (relative && error > 0) {
        const double divisor = std::max(magnitude<T>(e), kSmallest);
        // An infinite or NaN reference against a finite value is wrong by any measure.
        error = std::isfinite(divisor) ? error / divisor : kInfinity;
      }
      // A rule of exactness is about bytes: -0.0 is not 0.0, and NaNs differ in their payload.
      if (rule.is_exact() && error == 0 && std::memcmp(a, e, size) != 0)
        error = std::numeric_limits<double>::denorm_min();
      result.add(error, rule.threshold, i);
    }
  }
  // What is shorter than an element is compared as bytes.
  const std::size_t tail = count * size;
  if (tail < expected.size() &&
      std::memcmp(actual.data() + tail, expected.data() + tail, expected.size() - tail) != 0)
    result.add(kInfinity, rule.threshold, count);
}

void tally_any(const ComparisonRule& rule, ByteView actual, ByteView expected, Tally& result) {
  switch (rule.type) {
    case ElementType::u8: return tally<std::uint8_t>(rule, actual, expected, result);
    case ElementType::i8: return tally<std::int8_t>(rule, actual, expected, result);
    case ElementType::u16: return tally<std::uint16_t>(rule, actual, expected, result);
    case ElementType::i16: return tally<std::int16_t>(rule, actual, expected, result);
    case ElementType::u32: return tally<std::uint32_t>(rule, actual, expected, result);
    case ElementType::i32: return tally<std::int32_t>(rule, actual, expected, result);
    case ElementType::u64: return tally<std::uint64_t>(rule, actual, expected, result);
    case ElementType::i64: return tally<std::int64_t>(rule, actual, expected, result);
    case ElementType::f16: return tally<Half>(rule, actual, expected, result);
    case ElementType::f32: return tally<float>(rule, actual, expected, result);
    case ElementType::f64: return tally<double>(rule, actual, expected, result);
  }
}

}  // namespace

RegionReport compare_region(std::string name, const ComparisonRule& rule, ByteView actual, ByteView expected) {
  RegionReport report;
  report.name = std::move(name);
  report.rule = rule;
  if (actual.size() != expected.size()) {
    report.largest_error = report.norm_error = kInfinity;
    report.first_bad_index = 0;
    report.bad_elements = 1;
    return report;
  }
  Tally result;
  tally_any(rule, actual, expected, result);
  report.largest_error = result.largest;
  report.first_bad_index = result.first_bad;
  report.bad_elements = result.bad;
  switch (rule.norm) {
    case Norm::none:
    case Norm::linf: report.norm_error = result.largest; break;
    case Norm::l1: report.norm_error = result.sum; break;
    case Norm::l2: report.norm_error = std::sqrt(result.squares); break;
  }
  report.passed = rule.norm == Norm::none ? result.bad == 0 : report.norm_error <= rule.threshold;
  return report;
}

std::string VerificationReport::summary() const {
  if (passed) return fmt::format("all {} regions verified", regions.size());
  for (const RegionReport& region : regions) {
    if (region.passed) continue;
    return fmt::format("{}{}: {} bad {} elements, first at index {}, largest error {:g} (allowed: {:g} {}{})", region.name,
                       region.rule.tag.empty() ? "" : " (" + region.rule.tag + ")", region.bad_elements,
                       to_string(region.rule.type), region.first_bad_index, region.largest_error, region.rule.threshold,
                       to_string(region.rule.kind),
                       region.rule.norm == Norm::none ? "" : fmt::format(" {}, reached {:g}", to_string(region.rule.norm), region.norm_error));
  }
  if (!outside_writes.empty()) return fmt::format("wrote outside the recorded memory at {}", outside_writes.front());
  return "not verified";
}

}  // namespace retune
