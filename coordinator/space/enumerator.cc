// Walks a space: depth first, one digit a level.
#include <limits>

#include "coordinator/space/plan.h"
#include "shared/configuration/validate.h"

namespace retune::coordinator {
namespace {

enum class Verdict { holds, fails };

}  // namespace

struct Enumerator::State {
  explicit State(std::shared_ptr<const SpacePlan> given)
      : plan(std::move(given)), environment(plan->environment), digits(plan->order.size()), limits(plan->order.size()),
        applies(plan->order.size()), texts(plan->order.size()), temporaries(kFieldCount) {}

  std::shared_ptr<const SpacePlan> plan;
  std::vector<Value> environment;
  std::vector<std::uint64_t> digits, limits;  // by level
  std::vector<char> applies;
  std::vector<std::string> texts;             // of pass sequences, by level
  std::vector<std::string> temporaries;       // strings that expressions made, by field
  Evaluator evaluator;
  bool started = false;
  bool ended = false;

  // "with block = 32, tile = 4": what is bound when something goes wrong.
  std::string bindings(std::size_t level) const {
    std::string text;
    for (std::size_t k = 0; k < level; ++k) {
      const std::uint32_t slot = plan->order[k].parameter;
      text += fmt::format("{}{} = {}", text.empty() ? "with " : ", ", plan->slot_names[slot], to_text(environment[slot]));
    }
    return text;
  }
  Unexpected fault(const Expression& expression, const std::string& pointer, std::size_t level) const {
    Error error = evaluator.error(expression);
    if (level > 0) error.while_doing(bindings(level));
    return fail(error.while_doing("at " + pointer));
  }

  // Whether axis k applies, and how many values it has then.
  Expected<> enter(std::size_t k) {
    const SpacePlan::Axis& axis = plan->order[k];
    bool yes = true;
    if (axis.when) {
      if (!evaluator.evaluate(*axis.when, environment.data())) return fault(*axis.when, axis.when_pointer, k);
      const Value value = evaluator.value();
      if (value.kind != ValueKind::boolean && !value.is_integral())
        return invalid_input("at {}: expected true or false, found {}", axis.when_pointer, to_text(value));
      yes = truth(value);
    }
    applies[k] = yes;
    limits[k] = yes ? axis.domain.size() : 1;
    return {};
  }

  // Binds axis k to its digit and looks at everything that can be looked at now.
  Expected<Verdict> bind(std::size_t k) {
    const SpacePlan::Axis& axis = plan->order[k];
    environment[axis.parameter] = applies[k] ? axis.domain.at(digits[k], texts[k]) : axis.otherwise;
    return check(k + 1);
  }

  Expected<Verdict> check(std::size_t level) {
    const SpacePlan::Level& work = plan->levels[level];
    bool no_configuration = false;
    for (const auto& field : work.fields) {
      if (!evaluator.evaluate(field.expression, environment.data())) {
        // A constraint of this level may say that there is nothing here, whatever the field.
        RETUNE_TRY(const Verdict constraints, check_constraints(level, true));
        if (constraints == Verdict::fails) return Verdict::fails;
        static_cast<void>(evaluator.evaluate(field.expression, environment.data()));
        return fault(field.expression, field.pointer, level);
      }
      Value value = evaluator.value();
      if (const auto problem = check_field(field.field, value)) {
        if (problem->never)
          return invalid_input("at {}: expected {} for {}, found {} {}", field.pointer, problem->expected,
                               to_string(field.field), to_text(value), bindings(level));
        no_configuration = true;
      }
      if (value.kind == ValueKind::string) {
        std::string& kept = temporaries[static_cast<std::size_t>(field.field)];
        if (value.as_string != &kept) kept = *value.as_string;
        value = Value::string(kept);
      }
      environment[plan->field_slot(field.field)] = value;
    }
    RETUNE_TRY(const Verdict constraints, check_constraints(level, false));
    return no_configuration ? Verdict::fails : constraints;
  }

