// What a Space knows once it is solved: how many points it has, whether any, and what leaves none.
#include <mutex>

#include "coordinator/space/cursor.h"
#include "coordinator/space/enumerate.h"
#include "coordinator/space/point_check.h"
#include "coordinator/space/walk.h"

namespace retune::coordinator {

struct Space::Solved {
  std::once_flag once;
  std::shared_ptr<const Solution> solution;
  std::optional<Error> error;
};

Space::Space(std::shared_ptr<const SpacePlan> plan) : plan_(std::move(plan)), solved_(std::make_shared<Solved>()) {}

namespace {

// A point at which something cannot be evaluated, put into words.
std::optional<Error> fault_of(const Solution& solution) {
  if (!solution.faulty_point) return std::nullopt;
  const auto checked = PointCheck(solution.plan()).check(*solution.faulty_point);
  if (!checked) return checked.error();
  return Error(ErrorKind::invalid_input, "an expression cannot be evaluated at every point");
}

}  // namespace

Expected<std::shared_ptr<const Solution>> Space::solution() const {
  std::call_once(solved_->once, [&] {
    solved_->solution = solve(plan_);
    solved_->error = fault_of(*solved_->solution);
  });
  if (solved_->error) return fail(*solved_->error);
  return solved_->solution;
}

bool Space::has_reals() const noexcept {
  for (const auto& axis : plan_->order)
    if (axis.domain.is_real() && axis.domain.size() > 1) return true;
  return false;
}

Expected<SpaceSize> Space::size(std::uint64_t most) const {
  RETUNE_TRY(const auto solved, solution());
  RETUNE_TRY(Enumerator enumerator, Enumerator::open(*this));
  if (!solved->size_text.empty()) return SpaceSize{solved->size, solved->size_text};
  // The rest is walked.
  BigProduct product;
  for (const Group& group : solved->groups) {
    Count size = 0;
    if (group.size) {
      size = *group.size;
    } else {
      Interner interner;
      std::vector<std::uint64_t> digits(plan_->spec.parameters.size());
      GroupWalk walk(*solved, group, interner);
      const auto counted = walk.count(most, digits);
      if (!counted && counted.error().kind() == ErrorKind::failed) {
        for (auto& digit : digits)
          if (digit == kOtherwise) digit = 0;
        RETUNE_CHECK(PointCheck(*plan_).check(digits));
      }
      RETUNE_TRY(size, counted);
    }
    product.multiply(size);
  }
  return SpaceSize{product.count(), product.text()};
}

Error Space::empty_error() const {
  const auto model = SpaceModel::of(plan_);
  const auto is_empty = [&](const std::vector<char>& without) {
    const auto solved = solve(plan_, without);
    return solved->empty;
  };
  std::string reasons;
  std::vector<char> without(model->sources.size(), 0);
  if (model->sources.size() <= 200 && is_empty(without)) {
    // One after the other is left out; what the space needs to be empty stays.
    for (std::size_t i = without.size(); i-- > 0;) {
      without[i] = 1;
      if (!is_empty(without)) without[i] = 0;
    }
    for (std::size_t i = 0; i < without.size(); ++i)
      if (!without[i]) reasons += fmt::format("\n  at {}: {}", model->sources[i].pointer, model->sources[i].text);
  }
  const bool several = reasons.find('\n', 1) != std::string::npos;
  return Error(ErrorKind::invalid_input,
               fmt::format("the space holds no point: of {} combinations none satisfies{}{}", plan_->cartesian, several ? " all of" : "",
                           reasons.empty() ? " the constraints and the rules of configurations" : reasons));
}

std::vector<std::string> Space::never_false(std::uint64_t most) const {
  const auto model = SpaceModel::of(plan_);
  std::vector<char> can_fail(model->sources.size(), 0);
  for (const ModelVerdict& verdict : model->verdicts) {
    const auto holds = always_holds(*model, verdict.node, most);
    if (!holds || !*holds) can_fail[verdict.source] = 1;
  }
  // Those that read nothing that varies have a warning of their own.
  const std::size_t varying = plan_->spec.parameters.size() + kFieldCount;
  std::vector<std::string> warnings;
  for (std::size_t i = 0; i < plan_->constraints.size(); ++i) {
    const auto& slots = plan_->constraints[i].expression.slots();
    if (!can_fail[i] && !slots.empty() && slots.front() < varying)
      warnings.push_back(fmt::format("at {}: the constraint is never false: {}", model->sources[i].pointer, model->sources[i].text));
  }
  return warnings;
}

}  // namespace retune::coordinator
