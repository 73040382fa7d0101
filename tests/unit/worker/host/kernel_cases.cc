#include "tests/unit/worker/host/kernel_cases.h"

#include <cmath>
#include <cstring>
#include <random>

#include "shared/base/file.h"

namespace retune::worker::testing {
namespace {

constexpr std::uint64_t kBase = 0x200000000000;
constexpr std::uint64_t kStep = 2 << 20;

// Collects regions at recorded-looking addresses, and arguments.
struct Builder {
  KernelCase one;
  template <class T>
  void buffer(const std::vector<T>& before, const std::vector<T>& after, ComparisonRule rule) {
    InstanceMemory::Piece piece;
    piece.address = kBase + one.memory.regions.size() * kStep;
    piece.before = bytes_of(before);
    piece.after = bytes_of(after);
    argument(piece.address);
    one.memory.regions.push_back(std::move(piece));
    one.region_rules.push_back(rule);
  }
  template <class T>
  void variable(const std::string& name, const std::vector<T>& before, const std::vector<T>& after, ComparisonRule rule) {
    one.memory.variables.push_back({0, name, bytes_of(before), bytes_of(after)});
    one.variable_rules.push_back(rule);
  }
  template <class T>
  void argument(T value) {
    one.arguments.push_back(bytes_of(value));
  }
};

ComparisonRule exact() { return {}; }
ComparisonRule within(double threshold, ElementType type = ElementType::f32) {
  return {type, threshold, ThresholdKind::relative, Norm::none, ""};
}

std::vector<float> uniform(std::size_t count, float low, float high, unsigned seed) {
  std::mt19937 engine(seed);
  std::uniform_real_distribution<float> draw(low, high);
  std::vector<float> out(count);
  for (float& value : out) value = draw(engine);
  return out;
}

std::uint32_t ceil_div(std::size_t a, std::size_t b) { return static_cast<std::uint32_t>((a + b - 1) / b); }

void vector_add(Builder& b) {
  const int n = 5000;
  auto x = uniform(n, -1, 1, 1);
  auto y = uniform(n, -1, 1, 2);
  std::vector<float> sum(n);
  for (int i = 0; i < n; ++i) sum[i] = x[i] + y[i];
  b.buffer(x, x, exact());
  b.buffer(y, y, exact());
  b.buffer(std::vector<float>(n), sum, exact());
  b.argument(n);
  for (std::uint32_t block : {256u, 1u, 33u, 1024u}) b.one.shapes.push_back({{ceil_div(n, block), 1, 1}, {block, 1, 1}});
}

void saxpy(Builder& b) {
  const int n = 6000;
  const int per_thread = 4;
  const float s = 2.5f;
  auto x = uniform(n, 0, 1, 3);
  auto y = uniform(n, 0, 1, 4);
  auto out = y;
  for (int i = 0; i < n; ++i) out[i] = std::fma(s, x[i], y[i]);
  b.argument(s);
  b.buffer(x, x, exact());
  b.buffer(y, out, within(1e-5));
  b.argument(n);
  b.argument(per_thread);
  for (std::uint32_t block : {128u, 32u, 100u, 512u})
    b.one.shapes.push_back({{ceil_div(n, block * per_thread), 1, 1}, {block, 1, 1}});
}

void stencil2d(Builder& b) {
  const int width = 90;
  const int height = 70;
  const float centre = 0.5f;
  const float side = 0.125f;
  auto in = uniform(static_cast<std::size_t>(width) * height, 0, 1, 5);
  std::vector<float> out(in.size());
  auto at = [&](int x, int y) { return x < 0 || y < 0 || x >= width || y >= height ? 0.0f : in[static_cast<std::size_t>(y * width + x)]; };
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      out[static_cast<std::size_t>(y * width + x)] =
          centre * at(x, y) + side * (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1));
  b.buffer(in, in, exact());
  b.buffer(std::vector<float>(in.size()), out, within(1e-5));
  b.argument(width);
  b.argument(height);
  b.argument(centre);
  b.argument(side);
  for (auto [x, y] : {std::pair{16u, 16u}, {32u, 8u}, {8u, 4u}, {32u, 32u}})
    b.one.shapes.push_back({{ceil_div(width, x), ceil_div(height, y), 1}, {x, y, 1}});
}

void matmul(Builder& b) {
  const int n = 48;
  auto x = uniform(static_cast<std::size_t>(n) * n, 0, 1, 6);
  auto y = uniform(static_cast<std::size_t>(n) * n, 0, 1, 7);
  std::vector<float> out(x.size());
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) {
      double sum = 0;
      for (int k = 0; k < n; ++k)
        sum += double{x[static_cast<std::size_t>(row * n + k)]} * y[static_cast<std::size_t>(k * n + column)];
      out[static_cast<std::size_t>(row * n + column)] = static_cast<float>(sum);
    }
  b.buffer(x, x, exact());
  b.buffer(y, y, exact());
  b.buffer(std::vector<float>(out.size()), out, within(1e-5));
  b.argument(n);
  for (std::uint32_t tile : {16u, 8u, 5u, 32u})
    b.one.shapes.push_back({{ceil_div(n, tile), ceil_div(n, tile), 1}, {tile, tile, 1}, 2 * tile * tile * 4});
}

