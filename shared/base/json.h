// JSON as a value, and a cursor that reads it with errors that give the JSON pointer (RFC 6901).
//
// This is the door through which every file, message body and report goes that is not on a hot path (configurations
// have their own reader). Parsing is strict: duplicate keys, invalid UTF-8, unpaired surrogates, numbers out of range
// and nesting beyond a limit are errors; comments and trailing commas only where asked for. Values are plain; objects
// keep the order in which their members were added. RapidJSON does the work behind json.cc.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "shared/base/expected.h"

namespace retune {

class Json {
 public:
  using Array = std::vector<Json>;
  using Member = std::pair<std::string, Json>;
  using Object = std::vector<Member>;
  // Integers that fit are std::int64_t; only larger ones are std::uint64_t.
  using Value = std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, double, std::string, Array, Object>;

  Json() = default;
  Json(std::nullptr_t) {}
  Json(bool value) : value_(value) {}
  Json(double value) : value_(value) {}
  Json(int value) : value_(std::int64_t{value}) {}
  Json(unsigned value) : value_(std::int64_t{value}) {}
  Json(long value) : value_(std::int64_t{value}) {}
  Json(long long value) : value_(std::int64_t{value}) {}
  Json(unsigned long value) { set_unsigned(value); }
  Json(unsigned long long value) { set_unsigned(value); }
  Json(const char* value) : value_(std::string(value)) {}
  Json(std::string_view value) : value_(std::string(value)) {}
  Json(std::string value) : value_(std::move(value)) {}
  Json(Array value) : value_(std::move(value)) {}
  Json(Object value) : value_(std::move(value)) {}
  [[nodiscard]] static Json array() { return Json(Array{}); }
  [[nodiscard]] static Json object() { return Json(Object{}); }

  [[nodiscard]] const Value& value() const noexcept { return value_; }
  [[nodiscard]] bool is_null() const noexcept { return std::holds_alternative<std::nullptr_t>(value_); }
  [[nodiscard]] bool is_array() const noexcept { return std::holds_alternative<Array>(value_); }
  [[nodiscard]] bool is_object() const noexcept { return std::holds_alternative<Object>(value_); }
  [[nodiscard]] bool is_string() const noexcept { return std::holds_alternative<std::string>(value_); }
  // "null", "a boolean", "an integer", "a real number", "a string", "an array", "an object".
  [[nodiscard]] std::string_view type_name() const noexcept;

  // The member, or null where this is no object or has none of that name.
  [[nodiscard]] const Json* find(std::string_view key) const noexcept;
  // Adds or replaces a member; makes an object of a null. Returns itself, so calls chain.
  Json& set(std::string key, Json member);
  // Appends an element; makes an array of a null.
  Json& push(Json element);

  friend bool operator==(const Json&, const Json&) = default;

 private:
  void set_unsigned(std::uint64_t value) {
    if (value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
      value_ = static_cast<std::int64_t>(value);
    else
      value_ = value;
  }
  Value value_;
};

struct JsonParseOptions {
  bool comments_and_trailing_commas = false;
  std::size_t max_depth = 64;
};

// Error: invalid_input with line and column and what is wrong (for a duplicate key: its JSON pointer).
[[nodiscard]] Expected<Json> parse_json(std::string_view text, JsonParseOptions options = {});

// indent 0 writes everything on one line with no spaces; otherwise one member a line. Non-ASCII text is written as
// UTF-8. A real number is written so that it reads back the same; NaN and infinities become null.
[[nodiscard]] std::string to_text(const Json& value, unsigned indent = 0);

// Keys sorted at every level, no spaces, non-ASCII escaped: what Python's json.dumps(d, sort_keys=True,
// separators=(",", ":")) prints for objects of integers, strings and booleans. Used for everything that is hashed.
[[nodiscard]] std::string to_canonical_text(const Json& value);

// A place in a JSON value, for reading. Holds a pointer to the value, which must outlive it.
class JsonCursor {
 public:
  explicit JsonCursor(const Json& value, std::string pointer = "") : value_(&value), pointer_(std::move(pointer)) {}

  [[nodiscard]] const Json& value() const noexcept { return *value_; }
  // "" for the root, "/a/0" below.
  [[nodiscard]] const std::string& pointer() const noexcept { return pointer_; }

  // An invalid_input error: "at /a/0: TEXT" ("at the top level: TEXT" for the root).
  [[nodiscard]] Unexpected error(std::string_view text) const;

  // Objects. at(): the member must exist. find(): it may be missing. only(): no other keys than these.
  [[nodiscard]] Expected<JsonCursor> at(std::string_view key) const;
  [[nodiscard]] std::optional<JsonCursor> find(std::string_view key) const;
  [[nodiscard]] Expected<> only(std::initializer_list<std::string_view> keys) const;
  [[nodiscard]] Expected<std::vector<std::pair<std::string, JsonCursor>>> members() const;

  // Arrays.
  [[nodiscard]] Expected<std::vector<JsonCursor>> elements() const;

  // Scalars; each is an error for any other type, or a value outside [minimum, maximum].
  [[nodiscard]] Expected<bool> boolean() const;
  [[nodiscard]] Expected<std::string> string() const;
  [[nodiscard]] Expected<std::uint64_t> unsigned_integer(
      std::uint64_t minimum = 0, std::uint64_t maximum = std::numeric_limits<std::uint64_t>::max()) const;
  [[nodiscard]] Expected<std::int64_t> integer(std::int64_t minimum = std::numeric_limits<std::int64_t>::min(),
                                               std::int64_t maximum = std::numeric_limits<std::int64_t>::max()) const;
  // Integers are real numbers too.
  [[nodiscard]] Expected<double> real() const;

 private:
  const Json* value_;
  std::string pointer_;
};

// One step of a JSON pointer, escaped: "a/b" gives "/a~1b".
[[nodiscard]] std::string json_pointer_step(std::string_view key);

}  // namespace retune
