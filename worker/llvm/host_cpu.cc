#include "worker/llvm/host_cpu.h"

#include <llvm/ADT/StringMap.h>
#include <llvm/TargetParser/Host.h>
#include <llvm/TargetParser/Triple.h>

#include <algorithm>
#include <fstream>
#include <vector>

#include "worker/llvm/host_abi.h"
#include "worker/llvm/kernel_compiler.h"

namespace retune::worker {

HostCpu host_cpu() {
  HostCpu cpu;
  cpu.triple = llvm::sys::getProcessTriple();
  cpu.name = llvm::sys::getHostCPUName().str();
  std::vector<std::string> features;
  for (const auto& feature : llvm::sys::getHostCPUFeatures())
    features.push_back((feature.second ? "+" : "-") + feature.first().str());
  std::sort(features.begin(), features.end());
  for (const std::string& feature : features) cpu.features += (cpu.features.empty() ? "" : ",") + feature;
  return cpu;
}

DeviceClass host_device_class() {
  DeviceClass device;
  device.backend = "host";
  device.architecture = host_cpu().name;
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);) {
    if (!line.starts_with("model name")) continue;
    auto colon = line.find(':');
    if (colon == std::string::npos) break;
    auto first = line.find_first_not_of(" \t", colon + 1);
    if (first != std::string::npos) device.device = line.substr(first);
    break;
  }
  if (device.device.empty()) device.device = device.architecture;
  device.limits.max_threads_per_block = kMaxThreadsPerBlock;
  return device;
}

}  // namespace retune::worker
