// The manifest of a recording: what manifest.json says. docs/recording-format.md is the format's own page.
//
// A recording is a folder:  manifest.json, blobs/<sha256 of the content, hex>.zst
// Content-addressed, never overwritten in place. Plain values; no file is touched here.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "shared/base/hash.h"
#include "shared/base/json.h"
#include "shared/base/strong_id.h"
#include "shared/configuration/configuration.h"
#include "shared/recording/comparison_rule.h"

namespace retune {

inline constexpr int kRecordingFormatVersion = 1;

// Content kept beside the manifest: its hash and its size before compression.
struct BlobRef {
  ContentHash hash;
  std::uint64_t size = 0;
  friend bool operator==(const BlobRef&, const BlobRef&) = default;
};

// Bytes that the kernel changed: `content` holds them at `offset` of the region.
struct ChangedRange {
  std::uint64_t offset = 0;
  BlobRef content;
  friend bool operator==(const ChangedRange&, const ChangedRange&) = default;
};

// One piece of device memory, at the address it had when the kernel was recorded.
struct Region {
  std::uint64_t address = 0;
  std::uint64_t size = 0;           // bytes that count
  ComparisonRule rule;
  BlobRef before;                   // size == this size
  std::vector<ChangedRange> after;  // ascending, disjoint; the memory after is `before` with these laid over it
  friend bool operator==(const Region&, const Region&) = default;
};

// A device or constant variable of the module, matched by name (its address differs at replay).
struct Variable {
  std::string name;
  std::uint64_t address = 0;        // where it was; only for pointers to it that stand in memory
  std::uint64_t size = 0;
  ComparisonRule rule;
  BlobRef before;
  std::vector<ChangedRange> after;
  friend bool operator==(const Variable&, const Variable&) = default;
};

// How one argument of the kernel lies in its parameter buffer, from the kernel's IR.
enum class ArgumentKind { scalar, pointer, by_value };  // by_value: struct bytes (byval pointer in the IR)
struct ArgumentLayout {
  std::string name;
  ArgumentKind kind = ArgumentKind::scalar;
  std::uint64_t size = 0;           // bytes
  std::uint64_t alignment = 0;      // bytes
  bool may_specialize = true;       // false: stays an argument also under `specialize` (pointers always do)
  friend bool operator==(const ArgumentLayout&, const ArgumentLayout&) = default;
};

// One recorded launch.
struct Instance {
  InstanceId id;                    // dynamic hash: see instance_hash()
  Dim3 grid;
  Dim3 block;
  std::uint32_t shared_mem = 0;     // bytes of dynamic shared memory
  std::vector<Buffer> arguments;    // one per ArgumentLayout, its bytes (little-endian)
  std::vector<Region> regions;      // ascending by address, disjoint
  std::vector<Variable> variables;  // ascending by name
  std::uint64_t occurrences = 1;    // identical launches that were seen
  std::string source_id;            // its identity in the producer's words (Mneme's dynamic hash in decimal), or ""
  friend bool operator==(const Instance&, const Instance&) = default;
};

struct Kernel {
  std::string mangled;              // the symbol in the module
  std::string demangled;
  ContentHash static_hash;          // of the bitcode modules and the symbol
  std::vector<BlobRef> modules;     // LLVM bitcode
  std::vector<ArgumentLayout> arguments;
  std::vector<Instance> instances;
  std::string source_id;            // its identity in the producer's words (Mneme's static hash in decimal), or ""
  friend bool operator==(const Kernel&, const Kernel&) = default;
};

// Who made the recording, and what a replay must repeat to round as it did.
struct Producer {
  std::string name;                 // "retune 0.1.0 recording make", "mneme"
  std::string compiler;             // "clang 19.1.7", "" when unknown
  std::string contraction = "fast"; // -ffp-contract of the producer: fast, on, off
  std::string backend;              // "host", "cuda": where the memory after was computed
  friend bool operator==(const Producer&, const Producer&) = default;
};

struct Manifest {
  int format_version = kRecordingFormatVersion;
  std::string target_triple;        // "nvptx64-nvidia-cuda"
  std::string target_cpu;           // "sm_90"; "" when unknown
  std::string llvm_version;         // of the bitcode, "19.1.7"; "" when unknown
  std::uint64_t reserve_address = 0;  // the range that holds all regions, reserved in one piece at replay; 0: none
  std::uint64_t reserve_size = 0;
  Producer producer;
  std::vector<Kernel> kernels;
  friend bool operator==(const Manifest&, const Manifest&) = default;
};

[[nodiscard]] Json to_json(const ArgumentLayout& argument);
[[nodiscard]] Expected<ArgumentLayout> argument_layout_from_json(const JsonCursor& cursor);
[[nodiscard]] Json to_json(const Manifest& manifest);
// Error: invalid_input with the JSON pointer. Checks more than types: format version, ranges inside their regions,
// ascending and disjoint; arguments as many and as large as the layout; regions inside the reservation; block and grid not
// zero; names unique; sizes bounded (a region at most 2^46 bytes).
[[nodiscard]] Expected<Manifest> manifest_from_json(const JsonCursor& cursor);

// Static hash: SHA-256 over a named, length-framed encoding of the modules' hashes and the kernel's symbol.
[[nodiscard]] ContentHash static_hash(const std::string& mangled, const std::vector<BlobRef>& modules);
// Dynamic hash: launch shape, arguments, and the contents of regions and variables before the launch.
[[nodiscard]] InstanceId instance_hash(const ContentHash& static_hash, const Instance& instance);

// Whether people may mean the kernel by that name: its symbol, its demangled name, or that without the parameters.
[[nodiscard]] bool is_called(const Kernel& kernel, const std::string& name);

// The configuration that repeats the recorded launch: recorded grid, block and shared memory, no specialisation, no
// launch bounds, default<O3>, codegen_opt 3. The baseline of every campaign.
[[nodiscard]] Configuration recorded_configuration(const Instance& instance);

}  // namespace retune
