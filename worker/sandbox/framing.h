// Frames between a supervisor and its children: a JSON head and raw blobs, length first. Both ends are one build of one
// program, so there is no version; sizes are checked all the same, because a child may be broken.
//
//   u64 size of the head | u64 number of blobs | u64 size of each blob | head | blobs          (little-endian)
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "shared/base/bytes.h"
#include "shared/base/json.h"

namespace retune::worker {

struct Frame {
  Json head;
  std::vector<Buffer> blobs;
};

[[nodiscard]] Buffer encode_frame(const Json& head, std::span<const ByteView> blobs = {});

// Takes bytes as they come, gives whole frames.
class FrameParser {
 public:
  void feed(ByteView bytes);
  // The next whole frame, if there is one. Error: invalid_input for sizes beyond all limits or a head that is no JSON;
  // the stream is of no use then.
  [[nodiscard]] Expected<std::optional<Frame>> next();

 private:
  Buffer pending_;
};

// Blocking; for the child's side. Nothing: the other end has closed between two frames.
[[nodiscard]] Expected<std::optional<Frame>> read_frame(int descriptor, FrameParser& parser);
[[nodiscard]] Expected<> write_frame(int descriptor, const Json& head, std::span<const ByteView> blobs = {});

}  // namespace retune::worker
