#include "coordinator/space/big_count.h"

#include <boost/multiprecision/cpp_int.hpp>

namespace retune::coordinator {

struct BigProduct::Number {
  boost::multiprecision::cpp_int value = 1;
};

namespace {

boost::multiprecision::cpp_int widen(Count count) {
  boost::multiprecision::cpp_int value = static_cast<std::uint64_t>(count >> 64);
  value <<= 64;
  value += static_cast<std::uint64_t>(count);
  return value;
}

}  // namespace

std::string to_decimal(Count count) { return widen(count).str(); }

BigProduct::BigProduct() : number_(std::make_unique<Number>()) {}
BigProduct::~BigProduct() = default;

void BigProduct::multiply(Count factor) { number_->value *= widen(factor); }

std::string BigProduct::text() const { return number_->value.str(); }

std::optional<Count> BigProduct::count() const {
  if (number_->value > widen(Count{1} << 127)) return std::nullopt;
  const auto low = static_cast<std::uint64_t>(number_->value & ~std::uint64_t{0});
  const auto high = static_cast<std::uint64_t>(number_->value >> 64);
  return static_cast<Count>(high) << 64 | low;
}

}  // namespace retune::coordinator
