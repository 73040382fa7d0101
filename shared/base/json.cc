#include "shared/base/json.h"

#include <rapidjson/error/en.h>
#include <rapidjson/prettywriter.h>
#include <rapidjson/reader.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace retune {
namespace {

// Builds a Json from the parser's events; remembers why it stopped.
class Builder {
 public:
  explicit Builder(std::size_t max_depth) : max_depth_(max_depth) {}

  bool Null() { return add(Json()); }
  bool Bool(bool value) { return add(Json(value)); }
  bool Int(int value) { return add(Json(value)); }
  bool Uint(unsigned value) { return add(Json(value)); }
  bool Int64(std::int64_t value) { return add(Json(static_cast<long long>(value))); }
  bool Uint64(std::uint64_t value) { return add(Json(static_cast<unsigned long long>(value))); }
  bool Double(double value) { return add(Json(value)); }
  bool RawNumber(const char*, rapidjson::SizeType, bool) { return false; }
  bool String(const char* text, rapidjson::SizeType size, bool) {
    const std::string_view view(text, size);
    return check_text(view) && add(Json(view));
  }
  bool Key(const char* text, rapidjson::SizeType size, bool) {
    const std::string_view view(text, size);
    if (!check_text(view)) return false;
    if (!stack_.back().names.emplace(view).second) {
      problem = fmt::format("duplicate key {}", pointer() + json_pointer_step(view));
      return false;
    }
    stack_.back().key = view;
    return true;
  }
  bool StartObject() { return open(false); }
  bool EndObject(rapidjson::SizeType) { return close(); }
  bool StartArray() { return open(true); }
  bool EndArray(rapidjson::SizeType) { return close(); }

  Json result;
  std::string problem;

 private:
  struct Level {
    bool is_array;
    Json::Array elements;
    Json::Object members;
    std::set<std::string, std::less<>> names;
    std::string key;
  };

  std::string pointer() const {
    std::string text;
    for (std::size_t i = 0; i + 1 < stack_.size(); ++i)
      text += stack_[i].is_array ? fmt::format("/{}", stack_[i].elements.size()) : json_pointer_step(stack_[i].key);
    return text;
  }
  bool check_text(std::string_view text) {
    // RapidJSON 1.1 lets an unpaired low surrogate through as a three-byte sequence that is no UTF-8.
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
      if (static_cast<unsigned char>(text[i]) == 0xED && static_cast<unsigned char>(text[i + 1]) >= 0xA0) {
        problem = "unpaired surrogate in a string";
        return false;
      }
    return true;
  }
  bool add(Json value) {
    if (stack_.empty()) {
      result = std::move(value);
    } else if (stack_.back().is_array) {
      stack_.back().elements.push_back(std::move(value));
    } else {
      stack_.back().members.emplace_back(stack_.back().key, std::move(value));
    }
    return true;
  }
  bool open(bool is_array) {
    if (stack_.size() >= max_depth_) {
      problem = fmt::format("nested deeper than {} levels", max_depth_);
      return false;
    }
    stack_.push_back({is_array, {}, {}, {}, {}});
    return true;
  }
  bool close() {
    Level level = std::move(stack_.back());
    stack_.pop_back();
    return add(level.is_array ? Json(std::move(level.elements)) : Json(std::move(level.members)));
  }

  std::size_t max_depth_;
  std::vector<Level> stack_;
};

template <class Writer>
void write(Writer& writer, const Json& value, bool sorted) {
  std::visit(
      [&](const auto& v) {
        using T = std::decay_t<decltype(v)>;
        if constexpr (std::is_same_v<T, std::nullptr_t>) {
          writer.Null();
        } else if constexpr (std::is_same_v<T, bool>) {
          writer.Bool(v);
        } else if constexpr (std::is_same_v<T, std::int64_t>) {
          writer.Int64(v);
        } else if constexpr (std::is_same_v<T, std::uint64_t>) {
          writer.Uint64(v);
        } else if constexpr (std::is_same_v<T, double>) {
          if (std::isfinite(v)) {
            const std::string text = fmt::format("{}", v);
            const bool real = text.find_first_of(".e") != std::string::npos;
            const std::string spelled = real ? text : text + ".0";
            writer.RawValue(spelled.data(), spelled.size(), rapidjson::kNumberType);
          } else {
            writer.Null();
          }
        } else if constexpr (std::is_same_v<T, std::string>) {
          writer.String(v.data(), static_cast<rapidjson::SizeType>(v.size()));
        } else if constexpr (std::is_same_v<T, Json::Array>) {
          writer.StartArray();
          for (const Json& element : v) write(writer, element, sorted);
          writer.EndArray();
        } else {
          std::vector<const Json::Member*> order;
          order.reserve(v.size());
          for (const Json::Member& member : v) order.push_back(&member);
          if (sorted) std::sort(order.begin(), order.end(), [](auto* a, auto* b) { return a->first < b->first; });
          writer.StartObject();
          for (const Json::Member* member : order) {
            writer.Key(member->first.data(), static_cast<rapidjson::SizeType>(member->first.size()));
            write(writer, member->second, sorted);
          }
          writer.EndObject();
        }
      },
      value.value());
}

std::string line_and_column(std::string_view text, std::size_t offset) {
  offset = std::min(offset, text.size());
  const std::string_view before = text.substr(0, offset);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t last = before.rfind('\n');
  return fmt::format("line {}, column {}", line, last == std::string_view::npos ? offset + 1 : offset - last);
}

}  // namespace

