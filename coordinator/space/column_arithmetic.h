// Operations whose operands are all numbers of known types, as loops over arrays. For column.cc.
#pragma once

#include "coordinator/space/column.h"

namespace retune::coordinator {

// Computes the node over `rows` rows where there is a loop for it; false, with nothing done, where there is none.
[[nodiscard]] bool compute_typed(const Network& network, NodeId id, std::span<const Column* const> operands,
                                 std::size_t rows, Column& result);

}  // namespace retune::coordinator