void reduce(Builder& b) {
  const int n = 10000;
  const std::uint32_t blocks = 8;
  const std::uint32_t threads = 128;
  auto in = uniform(n, 0, 1, 8);
  std::vector<float> out(blocks);
  for (std::uint32_t block = 0; block < blocks; ++block) {
    double sum = 0;
    for (std::uint32_t i = block * threads; i < n; i += blocks * threads)
      for (std::uint32_t k = 0; k < threads && i + k < n; ++k) sum += double{in[i + k]};
    out[block] = static_cast<float>(sum);
  }
  b.buffer(in, in, exact());
  b.buffer(std::vector<float>(blocks), out, within(1e-4));
  b.argument(n);
  // What each block sums depends on the block's size, so the recorded shape is the only one.
  b.one.shapes.push_back({{blocks, 1, 1}, {threads, 1, 1}});
}

void histogram(Builder& b) {
  const int n = 20000;
  std::mt19937 engine(9);
  std::vector<unsigned char> data(n);
  std::vector<std::uint32_t> bins(256);
  for (auto& value : data) {
    value = static_cast<unsigned char>(engine() % 251);
    ++bins[value];
  }
  b.buffer(data, data, exact());
  b.buffer(std::vector<std::uint32_t>(256), bins, exact());
  b.argument(n);
  for (std::uint32_t block : {128u, 32u, 96u, 1000u}) b.one.shapes.push_back({{12, 1, 1}, {block, 1, 1}});
}

struct Scale {
  float factor;
  double offset;
  short shift;
};

void variables(Builder& b) {
  const int n = 5000;
  Scale scale;
  std::memset(&scale, 0, sizeof scale);
  scale.factor = 1.5f;
  scale.offset = 2.25;
  scale.shift = -3;
  const signed char small = -5;
  auto x = uniform(n, 0, 10, 10);
  auto coefficients = uniform(8, 0.1f, 1, 11);
  auto table = uniform(256, 3, 67, 12);
  const std::vector<int> untouched = {101, 202, 303};  // not the initial values of the module
  std::vector<float> last(256);
  std::vector<double> y(n);
  const std::vector<std::uint64_t> hits = {1000};
  std::vector<std::uint64_t> more = hits;
  for (int i = 0; i < n; ++i) {
    float v = x[static_cast<std::size_t>(i)] * scale.factor +
              table[static_cast<std::size_t>(i & 255)] * coefficients[static_cast<std::size_t>(i & 7)] +
              static_cast<float>(untouched[static_cast<std::size_t>(i % 3)]);
    y[static_cast<std::size_t>(i)] = double{-v} + scale.offset + scale.shift + small;
    if ((i & 63) == 0) ++more[0];
    if (i >= n - 256) last[static_cast<std::size_t>(i & 255)] = v;
  }
  b.buffer(x, x, exact());
  b.buffer(std::vector<double>(n), y, within(1e-6, ElementType::f64));
  b.argument(n);
  b.argument(true);
  b.argument(small);
  b.argument(scale);
  b.variable("coefficients", coefficients, coefficients, exact());
  b.variable("hits", hits, more, exact());
  b.variable("last", std::vector<float>(256), last, within(1e-5));
  b.variable("table", table, table, exact());
  b.variable("untouched", untouched, untouched, exact());
  for (std::uint32_t block : {128u, 32u, 200u}) b.one.shapes.push_back({{ceil_div(n, block), 1, 1}, {block, 1, 1}});
}

