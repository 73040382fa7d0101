// Space::build: from the words of a spec to a plan.
#include <algorithm>
#include <map>
#include <set>

#include "coordinator/space/big_count.h"
#include "coordinator/space/plan.h"
#include "shared/base/hash.h"

namespace retune::coordinator {
namespace {

constexpr std::array<Field, 3> kGridFields = {Field::grid_x, Field::grid_y, Field::grid_z};
constexpr std::array<Field, 3> kBlockFields = {Field::block_x, Field::block_y, Field::block_z};

class Builder {
 public:
  Builder(Spec spec, const SpaceContext& context) : context_(context) { plan_.spec = std::move(spec); }

  Expected<SpacePlan> build() {
    if (plan_.spec.preset) return invalid_input("at /preset: the preset has not been expanded");
    name_slots();
    RETUNE_CHECK(bind_parameters());
    RETUNE_CHECK(bind_fields());
    RETUNE_CHECK(compile_constraints());
    RETUNE_CHECK(choose_order());
    RETUNE_CHECK(spread_over_levels());
    RETUNE_CHECK(describe());
    return std::move(plan_);
  }

 private:
  struct Binding {                       // of a field
    std::optional<Expression> expression;
    std::string pointer;
  };

  std::uint32_t add_slot(const std::string& name, Value value) {
    const auto slot = static_cast<std::uint32_t>(plan_.environment.size());
    plan_.environment.push_back(value);
    plan_.slot_names.push_back(name);
    slots_.emplace(name, slot);
    return slot;
  }

  void name_slots() {
    for (const ParameterSpec& parameter : plan_.spec.parameters) add_slot(parameter.name, {});
    for (std::size_t i = 0; i < kFieldCount; ++i) {
      const std::string name(to_string(static_cast<Field>(i)));
      const auto slot = static_cast<std::uint32_t>(plan_.environment.size());
      plan_.environment.push_back({});
      plan_.slot_names.push_back(name);
      slots_.emplace(name, slot);  // a parameter of the same name wins, which binds the field to itself
    }
    if (context_.recorded)
      for (std::size_t i = 0; i < kFieldCount; ++i) {
        const auto field = static_cast<Field>(i);
        add_slot(fmt::format("recorded.{}", to_string(field)), get_field(*context_.recorded, field, plan_.storage));
      }
    const DeviceClass device = context_.device.value_or(DeviceClass{});
    const auto number = [](std::uint64_t value) { return Value::integer(static_cast<std::int64_t>(value)); };
    add_slot("device.backend", plan_.storage.add(device.backend));
    add_slot("device.name", plan_.storage.add(device.device));
    add_slot("device.architecture", plan_.storage.add(device.architecture));
    add_slot("device.driver", plan_.storage.add(device.driver));
    add_slot("device.max_threads_per_block", number(device.limits.max_threads_per_block));
    add_slot("device.max_dynamic_shared_mem", number(device.limits.max_dynamic_shared_mem));
    const auto dims = [&](const std::string& prefix, const Dim3& dim) {
      add_slot(prefix + ".x", number(dim.x));
      add_slot(prefix + ".y", number(dim.y));
      add_slot(prefix + ".z", number(dim.z));
    };
    dims("device.max_block", device.limits.max_block);
    dims("device.max_grid", device.limits.max_grid);
  }

  Expected<std::uint32_t> slot_of(std::string_view name) const {
    if (const auto found = slots_.find(std::string(name)); found != slots_.end()) return found->second;
    if (name.starts_with("recorded.") && !context_.recorded)
      return invalid_input("{} is not known: there is no recording", name);
    std::string close;
    for (const auto& [known, slot] : slots_) {
      const bool alike = known.find(name) != std::string::npos || name.find(known) != std::string_view::npos ||
                         (known.size() == name.size() && std::is_permutation(known.begin(), known.end(), name.begin()));
      if (alike && (close.empty() || known.size() < close.size())) close = known;
    }
    return invalid_input("unknown name{}", close.empty() ? "" : "; did you mean " + close + "?");
  }

