// Stage enumerate: the configurations of a spec, one after the other, in an order that is the same on every machine.
//
// A *point* gives each parameter a value. The points of a Space are those that satisfy every constraint and whose
// configuration obeys its own rules (shared/configuration/validate.h). Constraints are tested as soon as the names they
// read are bound; parameters that do not constrain each other are solved apart and combined.
//
//   Space        what is to be enumerated; immutable, may be shared by threads
//   Enumerator   walks it in order, from a stored cursor; memory O(parameters)
//   SpaceIndex   counts it, and finds the i-th point; memory bounded by SpaceIndex::kCheckpoints per group
//
// Two points may ground to one configuration. Those that come from max_threads and min_blocks_per_sm, which do not matter
// without launch bounds, are taken out here: such a parameter applies only where set_launch_bounds is true. Others (an
// expression that maps two values to one) stay and are found by the stage dedup: counts are counts of points, and the
// number of configurations is at most that.
//
// A point at which some constraint is false is out, whatever else goes wrong there. A point at which none is false but an
// expression cannot be evaluated (division by zero, overflow, wrong type) is an error, not a point left out.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "coordinator/space/spec.h"

namespace retune::coordinator {

using Count = unsigned __int128;
[[nodiscard]] std::string to_decimal(Count count);

struct Plan;

// What a spec's expressions may speak of besides its parameters.
struct SpaceContext {
  std::optional<Configuration> recorded;  // recorded_configuration(instance); none: recorded.* is unknown, and fields
                                          // that nothing binds are those of a default Configuration (one thread)
  std::optional<DeviceClass> device;      // none: device.* has empty names and the default limits
};

// Says whether a pass pipeline can be parsed (worker/llvm/kernel_compiler.h: check_pipeline). Error: invalid_input.
using PipelineChecker = std::function<Expected<>(const std::string& passes)>;

// A point by its digits: for each axis of the space the index of its value. Meaningful for one Space only.
using Point = std::vector<std::uint64_t>;

// What the enumerator and strategies hand on: a receipt that the point satisfies the spec.
struct Candidate {
  Point point;
  Configuration configuration;
};

class Space {
 public:
  // Error: invalid_input with the JSON pointer for names that are unknown, cyclic fields, expressions that do not parse, a
  // constraint that leaves a parameter no value; unsupported for what is not supported yet.
  [[nodiscard]] static Expected<Space> build(Spec spec, const SpaceContext& context = {});

  [[nodiscard]] const Spec& spec() const noexcept;
  // Things that are allowed but probably not meant: a constraint that is always true, say.
  [[nodiscard]] const std::vector<std::string>& warnings() const noexcept;
  // The number of points before constraints, decimal (it may exceed 128 bits).
  [[nodiscard]] const std::string& cartesian() const noexcept;
  // 16 hexadecimal digits: equal for equal sequences of points. Cursors carry it.
  [[nodiscard]] const std::string& fingerprint() const noexcept;
  // The parameters of each group that is solved apart, in binding order.
  [[nodiscard]] std::vector<std::vector<std::string>> groups() const;

  // Checks every pass pipeline the space can produce, where these are the values of one parameter or a literal and at
  // most `most` in number; of larger sets each pass by itself. Error: the checker's, with the pointer.
  [[nodiscard]] Expected<> check_pipelines(const PipelineChecker& checker, std::size_t most = 1000) const;

  [[nodiscard]] const std::shared_ptr<const Plan>& plan() const noexcept { return plan_; }

 private:
  explicit Space(std::shared_ptr<const Plan> plan) : plan_(std::move(plan)) {}
  std::shared_ptr<const Plan> plan_;
};

struct Batch {
  std::vector<Candidate> candidates;
  std::string cursor;       // the position behind them: JSON text, under 32 bytes a parameter
  bool exhausted = false;   // nothing comes behind them
};

// Belongs to one thread.
class Enumerator {
 public:
  // `cursor`: "" for the beginning, or what a Batch of an equal Space gave. Error: invalid_input for a cursor that is
  // malformed or of another space.
  [[nodiscard]] static Expected<Enumerator> open(const Space& space, const std::string& cursor = "");
  ~Enumerator();
  Enumerator(Enumerator&&) noexcept;
  Enumerator& operator=(Enumerator&&) noexcept;

  // The next `max` points. Error: invalid_input quoting the expression that cannot be evaluated, and the point.
  [[nodiscard]] Expected<Batch> next(std::size_t max);

  // Steps to the next point without making a configuration; false at the end. For counting and listing.
  [[nodiscard]] Expected<bool> step();
  // Of the point stepped to.
  [[nodiscard]] Expected<Configuration> configuration();
  [[nodiscard]] const Point& point() const noexcept;
  // Name and value of every parameter, in the order of the spec. Strings live until the next step().
  [[nodiscard]] std::vector<std::pair<std::string_view, Value>> parameters() const;
  [[nodiscard]] std::string cursor() const;
  // Goes to a point of this space. Error: invalid_input unless it is one.
  [[nodiscard]] Expected<> go_to(const Point& point);

 private:
  struct State;
  explicit Enumerator(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

// Belongs to one thread.
class SpaceIndex {
 public:
  static constexpr std::size_t kCheckpoints = 65536;

  // Walks each group once. `most_nodes`: how many partial assignments to look at before giving up with an `overloaded`
  // error (about 10 million a second). Other errors: those of Enumerator::next; invalid_input, naming the constraints,
  // for a space without any point; more than 2^127 points.
  [[nodiscard]] static Expected<SpaceIndex> build(const Space& space,
                                                  std::uint64_t most_nodes = std::uint64_t{1} << 62);
  ~SpaceIndex();
  SpaceIndex(SpaceIndex&&) noexcept;
  SpaceIndex& operator=(SpaceIndex&&) noexcept;

  [[nodiscard]] Count size() const noexcept;
  // The solutions of each group, in the order of Space::groups(); their product is size().
  [[nodiscard]] std::vector<std::uint64_t> group_sizes() const;
  // The point that the Enumerator yields as its `index`-th, from 0. index < size(). Error: as Enumerator::next.
  [[nodiscard]] Expected<Candidate> at(Count index);
  // The same without making the configuration; its values are then those of enumerator().
  [[nodiscard]] Expected<> go_to(Count index);
  [[nodiscard]] Enumerator& enumerator() noexcept;

 private:
  struct State;
  explicit SpaceIndex(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace retune::coordinator
