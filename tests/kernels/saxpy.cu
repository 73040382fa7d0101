// y = s * x + y, where each thread takes `per_thread` neighbouring elements: two scalars worth specialising, since a
// known per_thread lets the inner loop be unrolled and a known s = 1 lets the product go.
extern "C" __global__ void saxpy(float s, const float* __restrict__ x, float* __restrict__ y, int n, int per_thread) {
  int first = (blockIdx.x * blockDim.x + threadIdx.x) * per_thread;
  for (int k = 0; k < per_thread; ++k) {
    int i = first + k;
    if (i < n) y[i] = s * x[i] + y[i];
  }
}
