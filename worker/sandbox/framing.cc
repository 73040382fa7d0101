#include "worker/sandbox/framing.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace retune::worker {
namespace {

constexpr std::uint64_t kMaxHead = std::uint64_t{64} << 20;
constexpr std::uint64_t kMaxBlobs = 16;
constexpr std::uint64_t kMaxBlob = std::uint64_t{4} << 30;

void append_number(Buffer& bytes, std::uint64_t value) {
  for (std::size_t i = 0; i < 8; ++i) bytes.push_back(static_cast<std::byte>(value >> (8 * i)));
}

std::uint64_t number_at(const Buffer& bytes, std::size_t at) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < 8; ++i) value |= static_cast<std::uint64_t>(bytes[at + i]) << (8 * i);
  return value;
}

}  // namespace

Buffer encode_frame(const Json& head, std::span<const ByteView> blobs) {
  const std::string text = to_text(head);
  std::size_t total = 16 + 8 * blobs.size() + text.size();
  for (const ByteView blob : blobs) total += blob.size();
  Buffer bytes;
  bytes.reserve(total);
  append_number(bytes, text.size());
  append_number(bytes, blobs.size());
  for (const ByteView blob : blobs) append_number(bytes, blob.size());
  const ByteView raw = as_bytes(text);
  bytes.insert(bytes.end(), raw.begin(), raw.end());
  for (const ByteView blob : blobs) bytes.insert(bytes.end(), blob.begin(), blob.end());
  return bytes;
}

void FrameParser::feed(ByteView bytes) { pending_.insert(pending_.end(), bytes.begin(), bytes.end()); }

Expected<std::optional<Frame>> FrameParser::next() {
  if (pending_.size() < 16) return std::optional<Frame>();
  const std::uint64_t head_size = number_at(pending_, 0);
  const std::uint64_t count = number_at(pending_, 8);
  if (head_size > kMaxHead || count > kMaxBlobs)
    return invalid_input("a frame with a head of {} bytes and {} blobs", head_size, count);
  if (pending_.size() < 16 + 8 * count) return std::optional<Frame>();
  std::uint64_t total = 16 + 8 * count + head_size;
  std::vector<std::uint64_t> sizes;
  for (std::uint64_t i = 0; i < count; ++i) {
    sizes.push_back(number_at(pending_, 16 + 8 * i));
    if (sizes.back() > kMaxBlob) return invalid_input("a frame with a blob of {} bytes", sizes.back());
    total += sizes.back();
  }
  if (pending_.size() < total) return std::optional<Frame>();
  Frame frame;
  auto at = pending_.begin() + static_cast<std::ptrdiff_t>(16 + 8 * count);
  const auto take = [&](std::uint64_t size) {
    const Buffer bytes(at, at + static_cast<std::ptrdiff_t>(size));
    at += static_cast<std::ptrdiff_t>(size);
    return bytes;
  };
  const Buffer head = take(head_size);
  RETUNE_TRY(frame.head, parse_json(as_text(head)));
  for (const std::uint64_t size : sizes) frame.blobs.push_back(take(size));
  pending_.erase(pending_.begin(), at);
  return std::optional<Frame>(std::move(frame));
}

Expected<std::optional<Frame>> read_frame(int descriptor, FrameParser& parser) {
  std::vector<std::byte> chunk(1 << 16);
  while (true) {
    RETUNE_TRY(auto frame, parser.next());
    if (frame) return frame;
    const ssize_t count = ::read(descriptor, chunk.data(), chunk.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return fail(ErrorKind::disconnected, "cannot read from the other process: {}", std::strerror(errno));
    if (count == 0) return std::optional<Frame>();
    parser.feed(ByteView(chunk).first(static_cast<std::size_t>(count)));
  }
}

Expected<> write_frame(int descriptor, const Json& head, std::span<const ByteView> blobs) {
  const Buffer bytes = encode_frame(head, blobs);
  std::size_t at = 0;
  while (at < bytes.size()) {
    const ssize_t count = ::send(descriptor, bytes.data() + at, bytes.size() - at, MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return fail(ErrorKind::disconnected, "cannot write to the other process: {}", std::strerror(errno));
    at += static_cast<std::size_t>(count);
  }
  return {};
}

}  // namespace retune::worker
