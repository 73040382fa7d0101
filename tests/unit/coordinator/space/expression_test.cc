// What expressions refuse, and how they say it. That their values are Python's is expression_python_test.py's to show.
#include "coordinator/space/expression.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace retune::coordinator {
namespace {

using testing::HasSubstr;

// a = 7, b = 0, s = "text".
struct Names {
  Names() { environment = {Value::integer(7), Value::integer(0), storage.add(std::string("text"))}; }
  Scope scope() const {
    return [](std::string_view name) -> Expected<std::uint32_t> {
      if (name == "a") return 0u;
      if (name == "b") return 1u;
      if (name == "s") return 2u;
      return invalid_input("unknown name");
    };
  }
  ValueStorage storage;
  std::vector<Value> environment;
};

// Python's repr of the value, or the error.
std::string evaluated(std::string_view text) {
  const Names names;
  const auto expression = Expression::compile(text, names.scope());
  if (!expression) return "error: " + expression.error().message();
  Evaluator evaluator;
  if (!evaluator.evaluate(*expression, names.environment.data())) return "error: " + evaluator.error(*expression).message();
  return to_text(evaluator.value());
}

TEST(Expression, TakesPythonsPrecedence) {
  EXPECT_EQ(evaluated("-2 ** 2"), "-4");
  EXPECT_EQ(evaluated("2 ** 3 ** 2"), "512");
  EXPECT_EQ(evaluated("2 ** -1"), "0.5");
  EXPECT_EQ(evaluated("not 1 == 2"), "True");
  EXPECT_EQ(evaluated("1 < 2 < 2"), "False");
  EXPECT_EQ(evaluated("1 < 2 == 2"), "True");
  EXPECT_EQ(evaluated("0 if a < 3 else 1 if a < 5 else 2"), "2");
  EXPECT_EQ(evaluated("-7 // 2"), "-4");
  EXPECT_EQ(evaluated("-7 % 3, 1"), "error: expected an operator or the end, found ,\n  -7 % 3, 1\n        ^");
  EXPECT_EQ(evaluated("(-7 % 3, 7 % -3)"), "(2, -2)");
  EXPECT_EQ(evaluated("7 in [1, 7] and 'ex' in s"), "True");
  EXPECT_EQ(evaluated("min([3, 1, 2]) + max(1, a) + len('äö')"), "10");
}

TEST(Expression, IsExactUpToTheEndsOf64Bits) {
  EXPECT_EQ(evaluated("9223372036854775807"), "9223372036854775807");
  EXPECT_EQ(evaluated("-9223372036854775808"), "-9223372036854775808");
  EXPECT_EQ(evaluated("9007199254740993 == 9007199254740992.0"), "False");
  EXPECT_THAT(evaluated("9223372036854775808"), HasSubstr("does not fit 64 bits"));
  EXPECT_THAT(evaluated("9223372036854775807 + 1"), HasSubstr("overflows"));
  EXPECT_THAT(evaluated("-9223372036854775808 // -1"), HasSubstr("overflows"));
  EXPECT_THAT(evaluated("abs(-9223372036854775808)"), HasSubstr("overflows"));
  EXPECT_THAT(evaluated("10 ** 19"), HasSubstr("overflows"));
  EXPECT_THAT(evaluated("1e308 * 10"), HasSubstr("overflows"));
}

TEST(Expression, QuotesItselfWithACaretUnderThePlace) {
  EXPECT_EQ(evaluated("a // b"), "error: // divides by zero: 7 and 0\n  a // b\n    ^");
  EXPECT_EQ(evaluated("1 + (a % b)"), "error: % divides by zero: 7 and 0\n  1 + (a % b)\n         ^");
  EXPECT_EQ(evaluated("a + c"), "error: unknown name\n  a + c\n      ^");
  EXPECT_EQ(evaluated("a +"), "error: the expression ends too early\n  a +\n     ^");
  EXPECT_EQ(evaluated("'ä' + a"), "error: + has operands of the wrong type: 'ä' and 7\n  'ä' + a\n      ^");
  EXPECT_EQ(evaluated("a < s"), "error: < compares values that have no order: 7 and 'text'\n  a < s\n    ^");
}

TEST(Expression, SaysWhatToWriteInsteadOfOtherLanguagesWords) {
  EXPECT_THAT(evaluated("a = 7"), HasSubstr("a comparison is written =="));
  EXPECT_THAT(evaluated("a && b"), HasSubstr("use and, or"));
  EXPECT_THAT(evaluated("!a"), HasSubstr("negation is written not"));
  EXPECT_THAT(evaluated("a is b"), HasSubstr("use =="));
  EXPECT_THAT(evaluated("sqrt(a)"), HasSubstr("unknown function sqrt; known are min"));
  EXPECT_THAT(evaluated("min"), HasSubstr("its arguments follow in parentheses"));
  EXPECT_THAT(evaluated("ceil_div(1)"), HasSubstr("takes 2 arguments, not 1"));
}

TEST(Expression, RefusesWhatIsNone) {
  for (const char* text : {"", "   ", "(", ")", "a b", "1 2", "'open", "a if b", "a if b else", "[1, 2", "1 <", "in a", "not", "a..b",
                           "0x", "1_", "01", "1e", "lambda: a", "None", "a[0]", "f'x'", "\x01", "a;b", "\"\\q\"", "a not b"})
    EXPECT_THAT(evaluated(text), testing::StartsWith("error: ")) << text;
}

// Only what decides is evaluated, so a guard works.
TEST(Expression, StopsWhereTheAnswerIsKnown) {
  EXPECT_EQ(evaluated("b != 0 and a % b == 0"), "False");
  EXPECT_EQ(evaluated("b == 0 or a % b == 0"), "True");
  EXPECT_EQ(evaluated("1 if b == 0 else a // b"), "1");
  EXPECT_EQ(evaluated("1 > 2 > a // b"), "False");
}

TEST(Expression, SurvivesDepthAndLength) {
  const auto repeated = [](const std::string& text, std::size_t count) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) all += text;
    return all;
  };
  for (const char* open : {"(", "[", "min(", "1 if 1 else ", "2 ** ", "abs(-"})
    EXPECT_THAT(evaluated(repeated(open, 60000 / std::string(open).size()) + "1"), HasSubstr("nested deeper than 100 levels")) << open;
  // What does not nest may be long.
  EXPECT_EQ(evaluated(repeated("1 + ", 16000) + "1"), "16001");
  EXPECT_EQ(evaluated(repeated("not ", 16000) + "a"), "True");
  EXPECT_EQ(evaluated(repeated("-", 65000) + "a"), "7");
  EXPECT_EQ(evaluated(repeated("a < ", 16000) + "a"), "False");
  EXPECT_EQ(evaluated(repeated("a and ", 10000) + "b"), "False");
  EXPECT_THAT(evaluated(repeated("1 + ", 20000) + "1"), HasSubstr("longer than 65536 bytes"));
}

