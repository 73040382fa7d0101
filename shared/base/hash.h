// SHA-256 (FIPS 180-4), the only hash that identifies anything in retune.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstring>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "shared/base/bytes.h"

namespace retune {

// The SHA-256 of some bytes. Equal hash is taken as equal content everywhere.
class ContentHash {
 public:
  static constexpr std::size_t kSize = 32;
  constexpr ContentHash() = default;
  constexpr explicit ContentHash(const std::array<std::byte, kSize>& bytes) : bytes_(bytes) {}

  [[nodiscard]] ByteView bytes() const noexcept { return bytes_; }
  // 64 lower-case hexadecimal digits.
  [[nodiscard]] std::string hex() const { return to_hex(bytes_); }
  // Error: invalid_input unless `text` is exactly 64 hexadecimal digits.
  [[nodiscard]] static Expected<ContentHash> from_hex(std::string_view text);
  friend constexpr auto operator<=>(const ContentHash&, const ContentHash&) = default;

 private:
  std::array<std::byte, kSize> bytes_{};
};

// One-shot; thread-safe. About 0.2 µs for 300 bytes where the processor has SHA instructions.
[[nodiscard]] ContentHash sha256(ByteView bytes);

// For content that comes in pieces.
class Sha256 {
 public:
  Sha256();
  ~Sha256();
  Sha256(Sha256&&) noexcept;
  Sha256& operator=(Sha256&&) noexcept;
  void update(ByteView bytes);
  // Ends the computation; the object must not be used afterwards.
  [[nodiscard]] ContentHash finish();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace retune

template <>
struct std::hash<retune::ContentHash> {
  std::size_t operator()(const retune::ContentHash& hash) const noexcept {
    std::size_t value;
    std::memcpy(&value, hash.bytes().data(), sizeof(value));
    return value;
  }
};
