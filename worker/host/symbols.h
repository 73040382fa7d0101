// The closed list of what a loaded object can call (worker/llvm/host_symbols.h), with addresses.
#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

struct RetuneSymbol {
  const char* name;
  void* address;
};
// The C library's and the compiler's part. `count` gets the number of entries. (C, so that names mean functions, not
// overload sets.)
const struct RetuneSymbol* retune_c_symbols(size_t* count);

#ifdef __cplusplus
}

#include <span>

namespace retune::worker {
// The runtime's part: threads, warps, traps, rounding.
[[nodiscard]] std::span<const RetuneSymbol> runtime_symbols();
}  // namespace retune::worker
#endif
