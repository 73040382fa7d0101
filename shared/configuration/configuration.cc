#include "shared/configuration/configuration.h"

#include <algorithm>
#include <charconv>

#include "shared/configuration/canonical.h"

namespace retune {
namespace {

void append_number(std::uint64_t value, std::string& out) {
  char digits[20];
  const auto end = std::to_chars(digits, digits + sizeof(digits), value).ptr;
  out.append(digits, end);
}

void append_escape(std::uint32_t unit, std::string& out) {
  constexpr char kDigits[] = "0123456789abcdef";
  const char text[6] = {'\\', 'u', kDigits[unit >> 12 & 15], kDigits[unit >> 8 & 15], kDigits[unit >> 4 & 15],
                        kDigits[unit & 15]};
  out.append(text, sizeof(text));
}

// One code point of valid UTF-8; moves `at` behind it.
std::uint32_t next_code_point(std::string_view text, std::size_t& at) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[i])); };
  const std::uint32_t first = byte(at);
  const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  std::uint32_t point = length == 1 ? first : first & (0x7Fu >> length);
  for (std::size_t i = 1; i < length && at + i < text.size(); ++i) point = point << 6 | (byte(at + i) & 0x3F);
  at += length;
  return point;
}

// As Python's json writes text with ensure_ascii.
void append_string(std::string_view text, std::string& out) {
  out.push_back('"');
  std::size_t plain = 0;
  std::size_t at = 0;
  while (at < text.size()) {
    const auto c = static_cast<unsigned char>(text[at]);
    if (c >= 0x20 && c < 0x7F && c != '"' && c != '\\') {
      ++at;
      continue;
    }
    out.append(text.substr(plain, at - plain));
    switch (c) {
      case '"': out += "\\\""; ++at; break;
      case '\\': out += "\\\\"; ++at; break;
      case '\n': out += "\\n"; ++at; break;
      case '\r': out += "\\r"; ++at; break;
      case '\t': out += "\\t"; ++at; break;
      case '\b': out += "\\b"; ++at; break;
      case '\f': out += "\\f"; ++at; break;
      default: {
        const std::uint32_t point = next_code_point(text, at);
        if (point < 0x10000) {
          append_escape(point, out);
        } else {
          append_escape(0xD800 + ((point - 0x10000) >> 10), out);
          append_escape(0xDC00 + ((point - 0x10000) & 0x3FF), out);
        }
      }
    }
    plain = at;
  }
  out.append(text.substr(std::min(plain, text.size())));
  out.push_back('"');
}

void append_dim(const Dim3& dim, std::string& out) {
  out += "{\"x\":";
  append_number(dim.x, out);
  out += ",\"y\":";
  append_number(dim.y, out);
  out += ",\"z\":";
  append_number(dim.z, out);
  out += "}";
}

const char* word(bool value) { return value ? "true" : "false"; }

Json to_json(const Dim3& dim) {
  Json json = Json::object();
  json.set("x", dim.x).set("y", dim.y).set("z", dim.z);
  return json;
}

}  // namespace

namespace detail {

// Keys in sorted order. Mneme's class has dropped codegen_method since.
void append_canonical_text(const Configuration& c, bool with_codegen_method, std::string& out) {
  out += "{\"block\":";
  append_dim(c.block, out);
  if (with_codegen_method) out += ",\"codegen_method\":\"serial\"";
  out += ",\"codegen_opt\":";
  append_number(c.codegen_opt, out);
  out += ",\"grid\":";
  append_dim(c.grid, out);
  out += ",\"internalize\":";
  out += word(c.internalize);
  out += ",\"max_threads\":";
  append_number(c.max_threads, out);
  out += ",\"min_blocks_per_sm\":";
  append_number(c.min_blocks_per_sm, out);
  out += ",\"passes\":";
  append_string(c.passes, out);
  out += ",\"prune\":";
  out += word(c.prune);
  out += ",\"set_launch_bounds\":";
  out += word(c.set_launch_bounds);
  out += ",\"shared_mem\":";
  append_number(c.shared_mem, out);
  out += ",\"specialize\":";
  out += word(c.specialize);
  out += ",\"specialize_dims\":";
  out += word(c.specialize_dims);
  out += "}";
}

}  // namespace detail

void append_canonical_text(const Configuration& configuration, std::string& out) {
  detail::append_canonical_text(configuration, true, out);
}

std::string canonical_text(const Configuration& configuration) {
  std::string text;
  append_canonical_text(configuration, text);
  return text;
}

Json to_json(const Configuration& configuration) {
  Json json = Json::object();
  json.set("grid", to_json(configuration.grid))
      .set("block", to_json(configuration.block))
      .set("shared_mem", configuration.shared_mem)
      .set("specialize", configuration.specialize)
      .set("set_launch_bounds", configuration.set_launch_bounds)
      .set("max_threads", configuration.max_threads)
      .set("min_blocks_per_sm", configuration.min_blocks_per_sm)
      .set("specialize_dims", configuration.specialize_dims)
      .set("passes", configuration.passes)
      .set("codegen_opt", configuration.codegen_opt)
      .set("codegen_method", "serial")
      .set("prune", configuration.prune)
      .set("internalize", configuration.internalize);
  return json;
}

void append_json(const Configuration& c, std::string& out) {
  out += "{\"grid\":";
  append_dim(c.grid, out);
  out += ",\"block\":";
  append_dim(c.block, out);
  out += ",\"shared_mem\":";
  append_number(c.shared_mem, out);
  out += ",\"specialize\":";
  out += word(c.specialize);
  out += ",\"set_launch_bounds\":";
  out += word(c.set_launch_bounds);
  out += ",\"max_threads\":";
  append_number(c.max_threads, out);
  out += ",\"min_blocks_per_sm\":";
  append_number(c.min_blocks_per_sm, out);
  out += ",\"specialize_dims\":";
  out += word(c.specialize_dims);
  out += ",\"passes\":";
  append_string(c.passes, out);
  out += ",\"codegen_opt\":";
  append_number(c.codegen_opt, out);
  out += ",\"codegen_method\":\"serial\",\"prune\":";
  out += word(c.prune);
  out += ",\"internalize\":";
  out += word(c.internalize);
  out += "}";
}

}  // namespace retune
