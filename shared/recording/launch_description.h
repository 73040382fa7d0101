// A launch in words, from which a recording is made without an application: docs/recording-format.md gives the format.
//
//   {"grid": [x, y, z], "block": [x, y, z], "shared_mem": bytes,
//    "arguments": [{"name", "buffer": NAME} | {"name", "type", "value"} | {"name", "bytes": hex}],
//    "buffers":   [{"name", "type", "count", "contents", "compare"}],
//    "variables": [{"name", "type", "count", "contents", "compare"}]}
//
// contents: "zeros", "iota" (0, 1, 2, …), {"uniform": [low, high], "seed"}, {"normal": [mean, deviation], "seed"}, or
// {"file": path} with the raw bytes. Random numbers come from SplitMix64 and Box-Muller, so they are the same everywhere.
#pragma once

#include <filesystem>
#include <variant>
#include <vector>

#include "shared/recording/mneme_import.h"

namespace retune {

struct DescribedMemory {
  std::string name;
  ComparisonRule rule;
  Buffer content;
};

struct DescribedArgument {
  std::string name;
  std::variant<std::string, Buffer> value;  // the name of a buffer, or bytes
  std::string pointer;                      // where it stands in the file
};

struct LaunchDescription {
  Dim3 grid, block;
  std::uint32_t shared_mem = 0;
  std::vector<DescribedArgument> arguments;
  std::vector<DescribedMemory> buffers;
  std::vector<DescribedMemory> variables;
};

// `folder`: what the paths of raw files count from. Error: invalid_input with the JSON pointer.
[[nodiscard]] Expected<LaunchDescription> launch_description_from_json(const JsonCursor& cursor,
                                                                       const std::filesystem::path& folder);

// Where buffers are put: one after the other from here on, each at a multiple of kBufferSpacing.
inline constexpr std::uint64_t kBufferAddress = 0x200000000000;
inline constexpr std::uint64_t kBufferSpacing = std::uint64_t{2} << 20;

// The addresses of the buffers, and the bytes of each argument under the kernel's signature. Error: invalid_input for an
// argument too many or too few, of another size, or of a buffer that does not exist.
struct PlacedLaunch {
  std::vector<std::uint64_t> addresses;
  std::uint64_t reserve_size = 0;
  std::vector<Buffer> arguments;
};
[[nodiscard]] Expected<PlacedLaunch> place(const LaunchDescription& launch, const KernelSignature& signature);

}  // namespace retune
