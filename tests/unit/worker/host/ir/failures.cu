// Kernels that go wrong, each in its own way.
#include <assert.h>
#include <stdio.h>
extern "C" __global__ void traps(int* data) {
  if (data[0] == threadIdx.x + 1000) __trap();
}
extern "C" __global__ void asserts(int* data) {
  __shared__ int copy;
  if (threadIdx.x == 0) copy = data[0];
  __syncthreads();
  assert(copy == 4242);
}
extern "C" __global__ void reads_at(int* data, const int* where) { data[threadIdx.x] = where[threadIdx.x]; }
extern "C" __global__ void writes_behind(int* data, int index) {
  if (threadIdx.x == 0) data[index] = 77;
}
extern "C" __global__ void writes_shared(int* data, int index) {
  __shared__ int mine[4];
  mine[threadIdx.x] = index;
  __syncthreads();
  mine[index] = data[0];
  __syncthreads();
  data[threadIdx.x] = mine[threadIdx.x];
}
extern "C" __global__ void divides(int* data) { data[threadIdx.x] = 100 / data[threadIdx.x]; }
// Half of a warp waits for all lanes at a shuffle, the other half at the block's barrier.
extern "C" __global__ void diverges(int* data) {
  int v = data[threadIdx.x];
  if (threadIdx.x < 16) v = __shfl_sync(0xffffffffu, v, 3);
  __syncthreads();
  data[threadIdx.x] = v;
}
extern "C" __global__ void prints(int* data) {
  if (threadIdx.x < 2) printf("thread %d of %s has %5.2f and %lld%%\n", threadIdx.x, "block", data[31] * 0.5, 1LL << 40);
  data[threadIdx.x] = 1;
}
extern "C" __device__ int elsewhere(int);
extern "C" __global__ void calls_elsewhere(int* data) { data[0] = elsewhere(data[0]); }
extern "C" __global__ void uses_assembly(int* data) {
  asm volatile("red.global.add.s32 [%0], 1;" ::"l"(data));
}
// Needs more stack than a thread has; the barrier gives each thread a stack of its own.
extern "C" __global__ void fills_its_stack(int* data, int n) {
  int local[200000];
  for (int i = 0; i < n; ++i) local[i] = data[i % 32] + i;
  __syncthreads();
  int sum = 0;
  for (int i = 0; i < n; ++i) sum += local[(i * 7919) % n];
  data[threadIdx.x] = sum;
}