  Expected<Expression> compile(const std::string& text, const std::string& pointer) const {
    auto expression = Expression::compile(text, [this](std::string_view name) { return slot_of(name); });
    if (!expression) return fail(expression.error().while_doing("at " + pointer));
    return expression;
  }

  Expected<> bind_parameters() {
    for (std::uint32_t i = 0; i < plan_.spec.parameters.size(); ++i) {
      const ParameterSpec& parameter = plan_.spec.parameters[i];
      RETUNE_TRY(Domain domain, Domain::of(parameter));
      SpacePlan::Axis axis{i, std::move(domain), std::nullopt, {}, parameter.pointer + "/when"};
      const bool is_bound = parameter.name == "max_threads" || parameter.name == "min_blocks_per_sm";
      if (parameter.when) {
        RETUNE_TRY(axis.when, compile(*parameter.when, axis.when_pointer));
        axis.otherwise = parameter.otherwise.value_or(axis.domain.at(0, first_values_.emplace_back()));
        if (axis.otherwise.kind == ValueKind::string) axis.otherwise = plan_.storage.add(*axis.otherwise.as_string);
      } else if (is_bound) {
        RETUNE_TRY(axis.when, compile("set_launch_bounds", axis.when_pointer));
        axis.otherwise = Value::integer(0);
      }
      axes_.push_back(std::move(axis));
    }
    return {};
  }

  Expected<> bind_fields() {
    bindings_.resize(kFieldCount);
    std::set<Field> bound;
    for (const FieldSpec& spec : plan_.spec.config) {
      if (const auto slot = slots_.find(std::string(to_string(spec.field))); slot->second < plan_.spec.parameters.size())
        return invalid_input("at {}: {} is a parameter, which binds the field already", spec.pointer, to_string(spec.field));
      bound.insert(spec.field);
      Binding& binding = bindings_[static_cast<std::size_t>(spec.field)];
      binding.pointer = spec.pointer;
      if (const auto* value = std::get_if<Value>(&spec.binding)) {
        if (const auto problem = check_field(spec.field, *value))
          return invalid_input("at {}: expected {}, found {}", spec.pointer, problem->expected, to_text(*value));
        plan_.environment[plan_.field_slot(spec.field)] = *value;
      } else {
        RETUNE_TRY(binding.expression, compile(std::get<std::string>(spec.binding), spec.pointer));
      }
    }
    for (std::size_t i = 0; i < kFieldCount; ++i) {
      const auto field = static_cast<Field>(i);
      const std::string name(to_string(field));
      if (slots_.at(name) < plan_.spec.parameters.size()) {
        bound.insert(field);
        bindings_[i] = {std::nullopt, plan_.spec.parameters[slots_.at(name)].pointer};
        RETUNE_TRY(bindings_[i].expression, compile(name, bindings_[i].pointer));
      }
    }
    plan_.binds_fields = !bound.empty();
    const Configuration base = context_.recorded.value_or(Configuration{});
    for (std::size_t i = 0; i < kFieldCount; ++i)
      if (const auto field = static_cast<Field>(i); !bound.contains(field))
        plan_.environment[plan_.field_slot(field)] = get_field(base, field, plan_.storage);
    // A grid that nothing binds covers the recorded total work under the block's new shape.
    for (std::size_t d = 0; d < 3; ++d) {
      if (!context_.recorded || bound.contains(kGridFields[d]) || !bound.contains(kBlockFields[d])) continue;
      const char axis = "xyz"[d];
      Binding& binding = bindings_[static_cast<std::size_t>(kGridFields[d])];
      binding.pointer = "/config";
      plan_.environment[plan_.field_slot(kGridFields[d])] = {};
      RETUNE_TRY(binding.expression, compile(fmt::format("ceil_div(recorded.grid.{0} * recorded.block.{0}, block.{0})", axis),
                                             binding.pointer));
    }
    // Launch bounds of a max_threads that nothing binds are those of the block: the recorded configuration has none.
    if (bound.contains(Field::set_launch_bounds) && !bound.contains(Field::max_threads)) {
      Binding& binding = bindings_[static_cast<std::size_t>(Field::max_threads)];
      binding.pointer = "/config";
      plan_.environment[plan_.field_slot(Field::max_threads)] = {};
      RETUNE_TRY(binding.expression, compile("block.x * block.y * block.z if set_launch_bounds else 0", binding.pointer));
    }
    return {};
  }

