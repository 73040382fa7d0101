// Text to program, in one pass: recursive descent that emits code as it goes. Recursion happens only where text nests,
// and there it is counted.
#include <algorithm>
#include <array>

#include "coordinator/space/expression.h"
#include "coordinator/space/lexer.h"

namespace retune::coordinator {
namespace {

constexpr std::array<std::string_view, 13> kKeywords = {"and",  "or",    "not",  "in",     "is",    "if",   "else",
                                                        "True", "False", "None", "lambda", "await", "for"};

struct Arity {
  std::size_t least;
  std::size_t most;
};
constexpr std::size_t kAny = 255;
// In the order of enum Function.
constexpr std::array<Arity, 10> kArities = {
    {{1, kAny}, {1, kAny}, {1, 1}, {2, 2}, {1, kAny}, {1, kAny}, {1, 1}, {1, 1}, {1, 1}, {1, 1}}};

bool is_word(const Token& token, std::string_view word) {
  return (token.kind == TokenKind::name || token.kind == TokenKind::symbol) && token.text == word;
}

}  // namespace

class Parser {
 public:
  Parser(std::string_view text, const Scope& scope)
      : program_(std::make_shared<Expression::Program>()), scope_(scope) {
    program_->text = text;
  }

  Expected<Expression> run() {
    if (program_->text.size() > kMaxExpressionBytes)
      return invalid_input("the expression is longer than {} bytes", kMaxExpressionBytes);
    RETUNE_TRY(tokens_, lex(program_->text));
    RETUNE_CHECK(conditional());
    if (here().kind != TokenKind::end) return unexpected("expected an operator or the end");
    auto& slots = program_->slots;
    std::sort(slots.begin(), slots.end());
    slots.erase(std::unique(slots.begin(), slots.end()), slots.end());
    for (const auto& instruction : code())
      if (instruction.code == Code::constant || instruction.code == Code::load) ++program_->max_stack;
    ++program_->max_stack;  // an empty list pushes too; there is never more than one without a push before it
    for (const auto& instruction : code())
      if (instruction.code == Code::list || instruction.code == Code::tuple) ++program_->max_stack;
    return Expression(program_);
  }

 private:
  using Code = Expression::Code;

  std::vector<Expression::Instruction>& code() { return program_->code; }
  const Token& here() const { return tokens_[at_]; }
  bool take(std::string_view word) {
    if (!is_word(here(), word)) return false;
    ++at_;
    return true;
  }
  Unexpected error(std::string_view reason, std::size_t position) const {
    return invalid_input("{}", with_caret(reason, program_->text, position));
  }
  Unexpected unexpected(std::string_view wanted) const {
    if (here().kind == TokenKind::end)
      return error(program_->text.find_first_not_of(" \t\n\r") == std::string::npos ? "the expression is empty"
                                                                                  : "the expression ends too early",
                   here().position);
    return error(fmt::format("{}, found {}", wanted, here().text), here().position);
  }
  std::size_t emit(Code code_, std::uint32_t argument, std::size_t position, std::int32_t jump = 0) {
    code().push_back({code_, argument, jump, static_cast<std::uint32_t>(position)});
    return code().size() - 1;
  }
  void emit_constant(Value value, std::size_t position) {
    program_->constants.push_back(value);
    emit(Code::constant, static_cast<std::uint32_t>(program_->constants.size() - 1), position);
  }
  // Makes the jump at `from` land behind what has been emitted so far.
  void land(std::size_t from) { code()[from].jump = static_cast<std::int32_t>(code().size() - from - 1); }

  struct Level {
    explicit Level(std::size_t& depth) : depth_(depth) { ++depth_; }
    ~Level() { --depth_; }
    std::size_t& depth_;
  };

  // X if C else Y. Python evaluates C first, so X's code is cut out and put back behind C's; jumps are relative.
  Expected<> conditional() {
    const Level level(depth_);
    if (depth_ > kMaxExpressionDepth)
      return error(fmt::format("nested deeper than {} levels", kMaxExpressionDepth), here().position);
    const std::size_t start = code().size();
    RETUNE_CHECK(disjunction());
    if (!is_word(here(), "if")) return {};
    const std::size_t position = here().position;
    ++at_;
    const std::vector<Expression::Instruction> chosen(code().begin() + static_cast<std::ptrdiff_t>(start),
                                                      code().end());
    code().resize(start);
    RETUNE_CHECK(disjunction());
    const std::size_t to_other = emit(Code::jump_if_false, 0, position);
    code().insert(code().end(), chosen.begin(), chosen.end());
    const std::size_t to_end = emit(Code::jump, 0, position);
    land(to_other);
    if (!take("else")) return unexpected("expected else");
    RETUNE_CHECK(conditional());
    land(to_end);
    return {};
  }

  Expected<> disjunction() { return logical("or", Code::or_jump, &Parser::conjunction); }
  Expected<> conjunction() { return logical("and", Code::and_jump, &Parser::negation); }

