#include "coordinator/space/solution.h"

#include <algorithm>
#include <numeric>

#include "coordinator/space/cursor.h"
namespace retune::coordinator {
namespace {

// Sets of parameters that belong together.
class Sets {
 public:
  explicit Sets(std::size_t count) : parent_(count) { std::iota(parent_.begin(), parent_.end(), 0u); }
  std::uint32_t find(std::uint32_t i) {
    while (parent_[i] != i) i = parent_[i] = parent_[parent_[i]];
    return i;
  }
  // The smallest is the set's name.
  void join(std::uint32_t a, std::uint32_t b) {
    a = find(a);
    b = find(b);
    parent_[std::max(a, b)] = std::min(a, b);
  }
  void join(const ParameterSet& parameters) {
    std::optional<std::uint32_t> first;
    for (std::uint32_t i = 0; i < parent_.size(); ++i)
      if (parameters[i]) join(first.value_or(i), i), first = first.value_or(i);
  }

 private:
  std::vector<std::uint32_t> parent_;
};

class Solver {
 public:
  explicit Solver(std::unique_ptr<SpaceModel> model) { solution_.model = std::move(model); }

  Solution run() {
    SpaceModel& model = *solution_.model;
    solution_.narrowed = narrow(model);
    for (const ModelAxis& axis : model.axes) solution_.has_reals = solution_.has_reals || axis.domain->is_real();
    solution_.empty = solution_.narrowed.empty;
    for (const ModelVerdict& verdict : solution_.narrowed.verdicts)
      always_faulty_ = always_faulty_ || model.network.is_constant(verdict.node);
    if (solution_.empty) return finish();
    recovery_ = recover(model, solution_.narrowed);
    collapse();
    group();
    for (Group& group : solution_.groups) {
      solve(group);
      if (group.size && *group.size == 0) solution_.empty = true;
      if (solution_.empty) break;
    }
    return finish();
  }

 private:
  // Parameters that nothing reads make no difference to a configuration.
  void collapse() {
    SpaceModel& model = *solution_.model;
    ParameterSet read = recovery_.told;
    for (const NodeId field : recovery_.fields) read |= model.network.support(field);
    for (const ModelVerdict& verdict : solution_.narrowed.verdicts) read |= model.network.support(verdict.node);
    for (const ModelAxis& axis : model.axes)
      if (axis.when != kNoNode) read |= model.network.support(axis.when);
    for (std::uint32_t i = 0; i < model.axes.size(); ++i) {
      if (read[i]) continue;
      model.axes[i].when = kNoNode;
      auto& axis = solution_.narrowed.axes[i];
      if (axis.listed) axis.digits.resize(1);
      axis.size = 1;
      solution_.collapsed.push_back(i);
    }
  }

  void group() {
    SpaceModel& model = *solution_.model;
    Sets sets(model.axes.size());
    for (const ModelVerdict& verdict : solution_.narrowed.verdicts) sets.join(model.network.support(verdict.node));
    for (const NodeId field : recovery_.fields) sets.join(model.network.support(field));
    for (std::uint32_t i = 0; i < model.axes.size(); ++i)
      if (model.axes[i].when != kNoNode) {
        ParameterSet with = model.network.support(model.axes[i].when);
        with.set(i);
        sets.join(with);
      }
    std::vector<std::size_t> group_of(model.axes.size());
    for (std::uint32_t i = 0; i < model.axes.size(); ++i) {
      if (sets.find(i) == i) {
        group_of[i] = solution_.groups.size();
        solution_.groups.emplace_back();
      }
      group_of[i] = group_of[sets.find(i)];
      solution_.groups[group_of[i]].parameters.push_back(i);
    }
    verdicts_.resize(solution_.groups.size());
    for (const ModelVerdict& verdict : solution_.narrowed.verdicts) {
      const ParameterSet& support = model.network.support(verdict.node);
      for (std::uint32_t i = 0; i < model.axes.size(); ++i)
        if (support[i]) {
          verdicts_[group_of[i]].push_back(verdict.node);
          break;
        }
    }
  }

  void solve(Group& group) {
    SpaceModel& model = *solution_.model;
    auto& verdicts = verdicts_[static_cast<std::size_t>(&group - solution_.groups.data())];
    std::sort(verdicts.begin(), verdicts.end());
    verdicts.erase(std::unique(verdicts.begin(), verdicts.end()), verdicts.end());
    const std::uint32_t first = group.parameters[0];
    const auto& axis = solution_.narrowed.axes[first];
    const bool may_repeat = !recovery_.told[first] && axis.size > 1;
    if (group.parameters.size() == 1 && verdicts.empty() && model.axes[first].when == kNoNode && !(may_repeat && axis.listed)) {
      group.may_repeat = may_repeat;
      group.size = solution_.narrowed.axes[first].size;
      return;
    }
    group.parameters = choose_order(model, solution_.narrowed, group.parameters, verdicts);
    group.levels = plan_levels(model, group.parameters, verdicts);
    group.diagram = Diagram::build(model, model.network.interner(), solution_.narrowed, group.levels, {});
    group.kind = group.diagram ? Group::Kind::diagram : Group::Kind::open;
    if (group.diagram) group.size = group.diagram->size();
    drop_duplicates(solution_, recovery_, group);
  }

  // What the groups say of points that cannot be evaluated; the other groups' parameters are at their first point.
  void note_fault() {
    bool any = always_faulty_;
    Interner interner;
    std::vector<std::uint64_t> digits(solution_.model->axes.size(), 0);
    for (const Group& group : solution_.groups) {
      if (group.kind == Group::Kind::open) continue;
      static_cast<void>(GroupCursor(solution_, group, interner, digits).first());
      if (any || !group.diagram || !group.diagram->faulty()) continue;
      any = true;
      for (std::size_t k = 0; k < group.levels.size(); ++k) {
        const std::uint32_t digit = (*group.diagram->faulty())[k];
        digits[group.levels[k].parameter] = digit == Diagram::kOtherwiseEdge ? 0 : digit;
      }
    }
    if (!any) return;
    for (auto& digit : digits)
      if (digit == kOtherwise) digit = 0;
    solution_.faulty_point = std::move(digits);
  }

  Solution finish() {
    if (!solution_.empty) note_fault();
    if (solution_.empty) {
      solution_.groups.clear();
      solution_.size = 0;
      solution_.size_text.assign(1, '0');
      return std::move(solution_);
    }
    BigProduct product;
    for (const Group& group : solution_.groups) {
      if (!group.size) return std::move(solution_);
      product.multiply(*group.size);
    }
    solution_.size = product.count();
    solution_.size_text = product.text();
    return std::move(solution_);
  }

  Solution solution_;
  Recovery recovery_;
  std::vector<std::vector<NodeId>> verdicts_;   // by group
  bool always_faulty_ = false;
};

}  // namespace

std::shared_ptr<const Solution> solve(const std::shared_ptr<const SpacePlan>& plan, const std::vector<char>& without) {
  return std::make_shared<const Solution>(Solver(SpaceModel::of(plan, without)).run());
}

}  // namespace retune::coordinator
