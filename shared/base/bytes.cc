#include "shared/base/bytes.h"

namespace retune {
namespace {

constexpr int digit_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

std::string to_hex(ByteView bytes) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string text(bytes.size() * 2, '0');
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const auto value = std::to_integer<unsigned>(bytes[i]);
    text[2 * i] = kDigits[value >> 4];
    text[2 * i + 1] = kDigits[value & 15];
  }
  return text;
}

Expected<Buffer> from_hex(std::string_view text) {
  if (text.size() % 2 != 0) return invalid_input("hexadecimal text of odd length {}", text.size());
  Buffer bytes(text.size() / 2);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const int high = digit_value(text[2 * i]);
    const int low = digit_value(text[2 * i + 1]);
    if (high < 0 || low < 0) return invalid_input("not a hexadecimal digit at character {}", high < 0 ? 2 * i : 2 * i + 1);
    bytes[i] = static_cast<std::byte>(high * 16 + low);
  }
  return bytes;
}

}  // namespace retune
