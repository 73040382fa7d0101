// The functions that a kernel's code calls (worker/llvm/device_prelude.cc declares them), on the kernel's own stack. They
// reach the block that is running through the CPU thread they are on, and must not throw.
#include <fmt/format.h>
#include <unistd.h>

#include <atomic>
#include <cfenv>
#include <cmath>
#include <cstring>
#include <string>

#include "worker/host/block_runner.h"
#include "worker/host/symbols.h"
#include "worker/llvm/host_symbols.h"

namespace {

using retune::worker::BlockRunner;
using retune::worker::WarpOperands;
using retune::worker::WarpOperation;

BlockRunner& runner() { return *BlockRunner::current(); }

// Directed rounding, for the operations that the prelude does not do without changing the CPU's mode. volatile keeps the
// operation between the two changes.
template <class T>
T rounded(int operation, int mode, T a, T b, T c) {
  const int before = fegetround();
  fesetround(mode == 0 ? FE_DOWNWARD : mode == 1 ? FE_UPWARD : FE_TOWARDZERO);
  volatile T x = a;
  volatile T y = b;
  volatile T z = c;
  volatile T result = 0;
  switch (operation) {
    case 0: result = x + y; break;
    case 1: result = x * y; break;
    case 2: result = x / y; break;
    case 3: result = std::fma(x, y, z); break;
    case 4: result = std::sqrt(x); break;
    default: result = T(1) / x; break;
  }
  fesetround(before);
  return result;
}
template <class T>
T rounded_integer(int is_signed, int mode, std::int64_t value) {
  const int before = fegetround();
  fesetround(mode == 0 ? FE_DOWNWARD : mode == 1 ? FE_UPWARD : FE_TOWARDZERO);
  volatile std::int64_t given = value;
  volatile T result = is_signed != 0 ? static_cast<T>(given) : static_cast<T>(static_cast<std::uint64_t>(given));
  fesetround(before);
  return result;
}

// The upper half of a float, rounded to nearest even, as the low half of the register that a __bf16 comes back in.
float as_bfloat(float value) {
  std::uint32_t bits = 0;
  std::memcpy(&bits, &value, sizeof bits);
  std::uint32_t upper = std::isnan(value) ? (bits >> 16) | 0x40 : (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
  std::memcpy(&value, &upper, sizeof upper);
  return value;
}

// What all kernels of this process may print; more is left out, as the buffer of a GPU is finite too.
std::atomic<std::size_t> print_budget{64 * 1024};

// One conversion of printf, with the operand taken from the buffer as CUDA packs it: each aligned to its own size.
void print_conversion(std::string& out, const std::string& specification, const char*& operands) {
  auto take = [&](auto kind) {
    using T = decltype(kind);
    auto address = reinterpret_cast<std::uintptr_t>(operands);
    address = (address + sizeof(T) - 1) / sizeof(T) * sizeof(T);
    T value;
    std::memcpy(&value, reinterpret_cast<const void*>(address), sizeof value);
    operands = reinterpret_cast<const char*>(address + sizeof(T));
    return value;
  };
  char text[512];
  int length = 0;
  const char conversion = specification.back();
  const bool wide = specification.find('l') != std::string::npos || specification.find('z') != std::string::npos ||
                    specification.find('j') != std::string::npos || specification.find('t') != std::string::npos;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  switch (conversion) {
    case 'd': case 'i': case 'u': case 'x': case 'X': case 'o': case 'c':
      length = wide ? std::snprintf(text, sizeof text, specification.c_str(), take(std::int64_t{}))
                    : std::snprintf(text, sizeof text, specification.c_str(), take(std::int32_t{}));
      break;
    case 'e': case 'E': case 'f': case 'F': case 'g': case 'G': case 'a': case 'A':
      length = std::snprintf(text, sizeof text, specification.c_str(), take(double{}));
      break;
    case 'p': length = std::snprintf(text, sizeof text, specification.c_str(), take(static_cast<void*>(nullptr))); break;
    case 's': {
      const char* value = take(static_cast<const char*>(nullptr));
      length = std::snprintf(text, sizeof text, specification.c_str(), value != nullptr ? value : "(null)");
      break;
    }
    default: out += specification; return;
  }
#pragma GCC diagnostic pop
  if (length > 0) out.append(text, std::min(static_cast<std::size_t>(length), sizeof text - 1));
}

std::int32_t print(const char* format, const char* operands) {
  std::string out;
  std::int32_t conversions = 0;
  for (const char* p = format; *p != 0; ++p) {
    if (*p != '%') {
      out += *p;
      continue;
    }
    if (p[1] == '%') {
      out += *p++;
      continue;
    }
    std::string specification = "%";
    for (++p; *p != 0 && std::strchr("-+ #0123456789.hlLjzt", *p) != nullptr; ++p) specification += *p;
    if (*p == 0 || specification.size() > 30) break;
    specification += *p;
    print_conversion(out, specification, operands);
    ++conversions;
  }
  std::size_t left = print_budget.load();
  std::size_t taken = 0;
  do {
    taken = std::min(left, out.size());
  } while (!print_budget.compare_exchange_weak(left, left - taken));
  if (taken > 0) [[maybe_unused]] ssize_t written = write(STDERR_FILENO, out.data(), taken);
  return conversions;
}

}  // namespace

extern "C" {

static void retune_rt_sync_barrier(std::int32_t id, std::int32_t count) {
  runner().barrier(static_cast<std::uint32_t>(id), static_cast<std::uint32_t>(count), 0, false);
}
static std::int32_t retune_rt_sync_barrier_reduce(std::int32_t reduction, std::int32_t predicate) {
  return static_cast<std::int32_t>(runner().barrier(0, 0, static_cast<std::uint32_t>(reduction), predicate != 0));
}
static void retune_rt_sync_warp(std::int32_t mask) {
  runner().warp_operation({WarpOperation::sync, 0, static_cast<std::uint32_t>(mask), 0, 0, 0});
}
static std::int64_t retune_rt_sync_shuffle(std::int32_t kind, std::int32_t mask, std::int32_t value, std::int32_t b,
                                           std::int32_t c) {
  return static_cast<std::int64_t>(runner().warp_operation(
      {WarpOperation::shuffle, static_cast<std::uint32_t>(kind), static_cast<std::uint32_t>(mask),
       static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(b), static_cast<std::uint32_t>(c)}));
}
static std::int32_t retune_rt_sync_vote(std::int32_t kind, std::int32_t mask, std::int32_t predicate) {
  return static_cast<std::int32_t>(runner().warp_operation({WarpOperation::vote, static_cast<std::uint32_t>(kind),
                                                            static_cast<std::uint32_t>(mask), predicate != 0, 0, 0}));
}
static std::int64_t retune_rt_sync_match(std::int32_t kind, std::int32_t mask, std::int64_t value) {
  return static_cast<std::int64_t>(
      runner().warp_operation({WarpOperation::match, static_cast<std::uint32_t>(kind), static_cast<std::uint32_t>(mask),
                               static_cast<std::uint64_t>(value), 0, 0}));
}
static std::int32_t retune_rt_sync_reduce(std::int32_t kind, std::int32_t mask, std::int32_t value) {
  return static_cast<std::int32_t>(
      runner().warp_operation({WarpOperation::reduce, static_cast<std::uint32_t>(kind), static_cast<std::uint32_t>(mask),
                               static_cast<std::uint32_t>(value), 0, 0}));
}
static std::int32_t retune_rt_sync_activemask(std::int32_t site) {
  return static_cast<std::int32_t>(
      runner().warp_operation({WarpOperation::activemask, static_cast<std::uint32_t>(site), 0, 0, 0, 0}));
}
static void retune_rt_sync_yield() { runner().yield(); }
static void retune_rt_sync_exit() { runner().exit_thread(); }
static void retune_rt_trap() { runner().trap("the kernel executed a trap"); }
static void retune_rt_assert_fail(const char* what, const char* file, std::int32_t line, const char* function) {
  runner().trap(fmt::format("assertion failed: {} ({}:{}, {})", what, file, line, function));
}
static std::int32_t retune_rt_print(const char* format, const char* operands) { return print(format, operands); }
static float retune_rt_round_f32(std::int32_t operation, std::int32_t mode, float a, float b, float c) {
  return rounded<float>(operation, mode, a, b, c);
}
static double retune_rt_round_f64(std::int32_t operation, std::int32_t mode, double a, double b, double c) {
  return rounded<double>(operation, mode, a, b, c);
}
static float retune_rt_round_i64_f32(std::int32_t is_signed, std::int32_t mode, std::int64_t value) {
  return rounded_integer<float>(is_signed, mode, value);
}
static double retune_rt_round_i64_f64(std::int32_t is_signed, std::int32_t mode, std::int64_t value) {
  return rounded_integer<double>(is_signed, mode, value);
}
static float retune_rt_truncsfbf2(float value) { return as_bfloat(value); }
static float retune_rt_truncdfbf2(double value) { return as_bfloat(static_cast<float>(value)); }

}  // extern "C"

namespace retune::worker {

std::span<const RetuneSymbol> runtime_symbols() {
  static const RetuneSymbol symbols[] = {
#define RETUNE_ONE(name) {#name, reinterpret_cast<void*>(&name)},
      RETUNE_RUNTIME(RETUNE_ONE)
#undef RETUNE_ONE
          {"__truncsfbf2", reinterpret_cast<void*>(&retune_rt_truncsfbf2)},
      {"__truncdfbf2", reinterpret_cast<void*>(&retune_rt_truncdfbf2)},
  };
  return symbols;
}

}  // namespace retune::worker
