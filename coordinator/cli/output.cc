#include "coordinator/cli/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace retune::coordinator {
namespace {

constexpr std::size_t kKeepBack = 1 << 16;

Expected<> write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0) {
      if (errno == EINTR) continue;
      return fail(ErrorKind::failed, "cannot write to standard output: {}", std::strerror(errno));
    }
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

}  // namespace

Output::~Output() {
  if (const auto flushed = flush(); !flushed) note(flushed.error().to_string());
}

Expected<> Output::write(std::string_view text) {
  pending_ += text;
  if (pending_.size() >= kKeepBack) return flush();
  return {};
}

Expected<> Output::flush() {
  const std::string text = std::exchange(pending_, {});
  return write_all(STDOUT_FILENO, text);
}

Expected<> print(std::string_view text) { return write_all(STDOUT_FILENO, text); }

Expected<> print_json(const Json& value, bool indented) { return print(to_text(value, indented ? 2 : 0) + "\n"); }

void note(std::string_view text) { fmt::print(stderr, "{}\n", text); }

}  // namespace retune::coordinator
