// Runs one kernel of a textual module on the host, for tests.
#pragma once

#include <gtest/gtest.h>

#include <cstring>

#include "tests/unit/worker/host/kernel_cases.h"

#include "shared/base/file.h"

namespace retune::worker::testing {

// Regions lie at 0x200000000000 + k * 2 MiB in the order in which they were added; each is an argument.
class DeviceRun {
 public:
  explicit DeviceRun(std::string module, std::string kernel) : kernel_(std::move(kernel)) {
    auto bytes = read_file(std::string(RETUNE_SOURCE_DIR) + "/tests/unit/worker/host/ir/" + module + ".ll");
    EXPECT_TRUE(bytes) << module;
    if (bytes) source_.modules.push_back(*bytes);
    source_.kernel = kernel_;
  }
  template <class T>
  DeviceRun& buffer(const std::vector<T>& contents) {
    InstanceMemory::Piece piece;
    piece.address = address(memory_.regions.size());
    piece.before = bytes_of(contents);
    piece.after = piece.before;
    memory_.regions.push_back(piece);
    return argument(piece.address);
  }
  template <class T>
  DeviceRun& argument(T value) {
    arguments_.push_back(bytes_of(value));
    return *this;
  }
  static std::uint64_t address(std::size_t region) { return 0x200000000000 + region * (2 << 20); }

  // Why it went wrong, or nothing.
  OrFailure<void> run(Dim3 grid, Dim3 block, std::uint32_t shared_mem = 0, const std::string& passes = "default<O3>") {
    source_.arguments = arguments_;
    auto compiler = prepare_for_host(source_);
    if (!compiler) return tl::unexpected(compiler.error());
    Configuration configuration;
    configuration.grid = grid;
    configuration.block = block;
    configuration.shared_mem = shared_mem;
    configuration.passes = passes;
    auto compiled = (*compiler)->compile(configuration);
    if (!compiled) return tl::unexpected(compiled.error());
    device_ = make_host_device(threads_);
    if (auto ready = device_->set_up(memory_); !ready) return ready;
    if (auto loaded = device_->load(compiled->binary, kernel_); !loaded) return loaded;
    return again(grid, block, shared_mem);
  }
  OrFailure<void> again(Dim3 grid, Dim3 block, std::uint32_t shared_mem = 0) {
    if (auto restored = device_->restore(); !restored) return restored;
    auto ran = device_->run({grid, block, shared_mem, arguments_});
    if (!ran) return tl::unexpected(ran.error());
    return {};
  }
  template <class T>
  [[nodiscard]] std::vector<T> contents(std::size_t region) {
    ByteView bytes = device_->region(region);
    std::vector<T> out(bytes.size() / sizeof(T));
    std::memcpy(out.data(), bytes.data(), out.size() * sizeof(T));
    return out;
  }
  ReplayDevice& device() { return *device_; }
  DeviceRun& threads(unsigned count) {
    threads_ = count;
    return *this;
  }

 private:
  KernelSource source_;
  std::string kernel_;
  InstanceMemory memory_;
  std::vector<Buffer> arguments_;
  std::unique_ptr<ReplayDevice> device_;
  unsigned threads_ = 2;
};

inline std::string words(const OrFailure<void>& result) {
  return result ? "" : std::string(to_string(result.error().outcome)) + ": " + result.error().reason + "\n" + result.error().detail;
}

}  // namespace retune::worker::testing
