#include "coordinator/space/python_list.h"

#include "coordinator/space/expression.h"

namespace retune::coordinator {
namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool is_word(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.';
}

std::string_view trim(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

// The first position at or behind `from` that is in no brackets and no string and for which `wanted` holds; npos: none.
template <class Wanted>
std::size_t find_outside(std::string_view text, std::size_t from, const Wanted& wanted) {
  std::size_t depth = 0;
  char quote = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote != 0) {
      if (c == '\\') ++i;
      else if (c == quote) quote = 0;
      continue;
    }
    if (depth == 0 && i >= from && wanted(i)) return i;
    if (c == '\'' || c == '"') quote = c;
    if (c == '[' || c == '(' || c == '{') ++depth;
    if ((c == ']' || c == ')' || c == '}') && depth > 0) --depth;
  }
  return std::string_view::npos;
}

std::size_t find_word(std::string_view text, std::size_t from, std::string_view word) {
  return find_outside(text, from, [&](std::size_t i) {
    return text.substr(i).starts_with(word) && (i == 0 || !is_word(text[i - 1])) &&
           (i + word.size() == text.size() || !is_word(text[i + word.size()]));
  });
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  std::size_t start = 0;
  find_outside(text, 0, [&](std::size_t i) {
    if (text[i] != separator) return false;
    parts.push_back(trim(text.substr(start, i - start)));
    start = i + 1;
    return false;
  });
  parts.push_back(trim(text.substr(start)));
  return parts;
}

// What stands in the brackets when `text` is one bracketed whole.
std::optional<std::string_view> inside(std::string_view text, char open, char close) {
  if (text.size() < 2 || text.front() != open || text.back() != close) return std::nullopt;
  std::string_view behind = text.substr(1);
  const std::size_t end = find_outside(behind, 0, [&](std::size_t i) { return behind[i] == close; });
  if (end != behind.size() - 1) return std::nullopt;
  return behind.substr(0, end);
}

class Reader {
 public:
  using Values = std::vector<Value>;

  Expected<Values> list(std::string_view text, std::size_t depth) {
    if (depth > kMaxPythonListDepth) return invalid_input("lists are nested deeper than {}", kMaxPythonListDepth);
    if (find_outside(text, 0, [&](std::size_t i) { return text[i] == ','; }) != std::string_view::npos) return elements(text);
    Values all;
    for (const std::string_view part : split(text, '+')) {
      RETUNE_TRY(const Values more, summand(part, depth));
      if (all.size() + more.size() > kMaxPythonListElements) return too_many();
      all.insert(all.end(), more.begin(), more.end());
    }
    return all;
  }

 private:
  struct Clause {  // `for name in list` or, without a name, `if text`
    std::string_view name;
    std::string_view text;
  };

  static Unexpected too_many() { return invalid_input("more than {} elements", kMaxPythonListElements); }

  Expected<Values> summand(std::string_view text, std::size_t depth) {
    if (const auto content = inside(text, '[', ']')) {
      if (const std::size_t at = find_word(*content, 0, "for"); at != std::string_view::npos)
        return comprehension(content->substr(0, at), content->substr(at), depth);
      return elements(*content);
    }
    if (text.starts_with("list"))
      if (const auto content = inside(trim(text.substr(4)), '(', ')')) return list(trim(*content), depth + 1);
    if (text.starts_with("range"))
      if (const auto content = inside(trim(text.substr(5)), '(', ')')) return range(*content);
    if (const auto content = inside(text, '(', ')')) return list(trim(*content), depth + 1);
    return invalid_input("\"{}\" is none of [...], list(...) and range(...)", text);
  }

  Expected<Values> elements(std::string_view text) {
    Values all;
    std::vector<std::string_view> parts = split(text, ',');
    if (parts.back().empty()) parts.pop_back();  // [], or a comma at the end
    if (parts.size() > kMaxPythonListElements) return too_many();
    for (const std::string_view part : parts) {
      RETUNE_TRY(const Value value, evaluate(part));
      all.push_back(value);
    }
    return all;
  }

