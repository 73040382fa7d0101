// Points that ground to one configuration: which parameters a configuration tells, and which points of a group repeat others.
#include <algorithm>
#include <bit>
#include <cmath>
#include <unordered_set>

#include "coordinator/space/cursor.h"

namespace retune::coordinator {
namespace {

using Op = NetworkNode::Op;

constexpr std::uint64_t kMostTabled = std::uint64_t{1} << 15;
constexpr std::uint64_t kMostCompared = std::uint64_t{1} << 21;   // points of a group: 64 MB while they are compared
constexpr std::size_t kChunk = 4096;

std::uint64_t elements(const SpaceModel& model, const Narrowed& narrowed, std::uint32_t parameter) {
  return narrowed.axes[parameter].size + (model.axes[parameter].when != kNoNode ? 1 : 0);
}

// Equal for values that are equal as a field: 16 and 16.0, True and 1.
std::uint64_t field_key(const Column& column, std::size_t row) {
  if (column.fault(row) != Fault::none) return 1;
  const Value value = column.at(row);
  if (value.kind == ValueKind::string) return std::bit_cast<std::uint64_t>(value.as_string);  // interned
  if (value.is_integral()) return static_cast<std::uint64_t>(value.integral());
  if (value.kind != ValueKind::real) return 2;
  const bool whole = value.as_real == std::floor(value.as_real) && std::fabs(value.as_real) < 9e15;
  return whole ? static_cast<std::uint64_t>(static_cast<std::int64_t>(value.as_real)) : std::bit_cast<std::uint64_t>(value.as_real);
}

// p, p + 2, 3 · p, …: different for every p.
bool is_injective(const Network& network, NodeId id) {
  while (network.node(id).op == Op::binary) {
    const NetworkNode& node = network.node(id);
    const auto op = static_cast<Operator>(node.code);
    const NodeId left = network.operands(id)[0], right = network.operands(id)[1];
    const bool left_constant = network.is_constant(left);
    if (node.type != ColumnType::integer || left_constant == network.is_constant(right)) return false;
    const NetworkNode& constant = network.node(left_constant ? left : right);
    if (op == Operator::multiply ? constant.least == 0 : op != Operator::add && op != Operator::subtract) return false;
    id = left_constant ? right : left;
  }
  return network.node(id).op == Op::parameter;
}

// Whether the field's value and the other parameters, which are told, tell the one wanted: tried for all of their values.
bool tells(SpaceModel& model, const Narrowed& narrowed, NodeId field, std::uint32_t wanted) {
  std::vector<std::uint32_t> parameters;
  std::uint64_t rows = 1;
  for (std::uint32_t i = 0; i < model.axes.size(); ++i) {
    if (!model.network.support(field)[i]) continue;
    if (!narrowed.axes[i].listed || elements(model, narrowed, i) > kMostTabled) return false;
    rows *= elements(model, narrowed, i);
    if (rows > kMostTabled) return false;
    if (i != wanted) parameters.push_back(i);
  }
  parameters.push_back(wanted);  // changes fastest
  const std::uint64_t run = elements(model, narrowed, wanted);
  Columns columns(model.network, model.network.interner());
  columns.begin(static_cast<std::size_t>(rows));
  std::vector<std::uint64_t> digits(rows);
  std::uint64_t stride = rows;
  for (const std::uint32_t parameter : parameters) {
    const auto& axis = narrowed.axes[parameter];
    const std::uint64_t size = elements(model, narrowed, parameter);
    stride /= size;
    for (std::uint64_t i = 0; i < rows; ++i) {
      const std::uint64_t at = (i / stride) % size;
      digits[i] = at < axis.size ? axis.digits[at] : kOtherwise;
    }
    model.fill(parameter, digits, model.network.interner(), columns.define(model.axes[parameter].node));
  }
  const Column& column = columns.get(field);
  std::unordered_set<std::uint64_t> seen;
  for (std::uint64_t i = 0; i < rows; ++i) {
    if (i % run == 0) seen.clear();
    if (column.fault(i) == Fault::none && !seen.insert(field_key(column, i)).second) return false;
  }
  return true;
}

// 128 bits of a row of keys: by chance two rows share them once in 2^86 spaces of this size.
struct Print {
  std::uint64_t a = 0, b = 0;
  void add(std::uint64_t key) {
    a = (a ^ key) * 0x9E3779B97F4A7C15u;
    a ^= a >> 29;
    b = (b + key + 0x632BE59BD9B4E019u) * 0xD6E8FEB86659FD93u;
    b ^= b >> 31;
  }
};

class PrintSet {
 public:
  explicit PrintSet(std::uint64_t most) : places_(std::bit_ceil(most * 2 + 2)) {}
  bool insert(Print print) {
    if (print.a == 0 && print.b == 0) print.b = 1;
    const std::size_t mask = places_.size() - 1;
    for (std::size_t at = (print.a ^ print.b) & mask;; at = (at + 1) & mask) {
      if (places_[at].a == print.a && places_[at].b == print.b) return false;
      if (places_[at].a != 0 || places_[at].b != 0) continue;
      places_[at] = print;
      return true;
    }
  }

