// Columns: the values of one node of a Network under many assignments (rows) at once, and the arithmetic on them. Integers,
// booleans and reals are plain arrays whose loops do what arithmetic.h does; everything else goes through Values, one by one.
//
// Internal to coordinator/space. A Column belongs to one thread.
#pragma once

#include "coordinator/space/network.h"

namespace retune::coordinator {

struct Column {
  ColumnType type = ColumnType::any;
  bool constant = false;             // one element that stands for all rows
  std::vector<std::int64_t> ints;    // boolean, integer
  std::vector<double> reals;
  std::vector<Value> values;         // any
  std::vector<Fault> faults;         // empty: none; else one a row, whose value then means nothing

  [[nodiscard]] Value at(std::size_t row) const;
  [[nodiscard]] Fault fault(std::size_t row) const { return faults.empty() ? Fault::none : faults[constant ? 0 : row]; }
  // Makes room for `rows` elements of `kind`, without faults.
  void reset(ColumnType kind, std::size_t rows);
  // `value` must be of the column's type.
  void set(std::size_t row, const Value& value);
  void set_fault(std::size_t row, std::size_t rows, Fault fault);
  // Keeps the rows listed, in that order.
  void select(const std::vector<std::uint32_t>& rows);
  // Adds one row of `source`, which is of the same type.
  void append(const Column& source, std::size_t row);
  // Becomes the rows of `source` listed.
  void gather(const Column& source, const std::vector<std::uint32_t>& rows);
};

// Two values are one for the solver where they are of one kind and the same bits; strings are interned by the network.
[[nodiscard]] std::uint64_t hash_of(const Column& column, std::size_t row);
[[nodiscard]] bool same(const Column& a, std::size_t i, const Column& b, std::size_t j);

// The columns of a network's nodes under one set of rows.
class Columns {
 public:
  // Strings that are made go to `interner`.
  Columns(const Network& network, Interner& interner)
      : network_(network), interner_(interner), columns_(network.size()), known_(network.size(), 0) {}

  // Forgets everything; `rows` assignments follow.
  void begin(std::size_t rows);
  [[nodiscard]] std::size_t rows() const noexcept { return rows_; }
  // For the caller to fill; counts as known from now on.
  Column& define(NodeId id) {
    if (!known_[id]) list_.push_back(id);
    known_[id] = 1;
    return columns_[id];
  }
  [[nodiscard]] bool knows(NodeId id) const { return known_[id] != 0; }
  // Computes what is missing; leaves that nobody has defined must not be among it.
  const Column& get(NodeId id);
  // Keeps the rows listed of everything that is known.
  void select(const std::vector<std::uint32_t>& rows);

 private:
  void compute(NodeId id);
  void compute_values(NodeId id, const NetworkNode& node, Column& result);

  const Network& network_;
  Interner& interner_;
  std::vector<Column> columns_;
  std::vector<char> known_;
  std::vector<NodeId> list_, open_;
  std::size_t rows_ = 0;
  std::vector<OperandValue> operand_values_;
  std::vector<Value> scratch_;
  ValueStorage temporaries_;
};

}  // namespace retune::coordinator
