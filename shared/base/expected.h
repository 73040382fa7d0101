// Expected<T>: a T, or the Error that says why there is none. `Expected<>` carries no value.
//
// Functions that can fail return it; ignoring it is a compiler warning. RETUNE_TRY takes the value or returns the
// error from the enclosing function:
//
//   RETUNE_TRY(auto bytes, read_file(path));   // declares `bytes`
//   RETUNE_CHECK(write_file(path, bytes));     // no value
#pragma once

#include <tl/expected.hpp>
#include <utility>

#include "shared/base/error.h"

namespace retune {

template <class T = void>
class [[nodiscard]] Expected : public tl::expected<T, Error> {
 public:
  using tl::expected<T, Error>::expected;
  Expected(tl::expected<T, Error> other) : tl::expected<T, Error>(std::move(other)) {}
};

using Unexpected = tl::unexpected<Error>;

// The error as a return value: `return fail(ErrorKind::failed, "cannot open {}: {}", path, reason)`.
template <class... Args>
[[nodiscard]] Unexpected fail(ErrorKind kind, fmt::format_string<Args...> format, Args&&... args) {
  return Unexpected(Error(kind, fmt::format(format, std::forward<Args>(args)...)));
}
template <class... Args>
[[nodiscard]] Unexpected invalid_input(fmt::format_string<Args...> format, Args&&... args) {
  return fail(ErrorKind::invalid_input, format, std::forward<Args>(args)...);
}
[[nodiscard]] inline Unexpected fail(Error error) { return Unexpected(std::move(error)); }

}  // namespace retune

#define RETUNE_CONCAT_(a, b) a##b
#define RETUNE_CONCAT(a, b) RETUNE_CONCAT_(a, b)
#define RETUNE_TRY(declaration, expression) \
  RETUNE_TRY_(declaration, expression, RETUNE_CONCAT(retune_try_, __LINE__))
#define RETUNE_TRY_(declaration, expression, temporary)                           \
  auto temporary = (expression);                                                  \
  if (!temporary) return ::retune::Unexpected(std::move(temporary.error()));      \
  declaration = std::move(*temporary)
#define RETUNE_CHECK(expression)                                                          \
  do {                                                                                    \
    if (auto retune_check = (expression); !retune_check)                                  \
      return ::retune::Unexpected(std::move(retune_check.error()));                       \
  } while (false)
// The same, adding what was being done to the error's context.
#define RETUNE_CHECK_WHILE(expression, ...)                                                               \
  do {                                                                                                    \
    if (auto retune_check = (expression); !retune_check)                                                  \
      return ::retune::Unexpected(std::move(retune_check.error().while_doing(fmt::format(__VA_ARGS__)))); \
  } while (false)
