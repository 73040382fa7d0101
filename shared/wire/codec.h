// Messages to frames and back. Pure.
#pragma once

#include <optional>
#include <vector>

#include "shared/wire/messages.h"

namespace retune {

using Frames = std::vector<Buffer>;

[[nodiscard]] Frames encode(const Message& message);
// Error: invalid_input that says what is wrong (frame count or size, protocol name, version, kind, JSON pointer). Never
// crashes, allocates at most a small multiple of the frames' size.
[[nodiscard]] Expected<Message> decode(const Frames& frames);
// The major version of a message that is ours but of another major version than this side speaks: what a refusal names.
[[nodiscard]] std::optional<int> foreign_version(const Frames& frames);

}  // namespace retune
