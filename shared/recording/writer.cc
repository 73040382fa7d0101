#include "shared/recording/writer.h"

#include <zstd.h>

#include <algorithm>
#include <cstring>

#include "shared/base/file.h"

namespace retune {
namespace {

namespace fs = std::filesystem;

constexpr int kCompressionLevel = 3;
constexpr std::size_t kJoin = 64;                         // ranges closer than this are one
constexpr std::size_t kMaxRange = std::size_t{1} << 20;

template <class Item, class Key>
void sort_by(std::vector<Item>& items, Key key) {
  std::sort(items.begin(), items.end(), [&](const Item& a, const Item& b) { return key(a) < key(b); });
}

}  // namespace

Expected<RecordingWriter> RecordingWriter::create(const fs::path& folder) {
  if (fs::exists(folder / "manifest.json"))
    return invalid_input("{}: holds a recording already; name another folder or remove it first", folder.string());
  std::error_code error;
  fs::create_directories(folder / "blobs", error);
  if (error) return fail(ErrorKind::failed, "cannot make the folder {}: {}", (folder / "blobs").string(), error.message());
  return RecordingWriter(folder);
}

Expected<BlobRef> RecordingWriter::add_blob(ByteView content) {
  const BlobRef ref{sha256(content), content.size()};
  const fs::path file = folder_ / "blobs" / (ref.hash.hex() + ".zst");
  if (fs::exists(file)) return ref;
  Buffer packed(ZSTD_compressBound(content.size()));
  const std::size_t size = ZSTD_compress(packed.data(), packed.size(), content.data(), content.size(), kCompressionLevel);
  if (ZSTD_isError(size) != 0) return fail(ErrorKind::failed, "cannot compress {}: {}", file.string(), ZSTD_getErrorName(size));
  packed.resize(size);
  RETUNE_CHECK(write_file_atomically(file, packed));
  return ref;
}

Expected<std::vector<ChangedRange>> RecordingWriter::add_changes(ByteView before, ByteView after) {
  std::vector<ChangedRange> ranges;
  const std::size_t size = std::min(before.size(), after.size());
  std::size_t at = 0;
  while (at < size) {
    // Equal stretches go by at the speed of memory.
    while (at + 4096 <= size && std::memcmp(before.data() + at, after.data() + at, 4096) == 0) at += 4096;
    while (at < size && before[at] == after[at]) ++at;
    if (at == size) break;
    const std::size_t begin = at;
    std::size_t end = at + 1;  // behind the last byte that differs
    for (std::size_t i = end; i < size && i - end < kJoin && i - begin < kMaxRange; ++i)
      if (before[i] != after[i]) end = i + 1;
    RETUNE_TRY(const BlobRef content, add_blob(after.subspan(begin, end - begin)));
    ranges.push_back({begin, content});
    at = end;
  }
  return ranges;
}

Expected<> RecordingWriter::finish(Manifest manifest) {
  for (Kernel& kernel : manifest.kernels) {
    kernel.static_hash = static_hash(kernel.mangled, kernel.modules);
    for (Instance& instance : kernel.instances) {
      sort_by(instance.regions, [](const Region& region) { return region.address; });
      sort_by(instance.variables, [](const Variable& variable) { return variable.name; });
      instance.id = instance_hash(kernel.static_hash, instance);
    }
    sort_by(kernel.instances, [](const Instance& instance) { return instance.id; });
  }
  sort_by(manifest.kernels, [](const Kernel& kernel) { return kernel.static_hash; });
  const Json json = to_json(manifest);
  // What cannot be read again is never written.
  if (auto read = manifest_from_json(JsonCursor(json)); !read)
    return fail(read.error().while_doing((folder_ / "manifest.json").string()));
  return write_file_atomically(folder_ / "manifest.json", as_bytes(to_text(json, 2) + "\n"));
}

}  // namespace retune
