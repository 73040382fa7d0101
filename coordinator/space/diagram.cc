#include "coordinator/space/diagram.h"

#include <algorithm>

namespace retune::coordinator {
namespace {

constexpr std::size_t kChunk = 4096;

// States met so far on one layer, found by what they remember.
class StateTable {
 public:
  explicit StateTable(std::size_t columns) { states_.columns.resize(columns); }

  // `columns`: what is remembered, of rows.
  std::uint32_t find_or_add(const std::vector<const Column*>& columns, std::size_t row, bool faulty) {
    std::uint64_t hash = faulty ? 0x9E3779B97F4A7C15u : 0;
    for (const Column* column : columns) hash = (hash ^ hash_of(*column, row)) * 0xD6E8FEB86659FD93u;
    hash ^= hash >> 32;
    if ((states_.count + 1) * 2 > places_.size()) grow();
    const std::size_t mask = places_.size() - 1;
    for (std::size_t at = hash & mask;; at = (at + 1) & mask) {
      if (places_[at].state == kNone) {
        places_[at] = {static_cast<std::uint32_t>(states_.count), static_cast<std::uint32_t>(hash >> 32)};
        hashes_.push_back(hash);
        add(columns, row, faulty);
        return places_[at].state;
      }
      if (places_[at].tag == static_cast<std::uint32_t>(hash >> 32) && is(places_[at].state, columns, row, faulty)) return places_[at].state;
    }
  }
  States take() { return std::move(states_); }
  [[nodiscard]] std::size_t count() const { return states_.count; }

 private:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};
  struct Place {
    std::uint32_t state = kNone;
    std::uint32_t tag = 0;
  };

  bool is(std::uint32_t state, const std::vector<const Column*>& columns, std::size_t row, bool faulty) const {
    if ((states_.faulty[state] != 0) != faulty) return false;
    for (std::size_t i = 0; i < columns.size(); ++i)
      if (!same(states_.columns[i], state, *columns[i], row)) return false;
    return true;
  }
  void add(const std::vector<const Column*>& columns, std::size_t row, bool faulty) {
    for (std::size_t i = 0; i < columns.size(); ++i) states_.columns[i].append(*columns[i], row);
    states_.faulty.push_back(faulty ? 1 : 0);
    ++states_.count;
  }
  void grow() {
    places_.assign(std::max<std::size_t>(64, places_.size() * 2), {});
    const std::size_t mask = places_.size() - 1;
    for (std::uint32_t s = 0; s < states_.count; ++s) {
      std::size_t at = hashes_[s] & mask;
      while (places_[at].state != kNone) at = (at + 1) & mask;
      places_[at] = {s, static_cast<std::uint32_t>(hashes_[s] >> 32)};
    }
  }

  States states_;
  std::vector<Place> places_;
  std::vector<std::uint64_t> hashes_;
};

// The rows of a layer, state by state and digit by digit.
class RowSource {
 public:
  RowSource(const Narrowed::Axis& axis, const std::vector<char>& applies) : axis_(axis), applies_(applies) {}
  // The next rows, at most kChunk; false when there are none.
  bool next(Rows& rows) {
    rows.clear();
    while (state_ < applies_.size() && rows.size() < kChunk) {
      if (!applies_[state_]) {
        rows.states.push_back(static_cast<std::uint32_t>(state_++));
        rows.digits.push_back(kOtherwise);
        continue;
      }
      const std::uint64_t take = std::min<std::uint64_t>(axis_.size - digit_, kChunk - rows.size());
      for (std::uint64_t i = 0; i < take; ++i) {
        rows.states.push_back(static_cast<std::uint32_t>(state_));
        rows.digits.push_back(axis_.digits[digit_ + i]);
      }
      digit_ += take;
      if (digit_ == axis_.size) {
        digit_ = 0;
        ++state_;
      }
    }
    return rows.size() != 0;
  }

 private:
  const Narrowed::Axis& axis_;
  const std::vector<char>& applies_;
  std::size_t state_ = 0;
  std::uint64_t digit_ = 0;
};

}  // namespace

