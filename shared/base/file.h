// Whole files: read, and written so that a reader sees all of it or nothing.
#pragma once

#include <filesystem>
#include <string>

#include "shared/base/bytes.h"
#include "shared/base/expected.h"

namespace retune {

// Reads a regular file. Blocking. Error: invalid_input naming the file when it cannot be opened, is a directory or is
// larger than `limit` bytes; failed when reading breaks off.
[[nodiscard]] Expected<Buffer> read_file(const std::filesystem::path& path, std::size_t limit = std::size_t{1} << 40);
[[nodiscard]] Expected<std::string> read_text_file(const std::filesystem::path& path,
                                                   std::size_t limit = std::size_t{1} << 30);

// Writes to a temporary name in the same folder, fsync, rename, fsync of the folder. `mode`: permission bits.
// Error: failed naming the file and the system's reason; the old file is then untouched.
[[nodiscard]] Expected<> write_file_atomically(const std::filesystem::path& path, ByteView bytes,
                                               unsigned mode = 0644);

}  // namespace retune