  Expected<> logical(std::string_view word, Code jump, Expected<> (Parser::*operand)()) {
    RETUNE_CHECK((this->*operand)());
    if (!is_word(here(), word)) return {};
    std::vector<std::size_t> jumps;
    std::size_t position = 0;
    while (is_word(here(), word)) {
      position = here().position;
      ++at_;
      jumps.push_back(emit(jump, 0, position));
      RETUNE_CHECK((this->*operand)());
    }
    emit(Code::truth, 0, position);
    for (const std::size_t from : jumps) land(from);
    return {};
  }

  Expected<> negation() {
    std::size_t count = 0;
    const std::size_t position = here().position;
    while (take("not")) ++count;
    RETUNE_CHECK(comparison());
    if (count > 0) emit(Code::invert, 0, position);
    if (count > 0 && count % 2 == 0) emit(Code::invert, 0, position);
    return {};
  }

  std::optional<Comparison> comparison_here() {
    if (is_word(here(), "not") && is_word(tokens_[at_ + 1], "in")) return Comparison::not_in;
    for (std::size_t i = 0; i <= static_cast<std::size_t>(Comparison::in); ++i)
      if (is_word(here(), to_string(static_cast<Comparison>(i)))) return static_cast<Comparison>(i);
    return std::nullopt;
  }

  Expected<> comparison() {
    RETUNE_CHECK(sum());
    std::vector<std::size_t> jumps;
    auto next = comparison_here();
    while (next) {
      const std::size_t position = here().position;
      at_ += *next == Comparison::not_in ? 2 : 1;
      RETUNE_CHECK(sum());
      const auto after = comparison_here();
      if (after)
        jumps.push_back(emit(Code::chain, static_cast<std::uint32_t>(*next), position));
      else
        emit(Code::compare, static_cast<std::uint32_t>(*next), position);
      next = after;
    }
    for (const std::size_t from : jumps) land(from);
    if (is_word(here(), "is")) return error("is is not part of the language; use ==", here().position);
    return {};
  }

  template <std::size_t N>
  std::optional<Operator> operator_here(const std::array<Operator, N>& operators) const {
    for (const Operator op : operators)
      if (is_word(here(), to_string(op))) return op;
    return std::nullopt;
  }

  Expected<> sum() {
    constexpr std::array kSum = {Operator::add, Operator::subtract};
    RETUNE_CHECK(product());
    while (const auto op = operator_here(kSum)) {
      const std::size_t position = here().position;
      ++at_;
      RETUNE_CHECK(product());
      emit(Code::binary, static_cast<std::uint32_t>(*op), position);
    }
    return {};
  }

  Expected<> product() {
    constexpr std::array kProduct = {Operator::multiply, Operator::divide, Operator::floor_divide, Operator::modulo};
    RETUNE_CHECK(factor());
    while (const auto op = operator_here(kProduct)) {
      const std::size_t position = here().position;
      ++at_;
      RETUNE_CHECK(factor());
      emit(Code::binary, static_cast<std::uint32_t>(*op), position);
    }
    return {};
  }

  // Signs bind weaker than ** on their right: -2 ** 2 is -4.
  Expected<> factor() {
    std::vector<std::size_t> signs;
    while (is_word(here(), "-") || is_word(here(), "+")) signs.push_back(at_++);
    if (here().is_two_to_63 && !signs.empty() && is_word(tokens_[signs.back()], "-") &&
        !is_word(tokens_[at_ + 1], "**")) {
      emit_constant(Value::integer(std::numeric_limits<std::int64_t>::min()), tokens_[signs.back()].position);
      ++at_;
      signs.pop_back();
    } else {
      RETUNE_CHECK(power());
    }
    for (; !signs.empty(); signs.pop_back())
      emit(is_word(tokens_[signs.back()], "-") ? Code::negate : Code::plus, 0, tokens_[signs.back()].position);
    return {};
  }

  Expected<> power() {
    RETUNE_CHECK(atom());
    if (!is_word(here(), "**")) return {};
    const std::size_t position = here().position;
    const Level level(depth_);
    if (depth_ > kMaxExpressionDepth)
      return error(fmt::format("nested deeper than {} levels", kMaxExpressionDepth), position);
    ++at_;
    RETUNE_CHECK(factor());
    emit(Code::binary, static_cast<std::uint32_t>(Operator::power), position);
    return {};
  }

  Expected<> atom() {
    const Token& token = here();
    switch (token.kind) {
      case TokenKind::literal:
        if (token.is_two_to_63) return error("this integer does not fit 64 bits", token.position);
        emit_constant(token.literal, token.position);
        ++at_;
        return {};
      case TokenKind::string:
        emit_constant(program_->storage.add(token.string), token.position);
        ++at_;
        return {};
      case TokenKind::name: return name();
      case TokenKind::symbol:
        if (token.text == "(") return parenthesis();
        if (token.text == "[") return list();
        break;
      case TokenKind::end: break;
    }
    return unexpected("expected a value");
  }

