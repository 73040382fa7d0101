// What C++ device code does beside arithmetic: structures by value that are changed, local arrays, recursion, function
// pointers, tables, variables that no recording holds, atomics of every kind, both kinds of shared memory.
struct Work {
  int values[4];
  double scale;
};
__device__ static int counter = 5;               // not recorded: must start anew in each run
__constant__ const int kPrimes[6] = {2, 3, 5, 7, 11, 13};
__device__ int add_one(int x) { return x + 1; }
__device__ int twice(int x) { return 2 * x; }
typedef int (*Function)(int);
__device__ Function functions[2] = {add_one, twice};

__device__ __noinline__ int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
__device__ __noinline__ int sum_of(Work work) {
  work.values[0] += 1;
  return work.values[0] + work.values[1] + work.values[2] + work.values[3];
}

extern "C" __global__ void language(int* out, Work work, int pick, const int* __restrict__ table) {
  extern __shared__ int dynamic[];
  __shared__ double fixed[3];
  int t = threadIdx.x;
  int n = blockDim.x;
  work.values[t % 4] += t;  // every thread changes a copy of its own
  work.scale *= 2;
  dynamic[t] = t * t;
  if (t < 3) fixed[t] = t + 0.5;
  __syncthreads();
  int local[8];
  for (int i = 0; i < 8; ++i) local[i] = i * t;
  int row = 0;
#define PUT(x) out[row++ * n + t] = (x)
  PUT(sum_of(work));
  PUT(work.values[0] + work.values[1] + work.values[2] + work.values[3]);
  PUT((int)work.scale);
  PUT(dynamic[n - 1 - t]);
  PUT((int)(2 * (fixed[0] + fixed[1] + fixed[2])));
  PUT(local[t % 8]);
  PUT(fibonacci(t % 10));
  PUT(functions[(pick + t) % 2](t));
  PUT(kPrimes[t % 6]);
  PUT(__ldg(table + t));
  PUT(__isShared(&dynamic[t]) * 2 + __isShared(out));
  if (t == 0) atomicAdd(&counter, 1);
  __syncthreads();
  PUT(counter);
}

extern "C" __global__ void atomics(int* i, unsigned* u, unsigned long long* l, float* f, double* d) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&i[0], t);
  atomicSub(&i[1], t);
  atomicMin(&i[2], -t);
  atomicMax(&i[3], t);
  atomicAnd(&i[4], ~(1 << (t % 8)));
  atomicOr(&i[5], 1 << (t % 8));
  atomicXor(&i[6], t);
  int seen = i[7], assumed;
  do {
    assumed = seen;
    seen = atomicCAS(&i[7], assumed, assumed + 2);
  } while (seen != assumed);
  atomicAdd_block(&i[8], 1);
  atomicAdd_system(&i[9], 3);
  atomicInc(&u[0], 9);
  atomicDec(&u[1], 9);
  atomicMax(&u[2], 0xfffffff0u + t % 8);
  atomicExch(&u[3], 42);
  atomicAdd(&l[0], 1ULL << 33);
  atomicAdd(&f[0], 0.5f);
  atomicAdd(&d[0], 0.25);
  __threadfence();
}
