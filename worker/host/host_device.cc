#include "worker/host/host_device.h"

#include <sched.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "worker/host/block_pool.h"
#include "worker/host/fault_handler.h"
#include "worker/host/memory_map.h"
#include "worker/host/object_loader.h"
#include "worker/llvm/kernel_compiler.h"

namespace retune::worker {
namespace {

unsigned usable_cores() {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof set, &set) != 0) return std::max(1u, std::thread::hardware_concurrency());
  return std::max(1, CPU_COUNT(&set));
}

tl::unexpected<StageFailure> replay_failure(Outcome outcome, std::string reason) {
  return tl::unexpected(StageFailure{Stage::replay, outcome, std::move(reason), ""});
}

class HostDevice final : public ReplayDevice {
 public:
  explicit HostDevice(unsigned threads) : threads_(threads != 0 ? threads : usable_cores()), pool_(threads_) {}

  OrFailure<void> set_up(InstanceMemory memory) override {
    object_.reset();
    states_.clear();
    map_.unmap();
    memory_ = std::move(memory);
    return map_.map(memory_.regions, memory_.reserve_address, memory_.reserve_size);
  }

  OrFailure<void> load(ByteView binary, const std::string& kernel) override {
    object_.reset();
    states_.clear();
    std::vector<std::string> names;
    for (const auto& variable : memory_.variables) names.push_back(variable.name);
    auto object = load_object(binary, kernel, names);
    if (!object) return tl::unexpected(object.error());
    std::vector<std::byte*> places;
    absent_.assign(names.size(), {});
    for (std::size_t i = 0; i < names.size(); ++i) {
      const auto& piece = memory_.variables[i];
      const LoadedObject::Variable& variable = (*object)->variables()[i];
      if (variable.address == nullptr) {
        // A recording holds all variables of the application; this kernel's module need not have them all. One that the
        // launch changed must be there.
        if (piece.before != piece.after)
          return replay_failure(Outcome::replay_failed, "the object has no variable " + piece.name + ", which the launch changed");
        absent_[i] = piece.before;
        places.push_back(absent_[i].data());
        continue;
      }
      if (variable.size != piece.before.size())
        return replay_failure(Outcome::replay_failed, fmt::format("variable {} has {} bytes in the kernel, {} in the recording",
                                                                  piece.name, variable.size, piece.before.size()));
      places.push_back(variable.address);
    }
    object_ = std::move(*object);
    places_ = std::move(places);
    verified_run_ = true;
    const KernelDescriptor& descriptor = object_->descriptor();
    for (std::uint64_t i = 0; i < descriptor.state_count; ++i) {
      const auto* bytes = static_cast<const std::byte*>(descriptor.states[i].address);
      states_.emplace_back(bytes, bytes + descriptor.states[i].size);
    }
    restore_variables();
    return {};
  }

  OrFailure<void> restore() override {
    map_.restore(memory_.regions);
    restore_variables();
    return {};
  }

  OrFailure<double> run(const Launch& launch) override {
    if (!object_) return replay_failure(Outcome::replay_failed, "no kernel is loaded");
    if (auto failure = check(launch); !failure) return tl::unexpected(failure.error());
    const KernelDescriptor& descriptor = object_->descriptor();
    // Copies aligned for any argument, as a parameter buffer is.
    std::vector<std::vector<std::max_align_t>> copies;
    std::vector<const void*> arguments;
    for (const Buffer& argument : launch.arguments) {
      copies.emplace_back(argument.size() / sizeof(std::max_align_t) + 1);
      if (!argument.empty()) std::memcpy(copies.back().data(), argument.data(), argument.size());
      arguments.push_back(copies.back().data());
    }
    BlockWork work;
    work.entry = object_->entry();
    work.arguments = arguments.data();
    work.mode = static_cast<KernelMode>(descriptor.mode);
    const std::uint32_t block[] = {launch.block.x, launch.block.y, launch.block.z};
    const std::uint32_t grid[] = {launch.grid.x, launch.grid.y, launch.grid.z};
    std::copy(std::begin(block), std::end(block), work.block_size);
    std::copy(std::begin(grid), std::end(grid), work.grid_size);
    work.static_shared_bytes = descriptor.static_shared_bytes;
    work.dynamic_shared_bytes = launch.shared_mem;
    FaultHandler faults(map_);
    BlockPool::Result result = pool_.run(work, std::exchange(verified_run_, false));
    if (!result.failure.empty()) return replay_failure(Outcome::replay_failed, result.failure);
    return result.nanoseconds;
  }

