// The sum of each block's share of the input: shuffles inside a warp, shared memory between warps. out[block] is the
// block's sum; the share is a fixed number of elements a thread, so that other block sizes need other grids.
extern "C" __global__ void reduce(const float* in, float* out, int n) {
  __shared__ float of_warp[32];
  float sum = 0.0f;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) sum += in[i];
  for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_down_sync(0xffffffffu, sum, offset);
  int lane = threadIdx.x % 32;
  int warp = threadIdx.x / 32;
  if (lane == 0) of_warp[warp] = sum;
  __syncthreads();
  if (warp == 0) {
    int warps = (blockDim.x + 31) / 32;
    sum = lane < warps ? of_warp[lane] : 0.0f;
    for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_down_sync(0xffffffffu, sum, offset);
    if (lane == 0) out[blockIdx.x] = sum;
  }
}
