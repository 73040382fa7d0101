#include "coordinator/space/value.h"

#include <cmath>

namespace retune::coordinator {
namespace {

int sign(auto left, auto right) { return left < right ? -1 : left > right ? 1 : 0; }

// An integer against a real, without rounding the integer.
std::optional<int> order_exactly(std::int64_t left, double right) {
  if (std::isnan(right)) return std::nullopt;
  if (right >= 9223372036854775808.0) return -1;
  if (right < -9223372036854775808.0) return 1;
  const double whole = std::trunc(right);
  const int by_whole = sign(left, static_cast<std::int64_t>(whole));
  return by_whole != 0 ? by_whole : sign(whole, right);
}

std::optional<int> order_numbers(const Value& left, const Value& right) {
  if (left.is_integral() && right.is_integral()) return sign(left.integral(), right.integral());
  if (left.is_integral()) return order_exactly(left.integral(), right.as_real);
  if (right.is_integral()) {
    const auto reversed = order_exactly(right.integral(), left.as_real);
    return reversed ? std::optional<int>(-*reversed) : std::nullopt;
  }
  if (std::isnan(left.as_real) || std::isnan(right.as_real)) return std::nullopt;
  return sign(left.as_real, right.as_real);
}

std::string quoted(const std::string& text) {
  const char quote = text.find('\'') != std::string::npos && text.find('"') == std::string::npos ? '"' : '\'';
  std::string out(1, quote);
  for (const char c : text) {
    if (c == quote || c == '\\') out += '\\';
    if (c == '\n') {
      out += "\\n";
    } else if (c == '\t') {
      out += "\\t";
    } else {
      out += c;
    }
  }
  return out + quote;
}

std::string real_text(double value) {
  // fmt prints the shortest digits that read back the same, as Python's repr does; only the exponent rule differs.
  std::string text = fmt::format("{}", value);
  if (text.find_first_of(".en") == std::string::npos) text += ".0";
  return text;
}

}  // namespace

std::string_view type_name(const Value& value) noexcept {
  static constexpr std::string_view kNames[] = {"nothing",       "a boolean", "an integer",
                                                "a real number", "a string",  "a list"};
  return kNames[static_cast<std::size_t>(value.kind)];
}

bool truth(const Value& value) noexcept {
  switch (value.kind) {
    case ValueKind::none: return false;
    case ValueKind::boolean: return value.as_boolean;
    case ValueKind::integer: return value.as_integer != 0;
    case ValueKind::real: return value.as_real != 0.0;
    case ValueKind::string: return !value.as_string->empty();
    case ValueKind::list: return !value.as_list->elements.empty();
  }
  return false;
}

// Lists nest no deeper than the expression that made them, which the parser bounds.
bool equal(const Value& left, const Value& right) noexcept {
  if (left.is_number() && right.is_number()) return order_numbers(left, right) == 0;
  if (left.kind != right.kind) return false;
  if (left.kind == ValueKind::string) return *left.as_string == *right.as_string;
  if (left.kind != ValueKind::list) return true;
  const ValueList& a = *left.as_list;
  const ValueList& b = *right.as_list;
  if (a.is_tuple != b.is_tuple || a.elements.size() != b.elements.size()) return false;
  for (std::size_t i = 0; i < a.elements.size(); ++i)
    if (!equal(a.elements[i], b.elements[i])) return false;
  return true;
}

std::optional<int> order(const Value& left, const Value& right) noexcept {
  if (left.is_number() && right.is_number()) return order_numbers(left, right);
  if (left.kind != right.kind) return std::nullopt;
  // Byte order of UTF-8 is the order of code points.
  if (left.kind == ValueKind::string) return sign(left.as_string->compare(*right.as_string), 0);
  if (left.kind != ValueKind::list || left.as_list->is_tuple != right.as_list->is_tuple) return std::nullopt;
  const auto& a = left.as_list->elements;
  const auto& b = right.as_list->elements;
  for (std::size_t i = 0; i < a.size() && i < b.size(); ++i)
    if (!equal(a[i], b[i])) return order(a[i], b[i]);
  return sign(a.size(), b.size());
}

std::string to_text(const Value& value) {
  switch (value.kind) {
    case ValueKind::none: return "nothing";
    case ValueKind::boolean: return value.as_boolean ? "True" : "False";
    case ValueKind::integer: return fmt::format("{}", value.as_integer);
    case ValueKind::real: return real_text(value.as_real);
    case ValueKind::string: return quoted(*value.as_string);
    case ValueKind::list: break;
  }
  const ValueList& list = *value.as_list;
  std::string text = list.is_tuple ? "(" : "[";
  for (std::size_t i = 0; i < list.elements.size(); ++i) text += (i ? ", " : "") + to_text(list.elements[i]);
  if (list.is_tuple && list.elements.size() == 1) text += ",";
  return text + (list.is_tuple ? ")" : "]");
}

Json to_json(const Value& value) {
  switch (value.kind) {
    case ValueKind::none: return Json();
    case ValueKind::boolean: return Json(value.as_boolean);
    case ValueKind::integer: return Json(static_cast<long long>(value.as_integer));
    case ValueKind::real: return Json(value.as_real);
    case ValueKind::string: return Json(*value.as_string);
    case ValueKind::list: break;
  }
  Json array = Json::array();
  for (const Value& element : value.as_list->elements) array.push(to_json(element));
  return array;
}

Expected<Value> value_from_json(const JsonCursor& cursor, ValueStorage& storage) {
  const Json::Value& json = cursor.value().value();
  if (const auto* boolean = std::get_if<bool>(&json)) return Value::boolean(*boolean);
  if (const auto* integer = std::get_if<std::int64_t>(&json)) return Value::integer(*integer);
  if (const auto* real = std::get_if<double>(&json)) return Value::real(*real);
  if (const auto* text = std::get_if<std::string>(&json)) return storage.add(*text);
  if (std::holds_alternative<std::uint64_t>(json)) return cursor.error("expected an integer that fits in 64 signed bits");
  return cursor.error(
      fmt::format("expected a boolean, a number or a string, found {}", cursor.value().type_name()));
}

}  // namespace retune::coordinator
