#include "shared/base/json.h"

#include <gtest/gtest.h>

#include <cmath>

namespace retune {
namespace {

std::string error_of(std::string_view text, JsonParseOptions options = {}) {
  const auto parsed = parse_json(text, options);
  return parsed ? "no error" : parsed.error().to_string();
}

TEST(Json, IntegersKeepAll64Bits) {
  const auto value = parse_json("[18446744073709551615, -9223372036854775808, 9007199254740993]");
  ASSERT_TRUE(value) << value.error().to_string();
  EXPECT_EQ(to_text(*value), "[18446744073709551615,-9223372036854775808,9007199254740993]");
}

TEST(Json, RealsReadBackTheSame) {
  for (const double number : {0.1, 1e300, -2.5e-10, 3.0, 1.0 / 3.0}) {
    const auto value = parse_json(to_text(Json(number)));
    ASSERT_TRUE(value) << to_text(Json(number));
    EXPECT_EQ(*value, Json(number)) << to_text(Json(number));
  }
  EXPECT_EQ(to_text(Json(std::nan(""))), "null");
}

TEST(Json, DuplicateKeysNameTheirPointer) {
  EXPECT_EQ(error_of("{\"a\": [{\"b\": 1,\n \"b\": 2}]}"), "line 2, column 5: duplicate key /a/0/b");
  EXPECT_NE(error_of(R"({"a": 1, "\u0061": 2})").find("duplicate key /a"), std::string::npos);
}

TEST(Json, DepthIsBoundedWithoutRecursion) {
  const std::string bomb(1'000'000, '[');
  EXPECT_NE(error_of(bomb).find("nested deeper than 64 levels"), std::string::npos);
}

TEST(Json, BadUtf8AndUnpairedSurrogatesAreErrors) {
  EXPECT_NE(error_of("\"\xff\""), "no error");
  EXPECT_NE(error_of("\"\xed\xa0\x80\""), "no error");
  EXPECT_NE(error_of(R"("\ud800")"), "no error");
  EXPECT_NE(error_of(R"("\udc00")"), "no error");
  EXPECT_EQ(error_of(R"("\ud83d\ude00")"), "no error");
}

TEST(Json, CommentsAndTrailingCommasOnlyWhereAskedFor) {
  const std::string text = "{\"a\": 1, // one\n \"b\": [1, 2,], }";
  EXPECT_NE(error_of(text), "no error");
  EXPECT_EQ(error_of(text, {.comments_and_trailing_commas = true}), "no error");
}

TEST(Json, TextAfterTheValueIsAnError) { EXPECT_NE(error_of("{} x"), "no error"); }

TEST(Json, CanonicalTextSortsAndEscapesAsPythonDoes) {
  const auto value = parse_json("{\"b\": {\"y\": 1, \"x\": \"\xc3\xa9\xf0\x9f\x98\x80\\u007f\\n\"}, \"a\": true}");
  ASSERT_TRUE(value);
  EXPECT_EQ(to_canonical_text(*value), "{\"a\":true,\"b\":{\"x\":\"\\u00e9\\ud83d\\ude00\\u007f\\n\",\"y\":1}}");
}

TEST(JsonCursor, ErrorsGiveThePointerAndWhatWasExpected) {
  const auto value = parse_json(R"({"a/b": [{"n": -1}], "s": 3})");
  ASSERT_TRUE(value);
  const JsonCursor root(*value);
  const auto elements = root.at("a/b")->elements();
  ASSERT_TRUE(elements);
  EXPECT_EQ(elements->at(0).at("n")->unsigned_integer(1, 9).error().message(),
            "at /a~1b/0/n: expected an integer from 1 to 9, found -1");
  EXPECT_EQ(root.at("s")->string().error().message(), "at /s: expected a string, found an integer");
  EXPECT_EQ(root.at("t").error().message(), "at the top level: missing key \"t\"");
  EXPECT_EQ(root.only({"s"}).error().message(), "at /a~1b: unknown key; expected one of s");
  EXPECT_EQ(root.at("s")->error("no").value().exit_status(), 2);
}

TEST(Json, SetReplacesAndPushAppends) {
  Json value;
  value.set("a", 1).set("b", Json().push(1).push("x")).set("a", 2);
  EXPECT_EQ(to_text(value), R"({"a":2,"b":[1,"x"]})");
}

}  // namespace
}  // namespace retune
