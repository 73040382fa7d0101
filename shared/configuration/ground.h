// Stage ground: unused knobs get their fixed value, so that equal behaviour has equal hash.
#pragma once

#include "shared/configuration/configuration.h"

namespace retune {

// A configuration whose unused knobs are at their fixed value: without set_launch_bounds, max_threads and
// min_blocks_per_sm are 0. Only ground() makes one.
class GroundedConfiguration {
 public:
  [[nodiscard]] const Configuration& value() const noexcept { return value_; }
  friend bool operator==(const GroundedConfiguration&, const GroundedConfiguration&) = default;

 private:
  friend GroundedConfiguration ground(Configuration configuration);
  explicit GroundedConfiguration(Configuration value) : value_(std::move(value)) {}
  Configuration value_;
};

// Pure and idempotent: ground(ground(c).value()) == ground(c).
[[nodiscard]] GroundedConfiguration ground(Configuration configuration);

}  // namespace retune
