// What a space asks of its parameters, as the solver sees it: a Network whose nodes are the constraints, conditions, fields
// and rules of configurations, and an axis for every parameter. Made from a SpacePlan by SpaceModel::of.
//
// Internal to coordinator/space.
#pragma once

#include "coordinator/space/column.h"
#include "coordinator/space/plan.h"

namespace retune::coordinator {

// The digit of a parameter whose `when` is false; points (enumerate.h) write 0 instead.
inline constexpr std::uint64_t kOtherwise = ~std::uint64_t{0};

// Axes with more values than this are never listed one by one.
inline constexpr std::uint64_t kMostListed = std::uint64_t{1} << 20;

struct ModelAxis {
  const Domain* domain = nullptr;   // of the plan
  NodeId node = kNoNode;
  NodeId when = kNoNode;            // kNoNode: always
  Value otherwise;
  // The values by digit and behind them `otherwise`, where they are listed.
  bool listed = false;
  Column values;
  [[nodiscard]] std::size_t element(std::uint64_t digit) const {
    return digit == kOtherwise ? static_cast<std::size_t>(domain->size()) : static_cast<std::size_t>(digit);
  }
};

// Something that must be true of every point.
struct ModelVerdict {
  NodeId node = kNoNode;
  std::size_t source = 0;   // index into sources
};

struct SpaceModel {
  struct Source {           // a constraint, or a field that has a rule
    std::string pointer;
    std::string text;
    bool is_constraint = false;
  };

  std::shared_ptr<const SpacePlan> plan;
  Network network;
  std::vector<ModelAxis> axes;                    // by parameter
  std::array<NodeId, kFieldCount> fields{};       // as configurations have them
  std::array<NodeId, kFieldCount> grounded{};     // as grounded configurations have them
  std::vector<Source> sources;                    // the plan's constraints first
  std::vector<ModelVerdict> verdicts;
  bool binds_fields = false;                      // whether a point is more than its parameters

  // `without`: sources left out, by index. A constraint that is the constant false stays a verdict.
  [[nodiscard]] static std::unique_ptr<SpaceModel> of(const std::shared_ptr<const SpacePlan>& plan,
                                                      const std::vector<char>& without = {});

  // The column of a parameter for digits. `column` is reset; strings that are not of the network go to `interner`.
  void fill(std::uint32_t parameter, std::span<const std::uint64_t> digits, Interner& interner, Column& column) const;

 private:
  void add_axes();
  void add_fields(std::vector<NodeId>& slots);
  void add_verdicts(const std::vector<NodeId>& slots, const std::vector<char>& without);
  void add_verdict(NodeId node, Source source, const std::vector<char>& without);
};

}  // namespace retune::coordinator
