// Faults of the CPU while a kernel runs.
#pragma once

#include "worker/host/memory_map.h"

namespace retune::worker {

// While it lives, SIGSEGV, SIGBUS, SIGFPE and SIGILL that a thread raises inside a KernelSection end the process with
// kWildAccessExit or kKernelFaultExit, after one line on stderr; writes that the memory map allows are repeated. Faults of
// other threads go to whoever handled them before. One at a time per process, as signal handlers are the process's.
class FaultHandler {
 public:
  explicit FaultHandler(MemoryMap& memory);
  ~FaultHandler();
  FaultHandler(const FaultHandler&) = delete;
  FaultHandler& operator=(const FaultHandler&) = delete;
};

// Marks this thread as one that runs a kernel; gives it a stack for the handler the first time.
class KernelSection {
 public:
  KernelSection();
  ~KernelSection();
  KernelSection(const KernelSection&) = delete;
  KernelSection& operator=(const KernelSection&) = delete;
};

}  // namespace retune::worker
