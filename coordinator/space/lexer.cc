#include "coordinator/space/lexer.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

#include "coordinator/space/expression.h"

namespace retune::coordinator {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

// Longest first.
constexpr std::array<std::string_view, 20> kSymbols = {"**", "//", "==", "!=", "<=", ">=", "<", ">", "+", "-",
                                                       "*",  "/",  "%",  "(",  ")",  "[",  "]", ",", "=", "!"};

class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) {}

  Expected<std::vector<Token>> run() {
    while (true) {
      while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n' || text_[at_] == '\r'))
        ++at_;
      Token token;
      token.position = at_;
      if (at_ == text_.size()) {
        tokens_.push_back(std::move(token));
        return std::move(tokens_);
      }
      RETUNE_CHECK(next(token));
      token.text = text_.substr(token.position, at_ - token.position);
      tokens_.push_back(std::move(token));
    }
  }

 private:
  Unexpected error(std::string_view reason, std::size_t position) const {
    return invalid_input("{}", with_caret(reason, text_, position));
  }
  char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }

  Expected<> next(Token& token) {
    const char c = peek();
    if (is_letter(c)) {
      name();
      token.kind = TokenKind::name;
      return {};
    }
    if (is_digit(c) || (c == '.' && is_digit(peek(1)))) return number(token);
    if (c == '\'' || c == '"') return string(token);
    for (const std::string_view symbol : kSymbols)
      if (text_.substr(at_).starts_with(symbol)) {
        if (symbol == "=" || symbol == "!")
          return error(symbol == "=" ? "= assigns in Python; a comparison is written ==" : "negation is written not", at_);
        at_ += symbol.size();
        token.kind = TokenKind::symbol;
        return {};
      }
    if (c == '&' || c == '|') return error(fmt::format("{} is not part of the language; use and, or", c), at_);
    return error("unexpected character", at_);
  }

  void name() {
    while (true) {
      while (is_letter(peek()) || is_digit(peek())) ++at_;
      if (peek() != '.' || !is_letter(peek(1))) return;
      ++at_;
    }
  }

  Expected<> number(Token& token) {
    const std::size_t start = at_;
    token.kind = TokenKind::literal;
    int base = 10;
    if (peek() == '0' && peek(1) != '\0' && std::string_view("xXoObB").find(peek(1)) != std::string_view::npos) {
      const char letter = static_cast<char>(peek(1) | 0x20);
      base = letter == 'x' ? 16 : letter == 'o' ? 8 : 2;
      at_ += 2;
    }
    std::string digits;
    bool real = false;
    while (true) {
      const char c = peek();
      if (is_digit(c) || (base == 16 && ((c | 0x20) >= 'a' && (c | 0x20) <= 'f'))) {
        digits += c;
      } else if (c == '_' && !digits.empty() && std::isxdigit(static_cast<unsigned char>(digits.back())) &&
                 std::isxdigit(static_cast<unsigned char>(peek(1)))) {
        // Python's digit separator.
      } else if (base == 10 && c == '.' && !real) {
        real = true;
        digits += c;
      } else if (base == 10 && (c == 'e' || c == 'E') &&
                 (is_digit(peek(1)) || ((peek(1) == '+' || peek(1) == '-') && is_digit(peek(2))))) {
        real = true;
        digits += c;
        digits += peek(1);
        at_ += 2;
        while (is_digit(peek())) digits += text_[at_++];
        break;
      } else {
        break;
      }
      ++at_;
    }
    if (is_letter(peek())) return error("a letter follows a number", at_);
    return real ? real_literal(token, digits, start) : integer_literal(token, digits, base, start);
  }

  Expected<> real_literal(Token& token, const std::string& digits, std::size_t start) {
    double value = 0;
    const char* begin = digits.data();
    const auto [end, code] = std::from_chars(begin, begin + digits.size(), value);
    if (code == std::errc::result_out_of_range && std::strtod(digits.c_str(), nullptr) < 1.0)
      value = std::strtod(digits.c_str(), nullptr);
    else if (code != std::errc() || end != begin + digits.size() || !std::isfinite(value))
      return error("this number is too large or malformed", start);
    token.literal = Value::real(value);
    return {};
  }

  Expected<> integer_literal(Token& token, const std::string& digits, int base, std::size_t start) {
    if (base == 10 && digits.size() > 1 && digits[0] == '0' && digits.find_first_not_of('0') != std::string::npos)
      return error("an integer does not begin with 0", start);
    std::uint64_t value = 0;
    const char* begin = digits.data();
    const auto [end, code] = std::from_chars(begin, begin + digits.size(), value, base);
    constexpr auto kLargest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (code == std::errc::result_out_of_range || (code == std::errc() && value > kLargest + 1))
      return error("this integer does not fit 64 bits", start);
    if (code != std::errc() || end != begin + digits.size()) return error("malformed number", start);
    token.is_two_to_63 = value == kLargest + 1;
    token.literal = Value::integer(static_cast<std::int64_t>(value));
    return {};
  }

  Expected<> string(Token& token) {
    token.kind = TokenKind::string;
    const std::size_t start = at_;
    const char quote = text_[at_++];
    while (true) {
      if (at_ >= text_.size() || text_[at_] == '\n') return error("this string is not closed", start);
      const char c = text_[at_++];
      if (c == quote) return {};
      if (c != '\\') {
        token.string += c;
        continue;
      }
      switch (peek()) {
        case 'n': token.string += '\n'; break;
        case 't': token.string += '\t'; break;
        case '\\':
        case '\'':
        case '"': token.string += peek(); break;
        default: return error("unknown escape in a string; known are \\n \\t \\\\ \\' \\\"", at_ - 1);
      }
      ++at_;
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<Token> tokens_;
};

}  // namespace

Expected<std::vector<Token>> lex(std::string_view text) { return Lexer(text).run(); }

}  // namespace retune::coordinator
