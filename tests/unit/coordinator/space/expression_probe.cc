// Evaluates expressions for expression_python_test.py: a line in, a line out.
//
//   in:   NAME=VALUE;NAME=VALUE…<TAB>EXPRESSION     values as JSON scalars
//   out:  the value as Python's repr prints it, or "fault WORD", or "error" where the text is no expression
#include <iostream>
#include <map>

#include "coordinator/space/expression.h"

namespace retune::coordinator {
namespace {

std::string_view word(Fault fault) {
  switch (fault) {
    case Fault::none: return "none";
    case Fault::overflow: return "overflow";
    case Fault::division_by_zero: return "division_by_zero";
    case Fault::wrong_type: return "wrong_type";
    case Fault::domain: return "domain";
    case Fault::unordered: return "unordered";
    case Fault::empty: return "empty";
  }
  return "";
}

std::string answer(const std::string& line) {
  const std::size_t tab = line.find('\t');
  ValueStorage storage;
  std::map<std::string, std::uint32_t, std::less<>> slots;
  std::vector<Value> environment;
  std::string names = line.substr(0, tab);
  while (!names.empty()) {
    const std::size_t end = std::min(names.find(';'), names.size());
    const std::string pair = names.substr(0, end);
    names.erase(0, std::min(end + 1, names.size()));
    const std::size_t equals = pair.find('=');
    const auto json = parse_json("[" + pair.substr(equals + 1) + "]");
    if (!json) return "bad environment";
    const JsonCursor cursor(std::get<Json::Array>(json->value())[0]);
    const auto value = value_from_json(cursor, storage);
    if (!value) return "bad environment";
    slots.emplace(pair.substr(0, equals), static_cast<std::uint32_t>(environment.size()));
    environment.push_back(*value);
  }
  const auto expression = Expression::compile(line.substr(tab + 1), [&](std::string_view name) -> Expected<std::uint32_t> {
    if (const auto found = slots.find(name); found != slots.end()) return found->second;
    return invalid_input("unknown name");
  });
  if (!expression) return "error " + expression.error().message().substr(0, expression.error().message().find('\n'));
  Evaluator evaluator;
  if (!evaluator.evaluate(*expression, environment.data())) return "fault " + std::string(word(evaluator.fault()));
  return to_text(evaluator.value());
}

}  // namespace
}  // namespace retune::coordinator

int main() {
  std::ios::sync_with_stdio(false);
  std::string line;
  while (std::getline(std::cin, line)) std::cout << retune::coordinator::answer(line) << '\n';
}
