// Strong identifiers: values of one kind that never convert into another kind (rule 11).
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <string>

namespace retune {

// A thin, ordered, hashable wrapper. `Tag` makes the type; `T` is what it holds.
template <class Tag, class T = std::int64_t>
class StrongId {
 public:
  constexpr StrongId() = default;
  constexpr explicit StrongId(T value) : value_(std::move(value)) {}
  [[nodiscard]] constexpr const T& value() const noexcept { return value_; }
  friend constexpr auto operator<=>(const StrongId&, const StrongId&) = default;

 private:
  T value_{};
};

// Rows of the store (dense, given by the database).
using CampaignId = StrongId<struct CampaignTag>;
using EvaluationId = StrongId<struct EvaluationTag>;
using TargetId = StrongId<struct TargetTag>;  // one campaign on one (device class, toolchain)
// A coordinator's turn in office, issued by the database; only ever grows.
using Term = StrongId<struct TermTag>;
// The fencing number of a lease: a report under an older epoch is kept and not counted.
using Epoch = StrongId<struct EpochTag>;
// A worker's stable name, chosen by its operator: "host1/0".
using WorkerName = StrongId<struct WorkerNameTag, std::string>;
// The dynamic hash of an instance, 64 hex digits for our own recordings, decimal for Mneme's.
using InstanceId = StrongId<struct InstanceTag, std::string>;

}  // namespace retune

template <class Tag, class T>
struct std::hash<retune::StrongId<Tag, T>> {
  std::size_t operator()(const retune::StrongId<Tag, T>& id) const noexcept { return std::hash<T>()(id.value()); }
};
