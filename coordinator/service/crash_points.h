// Named places at which a test lets the coordinator die, to prove that dying there loses nothing.
#pragma once

#include <signal.h>

#include <array>
#include <atomic>
#include <functional>
#include <string>
#include <string_view>
#include <unistd.h>

namespace retune::coordinator {

// In the order in which one evaluation passes them. docs/wire.md says what must hold at each.
inline constexpr std::array<std::string_view, 11> kCrashPoints = {
    "before-feed", "after-feed",   "before-grant",   "after-grant",   "after-work", "before-commit", "after-commit",
    "after-ack",   "after-release", "before-end", "after-end"};

// Called at each place with its name; does nothing in production.
using CrashPoint = std::function<void(std::string_view)>;

// Kills this very process with SIGKILL when the place `name` is reached for the `count`-th time. Thread-safe.
class CrashAt {
 public:
  CrashAt(std::string name, unsigned count) : name_(std::move(name)), left_(count) {}
  void operator()(std::string_view place) {
    if (place == name_ && left_.fetch_sub(1) == 1) ::kill(::getpid(), SIGKILL);
  }

 private:
  std::string name_;
  std::atomic<unsigned> left_;
};

}  // namespace retune::coordinator
