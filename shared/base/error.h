// Errors: what a caller is told when the outside world or its input did not do what was asked.
//
// Three kinds of bad news exist in retune. An *outcome* (shared/stage/outcome.h) is what became of an evaluation: it
// is data, stored, never thrown. An *error* (here) is a failed input, network, database or device operation: it is
// returned as Expected<T>. A *bug* is an assertion. Nothing in retune throws across an interface.
//
// An error says what its receiver can do about it, not only what happened:
//   kind     what to do next;
//   poisons  what must be thrown away before anything is tried again.
// The text is lower-case, names the file, JSON path or flag and what was expected, carries the numbers, and has no
// final period. Values are plain and may cross threads.
#pragma once

#include <fmt/format.h>

#include <source_location>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace retune {

enum class ErrorKind {
  invalid_input,  // the user's file, flag or message is wrong: report it, exit status 2; trying again cannot help
  failed,         // it was tried and did not work; trying again as it is will most likely fail again
  overloaded,     // a limit (time, memory, credit) was hit; trying later may work
  disconnected,   // the other side is gone; make a new connection, then try again; exit status 3
  unsupported,    // this build or machine cannot do that
};

enum class Poisons {
  nothing,      // everything is as it was
  transaction,  // the open database transaction must be rolled back
  connection,   // the connection (or child process) must be thrown away
  context,      // the device context must be destroyed, with the process that holds it
};

[[nodiscard]] std::string_view to_string(ErrorKind kind) noexcept;

class [[nodiscard]] Error {
 public:
  Error(ErrorKind kind, std::string message, Poisons poisons = Poisons::nothing,
        std::source_location where = std::source_location::current())
      : kind_(kind), poisons_(poisons), message_(std::move(message)), where_(where) {}

  [[nodiscard]] ErrorKind kind() const noexcept { return kind_; }
  [[nodiscard]] Poisons poisons() const noexcept { return poisons_; }
  // The text without its context.
  [[nodiscard]] const std::string& message() const noexcept { return message_; }
  [[nodiscard]] const std::source_location& where() const noexcept { return where_; }

  // Adds what was being done, outermost last: "reading manifest.json". Returns itself for `return err.context(...)`.
  Error& while_doing(std::string what) {
    context_.push_back(std::move(what));
    return *this;
  }

  // One line for people: "OUTER: INNER: message".
  [[nodiscard]] std::string to_string() const;

  // The exit status that design.md gives this error: 2 for invalid input, 3 for disconnected, else 1.
  [[nodiscard]] int exit_status() const noexcept;

 private:
  ErrorKind kind_;
  Poisons poisons_;
  std::string message_;
  std::vector<std::string> context_;
  std::source_location where_;
};

}  // namespace retune
