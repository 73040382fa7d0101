// Bytes in memory, and their hexadecimal spelling.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shared/base/expected.h"

namespace retune {

using Buffer = std::vector<std::byte>;
using ByteView = std::span<const std::byte>;

[[nodiscard]] inline ByteView as_bytes(std::string_view text) noexcept {
  return {reinterpret_cast<const std::byte*>(text.data()), text.size()};
}
[[nodiscard]] inline std::string_view as_text(ByteView bytes) noexcept {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}
[[nodiscard]] inline Buffer to_buffer(ByteView bytes) { return {bytes.begin(), bytes.end()}; }

// Lower-case hexadecimal, two digits a byte.
[[nodiscard]] std::string to_hex(ByteView bytes);
// The inverse; upper or lower case. Error: invalid_input for an odd length or a character that is no digit.
[[nodiscard]] Expected<Buffer> from_hex(std::string_view text);

}  // namespace retune