TEST(Expression, SurvivesNoise) {
  static constexpr const char* kPieces[] = {"a", "b", "s", "1", "2.5", "'x'", "(", ")", "[", "]", ",", "+", "-", "*", "/", "//", "%",
                                            "**", "<", "==", "in", "not", "and", "or", "if", "else", "min", "len", "True", "\"", "=",
                                            "9223372036854775808", ".", "\xff", "#"};
  std::mt19937 random(7);
  std::size_t values = 0;
  for (int i = 0; i < 50000; ++i) {
    std::string text;
    const auto length = random() % 9 + 1;
    for (unsigned k = 0; k < length; ++k) text += std::string(kPieces[random() % std::size(kPieces)]) + (random() % 2 ? " " : "");
    if (!evaluated(text).starts_with("error: ")) ++values;
  }
  EXPECT_GT(values, 1000u);
}

TEST(Expression, ListsTheNamesThatItReads) {
  const Names names;
  const auto expression = Expression::compile("s == 'x' or a + a > 1", names.scope());
  ASSERT_TRUE(expression);
  EXPECT_EQ(expression->slots(), (std::vector<std::uint32_t>{0, 2}));
  EXPECT_FALSE(expression->single_slot());
  EXPECT_EQ(Expression::compile("(s)", names.scope())->single_slot(), 2u);
}

}  // namespace
}  // namespace retune::coordinator
