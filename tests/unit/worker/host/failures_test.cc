// Kernels that go wrong: what the caller is told, and what the process does.
#include <sys/mman.h>

#include "tests/unit/worker/host/device_run.h"

namespace retune::worker::testing {
namespace {

using ::testing::ExitedWithCode;
using ::testing::internal::CaptureStderr;
using ::testing::internal::GetCapturedStderr;

std::string failure_of(DeviceRun& run, Dim3 grid = {1, 1, 1}, Dim3 block = {32, 1, 1}) {
  auto result = run.run(grid, block);
  return result ? "nothing failed" : std::string(to_string(result.error().outcome)) + ": " + result.error().reason;
}
bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(Failures, ATrapEndsTheRunAndTheDeviceCanBeUsedAgain) {
  DeviceRun run("failures", "traps");
  run.buffer(std::vector<int>(32, 1003));
  std::string failure = failure_of(run, {5, 1, 1});
  EXPECT_TRUE(contains(failure, "replay_failed: the kernel executed a trap, in block (")) << failure;
  auto again = run.again({1, 1, 1}, {3, 1, 1});  // thread 3 is the one that traps
  EXPECT_TRUE(again) << words(again);
}

TEST(Failures, AFailedAssertionSaysWhatWasAsserted) {
  DeviceRun run("failures", "asserts");
  run.buffer(std::vector<int>(32, 7));
  std::string failure = failure_of(run);
  EXPECT_TRUE(contains(failure, "copy == 4242") && contains(failure, "failures.cu")) << failure;
}

TEST(Failures, ADivergentBarrierIsADeadlockThatIsSeen) {
  DeviceRun run("failures", "diverges");
  run.buffer(std::vector<int>(64, 7));
  std::string failure = failure_of(run, {1, 1, 1}, {64, 1, 1});
  EXPECT_TRUE(contains(failure, "replay_failed: deadlock in block (0, 0, 0): 48 threads wait at a barrier and 16 at a warp "
                                "operation"))
      << failure;
}

TEST(FailuresDeathTest, AWildReadEndsTheProcessWithItsOwnStatusAndNamesTheAddress) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  DeviceRun run("failures", "reads_at");
  run.buffer(std::vector<int>(32)).argument(std::uint64_t{0x123456000});
  EXPECT_EXIT((void)run.run({1, 1, 1}, {32, 1, 1}), ExitedWithCode(kWildAccessExit), "unmapped address 0x123456");
}

TEST(FailuresDeathTest, AWriteFarBehindARegionFaults) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  DeviceRun run("failures", "writes_behind");
  run.buffer(std::vector<int>(32)).argument(5000);
  EXPECT_EXIT((void)run.run({1, 1, 1}, {32, 1, 1}), ExitedWithCode(kWildAccessExit), "unmapped address 0x200000004e20");
}

TEST(FailuresDeathTest, AWriteBehindSharedMemoryFaults) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  DeviceRun run("failures", "writes_shared");
  run.buffer(std::vector<int>(4)).argument(64);
  EXPECT_EXIT((void)run.run({1, 1, 1}, {4, 1, 1}), ExitedWithCode(kWildAccessExit), "unmapped address");
}

TEST(FailuresDeathTest, AnIntegerDivisionByZeroHasAStatusOfItsOwn) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  DeviceRun run("failures", "divides");
  run.buffer(std::vector<int>(32));
  EXPECT_EXIT((void)run.run({1, 1, 1}, {32, 1, 1}, 0, "default<O0>"), ExitedWithCode(kKernelFaultExit), "divided an integer by zero");
}

TEST(FailuresDeathTest, AThreadThatNeedsMoreStackThanThereIsMeetsTheGuardPage) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  DeviceRun run("failures", "fills_its_stack");
  run.buffer(std::vector<int>(32)).argument(200000);
  EXPECT_EXIT((void)run.run({1, 1, 1}, {32, 1, 1}), ExitedWithCode(kWildAccessExit), "unmapped address");
}

