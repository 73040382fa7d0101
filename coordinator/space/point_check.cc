#include "coordinator/space/point_check.h"

namespace retune::coordinator {

// "with block = 32, tile = 4": what is bound when something goes wrong.
std::string PointCheck::bindings(std::size_t level) const {
  std::string text;
  for (std::size_t k = 0; k < level; ++k) {
    const std::uint32_t slot = plan_.order[k].parameter;
    text += fmt::format("{}{} = {}", text.empty() ? "with " : ", ", plan_.slot_names[slot], to_text(environment_[slot]));
  }
  return text;
}

Unexpected PointCheck::fault(const Expression& expression, const std::string& pointer, std::size_t level) const {
  Error error = evaluator_.error(expression);
  if (level > 0) error.while_doing(bindings(level));
  return fail(error.while_doing("at " + pointer));
}

Expected<bool> PointCheck::applies(std::size_t k) {
  const SpacePlan::Axis& axis = plan_.order[k];
  if (!axis.when) return true;
  if (!evaluator_.evaluate(*axis.when, environment_.data())) return fault(*axis.when, axis.when_pointer, k);
  const Value value = evaluator_.value();
  if (!value.is_integral())
    return invalid_input("at {}: expected true or false, found {}", axis.when_pointer, to_text(value));
  return truth(value);
}

Expected<PointCheck::Verdict> PointCheck::check_level(std::size_t level) {
  const SpacePlan::Level& work = plan_.levels[level];
  bool no_configuration = false;
  for (const auto& field : work.fields) {
    if (!evaluator_.evaluate(field.expression, environment_.data())) {
      // A constraint of this level may say that there is nothing here, whatever the field.
      RETUNE_TRY(const Verdict constraints, check_constraints(level, true));
      if (constraints == Verdict::fails) return Verdict::fails;
      static_cast<void>(evaluator_.evaluate(field.expression, environment_.data()));
      return fault(field.expression, field.pointer, level);
    }
    Value value = evaluator_.value();
    if (const auto problem = check_field(field.field, value)) {
      if (problem->never)
        return invalid_input("at {}: expected {} for {}, found {} {}", field.pointer, problem->expected,
                             to_string(field.field), to_text(value), bindings(level));
      no_configuration = true;
    }
    if (value.kind == ValueKind::string) {
      std::string& kept = temporaries_[static_cast<std::size_t>(field.field)];
      if (value.as_string != &kept) kept = *value.as_string;
      value = Value::string(kept);
    }
    environment_[plan_.field_slot(field.field)] = value;
  }
  RETUNE_TRY(const Verdict constraints, check_constraints(level, false));
  return no_configuration ? Verdict::fails : constraints;
}

// `quiet`: constraints that cannot be evaluated are passed over.
Expected<PointCheck::Verdict> PointCheck::check_constraints(std::size_t level, bool quiet) {
  const SpacePlan::Constraint* faulty = nullptr;
  for (const auto& constraint : plan_.levels[level].constraints) {
    if (!evaluator_.evaluate(constraint.expression, environment_.data())) {
      if (faulty == nullptr) faulty = &constraint;
      continue;
    }
    const Value value = evaluator_.value();
    if (!value.is_integral())
      return invalid_input("at {}: a constraint is true or false; {} is {}", constraint.pointer,
                           constraint.expression.text(), to_text(value));
    if (!truth(value)) return Verdict::fails;
  }
  if (faulty == nullptr || quiet) return Verdict::holds;
  static_cast<void>(evaluator_.evaluate(faulty->expression, environment_.data()));
  return fault(faulty->expression, faulty->pointer, level);
}

Expected<bool> PointCheck::check(const Point& point) {
  if (point.size() != plan_.order.size()) return false;
  RETUNE_TRY(const Verdict first, check_level(0));
  if (first == Verdict::fails) return false;
  for (std::size_t k = 0; k < plan_.order.size(); ++k) {
    const SpacePlan::Axis& axis = plan_.order[k];
    RETUNE_TRY(const bool yes, applies(k));
    const std::uint64_t digit = point[axis.parameter];
    if (digit >= (yes ? axis.domain.size() : 1)) return false;
    environment_[axis.parameter] = yes ? axis.domain.at(digit, texts_[k]) : axis.otherwise;
    RETUNE_TRY(const Verdict verdict, check_level(k + 1));
    if (verdict == Verdict::fails) return false;
  }
  return true;
}

}  // namespace retune::coordinator
