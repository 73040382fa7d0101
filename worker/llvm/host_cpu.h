// This machine's CPU as LLVM knows it, inside worker/llvm.
#pragma once

#include <string>

namespace retune::worker {

struct HostCpu {
  std::string triple;
  std::string name;      // LLVM's: "znver4"
  std::string features;  // "+avx2,-avx512f,…", sorted
};
[[nodiscard]] HostCpu host_cpu();

}  // namespace retune::worker
