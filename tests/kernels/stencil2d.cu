// A five-point stencil over a tile in static shared memory, with its halo. The block may have any shape up to 32 x 32:
// the tile is addressed by blockDim.
#define TILE 32
extern "C" __global__ void stencil2d(const float* in, float* out, int width, int height, float centre, float side) {
  __shared__ float tile[TILE + 2][TILE + 2];
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  int tx = threadIdx.x + 1;
  int ty = threadIdx.y + 1;
  bool inside = x < width && y < height;
  tile[ty][tx] = inside ? in[y * width + x] : 0.0f;
  if (threadIdx.x == 0) tile[ty][0] = y < height && x > 0 ? in[y * width + x - 1] : 0.0f;
  if (threadIdx.x == blockDim.x - 1) tile[ty][tx + 1] = y < height && x + 1 < width ? in[y * width + x + 1] : 0.0f;
  if (threadIdx.y == 0) tile[0][tx] = x < width && y > 0 ? in[(y - 1) * width + x] : 0.0f;
  if (threadIdx.y == blockDim.y - 1) tile[ty + 1][tx] = x < width && y + 1 < height ? in[(y + 1) * width + x] : 0.0f;
  __syncthreads();
  if (inside)
    out[y * width + x] = centre * tile[ty][tx] +
                         side * (tile[ty][tx - 1] + tile[ty][tx + 1] + tile[ty - 1][tx] + tile[ty + 1][tx]);
}
