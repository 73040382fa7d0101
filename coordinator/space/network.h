// The expressions of a space as one directed acyclic graph: equal subexpressions are one node, constants are folded, fields
// stand where they are read. What the solver (diagram.h) and the walk evaluate, whole columns of assignments at a time.
//
// Nodes are numbered so that operands come before what uses them. Internal to coordinator/space.
#pragma once

#include <bitset>
#include <limits>
#include <span>
#include <unordered_map>

#include "coordinator/space/expression.h"
#include "coordinator/space/spec_parameters.h"

namespace retune::coordinator {

using ParameterSet = std::bitset<kMaxParameters>;

using NodeId = std::uint32_t;
inline constexpr NodeId kNoNode = ~NodeId{0};

// What a node's values are, as far as that is known beforehand. `any`: Values of every kind.
enum class ColumnType : std::uint8_t { boolean, integer, real, any };

struct NetworkNode {
  enum class Op : std::uint8_t {
    constant, parameter,
    binary, compare, negate, plus, invert, both, either, select, call, list, tuple,
    verdict,      // the operand as a constraint: a boolean; a fault where it is no truth value
    field_check,  // whether the operand can be Field(code): false out of range; a fault where its type is wrong
    truth,        // the operand's truth, whatever its type
  };
  Op op = Op::constant;
  std::uint8_t code = 0;
  ColumnType type = ColumnType::any;
  bool total = false;          // never faults
  bool bounded = false;        // of integers and booleans: lies in least … most
  std::int64_t least = 0, most = 0;
  std::uint32_t first = 0, count = 0;  // operands; of a parameter: `first` is its index
  Value constant;
  Fault fault = Fault::none;   // of a constant: the fault that computing it always gives
};

// One address for equal texts, for as long as the Interner lives.
class Interner {
 public:
  [[nodiscard]] const std::string* intern(const std::string& text) {
    const auto [at, is_new] = known_.emplace(text, nullptr);
    if (is_new) at->second = &at->first;
    return at->second;
  }
  [[nodiscard]] std::size_t size() const noexcept { return known_.size(); }
  void clear() { known_.clear(); }

 private:
  std::unordered_map<std::string, const std::string*> known_;
};

class Network {
 public:
  using Op = NetworkNode::Op;

  // A parameter and what its values are like.
  NodeId add_parameter(std::uint32_t index, ColumnType type, bool bounded, std::int64_t least, std::int64_t most);
  NodeId add_constant(const Value& value, Fault fault = Fault::none);
  // `slots`: the node of each slot of the expression's environment.
  NodeId add_expression(const Expression& expression, const std::vector<NodeId>& slots);
  NodeId add(Op op, std::uint8_t code, std::span<const NodeId> operands);
  // The parts that must all be true: `a and b` is two where a cannot fault.
  [[nodiscard]] std::vector<NodeId> conjuncts(NodeId node);

  [[nodiscard]] const NetworkNode& node(NodeId id) const { return nodes_[id]; }
  [[nodiscard]] std::span<const NodeId> operands(NodeId id) const {
    const NetworkNode& node = nodes_[id];
    if (node.op == Op::parameter || node.op == Op::constant) return {};
    return {operands_.data() + node.first, node.count};
  }
  [[nodiscard]] const ParameterSet& support(NodeId id) const { return supports_[id]; }
  [[nodiscard]] std::size_t size() const noexcept { return nodes_.size(); }
  [[nodiscard]] bool is_constant(NodeId id) const { return nodes_[id].op == Op::constant; }

  // Of the strings of constants and domains; the solver's are there too.
  [[nodiscard]] Interner& interner() noexcept { return interner_; }

 private:
  NodeId push(NetworkNode node, ParameterSet support);
  void infer(NetworkNode& node) const;
  bool infer_arithmetic(NetworkNode& node) const;
  [[nodiscard]] std::optional<bool> compare_bounds(std::uint8_t code, std::span<const NodeId> operands) const;
  NodeId fold(NetworkNode node, std::span<const NodeId> operands);

  std::vector<NetworkNode> nodes_;
  std::vector<NodeId> operands_;
  std::vector<ParameterSet> supports_;
  std::unordered_map<std::string, NodeId> known_;
  Interner interner_;
  ValueStorage storage_;
};

// One node for operand Values that may carry faults: what Evaluator does, for networks. `result` is left alone on a fault.
struct OperandValue {
  Value value;
  Fault fault = Fault::none;
};
[[nodiscard]] Fault compute_node(NetworkNode::Op op, std::uint8_t code, std::span<const OperandValue> operands,
                                 ValueStorage& storage, std::vector<Value>& scratch, Value& result);

}  // namespace retune::coordinator
