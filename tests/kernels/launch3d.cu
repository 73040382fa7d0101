// Three-dimensional grid and block: each thread of the launch writes its own place, so a missing, doubled or swapped
// dimension shows.
extern "C" __global__ void launch3d(const int* in, int* out, int nx, int ny, int nz) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  int z = blockIdx.z * blockDim.z + threadIdx.z;
  if (x < nx && y < ny && z < nz) {
    int i = (z * ny + y) * nx + x;
    out[i] = in[i] + x + 100 * y + 10000 * z;
  }
}
