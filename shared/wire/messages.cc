#include "shared/wire/messages.h"

#include <algorithm>
#include <array>

namespace retune {
namespace {

// In the order of MessageBody.
constexpr std::array<std::string_view, 14> kKinds = {"hello",  "welcome", "refuse", "ready", "work",    "heartbeat", "alive",
                                                     "report", "ack",     "want",   "blob",  "goodbye", "stop",      "who"};
static_assert(kKinds.size() == std::variant_size_v<MessageBody>);

}  // namespace

std::string_view kind_of(const MessageBody& body) noexcept { return kKinds[body.index()]; }

bool is_kind(std::string_view text) noexcept { return std::find(kKinds.begin(), kKinds.end(), text) != kKinds.end(); }

}  // namespace retune
