#include "coordinator/space/levels.h"

#include <algorithm>

namespace retune::coordinator {
namespace {

const std::vector<NodeId> kNothing;

// What a set of bound parameters leaves to be remembered for `roots`: the nodes that can be computed and are read by one that
// cannot. Lists are not remembered but what they are made of.
class Frontier {
 public:
  explicit Frontier(const Network& network) : network_(network) {}

  std::vector<NodeId> of(const ParameterSet& bound, const std::vector<NodeId>& roots) {
    seen_.assign(network_.size(), 0);
    open_.clear();
    std::vector<NodeId> found;
    for (const NodeId root : roots) visit(root, bound, found);
    while (!open_.empty()) {
      const NodeId id = open_.back();
      open_.pop_back();
      for (const NodeId operand : network_.operands(id)) visit(operand, bound, found);
    }
    std::sort(found.begin(), found.end());
    return found;
  }

 private:
  void visit(NodeId id, const ParameterSet& bound, std::vector<NodeId>& found) {
    if (seen_[id] || network_.is_constant(id)) return;
    seen_[id] = 1;
    const Network::Op op = network_.node(id).op;
    const bool is_list = op == Network::Op::list || op == Network::Op::tuple;
    if ((network_.support(id) & ~bound).none() && !is_list)
      found.push_back(id);
    else
      open_.push_back(id);
  }

  const Network& network_;
  std::vector<char> seen_;
  std::vector<NodeId> open_;
};

// Which of `available` computing `target` starts from, by index. Everything else it needs is in the level's parameter.
std::vector<std::uint32_t> inputs_of(const Network& network, NodeId target, const std::vector<NodeId>& available) {
  std::vector<std::uint32_t> inputs;
  std::vector<NodeId> open = {target};
  std::vector<char> seen(network.size(), 0);
  while (!open.empty()) {
    const NodeId id = open.back();
    open.pop_back();
    if (seen[id]) continue;
    seen[id] = 1;
    if (const auto at = std::lower_bound(available.begin(), available.end(), id); at != available.end() && *at == id)
      inputs.push_back(static_cast<std::uint32_t>(at - available.begin()));
    else
      for (const NodeId operand : network.operands(id)) open.push_back(operand);
  }
  std::sort(inputs.begin(), inputs.end());
  return inputs;
}

}  // namespace

std::vector<LevelPlan> plan_levels(const SpaceModel& model, const std::vector<std::uint32_t>& order,
                                   const std::vector<NodeId>& verdicts) {
  const Network& network = model.network;
  Frontier frontier(network);
  std::vector<LevelPlan> levels;
  ParameterSet bound;
  std::vector<NodeId> left = verdicts;
  for (std::size_t k = 0; k < order.size(); ++k) {
    LevelPlan level;
    level.parameter = order[k];
    level.when = model.axes[order[k]].when;
    const std::vector<NodeId>& before = levels.empty() ? kNothing : levels.back().state;
    if (level.when != kNoNode) level.when_inputs = inputs_of(network, level.when, before);
    bound.set(order[k]);
    for (auto at = left.begin(); at != left.end();) {
      if ((network.support(*at) & ~bound).any()) {
        ++at;
        continue;
      }
      level.verdicts.push_back(*at);
      level.verdict_inputs.push_back(inputs_of(network, *at, before));
      at = left.erase(at);
    }
    std::vector<NodeId> roots = left;
    for (std::size_t later = k + 1; later < order.size(); ++later)
      if (model.axes[order[later]].when != kNoNode) roots.push_back(model.axes[order[later]].when);
    level.state = frontier.of(bound, roots);
    levels.push_back(std::move(level));
  }
  return levels;
}

States States::root() {
  States states;
  states.count = 1;
  states.faulty.assign(1, 0);
  return states;
}

const std::vector<NodeId>& Expander::state_before(std::size_t level) const {
  return level == 0 ? kNothing : levels_[level - 1].state;
}

void Expander::bring(std::size_t level, const States& before, const std::vector<std::uint32_t>& states,
                     const std::vector<std::uint32_t>& inputs) {
  const auto& nodes = state_before(level);
  for (const std::uint32_t input : inputs)
    if (!columns_.knows(nodes[input])) columns_.define(nodes[input]).gather(before.columns[input], states);
}

void Expander::applies(std::size_t level, States& before, std::vector<char>& applies) {
  constexpr std::size_t kChunk = 4096;
  const LevelPlan& plan = levels_[level];
  applies.assign(before.count, 1);
  if (plan.when == kNoNode) return;
  std::vector<std::uint32_t> states;
  for (std::size_t from = 0; from < before.count; from += kChunk) {
    states.clear();
    for (std::size_t s = from; s < std::min(before.count, from + kChunk); ++s) states.push_back(static_cast<std::uint32_t>(s));
    columns_.begin(states.size());
    bring(level, before, states, plan.when_inputs);
    const Column& condition = columns_.get(plan.when);
    for (std::size_t i = 0; i < states.size(); ++i) {
      const bool fault = condition.fault(i) != Fault::none;
      applies[from + i] = !fault && truth(condition.at(i));
      if (fault) before.faulty[from + i] = 1;
    }
  }
}

void Expander::test(std::size_t level, const States& before, Rows& rows) {
  const LevelPlan& plan = levels_[level];
  columns_.begin(rows.size());
  model_.fill(plan.parameter, rows.digits, interner_, columns_.define(model_.axes[plan.parameter].node));
  rows.faulty.resize(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) rows.faulty[i] = before.faulty[rows.states[i]];
  for (std::size_t v = 0; v < plan.verdicts.size() && rows.size() != 0; ++v) {
    bring(level, before, rows.states, plan.verdict_inputs[v]);
    const Column& verdict = columns_.get(plan.verdicts[v]);
    kept_.clear();
    if (verdict.faults.empty() && !verdict.constant) {
      kept_.resize(rows.size());
      std::size_t count = 0;
      for (std::uint32_t i = 0; i < rows.size(); ++i) {
        kept_[count] = i;
        count += verdict.ints[i] != 0 ? 1 : 0;
      }
      kept_.resize(count);
    } else {
      for (std::uint32_t i = 0; i < rows.size(); ++i) {
        const bool fault = verdict.fault(i) != Fault::none;
        if (fault) rows.faulty[i] = 1;
        if (fault || truth(verdict.at(i))) kept_.push_back(i);
      }
    }
    if (kept_.size() == rows.size()) continue;
    columns_.select(kept_);
    for (std::size_t i = 0; i < kept_.size(); ++i) {
      rows.states[i] = rows.states[kept_[i]];
      rows.digits[i] = rows.digits[kept_[i]];
      rows.faulty[i] = rows.faulty[kept_[i]];
    }
    rows.states.resize(kept_.size());
    rows.digits.resize(kept_.size());
    rows.faulty.resize(kept_.size());
  }
}

const Column& Expander::remembered(std::size_t level, const States& before, const Rows& rows, std::size_t i) {
  const NodeId node = levels_[level].state[i];
  if (!columns_.knows(node)) {
    const auto& nodes = state_before(level);
    std::vector<std::uint32_t> all(nodes.size());
    for (std::uint32_t k = 0; k < all.size(); ++k) all[k] = k;
    bring(level, before, rows.states, all);
  }
  return columns_.get(node);
}

}  // namespace retune::coordinator