  // `quiet`: constraints that cannot be evaluated are passed over.
  Expected<Verdict> check_constraints(std::size_t level, bool quiet) {
    const SpacePlan::Constraint* faulty = nullptr;
    for (const auto& constraint : plan->levels[level].constraints) {
      if (!evaluator.evaluate(constraint.expression, environment.data())) {
        if (faulty == nullptr) faulty = &constraint;
        continue;
      }
      const Value value = evaluator.value();
      if (!value.is_integral())
        return invalid_input("at {}: a constraint is true or false; {} is {}", constraint.pointer,
                             constraint.expression.text(), to_text(value));
      if (!truth(value)) return Verdict::fails;
    }
    if (faulty == nullptr || quiet) return Verdict::holds;
    static_cast<void>(evaluator.evaluate(faulty->expression, environment.data()));
    return fault(faulty->expression, faulty->pointer, level);
  }

  Configuration configuration() const {
    Configuration configuration;
    for (std::size_t i = 0; i < kFieldCount; ++i) {
      const auto field = static_cast<Field>(i);
      set_field(configuration, field, environment[plan->field_slot(field)]);
    }
    return configuration;
  }

  Expected<bool> step(std::uint64_t* nodes, std::uint64_t most_nodes) {
    if (ended) return false;
    const std::size_t levels = plan->order.size();
    std::size_t k = 0;
    if (!started) {
      started = true;
      RETUNE_TRY(const Verdict first, check(0));
      if (first == Verdict::fails) return end();
      if (levels == 0) return is_valid(configuration()) ? Expected<bool>(true) : end();
      digits[0] = 0;
      RETUNE_CHECK(enter(0));
    } else {
      if (levels == 0) return end();
      k = levels - 1;
      ++digits[k];
    }
    while (true) {
      if (digits[k] >= limits[k]) {
        if (k == 0) return end();
        ++digits[--k];
        continue;
      }
      if (nodes != nullptr && ++*nodes >= most_nodes)
        return fail(ErrorKind::overloaded, "gave up after looking at {} partial assignments", *nodes);
      RETUNE_TRY(const Verdict verdict, bind(k));
      if (verdict == Verdict::fails || (k + 1 == levels && !is_valid(configuration()))) {
        ++digits[k];
        continue;
      }
      if (k + 1 == levels) return true;
      ++k;
      digits[k] = 0;
      RETUNE_CHECK(enter(k));
    }
  }

  Expected<bool> end() {
    ended = true;
    return false;
  }

  Expected<bool> go_to(const Point& point) {
    if (point.size() != plan->order.size()) return false;
    started = true;
    ended = false;
    RETUNE_TRY(const Verdict first, check(0));
    if (first == Verdict::fails) return false;
    for (std::size_t k = 0; k < plan->order.size(); ++k) {
      RETUNE_CHECK(enter(k));
      digits[k] = point[plan->order[k].parameter];
      if (digits[k] >= limits[k]) return false;
      RETUNE_TRY(const Verdict verdict, bind(k));
      if (verdict == Verdict::fails) return false;
    }
    return is_valid(configuration());
  }

