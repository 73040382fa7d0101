// Numbers of points: 128 bits where they are worked with, exact decimals however large where they are shown.
#pragma once

#include <memory>
#include <optional>
#include <string>

namespace retune::coordinator {

using Count = unsigned __int128;

[[nodiscard]] std::string to_decimal(Count count);

// The product of any number of counts.
class BigProduct {
 public:
  BigProduct();
  ~BigProduct();
  void multiply(Count factor);
  [[nodiscard]] std::string text() const;
  // Where it is at most 2^127.
  [[nodiscard]] std::optional<Count> count() const;

 private:
  struct Number;
  std::unique_ptr<Number> number_;
};

}  // namespace retune::coordinator
