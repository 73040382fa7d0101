// Stage enumerate: the configurations of a spec, one after the other, in an order that is the same on every machine.
//
// A *point* gives each parameter a value. The points of a Space are those that satisfy every constraint and whose
// configuration obeys its own rules (shared/configuration/validate.h). Parameters are bound in an order in which what their
// `when` reads comes first, otherwise as in the file, the last one changing fastest; fields and constraints are computed
// as soon as the names they read are bound, so that a constraint that fails cuts off everything below it.
//
//   Space        what is to be enumerated; immutable, may be shared by threads
//   Enumerator   walks it in order, from a stored cursor; memory O(parameters)
//   SpaceIndex   counts it, and finds the i-th point; memory bounded by kCheckpoints
//
// A parameter whose `when` is false has the value `otherwise` and adds no points. max_threads and min_blocks_per_sm, which
// do not matter without launch bounds, have an implicit `when`: set_launch_bounds. Two points may still ground to one
// configuration (an expression that maps two values to one); these are found by the stage dedup.
//
// At a binding where some constraint is false nothing else is looked at. One where none is false but an expression cannot
// be evaluated (division by zero, overflow, wrong type) is an error, not a point left out.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "coordinator/space/spec.h"

namespace retune::coordinator {

// What a spec's expressions may speak of besides its parameters and the configuration's fields.
struct SpaceContext {
  std::optional<Configuration> recorded;  // recorded_configuration(instance); none: recorded.* is unknown, and fields
                                          // that nothing binds are those of a default Configuration (one thread)
  std::optional<DeviceClass> device;      // none: device.* has empty names and the default limits
};

// Says of each pass pipeline whether LLVM parses it, in order; may stop after one that it does not
// (worker/sandbox/inspector.h: check_pipelines). Error: they cannot be checked at all.
using PipelineChecker = std::function<Expected<std::vector<Expected<>>>(const std::vector<std::string>& pipelines)>;

// A point by its digits: for each parameter of the spec the index of its value; for one whose `when` is false 0.
using Point = std::vector<std::uint64_t>;

// What the enumerator and strategies hand on: a receipt that the point satisfies the spec.
struct Candidate {
  Point point;
  Configuration configuration;
};

struct SpacePlan;
class Expression;

class Space {
 public:
  // Error: invalid_input with the JSON pointer for names that are unknown, fields and parameters that need each other in a
  // circle, expressions that do not parse; unsupported for what is not supported yet.
  [[nodiscard]] static Expected<Space> build(Spec spec, const SpaceContext& context = {});

  [[nodiscard]] const Spec& spec() const noexcept;
  // Things that are allowed but probably not meant, such as a parameter that nothing reads.
  [[nodiscard]] const std::vector<std::string>& warnings() const noexcept;
  // The number of points before constraints, decimal; "more than 2^128" beyond.
  [[nodiscard]] const std::string& cartesian() const noexcept;
  // 16 hexadecimal digits: equal for equal sequences of points. Cursors carry it.
  [[nodiscard]] const std::string& fingerprint() const noexcept;

  // Checks the pass pipelines that the space can produce: all values of a parameter that is the field `passes`, at most
  // `most`; of pass sequences each pass by itself; a literal; what an expression makes of the parameters it reads, where
  // these have at most `most` combinations. Asks the checker once, and not at all where there are none. Error: the
  // checker's for the first that is wrong, with the pointer.
  [[nodiscard]] Expected<> check_pipelines(const PipelineChecker& checker, std::size_t most = 1000) const;

  [[nodiscard]] const std::shared_ptr<const SpacePlan>& plan() const noexcept { return plan_; }

 private:
  struct Pipelines {
    std::vector<std::string> passes;
    std::vector<std::string> pointers;  // where each stands in the spec
  };
  explicit Space(std::shared_ptr<const SpacePlan> plan) : plan_(std::move(plan)) {}
  [[nodiscard]] Pipelines pipelines(std::size_t most) const;
  void add_computed_pipelines(const Expression& expression, const std::string& pointer, std::size_t most, Pipelines& all) const;
  std::shared_ptr<const SpacePlan> plan_;
};

struct Batch {
  std::vector<Candidate> candidates;
  std::string cursor;       // the position behind them: JSON text
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

  // Steps to the next point; false at the end. `nodes`, where given, is counted up for every partial assignment looked at
  // and stops the walk with an overloaded error when it reaches `most_nodes`.
  [[nodiscard]] Expected<bool> step(std::uint64_t* nodes = nullptr, std::uint64_t most_nodes = 0);
  // Of the point stepped to.
  [[nodiscard]] Configuration configuration() const;
  [[nodiscard]] Point point() const;
  // Name and value of every parameter, in the order of the spec. Strings live until the next step().
  [[nodiscard]] std::vector<std::pair<std::string_view, Value>> parameters() const;
  [[nodiscard]] std::string cursor() const;
  // Goes to a point; false when it is none of this space (a constraint is false, a digit too large).
  [[nodiscard]] Expected<bool> go_to(const Point& point);

 private:
  struct State;
  explicit Enumerator(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

// Belongs to one thread.
class SpaceIndex {
 public:
  static constexpr std::size_t kCheckpoints = 16384;

  // Walks the space once. `most_nodes`: how many partial assignments to look at before giving up with an `overloaded`
  // error. Other errors: those of Enumerator::step.
  [[nodiscard]] static Expected<SpaceIndex> build(const Space& space, std::uint64_t most_nodes = std::uint64_t{1} << 62);

  [[nodiscard]] std::uint64_t size() const noexcept { return size_; }
  // The point that the Enumerator yields as its `index`-th, from 0. index < size().
  [[nodiscard]] Expected<Candidate> at(std::uint64_t index);
  // Where at() has been last.
  [[nodiscard]] Enumerator& enumerator() noexcept { return enumerator_; }

 private:
  explicit SpaceIndex(Enumerator enumerator) : enumerator_(std::move(enumerator)) {}
  Enumerator enumerator_;
  std::uint64_t size_ = 0;
  std::uint64_t stride_ = 1;            // points between two checkpoints
  std::vector<Point> checkpoints_;      // of points 0, stride, 2·stride, …
};

}  // namespace retune::coordinator
