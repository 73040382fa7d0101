// Points as JSON, the same names and values again and again: their text is made once. Belongs to one thread.
#pragma once

#include "coordinator/space/enumerate.h"

namespace retune::coordinator {

class PointText {
 public:
  // Error: that of Space::solution().
  [[nodiscard]] static Expected<PointText> of(const Space& space);
  ~PointText();
  PointText(PointText&&) noexcept;
  // {"name":value,…} of every parameter, in the order of the spec. `digits`: as Enumerator::digits() gives them.
  void append(const std::vector<std::uint64_t>& digits, std::string& out);

 private:
  struct State;
  explicit PointText(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace retune::coordinator