  Point point() const {
    Point point(plan->order.size());
    for (std::size_t k = 0; k < plan->order.size(); ++k) point[plan->order[k].parameter] = digits[k];
    return point;
  }
};

Enumerator::Enumerator(std::unique_ptr<State> state) : state_(std::move(state)) {}
Enumerator::~Enumerator() = default;
Enumerator::Enumerator(Enumerator&&) noexcept = default;
Enumerator& Enumerator::operator=(Enumerator&&) noexcept = default;

Expected<Enumerator> Enumerator::open(const Space& space, const std::string& cursor) {
  Enumerator enumerator(std::make_unique<State>(space.plan()));
  if (cursor.empty()) return enumerator;
  const auto read = [&]() -> Expected<> {
    RETUNE_TRY(const Json json, parse_json(cursor));
    const JsonCursor root(json);
    RETUNE_TRY(const JsonCursor fingerprint, root.at("space"));
    RETUNE_TRY(const std::string text, fingerprint.string());
    if (text != space.fingerprint()) return fingerprint.error("belongs to another space");
    if (root.find("end")) {
      enumerator.state_->ended = true;
      return {};
    }
    RETUNE_TRY(const JsonCursor at, root.at("at"));
    RETUNE_TRY(const auto places, at.elements());
    Point point;
    for (const JsonCursor& place : places) {
      RETUNE_TRY(const std::uint64_t digit, place.unsigned_integer());
      point.push_back(digit);
    }
    RETUNE_TRY(const bool there, enumerator.state_->go_to(point));
    if (!there) return at.error("is no point of this space");
    return {};
  };
  if (auto done = read(); !done) return fail(done.error().while_doing("cursor"));
  return enumerator;
}

Expected<Batch> Enumerator::next(std::size_t max) {
  Batch batch;
  while (batch.candidates.size() < max) {
    RETUNE_TRY(const bool any, step());
    if (!any) break;
    batch.candidates.push_back({point(), configuration()});
  }
  batch.exhausted = state_->ended;
  batch.cursor = cursor();
  return batch;
}

Expected<bool> Enumerator::step(std::uint64_t* nodes, std::uint64_t most_nodes) { return state_->step(nodes, most_nodes); }
Configuration Enumerator::configuration() const { return state_->configuration(); }
Point Enumerator::point() const { return state_->point(); }
Expected<bool> Enumerator::go_to(const Point& point) { return state_->go_to(point); }

std::vector<std::pair<std::string_view, Value>> Enumerator::parameters() const {
  std::vector<std::pair<std::string_view, Value>> all;
  for (std::size_t i = 0; i < state_->plan->spec.parameters.size(); ++i)
    all.emplace_back(state_->plan->spec.parameters[i].name, state_->environment[i]);
  return all;
}

std::string Enumerator::cursor() const {
  if (!state_->started && !state_->ended) return "";
  Json json = Json::object();
  json.set("space", state_->plan->fingerprint);
  if (state_->ended) {
    json.set("end", true);
  } else {
    Json at = Json::array();
    for (const std::uint64_t digit : state_->point()) at.push(static_cast<unsigned long long>(digit));
    json.set("at", std::move(at));
  }
  return to_text(json);
}

Expected<SpaceIndex> SpaceIndex::build(const Space& space, std::uint64_t most_nodes) {
  RETUNE_TRY(Enumerator walker, Enumerator::open(space));
  RETUNE_TRY(Enumerator reader, Enumerator::open(space));
  SpaceIndex index(std::move(reader));
  std::uint64_t nodes = 0;
  while (true) {
    RETUNE_TRY(const bool any, walker.step(&nodes, most_nodes));
    if (!any) return index;
    if (index.size_ % index.stride_ == 0) {
      if (index.checkpoints_.size() == kCheckpoints) {
        // Twice as far apart from now on.
        for (std::size_t i = 1; i < kCheckpoints / 2; ++i) index.checkpoints_[i] = std::move(index.checkpoints_[2 * i]);
        index.checkpoints_.resize(kCheckpoints / 2);
        index.stride_ *= 2;
      }
      if (index.size_ % index.stride_ == 0) index.checkpoints_.push_back(walker.point());
    }
    ++index.size_;
  }
}

Expected<Candidate> SpaceIndex::at(std::uint64_t index) {
  RETUNE_TRY(const bool there, enumerator_.go_to(checkpoints_[index / stride_]));
  if (!there) return fail(ErrorKind::failed, "checkpoint {} is no point of its space", index / stride_);
  for (std::uint64_t i = 0; i < index % stride_; ++i) {
    RETUNE_TRY(const bool any, enumerator_.step());
    if (!any) return fail(ErrorKind::failed, "the space ended before point {}", index);
  }
  return Candidate{enumerator_.point(), enumerator_.configuration()};
}

}  // namespace retune::coordinator
