#include "coordinator/space/propagate.h"

#include <algorithm>

namespace retune::coordinator {
namespace {

constexpr std::size_t kChunk = 4096;
constexpr std::uint64_t kSmallTable = std::uint64_t{1} << 15;
// Worth it where a long list of values may become a short one.
constexpr std::uint64_t kLargeTable = std::uint64_t{1} << 19;
constexpr std::uint64_t kLongList = 64;
constexpr std::uint64_t kMostRows = std::uint64_t{1} << 21;   // in all
constexpr std::uint64_t kTooMany = ~std::uint64_t{0};

std::vector<std::uint32_t> parameters_of(const ParameterSet& support, std::size_t count) {
  std::vector<std::uint32_t> all;
  for (std::uint32_t i = 0; i < count; ++i)
    if (support[i]) all.push_back(i);
  return all;
}

// Every assignment of some parameters, in chunks.
class Table {
 public:
  Table(SpaceModel& model, const std::vector<Narrowed::Axis>& axes, std::vector<std::uint32_t> parameters)
      : model_(model), axes_(axes), parameters_(std::move(parameters)), columns_(model.network, model.network.interner()) {
    rows_ = 1;
    for (const std::uint32_t parameter : parameters_) {
      const std::uint64_t size = elements(parameter);
      if (!axes_[parameter].listed || (size != 0 && rows_ > kTooMany / size)) rows_ = kTooMany;
      if (rows_ != kTooMany) rows_ *= size;
    }
  }

  [[nodiscard]] std::uint64_t rows() const { return rows_; }
  [[nodiscard]] const std::vector<std::uint32_t>& parameters() const { return parameters_; }
  // The values that a parameter can have, the one where its `when` is false included.
  [[nodiscard]] std::uint64_t elements(std::uint32_t parameter) const {
    return axes_[parameter].size + (model_.axes[parameter].when != kNoNode ? 1 : 0);
  }

  // Calls see(columns) for each chunk, until it returns false. A row's place in the list of the k-th parameter is
  // position(row, k).
  template <class See>
  void each(See see) {
    strides_.assign(parameters_.size(), 1);
    for (std::size_t k = parameters_.size(); k-- > 1;) strides_[k - 1] = strides_[k] * elements(parameters_[k]);
    for (std::uint64_t from = 0; from < rows_; from += kChunk) {
      const std::size_t count = static_cast<std::size_t>(std::min<std::uint64_t>(kChunk, rows_ - from));
      columns_.begin(count);
      digits_.resize(count);
      positions_.resize(parameters_.size());
      for (std::size_t k = 0; k < parameters_.size(); ++k) {
        const auto& axis = axes_[parameters_[k]];
        const std::uint64_t size = elements(parameters_[k]);
        std::uint64_t at = (from / strides_[k]) % size, left = strides_[k] - from % strides_[k];
        positions_[k].resize(count);
        for (std::size_t i = 0; i < count; ++i) {
          digits_[i] = at < axis.size ? axis.digits[at] : kOtherwise;
          positions_[k][i] = static_cast<std::uint32_t>(at);
          if (--left == 0) {
            left = strides_[k];
            if (++at == size) at = 0;
          }
        }
        model_.fill(parameters_[k], digits_, model_.network.interner(), columns_.define(model_.axes[parameters_[k]].node));
      }
      if (!see(columns_)) return;
    }
  }
  [[nodiscard]] std::uint32_t position(std::size_t row, std::size_t k) const { return positions_[k][row]; }

 private:
  SpaceModel& model_;
  const std::vector<Narrowed::Axis>& axes_;
  std::vector<std::uint32_t> parameters_;
  std::uint64_t rows_ = 1;
  std::vector<std::uint64_t> strides_;
  std::vector<std::uint64_t> digits_;
  std::vector<std::vector<std::uint32_t>> positions_;
  Columns columns_;
};

std::vector<Narrowed::Axis> all_digits(const SpaceModel& model) {
  std::vector<Narrowed::Axis> axes(model.axes.size());
  for (std::size_t i = 0; i < axes.size(); ++i) {
    axes[i].size = model.axes[i].domain->size();
    axes[i].listed = model.axes[i].listed;
    if (!axes[i].listed) continue;
    axes[i].digits.resize(axes[i].size);
    for (std::uint32_t d = 0; d < axes[i].size; ++d) axes[i].digits[d] = d;
  }
  return axes;
}

class Narrower {
 public:
  explicit Narrower(SpaceModel& model) : model_(model) { result_.axes = all_digits(model); }

