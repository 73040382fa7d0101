// Reads one parameter of a spec. Used by spec_json.cc alone.
#pragma once

#include "coordinator/space/spec.h"

namespace retune::coordinator {

inline constexpr std::size_t kMaxParameters = 1000;
inline constexpr std::size_t kMaxListedValues = 1000000;  // of one categorical parameter

// A bare list is a categorical parameter, a bare scalar a fixed one; else an object with "type". Error: invalid_input
// with the JSON pointer.
[[nodiscard]] Expected<ParameterSpec> read_parameter(const std::string& name, const JsonCursor& cursor,
                                                     ValueStorage& storage);

}  // namespace retune::coordinator
