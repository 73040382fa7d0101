#include "shared/configuration/ground.h"

namespace retune {

GroundedConfiguration ground(Configuration configuration) {
  if (!configuration.set_launch_bounds) {
    configuration.max_threads = 0;
    configuration.min_blocks_per_sm = 0;
  }
  return GroundedConfiguration(std::move(configuration));
}

}  // namespace retune
