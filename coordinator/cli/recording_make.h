// Makes a recording from IR and a described launch: the kernel runs once, unoptimised, on the host backend, and the memory
// after that run is the reference.
#pragma once

#include <filesystem>
#include <string>

#include "shared/recording/manifest.h"

namespace retune::coordinator {

struct MakeOptions {
  std::filesystem::path ir;       // LLVM bitcode or textual IR
  std::string kernel;             // symbol
  std::filesystem::path launch;   // shared/recording/launch_description.h
  std::filesystem::path folder;   // of the recording; must not hold one
  std::filesystem::path runner;   // retune-runner: LLVM and the kernel run in children
};

// Blocking. Error: invalid_input naming the file and the JSON pointer; failed where the kernel does not run. Nothing is left
// behind then.
[[nodiscard]] Expected<Manifest> make_recording(const MakeOptions& options);

}  // namespace retune::coordinator
