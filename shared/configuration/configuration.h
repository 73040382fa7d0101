// Configuration: how a recorded kernel is recompiled and launched. A plain value with no identity beyond its hash.
//
// Field names, defaults and rules are those of the page "Replay Configuration" of Mneme (docs/configuration.md retells
// them). The stages that turn a Configuration into something the queue and the store may handle:
//
//   Configuration --ground--> GroundedConfiguration --validate--> ValidConfiguration --hash--> ConfigurationHash
//
// Only the stage before can make each of these types (rule 2).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "shared/base/expected.h"
#include "shared/base/json.h"

namespace retune {

// Sizes of a grid (in blocks) or of a block (in threads). Never zero in a configuration that was read from JSON.
struct Dim3 {
  std::uint32_t x = 1;
  std::uint32_t y = 1;
  std::uint32_t z = 1;
  // The product; cannot overflow (3 × 32 bits) only below 2^64, so callers that need exactness check is_valid first.
  [[nodiscard]] constexpr std::uint64_t total() const noexcept {
    return static_cast<std::uint64_t>(x) * y * z;
  }
  friend bool operator==(const Dim3&, const Dim3&) = default;
};

// How code generation is spread; the page knows one way.
enum class CodegenMethod { serial };

struct Configuration {
  Dim3 grid;
  Dim3 block;
  std::uint64_t shared_mem = 0;          // dynamic shared memory, bytes; below 2^63
  bool specialize = false;               // recorded scalar arguments become constants
  bool set_launch_bounds = false;        // the next two become launch bounds of the kernel
  std::uint32_t max_threads = 0;         // threads per block; unused unless set_launch_bounds
  std::uint32_t min_blocks_per_sm = 0;   // unused unless set_launch_bounds
  bool specialize_dims = false;          // block and grid sizes become constants
  std::string passes = "default<O3>";    // pass pipeline, as `opt -passes=` takes it
  std::uint32_t codegen_opt = 3;         // back end's optimisation level, 0 to 3
  CodegenMethod codegen_method = CodegenMethod::serial;
  bool prune = true;                     // mandatory
  bool internalize = true;               // mandatory
  friend bool operator==(const Configuration&, const Configuration&) = default;
};

// Reads one configuration from JSON text. Every field is required and no other is known. Error: invalid_input that
// begins with the JSON pointer ("at /grid/x: …") and says what was expected: a missing, unknown or duplicate key, a
// wrong type, a negative, fractional or too large number, a zero dimension, prune or internalize false, an unknown
// codegen_method, bad UTF-8, an unpaired surrogate, too deep nesting, text after the value.
[[nodiscard]] Expected<Configuration> configuration_from_json(std::string_view text);
// The same from a value already parsed; errors begin with the cursor's pointer.
[[nodiscard]] Expected<Configuration> configuration_from_json(const JsonCursor& cursor);

// All fields, in the order of the page.
[[nodiscard]] Json to_json(const Configuration& configuration);
// The same as text (non-ASCII escaped), several times as fast: for long lists.
void append_json(const Configuration& configuration, std::string& out);

// The canonical text that is hashed: keys sorted at every level, no spaces, non-ASCII escaped, exactly as Python's
// json.dumps(d, sort_keys=True, separators=(",", ":")) prints it. append_… appends to `out`, to save allocations.
[[nodiscard]] std::string canonical_text(const Configuration& configuration);
void append_canonical_text(const Configuration& configuration, std::string& out);

}  // namespace retune
