// What the IR of recorded device code says, as plain values. Only LLVM reads IR (worker/llvm/kernel_compiler.h); whoever
// does not load it asks a child (worker/sandbox/inspector.h) and gets the same values.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "shared/recording/manifest.h"

namespace retune {

// A kernel: what it is for, who made it, its arguments.
struct KernelSignature {
  std::string target_triple;
  std::string target_cpu;    // "" when the IR names none
  std::string llvm_version;  // of the producer, "" when unknown
  std::vector<ArgumentLayout> arguments;
  friend bool operator==(const KernelSignature&, const KernelSignature&) = default;
};

// Symbols of the kernels that a module defines, and the variables that a recording must hold. Both ascend by name.
struct ModuleContents {
  std::vector<std::string> kernels;
  struct Variable {
    std::string name;
    std::uint64_t size = 0;           // bytes
    std::uint32_t address_space = 0;  // 1 device, 4 constant
    Buffer initial;                   // its bytes before the first launch
    friend bool operator==(const Variable&, const Variable&) = default;
  };
  std::vector<Variable> variables;
  friend bool operator==(const ModuleContents&, const ModuleContents&) = default;
};

}  // namespace retune
