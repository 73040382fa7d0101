// Device and constant variables that the kernel reads, writes and leaves alone, and a structure passed by value.
struct Scale {
  float factor;
  double offset;
  short shift;
};
__constant__ float coefficients[8];
__device__ float table[256];
__device__ float last[256];
__device__ unsigned long long hits = 7;
__device__ int untouched[3] = {11, 22, 33};

extern "C" __global__ void variables(const float* x, double* y, int n, bool flip, signed char small, Scale scale) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = x[i] * scale.factor + table[i & 255] * coefficients[i & 7] + (float)untouched[i % 3];
  double r = flip ? -v : v;
  y[i] = r + scale.offset + scale.shift + small;
  if ((i & 63) == 0) atomicAdd(&hits, 1ULL);
  if (i >= n - 256) last[i & 255] = v;
}
