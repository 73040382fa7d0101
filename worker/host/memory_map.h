// The recorded memory at its recorded addresses, and what became of it.
//
// Regions may share pages and need not begin at one. Every page that holds a byte of a region is mapped; the bytes on
// those pages that belong to no region (slack) are filled with a pattern and looked at after each run. Around each run of
// pages lies memory without access, so that a stray access faults.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "shared/stage/outcome.h"
#include "worker/job/replay_device.h"

namespace retune::worker {

class MemoryMap {
 public:
  MemoryMap() = default;
  ~MemoryMap();
  MemoryMap(const MemoryMap&) = delete;
  MemoryMap& operator=(const MemoryMap&) = delete;

  // Maps the regions and fills them. Failure: replay_failed naming the address that cannot be had, or an overlap.
  [[nodiscard]] OrFailure<void> map(const std::vector<InstanceMemory::Piece>& regions, std::uint64_t reserve_address,
                                    std::uint64_t reserve_size);
  void unmap();

  // Every byte as before the launch. Regions that the recorded launch did not change are write-protected, so that only
  // those that a run did write to are compared and copied.
  void restore(const std::vector<InstanceMemory::Piece>& regions);

  // Called from a signal handler: whether the address lies in a region that was only write-protected; it then is not any
  // longer, and the access can be repeated.
  bool allow_write(std::uintptr_t address) noexcept;

  // "0x…: N bytes" for each run of slack bytes that lost its pattern, at most 16; refills it.
  [[nodiscard]] std::vector<std::string> take_outside_writes();

 private:
  struct Span {  // a run of mapped pages
    std::uintptr_t begin = 0;
    std::uintptr_t end = 0;
  };
  struct Guarded {  // whole pages of one region that may be write-protected
    std::size_t region = 0;
    std::uintptr_t begin = 0;
    std::uintptr_t end = 0;
    volatile bool dirty = false;
  };
  struct Mapping {
    void* address = nullptr;
    std::size_t size = 0;
  };
  [[nodiscard]] OrFailure<void> map_spans(std::uint64_t reserve_address, std::uint64_t reserve_size);
  void fill_slack();
  void protect(Guarded& guarded);

  std::vector<Span> spans_;
  std::vector<Span> slack_;
  std::vector<Guarded> guarded_;
  std::vector<Mapping> mappings_;
};

}  // namespace retune::worker
