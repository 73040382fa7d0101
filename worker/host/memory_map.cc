#include "worker/host/memory_map.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace retune::worker {
namespace {

constexpr std::size_t kChunk = 4096;
constexpr std::byte kSlackPattern{0xa5};

std::uintptr_t page_size() {
  static const auto size = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  return size;
}
std::uintptr_t page_down(std::uintptr_t address) { return address & ~(page_size() - 1); }
std::uintptr_t page_up(std::uintptr_t address) { return page_down(address + page_size() - 1); }
std::byte* at(std::uintptr_t address) { return reinterpret_cast<std::byte*>(address); }

tl::unexpected<StageFailure> no_memory(const std::string& reason) {
  return tl::unexpected(StageFailure{Stage::replay, Outcome::replay_failed, reason, ""});
}

// Null, or the address asked for.
void* reserve(std::uintptr_t address, std::size_t size, int protection) {
  void* got = mmap(at(address), size, protection, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
  if (got == MAP_FAILED) return nullptr;
  if (got != at(address)) {  // kernels before 4.17 take the address as a hint only
    munmap(got, size);
    errno = EEXIST;
    return nullptr;
  }
  return got;
}

// Copies what differs, piece by piece: pages that are right stay clean.
void copy_changed(std::uintptr_t address, const std::byte* from, std::size_t size) {
  for (std::size_t done = 0; done < size; done += kChunk) {
    std::size_t piece = std::min(kChunk, size - done);
    if (std::memcmp(at(address + done), from + done, piece) != 0) std::memcpy(at(address + done), from + done, piece);
  }
}

}  // namespace

MemoryMap::~MemoryMap() { unmap(); }

void MemoryMap::unmap() {
  for (const Mapping& mapping : mappings_) munmap(mapping.address, mapping.size);
  mappings_.clear();
  spans_.clear();
  slack_.clear();
  guarded_.clear();
}

OrFailure<void> MemoryMap::map(const std::vector<InstanceMemory::Piece>& regions, std::uint64_t reserve_address,
                               std::uint64_t reserve_size) {
  unmap();
  std::uintptr_t last = 0;
  for (const auto& region : regions) {
    std::uintptr_t end = region.address + region.before.size();
    if (region.address < last || end < region.address || region.after.size() != region.before.size())
      return no_memory(fmt::format("region at {:#x} overlaps the one before it or has no proper size", region.address));
    last = end;
    std::uintptr_t begin_page = page_down(region.address);
    std::uintptr_t end_page = std::max(page_up(end), begin_page + page_size());
    if (!spans_.empty() && begin_page <= spans_.back().end)
      spans_.back().end = std::max(spans_.back().end, end_page);
    else
      spans_.push_back({begin_page, end_page});
  }
  if (auto failure = map_spans(reserve_address, reserve_size); !failure) {
    unmap();
    return failure;
  }
  // Slack is what the spans hold beside the regions.
  std::size_t next = 0;
  for (const Span& span : spans_) {
    std::uintptr_t from = span.begin;
    for (; next < regions.size() && regions[next].address < span.end; ++next) {
      if (regions[next].address > from) slack_.push_back({from, regions[next].address});
      from = regions[next].address + regions[next].before.size();
    }
    if (from < span.end) slack_.push_back({from, span.end});
  }
  fill_slack();
  for (std::size_t i = 0; i < regions.size(); ++i) {
    const auto& region = regions[i];
    if (!region.before.empty()) std::memcpy(at(region.address), region.before.data(), region.before.size());
    Guarded guarded;
    guarded.region = i;
    guarded.begin = page_up(region.address);
    guarded.end = page_down(region.address + region.before.size());
    guarded.dirty = region.before != region.after;
    if (guarded.begin < guarded.end) guarded_.push_back(guarded);
  }
  for (Guarded& guarded : guarded_) protect(guarded);
  return {};
}

OrFailure<void> MemoryMap::map_spans(std::uint64_t reserve_address, std::uint64_t reserve_size) {
  const bool one_piece = reserve_size > 0 && page_down(reserve_address) == reserve_address &&
                         reserve(reserve_address, reserve_size, PROT_NONE) != nullptr;
  if (one_piece) mappings_.push_back({at(reserve_address), reserve_size});
  auto reserved = [&](const Span& span) {
    return one_piece && span.begin >= reserve_address && span.end <= reserve_address + reserve_size;
  };
  for (std::size_t i = 0; i < spans_.size(); ++i) {
    const Span& span = spans_[i];
    if (reserved(span)) {
      if (mprotect(at(span.begin), span.end - span.begin, PROT_READ | PROT_WRITE) != 0)
        return no_memory(fmt::format("no memory for {} bytes at {:#x}: {}", span.end - span.begin, span.begin, std::strerror(errno)));
      continue;
    }
    if (reserve(span.begin, span.end - span.begin, PROT_READ | PROT_WRITE) == nullptr)
      return no_memory(fmt::format("address {:#x} ({} bytes) cannot be had: {}", span.begin, span.end - span.begin,
                                   std::strerror(errno)));
    mappings_.push_back({at(span.begin), span.end - span.begin});
  }
  // Guards where nothing lies yet; what lies there already is no less of a guard when it is not ours to write.
  constexpr std::uintptr_t kGuard = 64 * 1024;
  for (const Span& span : spans_) {
    if (reserved(span)) continue;
    if (reserve(span.end, kGuard, PROT_NONE) != nullptr) mappings_.push_back({at(span.end), kGuard});
    if (span.begin > kGuard && reserve(span.begin - kGuard, kGuard, PROT_NONE) != nullptr)
      mappings_.push_back({at(span.begin - kGuard), kGuard});
  }
  return {};
}

void MemoryMap::fill_slack() {
  for (const Span& slack : slack_) std::memset(at(slack.begin), static_cast<int>(kSlackPattern), slack.end - slack.begin);
}

void MemoryMap::protect(Guarded& guarded) {
  if (!guarded.dirty) mprotect(at(guarded.begin), guarded.end - guarded.begin, PROT_READ);
}

void MemoryMap::restore(const std::vector<InstanceMemory::Piece>& regions) {
  std::size_t next = 0;
  for (std::size_t i = 0; i < regions.size(); ++i) {
    const auto& region = regions[i];
    const std::byte* from = region.before.data();
    const std::uintptr_t end = region.address + region.before.size();
    if (next < guarded_.size() && guarded_[next].region == i) {
      const Guarded& guarded = guarded_[next++];
      if (!guarded.dirty) {  // the ends share pages with others and are always looked at
        copy_changed(region.address, from, guarded.begin - region.address);
        copy_changed(guarded.end, from + (guarded.end - region.address), end - guarded.end);
        continue;
      }
    }
    copy_changed(region.address, from, region.before.size());
  }
  fill_slack();
}

bool MemoryMap::allow_write(std::uintptr_t address) noexcept {
  for (Guarded& guarded : guarded_) {
    if (address < guarded.begin || address >= guarded.end) continue;
    // Another thread may have been first; then the access just needs to be repeated.
    guarded.dirty = true;
    return mprotect(at(guarded.begin), guarded.end - guarded.begin, PROT_READ | PROT_WRITE) == 0;
  }
  return false;
}

std::vector<std::string> MemoryMap::take_outside_writes() {
  constexpr std::size_t kMost = 16;
  std::vector<std::string> out;
  for (const Span& slack : slack_) {
    for (std::uintptr_t p = slack.begin; p < slack.end;) {
      if (*at(p) == kSlackPattern) {
        ++p;
        continue;
      }
      std::uintptr_t first = p;
      // Bytes that happen to keep the pattern within one written run do not split it.
      std::uintptr_t last = p;
      for (; p < slack.end && p - last < 16; ++p)
        if (*at(p) != kSlackPattern) last = p;
      if (out.size() < kMost) out.push_back(fmt::format("{:#x}: {} bytes", first, last + 1 - first));
      p = last + 1;
    }
  }
  fill_slack();
  return out;
}

}  // namespace retune::worker
