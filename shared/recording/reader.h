// Opens a recording and reads its blobs, checking every hash.
#pragma once

#include <filesystem>
#include <string_view>
#include <utility>

#include "shared/recording/manifest.h"

namespace retune {

class Recording {
 public:
  // Reads and checks manifest.json. `folder` is the recording's folder. Error: invalid_input naming the file.
  [[nodiscard]] static Expected<Recording> open(const std::filesystem::path& folder);

  [[nodiscard]] const std::filesystem::path& folder() const noexcept { return folder_; }
  [[nodiscard]] const Manifest& manifest() const noexcept { return manifest_; }
  // The SHA-256 of manifest.json as it was read: what names a recording (InstanceRef).
  [[nodiscard]] const ContentHash& identity() const noexcept { return identity_; }

  // A blob's content, decompressed, its size and hash checked. Blocking. Error: invalid_input naming the blob's file
  // (missing, truncated, altered, larger than it says).
  [[nodiscard]] Expected<Buffer> blob(const BlobRef& ref) const;

  // Memory before (`after` false) or after the launch, put together from the blobs.
  [[nodiscard]] Expected<Buffer> memory(const Region& region, bool after) const;
  [[nodiscard]] Expected<Buffer> memory(const Variable& variable, bool after) const;

  // The instance whose id begins with `prefix` (at least 4 characters; "" where there is only one), with its kernel.
  // Pointers live as long as this object. Error: invalid_input when none or several match, listing what there is.
  [[nodiscard]] Expected<std::pair<const Kernel*, const Instance*>> find_instance(std::string_view prefix) const;

  // Checks every blob and every instance's identity. Error: the first fault.
  [[nodiscard]] Expected<> verify() const;

 private:
  Recording(std::filesystem::path folder, Manifest manifest, const ContentHash& identity)
      : folder_(std::move(folder)), manifest_(std::move(manifest)), identity_(identity) {}
  std::filesystem::path folder_;
  Manifest manifest_;
  ContentHash identity_;
};

}  // namespace retune
