// The pass pipelines that a space can produce.
#include <algorithm>
#include <set>

#include "coordinator/space/plan.h"

namespace retune::coordinator {

Expected<> Space::check_pipelines(const PipelineChecker& checker, std::size_t most) const {
  const Pipelines all = pipelines(most);
  if (all.passes.empty()) return {};
  RETUNE_TRY(const auto checked, checker(all.passes));
  for (std::size_t i = 0; i < checked.size() && i < all.pointers.size(); ++i)
    if (!checked[i]) return fail(Error(checked[i].error()).while_doing("at " + all.pointers[i]));
  return {};
}

Space::Pipelines Space::pipelines(std::size_t most) const {
  Pipelines all;
  const auto add = [&](const std::string& passes, std::string pointer) {
    all.passes.push_back(passes);
    all.pointers.push_back(std::move(pointer));
  };
  for (const FieldSpec& field : plan_->spec.config)
    if (const auto* value = std::get_if<Value>(&field.binding); field.field == Field::passes && value != nullptr)
      add(*value->as_string, field.pointer);
  for (const auto& level : plan_->levels) {
    for (const auto& field : level.fields) {
      if (field.field != Field::passes) continue;
      const auto slot = field.expression.single_slot();
      if (!slot || *slot >= plan_->spec.parameters.size()) {
        add_computed_pipelines(field.expression, field.pointer, most, all);
        continue;
      }
      const ParameterSpec& parameter = plan_->spec.parameters[*slot];
      if (const auto* set = std::get_if<PipelineSet>(&parameter.range)) {
        for (std::size_t i = 0; i < set->passes.size(); ++i) add(set->passes[i], fmt::format("{}/passes/{}", parameter.pointer, i));
      } else if (const auto* values = std::get_if<ValueSet>(&parameter.range)) {
        for (std::size_t i = 0; i < values->values.size() && i < most; ++i)
          if (values->values[i].kind == ValueKind::string)
            add(*values->values[i].as_string, fmt::format("{} (value {})", parameter.pointer, i));
      }
    }
  }
  return all;
}

// Every combination of the parameters that the expression reads itself; those it cannot be evaluated for are for the walk to
// find, as are expressions that read other computed fields.
void Space::add_computed_pipelines(const Expression& expression, const std::string& pointer, std::size_t most, Pipelines& all) const {
  std::vector<const SpacePlan::Axis*> read;
  std::vector<Value> environment = plan_->environment;
  unsigned __int128 combinations = 1;
  for (const std::uint32_t slot : expression.slots()) {
    for (const auto& axis : plan_->order)
      if (axis.parameter == slot) read.push_back(&axis);
    if (slot >= plan_->spec.parameters.size() && environment[slot].kind == ValueKind::none) return;
  }
  for (const auto* axis : read) {
    combinations *= axis->domain.size();
    if (combinations > most) return;
  }
  Evaluator evaluator;
  std::vector<std::string> scratch(read.size());
  std::set<std::string> seen;
  for (std::uint64_t i = 0; i < combinations; ++i) {
    std::uint64_t rest = i;
    for (std::size_t k = 0; k < read.size(); ++k) {
      environment[read[k]->parameter] = read[k]->domain.at(rest % read[k]->domain.size(), scratch[k]);
      rest /= read[k]->domain.size();
    }
    if (!evaluator.evaluate(expression, environment.data()) || evaluator.value().kind != ValueKind::string) continue;
    const std::string passes = *evaluator.value().as_string;
    if (!seen.insert(passes).second) continue;
    all.passes.push_back(passes);
    all.pointers.push_back(pointer);
  }
}

}  // namespace retune::coordinator
