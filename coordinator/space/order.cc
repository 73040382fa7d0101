// choose_order: which parameter is bound when. Costs are estimated, in plain sums and products of doubles, so that every
// machine finds the same.
#include <algorithm>
#include <map>

#include "coordinator/space/levels.h"
#include "shared/base/split_mix.h"

namespace retune::coordinator {
namespace {

using Mask = std::uint64_t;

constexpr double kSmallGroup = 4096;     // assignments; below, any order will do
constexpr std::size_t kMostSearched = 48;
constexpr std::size_t kBeam = 4;
constexpr std::size_t kSampled = 512;

class OrderSearch {
 public:
  OrderSearch(SpaceModel& model, const Narrowed& narrowed, const std::vector<std::uint32_t>& parameters, const std::vector<NodeId>& verdicts)
      : model_(model), narrowed_(narrowed), parameters_(parameters), verdicts_(verdicts) {
    for (const std::uint32_t parameter : parameters_) {
      sizes_.push_back(static_cast<double>(narrowed.axes[parameter].size) + (model.axes[parameter].when != kNoNode ? 1.0 : 0.0));
      const NodeId when = model.axes[parameter].when;
      needs_.push_back(when == kNoNode ? 0 : mask_of(when));
      if (when != kNoNode) roots_.push_back({when, static_cast<Mask>(1) << (needs_.size() - 1), 0});
    }
    for (const NodeId verdict : verdicts_) roots_.push_back({verdict, 0, mask_of(verdict)});
    estimate_distinct();
    estimate_selectivity();
  }

  std::vector<std::uint32_t> run() {
    struct Partial {
      double cost = 0;
      Mask bound = 0;
      std::vector<std::uint32_t> order;   // local indices
    };
    std::vector<Partial> beam(1);
    for (std::size_t depth = 0; depth < parameters_.size(); ++depth) {
      std::vector<Partial> next;
      for (const Partial& partial : beam)
        for (std::uint32_t p = 0; p < parameters_.size(); ++p) {
          const Mask bit = Mask{1} << p;
          if ((partial.bound & bit) != 0 || (needs_[p] & ~partial.bound) != 0) continue;
          Partial more = partial;
          more.cost += states(partial.bound) * sizes_[p];
          more.bound |= bit;
          more.order.push_back(p);
          // Of two ways to the same set only the cheaper goes on.
          const auto same = std::find_if(next.begin(), next.end(), [&](const Partial& other) { return other.bound == more.bound; });
          if (same == next.end()) next.push_back(std::move(more));
          else if (more.cost < same->cost) *same = std::move(more);
        }
      // How far it has come, and how much it has to carry on.
      std::stable_sort(next.begin(), next.end(), [&](const Partial& a, const Partial& b) {
        return a.cost + states(a.bound) < b.cost + states(b.bound);
      });
      if (next.size() > kBeam) next.resize(kBeam);
      beam = std::move(next);
    }
    std::vector<std::uint32_t> in_file = file_order();
    if (cost_of(in_file) <= 1.1 * beam.front().cost) beam.front().order = std::move(in_file);
    std::vector<std::uint32_t> order;
    for (const std::uint32_t p : beam.front().order) order.push_back(parameters_[p]);
    return order;
  }

  // As in the file, but after all that the parameter's `when` reads.
  std::vector<std::uint32_t> file_order() const {
    std::vector<std::uint32_t> order;
    Mask bound = 0;
    while (order.size() < parameters_.size())
      for (std::uint32_t p = 0; p < parameters_.size(); ++p)
        if (const Mask bit = Mask{1} << p; (bound & bit) == 0 && (needs_[p] & ~bound) == 0) {
          order.push_back(p);
          bound |= bit;
          break;
        }
    return order;
  }

 private:
  struct Root {
    NodeId node;
    Mask until;     // a condition: needed until this parameter is bound
    Mask decided;   // a verdict: decided once all of these are
  };

  Mask mask_of(NodeId node) const {
    Mask mask = 0;
    for (std::size_t i = 0; i < parameters_.size(); ++i)
      if (model_.network.support(node)[parameters_[i]]) mask |= Mask{1} << i;
    return mask;
  }

  double cost_of(const std::vector<std::uint32_t>& order) {
    double cost = 0;
    Mask bound = 0;
    for (const std::uint32_t p : order) {
      cost += states(bound) * sizes_[p];
      bound |= Mask{1} << p;
    }
    return cost;
  }