std::string_view Json::type_name() const noexcept {
  static constexpr std::string_view kNames[] = {"null",          "a boolean", "an integer", "an integer",
                                                "a real number", "a string",  "an array",   "an object"};
  return kNames[value_.index()];
}

const Json* Json::find(std::string_view key) const noexcept {
  if (const auto* members = std::get_if<Object>(&value_))
    for (const Member& member : *members)
      if (member.first == key) return &member.second;
  return nullptr;
}

Json& Json::set(std::string key, Json member) {
  if (is_null()) value_ = Object{};
  auto& members = std::get<Object>(value_);
  for (Member& existing : members)
    if (existing.first == key) {
      existing.second = std::move(member);
      return *this;
    }
  members.emplace_back(std::move(key), std::move(member));
  return *this;
}

Json& Json::push(Json element) {
  if (is_null()) value_ = Array{};
  std::get<Array>(value_).push_back(std::move(element));
  return *this;
}

Expected<Json> parse_json(std::string_view text, JsonParseOptions options) {
  using namespace rapidjson;
  constexpr unsigned kStrict = kParseValidateEncodingFlag | kParseFullPrecisionFlag | kParseIterativeFlag;
  Builder builder(options.max_depth);
  Reader reader;
  MemoryStream memory(text.data(), text.size());
  EncodedInputStream<UTF8<>, MemoryStream> stream(memory);
  const ParseResult parsed =
      options.comments_and_trailing_commas
          ? reader.Parse<kStrict | kParseCommentsFlag | kParseTrailingCommasFlag>(stream, builder)
          : reader.Parse<kStrict>(stream, builder);
  if (!parsed) {
    const std::string where = line_and_column(text, parsed.Offset());
    if (!builder.problem.empty()) return invalid_input("{}: {}", where, builder.problem);
    std::string reason = GetParseError_En(parsed.Code());
    if (!reason.empty() && reason.back() == '.') reason.pop_back();
    if (!reason.empty()) reason[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(reason[0])));
    return invalid_input("{}: {}", where, reason);
  }
  return std::move(builder.result);
}

std::string to_text(const Json& value, unsigned indent) {
  rapidjson::StringBuffer buffer;
  if (indent == 0) {
    rapidjson::Writer<rapidjson::StringBuffer> writer(buffer);
    write(writer, value, false);
  } else {
    rapidjson::PrettyWriter<rapidjson::StringBuffer> writer(buffer);
    writer.SetIndent(' ', indent);
    write(writer, value, false);
  }
  return {buffer.GetString(), buffer.GetSize()};
}

std::string to_canonical_text(const Json& value) {
  rapidjson::StringBuffer buffer;
  rapidjson::Writer<rapidjson::StringBuffer, rapidjson::UTF8<>, rapidjson::ASCII<>> writer(buffer);
  write(writer, value, true);
  // RapidJSON spells \u escapes in upper case, Python in lower case.
  std::string text(buffer.GetString(), buffer.GetSize());
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (text[i] != '\\') continue;
    if (text[i + 1] == 'u')
      for (std::size_t k = i + 2; k < i + 6 && k < text.size(); ++k)
        text[k] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[k])));
    ++i;
  }
  // RapidJSON leaves DEL as it is, Python escapes it.
  for (std::size_t at = 0; (at = text.find('\x7F', at)) != std::string::npos;) text.replace(at, 1, "\\u007f");
  return text;
}

std::string json_pointer_step(std::string_view key) {
  std::string step = "/";
  for (const char c : key) {
    if (c == '~')
      step += "~0";
    else if (c == '/')
      step += "~1";
    else
      step += c;
  }
  return step;
}

