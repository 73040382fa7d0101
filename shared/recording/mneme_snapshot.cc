#include "shared/recording/mneme_snapshot.h"

#include <bit>
#include <cmath>
#include <cstring>

namespace retune {
namespace {

constexpr std::string_view kDifferenceMagic = "MNEME_DIFF_V1";

class SnapshotReader {
 public:
  SnapshotReader(ByteView bytes, std::size_t start) : bytes_(bytes), at_(start) {}

  [[nodiscard]] std::size_t offset() const noexcept { return at_; }
  [[nodiscard]] std::size_t left() const noexcept { return bytes_.size() - at_; }

  Expected<std::uint64_t> number(std::string_view what) {
    RETUNE_TRY(const ByteView raw, take(8, what));
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < 8; ++i) value |= static_cast<std::uint64_t>(raw[i]) << (8 * i);
    return value;
  }
  Expected<std::uint8_t> byte(std::string_view what) {
    RETUNE_TRY(const ByteView raw, take(1, what));
    return static_cast<std::uint8_t>(raw[0]);
  }
  // A count of things that take at least `each` bytes.
  Expected<std::uint64_t> count(std::uint64_t each, std::string_view what) {
    const std::size_t here = at_;
    RETUNE_TRY(const std::uint64_t value, number(what));
    if (value > left() / each)
      return invalid_input("byte {}: {} {}, but only {} bytes follow", here, value, what, left());
    return value;
  }
  Expected<ByteView> sized(std::string_view what) {
    const std::size_t here = at_;
    RETUNE_TRY(const std::uint64_t size, number(what));
    if (size > left()) return invalid_input("byte {}: {} of {} bytes, but only {} follow", here, what, size, left());
    return take(size, what);
  }
  Expected<ByteView> take(std::size_t size, std::string_view what) {
    if (size > left()) return invalid_input("byte {}: truncated in {}: {} bytes needed, {} left", at_, what, size, left());
    const ByteView taken = bytes_.subspan(at_, size);
    at_ += size;
    return taken;
  }

 private:
  ByteView bytes_;
  std::size_t at_;
};

Expected<ComparisonRule> read_rule(SnapshotReader& reader) {
  const std::size_t here = reader.offset();
  RETUNE_TRY(const std::uint8_t type, reader.byte("the element type"));
  RETUNE_TRY(const std::uint64_t threshold_bits, reader.number("the threshold"));
  RETUNE_TRY(const std::uint8_t kind, reader.byte("the threshold's kind"));
  RETUNE_TRY(const std::uint8_t norm, reader.byte("the norm"));
  RETUNE_TRY(const ByteView tag, reader.sized("the tag"));
  const double threshold = std::bit_cast<double>(threshold_bits);
  if (type > 10 || kind > 1 || norm > 3 || !(threshold >= 0) || std::isinf(threshold))
    return invalid_input("byte {}: no annotation: type {}, threshold {}, kind {}, norm {}", here, type, threshold, kind, norm);
  ComparisonRule rule;
  rule.type = static_cast<ElementType>(type);
  rule.threshold = threshold;
  rule.kind = static_cast<ThresholdKind>(kind);
  rule.norm = static_cast<Norm>(norm);
  rule.tag = as_text(tag);
  return rule;
}

Expected<std::vector<MnemeRange>> read_ranges(SnapshotReader& reader, std::uint64_t size) {
  std::vector<MnemeRange> ranges;
  RETUNE_TRY(const std::uint64_t count, reader.count(16, "changed ranges"));
  std::uint64_t end = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::size_t here = reader.offset();
    RETUNE_TRY(const std::uint64_t offset, reader.number("the offset of a changed range"));
    RETUNE_TRY(const ByteView bytes, reader.sized("a changed range"));
    if (offset > size || bytes.size() > size - offset)
      return invalid_input("byte {}: the changed range of {} bytes at {} leaves its region of {} bytes", here, bytes.size(),
                           offset, size);
    if (offset < end) return invalid_input("byte {}: the changed range at {} overlaps the one before", here, offset);
    end = offset + bytes.size();
    if (!bytes.empty()) ranges.push_back({offset, to_buffer(bytes)});
  }
  return ranges;
}

Expected<MnemeSnapshot> read_form(ByteView bytes, bool difference, bool annotated) {
  SnapshotReader reader(bytes, difference ? kDifferenceMagic.size() : 0);
  MnemeSnapshot snapshot;
  snapshot.is_difference = difference;
  snapshot.has_annotations = annotated;
  RETUNE_TRY(const std::uint64_t variables, reader.count(24, "variables"));
  for (std::uint64_t i = 0; i < variables; ++i) {
    MnemeMemory memory;
    RETUNE_TRY(const ByteView name, reader.sized("the name of a variable"));
    memory.name = as_text(name);
    RETUNE_TRY(memory.size, reader.number("the size of a variable"));
    RETUNE_TRY(memory.address, reader.number("the address of a variable"));
    if (difference) {
      RETUNE_TRY(memory.ranges, read_ranges(reader, memory.size));
    } else {
      RETUNE_TRY(const ByteView content, reader.take(memory.size, "the content of a variable"));
      memory.content = to_buffer(content);
    }
    snapshot.variables.push_back(std::move(memory));
  }
  RETUNE_TRY(const std::uint64_t buffers, reader.count(24, "buffers"));
  for (std::uint64_t i = 0; i < buffers; ++i) {
    MnemeMemory memory;
    const std::size_t here = reader.offset();
    RETUNE_TRY(const std::uint64_t rounded, reader.number("the rounded size of a buffer"));
    RETUNE_TRY(memory.size, reader.number("the size of a buffer"));
    RETUNE_TRY(memory.address, reader.number("the address of a buffer"));
    if (memory.size > rounded)
      return invalid_input("byte {}: a buffer of {} bytes in {} rounded ones", here, memory.size, rounded);
    if (!difference) {
      RETUNE_TRY(const ByteView content, reader.take(memory.size, "the content of a buffer"));
      memory.content = to_buffer(content);
    }
    if (annotated) {
      RETUNE_TRY(memory.rule, read_rule(reader));
    }
    if (difference) {
      RETUNE_TRY(memory.ranges, read_ranges(reader, memory.size));
    }
    snapshot.buffers.push_back(std::move(memory));
  }
  if (!difference) {
    RETUNE_TRY(const std::uint64_t arguments, reader.count(8, "arguments"));
    for (std::uint64_t i = 0; i < arguments; ++i) {
      RETUNE_TRY(const ByteView argument, reader.sized("an argument"));
      snapshot.arguments.push_back(to_buffer(argument));
    }
  }
  if (reader.left() != 0) return invalid_input("byte {}: {} bytes stand behind the end", reader.offset(), reader.left());
  return snapshot;
}

}  // namespace

Expected<MnemeSnapshot> read_mneme_snapshot(ByteView bytes) {
  const bool difference = as_text(bytes).starts_with(kDifferenceMagic);
  auto annotated = read_form(bytes, difference, true);
  if (annotated) return annotated;
  auto plain = read_form(bytes, difference, false);
  if (plain) return plain;
  // Newer files carry annotations: their reading's error is the one that helps.
  return annotated;
}

}  // namespace retune
