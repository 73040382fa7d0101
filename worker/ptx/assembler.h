// PTX to cubin: nvJitLink in this process where its library is found, else ptxas as a child. Needs no GPU.
//
// An Assembler belongs to one thread. It never prints. A crash of NVIDIA's library is the caller's business: assembling
// runs in a compile child (worker/sandbox).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "shared/base/bytes.h"
#include "shared/base/expected.h"

namespace retune::worker {

// Where a CUDA toolkit may be. Filled by main from options and the environment; empty members are skipped.
struct ToolkitPlaces {
  std::string toolkit;             // a toolkit's folder, or the library or ptxas itself: looked at first
  std::vector<std::string> roots;  // of CUDA_HOME, CUDA_PATH
  std::string program_path;        // as PATH: folders joined by ':'
  bool loader = true;              // ask the dynamic loader for the library by name
  bool usual = true;               // /usr/local/cuda*, newest first
};

struct Cubin {
  Buffer bytes;
  std::string log;  // what the assembler said, with the resources of each function; at most 64 KiB
};

class Assembler {
 public:
  virtual ~Assembler() = default;
  // "nvjitlink 13.0" or "ptxas 13.0": part of the toolchain's identity.
  [[nodiscard]] virtual std::string name() const = 0;
  // The newest PTX that it reads, 90 for 9.0.
  [[nodiscard]] virtual unsigned newest_ptx() const = 0;
  // Whether it makes code for "sm_90".
  [[nodiscard]] virtual bool takes(const std::string& architecture) = 0;
  // `opt_level`: 0 to 3. Blocking (some 10 ms for a small kernel). Errors: unsupported (an architecture that it does not
  // take, naming the nearest possible one), failed with the assembler's words, with the line of the PTX; overloaded when
  // ptxas takes longer than ten minutes.
  [[nodiscard]] virtual Expected<Cubin> assemble(const std::string& ptx, const std::string& architecture, unsigned opt_level) = 0;
};

// The first that is found, in this order: nvJitLink (places.toolkit, the loader's path, the roots, /usr/local/cuda*: lib64,
// lib and targets/*/lib in each), ptxas (the same folders' bin, then PATH). Error: unsupported, saying where it looked.
[[nodiscard]] Expected<std::unique_ptr<Assembler>> find_assembler(const ToolkitPlaces& places);
// Only the one or the other.
[[nodiscard]] Expected<std::unique_ptr<Assembler>> find_nvjitlink(const ToolkitPlaces& places);
[[nodiscard]] Expected<std::unique_ptr<Assembler>> find_ptxas(const ToolkitPlaces& places);

// For a process that compiles all its life, called first in main: freed memory is kept for the next configuration. The
// assembler takes and frees tens of megabytes each time; giving them back to the system costs more than its own work.
void keep_freed_memory() noexcept;

// Architectures that both this LLVM and the assembler have, ascending.
[[nodiscard]] std::vector<std::string> possible_architectures(Assembler& assembler);

// The newest PTX of a CUDA release, 13.0 → 90; of one that is not known yet, that of the newest one known before it.
[[nodiscard]] unsigned newest_ptx_of_cuda(unsigned major, unsigned minor) noexcept;

}  // namespace retune::worker
