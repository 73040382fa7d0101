// Every node once, operands first.
#include "coordinator/space/expression.h"

namespace retune::coordinator {

void Evaluator::compute(const Expression::Program& program, std::uint32_t index, const Value* environment) {
  using Op = Expression::Op;
  const Expression::Node& node = program.nodes[index];
  Value& result = values_[index];
  Fault& fault = faults_[index];
  fault = Fault::none;
  if (node.op == Op::constant) {
    result = program.constants[node.first];
    return;
  }
  if (node.op == Op::slot) {
    result = environment[node.first];
    return;
  }
  const std::uint32_t* operands = program.operands.data() + node.first;
  const auto take = [&](std::uint32_t operand) {
    result = values_[operand];
    fault = faults_[operand];
  };
  // Those that do not need all of their operands.
  switch (node.op) {
    case Op::both:
    case Op::either: {
      if (faults_[operands[0]] != Fault::none) return take(operands[0]);
      const bool left = truth(values_[operands[0]]);
      if (left == (node.op == Op::either)) {
        result = Value::boolean(left);
      } else if (faults_[operands[1]] != Fault::none) {
        take(operands[1]);
      } else {
        result = Value::boolean(truth(values_[operands[1]]));
      }
      return;
    }
    case Op::select:
      if (faults_[operands[1]] != Fault::none) return take(operands[1]);
      return take(truth(values_[operands[1]]) ? operands[0] : operands[2]);
    default: break;
  }
  for (std::uint32_t i = 0; i < node.count; ++i)
    if (faults_[operands[i]] != Fault::none) return take(operands[i]);
  const Value& left = node.count > 0 ? values_[operands[0]] : result;
  switch (node.op) {
    case Op::binary: fault = apply(static_cast<Operator>(node.code), left, values_[operands[1]], temporaries_, result); break;
    case Op::compare: {
      bool holds = false;
      fault = compare(static_cast<Comparison>(node.code), left, values_[operands[1]], holds);
      result = Value::boolean(holds);
      break;
    }
    case Op::negate: fault = negate(left, result); break;
    case Op::plus:
      if (!left.is_number()) fault = Fault::wrong_type;
      result = left.is_integral() ? Value::integer(left.integral()) : left;
      break;
    case Op::invert: result = Value::boolean(!truth(left)); break;
    case Op::call:
    case Op::list:
    case Op::tuple:
      arguments_.clear();
      for (std::uint32_t i = 0; i < node.count; ++i) arguments_.push_back(values_[operands[i]]);
      if (node.op == Op::call)
        fault = call(static_cast<Function>(node.code), arguments_, temporaries_, result);
      else
        result = temporaries_.add(ValueList{arguments_, node.op == Op::tuple});
      break;
    default: break;
  }
  if (fault != Fault::none) result = Value::integer(index);
}

bool Evaluator::evaluate(const Expression& expression, const Value* environment) {
  const Expression::Program& program = expression.program();
  temporaries_.clear();
  const std::size_t count = program.nodes.size();
  if (values_.size() < count) {
    values_.resize(count);
    faults_.resize(count);
  }
  for (std::uint32_t i = 0; i < count; ++i) compute(program, i, environment);
  last_ = count - 1;
  return faults_[last_] == Fault::none;
}

Error Evaluator::error(const Expression& expression) const {
  using Op = Expression::Op;
  const Expression::Program& program = expression.program();
  const Expression::Node& node = program.nodes[static_cast<std::size_t>(values_[last_].as_integer)];
  std::string operands;
  for (std::uint32_t i = 0; i < node.count && i < 2; ++i) {
    std::string text = to_text(values_[program.operands[node.first + i]]);
    if (text.size() > 60) text = text.substr(0, 57) + "...";
    operands += (operands.empty() ? "" : " and ") + text;
  }
  const std::string_view what = node.op == Op::binary    ? to_string(static_cast<Operator>(node.code))
                                : node.op == Op::compare ? to_string(static_cast<Comparison>(node.code))
                                : node.op == Op::call    ? to_string(static_cast<Function>(node.code))
                                : node.op == Op::negate  ? std::string_view("-")
                                                         : std::string_view("+");
  return Error(ErrorKind::invalid_input, with_caret(fmt::format("{} {}: {}", what, to_string(faults_[last_]), operands),
                                                    expression.text(), node.position));
}

}  // namespace retune::coordinator
