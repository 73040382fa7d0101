// What only a GPU has, on the CPU: warps, barriers, atomics, device mathematics, C++ in device code.
#include <cfenv>
#include <cmath>
#include <numeric>

#include "tests/unit/worker/host/device_run.h"

namespace retune::worker::testing {
namespace {

const char* const kPipelines[] = {"default<O0>", "default<O1>", "default<O3>"};

TEST(WarpOperations, GiveWhatPtxSaysAlsoInAPartialWarpAndAfterLanesHaveEnded) {
  constexpr unsigned kBlock = 72;  // two warps and a quarter
  constexpr unsigned kThreads = 2 * kBlock;
  constexpr unsigned kRows = 19;
  std::vector<unsigned> in(kThreads);
  for (unsigned i = 0; i < kThreads; ++i) in[i] = i < kBlock ? (i * 37 + 11) % 101 : 7;
  std::vector<std::vector<unsigned>> want(kRows, std::vector<unsigned>(kThreads));
  for (unsigned block = 0; block < 2; ++block) {
    unsigned odd = 0;
    bool all = true;
    bool seven = false;
    for (unsigned t = 0; t < kBlock; ++t) {
      unsigned v = in[block * kBlock + t];
      odd += v & 1;
      all &= v < 1000;
      seven |= v == 7;
    }
    for (unsigned t = 0; t < kBlock; ++t) {
      const unsigned g = block * kBlock + t;
      const unsigned lane = t % 32;
      const unsigned warp = g - lane;  // of its first thread
      const unsigned lanes = std::min(32u, kBlock - t / 32 * 32);
      const unsigned mask = lanes == 32 ? 0xffffffffu : (1u << lanes) - 1;
      auto of = [&](unsigned other) { return other < lanes ? in[warp + other] : in[g]; };
      unsigned ballot = 0, any = 0, matching = 0, sum = 0, most = 0, bits = 0;
      bool every = true, same = true;
      for (unsigned l = 0; l < lanes; ++l) {
        unsigned v = in[warp + l];
        ballot |= (v & 1) << l;
        any |= v == 7;
        every &= v < 1000;
        matching |= static_cast<unsigned>(v % 5 == in[g] % 5) << l;
        same &= v % 5 == in[warp] % 5;
        sum += v;
        most = std::max(most, v);
        bits ^= v;
      }
      unsigned row = 0;
      auto put = [&](unsigned v) { want[row++][g] = v; };
      put(lane >= 3 ? of(lane - 3) : in[g]);
      put(lane % 8 + 5 <= 7 ? of(lane + 5) : in[g]);
      put(of(lane ^ 1));
      put(of(lane / 4 * 4 + 2));
      put(ballot);
      put(any);
      put(every);
      put(matching);
      put(same ? mask : 0);
      put(same);
      put(sum);
      put(most);
      put(bits);
      put(odd);
      put(all);
      put(seven);
      put(lane < 10 ? mask & 0x3ffu : (mask & ~0x3ffu) + 1);
      put(lane < 16 ? of(0) : of(16));
      put(lane % 4 == 3 ? 12345 : lane % 4 == 2 ? in[g] : of(lane + 1));
    }
  }
  for (const char* passes : kPipelines) {
    DeviceRun run("warp", "warp_operations");
    run.buffer(in).buffer(std::vector<unsigned>(kRows * kThreads)).argument(int{kRows});
    auto result = run.run({2, 1, 1}, {kBlock, 1, 1}, 0, passes);
    ASSERT_TRUE(result) << words(result);
    auto out = run.contents<unsigned>(1);
    for (unsigned row = 0; row < kRows; ++row)
      for (unsigned t = 0; t < kThreads; ++t)
        ASSERT_EQ(out[row * kThreads + t], want[row][t]) << passes << " row " << row << " thread " << t;
  }
}

TEST(Barriers, LetEveryThreadArriveEachOfManyTimes) {
  constexpr unsigned kBlock = 200;
  constexpr int kRounds = 50;
  for (const char* passes : kPipelines) {
    DeviceRun run("warp", "many_barriers");
    run.buffer(std::vector<unsigned>(3 * kBlock)).argument(kRounds);
    auto result = run.run({3, 1, 1}, {kBlock, 1, 1}, 0, passes);
    ASSERT_TRUE(result) << words(result);
    auto out = run.contents<unsigned>(0);
    for (unsigned i = 0; i < 3 * kBlock; ++i) ASSERT_EQ(out[i], (i % kBlock + kRounds) % kBlock) << passes;
  }
}

TEST(DeviceLanguage, StructuresTablesRecursionAndUnrecordedVariablesBehaveAsInEachLaunchOfItsOwn) {
  struct Work {
    int values[4];
    double scale;
  };
  constexpr int kBlock = 64;
  constexpr int kRows = 13;
  std::vector<int> table(kBlock);
  std::iota(table.begin(), table.end(), 100);
  auto fibonacci = [](int n) {
    int a = 0, b = 1;
    for (; n > 0; --n) b = std::exchange(a, b) + b;
    return a;
  };
  for (const char* passes : kPipelines) {
    DeviceRun run("language", "language");
    run.buffer(std::vector<int>(kRows * kBlock)).argument(Work{{1, 2, 3, 4}, 1.5}).argument(1).buffer(table);
    auto result = run.run({1, 1, 1}, {kBlock, 1, 1}, kBlock * 4, passes);
    ASSERT_TRUE(result) << words(result);
    for (int again = 0; again < 2; ++again) {
      auto out = run.contents<int>(0);
      for (int t = 0; t < kBlock; ++t) {
        const int primes[] = {2, 3, 5, 7, 11, 13};
        const int want[kRows] = {11 + t, 10 + t, 3, (kBlock - 1 - t) * (kBlock - 1 - t), 9, t % 8 * t, fibonacci(t % 10),
                                 (1 + t) % 2 == 0 ? t + 1 : 2 * t, primes[t % 6], 100 + t, 2, 6, 6};
        for (int row = 0; row < 12; ++row) ASSERT_EQ(out[static_cast<std::size_t>(row * kBlock + t)], want[row]) << passes << " row " << row << " thread " << t;
      }
      result = run.again({1, 1, 1}, {kBlock, 1, 1}, kBlock * 4);
      ASSERT_TRUE(result) << words(result);
    }
  }
}

TEST(Atomics, OfEveryKindAddUpOverBlocksAndCpuThreads) {
  for (const char* passes : kPipelines) {
    DeviceRun run("language", "atomics");
    run.buffer(std::vector<int>{0, 0, 0, -5, -1, 0, 0, 10, 0, 0})
        .buffer(std::vector<unsigned>{0, 5, 0, 0})
        .buffer(std::vector<std::uint64_t>{0})
        .buffer(std::vector<float>{0})
        .buffer(std::vector<double>{0});
    auto result = run.run({4, 1, 1}, {64, 1, 1}, 0, passes);
    ASSERT_TRUE(result) << words(result);
    EXPECT_EQ(run.contents<int>(0), (std::vector<int>{32640, -32640, -255, 255, -256, 255, 0, 522, 256, 768})) << passes;
    EXPECT_EQ(run.contents<unsigned>(1), (std::vector<unsigned>{6, 9, 0xfffffff7u, 42})) << passes;
    EXPECT_EQ(run.contents<std::uint64_t>(2)[0], std::uint64_t{256} << 33);
    EXPECT_EQ(run.contents<float>(3)[0], 128.0f);
    EXPECT_EQ(run.contents<double>(4)[0], 64.0);
  }
}

template <class T>
std::vector<T> mathematics(T a, T b) {
  using namespace std;
  return {exp(a), exp2(a), pow(T(10), a), expm1(a), log(b), log2(b), log10(b), log1p(b), sin(a), cos(a), tan(a), asin(a / 8),
          acos(a / 8), atan(a), atan2(a, b), sinh(a), cosh(a), tanh(a), sqrt(b), 1 / sqrt(b), cbrt(a), pow(b, a), hypot(a, b),
          fmod(a, b), remainder(a, b), floor(a), ceil(a), trunc(a), round(a), rint(a), fabs(a), fmin(a, b), fmax(a, b),
          fma(a, b, a), copysign(b, a), erf(a), erfc(a), tgamma(b), lgamma(b), fdim(a, b), ldexp(a, 3),
          static_cast<T>(ilogb(b)), T(0)};
}

template <class T>
void expect_mathematics(const char* kernel, double relative) {
  const int n = 64;
  std::vector<T> x, y;
  for (int i = 0; i < n; ++i) {
    x.push_back(static_cast<T>(-3 + i * 0.0953125));
    y.push_back(static_cast<T>(0.13 + i * 0.0917));
  }
  const std::size_t rows = mathematics<T>(1, 1).size();
  for (const char* passes : {"default<O0>", "default<O3>"}) {
    DeviceRun run("mathematics", kernel);
    run.buffer(x).buffer(y).buffer(std::vector<T>(rows * n)).argument(n);
    auto result = run.run({2, 1, 1}, {32, 1, 1}, 0, passes);
    ASSERT_TRUE(result) << words(result);
    auto out = run.template contents<T>(2);
    for (std::size_t i = 0; i < n; ++i) {
      auto want = mathematics<T>(x[i], y[i]);
      for (std::size_t row = 0; row < rows; ++row)
        EXPECT_NEAR(out[row * n + i], want[row], relative * std::max(std::fabs(double(want[row])), 0.3))
            << kernel << " " << passes << " row " << row << " of x = " << x[i] << ", y = " << y[i];
    }
  }
}

TEST(DeviceMathematics, InSinglePrecisionAgreesWithTheCLibrary) { expect_mathematics<float>("floats", 3e-6); }
TEST(DeviceMathematics, InDoublePrecisionAgreesWithTheCLibrary) { expect_mathematics<double>("doubles", 4e-15); }

template <class F>
auto in_mode(int mode, F f) {
  fesetround(mode);
  auto result = f();
  fesetround(FE_TONEAREST);
  return result;
}

TEST(DeviceMathematics, DirectedRoundingConversionsAndBitOperationsAreExact) {
  const int n = 48;
  std::vector<float> x, y;
  std::vector<double> d;
  for (int i = 0; i < n; ++i) {
    x.push_back(static_cast<float>(-2.3 + i * 0.1034567));
    y.push_back(static_cast<float>(0.21 + i * 0.0917123));
    d.push_back(-1.7 + i * 0.08123456789012);
  }
  auto bits = [](auto value) {
    std::uint64_t out = 0;
    std::memcpy(&out, &value, sizeof value);
    return out;
  };
  auto integer = [](auto value) { return static_cast<std::uint64_t>(static_cast<std::int64_t>(value)); };
  for (const char* passes : {"default<O0>", "default<O3>"}) {
    DeviceRun run("mathematics", "exact");
    constexpr int kRows = 45;
    run.buffer(x).buffer(y).buffer(d).buffer(std::vector<std::uint64_t>(kRows * n)).argument(n);
    auto result = run.run({1, 1, 1}, {64, 1, 1}, 0, passes);
    ASSERT_TRUE(result) << words(result);
    auto out = run.contents<std::uint64_t>(3);
    for (int i = 0; i < n; ++i) {
      volatile float a = x[static_cast<std::size_t>(i)];
      volatile float b = y[static_cast<std::size_t>(i)];
      volatile double c = d[static_cast<std::size_t>(i)];
      volatile double e = double{b};
      const int down = FE_DOWNWARD, up = FE_UPWARD, zero = FE_TOWARDZERO;
      std::vector<std::uint64_t> want;
      for (int mode : {down, up, zero}) want.push_back(bits(in_mode(mode, [&] { volatile float r = a + b; return float{r}; })));
      for (int mode : {down, up, zero}) want.push_back(bits(in_mode(mode, [&] { volatile float r = a * b; return float{r}; })));
      for (int mode : {down, up, zero}) want.push_back(bits(in_mode(mode, [&] { volatile float r = std::fma(float{a}, float{b}, float{a}); return float{r}; })));
      for (int mode : {down, up, zero}) want.push_back(bits(in_mode(mode, [&] { volatile float r = a / b; return float{r}; })));
      for (int mode : {down, up}) want.push_back(bits(in_mode(mode, [&] { volatile float r = std::sqrt(float{b}); return float{r}; })));
      for (int mode : {down, up}) want.push_back(bits(in_mode(mode, [&] { volatile float r = 1.0f / b; return float{r}; })));
      for (int mode : {down, up, zero}) want.push_back(bits(in_mode(mode, [&] { volatile float r = static_cast<float>(double{c}); return float{r}; })));
      for (int mode : {down, up}) want.push_back(bits(in_mode(mode, [&] { volatile double r = c + e; return double{r}; })));
      for (int mode : {down, up}) want.push_back(bits(in_mode(mode, [&] { volatile double r = c * e; return double{r}; })));
      want.push_back(bits(in_mode(zero, [&] { volatile double r = std::fma(double{c}, double{e}, double{c}); return double{r}; })));
      want.push_back(bits(in_mode(down, [&] { volatile double r = c / e; return double{r}; })));
      want.push_back(bits(in_mode(up, [&] { volatile double r = std::sqrt(double{e}); return double{r}; })));
      want.push_back(integer(std::nearbyint(a)));
      want.push_back(integer(std::floor(a)));
      want.push_back(integer(std::ceil(a)));
      want.push_back(integer(std::trunc(a)));
      want.push_back(integer(std::nearbyint(c)));
      want.push_back(integer(std::floor(c)));
      volatile int whole = 16777217 + 2 * i;
      volatile std::int64_t large = 1152921504606846977LL + i;
      want.push_back(bits(in_mode(down, [&] { volatile float r = static_cast<float>(whole); return float{r}; })));
      want.push_back(bits(in_mode(up, [&] { volatile float r = static_cast<float>(large); return float{r}; })));
      const int k = static_cast<int>(c * 1000) - i * 77;
      const unsigned u = static_cast<unsigned>(k) * 2654435761u;
      unsigned reversed = 0;
      for (int bit = 0; bit < 32; ++bit) reversed |= ((u >> bit) & 1) << (31 - bit);
      want.push_back(integer(__builtin_popcount(u)));
      want.push_back(integer(u == 0 ? 32 : __builtin_clz(u)));
      want.push_back(integer(__builtin_ffs(static_cast<int>(u))));
      want.push_back(reversed);
      const unsigned not_u = ~u;
      want.push_back((u & 0xff) | ((not_u & 0xff) << 8) | ((u >> 16 & 0xff) << 16) | ((not_u >> 16 & 0xff) << 24));
      want.push_back(integer(static_cast<int>((std::int64_t{k} * static_cast<int>(u)) >> 32)));
      want.push_back((std::uint64_t{u} * u) >> 32);
      want.push_back(static_cast<unsigned>(std::abs(k - i)) + u);
      auto low24 = [](int v) { return static_cast<int>(static_cast<unsigned>(v) << 8) >> 8; };
      want.push_back(integer(low24(k) * low24(i)));
      want.push_back(static_cast<unsigned>(static_cast<unsigned>(k) << 7 | u >> 25));
      want.push_back(integer(__builtin_popcountll((std::uint64_t{u} << 32) | static_cast<std::uint64_t>(std::int64_t{k}))));
      ASSERT_EQ(want.size(), std::size_t{kRows});
      for (std::size_t row = 0; row < want.size(); ++row)
        EXPECT_EQ(out[row * n + static_cast<std::size_t>(i)], want[row]) << passes << " row " << row << " element " << i;
    }
  }
}

}  // namespace
}  // namespace retune::worker::testing
