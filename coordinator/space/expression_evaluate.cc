// The stack machine.
#include "coordinator/space/expression.h"

namespace retune::coordinator {

bool Evaluator::fail(Fault fault, std::uint32_t position, std::string_view what, const Value& left,
                     const Value& right) {
  fault_ = fault;
  position_ = position;
  what_ = what;
  left_ = left;
  right_ = right;
  return false;
}

bool Evaluator::evaluate(const Expression& expression, const Value* environment) {
  using Code = Expression::Code;
  const Expression::Program& program = expression.program();
  temporaries_.clear();
  fault_ = Fault::none;
  if (stack_.size() < program.max_stack + 1) stack_.resize(program.max_stack + 1);
  Value* top = stack_.data();  // the upper element; the first place stays unused
  const Expression::Instruction* instruction = program.code.data();
  const Expression::Instruction* const end = instruction + program.code.size();
  for (; instruction != end; ++instruction) {
    const std::uint32_t argument = instruction->argument;
    switch (instruction->code) {
      case Code::constant: *++top = program.constants[argument]; break;
      case Code::load: *++top = environment[argument]; break;
      case Code::binary: {
        --top;
        const auto op = static_cast<Operator>(argument);
        if (const Fault fault = apply(op, top[0], top[1], temporaries_, top[0]); fault != Fault::none)
          return fail(fault, instruction->position, to_string(op), top[0], top[1]);
        break;
      }
      case Code::compare:
      case Code::chain: {
        --top;
        const auto comparison = static_cast<Comparison>(argument);
        bool holds = false;
        if (const Fault fault = compare(comparison, top[0], top[1], holds); fault != Fault::none)
          return fail(fault, instruction->position, to_string(comparison), top[0], top[1]);
        if (instruction->code == Code::compare || !holds)
          top[0] = Value::boolean(holds);
        else
          top[0] = top[1];
        if (instruction->code == Code::chain && !holds) instruction += instruction->jump;
        break;
      }
      case Code::negate:
        if (const Fault fault = negate(*top, *top); fault != Fault::none)
          return fail(fault, instruction->position, "-", *top, Value());
        break;
      case Code::plus:
        if (!top->is_number()) return fail(Fault::wrong_type, instruction->position, "+", *top, Value());
        if (top->is_integral()) *top = Value::integer(top->integral());
        break;
      case Code::invert: *top = Value::boolean(!truth(*top)); break;
      case Code::truth: *top = Value::boolean(truth(*top)); break;
      case Code::jump: instruction += instruction->jump; break;
      case Code::jump_if_false:
        if (!truth(*top--)) instruction += instruction->jump;
        break;
      case Code::and_jump:
      case Code::or_jump: {
        const bool holds = truth(*top);
        if (holds == (instruction->code == Code::or_jump)) {
          *top = Value::boolean(holds);
          instruction += instruction->jump;
        } else {
          --top;
        }
        break;
      }
      case Code::call: {
        const auto count = static_cast<std::size_t>(instruction->jump);
        top -= count - 1;
        const auto function = static_cast<Function>(argument);
        if (const Fault fault = call(function, {top, count}, temporaries_, *top); fault != Fault::none)
          return fail(fault, instruction->position, to_string(function), top[0], count > 1 ? top[1] : Value());
        break;
      }
      case Code::list:
      case Code::tuple: {
        ValueList list;
        list.is_tuple = instruction->code == Code::tuple;
        top -= argument;
        list.elements.assign(top + 1, top + 1 + argument);
        *++top = temporaries_.add(std::move(list));
        break;
      }
    }
  }
  value_ = *top;
  return true;
}

Error Evaluator::error(const Expression& expression) const {
  std::string operands;
  for (const Value& operand : {left_, right_})
    if (operand.kind != ValueKind::none) {
      std::string text = to_text(operand);
      if (text.size() > 60) text = text.substr(0, 57) + "...";
      operands += (operands.empty() ? "" : " and ") + text;
    }
  return Error(ErrorKind::invalid_input, with_caret(fmt::format("{} {}: {}", what_, to_string(fault_), operands),
                                                    expression.text(), position_));
}

}  // namespace retune::coordinator
