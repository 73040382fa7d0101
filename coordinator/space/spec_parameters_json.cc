#include <bit>
#include <cmath>
#include <unordered_map>

#include "coordinator/space/expression.h"
#include "coordinator/space/spec_parameters.h"

namespace retune::coordinator {
namespace {

using Range = decltype(ParameterSpec::range);

constexpr double kTwoTo63 = 9223372036854775808.0;

// Values that Python holds equal (1, 1.0, True) are one value for the enumeration.
Expected<Range> read_values(const JsonCursor& cursor, ValueStorage& storage) {
  RETUNE_TRY(const auto elements, cursor.elements());
  if (elements.empty()) return cursor.error("expected at least one value, found an empty list");
  if (elements.size() > kMaxListedValues) return cursor.error(fmt::format("more than {} values", kMaxListedValues));
  ValueSet set;
  std::unordered_map<std::string, std::size_t> seen;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    RETUNE_TRY(const Value value, read_value(elements[i], storage));
    Value plain = value;
    if (value.kind == ValueKind::boolean) plain = Value::integer(value.integral());
    if (value.kind == ValueKind::real && value.as_real == std::floor(value.as_real) && std::fabs(value.as_real) < 9e15)
      plain = Value::integer(static_cast<std::int64_t>(value.as_real));
    const auto [other, is_new] = seen.emplace(to_text(plain), i);
    if (!is_new)
      return elements[i].error(fmt::format("{} is the same value as {}/{}", to_text(value), cursor.pointer(), other->second));
    set.values.push_back(value);
  }
  return Range(std::move(set));
}

Expected<Range> read_integer(const JsonCursor& cursor) {
  IntegerRange range;
  RETUNE_TRY(const JsonCursor from, cursor.at("from"));
  RETUNE_TRY(range.from, from.integer());
  RETUNE_TRY(const JsonCursor to, cursor.at("to"));
  RETUNE_TRY(range.to, to.integer());
  if (const auto step = cursor.find("step")) {
    RETUNE_TRY(range.step, step->integer(1));
  }
  if (range.to < range.from)
    return cursor.error(fmt::format("the range is empty: to ({}) is below from ({})", range.to, range.from));
  std::int64_t width = 0;
  if (__builtin_sub_overflow(range.to, range.from, &width) || width / range.step > (std::int64_t{1} << 62))
    return cursor.error("the range has more values than can be counted");
  return Range(range);
}

Expected<Range> read_real(const JsonCursor& cursor) {
  RealRange range;
  RETUNE_TRY(const JsonCursor from, cursor.at("from"));
  RETUNE_TRY(range.from, from.real());
  RETUNE_TRY(const JsonCursor to, cursor.at("to"));
  RETUNE_TRY(range.to, to.real());
  if (!std::isfinite(range.from)) return from.error("expected a finite number");
  if (!std::isfinite(range.to)) return to.error("expected a finite number");
  if (!(range.from < range.to))
    return cursor.error(fmt::format("the range is empty: to ({}) is not above from ({})", range.to, range.from));
  return Range(range);
}

Expected<Range> read_pow2(const JsonCursor& cursor) {
  RETUNE_TRY(const JsonCursor from, cursor.at("from"));
  RETUNE_TRY(const std::int64_t first, from.integer(1));
  RETUNE_TRY(const JsonCursor to, cursor.at("to"));
  RETUNE_TRY(const std::int64_t last, to.integer(1));
  if (!std::has_single_bit(static_cast<std::uint64_t>(first))) return from.error(fmt::format("{} is no power of two", first));
  if (!std::has_single_bit(static_cast<std::uint64_t>(last))) return to.error(fmt::format("{} is no power of two", last));
  if (last < first) return cursor.error(fmt::format("the range is empty: to ({}) is below from ({})", last, first));
  ValueSet set;
  for (auto value = static_cast<std::uint64_t>(first); value <= static_cast<std::uint64_t>(last); value *= 2)
    set.values.push_back(Value::integer(static_cast<std::int64_t>(value)));
  return Range(std::move(set));
}

Expected<Range> read_pipeline(const JsonCursor& cursor) {
  PipelineSet set;
  RETUNE_TRY(const JsonCursor passes, cursor.at("passes"));
  RETUNE_TRY(const auto elements, passes.elements());
  if (elements.empty()) return passes.error("expected at least one pass, found an empty list");
  for (const JsonCursor& element : elements) {
    RETUNE_TRY(std::string pass, element.string());
    if (pass.empty()) return element.error("expected a pass, found an empty string");
    for (const std::string& other : set.passes)
      if (other == pass) return element.error(fmt::format("the pass \"{}\" is given twice", pass));
    set.passes.push_back(std::move(pass));
  }
  if (const auto repeat = cursor.find("repeat")) {
    RETUNE_TRY(set.repeat, repeat->boolean());
  }
  const std::uint64_t longest = set.repeat ? 1000 : set.passes.size();
  RETUNE_TRY(const JsonCursor most, cursor.at("max_length"));
  RETUNE_TRY(const std::uint64_t max_length, most.unsigned_integer(1, longest));
  set.max_length = static_cast<std::uint32_t>(max_length);
  if (const auto least = cursor.find("min_length")) {
    RETUNE_TRY(const std::uint64_t min_length, least->unsigned_integer(1, max_length));
    set.min_length = static_cast<std::uint32_t>(min_length);
  }
  return Range(std::move(set));
}

Expected<Range> read_range(const JsonCursor& place, const JsonCursor& cursor, ValueStorage& storage) {
  RETUNE_TRY(const std::string type, place.string());
  if (type == "fixed") {
    RETUNE_CHECK(cursor.only({"type", "value", "when", "otherwise"}));
    RETUNE_TRY(const JsonCursor given, cursor.at("value"));
    RETUNE_TRY(const Value value, read_value(given, storage));
    return Range(ValueSet{{value}});
  }
  if (type == "bool") {
    RETUNE_CHECK(cursor.only({"type", "when", "otherwise"}));
    return Range(ValueSet{{Value::boolean(false), Value::boolean(true)}});
  }
  if (type == "categorical") {
    RETUNE_CHECK(cursor.only({"type", "values", "when", "otherwise"}));
    RETUNE_TRY(const JsonCursor values, cursor.at("values"));
    return read_values(values, storage);
  }
  if (type == "integer") {
    RETUNE_CHECK(cursor.only({"type", "from", "to", "step", "when", "otherwise"}));
    return read_integer(cursor);
  }
  if (type == "real") {
    RETUNE_CHECK(cursor.only({"type", "from", "to", "when", "otherwise"}));
    return read_real(cursor);
  }
  if (type == "pow2") {
    RETUNE_CHECK(cursor.only({"type", "from", "to", "when", "otherwise"}));
    return read_pow2(cursor);
  }
  if (type == "pipeline") {
    RETUNE_CHECK(cursor.only({"type", "passes", "min_length", "max_length", "repeat", "when", "otherwise"}));
    return read_pipeline(cursor);
  }
  return place.error(fmt::format(
      "unknown type \"{}\"; expected fixed, bool, categorical, integer, real, pow2 or pipeline", type));
}

}  // namespace