  Narrowed run() {
    std::vector<Pending> open;
    for (const ModelVerdict& verdict : model_.verdicts)
      open.push_back({verdict, parameters_of(model_.network.support(verdict.node), model_.axes.size())});
    std::vector<Pending> kept;
    while (!open.empty() && !result_.empty) {
      // The smallest first: what it leaves makes the others smaller.
      std::size_t best = 0;
      std::uint64_t best_rows = kTooMany;
      for (std::size_t i = 0; i < open.size(); ++i)
        if (const std::uint64_t rows = rows_of(open[i].parameters); rows < best_rows) {
          best = i;
          best_rows = rows;
        }
      Pending next = std::move(open[best]);
      open.erase(open.begin() + static_cast<std::ptrdiff_t>(best));
      const std::vector<std::uint32_t> shrunk = best_rows == kTooMany ? std::vector<std::uint32_t>() : look(next, best_rows);
      if (!next.done) kept.push_back(std::move(next));
      // What reads a parameter that has much fewer values now is looked at again.
      for (std::size_t i = 0; i < kept.size();) {
        const bool again = std::any_of(shrunk.begin(), shrunk.end(), [&](std::uint32_t p) {
          return model_.network.support(kept[i].verdict.node)[p];
        });
        if (again) open.push_back(std::move(kept[i]));
        if (again) kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(i));
        else ++i;
      }
    }
    for (Pending& pending : open) kept.push_back(std::move(pending));
    std::sort(kept.begin(), kept.end(), [](const Pending& a, const Pending& b) {
      return std::pair(a.verdict.source, a.verdict.node) < std::pair(b.verdict.source, b.verdict.node);
    });
    for (const Pending& pending : kept) result_.verdicts.push_back(pending.verdict);
    return std::move(result_);
  }

 private:
  struct Pending {
    ModelVerdict verdict;
    std::vector<std::uint32_t> parameters;
    bool done = false;
  };

  // What looking at a verdict would cost; kTooMany where it is not worth it.
  std::uint64_t rows_of(const std::vector<std::uint32_t>& parameters) const {
    std::uint64_t rows = 1, longest = 0;
    for (const std::uint32_t parameter : parameters) {
      const auto& axis = result_.axes[parameter];
      if (!axis.listed) return kTooMany;
      rows *= axis.size + (model_.axes[parameter].when != kNoNode ? 1 : 0);
      longest = std::max(longest, axis.size);
      if (rows > kLargeTable) return kTooMany;
    }
    if (rows > kSmallTable && longest < kLongList) return kTooMany;
    return rows + looked_at_ > kMostRows ? kTooMany : rows;
  }

  // Returns the parameters that have lost half of their values or more.
  std::vector<std::uint32_t> look(Pending& pending, std::uint64_t rows) {
    looked_at_ += rows + 64;
    Table table(model_, result_.axes, pending.parameters);
    std::vector<std::vector<char>> supported;
    for (const std::uint32_t parameter : pending.parameters) supported.emplace_back(table.elements(parameter), 0);
    // Other verdicts on no more than these parameters hold too: what only they reject has no support either.
    std::vector<NodeId> others;
    for (const ModelVerdict& other : model_.verdicts)
      if (other.node != pending.verdict.node && !model_.network.is_constant(other.node) &&
          (model_.network.support(other.node) & ~model_.network.support(pending.verdict.node)).none())
        others.push_back(other.node);
    bool any = false, all = true, faulty = false;
    table.each([&](Columns& columns) {
      const Column& verdict = columns.get(pending.verdict.node);
      possible_.assign(columns.rows(), 1);
      for (const NodeId other : others) {
        const Column& column = columns.get(other);
        for (std::size_t i = 0; i < columns.rows(); ++i)
          if (column.fault(i) == Fault::none && !truth(column.at(i))) possible_[i] = 0;
      }
      for (std::size_t i = 0; i < columns.rows(); ++i) {
        const bool fault = verdict.fault(i) != Fault::none;
        faulty = faulty || fault;
        if (!fault && !truth(verdict.at(i))) all = false;
        else if (possible_[i]) {
          any = true;
          for (std::size_t k = 0; k < supported.size(); ++k) supported[k][table.position(i, k)] = 1;
        }
      }
      return true;
    });
    pending.done = all && !faulty;
    if (!any) result_.empty = true;
    std::vector<std::uint32_t> shrunk;
    for (std::size_t k = 0; k < supported.size(); ++k) {
      auto& axis = result_.axes[pending.parameters[k]];
      const std::uint64_t before = axis.size;
      std::size_t left = 0;
      for (std::size_t d = 0; d < axis.size; ++d)
        if (supported[k][d]) axis.digits[left++] = axis.digits[d];
      axis.digits.resize(left);
      axis.size = left;
      if (left * 2 <= before && left < before) shrunk.push_back(pending.parameters[k]);
      if (left == 0 && model_.axes[pending.parameters[k]].when == kNoNode) result_.empty = true;
    }
    // One that reads a single parameter holds for every value left, except perhaps for that of a false `when`.
    if (supported.size() == 1 && !faulty && (model_.axes[pending.parameters[0]].when == kNoNode || supported[0].back()))
      pending.done = true;
    return shrunk;
  }

  SpaceModel& model_;
  Narrowed result_;
  std::vector<char> possible_;
  std::uint64_t looked_at_ = 0;
};

}  // namespace

Narrowed narrow(SpaceModel& model) { return Narrower(model).run(); }

std::optional<bool> always_holds(SpaceModel& model, NodeId verdict, std::uint64_t most) {
  const auto axes = all_digits(model);
  Table table(model, axes, parameters_of(model.network.support(verdict), model.axes.size()));
  if (table.rows() > most) return std::nullopt;
  bool holds = true;
  table.each([&](Columns& columns) {
    const Column& column = columns.get(verdict);
    for (std::size_t i = 0; i < columns.rows() && holds; ++i) holds = column.fault(i) == Fault::none && truth(column.at(i));
    return holds;
  });
  return holds;
}

}  // namespace retune::coordinator