TEST(Failures, AWriteRightBehindARegionIsReportedOnceWithItsSize) {
  DeviceRun run("failures", "writes_behind");
  run.buffer(std::vector<int>(32)).argument(33);
  auto result = run.run({1, 1, 1}, {32, 1, 1});
  ASSERT_TRUE(result) << words(result);
  EXPECT_EQ(run.device().outside_writes(), std::vector<std::string>{"0x200000000084: 4 bytes"});
  EXPECT_TRUE(run.device().outside_writes().empty());
}

TEST(Failures, PrintfIsFormattedOnStandardError) {
  DeviceRun run("failures", "prints");
  run.buffer(std::vector<int>(32, 4)).threads(1);
  CaptureStderr();
  auto result = run.run({1, 1, 1}, {32, 1, 1});
  std::string printed = GetCapturedStderr();
  ASSERT_TRUE(result) << words(result);
  EXPECT_EQ(printed, "thread 0 of block has  2.00 and 1099511627776%\nthread 1 of block has  2.00 and 1099511627776%\n");
}

TEST(Unsupported, AFunctionThatNoModuleDefinesIsNamedWithItsCaller) {
  DeviceRun run("failures", "calls_elsewhere");
  run.buffer(std::vector<int>(1));
  std::string failure = failure_of(run);
  EXPECT_TRUE(contains(failure, "unsupported") && contains(failure, "elsewhere")) << failure;
}

TEST(Unsupported, UnknownAssemblyIsQuoted) {
  DeviceRun run("failures", "uses_assembly");
  run.buffer(std::vector<int>(1));
  std::string failure = failure_of(run);
  EXPECT_TRUE(contains(failure, "unsupported") && contains(failure, "red.global.add.s32")) << failure;
}

TEST(Launch, IsRefusedWhenItDoesNotFitTheBinary) {
  auto one = make_case("vector_add");
  auto compiler = prepare_for_host(source_of(one));
  ASSERT_TRUE(compiler);
  Configuration configuration = configuration_of(one.shapes[0]);
  configuration.specialize_dims = true;
  configuration.set_launch_bounds = true;
  configuration.max_threads = 256;
  auto compiled = (*compiler)->compile(configuration);
  ASSERT_TRUE(compiled);
  auto device = make_host_device(1);
  ASSERT_TRUE(device->set_up(one.memory));
  Launch launch = launch_of(one, one.shapes[0]);
  EXPECT_EQ(device->run(launch).error().reason, "no kernel is loaded");
  ASSERT_TRUE(device->load(compiled->binary, one.name));
  EXPECT_TRUE(device->run(launch));
  Launch other = launch;
  other.grid.x += 1;
  EXPECT_TRUE(contains(device->run(other).error().reason, "differ from those compiled in"));
  other = launch;
  other.block.x = 512;
  EXPECT_TRUE(contains(device->run(other).error().reason, "512 threads per block, compiled for at most 256"));
  other.block.x = 2048;
  EXPECT_TRUE(contains(device->run(other).error().reason, "beyond the limits"));
  other = launch;
  other.arguments.pop_back();
  EXPECT_TRUE(contains(device->run(other).error().reason, "3 arguments, the kernel has 4"));
  other = launch;
  other.shared_mem = 1 << 20;
  EXPECT_TRUE(contains(device->run(other).error().reason, "dynamic shared memory"));
}

TEST(Load, NamesWhatTheObjectLacks) {
  auto one = make_case("vector_add");
  auto compiler = prepare_for_host(source_of(one));
  auto compiled = (*compiler)->compile(configuration_of(one.shapes[0]));
  auto device = make_host_device(1);
  ASSERT_TRUE(device->set_up(one.memory));
  EXPECT_TRUE(contains(device->load(compiled->binary, "saxpy").error().reason, "no kernel saxpy"));
  EXPECT_TRUE(contains(device->load(as_bytes("not an object"), "saxpy").error().reason, "not an object file"));
  one.memory.variables.push_back({0, "coefficients", Buffer(4, std::byte{7}), Buffer(4, std::byte{7})});
  ASSERT_TRUE(device->set_up(one.memory));
  ASSERT_TRUE(device->load(compiled->binary, one.name)) << "a variable that the launch left alone need not be in the module";
  EXPECT_EQ(to_buffer(device->variable(0)), one.memory.variables[0].before);
  one.memory.variables[0].after[0] = std::byte{8};
  ASSERT_TRUE(device->set_up(one.memory));
  EXPECT_TRUE(contains(device->load(compiled->binary, one.name).error().reason, "no variable coefficients"));
}

