/* The C library functions beyond standard C are asked for here or on the command line. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "worker/host/symbols.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "worker/llvm/host_symbols.h"

/* The compiler's helpers have no header. */
#define RETUNE_DECLARE(name) void name(void);
RETUNE_COMPILER_HELPERS(RETUNE_DECLARE)

static struct RetuneSymbol symbols[] = {
#define RETUNE_BOTH(name) {#name, (void*)&name}, {#name "f", (void*)&name##f},
#define RETUNE_ONE(name) {#name, (void*)&name},
    RETUNE_LIBM_UNARY(RETUNE_BOTH) RETUNE_LIBM_MORE(RETUNE_BOTH) RETUNE_LIBC(RETUNE_ONE)
        RETUNE_COMPILER_HELPERS(RETUNE_ONE)};

const struct RetuneSymbol* retune_c_symbols(size_t* count) {
  *count = sizeof symbols / sizeof symbols[0];
  return symbols;
}
