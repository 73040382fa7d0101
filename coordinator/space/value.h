// Values of the expression language, with Python's rules: exact 64-bit integers, reals, booleans (which are integers in
// arithmetic and comparisons), strings, and lists or tuples of those.
//
// A Value is 16 bytes and trivially copied; strings and lists are pointers into storage that somebody else owns (the
// Expression for literals, the parameter's domain, the Evaluator for temporaries), which must outlive the Value.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shared/base/expected.h"
#include "shared/base/json.h"

namespace retune::coordinator {

struct ValueList;

enum class ValueKind : std::uint8_t { none, boolean, integer, real, string, list };

struct Value {
  union {
    bool as_boolean;
    std::int64_t as_integer = 0;
    double as_real;
    const std::string* as_string;
    const ValueList* as_list;
  };
  ValueKind kind = ValueKind::none;  // none: not bound

  static Value boolean(bool v) {
    Value value;
    value.as_integer = v ? 1 : 0;
    value.as_boolean = v;
    value.kind = ValueKind::boolean;
    return value;
  }
  static Value integer(std::int64_t v) {
    Value value;
    value.as_integer = v;
    value.kind = ValueKind::integer;
    return value;
  }
  static Value real(double v) {
    Value value;
    value.as_real = v;
    value.kind = ValueKind::real;
    return value;
  }
  static Value string(const std::string& v) {
    Value value;
    value.as_string = &v;
    value.kind = ValueKind::string;
    return value;
  }
  static Value list(const ValueList& v) {
    Value value;
    value.as_list = &v;
    value.kind = ValueKind::list;
    return value;
  }

  // Booleans and integers.
  [[nodiscard]] bool is_integral() const noexcept {
    return kind == ValueKind::integer || kind == ValueKind::boolean;
  }
  [[nodiscard]] bool is_number() const noexcept { return is_integral() || kind == ValueKind::real; }
  // Of an integral value.
  [[nodiscard]] std::int64_t integral() const noexcept {
    return kind == ValueKind::boolean ? (as_boolean ? 1 : 0) : as_integer;
  }
  // Of a number; integers are rounded to nearest.
  [[nodiscard]] double number() const noexcept {
    return kind == ValueKind::real ? as_real : static_cast<double>(integral());
  }
};
static_assert(sizeof(Value) == 16);

struct ValueList {
  std::vector<Value> elements;
  bool is_tuple = false;
};

// Owns what Values point to. Addresses stay valid until clear().
struct ValueStorage {
  std::deque<std::string> strings;
  std::deque<ValueList> lists;
  Value add(std::string text) { return Value::string(strings.emplace_back(std::move(text))); }
  Value add(ValueList list) { return Value::list(lists.emplace_back(std::move(list))); }
  void clear() {
    if (!strings.empty()) strings.clear();
    if (!lists.empty()) lists.clear();
  }
};

// "a boolean", "an integer", "a real number", "a string", "a list".
[[nodiscard]] std::string_view type_name(const Value& value) noexcept;

// Python's truth: not zero, not empty.
[[nodiscard]] bool truth(const Value& value) noexcept;

// Python's ==. Never an error: values of unlike types are unequal.
[[nodiscard]] bool equal(const Value& left, const Value& right) noexcept;

// Python's < as -1, 0, 1. Integers and reals are compared exactly, strings by code point, lists element by element.
// Empty when Python would raise TypeError (unlike types), or for a NaN.
[[nodiscard]] std::optional<int> order(const Value& left, const Value& right) noexcept;

// As Python's repr prints it, for people and tests: True, 3, 2.5, 'text', [1, 2], (1,).
[[nodiscard]] std::string to_text(const Value& value);

[[nodiscard]] Json to_json(const Value& value);
// Error: invalid_input unless the place holds a boolean, a number that fits or a string.
[[nodiscard]] Expected<Value> value_from_json(const JsonCursor& cursor, ValueStorage& storage);

}  // namespace retune::coordinator