 private:
  std::vector<Print> places_;
};

}  // namespace

Recovery recover(SpaceModel& model, const Narrowed& narrowed) {
  Recovery recovery;
  if (!model.binds_fields) {
    recovery.told.set();
    return recovery;
  }
  for (std::uint32_t i = 0; i < model.axes.size(); ++i)
    if (elements(model, narrowed, i) <= 1) recovery.told.set(i);
  std::vector<NodeId> fields;
  for (const NodeId field : model.grounded)
    if (!model.network.is_constant(field) && std::find(fields.begin(), fields.end(), field) == fields.end()) fields.push_back(field);
  for (bool more = true; more;) {
    more = false;
    for (const NodeId field : fields) {
      const ParameterSet left = model.network.support(field) & ~recovery.told;
      if (left.count() != 1) continue;
      std::uint32_t parameter = 0;
      while (!left[parameter]) ++parameter;
      if (!is_injective(model.network, field) && !tells(model, narrowed, field, parameter)) continue;
      recovery.told.set(parameter);
      more = true;
    }
  }
  for (const NodeId field : fields)
    if ((model.network.support(field) & ~recovery.told).any()) recovery.fields.push_back(field);
  return recovery;
}

void drop_duplicates(const Solution& solution, const Recovery& recovery, Group& group) {
  const SpaceModel& model = *solution.model;
  std::vector<std::uint32_t> told;
  for (const std::uint32_t parameter : group.parameters)
    if (recovery.told[parameter]) told.push_back(parameter);
  if (told.size() == group.parameters.size()) return;
  if (group.kind == Group::Kind::open || *group.size > kMostCompared) {
    group.may_repeat = true;
    return;
  }
  std::vector<NodeId> fields;
  for (const NodeId field : recovery.fields)
    if (model.network.support(field)[group.parameters[0]] ||
        std::any_of(group.parameters.begin(), group.parameters.end(), [&](std::uint32_t p) { return model.network.support(field)[p]; }))
      fields.push_back(field);
  const auto size = static_cast<std::uint64_t>(*group.size);
  std::vector<std::uint64_t> kept((size + 63) / 64, 0);
  PrintSet seen(size);
  Interner interner;
  Columns columns(model.network, interner);
  std::vector<std::uint64_t> digits(model.axes.size());
  std::vector<std::vector<std::uint64_t>> rows(model.axes.size());
  GroupCursor cursor(solution, group, interner, digits);
  std::uint64_t left = 0, at = 0;
  for (bool any = size != 0 && *cursor.first(); any;) {
    for (const std::uint32_t parameter : group.parameters) rows[parameter].clear();
    for (std::size_t i = 0; i < kChunk && any; ++i) {
      for (const std::uint32_t parameter : group.parameters) rows[parameter].push_back(digits[parameter]);
      any = *cursor.next();
    }
    const std::size_t count = rows[group.parameters[0]].size();
    columns.begin(count);
    for (const std::uint32_t parameter : group.parameters)
      model.fill(parameter, rows[parameter], interner, columns.define(model.axes[parameter].node));
    std::vector<Print> prints(count);
    for (const std::uint32_t parameter : told)
      for (std::size_t i = 0; i < count; ++i) prints[i].add(rows[parameter][i]);
    for (const NodeId field : fields) {
      const Column& column = columns.get(field);
      for (std::size_t i = 0; i < count; ++i) prints[i].add(field_key(column, i));
    }
    for (std::size_t i = 0; i < count; ++i, ++at)
      if (seen.insert(prints[i])) {
        kept[at / 64] |= std::uint64_t{1} << (at % 64);
        ++left;
      }
  }
  if (left == size) return;
  group.size = left;
  group.kept = std::move(kept);
  std::uint64_t before = 0;
  for (const std::uint64_t word : group.kept) {
    group.kept_before.push_back(before);
    before += static_cast<std::uint64_t>(std::popcount(word));
  }
}

}  // namespace retune::coordinator