  // How many values a node can have at most.
  void estimate_distinct() {
    const Network& network = model_.network;
    distinct_.assign(network.size(), 1);
    masks_.assign(network.size(), 0);
    for (NodeId id = 0; id < network.size(); ++id) {
      const NetworkNode& node = network.node(id);
      if (node.op == Network::Op::constant) continue;
      masks_[id] = mask_of(id);
      double most = 1;
      for (std::size_t i = 0; i < parameters_.size(); ++i)
        if ((masks_[id] >> i & 1) != 0) most *= sizes_[i];
      double product = 1;
      for (const NodeId operand : network.operands(id)) product *= distinct_[operand];
      if (node.op != Network::Op::parameter) most = std::min(most, product);
      if (node.bounded) most = std::min(most, static_cast<double>(node.most) - static_cast<double>(node.least) + 1);
      distinct_[id] = most;
    }
  }

  // The share of assignments of its parameters that satisfies a verdict, from a few drawn at random.
  void estimate_selectivity() {
    SplitMix64 random(1);
    Columns columns(model_.network, model_.network.interner());
    std::vector<std::uint64_t> digits(kSampled);
    for (const NodeId verdict : verdicts_) {
      columns.begin(kSampled);
      for (const std::uint32_t parameter : parameters_) {
        if (!model_.network.support(verdict)[parameter]) continue;
        const auto& axis = narrowed_.axes[parameter];
        for (auto& digit : digits) {
          const std::uint64_t at = axis.size == 0 ? 0 : random.below(axis.size);
          digit = axis.size == 0 ? kOtherwise : axis.listed ? axis.digits[at] : at;
        }
        model_.fill(parameter, digits, model_.network.interner(), columns.define(model_.axes[parameter].node));
      }
      const Column& column = columns.get(verdict);
      std::size_t holds = 0;
      for (std::size_t i = 0; i < kSampled; ++i) holds += column.fault(i) != Fault::none || truth(column.at(i)) ? 1u : 0u;
      selectivity_.push_back((static_cast<double>(holds) + 0.5) / static_cast<double>(kSampled));
    }
  }

  // The estimated number of states once `bound` are.
  double states(Mask bound) {
    const auto [at, is_new] = states_.emplace(bound, 1.0);
    if (!is_new) return at->second;
    double assignments = 1, seen = 1;
    for (std::size_t i = 0; i < parameters_.size(); ++i)
      if ((bound >> i & 1) != 0) assignments *= sizes_[i];
    visited_.assign(model_.network.size(), 0);
    open_.clear();
    for (const Root& root : roots_) {
      const bool needed = root.until != 0 ? (bound & root.until) == 0 : (root.decided & ~bound) != 0;
      if (needed) open_.push_back(root.node);
    }
    while (!open_.empty()) {
      const NodeId id = open_.back();
      open_.pop_back();
      if (visited_[id] || masks_[id] == 0) continue;
      visited_[id] = 1;
      if ((masks_[id] & ~bound) == 0) {
        seen *= distinct_[id];
        continue;
      }
      for (const NodeId operand : model_.network.operands(id)) open_.push_back(operand);
    }
    double count = std::min(assignments, seen);
    for (std::size_t v = 0; v < verdicts_.size(); ++v)
      if ((masks_[verdicts_[v]] & ~bound) == 0) count *= selectivity_[v];
    at->second = std::max(1.0, count);
    return at->second;
  }

  SpaceModel& model_;
  const Narrowed& narrowed_;
  const std::vector<std::uint32_t>& parameters_;
  const std::vector<NodeId>& verdicts_;
  std::vector<double> sizes_;
  std::vector<Mask> needs_;
  std::vector<Root> roots_;
  std::vector<double> distinct_, selectivity_;
  std::vector<Mask> masks_;
  std::map<Mask, double> states_;
  std::vector<char> visited_;
  std::vector<NodeId> open_;
};

// For groups with more parameters than a Mask holds.
std::vector<std::uint32_t> plain_order(const SpaceModel& model, const std::vector<std::uint32_t>& parameters) {
  std::vector<std::uint32_t> order, left = parameters;
  ParameterSet group, bound;
  for (const std::uint32_t parameter : parameters) group.set(parameter);
  while (!left.empty()) {
    const auto ready = std::find_if(left.begin(), left.end(), [&](std::uint32_t parameter) {
      const NodeId when = model.axes[parameter].when;
      return when == kNoNode || (model.network.support(when) & group & ~bound).none();
    });
    order.push_back(*ready);
    bound.set(*ready);
    left.erase(ready);
  }
  return order;
}

}  // namespace

std::vector<std::uint32_t> choose_order(SpaceModel& model, const Narrowed& narrowed, const std::vector<std::uint32_t>& parameters,
                                        const std::vector<NodeId>& verdicts) {
  double assignments = 1;
  for (const std::uint32_t parameter : parameters) assignments *= static_cast<double>(narrowed.axes[parameter].size) + 1;
  if (parameters.size() > kMostSearched || parameters.size() < 3 || assignments <= kSmallGroup) return plain_order(model, parameters);
  return OrderSearch(model, narrowed, parameters, verdicts).run();
}

}  // namespace retune::coordinator
