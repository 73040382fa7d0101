// Reads one parameter of a spec. Used by spec_json.cc and spec_t4_json.cc.
#pragma once

#include "coordinator/space/spec.h"

namespace retune::coordinator {

inline constexpr std::size_t kMaxParameters = 1000;
inline constexpr std::size_t kMaxListedValues = 1000000;  // of one categorical parameter

// Error: invalid_input at the cursor's place, saying what a parameter may be called.
[[nodiscard]] Expected<> check_parameter_name(const std::string& name, const JsonCursor& cursor);

// A boolean, an integer of 64 signed bits, a smaller real number or a string. Error: invalid_input at the cursor's place.
[[nodiscard]] Expected<Value> read_value(const JsonCursor& cursor, ValueStorage& storage);

// A bare list is a categorical parameter, a bare scalar a fixed one; else an object with "type". Error: invalid_input
// with the JSON pointer.
[[nodiscard]] Expected<ParameterSpec> read_parameter(const std::string& name, const JsonCursor& cursor,
                                                     ValueStorage& storage);

}  // namespace retune::coordinator
