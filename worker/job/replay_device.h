// What a backend must offer so that a kernel can be replayed on it. Implemented by worker/host (and worker/cuda).
//
// One ReplayDevice lives in one replay child and is used from its main thread. Calls come in this order:
//   set_up → (load → (restore → run)… )…
// Failures that the device cannot survive (crash, endless kernel) are seen by the supervisor from outside.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "shared/recording/manifest.h"
#include "shared/stage/outcome.h"
#include "shared/wire/evaluation.h"

namespace retune::worker {

// Exit status of a process whose kernel touched memory that is not mapped, or made the device fault otherwise (division by
// zero, an instruction that the compiler held impossible). The last line on stderr says which and where.
inline constexpr int kWildAccessExit = 86;
inline constexpr int kKernelFaultExit = 87;

// The instance's memory as it must be before a launch, and as the reference had it after.
struct InstanceMemory {
  struct Piece {
    std::uint64_t address = 0;  // of regions; variables have theirs after load()
    std::string name;           // of variables; "" for regions
    Buffer before;
    Buffer after;
  };
  std::vector<Piece> regions;    // ascending by address, disjoint
  std::vector<Piece> variables;  // by name
  std::uint64_t reserve_address = 0;
  std::uint64_t reserve_size = 0;
};

struct Launch {
  Dim3 grid;
  Dim3 block;
  std::uint32_t shared_mem = 0;
  std::vector<Buffer> arguments;
};

class ReplayDevice {
 public:
  virtual ~ReplayDevice() = default;

  // Maps the regions at their recorded addresses and takes the memory over. Once per instance; a second call replaces the
  // first. Failure: replay_failed naming the address that cannot be had.
  [[nodiscard]] virtual OrFailure<void> set_up(InstanceMemory memory) = 0;

  // Loads a binary; variables get their place. Replaces the one before. Failure: replay_failed (no such symbol, a
  // variable that the binary lacks).
  [[nodiscard]] virtual OrFailure<void> load(ByteView binary, const std::string& kernel) = 0;

  // Brings memory and variables to `before`, only what may have changed.
  [[nodiscard]] virtual OrFailure<void> restore() = 0;

  // One launch; blocks until it has ended. Returns nanoseconds of the kernel alone. Failures: replay_failed (launch
  // refused), memory_error (wild access, write outside the regions).
  [[nodiscard]] virtual OrFailure<double> run(const Launch& launch) = 0;

  // Memory as it is now. Indices as in InstanceMemory. Valid until the next call.
  [[nodiscard]] virtual ByteView region(std::size_t index) = 0;
  [[nodiscard]] virtual ByteView variable(std::size_t index) = 0;
  // "0x…: N bytes" of writes since restore() that no region or variable holds (guard areas around the regions).
  [[nodiscard]] virtual std::vector<std::string> outside_writes() = 0;

  [[nodiscard]] virtual DeviceClass device_class() const = 0;
  // "steady_clock", "events", "cupti".
  [[nodiscard]] virtual std::string method() const = 0;
};

}  // namespace retune::worker
