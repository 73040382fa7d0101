// Evaluates expressions for expression_python_test.py: a line in, a line out.
//
//   in:   NAME=VALUE;NAME=VALUE…<TAB>EXPRESSION     values as JSON scalars
//   out:  the value as Python's repr prints it, or "fault WORD", or "error" where the text is no expression
//
// Each is evaluated twice: node by node, and as the solver does, over columns of a network. Where these differ the answer says so.
#include <iostream>
#include <map>

#include "coordinator/space/column.h"

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

// As the solver evaluates: parameters are columns, here of a few equal rows and a bound that is wider than the value.
std::string over_columns(const Expression& expression, const std::vector<Value>& environment) {
  constexpr std::size_t kRows = 3;
  Network network;
  std::vector<NodeId> slots;
  for (std::uint32_t i = 0; i < environment.size(); ++i) {
    const Value& value = environment[i];
    const ColumnType type = value.kind == ValueKind::boolean   ? ColumnType::boolean
                            : value.kind == ValueKind::integer ? ColumnType::integer
                            : value.kind == ValueKind::real    ? ColumnType::real
                                                               : ColumnType::any;
    std::int64_t least = 0, most = 1;
    if (value.kind == ValueKind::integer) {
      least = std::min<std::int64_t>(value.as_integer, 0);
      most = std::max<std::int64_t>(value.as_integer, 3);
      if (value.as_integer > 0 && i % 2 == 0) least = 1;
    }
    slots.push_back(network.add_parameter(i, type, type == ColumnType::boolean || type == ColumnType::integer, least, most));
  }
  const NodeId node = network.add_expression(expression, slots);
  Columns columns(network, network.interner());
  columns.begin(kRows);
  for (std::size_t i = 0; i < environment.size(); ++i) {
    Column& column = columns.define(slots[i]);
    column.reset(network.node(slots[i]).type, kRows);
    for (std::size_t row = 0; row < kRows; ++row) column.set(row, environment[i]);
  }
  const Column& result = columns.get(node);
  if (network.node(node).total && result.fault(kRows - 1) != Fault::none) return "a fault that was ruled out";
  return result.fault(kRows - 1) != Fault::none ? "fault " + std::string(word(result.fault(kRows - 1))) : to_text(result.at(kRows - 1));
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
  const std::string one = evaluator.evaluate(*expression, environment.data()) ? to_text(evaluator.value())
                                                                               : "fault " + std::string(word(evaluator.fault()));
  const std::string other = over_columns(*expression, environment);
  return one == other ? one : one + ", over columns " + other;
}

}  // namespace
}  // namespace retune::coordinator

int main() {
  std::ios::sync_with_stdio(false);
  std::string line;
  while (std::getline(std::cin, line)) std::cout << retune::coordinator::answer(line) << '\n';
}