Unexpected JsonCursor::error(std::string_view text) const {
  if (pointer_.empty()) return invalid_input("at the top level: {}", text);
  return invalid_input("at {}: {}", pointer_, text);
}

Expected<JsonCursor> JsonCursor::at(std::string_view key) const {
  if (!value_->is_object()) return error(fmt::format("expected an object, found {}", value_->type_name()));
  const Json* member = value_->find(key);
  if (member == nullptr) return error(fmt::format("missing key \"{}\"", key));
  return JsonCursor(*member, pointer_ + json_pointer_step(key));
}

std::optional<JsonCursor> JsonCursor::find(std::string_view key) const {
  const Json* member = value_->find(key);
  if (member == nullptr) return std::nullopt;
  return JsonCursor(*member, pointer_ + json_pointer_step(key));
}

Expected<> JsonCursor::only(std::initializer_list<std::string_view> keys) const {
  RETUNE_TRY(const auto all, members());
  for (const auto& [name, member] : all)
    if (std::find(keys.begin(), keys.end(), name) == keys.end()) {
      std::string known;
      for (const std::string_view key : keys) known += (known.empty() ? "" : ", ") + std::string(key);
      return member.error(fmt::format("unknown key; expected one of {}", known));
    }
  return {};
}

Expected<std::vector<std::pair<std::string, JsonCursor>>> JsonCursor::members() const {
  const auto* object = std::get_if<Json::Object>(&value_->value());
  if (object == nullptr) return error(fmt::format("expected an object, found {}", value_->type_name()));
  std::vector<std::pair<std::string, JsonCursor>> all;
  all.reserve(object->size());
  for (const auto& [name, member] : *object)
    all.emplace_back(name, JsonCursor(member, pointer_ + json_pointer_step(name)));
  return all;
}

Expected<std::vector<JsonCursor>> JsonCursor::elements() const {
  const auto* array = std::get_if<Json::Array>(&value_->value());
  if (array == nullptr) return error(fmt::format("expected an array, found {}", value_->type_name()));
  std::vector<JsonCursor> all;
  all.reserve(array->size());
  for (std::size_t i = 0; i < array->size(); ++i) all.emplace_back((*array)[i], fmt::format("{}/{}", pointer_, i));
  return all;
}

Expected<bool> JsonCursor::boolean() const {
  if (const auto* v = std::get_if<bool>(&value_->value())) return *v;
  return error(fmt::format("expected true or false, found {}", value_->type_name()));
}

Expected<std::string> JsonCursor::string() const {
  if (const auto* v = std::get_if<std::string>(&value_->value())) return *v;
  return error(fmt::format("expected a string, found {}", value_->type_name()));
}

Expected<std::uint64_t> JsonCursor::unsigned_integer(std::uint64_t minimum, std::uint64_t maximum) const {
  std::uint64_t number = 0;
  if (const auto* u = std::get_if<std::uint64_t>(&value_->value())) {
    number = *u;
  } else if (const auto* i = std::get_if<std::int64_t>(&value_->value())) {
    if (*i < 0) return error(fmt::format("expected an integer from {} to {}, found {}", minimum, maximum, *i));
    number = static_cast<std::uint64_t>(*i);
  } else {
    return error(fmt::format("expected an integer from {} to {}, found {}", minimum, maximum, value_->type_name()));
  }
  if (number < minimum || number > maximum)
    return error(fmt::format("expected an integer from {} to {}, found {}", minimum, maximum, number));
  return number;
}

Expected<std::int64_t> JsonCursor::integer(std::int64_t minimum, std::int64_t maximum) const {
  const auto* i = std::get_if<std::int64_t>(&value_->value());
  if (i == nullptr)
    return error(fmt::format("expected an integer from {} to {}, found {}", minimum, maximum,
                             std::holds_alternative<std::uint64_t>(value_->value()) ? to_text(*value_)
                                                                                    : std::string(value_->type_name())));
  if (*i < minimum || *i > maximum)
    return error(fmt::format("expected an integer from {} to {}, found {}", minimum, maximum, *i));
  return *i;
}

Expected<double> JsonCursor::real() const {
  if (const auto* d = std::get_if<double>(&value_->value())) return *d;
  if (const auto* i = std::get_if<std::int64_t>(&value_->value())) return static_cast<double>(*i);
  if (const auto* u = std::get_if<std::uint64_t>(&value_->value())) return static_cast<double>(*u);
  return error(fmt::format("expected a number, found {}", value_->type_name()));
}

}  // namespace retune
