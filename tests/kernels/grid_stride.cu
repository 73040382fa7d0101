// A grid-stride loop whose work is mathematical functions: exponential and square root.
extern "C" __global__ void grid_stride(const float* x, float* y, int n, float decay) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    y[i] = expf(-decay * x[i]) + sqrtf(x[i] + 1.0f);
}
