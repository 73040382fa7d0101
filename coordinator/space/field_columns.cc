#include "coordinator/space/field_columns.h"

namespace retune::coordinator {

FieldColumns::FieldColumns(const SpaceModel& model, Interner& interner)
    : model_(model), interner_(interner), columns_(model.network, interner) {
  ParameterSet read;
  for (std::size_t i = 0; i < kFieldCount; ++i) {
    const auto field = static_cast<Field>(i);
    const NodeId node = model.fields[i];
    if (model.network.is_constant(node)) {
      // One that no configuration can have belongs to a space without points.
      if (model.network.node(node).fault == Fault::none && !check_field(field, model.network.node(node).constant))
        set_field(constant_, field, model.network.node(node).constant);
    } else {
      varying_.push_back({field, node});
      read |= model.network.support(node);
    }
  }
  for (std::uint32_t i = 0; i < model.axes.size(); ++i)
    if (read[i]) parameters_.push_back(i);
  digits_.resize(parameters_.size());
}

void FieldColumns::begin() {
  for (auto& digits : digits_) digits.clear();
  rows_ = 0;
}

void FieldColumns::add(const std::vector<std::uint64_t>& digits) {
  for (std::size_t i = 0; i < parameters_.size(); ++i) digits_[i].push_back(digits[parameters_[i]]);
  ++rows_;
}

void FieldColumns::compute() {
  columns_.begin(rows_);
  for (std::size_t i = 0; i < parameters_.size(); ++i)
    model_.fill(parameters_[i], digits_[i], interner_, columns_.define(model_.axes[parameters_[i]].node));
  for (Varying& varying : varying_) varying.column = &columns_.get(varying.node);
}

void FieldColumns::write(std::size_t row, Configuration& configuration) const {
  configuration = constant_;
  for (const Varying& varying : varying_) set_field(configuration, varying.field, varying.column->at(row));
}

}  // namespace retune::coordinator
