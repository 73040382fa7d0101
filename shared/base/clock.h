// Time comes in as a parameter (rule 5): nothing that decides anything asks the operating system for it.
#pragma once

#include <chrono>

namespace retune {

using Monotonic = std::chrono::steady_clock::time_point;
using Wall = std::chrono::system_clock::time_point;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using std::chrono::seconds;

// Implementations are thread-safe.
class Clock {
 public:
  virtual ~Clock() = default;
  [[nodiscard]] virtual Monotonic monotonic() const = 0;
  [[nodiscard]] virtual Wall wall() const = 0;
};

class SystemClock final : public Clock {
 public:
  [[nodiscard]] Monotonic monotonic() const override { return std::chrono::steady_clock::now(); }
  [[nodiscard]] Wall wall() const override { return std::chrono::system_clock::now(); }
};

}  // namespace retune