void grid_stride(Builder& b) {
  const int n = 6000;
  const float decay = 0.75f;
  auto x = uniform(n, 0, 4, 13);
  std::vector<float> y(n);
  for (std::size_t i = 0; i < x.size(); ++i)
    y[i] = static_cast<float>(std::exp(-double{decay} * double{x[i]}) + std::sqrt(double{x[i]} + 1.0));
  b.buffer(x, x, exact());
  b.buffer(std::vector<float>(n), y, within(1e-5));
  b.argument(n);
  b.argument(decay);
  for (auto [grid, block] : {std::pair{8u, 128u}, {3u, 64u}, {1u, 1u}, {20u, 250u}})
    b.one.shapes.push_back({{grid, 1, 1}, {block, 1, 1}});
}

void launch3d(Builder& b) {
  const int nx = 50;
  const int ny = 30;
  const int nz = 10;
  std::vector<int> in(static_cast<std::size_t>(nx) * ny * nz);
  std::vector<int> out(in.size());
  for (std::size_t i = 0; i < in.size(); ++i) in[i] = static_cast<int>(i * 7);
  for (int z = 0; z < nz; ++z)
    for (int y = 0; y < ny; ++y)
      for (int x = 0; x < nx; ++x) {
        auto i = static_cast<std::size_t>((z * ny + y) * nx + x);
        out[i] = in[i] + x + 100 * y + 10000 * z;
      }
  b.buffer(in, in, exact());
  b.buffer(std::vector<int>(in.size()), out, exact());
  b.argument(nx);
  b.argument(ny);
  b.argument(nz);
  for (Dim3 block : {Dim3{8, 4, 4}, Dim3{32, 2, 1}, Dim3{1, 7, 3}, Dim3{16, 16, 4}})
    b.one.shapes.push_back({{ceil_div(nx, block.x), ceil_div(ny, block.y), ceil_div(nz, block.z)}, block});
}

struct Named {
  const char* name;
  void (*build)(Builder&);
};
constexpr Named kCases[] = {{"vector_add", vector_add}, {"saxpy", saxpy},         {"stencil2d", stencil2d},
                            {"matmul", matmul},         {"reduce", reduce},       {"histogram", histogram},
                            {"variables", variables},   {"grid_stride", grid_stride}, {"launch3d", launch3d}};

}  // namespace

const std::vector<std::string>& case_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> out;
    for (const Named& named : kCases) out.emplace_back(named.name);
    return out;
  }();
  return names;
}

KernelCase make_case(const std::string& name) {
  Builder builder;
  builder.one.name = name;
  for (const Named& named : kCases)
    if (name == named.name) named.build(builder);
  return std::move(builder.one);
}

Buffer read_ir(const std::string& name) {
  auto bytes = read_file(std::string(RETUNE_SOURCE_DIR) + "/tests/kernels/" + name + ".ll");
  return bytes ? *bytes : Buffer{};
}

KernelSource source_of(const KernelCase& one) {
  KernelSource source;
  source.modules.push_back(read_ir(one.name));
  source.kernel = one.name;
  source.arguments = one.arguments;
  for (const auto& variable : one.memory.variables) source.variables.push_back(variable.name);
  return source;
}

Configuration configuration_of(const Shape& shape) {
  Configuration configuration;
  configuration.grid = shape.grid;
  configuration.block = shape.block;
  configuration.shared_mem = shape.shared_mem;
  return configuration;
}

Launch launch_of(const KernelCase& one, const Shape& shape) {
  return {shape.grid, shape.block, shape.shared_mem, one.arguments};
}

std::string fault(ReplayDevice& device, const KernelCase& one) {
  for (std::size_t i = 0; i < one.memory.regions.size(); ++i) {
    auto report = compare_region(fmt::format("region {}", i), one.region_rules[i], device.region(i), one.memory.regions[i].after);
    if (!report.passed)
      return fmt::format("{}: {} bad elements, first {}, largest error {}", report.name, report.bad_elements,
                         report.first_bad_index, report.largest_error);
  }
  for (std::size_t i = 0; i < one.memory.variables.size(); ++i) {
    auto report = compare_region(one.memory.variables[i].name, one.variable_rules[i], device.variable(i),
                                 one.memory.variables[i].after);
    if (!report.passed)
      return fmt::format("{}: {} bad elements, first {}, largest error {}", report.name, report.bad_elements,
                         report.first_bad_index, report.largest_error);
  }
  for (const std::string& write : device.outside_writes()) return "outside write at " + write;
  return "";
}

}  // namespace retune::worker::testing