  Expected<> compile_constraints() {
    for (const ExpressionSpec& spec : plan_.spec.constraints) {
      RETUNE_TRY(Expression expression, compile(spec.text, spec.pointer));
      constraints_.push_back({std::move(expression), spec.pointer});
    }
    return {};
  }

  // The parameters that a slot depends on, through fields and their expressions. Error: a circle.
  Expected<std::set<std::uint32_t>> parameters_of(std::uint32_t slot, std::set<std::uint32_t>& on_the_way) {
    const std::uint32_t parameters = static_cast<std::uint32_t>(plan_.spec.parameters.size());
    if (slot < parameters) return std::set<std::uint32_t>{slot};
    if (slot >= parameters + kFieldCount) return std::set<std::uint32_t>{};
    const Binding& binding = bindings_[slot - parameters];
    if (!binding.expression) return std::set<std::uint32_t>{};
    if (!on_the_way.insert(slot).second)
      return invalid_input("at {}: {} needs itself", binding.pointer, plan_.slot_names[slot]);
    RETUNE_TRY(auto all, parameters_of(*binding.expression, on_the_way));
    on_the_way.erase(slot);
    return all;
  }
  Expected<std::set<std::uint32_t>> parameters_of(const Expression& expression, std::set<std::uint32_t>& on_the_way) {
    std::set<std::uint32_t> all;
    for (const std::uint32_t slot : expression.slots()) {
      RETUNE_TRY(const auto more, parameters_of(slot, on_the_way));
      all.insert(more.begin(), more.end());
    }
    return all;
  }
  Expected<std::set<std::uint32_t>> parameters_of(const Expression& expression) {
    std::set<std::uint32_t> on_the_way;
    return parameters_of(expression, on_the_way);
  }

  // As in the file, but after all that the parameter's `when` reads.
  Expected<> choose_order() {
    std::vector<std::set<std::uint32_t>> needs(axes_.size());
    for (std::size_t i = 0; i < axes_.size(); ++i) {
      if (!axes_[i].when) continue;
      RETUNE_TRY(needs[i], parameters_of(*axes_[i].when));
    }
    std::set<std::uint32_t> placed;
    while (placed.size() < axes_.size()) {
      bool any = false;
      for (std::uint32_t i = 0; i < axes_.size() && !any; ++i) {
        if (placed.contains(i) || !std::includes(placed.begin(), placed.end(), needs[i].begin(), needs[i].end())) continue;
        placed.insert(i);
        level_of_[i] = plan_.order.size() + 1;
        plan_.order.push_back(axes_[i]);
        any = true;
      }
      if (any) continue;
      for (std::uint32_t i = 0; i < axes_.size(); ++i)
        if (!placed.contains(i))
          return invalid_input("at {}: the conditions of parameters need each other in a circle", axes_[i].when_pointer);
    }
    return {};
  }

  std::size_t level_of(const std::set<std::uint32_t>& parameters) const {
    std::size_t level = 0;
    for (const std::uint32_t parameter : parameters) level = std::max(level, level_of_.at(parameter));
    return level;
  }

  Expected<> spread_over_levels() {
    plan_.levels.resize(plan_.order.size() + 1);
    std::set<std::size_t> placed;
    // A field comes after the fields that it reads; there are no circles, so this ends.
    while (true) {
      bool any = false, all = true;
      for (std::size_t i = 0; i < kFieldCount; ++i) {
        if (!bindings_[i].expression || placed.contains(i)) continue;
        all = false;
        RETUNE_TRY(const auto parameters, parameters_of(plan_.field_slot(static_cast<Field>(i)), scratch_));
        const bool ready = std::all_of(bindings_[i].expression->slots().begin(), bindings_[i].expression->slots().end(),
                                       [&](std::uint32_t slot) { return is_ready(slot, placed); });
        if (!ready) continue;
        plan_.levels[level_of(parameters)].fields.push_back({static_cast<Field>(i), *bindings_[i].expression, bindings_[i].pointer});
        placed.insert(i);
        any = true;
      }
      if (all) break;
      if (!any) return invalid_input("at /config: fields need each other in a circle");
    }
    for (const auto& constraint : constraints_) {
      RETUNE_TRY(const auto parameters, parameters_of(constraint.expression));
      plan_.levels[level_of(parameters)].constraints.push_back(constraint);
    }
    plan_.constraints = constraints_;
    return {};
  }