  ByteView region(std::size_t index) override {
    const auto& piece = memory_.regions[index];
    return {reinterpret_cast<const std::byte*>(piece.address), piece.before.size()};
  }
  ByteView variable(std::size_t index) override {
    if (!object_) return {};
    return {places_[index], memory_.variables[index].before.size()};
  }
  std::vector<std::string> outside_writes() override { return map_.take_outside_writes(); }

  [[nodiscard]] DeviceClass device_class() const override { return host_device_class(); }
  [[nodiscard]] std::string method() const override { return "steady_clock"; }

 private:
  void restore_variables() {
    if (!object_) return;
    for (std::size_t i = 0; i < memory_.variables.size(); ++i) {
      const Buffer& before = memory_.variables[i].before;
      if (!before.empty()) std::memcpy(places_[i], before.data(), before.size());
    }
    const KernelDescriptor& descriptor = object_->descriptor();
    for (std::size_t i = 0; i < states_.size(); ++i)
      std::memcpy(descriptor.states[i].address, states_[i].data(), states_[i].size());
  }

  OrFailure<void> check(const Launch& launch) const {
    const KernelDescriptor& descriptor = object_->descriptor();
    auto refuse = [](std::string reason) { return replay_failure(Outcome::replay_failed, "launch refused: " + reason); };
    const std::uint64_t threads = launch.block.total();
    const DeviceLimits limits;
    auto beyond = [](const Dim3& size, const Dim3& most) { return size.x > most.x || size.y > most.y || size.z > most.z; };
    if (beyond(launch.block, limits.max_block) || beyond(launch.grid, limits.max_grid) || threads > kMaxThreadsPerBlock)
      return refuse(fmt::format("{} threads in a block ({}, {}, {}) or a grid ({}, {}, {}) are beyond the limits", threads,
                                launch.block.x, launch.block.y, launch.block.z, launch.grid.x, launch.grid.y, launch.grid.z));
    if (threads == 0 || launch.grid.total() == 0) return refuse("a block or grid size is zero");
    if (descriptor.max_threads != 0 && threads > descriptor.max_threads)
      return refuse(fmt::format("{} threads per block, compiled for at most {}", threads, descriptor.max_threads));
    if (launch.shared_mem > limits.max_dynamic_shared_mem)
      return refuse(fmt::format("{} bytes of dynamic shared memory, at most {}", launch.shared_mem, limits.max_dynamic_shared_mem));
    const std::uint32_t sizes[] = {launch.block.x, launch.block.y, launch.block.z, launch.grid.x, launch.grid.y, launch.grid.z};
    if (descriptor.fixed_sizes[0] != 0 && !std::equal(std::begin(sizes), std::end(sizes), descriptor.fixed_sizes))
      return refuse("block or grid differ from those compiled in");
    if (launch.arguments.size() != descriptor.argument_count)
      return refuse(fmt::format("{} arguments, the kernel has {}", launch.arguments.size(), descriptor.argument_count));
    for (std::size_t i = 0; i < launch.arguments.size(); ++i)
      if (launch.arguments[i].size() != descriptor.argument_sizes[i])
        return refuse(fmt::format("argument {} has {} bytes, the kernel wants {}", i, launch.arguments[i].size(),
                                  descriptor.argument_sizes[i]));
    return {};
  }

  unsigned threads_;
  InstanceMemory memory_;
  MemoryMap map_;
  std::unique_ptr<LoadedObject> object_;
  std::vector<std::byte*> places_;  // of the variables
  std::vector<Buffer> absent_;      // contents of variables that the object lacks
  std::vector<Buffer> states_;      // initial contents of the descriptor's states
  bool verified_run_ = false;       // the next run is the first after load()
  BlockPool pool_;
};

}  // namespace

std::unique_ptr<ReplayDevice> make_host_device(unsigned threads) { return std::make_unique<HostDevice>(threads); }

}  // namespace retune::worker
