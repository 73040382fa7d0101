// c = a * b, n x n, in square tiles held in dynamic shared memory: 2 * blockDim.x * blockDim.x floats. The tile is the
// block (blockDim.x == blockDim.y), so its shape can be tuned together with the shared memory it needs.
extern "C" __global__ void matmul(const float* a, const float* b, float* c, int n) {
  extern __shared__ float tiles[];
  int tile = blockDim.x;
  float* tile_a = tiles;
  float* tile_b = tiles + tile * tile;
  int tx = threadIdx.x;
  int ty = threadIdx.y;
  int column = blockIdx.x * tile + tx;
  int row = blockIdx.y * tile + ty;
  float sum = 0.0f;
  for (int first = 0; first < n; first += tile) {
    tile_a[ty * tile + tx] = row < n && first + tx < n ? a[row * n + first + tx] : 0.0f;
    tile_b[ty * tile + tx] = column < n && first + ty < n ? b[(first + ty) * n + column] : 0.0f;
    __syncthreads();
    for (int k = 0; k < tile; ++k) sum += tile_a[ty * tile + k] * tile_b[k * tile + tx];
    __syncthreads();
  }
  if (row < n && column < n) c[row * n + column] = sum;
}
