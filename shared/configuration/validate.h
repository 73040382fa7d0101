// Stage validate: the configuration's own rules, and the limits of the device class it is for.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "shared/configuration/ground.h"

namespace retune {

// What a launch on one class of device may ask for. The defaults are those common to all CUDA devices of compute
// capability 5.0 and later (CUDA C++ Programming Guide, "Technical Specifications per Compute Capability"), with the
// opt-in shared memory of sm_90.
struct DeviceLimits {
  Dim3 max_grid{2147483647u, 65535u, 65535u};
  Dim3 max_block{1024u, 1024u, 64u};
  std::uint32_t max_threads_per_block = 1024;
  std::uint32_t max_dynamic_shared_mem = 232448;  // bytes
  friend bool operator==(const DeviceLimits&, const DeviceLimits&) = default;
};

// A grounded configuration that obeys the rules. Only validate() makes one.
class ValidConfiguration {
 public:
  [[nodiscard]] const Configuration& value() const noexcept { return value_.value(); }
  [[nodiscard]] const GroundedConfiguration& grounded() const noexcept { return value_; }

 private:
  friend Expected<ValidConfiguration> validate(GroundedConfiguration, const DeviceLimits*);
  explicit ValidConfiguration(GroundedConfiguration value) : value_(std::move(value)) {}
  GroundedConfiguration value_;
};

// Why a configuration breaks its own rules (the reference page's is_valid: with launch bounds, max_threads must be at
// least the threads per block; codegen_opt 0 to 3; prune and internalize true; no zero dimension), and, when `limits`
// is not null, the device's. Empty when valid. Looks at the configuration as given: it does not ground.
[[nodiscard]] std::vector<std::string> reasons_invalid(const Configuration& configuration,
                                                       const DeviceLimits* limits = nullptr);
// The page's is_valid(): own rules only. Does not allocate.
[[nodiscard]] bool is_valid(const Configuration& configuration) noexcept;

// Error: invalid_input with all reasons joined by "; ".
[[nodiscard]] Expected<ValidConfiguration> validate(GroundedConfiguration configuration,
                                                    const DeviceLimits* limits = nullptr);

}  // namespace retune
