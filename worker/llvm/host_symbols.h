// The closed list of what a host object may refer to outside itself: X-macros, so that the compiler can check names and
// the loader can take addresses from one list. C and C++.
#pragma once

// The C library's mathematics and memory, by double and float name.
#define RETUNE_LIBM_UNARY(X)                                                                                          \
  X(acos) X(acosh) X(asin) X(asinh) X(atan) X(atanh) X(cbrt) X(ceil) X(cos) X(cosh) X(erf) X(erfc) X(exp) X(exp10)     \
  X(exp2) X(expm1) X(fabs) X(floor) X(j0) X(j1) X(lgamma) X(log) X(log10) X(log1p) X(log2) X(logb) X(nearbyint)        \
  X(rint) X(round) X(roundeven) X(sin) X(sinh) X(sqrt) X(tan) X(tanh) X(tgamma) X(trunc) X(y0) X(y1)                   \
  X(ilogb) X(llrint) X(llround) X(lrint) X(lround)
#define RETUNE_LIBM_MORE(X)                                                                                           \
  X(atan2) X(copysign) X(fdim) X(fma) X(fmax) X(fmin) X(fmod) X(frexp) X(hypot) X(jn) X(ldexp) X(modf) X(nextafter)    \
  X(pow) X(remainder) X(remquo) X(scalbn) X(sincos) X(yn)
#define RETUNE_LIBC(X) X(memcpy) X(memmove) X(memset) X(memcmp) X(bcmp) X(strlen) X(malloc) X(free) X(calloc)
// The compiler's own helpers for 128-bit integers and half precision.
#define RETUNE_COMPILER_HELPERS(X)                                                                                    \
  X(__divti3) X(__modti3) X(__udivti3) X(__umodti3) X(__multi3) X(__floattisf) X(__floattidf) X(__floatuntisf)         \
  X(__floatuntidf) X(__fixsfti) X(__fixdfti) X(__fixunssfti) X(__fixunsdfti) X(__truncsfhf2) X(__truncdfhf2)           \
  X(__extendhfsf2)
// worker/host's runtime. Those named retune_rt_sync_… make threads wait for each other.
#define RETUNE_RUNTIME(X)                                                                                             \
  X(retune_rt_sync_barrier) X(retune_rt_sync_barrier_reduce) X(retune_rt_sync_warp) X(retune_rt_sync_shuffle)          \
  X(retune_rt_sync_vote) X(retune_rt_sync_match) X(retune_rt_sync_reduce) X(retune_rt_sync_activemask)                 \
  X(retune_rt_sync_yield) X(retune_rt_sync_exit) X(retune_rt_trap) X(retune_rt_assert_fail) X(retune_rt_print)         \
  X(retune_rt_round_f32) X(retune_rt_round_f64) X(retune_rt_round_i64_f32) X(retune_rt_round_i64_f64)                  \
  X(retune_rt_truncsfbf2) X(retune_rt_truncdfbf2)
