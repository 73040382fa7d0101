#include "coordinator/space/network.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "coordinator/space/plan.h"

namespace retune::coordinator {
namespace {

using Op = NetworkNode::Op;
using Wide = __int128;

constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

bool is_integral(ColumnType type) { return type == ColumnType::integer || type == ColumnType::boolean; }
bool is_number(ColumnType type) { return type != ColumnType::any; }

Op op_of(Expression::Op op) {
  switch (op) {
    case Expression::Op::binary: return Op::binary;
    case Expression::Op::compare: return Op::compare;
    case Expression::Op::negate: return Op::negate;
    case Expression::Op::plus: return Op::plus;
    case Expression::Op::invert: return Op::invert;
    case Expression::Op::both: return Op::both;
    case Expression::Op::either: return Op::either;
    case Expression::Op::select: return Op::select;
    case Expression::Op::call: return Op::call;
    case Expression::Op::list: return Op::list;
    default: return Op::tuple;
  }
}

ColumnType type_of(const Value& value) {
  switch (value.kind) {
    case ValueKind::boolean: return ColumnType::boolean;
    case ValueKind::integer: return ColumnType::integer;
    case ValueKind::real: return ColumnType::real;
    default: return ColumnType::any;
  }
}

// Whether the integers least … most fit; if so they become the node's bounds.
bool set_bounds(NetworkNode& node, Wide least, Wide most) {
  if (least < kLeast || most > kMost) return false;
  node.bounded = true;
  node.least = static_cast<std::int64_t>(least);
  node.most = static_cast<std::int64_t>(most);
  return true;
}

}  // namespace

Fault compute_node(Op op, std::uint8_t code, std::span<const OperandValue> operands, ValueStorage& storage,
                   std::vector<Value>& scratch, Value& result) {
  if (op == Op::both || op == Op::either) {
    if (operands[0].fault != Fault::none) return operands[0].fault;
    const bool left = truth(operands[0].value);
    if (left == (op == Op::either)) {
      result = Value::boolean(left);
      return Fault::none;
    }
    if (operands[1].fault == Fault::none) result = Value::boolean(truth(operands[1].value));
    return operands[1].fault;
  }
  if (op == Op::select) {
    if (operands[1].fault != Fault::none) return operands[1].fault;
    const OperandValue& chosen = truth(operands[1].value) ? operands[0] : operands[2];
    if (chosen.fault == Fault::none) result = chosen.value;
    return chosen.fault;
  }
  for (const OperandValue& operand : operands)
    if (operand.fault != Fault::none) return operand.fault;
  switch (op) {
    case Op::binary: return apply(static_cast<Operator>(code), operands[0].value, operands[1].value, storage, result);
    case Op::compare: {
      bool holds = false;
      const Fault fault = compare(static_cast<Comparison>(code), operands[0].value, operands[1].value, holds);
      if (fault == Fault::none) result = Value::boolean(holds);
      return fault;
    }
    case Op::negate: return negate(operands[0].value, result);
    case Op::plus:
      if (!operands[0].value.is_number()) return Fault::wrong_type;
      result = operands[0].value.is_integral() ? Value::integer(operands[0].value.integral()) : operands[0].value;
      return Fault::none;
    case Op::invert: result = Value::boolean(!truth(operands[0].value)); return Fault::none;
    case Op::truth: result = Value::boolean(truth(operands[0].value)); return Fault::none;
    case Op::verdict:
      if (!operands[0].value.is_integral()) return Fault::wrong_type;
      result = Value::boolean(truth(operands[0].value));
      return Fault::none;
    case Op::field_check: {
      const auto problem = check_field(static_cast<Field>(code), operands[0].value);
      if (problem && problem->never) return Fault::wrong_type;
      result = Value::boolean(!problem);
      return Fault::none;
    }
    default: break;
  }
  scratch.clear();
  for (const OperandValue& operand : operands) scratch.push_back(operand.value);
  if (op == Op::call) return call(static_cast<Function>(code), scratch, storage, result);
  result = storage.add(ValueList{scratch, op == Op::tuple});
  return Fault::none;
}

NodeId Network::push(NetworkNode node, ParameterSet support) {
  nodes_.push_back(node);
  supports_.push_back(support);
  return static_cast<NodeId>(nodes_.size() - 1);
}

NodeId Network::add_parameter(std::uint32_t index, ColumnType type, bool bounded, std::int64_t least, std::int64_t most) {
  NetworkNode node;
  node.op = Op::parameter;
  node.type = type;
  node.total = true;
  node.bounded = bounded;
  node.least = least;
  node.most = most;
  node.first = index;
  ParameterSet support;
  support.set(index);
  return push(node, support);
}

NodeId Network::add_constant(const Value& value, Fault fault) {
  NetworkNode node;
  node.constant = value;
  if (value.kind == ValueKind::string) node.constant = Value::string(*interner_.intern(*value.as_string));
  node.fault = fault;
  node.type = fault == Fault::none ? type_of(value) : ColumnType::any;
  node.total = fault == Fault::none;
  if (node.total && is_integral(node.type)) set_bounds(node, value.integral(), value.integral());
  // Lists are told apart by their address: there are few.
  std::string key(2 + 2 * sizeof(std::int64_t), '\0');
  key[0] = static_cast<char>(value.kind);
  key[1] = static_cast<char>(fault);
  std::memcpy(key.data() + 2, &node.constant.as_integer, sizeof(std::int64_t));
  const auto [at, is_new] = known_.emplace("c" + key, 0);
  if (is_new) at->second = push(node, {});
  return at->second;
}

NodeId Network::add_expression(const Expression& expression, const std::vector<NodeId>& slots) {
  const Expression::Program& program = expression.program();
  std::vector<NodeId> ids(program.nodes.size());
  std::vector<NodeId> operands;
  for (std::size_t i = 0; i < program.nodes.size(); ++i) {
    const Expression::Node& node = program.nodes[i];
    if (node.op == Expression::Op::constant) {
      ids[i] = add_constant(program.constants[node.first]);
    } else if (node.op == Expression::Op::slot) {
      ids[i] = slots[node.first];
    } else {
      operands.clear();
      for (std::uint32_t k = 0; k < node.count; ++k) operands.push_back(ids[program.operands[node.first + k]]);
      ids[i] = add(op_of(node.op), node.code, operands);
    }
  }
  return ids.back();
}

NodeId Network::add(Op op, std::uint8_t code, std::span<const NodeId> operands) {
  // What is left of `and` and conditional expressions whose first part is known.
  if ((op == Op::both || op == Op::either) && is_constant(operands[0]) && nodes_[operands[0]].fault == Fault::none) {
    const bool left = truth(nodes_[operands[0]].constant);
    return left == (op == Op::either) ? add_constant(Value::boolean(left)) : add(Op::truth, 0, operands.subspan(1, 1));
  }
  if (op == Op::select && is_constant(operands[1]) && nodes_[operands[1]].fault == Fault::none)
    return truth(nodes_[operands[1]].constant) ? operands[0] : operands[2];
  if ((op == Op::truth || op == Op::verdict) && nodes_[operands[0]].type == ColumnType::boolean) return operands[0];

  std::string key(3, '\0');
  key[0] = 'n';
  key[1] = static_cast<char>(op);
  key[2] = static_cast<char>(code);
  key.append(reinterpret_cast<const char*>(operands.data()), operands.size_bytes());
  if (const auto found = known_.find(key); found != known_.end()) return found->second;

  NetworkNode node;
  node.op = op;
  node.code = code;
  ParameterSet support;
  for (const NodeId operand : operands) support |= supports_[operand];
  NodeId id = 0;
  if (const auto known = op == Op::compare ? compare_bounds(code, operands) : std::nullopt) {
    id = add_constant(Value::boolean(*known));
  } else if (std::all_of(operands.begin(), operands.end(), [&](NodeId operand) { return is_constant(operand); })) {
    id = fold(node, operands);
  } else {
    node.first = static_cast<std::uint32_t>(operands_.size());
    node.count = static_cast<std::uint32_t>(operands.size());
    operands_.insert(operands_.end(), operands.begin(), operands.end());
    infer(node);
    // One value is left, as of min(b, 3) where b is 3 or more.
    const bool known = node.total && node.bounded && node.least == node.most;
    id = !known ? push(node, support)
                : add_constant(node.type == ColumnType::boolean ? Value::boolean(node.least != 0) : Value::integer(node.least));
  }
  known_.emplace(std::move(key), id);
  return id;
}

// What a comparison of integers gives whatever they are, by their bounds.
std::optional<bool> Network::compare_bounds(std::uint8_t code, std::span<const NodeId> operands) const {
  const NetworkNode &a = nodes_[operands[0]], &b = nodes_[operands[1]];
  if (!a.total || !b.total || !a.bounded || !b.bounded) return std::nullopt;
  const auto decide = [](bool always, bool never) { return always || never ? std::optional(always) : std::nullopt; };
  const bool apart = a.most < b.least || b.most < a.least;
  const bool equal = a.least == a.most && b.least == b.most && a.least == b.least;
  switch (static_cast<Comparison>(code)) {
    case Comparison::equal: return decide(equal, apart);
    case Comparison::not_equal: return decide(apart, equal);
    case Comparison::less: return decide(a.most < b.least, a.least >= b.most);
    case Comparison::less_equal: return decide(a.most <= b.least, a.least > b.most);
    case Comparison::greater: return decide(a.least > b.most, a.most <= b.least);
    case Comparison::greater_equal: return decide(a.least >= b.most, a.most < b.least);
    default: return std::nullopt;
  }
}

NodeId Network::fold(NetworkNode node, std::span<const NodeId> operands) {
  std::vector<OperandValue> values;
  for (const NodeId operand : operands) values.push_back({nodes_[operand].constant, nodes_[operand].fault});
  std::vector<Value> scratch;
  Value result;
  const Fault fault = compute_node(node.op, node.code, values, storage_, scratch, result);
  return add_constant(fault == Fault::none ? result : Value(), fault);
}

std::vector<NodeId> Network::conjuncts(NodeId node) {
  std::vector<NodeId> parts, open = {node};
  while (!open.empty()) {
    const NodeId id = open.back();
    open.pop_back();
    if (nodes_[id].op != Op::both || !nodes_[operands(id)[0]].total) {
      parts.push_back(id);
      continue;
    }
    const NodeId left = operands(id)[0], right = operands(id)[1];
    open.push_back(add(Op::truth, 0, std::array{right}));
    open.push_back(add(Op::truth, 0, std::array{left}));
  }
  return parts;
}

// Bounds of an arithmetic result whose operands are bounded integers; false where nothing is known.
bool Network::infer_arithmetic(NetworkNode& node) const {
  const NetworkNode& a = nodes_[operands_[node.first]];
  const NetworkNode& b = nodes_[operands_[node.first + 1]];
  if (!a.bounded || !b.bounded) return false;
  const auto corners = [&](auto op) {
    const std::array<Wide, 4> all = {op(Wide{a.least}, Wide{b.least}), op(Wide{a.least}, Wide{b.most}),
                                     op(Wide{a.most}, Wide{b.least}), op(Wide{a.most}, Wide{b.most})};
    return set_bounds(node, *std::min_element(all.begin(), all.end()), *std::max_element(all.begin(), all.end()));
  };
  switch (static_cast<Operator>(node.code)) {
    case Operator::add: return corners([](Wide x, Wide y) { return x + y; });
    case Operator::subtract: return corners([](Wide x, Wide y) { return x - y; });
    case Operator::multiply: return corners([](Wide x, Wide y) { return x * y; });
    case Operator::floor_divide:
      if (b.least <= 0) return false;
      return corners([](Wide x, Wide y) { return x >= 0 ? x / y : -((-x + y - 1) / y); });
    case Operator::modulo:
      if (b.least <= 0) return false;
      return set_bounds(node, 0, a.least >= 0 ? std::min(Wide{a.most}, Wide{b.most} - 1) : Wide{b.most} - 1);
    default: return false;
  }
}

void Network::infer(NetworkNode& node) const {
  const auto operand = [&](std::size_t i) -> const NetworkNode& { return nodes_[operands_[node.first + i]]; };
  bool total = true;
  for (std::uint32_t i = 0; i < node.count; ++i) total = total && operand(i).total;
  const auto boolean = [&](bool never_faults) {
    node.type = ColumnType::boolean;
    node.total = never_faults;
    set_bounds(node, 0, 1);
  };
  switch (node.op) {
    case Op::binary: {
      const auto op = static_cast<Operator>(node.code);
      const ColumnType left = operand(0).type, right = operand(1).type;
      if (!is_number(left) || !is_number(right)) return;
      const bool whole = is_integral(left) && is_integral(right);
      if (op == Operator::divide) {
        node.type = ColumnType::real;
        node.total = total && whole && operand(1).bounded && (operand(1).least > 0 || operand(1).most < 0);
      } else if (!whole) {
        node.type = ColumnType::real;
      } else if (op == Operator::power) {
        if (operand(1).bounded && operand(1).least >= 0) node.type = ColumnType::integer;
      } else {
        node.type = ColumnType::integer;
        node.total = infer_arithmetic(node) && total;
      }
      return;
    }
    case Op::compare: {
      const auto comparison = static_cast<Comparison>(node.code);
      const bool equality = comparison == Comparison::equal || comparison == Comparison::not_equal;
      const bool membership = comparison == Comparison::in || comparison == Comparison::not_in;
      const bool in_list = membership && operand(1).op == Op::constant && operand(1).constant.kind == ValueKind::list;
      const bool numbers = is_integral(operand(0).type) && is_integral(operand(1).type);
      return boolean(total && (equality || in_list || (numbers && !membership)));
    }
    case Op::invert:
    case Op::both:
    case Op::either:
    case Op::truth: return boolean(total);
    case Op::verdict: return boolean(total && is_integral(operand(0).type));
    case Op::field_check: return boolean(total && operand(0).type == ColumnType::integer &&
                                         static_cast<Field>(node.code) <= Field::shared_mem);
    case Op::negate:
      if (!is_number(operand(0).type)) return;
      node.type = operand(0).type == ColumnType::real ? ColumnType::real : ColumnType::integer;
      if (operand(0).bounded) node.total = set_bounds(node, -Wide{operand(0).most}, -Wide{operand(0).least}) && total;
      return;
    case Op::plus:
      if (!is_number(operand(0).type)) return;
      node.type = operand(0).type == ColumnType::real ? ColumnType::real : ColumnType::integer;
      node.total = total;
      if (operand(0).bounded) set_bounds(node, operand(0).least, operand(0).most);
      return;
    case Op::select:
      if (operand(0).type == operand(2).type) node.type = operand(0).type;
      node.total = total;
      if (node.type != ColumnType::any && operand(0).bounded && operand(2).bounded)
        set_bounds(node, std::min(operand(0).least, operand(2).least), std::max(operand(0).most, operand(2).most));
      return;
    case Op::call: break;
    default: node.total = total; return;
  }
  bool integers = true, bounded = true;
  for (std::uint32_t i = 0; i < node.count; ++i) {
    integers = integers && operand(i).type == ColumnType::integer;
    bounded = bounded && operand(i).bounded;
  }
  switch (static_cast<Function>(node.code)) {
    case Function::min:
    case Function::max: {
      if (!integers || node.count < 2) return;
      node.type = ColumnType::integer;
      node.total = total;
      if (!bounded) return;
      Wide least = operand(0).least, most = operand(0).most;
      const bool is_min = static_cast<Function>(node.code) == Function::min;
      for (std::uint32_t i = 1; i < node.count; ++i) {
        least = is_min ? std::min(least, Wide{operand(i).least}) : std::max(least, Wide{operand(i).least});
        most = is_min ? std::min(most, Wide{operand(i).most}) : std::max(most, Wide{operand(i).most});
      }
      set_bounds(node, least, most);
      return;
    }
    case Function::abs:
      if (operand(0).type == ColumnType::real) node.type = ColumnType::real;
      if (is_integral(operand(0).type)) node.type = ColumnType::integer;
      return;
    case Function::ceil_div:
      if (!is_integral(operand(0).type) || !is_integral(operand(1).type)) return;
      node.type = ColumnType::integer;
      if (bounded && operand(1).least > 0 && operand(0).least >= 0) {
        const auto up = [](Wide x, Wide y) { return (x + y - 1) / y; };
        node.total = set_bounds(node, up(operand(0).least, operand(1).most), up(operand(0).most, operand(1).least)) && total;
      }
      return;
    case Function::gcd:
    case Function::lcm:
    case Function::len: node.type = ColumnType::integer; return;
    case Function::log2: node.type = ColumnType::real; return;
    case Function::is_pow2: return boolean(total && is_integral(operand(0).type));
    case Function::str: return;
  }
}

}  // namespace retune::coordinator
