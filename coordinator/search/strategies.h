// The strategies, one function each. For strategy.cc.
#pragma once

#include "coordinator/search/strategy.h"

namespace retune::coordinator {

[[nodiscard]] Expected<std::unique_ptr<Strategy>> open_exhaustive(const Space& space, const std::string& cursor);
[[nodiscard]] Expected<std::unique_ptr<Strategy>> open_random(const Space& space, const std::string& cursor);

}  // namespace retune::coordinator
