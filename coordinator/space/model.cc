#include "coordinator/space/model.h"

namespace retune::coordinator {
namespace {

using Op = NetworkNode::Op;

struct Kind {
  ColumnType type = ColumnType::any;
  bool any_seen = false;
  std::int64_t least = std::numeric_limits<std::int64_t>::max(), most = std::numeric_limits<std::int64_t>::min();

  void see(const Value& value) {
    const ColumnType of = value.kind == ValueKind::boolean   ? ColumnType::boolean
                          : value.kind == ValueKind::integer ? ColumnType::integer
                          : value.kind == ValueKind::real    ? ColumnType::real
                                                             : ColumnType::any;
    type = !any_seen || type == of ? of : ColumnType::any;
    any_seen = true;
    if (!value.is_integral()) return;
    least = std::min(least, value.integral());
    most = std::max(most, value.integral());
  }
};

}  // namespace

std::unique_ptr<SpaceModel> SpaceModel::of(const std::shared_ptr<const SpacePlan>& plan, const std::vector<char>& without) {
  auto model = std::make_unique<SpaceModel>();
  model->plan = plan;
  model->add_axes();
  std::vector<NodeId> slots(plan->environment.size(), kNoNode);
  for (std::size_t i = 0; i < model->axes.size(); ++i) slots[i] = model->axes[i].node;
  for (std::size_t i = 0; i < slots.size(); ++i)
    if (plan->environment[i].kind != ValueKind::none) slots[i] = model->network.add_constant(plan->environment[i]);
  model->add_fields(slots);
  for (const auto& axis : plan->order)
    if (axis.when) {
      const NodeId node = model->network.add_expression(*axis.when, slots);
      // A condition is a truth value, as a constraint is.
      model->axes[axis.parameter].when = model->network.add(Op::verdict, 0, std::array{node});
    }
  model->add_verdicts(slots, without);
  return model;
}

void SpaceModel::add_axes() {
  axes.resize(plan->spec.parameters.size());
  for (const auto& axis : plan->order) {
    ModelAxis& mine = axes[axis.parameter];
    mine.domain = &axis.domain;
    mine.otherwise = axis.otherwise;
    Kind kind;
    std::vector<Value> values;
    const std::uint64_t size = axis.domain.size();
    mine.listed = size <= kMostListed;
    std::string scratch;
    if (mine.listed) {
      values.reserve(size + 1);
      for (std::uint64_t i = 0; i < size; ++i) {
        Value value = axis.domain.at(i, scratch);
        if (value.kind == ValueKind::string) value = Value::string(*network.interner().intern(*value.as_string));
        values.push_back(value);
        kind.see(value);
      }
    } else {
      kind.see(axis.domain.at(0, scratch));
      kind.see(axis.domain.at(size - 1, scratch));
    }
    if (axis.when) {
      if (mine.otherwise.kind == ValueKind::string) mine.otherwise = Value::string(*network.interner().intern(*mine.otherwise.as_string));
      values.push_back(mine.otherwise);
      kind.see(mine.otherwise);
    }
    const bool bounded = kind.type == ColumnType::integer || kind.type == ColumnType::boolean;
    mine.node = network.add_parameter(axis.parameter, kind.type, bounded, kind.least, kind.most);
    if (!mine.listed) continue;
    mine.values.reset(kind.type, values.size());
    for (std::size_t i = 0; i < values.size(); ++i) mine.values.set(i, values[i]);
  }
}

void SpaceModel::add_fields(std::vector<NodeId>& slots) {
  for (const auto& level : plan->levels)
    for (const auto& field : level.fields) slots[plan->field_slot(field.field)] = kNoNode;
  // The plan has them in an order in which those that others read come first.
  for (const auto& level : plan->levels)
    for (const auto& field : level.fields)
      slots[plan->field_slot(field.field)] = network.add_expression(field.expression, slots);
  for (std::size_t i = 0; i < kFieldCount; ++i)
    fields[i] = grounded[i] = slots[plan->field_slot(static_cast<Field>(i))];
  binds_fields = plan->binds_fields;
  // Without launch bounds what they would be does not matter.
  const NodeId set = fields[static_cast<std::size_t>(Field::set_launch_bounds)];
  for (const Field field : {Field::max_threads, Field::min_blocks_per_sm}) {
    NodeId& node = grounded[static_cast<std::size_t>(field)];
    const bool is_own_parameter = network.node(node).op == Op::parameter && axes[network.node(node).first].when != kNoNode;
    if (!is_own_parameter) node = network.add(Op::select, 0, std::array{node, set, network.add_constant(Value::integer(0))});
  }
}

void SpaceModel::add_verdict(NodeId node, Source source, const std::vector<char>& without) {
  const std::size_t index = sources.size();
  sources.push_back(std::move(source));
  if (index < without.size() && without[index]) return;
  for (const NodeId part : network.conjuncts(node)) {
    const NetworkNode& known = network.node(part);
    if (known.op == Op::constant && known.fault == Fault::none && truth(known.constant)) continue;
    verdicts.push_back({part, index});
  }
}

void SpaceModel::add_verdicts(const std::vector<NodeId>& slots, const std::vector<char>& without) {
  for (const auto& constraint : plan->constraints)
    add_verdict(network.add(Op::verdict, 0, std::array{network.add_expression(constraint.expression, slots)}),
                {constraint.pointer, constraint.expression.text(), true}, without);
  for (const auto& level : plan->levels)
    for (const auto& field : level.fields)
      add_verdict(network.add(Op::field_check, static_cast<std::uint8_t>(field.field), std::array{fields[static_cast<std::size_t>(field.field)]}),
                  {field.pointer, fmt::format("{} = {}", to_string(field.field), field.expression.text()), false}, without);
  // block.x · block.y · block.z ≤ max_threads with launch bounds, as quotients, which cannot overflow.
  const auto field = [&](Field f) { return fields[static_cast<std::size_t>(f)]; };
  if (!binds_fields) return;
  const auto divide = [&](NodeId a, NodeId b) {
    return network.add(Op::binary, static_cast<std::uint8_t>(Operator::floor_divide), std::array{a, b});
  };
  const NodeId room = divide(divide(field(Field::max_threads), field(Field::block_y)), field(Field::block_z));
  const NodeId fits = network.add(Op::compare, static_cast<std::uint8_t>(Comparison::less_equal), std::array{field(Field::block_x), room});
  const NodeId unset = network.add(Op::invert, 0, std::array{field(Field::set_launch_bounds)});
  add_verdict(network.add(Op::either, 0, std::array{unset, fits}),
              {"/config", "with set_launch_bounds, max_threads is at least the threads of a block", false}, without);
}

void SpaceModel::fill(std::uint32_t parameter, std::span<const std::uint64_t> digits, Interner& interner, Column& column) const {
  const ModelAxis& axis = axes[parameter];
  const NetworkNode& node = network.node(axis.node);
  column.reset(node.type, digits.size());
  if (axis.listed) {
    if (node.type == ColumnType::real)
      for (std::size_t i = 0; i < digits.size(); ++i) column.reals[i] = axis.values.reals[axis.element(digits[i])];
    else if (node.type == ColumnType::any)
      for (std::size_t i = 0; i < digits.size(); ++i) column.values[i] = axis.values.values[axis.element(digits[i])];
    else
      for (std::size_t i = 0; i < digits.size(); ++i) column.ints[i] = axis.values.ints[axis.element(digits[i])];
    return;
  }
  std::string scratch;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    Value value = digits[i] == kOtherwise ? axis.otherwise : axis.domain->at(digits[i], scratch);
    if (value.kind == ValueKind::string) value = Value::string(*interner.intern(*value.as_string));
    column.set(i, value);
  }
}

}  // namespace retune::coordinator
