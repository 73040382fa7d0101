// The expression language of specs: Python's infix syntax, precedence and values (docs/spec.md lists it).
//
// compile() turns text into a small program for a stack machine; it resolves names to slots of an environment (an array
// of Values), so that evaluating it searches for nothing. Neither compiling nor evaluating recurses over the length of
// the text; nesting is bounded; no expression can crash, hang or exhaust the stack.
//
// An Expression is immutable and may be shared by threads. An Evaluator holds the stack and temporaries of one thread.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "coordinator/space/arithmetic.h"
#include "coordinator/space/value.h"

namespace retune::coordinator {

inline constexpr std::size_t kMaxExpressionBytes = 65536;
inline constexpr std::size_t kMaxExpressionDepth = 100;  // of parentheses, function calls and conditional expressions

// Words that no parameter may be called: keywords and functions.
[[nodiscard]] bool is_reserved_word(std::string_view name) noexcept;
// NAME or NAME.NAME.…, each of letters, digits and _ and not beginning with a digit.
[[nodiscard]] bool is_identifier(std::string_view name) noexcept;

// The slot of a name, or why it has none ("unknown name"; a hint such as "did you mean block_x?" may follow).
using Scope = std::function<Expected<std::uint32_t>(std::string_view name)>;

class Expression {
 public:
  // Error: invalid_input with the reason and, on lines of their own, the text and a caret under the place:
  //   unexpected end of the expression
  //     a + (b *
  //             ^
  [[nodiscard]] static Expected<Expression> compile(std::string_view text, const Scope& scope);

  [[nodiscard]] const std::string& text() const noexcept { return program_->text; }
  // Slots that are read, ascending, each once.
  [[nodiscard]] const std::vector<std::uint32_t>& slots() const noexcept { return program_->slots; }
  // The slot, where the whole expression is one name.
  [[nodiscard]] std::optional<std::uint32_t> single_slot() const noexcept;

  enum class Code : std::uint8_t {
    constant,          // push constants[argument]
    load,              // push the environment's slot `argument`
    binary,            // pop two, push Operator(argument)
    compare,           // pop two, push Comparison(argument)
    chain,             // Comparison(argument) of the upper two: if true drop the lower; if false replace both by False
                       // and jump by `jump`
    negate, plus, invert,  // replace the top: -x, +x, not x
    truth,             // replace the top by its truth
    jump,              // relative to the next instruction, by `jump`
    jump_if_false,     // pop; jump when it is not true
    and_jump, or_jump, // replace the top by its truth; when that decides, jump, else pop it
    call,              // Function(argument) of the upper `jump` values
    list, tuple,       // of the upper `argument` values
  };
  struct Instruction {
    Code code;
    std::uint32_t argument = 0;
    std::int32_t jump = 0;
    std::uint32_t position = 0;  // in the text, bytes
  };
  struct Program {
    std::string text;
    std::vector<Instruction> code;
    std::vector<Value> constants;
    ValueStorage storage;
    std::vector<std::uint32_t> slots;
    std::size_t max_stack = 0;
  };
  [[nodiscard]] const Program& program() const noexcept { return *program_; }

 private:
  friend class Parser;
  explicit Expression(std::shared_ptr<const Program> program) : program_(std::move(program)) {}
  std::shared_ptr<const Program> program_;
};

class Evaluator {
 public:
  // The value under an environment that has a bound Value in each of the expression's slots. On success true and
  // value() holds the result until the next call (strings and lists may point into this Evaluator, the expression or the
  // environment); on a fault false and error() says what and where. Does not allocate but for strings and lists.
  [[nodiscard]] bool evaluate(const Expression& expression, const Value* environment);
  [[nodiscard]] const Value& value() const noexcept { return value_; }
  [[nodiscard]] Fault fault() const noexcept { return fault_; }
  // invalid_input: what went wrong, the operands, the expression with a caret.
  [[nodiscard]] Error error(const Expression& expression) const;

 private:
  [[nodiscard]] bool fail(Fault fault, std::uint32_t position, std::string_view what, const Value& left,
                          const Value& right);
  std::vector<Value> stack_;
  ValueStorage temporaries_;
  Value value_;
  Fault fault_ = Fault::none;
  std::uint32_t position_ = 0;
  std::string_view what_;
  Value left_, right_;
};

// "REASON\n  TEXT\n      ^" : long texts are cut around the place.
[[nodiscard]] std::string with_caret(std::string_view reason, std::string_view text, std::size_t position);

}  // namespace retune::coordinator
