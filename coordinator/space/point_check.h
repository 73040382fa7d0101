// Looks at one point, expression by expression, and says what cannot be evaluated at it. The solver finds that something is
// wrong; this finds the words. Internal to coordinator/space; belongs to one thread.
#pragma once

#include "coordinator/space/plan.h"

namespace retune::coordinator {

class PointCheck {
 public:
  explicit PointCheck(const SpacePlan& plan)
      : plan_(plan), environment_(plan.environment), texts_(plan.order.size()), temporaries_(kFieldCount) {}

  // Whether the point satisfies the spec. Error: invalid_input quoting the expression that cannot be evaluated, with the
  // values of the parameters.
  [[nodiscard]] Expected<bool> check(const Point& point);

 private:
  enum class Verdict { holds, fails };
  [[nodiscard]] Expected<bool> applies(std::size_t k);
  [[nodiscard]] Expected<Verdict> check_level(std::size_t level);
  [[nodiscard]] Expected<Verdict> check_constraints(std::size_t level, bool quiet);
  [[nodiscard]] std::string bindings(std::size_t level) const;
  [[nodiscard]] Unexpected fault(const Expression& expression, const std::string& pointer, std::size_t level) const;

  const SpacePlan& plan_;
  std::vector<Value> environment_;
  std::vector<std::string> texts_;        // of pass sequences, by level
  std::vector<std::string> temporaries_;  // strings that expressions made, by field
  Evaluator evaluator_;
};

}  // namespace retune::coordinator