  bool is_ready(std::uint32_t slot, const std::set<std::size_t>& placed) const {
    const std::size_t first = plan_.spec.parameters.size();
    if (slot < first || slot >= first + kFieldCount) return true;
    return !bindings_[slot - first].expression || placed.contains(slot - first);
  }

  Expected<> describe() {
    std::set<std::uint32_t> read;
    const auto note = [&](const Expression& expression) { read.insert(expression.slots().begin(), expression.slots().end()); };
    BigProduct product;
    std::string text = "2\n";  // of the order in which points come
    for (const auto& axis : plan_.order) {
      if (axis.when) note(*axis.when);
      text += fmt::format("{}\n{}\n{}\n{}\n", plan_.slot_names[axis.parameter], axis.domain.description(),
                          axis.when ? axis.when->text() : "", axis.when ? to_text(axis.otherwise) : "");
      product.multiply(axis.domain.size());
    }
    for (const auto& level : plan_.levels) {
      for (const auto& field : level.fields) {
        note(field.expression);
        text += fmt::format("{} = {}\n", to_string(field.field), field.expression.text());
      }
      for (const auto& constraint : level.constraints) {
        note(constraint.expression);
        text += constraint.expression.text() + "\n";
        const auto& slots = constraint.expression.slots();
        if (std::none_of(slots.begin(), slots.end(), [&](std::uint32_t s) { return s < plan_.spec.parameters.size() + kFieldCount; }))
          plan_.warnings.push_back(fmt::format("at {}: the constraint reads no parameter", constraint.pointer));
      }
    }
    for (std::size_t i = 0; i < plan_.environment.size(); ++i)
      if (plan_.environment[i].kind != ValueKind::none && !plan_.slot_names[i].starts_with("device."))
        text += fmt::format("{}={}\n", plan_.slot_names[i], to_text(plan_.environment[i]));
    for (std::uint32_t i = 0; i < plan_.spec.parameters.size(); ++i)
      if (!read.contains(i) && axes_[i].domain.size() > 1)
        plan_.warnings.push_back(fmt::format("at {}: nothing reads the parameter {}{}", plan_.spec.parameters[i].pointer,
                                             plan_.spec.parameters[i].name,
                                             plan_.binds_fields ? "; only its first value is taken" : ""));
    plan_.fingerprint = sha256(as_bytes(text)).hex().substr(0, 16);
    plan_.cartesian = product.text();
    return {};
  }

  const SpaceContext& context_;
  SpacePlan plan_;
  std::map<std::string, std::uint32_t> slots_;
  std::vector<SpacePlan::Axis> axes_;
  std::vector<Binding> bindings_;
  std::vector<SpacePlan::Constraint> constraints_;
  std::map<std::uint32_t, std::size_t> level_of_;
  std::deque<std::string> first_values_;
  std::set<std::uint32_t> scratch_;
};

}  // namespace

Expected<Space> Space::build(Spec spec, const SpaceContext& context) {
  RETUNE_TRY(SpacePlan plan, Builder(std::move(spec), context).build());
  return Space(std::make_shared<const SpacePlan>(std::move(plan)));
}

const Spec& Space::spec() const noexcept { return plan_->spec; }
const std::vector<std::string>& Space::warnings() const noexcept { return plan_->warnings; }
const std::string& Space::cartesian() const noexcept { return plan_->cartesian; }
const std::string& Space::fingerprint() const noexcept { return plan_->fingerprint; }

}  // namespace retune::coordinator
