#include "worker/agent/binary_cache.h"

#include <algorithm>

#include "shared/base/file.h"
#include "shared/base/log.h"

namespace retune::worker {
namespace {

namespace fs = std::filesystem;

}  // namespace

ContentHash compile_key(const EvaluationTerms& terms, const Configuration& configuration, const Platform& platform) {
  Configuration c = configuration;
  if (!c.specialize_dims) c.grid = c.block = Dim3{};
  c.shared_mem = 0;  // the launch's business on every backend
  Json key = Json::object();
  key.set("format", 1)
      .set("recording", terms.instance.recording.hex())
      .set("instance", terms.instance.instance.value())
      .set("configuration", to_json(c))
      .set("device", platform.device.key())
      .set("toolchain", platform.toolchain.key());
  return sha256(as_bytes(to_canonical_text(key)));
}

BinaryCache::BinaryCache(fs::path folder, std::uint64_t most_bytes) : folder_(std::move(folder)), most_bytes_(most_bytes) {
  if (folder_.empty()) return;
  folder_ /= "binaries";
  std::error_code error;
  fs::create_directories(folder_, error);
  if (error) {
    log::warn("cache={} cannot be made: {}; going on without", folder_.string(), error.message());
    folder_.clear();
    return;
  }
  prune();
}

fs::path BinaryCache::file_of(const ContentHash& key) const { return folder_ / key.hex(); }

std::optional<CompileProduct> BinaryCache::find(const ContentHash& key) {
  const std::lock_guard lock(mutex_);
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  if (folder_.empty()) return std::nullopt;
  auto product = read(key);
  if (product) {
    if (known_.size() >= kInMemory) known_.erase(known_.begin());
    known_.emplace(key, *product);
  }
  return product;
}

std::optional<CompileProduct> BinaryCache::read(const ContentHash& key) const {
  const fs::path file = file_of(key);
  if (!fs::exists(file)) return std::nullopt;
  const auto bytes = read_file(file);
  if (!bytes) return std::nullopt;
  const auto newline = std::find(bytes->begin(), bytes->end(), static_cast<std::byte>('\n'));
  if (newline == bytes->end()) return std::nullopt;
  const auto head_size = static_cast<std::size_t>(newline - bytes->begin());
  const auto head = parse_json(as_text(ByteView(*bytes).first(head_size)));
  if (!head) return std::nullopt;
  const auto report = evaluation_report_from_json(JsonCursor(*head));
  if (!report || !report->binary_hash) return std::nullopt;
  CompileProduct product;
  product.binary = std::make_shared<const Buffer>(newline + 1, bytes->end());
  product.hash = *report->binary_hash;
  product.resources = report->resources;
  product.cached = true;
  if (sha256(*product.binary) != product.hash) return std::nullopt;
  std::error_code none;
  fs::last_write_time(file, fs::file_time_type::clock::now(), none);
  return product;
}

void BinaryCache::add(const ContentHash& key, const CompileProduct& product) {
  const std::lock_guard lock(mutex_);
  if (known_.size() >= kInMemory) known_.erase(known_.begin());
  CompileProduct kept = product;
  kept.phases = {};
  kept.cached = true;
  known_.insert_or_assign(key, std::move(kept));
  if (folder_.empty()) return;
  EvaluationReport head;
  head.resources = product.resources;
  head.binary_hash = product.hash;
  const std::string text = to_text(to_json(head)) + "\n";
  Buffer bytes = to_buffer(as_bytes(text));
  bytes.insert(bytes.end(), product.binary->begin(), product.binary->end());
  if (const auto written = write_file_atomically(file_of(key), bytes); !written && !complained_) {
    complained_ = true;
    log::warn("cache: {}", written.error().to_string());
  }
  written_bytes_ += bytes.size();
  if (written_bytes_ > most_bytes_ / 16) prune();
}

void BinaryCache::prune() {
  written_bytes_ = 0;
  struct Entry {
    fs::file_time_type used;
    std::uint64_t size;
    fs::path path;
  };
  std::vector<Entry> entries;
  std::uint64_t total = 0;
  std::error_code error;
  for (const auto& file : fs::directory_iterator(folder_, error)) {
    std::error_code gone;
    const auto used = file.last_write_time(gone);
    const auto size = file.file_size(gone);
    if (gone) continue;
    entries.push_back({used, size, file.path()});
    total += size;
  }
  if (total <= most_bytes_) return;
  std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.used < b.used; });
  for (const Entry& entry : entries) {
    if (total <= most_bytes_ / 4 * 3) break;
    fs::remove(entry.path, error);
    total -= entry.size;
  }
}

}  // namespace retune::worker
