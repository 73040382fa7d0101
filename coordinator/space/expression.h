// The expression language of specs: Python's infix syntax, precedence and values (docs/spec.md lists it).
//
// compile() turns text into a tree whose nodes stand in one array, operands before what uses them; it resolves names to
// slots of an environment (an array of Values), so that evaluating it searches for nothing. Neither compiling nor evaluating
// recurses over the length of the text; nesting is bounded; no expression can crash, hang or exhaust the stack.
//
// Evaluating computes every node once, in order. A fault makes the value of its node a poison that `and`, `or`, chained
// comparisons and conditional expressions let pass only where Python would have evaluated the operand.
//
// An Expression is immutable and may be shared by threads. An Evaluator holds the values of one thread.
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

  enum class Op : std::uint8_t {
    constant,                // constants[first]
    slot,                    // environment[first]
    binary,                  // Operator(code) of two operands
    compare,                 // Comparison(code) of two operands
    negate, plus, invert,    // -x, +x, not x
    both, either,            // and, or of two operands: truth
    select,                  // operands: value, condition, other value
    call,                    // Function(code) of its operands
    list, tuple,
  };
  // The operands of a node are operands[first] … operands[first + count - 1], all smaller than the node's own index.
  struct Node {
    Op op;
    std::uint8_t code = 0;
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    std::uint32_t position = 0;  // in the text, bytes
  };
  struct Program {
    std::string text;
    std::vector<Node> nodes;     // the last one is the whole expression
    std::vector<std::uint32_t> operands;
    std::vector<Value> constants;
    ValueStorage storage;
    std::vector<std::uint32_t> slots;
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
  [[nodiscard]] const Value& value() const noexcept { return values_[last_]; }
  [[nodiscard]] Fault fault() const noexcept { return faults_[last_]; }
  // invalid_input: what went wrong, the operands, the expression with a caret.
  [[nodiscard]] Error error(const Expression& expression) const;

 private:
  void compute(const Expression::Program& program, std::uint32_t index, const Value* environment);
  std::vector<Value> values_;          // of a poison: as_integer is the node where the fault arose
  std::vector<Fault> faults_;
  std::vector<Value> arguments_;
  ValueStorage temporaries_;
  std::size_t last_ = 0;
};

// "REASON\n  TEXT\n      ^" : long texts are cut around the place.
[[nodiscard]] std::string with_caret(std::string_view reason, std::string_view text, std::size_t position);

}  // namespace retune::coordinator