  Expected<> name() {
    const Token& token = here();
    if (token.text == "True" || token.text == "False") {
      emit_constant(Value::boolean(token.text == "True"), token.position);
      ++at_;
      return {};
    }
    if (std::find(kKeywords.begin(), kKeywords.end(), token.text) != kKeywords.end())
      return unexpected("expected a value");
    if (is_word(tokens_[at_ + 1], "(")) return function();
    if (function_from_name(token.text))
      return error(fmt::format("{} is a function; its arguments follow in parentheses", token.text), token.position);
    auto slot = scope_(token.text);
    if (!slot) return error(slot.error().message(), token.position);
    program_->slots.push_back(*slot);
    emit(Code::load, *slot, token.position);
    ++at_;
    return {};
  }

  Expected<> function() {
    const Token& token = here();
    const auto function = function_from_name(token.text);
    if (!function) {
      std::string known;
      for (std::size_t i = 0; i < kArities.size(); ++i)
        known += (i ? ", " : "") + std::string(to_string(static_cast<Function>(i)));
      return error(fmt::format("unknown function {}; known are {}", token.text, known), token.position);
    }
    at_ += 2;
    std::size_t count = 0;
    RETUNE_CHECK(elements(")", count));
    const Arity arity = kArities[static_cast<std::size_t>(*function)];
    if (count < arity.least || count > arity.most)
      return error(arity.most == kAny ? fmt::format("{} takes at least {} argument", token.text, arity.least)
                                      : fmt::format("{} takes {} argument{}, not {}", token.text, arity.least,
                                                    arity.least == 1 ? "" : "s", count),
                   token.position);
    emit(Code::call, static_cast<std::uint32_t>(*function), token.position, static_cast<std::int32_t>(count));
    return {};
  }

  // Up to and with the closing symbol; a trailing comma is allowed and, in `comma`, reported.
  Expected<> elements(std::string_view close, std::size_t& count, bool* comma = nullptr) {
    while (!take(close)) {
      RETUNE_CHECK(conditional());
      ++count;
      if (take(",")) {
        if (comma) *comma = true;
      } else if (!is_word(here(), close)) {
        return unexpected(fmt::format("expected , or {}", close));
      }
    }
    return {};
  }

  Expected<> parenthesis() {
    const std::size_t position = here().position;
    const std::size_t start = code().size();
    ++at_;
    std::size_t count = 0;
    bool comma = false;
    RETUNE_CHECK(elements(")", count, &comma));
    if (count != 1 || comma) collect(Code::tuple, count, start, position);
    return {};
  }

  Expected<> list() {
    const std::size_t position = here().position;
    const std::size_t start = code().size();
    ++at_;
    std::size_t count = 0;
    RETUNE_CHECK(elements("]", count));
    collect(Code::list, count, start, position);
    return {};
  }

  // A list of literals becomes one literal, so that evaluating it allocates nothing.
  void collect(Code kind, std::size_t count, std::size_t start, std::size_t position) {
    const auto first = code().begin() + static_cast<std::ptrdiff_t>(start);
    const bool literal = code().size() - start == count &&
                         std::all_of(first, code().end(), [](const auto& i) { return i.code == Code::constant; });
    if (!literal) {
      emit(kind, static_cast<std::uint32_t>(count), position);
      return;
    }
    ValueList values;
    values.is_tuple = kind == Code::tuple;
    for (auto instruction = first; instruction != code().end(); ++instruction)
      values.elements.push_back(program_->constants[instruction->argument]);
    code().resize(start);
    emit_constant(program_->storage.add(std::move(values)), position);
  }

  std::shared_ptr<Expression::Program> program_;
  const Scope& scope_;
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  std::size_t depth_ = 0;
};

Expected<Expression> Expression::compile(std::string_view text, const Scope& scope) {
  return Parser(text, scope).run();
}

std::optional<std::uint32_t> Expression::single_slot() const noexcept {
  if (program_->code.size() != 1 || program_->code[0].code != Code::load) return std::nullopt;
  return program_->code[0].argument;
}

bool is_reserved_word(std::string_view name) noexcept {
  return function_from_name(name).has_value() || std::find(kKeywords.begin(), kKeywords.end(), name) != kKeywords.end();
}

bool is_identifier(std::string_view name) noexcept {
  bool begins = true;
  for (const char c : name) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    const bool digit = c >= '0' && c <= '9';
    if (c == '.' && !begins) {
      begins = true;
    } else if (letter || (digit && !begins)) {
      begins = false;
    } else {
      return false;
    }
  }
  return !begins;
}

std::string with_caret(std::string_view reason, std::string_view text, std::size_t position) {
  constexpr std::size_t kWidth = 100;
  position = std::min(position, text.size());
  std::size_t from = position > kWidth ? position - kWidth : 0;
  while (from > 0 && from < text.size() && (static_cast<unsigned char>(text[from]) & 0xC0) == 0x80) ++from;
  std::string line(text.substr(from, 2 * kWidth));
  std::string space;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '\n' || line[i] == '\t' || line[i] == '\r') line[i] = ' ';
    // One column per code point.
    if (i < position - from && (static_cast<unsigned char>(line[i]) & 0xC0) != 0x80) space += ' ';
  }
  return fmt::format("{}\n  {}\n  {}^", reason, line, space);
}

}  // namespace retune::coordinator
