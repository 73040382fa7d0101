#include "coordinator/space/column.h"

#include <bit>
#include <cmath>

#include "coordinator/space/column_arithmetic.h"

namespace retune::coordinator {

using Op = NetworkNode::Op;

Value Column::at(std::size_t row) const {
  if (constant) row = 0;
  switch (type) {
    case ColumnType::boolean: return Value::boolean(ints[row] != 0);
    case ColumnType::integer: return Value::integer(ints[row]);
    case ColumnType::real: return Value::real(reals[row]);
    case ColumnType::any: break;
  }
  return values[row];
}

void Column::reset(ColumnType kind, std::size_t rows) {
  type = kind;
  constant = false;
  faults.clear();
  if (kind == ColumnType::real)
    reals.resize(rows);
  else if (kind == ColumnType::any)
    values.resize(rows);
  else
    ints.resize(rows);
}

void Column::set(std::size_t row, const Value& value) {
  if (type == ColumnType::any)
    values[row] = value;
  else if (type == ColumnType::real)
    reals[row] = value.as_real;
  else
    ints[row] = value.integral();
}

void Column::set_fault(std::size_t row, std::size_t rows, Fault fault) {
  if (faults.empty()) faults.assign(rows, Fault::none);
  faults[row] = fault;
}

namespace {

template <class T>
void keep(std::vector<T>& all, const std::vector<std::uint32_t>& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) all[i] = all[rows[i]];  // rows are ascending
  all.resize(rows.size());
}
template <class T>
void take(std::vector<T>& all, const std::vector<T>& source, const std::vector<std::uint32_t>& rows) {
  all.resize(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) all[i] = source[rows[i]];
}

std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 32)) * 0x9E3779B97F4A7C15u;
  return x ^ (x >> 29);
}

}  // namespace

void Column::select(const std::vector<std::uint32_t>& rows) {
  if (constant) return;
  if (type == ColumnType::real)
    keep(reals, rows);
  else if (type == ColumnType::any)
    keep(values, rows);
  else
    keep(ints, rows);
  if (!faults.empty()) keep(faults, rows);
}

void Column::append(const Column& source, std::size_t row) {
  const Fault fault = source.fault(row);
  if (source.constant) row = 0;
  type = source.type;
  const std::size_t rows = type == ColumnType::real ? reals.size() : type == ColumnType::any ? values.size() : ints.size();
  if (type == ColumnType::real)
    reals.push_back(source.reals[row]);
  else if (type == ColumnType::any)
    values.push_back(source.values[row]);
  else
    ints.push_back(source.ints[row]);
  if (fault != Fault::none && faults.empty()) faults.assign(rows, Fault::none);
  if (fault != Fault::none || !faults.empty()) faults.push_back(fault);
}

void Column::gather(const Column& source, const std::vector<std::uint32_t>& rows) {
  if (source.constant) {
    *this = source;
    return;
  }
  reset(source.type, 0);
  if (type == ColumnType::real)
    take(reals, source.reals, rows);
  else if (type == ColumnType::any)
    take(values, source.values, rows);
  else
    take(ints, source.ints, rows);
  if (!source.faults.empty()) take(faults, source.faults, rows);
}

std::uint64_t hash_of(const Column& column, std::size_t row) {
  if (column.fault(row) != Fault::none) return 0x51;
  switch (column.type) {
    case ColumnType::boolean:
    case ColumnType::integer: return mix(static_cast<std::uint64_t>(column.ints[row]));
    case ColumnType::real: return mix(std::bit_cast<std::uint64_t>(column.reals[row]) + 1);
    case ColumnType::any: break;
  }
  const Value& value = column.values[row];
  // Text, not its address: the order of states must not depend on where they lie. (It does not, but so it stays.)
  if (value.kind == ValueKind::string) return mix(std::hash<std::string>()(*value.as_string));
  return mix(static_cast<std::uint64_t>(value.as_integer) + (static_cast<std::uint64_t>(value.kind) << 56));
}

bool same(const Column& a, std::size_t i, const Column& b, std::size_t j) {
  const Fault fault = a.fault(i);
  if (fault != b.fault(j)) return false;
  if (fault != Fault::none) return true;
  switch (a.type) {
    case ColumnType::boolean:
    case ColumnType::integer: return a.ints[i] == b.ints[j];
    case ColumnType::real: return std::bit_cast<std::uint64_t>(a.reals[i]) == std::bit_cast<std::uint64_t>(b.reals[j]);
    case ColumnType::any: break;
  }
  return a.values[i].kind == b.values[j].kind && a.values[i].as_integer == b.values[j].as_integer;
}

void Columns::begin(std::size_t rows) {
  for (const NodeId id : list_) known_[id] = 0;
  list_.clear();
  rows_ = rows;
  temporaries_.clear();
}

void Columns::select(const std::vector<std::uint32_t>& rows) {
  for (const NodeId id : list_) columns_[id].select(rows);
  rows_ = rows.size();
}

const Column& Columns::get(NodeId wanted) {
  if (known_[wanted]) return columns_[wanted];
  open_.push_back(wanted);
  while (!open_.empty()) {
    const NodeId id = open_.back();
    bool ready = true;
    for (const NodeId operand : network_.operands(id))
      if (!known_[operand]) {
        open_.push_back(operand);
        ready = false;
      }
    if (!ready) continue;
    open_.pop_back();
    if (!known_[id]) compute(id);
  }
  return columns_[wanted];
}

void Columns::compute(NodeId id) {
  const NetworkNode& node = network_.node(id);
  Column& result = define(id);
  if (node.op == Op::constant) {
    result.reset(node.type, 1);
    result.constant = true;
    if (node.fault == Fault::none)
      result.set(0, node.constant);
    else
      result.set_fault(0, 1, node.fault);
    return;
  }
  const auto operands = network_.operands(id);
  const Column* columns[3] = {};
  for (std::size_t i = 0; i < operands.size() && i < 3; ++i) columns[i] = &columns_[operands[i]];
  if (compute_typed(network_, id, {columns, std::min<std::size_t>(operands.size(), 3)}, rows_, result)) return;
  compute_values(id, node, result);
}

// One by one. Strings are interned, so that equal ones are one; lists live until begin().
void Columns::compute_values(NodeId id, const NetworkNode& node, Column& result) {
  const auto operands = network_.operands(id);
  result.reset(node.type, rows_);
  operand_values_.resize(operands.size());
  for (std::size_t row = 0; row < rows_; ++row) {
    for (std::size_t i = 0; i < operands.size(); ++i) {
      const Column& column = columns_[operands[i]];
      operand_values_[i].fault = column.fault(row);
      if (operand_values_[i].fault == Fault::none) operand_values_[i].value = column.at(row);
    }
    Value value;
    const Fault fault = compute_node(node.op, node.code, operand_values_, temporaries_, scratch_, value);
    if (fault != Fault::none) {
      result.set_fault(row, rows_, fault);
      continue;
    }
    if (value.kind == ValueKind::string) {
      value = Value::string(*interner_.intern(*value.as_string));
      temporaries_.strings.clear();
    }
    result.set(row, value);
  }
}

}  // namespace retune::coordinator
