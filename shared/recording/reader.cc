#include "shared/recording/reader.h"

#include <zstd.h>

#include <cstring>

#include "shared/base/file.h"
#include "shared/base/handle.h"

namespace retune {
namespace {

namespace fs = std::filesystem;
using Decompressor = Handle<ZSTD_DCtx, ZSTD_freeDCtx>;

constexpr std::size_t kMaxManifest = std::size_t{256} << 20;

// Decompresses exactly `size` bytes; never allocates more, whatever the frame promises.
Expected<Buffer> decompress(ByteView packed, std::uint64_t size, const fs::path& file) {
  // A compressed byte cannot stand for more than some ten thousand: an honest blob of that size is not this small.
  if (size / (std::uint64_t{1} << 16) > packed.size() + 64)
    return invalid_input("{}: truncated: {} bytes cannot hold {}", file.string(), packed.size(), size);
  Buffer content(size);
  const Decompressor context(ZSTD_createDCtx());
  ZSTD_inBuffer in{packed.data(), packed.size(), 0};
  ZSTD_outBuffer out{content.data(), content.size(), 0};
  std::size_t left = 1;
  while (left != 0) {
    const std::size_t read_before = in.pos, written_before = out.pos;
    left = ZSTD_decompressStream(context.get(), &out, &in);
    if (ZSTD_isError(left) != 0)
      return invalid_input("{}: damaged: {}", file.string(), ZSTD_getErrorName(left));
    if (left != 0 && in.pos == read_before && out.pos == written_before) {
      if (in.pos == in.size) return invalid_input("{}: truncated after {} of {} bytes", file.string(), out.pos, size);
      return invalid_input("{}: holds more than the {} bytes the manifest says", file.string(), size);
    }
  }
  if (out.pos != size) return invalid_input("{}: holds {} bytes, the manifest says {}", file.string(), out.pos, size);
  if (in.pos != in.size) return invalid_input("{}: {} bytes stand behind its end", file.string(), in.size - in.pos);
  return content;
}

template <class Memory>
Expected<Buffer> memory_of(const Recording& recording, const Memory& memory, bool after) {
  RETUNE_TRY(Buffer bytes, recording.blob(memory.before));
  if (!after) return bytes;
  for (const ChangedRange& range : memory.after) {
    RETUNE_TRY(const Buffer changed, recording.blob(range.content));
    std::memcpy(bytes.data() + range.offset, changed.data(), changed.size());
  }
  return bytes;
}

template <class Memory>
Expected<> verify_memory(const Recording& recording, const std::vector<Memory>& all) {
  for (const Memory& memory : all) {
    RETUNE_TRY(const Buffer bytes, recording.memory(memory, true));
  }
  return {};
}

}  // namespace

Expected<Recording> Recording::open(const fs::path& folder) {
  const fs::path file = folder / "manifest.json";
  if (!fs::is_directory(folder)) return invalid_input("{}: no such folder; expected a recording", folder.string());
  if (!fs::exists(file)) return invalid_input("{}: is no recording: it has no manifest.json", folder.string());
  RETUNE_TRY(const std::string text, read_text_file(file, kMaxManifest));
  auto json = parse_json(text);
  if (!json) return fail(json.error().while_doing(file.string()));
  auto manifest = manifest_from_json(JsonCursor(*json));
  if (!manifest) return fail(manifest.error().while_doing(file.string()));
  return Recording(folder, std::move(*manifest), sha256(as_bytes(text)));
}

Expected<Buffer> Recording::blob(const BlobRef& ref) const {
  const fs::path file = folder_ / "blobs" / (ref.hash.hex() + ".zst");
  if (!fs::exists(file)) return invalid_input("{}: missing", file.string());
  RETUNE_TRY(const Buffer packed, read_file(file));
  RETUNE_TRY(Buffer content, decompress(packed, ref.size, file));
  if (sha256(content) != ref.hash) return invalid_input("{}: altered: its content has another hash than its name", file.string());
  return content;
}

Expected<Buffer> Recording::memory(const Region& region, bool after) const { return memory_of(*this, region, after); }
Expected<Buffer> Recording::memory(const Variable& variable, bool after) const { return memory_of(*this, variable, after); }

Expected<std::pair<const Kernel*, const Instance*>> Recording::find_instance(std::string_view prefix) const {
  std::vector<std::pair<const Kernel*, const Instance*>> matches;
  std::string known;
  for (const Kernel& kernel : manifest_.kernels) {
    for (const Instance& instance : kernel.instances) {
      known += fmt::format("\n  {} of {}", instance.id.value(), kernel.demangled);
      const bool by_source = !instance.source_id.empty() && instance.source_id == prefix;
      if (by_source || instance.id.value().starts_with(prefix)) matches.emplace_back(&kernel, &instance);
    }
  }
  if (!prefix.empty() && prefix.size() < 4)
    return invalid_input("instance \"{}\": expected at least 4 characters of an id; there are{}", prefix, known);
  if (matches.size() == 1) return matches.front();
  if (prefix.empty())
    return invalid_input("{}: holds {} instances; name one of{}", folder_.string(), matches.size(), known);
  return invalid_input("{}: {} instances begin with \"{}\"; there are{}", folder_.string(),
                       matches.empty() ? "no" : "several", prefix, known);
}

Expected<> Recording::verify() const {
  for (const Kernel& kernel : manifest_.kernels) {
    for (const BlobRef& module : kernel.modules) {
      RETUNE_TRY(const Buffer bytes, blob(module));
    }
    const fs::path file = folder_ / "manifest.json";
    if (static_hash(kernel.mangled, kernel.modules) != kernel.static_hash)
      return invalid_input("{}: the static hash of {} is not that of its modules", file.string(), kernel.demangled);
    for (const Instance& instance : kernel.instances) {
      if (instance_hash(kernel.static_hash, instance) != instance.id)
        return invalid_input("{}: instance {} has another identity than its id says", file.string(), instance.id.value());
      RETUNE_CHECK(verify_memory(*this, instance.regions));
      RETUNE_CHECK(verify_memory(*this, instance.variables));
    }
  }
  return {};
}

}  // namespace retune
