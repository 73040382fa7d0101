// The PTX assembler of this machine, for tests: from CUDA_HOME, CUDA_PATH, PATH and the usual places.
#pragma once

#include <cstdlib>
#include <string>

#include "worker/ptx/assembler.h"

namespace retune::worker::testing {

inline ToolkitPlaces places_of_environment() {
  ToolkitPlaces places;
  for (const char* name : {"CUDA_HOME", "CUDA_PATH"})
    if (const char* value = std::getenv(name)) places.roots.emplace_back(value);
  if (const char* path = std::getenv("PATH")) places.program_path = path;
  return places;
}

}  // namespace retune::worker::testing

// Skips the test, with the reason, where there is no assembler.
#define RETUNE_FIND_OR_SKIP(assembler, finding)                                                    \
  auto assembler##_found = (finding);                                                              \
  if (!assembler##_found) GTEST_SKIP() << "skipped: " << assembler##_found.error().to_string();    \
  const std::shared_ptr<Assembler> assembler = std::move(*assembler##_found)
