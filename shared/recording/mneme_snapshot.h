// Mneme's snapshots of device memory (docs/recording-format.md retells the format). Pure: bytes in, values out.
#pragma once

#include <string>
#include <vector>

#include "shared/base/bytes.h"
#include "shared/recording/comparison_rule.h"

namespace retune {

struct MnemeRange {
  std::uint64_t offset = 0;
  Buffer bytes;
};

// A variable ("global", with a name) or a buffer ("blob", without one).
struct MnemeMemory {
  std::string name;
  std::uint64_t address = 0;
  std::uint64_t size = 0;
  Buffer content;                  // of a full snapshot
  std::vector<MnemeRange> ranges;  // of a difference
  ComparisonRule rule;             // of buffers, where the snapshot carries annotations
};

struct MnemeSnapshot {
  bool is_difference = false;
  bool has_annotations = false;
  std::vector<MnemeMemory> variables;
  std::vector<MnemeMemory> buffers;
  std::vector<Buffer> arguments;   // none in a difference
};

// Either form; with and without annotations are told apart by which reading uses up the bytes exactly. Error:
// invalid_input with the byte offset.
[[nodiscard]] Expected<MnemeSnapshot> read_mneme_snapshot(ByteView bytes);

}  // namespace retune
