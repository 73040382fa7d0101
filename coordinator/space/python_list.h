// Lists as Python writes them, which is how tuning problems of other programs give a parameter's values: "[16, 32]",
// "list(range(1, 9))", "[1, 2] + [32 * i for i in range(1, 33) if i != 3]".
//
// Elements are expressions (expression.h), so nothing of Python is run. Understood are […], (…), bare commas, list(…),
// range(…), comprehensions with any number of `for` and `if`, and + between lists. Pure.
#pragma once

#include "coordinator/space/value.h"

namespace retune::coordinator {

inline constexpr std::size_t kMaxPythonListElements = 1000000;
inline constexpr std::size_t kMaxPythonListDepth = 20;

// The elements as a JSON array. Error: invalid_input that says which part is none of the above, or more than
// kMaxPythonListElements elements.
[[nodiscard]] Expected<Json> python_list(std::string_view text);

}  // namespace retune::coordinator