TEST(Memory, AnAddressThatIsTakenIsNamed) {
  void* taken = mmap(nullptr, 8192, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  ASSERT_NE(taken, MAP_FAILED);
  InstanceMemory memory;
  memory.regions.push_back({reinterpret_cast<std::uint64_t>(taken), "", Buffer(100), Buffer(100)});
  auto device = make_host_device(1);
  auto ready = device->set_up(memory);
  ASSERT_FALSE(ready);
  EXPECT_TRUE(contains(ready.error().reason, fmt::format("address {:#x}", reinterpret_cast<std::uintptr_t>(taken)))) << ready.error().reason;
  munmap(taken, 8192);
}

TEST(Memory, RegionsMayShareAPageBeginAnywhereAndLieInOneReservation) {
  // x in the middle of a page, y right behind it, out beginning on the same page and ending on another.
  const int n = 700;
  std::vector<float> x(n, 1.5f), y(n, 2.0f), out(n, 0.0f);
  InstanceMemory memory;
  const std::uint64_t base = 0x153940000000;
  memory.reserve_address = base;
  memory.reserve_size = std::uint64_t{64} << 30;
  memory.regions.push_back({base + 256, "", bytes_of(x), bytes_of(x)});
  memory.regions.push_back({base + 256 + n * 4, "", bytes_of(y), bytes_of(y)});
  memory.regions.push_back({base + 512 + 2 * n * 4, "", bytes_of(out), bytes_of(std::vector<float>(n, 3.5f))});
  KernelCase one = make_case("vector_add");
  auto compiler = prepare_for_host(source_of(one));
  auto compiled = (*compiler)->compile(configuration_of({{3, 1, 1}, {256, 1, 1}}));
  ASSERT_TRUE(compiled);
  auto device = make_host_device(2);
  for (int again = 0; again < 2; ++again) {  // a second set_up replaces the first
    auto ready = device->set_up(memory);
    ASSERT_TRUE(ready) << ready.error().reason;
    ASSERT_TRUE(device->load(compiled->binary, one.name));
    Launch launch{{3, 1, 1}, {256, 1, 1}, 0, {}};
    for (const auto& region : memory.regions) launch.arguments.push_back(bytes_of(region.address));
    launch.arguments.push_back(bytes_of(n));
    ASSERT_TRUE(device->run(launch));
    EXPECT_EQ(to_buffer(device->region(2)), memory.regions[2].after);
    EXPECT_EQ(to_buffer(device->region(1)), memory.regions[1].before);
    EXPECT_TRUE(device->outside_writes().empty());
    ASSERT_TRUE(device->restore());
    EXPECT_EQ(to_buffer(device->region(2)), memory.regions[2].before);
  }
}

TEST(Memory, ARegionThatTheRecordingLeftAloneIsRestoredWhenARunWritesToIt) {
  // The recording says that nothing changes, so everything is write-protected until the kernel writes.
  auto one = make_case("vector_add");
  for (auto& region : one.memory.regions) {
    region.before.resize(3 * 4096 * 4);
    region.after = region.before;
  }
  auto compiler = prepare_for_host(source_of(one));
  auto compiled = (*compiler)->compile(configuration_of(one.shapes[0]));
  ASSERT_TRUE(compiled);
  auto device = make_host_device(2);
  ASSERT_TRUE(device->set_up(one.memory));
  ASSERT_TRUE(device->load(compiled->binary, one.name));
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(device->run(launch_of(one, one.shapes[0])));
    EXPECT_NE(to_buffer(device->region(2)), one.memory.regions[2].before);
    ASSERT_TRUE(device->restore());
    EXPECT_EQ(to_buffer(device->region(2)), one.memory.regions[2].before);
  }
}

}  // namespace
}  // namespace retune::worker::testing
