// Text to tree, in one pass: recursive descent in which every function returns the node it has made. Recursion happens only
// where text nests, and there it is counted.
#include <algorithm>
#include <array>
#include <initializer_list>
#include <limits>
#include <span>

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
    return Expression(program_);
  }

 private:
  using Op = Expression::Op;
  using NodeId = std::uint32_t;

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
  NodeId add(Op op, std::uint8_t code, std::initializer_list<NodeId> operands, std::size_t position) {
    return add(op, code, std::span<const NodeId>(operands.begin(), operands.size()), position);
  }
  NodeId add(Op op, std::uint8_t code, std::span<const NodeId> operands, std::size_t position) {
    auto& all = program_->operands;
    const auto first = static_cast<std::uint32_t>(all.size());
    all.insert(all.end(), operands.begin(), operands.end());
    return push({op, code, first, static_cast<std::uint32_t>(operands.size()), static_cast<std::uint32_t>(position)});
  }
  NodeId add_constant(Value value, std::size_t position) {
    program_->constants.push_back(value);
    return push({Op::constant, 0, static_cast<std::uint32_t>(program_->constants.size() - 1), 0,
                 static_cast<std::uint32_t>(position)});
  }
  NodeId push(Expression::Node node) {
    program_->nodes.push_back(node);
    return static_cast<NodeId>(program_->nodes.size() - 1);
  }

  struct Level {
    explicit Level(std::size_t& depth) : depth_(depth) { ++depth_; }
    ~Level() { --depth_; }
    std::size_t& depth_;
  };

  // X if C else Y.
  Expected<NodeId> conditional() {
    const Level level(depth_);
    if (depth_ > kMaxExpressionDepth)
      return error(fmt::format("nested deeper than {} levels", kMaxExpressionDepth), here().position);
    RETUNE_TRY(const NodeId chosen, disjunction());
    if (!is_word(here(), "if")) return chosen;
    const std::size_t position = here().position;
    ++at_;
    RETUNE_TRY(const NodeId condition, disjunction());
    if (!take("else")) return unexpected("expected else");
    RETUNE_TRY(const NodeId other, conditional());
    return add(Op::select, 0, {chosen, condition, other}, position);
  }

  Expected<NodeId> disjunction() { return logical("or", Op::either, &Parser::conjunction); }
  Expected<NodeId> conjunction() { return logical("and", Op::both, &Parser::negation); }

  Expected<NodeId> logical(std::string_view word, Op op, Expected<NodeId> (Parser::*operand)()) {
    RETUNE_TRY(NodeId left, (this->*operand)());
    while (is_word(here(), word)) {
      const std::size_t position = here().position;
      ++at_;
      RETUNE_TRY(const NodeId right, (this->*operand)());
      left = add(op, 0, {left, right}, position);
    }
    return left;
  }

  Expected<NodeId> negation() {
    std::size_t count = 0;
    const std::size_t position = here().position;
    while (take("not")) ++count;
    RETUNE_TRY(NodeId node, comparison());
    if (count > 0) node = add(Op::invert, 0, {node}, position);
    if (count > 0 && count % 2 == 0) node = add(Op::invert, 0, {node}, position);
    return node;
  }

  std::optional<Comparison> comparison_here() {
    if (is_word(here(), "not") && is_word(tokens_[at_ + 1], "in")) return Comparison::not_in;
    for (std::size_t i = 0; i <= static_cast<std::size_t>(Comparison::in); ++i)
      if (is_word(here(), to_string(static_cast<Comparison>(i)))) return static_cast<Comparison>(i);
    return std::nullopt;
  }

  // a < b < c is a < b and b < c, b computed once.
  Expected<NodeId> comparison() {
    RETUNE_TRY(NodeId left, sum());
    std::optional<NodeId> chain;
    while (const auto next = comparison_here()) {
      const std::size_t position = here().position;
      at_ += *next == Comparison::not_in ? 2 : 1;
      RETUNE_TRY(const NodeId right, sum());
      const NodeId link = add(Op::compare, static_cast<std::uint8_t>(*next), {left, right}, position);
      chain = chain ? add(Op::both, 0, {*chain, link}, position) : link;
      left = right;
    }
    if (is_word(here(), "is")) return error("is is not part of the language; use ==", here().position);
    return chain.value_or(left);
  }

  template <std::size_t N>
  std::optional<Operator> operator_here(const std::array<Operator, N>& operators) const {
    for (const Operator op : operators)
      if (is_word(here(), to_string(op))) return op;
    return std::nullopt;
  }

  Expected<NodeId> sum() {
    return infix(std::array{Operator::add, Operator::subtract}, &Parser::product);
  }
  Expected<NodeId> product() {
    return infix(std::array{Operator::multiply, Operator::divide, Operator::floor_divide, Operator::modulo}, &Parser::factor);
  }

  template <std::size_t N>
  Expected<NodeId> infix(const std::array<Operator, N>& operators, Expected<NodeId> (Parser::*operand)()) {
    RETUNE_TRY(NodeId left, (this->*operand)());
    while (const auto op = operator_here(operators)) {
      const std::size_t position = here().position;
      ++at_;
      RETUNE_TRY(const NodeId right, (this->*operand)());
      left = add(Op::binary, static_cast<std::uint8_t>(*op), {left, right}, position);
    }
    return left;
  }

  // Signs bind weaker than ** on their right: -2 ** 2 is -4.
  Expected<NodeId> factor() {
    std::vector<std::size_t> signs;
    while (is_word(here(), "-") || is_word(here(), "+")) signs.push_back(at_++);
    NodeId node = 0;
    if (here().is_two_to_63 && !signs.empty() && is_word(tokens_[signs.back()], "-") &&
        !is_word(tokens_[at_ + 1], "**")) {
      node = add_constant(Value::integer(std::numeric_limits<std::int64_t>::min()), tokens_[signs.back()].position);
      ++at_;
      signs.pop_back();
    } else {
      RETUNE_TRY(node, power());
    }
    for (; !signs.empty(); signs.pop_back())
      node = add(is_word(tokens_[signs.back()], "-") ? Op::negate : Op::plus, 0, {node}, tokens_[signs.back()].position);
    return node;
  }

  Expected<NodeId> power() {
    RETUNE_TRY(const NodeId base, atom());
    if (!is_word(here(), "**")) return base;
    const std::size_t position = here().position;
    const Level level(depth_);
    if (depth_ > kMaxExpressionDepth)
      return error(fmt::format("nested deeper than {} levels", kMaxExpressionDepth), position);
    ++at_;
    RETUNE_TRY(const NodeId exponent, factor());
    return add(Op::binary, static_cast<std::uint8_t>(Operator::power), {base, exponent}, position);
  }

  Expected<NodeId> atom() {
    const Token& token = here();
    switch (token.kind) {
      case TokenKind::literal:
        if (token.is_two_to_63) return error("this integer does not fit 64 bits", token.position);
        ++at_;
        return add_constant(token.literal, token.position);
      case TokenKind::string:
        ++at_;
        return add_constant(program_->storage.add(token.string), token.position);
      case TokenKind::name: return name();
      case TokenKind::symbol:
        if (token.text == "(") return parenthesis();
        if (token.text == "[") return list();
        break;
      case TokenKind::end: break;
    }
    return unexpected("expected a value");
  }

  Expected<NodeId> name() {
    const Token& token = here();
    if (token.text == "True" || token.text == "False") {
      ++at_;
      return add_constant(Value::boolean(token.text == "True"), token.position);
    }
    if (std::find(kKeywords.begin(), kKeywords.end(), token.text) != kKeywords.end())
      return unexpected("expected a value");
    if (is_word(tokens_[at_ + 1], "(")) return function();
    if (function_from_name(token.text))
      return error(fmt::format("{} is a function; its arguments follow in parentheses", token.text), token.position);
    auto slot = scope_(token.text);
    if (!slot) return error(slot.error().message(), token.position);
    program_->slots.push_back(*slot);
    ++at_;
    return push({Op::slot, 0, *slot, 0, static_cast<std::uint32_t>(token.position)});
  }

  Expected<NodeId> function() {
    const Token& token = here();
    const auto function = function_from_name(token.text);
    if (!function) {
      std::string known;
      for (std::size_t i = 0; i < kArities.size(); ++i)
        known += (i ? ", " : "") + std::string(to_string(static_cast<Function>(i)));
      return error(fmt::format("unknown function {}; known are {}", token.text, known), token.position);
    }
    at_ += 2;
    RETUNE_TRY(const Elements arguments, elements(")"));
    const std::size_t count = arguments.nodes.size();
    const Arity arity = kArities[static_cast<std::size_t>(*function)];
    if (count < arity.least || count > arity.most)
      return error(arity.most == kAny ? fmt::format("{} takes at least {} argument", token.text, arity.least)
                                      : fmt::format("{} takes {} argument{}, not {}", token.text, arity.least,
                                                    arity.least == 1 ? "" : "s", count),
                   token.position);
    return add(Op::call, static_cast<std::uint8_t>(*function), arguments.nodes, token.position);
  }

  struct Elements {
    std::vector<NodeId> nodes;
    bool comma = false;   // there was at least one
  };
  // Up to and with the closing symbol; a trailing comma is allowed.
  Expected<Elements> elements(std::string_view close) {
    Elements all;
    while (!take(close)) {
      RETUNE_TRY(const NodeId node, conditional());
      all.nodes.push_back(node);
      if (take(",")) {
        all.comma = true;
      } else if (!is_word(here(), close)) {
        return unexpected(fmt::format("expected , or {}", close));
      }
    }
    return all;
  }

  Expected<NodeId> parenthesis() {
    const std::size_t position = here().position;
    ++at_;
    RETUNE_TRY(const Elements inner, elements(")"));
    if (inner.nodes.size() == 1 && !inner.comma) return inner.nodes[0];
    return collect(Op::tuple, inner.nodes, position);
  }

  Expected<NodeId> list() {
    const std::size_t position = here().position;
    ++at_;
    RETUNE_TRY(const Elements inner, elements("]"));
    return collect(Op::list, inner.nodes, position);
  }

  // A list of literals becomes one literal, so that evaluating it allocates nothing.
  NodeId collect(Op kind, const std::vector<NodeId>& elements, std::size_t position) {
    const bool literal = std::all_of(elements.begin(), elements.end(),
                                     [&](NodeId id) { return program_->nodes[id].op == Op::constant; });
    if (!literal) return add(kind, 0, elements, position);
    ValueList values;
    values.is_tuple = kind == Op::tuple;
    for (const NodeId id : elements) values.elements.push_back(program_->constants[program_->nodes[id].first]);
    // The elements are the nodes made last.
    program_->nodes.resize(program_->nodes.size() - elements.size());
    return add_constant(program_->storage.add(std::move(values)), position);
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
  if (program_->nodes.size() != 1 || program_->nodes[0].op != Op::slot) return std::nullopt;
  return program_->nodes[0].first;
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
