// What commands print with.
#pragma once

#include <string>
#include <string_view>

#include "shared/base/expected.h"
#include "shared/base/json.h"

namespace retune::coordinator {

// Writes to standard output and says whether it went well (a closed pipe, a full disk). Text is kept back until there is
// much of it or flush().
class Output {
 public:
  Output() = default;
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  ~Output();
  [[nodiscard]] Expected<> write(std::string_view text);
  [[nodiscard]] Expected<> flush();

 private:
  std::string pending_;
};

// One text at once, or one JSON value on a line of its own (indented where it is for people's eyes too).
[[nodiscard]] Expected<> print(std::string_view text);
[[nodiscard]] Expected<> print_json(const Json& value, bool indented = true);

// One line to standard error.
void note(std::string_view text);

}  // namespace retune::coordinator
