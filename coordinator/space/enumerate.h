// Stage enumerate: the configurations of a spec, one after the other, in an order that is the same on every machine.
//
// A *point* gives each parameter a value. The points of a Space are those that satisfy every constraint and whose
// configuration obeys its own rules (shared/configuration/validate.h). Where several points ground to one configuration only
// the first is kept (unless a single group of parameters has more than two million points: then the stage dedup finds them).
//
//   Space        what is to be enumerated; immutable, may be shared by threads
//   Enumerator   walks it in order, from a stored cursor or the i-th point
//
// How: constraints are looked at alone first, under all values of the few parameters they read, which drops values and
// constraints; parameters that then have nothing to do with each other fall into groups. The points of a group are a layered
// graph of states (diagram.h), so that they are counted and found by index without being listed; a group too large for that
// is walked depth first, in memory that does not depend on its size. The order in which the parameters of a group are bound
// is the solver's; groups follow each other by their first parameter, the last one changing fastest.
//
// A parameter whose `when` is false has the value `otherwise` and adds no points. max_threads and min_blocks_per_sm, which
// do not matter without launch bounds, have an implicit `when`: set_launch_bounds.
//
// A point at which some constraint is false is left out. One where none is false but an expression cannot be evaluated
// (division by zero, overflow, wrong type) is an error of the spec.
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
struct Solution;
class Expression;

// A number of points: exact; nothing in `number` beyond 2^127.
struct SpaceSize {
  std::optional<unsigned __int128> number;
  std::string text;        // decimal, however large

  // At most what 64 bits hold.
  [[nodiscard]] std::uint64_t clamped() const noexcept {
    return number && *number <= ~std::uint64_t{0} ? static_cast<std::uint64_t>(*number) : ~std::uint64_t{0};
  }
};

class Space {
 public:
  // Error: invalid_input with the JSON pointer for names that are unknown, fields and parameters that need each other in a
  // circle, expressions that do not parse; unsupported for what is not supported yet.
  [[nodiscard]] static Expected<Space> build(Spec spec, const SpaceContext& context = {});

  [[nodiscard]] const Spec& spec() const noexcept;
  // Things that are allowed but probably not meant, such as a parameter that nothing reads.
  [[nodiscard]] const std::vector<std::string>& warnings() const noexcept;
  // The number of points before constraints, decimal and exact.
  [[nodiscard]] const std::string& cartesian() const noexcept;
  // Whether a parameter has a real range, so that the space can be sampled but not listed.
  [[nodiscard]] bool has_reals() const noexcept;
  // 16 hexadecimal digits: equal for equal sequences of points. Cursors carry it.
  [[nodiscard]] const std::string& fingerprint() const noexcept;

  // Checks the pass pipelines that the space can produce: all values of a parameter that is the field `passes`, at most
  // `most`; of pass sequences each pass by itself; a literal; what an expression makes of the parameters it reads, where
  // these have at most `most` combinations. Asks the checker once, and not at all where there are none. Error: the
  // checker's for the first that is wrong, with the pointer.
  [[nodiscard]] Expected<> check_pipelines(const PipelineChecker& checker, std::size_t most = 1000) const;

  // The exact number of points. What cannot be counted from the groups' graphs is walked, looking at no more than `most`
  // assignments. Error: overloaded where that is not enough; invalid_input, quoting the expression and the point, where
  // something cannot be evaluated, and for a spec with a real range, which has no number of points.
  [[nodiscard]] Expected<SpaceSize> size(std::uint64_t most = ~std::uint64_t{0}) const;
  // invalid_input: that the space holds no point, and which constraints leave nothing (the fewest found that do so together).
  [[nodiscard]] Error empty_error() const;
  // Constraints that hold whatever the parameters' values, of those with at most `most` assignments: as warnings.
  [[nodiscard]] std::vector<std::string> never_false(std::uint64_t most = std::uint64_t{1} << 20) const;

  [[nodiscard]] const std::shared_ptr<const SpacePlan>& plan() const noexcept { return plan_; }
  // Solved when first asked for (within about a second), by whichever thread asks. Error: as size().
  [[nodiscard]] Expected<std::shared_ptr<const Solution>> solution() const;

 private:
  struct Solved;
  struct Pipelines {
    std::vector<std::string> passes;
    std::vector<std::string> pointers;  // where each stands in the spec
  };
  explicit Space(std::shared_ptr<const SpacePlan> plan);
  [[nodiscard]] Pipelines pipelines(std::size_t most) const;
  void add_computed_pipelines(const Expression& expression, const std::string& pointer, std::size_t most, Pipelines& all) const;
  std::shared_ptr<const SpacePlan> plan_;
  std::shared_ptr<Solved> solved_;
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
  // malformed or of another space, and as Space::size() for what cannot be listed.
  [[nodiscard]] static Expected<Enumerator> open(const Space& space, const std::string& cursor = "");
  // For a space with real ranges too: only go_to() and draw() may be used then.
  [[nodiscard]] static Expected<Enumerator> open_for_draws(const Space& space);
  ~Enumerator();
  Enumerator(Enumerator&&) noexcept;
  Enumerator& operator=(Enumerator&&) noexcept;

  // The next `max` points. Error: invalid_input quoting the expression that cannot be evaluated, and the point.
  [[nodiscard]] Expected<Batch> next(std::size_t max);

  // Steps to the next point; false at the end.
  [[nodiscard]] Expected<bool> step();
  // Goes to the index-th point, from 0; index < size. Error: unsupported where a group is too large for a graph.
  [[nodiscard]] Expected<bool> go(unsigned __int128 index);
  // Goes to a point; false when it is none of this space (a constraint is false, a digit too large).
  [[nodiscard]] Expected<bool> go_to(const Point& point);
  // Goes to a point drawn uniformly, group by group; `random` gives 64 random bits. False where the space is empty. Error:
  // failed where the points of an open group are too rare to be drawn.
  [[nodiscard]] Expected<bool> draw(const std::function<std::uint64_t()>& random);

  // Of the point stepped to.
  [[nodiscard]] Configuration configuration();
  [[nodiscard]] Point point() const;
  // Index of each parameter's value, by parameter; ~0 where it does not apply.
  [[nodiscard]] const std::vector<std::uint64_t>& digits() const noexcept;
  // Name and value of every parameter, in the order of the spec. Strings live until the next step().
  [[nodiscard]] std::vector<std::pair<std::string_view, Value>> parameters();
  [[nodiscard]] std::string cursor() const;

 private:
  struct State;
  explicit Enumerator(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace retune::coordinator
