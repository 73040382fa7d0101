// Binaries by what they are made of, so that a configuration that differs only in its launch is not compiled again.
//
// In memory, and in a folder that several workers may share: files are written whole (temporary name, rename) and checked
// when they are read; a damaged one counts as absent. The folder is kept below a size by removing what was used longest ago.
// Thread-safe.
#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>

#include "worker/job/stages.h"

namespace retune::worker {

// What a binary depends on: the kernel's identity (by recording and instance), the compile knobs, and the platform. Grid,
// block and shared memory count only where they are compiled in.
[[nodiscard]] ContentHash compile_key(const EvaluationTerms& terms, const Configuration& configuration,
                                      const Platform& platform);

class BinaryCache {
 public:
  // `folder`: "" keeps binaries in memory only.
  BinaryCache(std::filesystem::path folder, std::uint64_t most_bytes);
  [[nodiscard]] std::optional<CompileProduct> find(const ContentHash& key);
  // Failing to write is no failure of the compile: it is logged, once.
  void add(const ContentHash& key, const CompileProduct& product);

 private:
  [[nodiscard]] std::filesystem::path file_of(const ContentHash& key) const;
  [[nodiscard]] std::optional<CompileProduct> read(const ContentHash& key) const;
  void prune();

  static constexpr std::size_t kInMemory = 256;
  std::filesystem::path folder_;
  std::uint64_t most_bytes_;
  std::mutex mutex_;
  std::map<ContentHash, CompileProduct> known_;
  std::uint64_t written_bytes_ = 0;
  bool complained_ = false;
};

}  // namespace retune::worker