std::optional<Diagram> Diagram::build(const SpaceModel& model, Interner& interner, const Narrowed& narrowed,
                                      const std::vector<LevelPlan>& levels, const Limits& limits) {
  Diagram diagram;
  Expander expander(model, interner, levels);
  States before = States::root();
  Rows rows;
  std::vector<char> applies;
  std::vector<const Column*> columns;
  std::uint64_t tested = 0, edges = 0;
  for (std::size_t k = 0; k < levels.size(); ++k) {
    const Narrowed::Axis& axis = narrowed.axes[levels[k].parameter];
    if (!axis.listed) return std::nullopt;
    expander.applies(k, before, applies);
    Layer layer;
    layer.first.reserve(before.count + 1);
    StateTable table(levels[k].state.size());
    RowSource source(axis, applies);
    while (source.next(rows)) {
      tested += rows.size();
      if (tested > limits.rows) return std::nullopt;
      expander.test(k, before, rows);
      if (rows.size() == 0) continue;
      columns.clear();
      for (std::size_t i = 0; i < levels[k].state.size(); ++i) columns.push_back(&expander.remembered(k, before, rows, i));
      edges += rows.size();
      if (edges > limits.edges) return std::nullopt;
      for (std::size_t i = 0; i < rows.size(); ++i) {
        while (layer.first.size() <= rows.states[i]) layer.first.push_back(static_cast<std::uint32_t>(layer.digits.size()));
        layer.digits.push_back(rows.digits[i] == kOtherwise ? kOtherwiseEdge : static_cast<std::uint32_t>(rows.digits[i]));
        layer.targets.push_back(k + 1 == levels.size() ? static_cast<std::uint32_t>(rows.faulty[i])
                                                       : table.find_or_add(columns, i, rows.faulty[i] != 0));
      }
      if (table.count() > limits.states) return std::nullopt;
    }
    while (layer.first.size() <= before.count) layer.first.push_back(static_cast<std::uint32_t>(layer.digits.size()));
    diagram.layers_.push_back(std::move(layer));
    before = table.take();
  }
  if (!diagram.count()) return std::nullopt;
  diagram.drop_dead_ends();
  diagram.find_faulty();
  return diagram;
}

bool Diagram::count() {
  for (std::size_t k = layers_.size(); k-- > 0;) {
    Layer& layer = layers_[k];
    const bool last = k + 1 == layers_.size();
    layer.counts.assign(layer.first.size() - 1, 0);
    for (std::size_t s = 0; s < layer.counts.size(); ++s) {
      Count sum = 0;
      for (std::uint32_t e = layer.first[s]; e < layer.first[s + 1]; ++e) sum += last ? 1 : layers_[k + 1].counts[layer.targets[e]];
      if (sum >> 96 != 0) return false;   // with at most 2^20 edges a state, sums below cannot have wrapped around
      layer.counts[s] = sum;
    }
  }
  return true;
}

void Diagram::drop_dead_ends() {
  for (std::size_t k = 0; k + 1 < layers_.size(); ++k) {
    Layer& layer = layers_[k];
    const auto& below = layers_[k + 1].counts;
    std::uint32_t kept = 0;
    for (std::size_t s = 0; s + 1 < layer.first.size(); ++s) {
      const std::uint32_t from = layer.first[s], to = layer.first[s + 1];
      layer.first[s] = kept;
      for (std::uint32_t e = from; e < to; ++e)
        if (below[layer.targets[e]] != 0) {
          layer.digits[kept] = layer.digits[e];
          layer.targets[kept++] = layer.targets[e];
        }
    }
    layer.first.back() = kept;
    layer.digits.resize(kept);
    layer.targets.resize(kept);
  }
}

void Diagram::find_faulty() {
  // By state: whether a faulty end can be reached. `below` is the layer behind.
  std::vector<std::vector<char>> leads(layers_.size());
  std::vector<char> below = {0, 1};
  for (std::size_t k = layers_.size(); k-- > 0;) {
    const Layer& layer = layers_[k];
    leads[k].assign(layer.counts.size(), 0);
    for (std::size_t s = 0; s < leads[k].size(); ++s)
      for (std::uint32_t e = layer.first[s]; e < layer.first[s + 1]; ++e) leads[k][s] |= below[layer.targets[e]];
    below = leads[k];
  }
  if (leads.empty() || !leads[0][0]) return;
  faulty_.emplace();
  std::uint32_t state = 0;
  for (std::size_t k = 0; k < layers_.size(); ++k) {
    const bool last = k + 1 == layers_.size();
    for (std::uint32_t e = layers_[k].first[state]; e < layers_[k].first[state + 1]; ++e) {
      const std::uint32_t target = layers_[k].targets[e];
      if (last ? target == 1 : leads[k + 1][target] != 0) {
        faulty_->push_back(layers_[k].digits[e]);
        state = target;
        break;
      }
    }
  }
}

}  // namespace retune::coordinator