Expected<> check_parameter_name(const std::string& name, const JsonCursor& cursor) {
  if (name.size() > 200 || !is_identifier(name))
    return cursor.error("a parameter's name is made of letters, digits and _, does not begin with a digit, and may have "
                        "dots between such parts");
  if (is_reserved_word(name)) return cursor.error(fmt::format("{} is a word of the expression language", name));
  const std::string first = name.substr(0, name.find('.'));
  if (first == "recorded" || first == "device")
    return cursor.error(fmt::format("names that begin with {} are taken", first));
  if (name != first && !field_from_name(name))
    return cursor.error("a name with dots must be that of a configuration's field, such as block.x");
  return {};
}

// A whole number that JSON gave as a real one has lost digits where it is that large.
Expected<Value> read_value(const JsonCursor& cursor, ValueStorage& storage) {
  RETUNE_TRY(const Value value, value_from_json(cursor, storage));
  if (value.kind == ValueKind::real && std::fabs(value.as_real) >= kTwoTo63)
    return cursor.error(fmt::format("{} is beyond 64 signed bits; expected an integer that fits, or a smaller real number",
                                    to_text(value)));
  return value;
}

Expected<ParameterSpec> read_parameter(const std::string& name, const JsonCursor& cursor, ValueStorage& storage) {
  RETUNE_CHECK(check_parameter_name(name, cursor));
  ParameterSpec parameter;
  parameter.name = name;
  parameter.pointer = cursor.pointer();
  if (cursor.value().is_array()) {
    RETUNE_TRY(parameter.range, read_values(cursor, storage));
    return parameter;
  }
  if (!cursor.value().is_object()) {
    RETUNE_TRY(const Value value, read_value(cursor, storage));
    parameter.range = ValueSet{{value}};
    return parameter;
  }
  RETUNE_TRY(const JsonCursor type, cursor.at("type"));
  RETUNE_TRY(parameter.range, read_range(type, cursor, storage));
  if (const auto when = cursor.find("when")) {
    RETUNE_TRY(parameter.when, when->string());
  }
  if (const auto otherwise = cursor.find("otherwise")) {
    if (!parameter.when) return otherwise->error("otherwise is the value where `when` is false; there is no `when`");
    RETUNE_TRY(parameter.otherwise, read_value(*otherwise, storage));
  }
  return parameter;
}

}  // namespace retune::coordinator
