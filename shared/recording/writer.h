// Writes a recording: blobs first, the manifest last, so that a torn write is no recording.
#pragma once

#include <filesystem>

#include "shared/recording/manifest.h"

namespace retune {

class RecordingWriter {
 public:
  // Creates `folder` (and parents). Error: invalid_input when it holds a manifest already; failed otherwise.
  [[nodiscard]] static Expected<RecordingWriter> create(const std::filesystem::path& folder);

  // Stores content (compressed, synced, renamed into place); content already there is not written again.
  [[nodiscard]] Expected<BlobRef> add_blob(ByteView content);
  // The ranges in which `after` differs from `before` (equal sizes), stored as blobs. Ranges closer than 64 bytes are
  // one; none is longer than 1 MiB.
  [[nodiscard]] Expected<std::vector<ChangedRange>> add_changes(ByteView before, ByteView after);

  // Fills in static and dynamic hashes, sorts regions and variables, writes manifest.json. Ends the writer's work.
  [[nodiscard]] Expected<> finish(Manifest manifest);

 private:
  explicit RecordingWriter(std::filesystem::path folder) : folder_(std::move(folder)) {}
  std::filesystem::path folder_;
};

}  // namespace retune
