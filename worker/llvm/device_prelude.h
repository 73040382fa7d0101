// What only a GPU has, written as host IR: textual functions named after the intrinsic they stand for (llvm.nvvm.X is
// @nvvm.X here). lower.h links in what a kernel needs. A function whose first parameter is called %context wants the
// thread's context in front of the intrinsic's own operands.
#pragma once

#include <string>

namespace retune::worker {

// Thread indices, barriers, warp operations, memory, traps.
[[nodiscard]] std::string device_prelude_threads();
// Rounding modes, conversions, approximations, integers, half precision, and libdevice functions without a body.
[[nodiscard]] std::string device_prelude_math();

}  // namespace retune::worker
