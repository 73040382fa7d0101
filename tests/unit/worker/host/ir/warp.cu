// Warp and block operations, each result in a row of its own: out[row * threads + thread].
extern "C" __global__ void warp_operations(const unsigned* in, unsigned* out, int rows) {
  int threads = blockDim.x * gridDim.x;
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned v = in[t];
  unsigned warp_threads = blockDim.x - threadIdx.x / 32 * 32;
  unsigned mask = warp_threads >= 32 ? 0xffffffffu : (1u << warp_threads) - 1;
  int row = 0;
#define PUT(x) out[row++ * threads + t] = (unsigned)(x)
  PUT(__shfl_up_sync(mask, v, 3));
  PUT(__shfl_down_sync(mask, v, 5, 8));
  PUT(__shfl_xor_sync(mask, v, 1));
  PUT(__shfl_sync(mask, v, 2, 4));
  PUT(__ballot_sync(mask, v & 1));
  PUT(__any_sync(mask, v == 7));
  PUT(__all_sync(mask, v < 1000));
  PUT(__match_any_sync(mask, v % 5));
  int same = 0;
  PUT(__match_all_sync(mask, v % 5, &same));
  PUT(same);
  PUT(__nvvm_redux_sync_add(v, mask));  // clang 19's __reduce_add_sync hands mask and value on in the wrong order
  PUT(__nvvm_redux_sync_umax(v, mask));
  PUT(__nvvm_redux_sync_xor(v, mask));
  PUT(__syncthreads_count(v & 1));
  PUT(__syncthreads_and(v < 1000));
  PUT(__syncthreads_or(v == 7));
  unsigned converged = 0;
  if (threadIdx.x % 32 < 10) converged = __activemask(); else converged = __activemask() + 1;
  PUT(converged);
  __syncwarp(mask);
  // Halves of a warp in different places, each with its own mask.
  if (threadIdx.x % 32 < 16) PUT(__shfl_sync(mask & 0xffffu, v, 0)); else PUT(__shfl_sync(mask & 0xffff0000u, v, 16));
  // Some lanes end; the others still shuffle and synchronise.
  if (threadIdx.x % 4 == 3) { PUT(12345); return; }
  PUT(__shfl_down_sync(__activemask(), v, 1));
  __syncthreads();
}

// A result that depends on every thread arriving at each of many barriers.
extern "C" __global__ void many_barriers(unsigned* out, int rounds) {
  __shared__ unsigned slots[1024];
  slots[threadIdx.x] = threadIdx.x;
  for (int i = 0; i < rounds; ++i) {
    __syncthreads();
    unsigned next = slots[(threadIdx.x + 1) % blockDim.x];
    __syncthreads();
    slots[threadIdx.x] = next;
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = slots[threadIdx.x];
}
