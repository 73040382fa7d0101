// Mathematical functions, each in a row of its own: out[row * n + i] from x[i] and y[i].
template <class T>
__device__ void rows(const T* x, const T* y, T* out, int n, int i) {
  T a = x[i], b = y[i];
  int row = 0;
#define PUT(e) out[row++ * n + i] = (T)(e)
  PUT(exp(a)); PUT(exp2(a)); PUT(exp10(a)); PUT(expm1(a)); PUT(log(b)); PUT(log2(b)); PUT(log10(b)); PUT(log1p(b));
  PUT(sin(a)); PUT(cos(a)); PUT(tan(a)); PUT(asin(a / 8)); PUT(acos(a / 8)); PUT(atan(a)); PUT(atan2(a, b));
  PUT(sinh(a)); PUT(cosh(a)); PUT(tanh(a)); PUT(sqrt(b)); PUT(rsqrt(b)); PUT(cbrt(a)); PUT(pow(b, a)); PUT(hypot(a, b));
  PUT(fmod(a, b)); PUT(remainder(a, b)); PUT(floor(a)); PUT(ceil(a)); PUT(trunc(a)); PUT(round(a)); PUT(rint(a));
  PUT(fabs(a)); PUT(fmin(a, b)); PUT(fmax(a, b)); PUT(fma(a, b, a)); PUT(copysign(b, a)); PUT(erf(a)); PUT(erfc(a));
  PUT(tgamma(b)); PUT(lgamma(b)); PUT(fdim(a, b)); PUT(ldexp(a, 3)); PUT(ilogb(b)); PUT(isnan(a) ? 1 : 0);
}
extern "C" __global__ void floats(const float* x, const float* y, float* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) rows(x, y, out, n, i);
}
extern "C" __global__ void doubles(const double* x, const double* y, double* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) rows(x, y, out, n, i);
}
// Directed rounding, conversions and bit operations, exact.
extern "C" __global__ void exact(const float* x, const float* y, const double* d, unsigned long long* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float a = x[i], b = y[i];
  double c = d[i], e = y[i];
  int row = 0;
#undef PUT
#define F(v) out[row++ * n + i] = __float_as_uint(v)
#define D(v) out[row++ * n + i] = __double_as_longlong(v)
#define I(v) out[row++ * n + i] = (unsigned long long)(long long)(v)
  F(__fadd_rd(a, b)); F(__fadd_ru(a, b)); F(__fadd_rz(a, b)); F(__fmul_rd(a, b)); F(__fmul_ru(a, b)); F(__fmul_rz(a, b));
  F(__fmaf_rd(a, b, a)); F(__fmaf_ru(a, b, a)); F(__fmaf_rz(a, b, a)); F(__fdiv_rd(a, b)); F(__fdiv_ru(a, b));
  F(__fdiv_rz(a, b)); F(__fsqrt_rd(b)); F(__fsqrt_ru(b)); F(__frcp_rd(b)); F(__frcp_ru(b));
  F(__double2float_rd(c)); F(__double2float_ru(c)); F(__double2float_rz(c));
  D(__dadd_rd(c, e)); D(__dadd_ru(c, e)); D(__dmul_rd(c, e)); D(__dmul_ru(c, e)); D(__fma_rz(c, e, c)); D(__ddiv_rd(c, e));
  D(__dsqrt_ru(e));
  I(__float2int_rn(a)); I(__float2int_rd(a)); I(__float2int_ru(a)); I(__float2int_rz(a)); I(__double2ll_rn(c));
  I(__double2int_rd(c)); F(__int2float_rd(16777217 + 2 * i)); F(__ll2float_ru(1152921504606846977LL + i));
  int k = (int)(c * 1000) - i * 77;
  unsigned u = (unsigned)k * 2654435761u;
  I(__popc(u)); I(__clz(u)); I(__ffs(u)); I(__brev(u)); I(__byte_perm(u, ~u, 0x6240)); I(__mulhi(k, (int)u));
  I(__umulhi(u, u)); I(__sad(k, i, u)); I(__mul24(k, i)); I(__funnelshift_l(u, k, 7)); I(__popcll(((unsigned long long)u << 32) | k));
}