  Expected<Values> range(std::string_view text) {
    RETUNE_TRY(const Values given, elements(text));
    if (given.empty() || given.size() > 3) return invalid_input("range({}) has not one to three arguments", text);
    for (const Value& value : given)
      if (!value.is_integral()) return invalid_input("range({}): expected integers, found {}", text, to_text(value));
    const std::int64_t from = given.size() == 1 ? 0 : given[0].integral();
    const std::int64_t to = given.size() == 1 ? given[0].integral() : given[1].integral();
    const std::int64_t step = given.size() == 3 ? given[2].integral() : 1;
    if (step == 0) return invalid_input("range({}): the step is 0", text);
    Values all;
    for (__int128 i = from; step > 0 ? i < to : i > to; i += step) {
      if (all.size() == kMaxPythonListElements) return too_many();
      all.push_back(Value::integer(static_cast<std::int64_t>(i)));
    }
    return all;
  }

  Expected<Values> comprehension(std::string_view element, std::string_view text, std::size_t depth) {
    std::vector<Clause> clauses;
    while (!text.empty()) {
      if (clauses.size() == kMaxPythonListDepth) return invalid_input("more than {} of `for` and `if`", kMaxPythonListDepth);
      const bool is_for = find_word(text, 0, "for") == 0;
      text.remove_prefix(is_for ? 3 : 2);
      const std::size_t end = std::min(find_word(text, 0, "for"), find_word(text, 0, "if"));
      std::string_view clause = trim(text.substr(0, end));
      text = end == std::string_view::npos ? std::string_view() : text.substr(end);
      if (!is_for) {
        clauses.push_back({{}, clause});
        continue;
      }
      const std::size_t in = find_word(clause, 0, "in");
      if (in == std::string_view::npos || !is_identifier(trim(clause.substr(0, in))))
        return invalid_input("expected `for NAME in LIST`, found `for {}`", clause);
      clauses.push_back({trim(clause.substr(0, in)), trim(clause.substr(in + 2))});
    }
    Values all;
    RETUNE_CHECK(walk(clauses, 0, trim(element), depth, all));
    return all;
  }

  Expected<> walk(const std::vector<Clause>& clauses, std::size_t at, std::string_view element, std::size_t depth, Values& all) {
    if (at == clauses.size()) {
      RETUNE_TRY(const Value value, evaluate(element));
      if (all.size() == kMaxPythonListElements) return too_many();
      all.push_back(value);
      return {};
    }
    const Clause& clause = clauses[at];
    if (clause.name.empty()) {
      RETUNE_TRY(const Value value, evaluate(clause.text));
      return truth(value) ? walk(clauses, at + 1, element, depth, all) : Expected<>();
    }
    RETUNE_TRY(const Values over, list(clause.text, depth + 1));
    const std::size_t slot = names_.size();
    names_.push_back(clause.name);
    environment_.emplace_back();
    for (const Value& value : over) {
      if (++steps_ > kMaxPythonListElements) return too_many();
      environment_[slot] = value;
      RETUNE_CHECK(walk(clauses, at + 1, element, depth, all));
    }
    names_.pop_back();
    environment_.pop_back();
    return {};
  }

  // Under the variables of the comprehensions around it; the innermost of a name counts.
  Expected<Value> evaluate(std::string_view text) {
    const auto scope = [this](std::string_view name) -> Expected<std::uint32_t> {
      for (std::size_t i = names_.size(); i > 0; --i)
        if (names_[i - 1] == name) return static_cast<std::uint32_t>(i - 1);
      return invalid_input("unknown name");
    };
    RETUNE_TRY(const Expression expression, Expression::compile(text, scope));
    if (!evaluator_.evaluate(expression, environment_.data())) return fail(evaluator_.error(expression));
    const Value& value = evaluator_.value();
    if (value.kind == ValueKind::list) return invalid_input("{}: expected numbers, booleans or strings, found a list", text);
    return value.kind == ValueKind::string ? storage_.add(*value.as_string) : value;
  }

  std::vector<std::string_view> names_;
  std::vector<Value> environment_;
  Evaluator evaluator_;
  ValueStorage storage_;
  std::size_t steps_ = 0;
};

}  // namespace

Expected<Json> python_list(std::string_view text) {
  Reader reader;
  RETUNE_TRY(const auto values, reader.list(trim(text), 0));
  Json array = Json::array();
  for (const Value& value : values) array.push(to_json(value));
  return array;
}

}  // namespace retune::coordinator
