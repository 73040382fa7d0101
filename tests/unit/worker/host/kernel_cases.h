// The kernels of tests/kernels with their inputs and, from plain C++, what they must leave in memory.
#pragma once

#include <string>
#include <vector>

#include "shared/recording/compare.h"
#include "worker/host/host_device.h"
#include "worker/llvm/kernel_compiler.h"

namespace retune::worker::testing {

struct Shape {
  Dim3 grid;
  Dim3 block;
  std::uint32_t shared_mem = 0;
};

struct KernelCase {
  std::string name;                       // of the kernel and its file
  std::vector<Shape> shapes;              // the first is the recorded one
  std::vector<Buffer> arguments;
  InstanceMemory memory;                  // after: from plain C++
  std::vector<ComparisonRule> region_rules;
  std::vector<ComparisonRule> variable_rules;
};

// vector_add saxpy stencil2d matmul reduce histogram variables grid_stride launch3d
[[nodiscard]] const std::vector<std::string>& case_names();
[[nodiscard]] KernelCase make_case(const std::string& name);

// The checked-in IR of a kernel, and a source that replays the case.
[[nodiscard]] Buffer read_ir(const std::string& name);
[[nodiscard]] KernelSource source_of(const KernelCase& one);

[[nodiscard]] Configuration configuration_of(const Shape& shape);
[[nodiscard]] Launch launch_of(const KernelCase& one, const Shape& shape);

// "" when all memory is right, else the first fault.
[[nodiscard]] std::string fault(ReplayDevice& device, const KernelCase& one);

template <class T>
[[nodiscard]] Buffer bytes_of(const T& value) {
  const auto* begin = reinterpret_cast<const std::byte*>(&value);
  return {begin, begin + sizeof(T)};
}
template <class T>
[[nodiscard]] Buffer bytes_of(const std::vector<T>& values) {
  const auto* begin = reinterpret_cast<const std::byte*>(values.data());
  return {begin, begin + values.size() * sizeof(T)};
}

}  // namespace retune::worker::testing
