// Words, numbers, strings and operators of an expression. Used by expression_parse.cc alone.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "coordinator/space/value.h"

namespace retune::coordinator {

enum class TokenKind { end, name, literal, string, symbol };

struct Token {
  TokenKind kind = TokenKind::end;
  std::string_view text;      // as written; names with their dots, keywords and symbols
  std::size_t position = 0;   // bytes
  Value literal;              // of a literal: an integer or a real
  bool is_two_to_63 = false;  // 9223372036854775808, which only a minus sign before it makes valid
  std::string string;         // of a string, its escapes resolved
};

// The tokens, ended by one of kind end. Error: invalid_input with a caret.
[[nodiscard]] Expected<std::vector<Token>> lex(std::string_view text);

}  // namespace retune::coordinator
