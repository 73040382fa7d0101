// Reads Mneme's recordings (shared/reference/mneme-format.md retold in docs/recording-format.md) into ours.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "shared/recording/module_contents.h"

namespace retune {

// Reads the signature of `kernel` from bitcode: only the IR knows what its arguments are. Supplied by the caller, so that
// this layer needs no LLVM; worker/sandbox/inspector.h is one.
class SignatureReader {
 public:
  virtual ~SignatureReader() = default;
  [[nodiscard]] virtual Expected<KernelSignature> read(ByteView bitcode, const std::string& kernel) = 0;
};

// Imports the databases `json_files` (S.json; a folder stands for every *.json in it) into one recording at `folder`.
// Handles both epilogue forms, snapshots with and without annotation metadata, module paths absolute or beside the
// JSON, item order of any kind, hashes above 2^63. Several kernels become several kernels of the recording. The
// instance id is our dynamic hash; Mneme's hashes are kept as source_id of kernel and instance. Error: invalid_input
// naming file and byte offset or JSON pointer; nothing is left behind then.
[[nodiscard]] Expected<Manifest> import_mneme(const std::vector<std::filesystem::path>& json_files,
                                              const std::filesystem::path& folder, SignatureReader& signatures);

}  // namespace retune
