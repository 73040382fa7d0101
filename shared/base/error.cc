#include "shared/base/error.h"

namespace retune {

std::string_view to_string(ErrorKind kind) noexcept {
  switch (kind) {
    case ErrorKind::invalid_input: return "invalid_input";
    case ErrorKind::failed: return "failed";
    case ErrorKind::overloaded: return "overloaded";
    case ErrorKind::disconnected: return "disconnected";
    case ErrorKind::unsupported: return "unsupported";
  }
  return "failed";
}

std::string Error::to_string() const {
  std::string text;
  for (auto it = context_.rbegin(); it != context_.rend(); ++it) {
    text += *it;
    text += ": ";
  }
  text += message_;
  return text;
}

int Error::exit_status() const noexcept {
  switch (kind_) {
    case ErrorKind::invalid_input: return 2;
    case ErrorKind::disconnected: return 3;
    default: return 1;
  }
}

}  // namespace retune
