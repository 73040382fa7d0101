#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "shared/base/file.h"
#include "shared/configuration/hash.h"

namespace retune {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::string kGood =
    R"({"grid": {"x": 2, "y": 3, "z": 4}, "block": {"x": 32, "y": 4, "z": 1}, "shared_mem": 1024, "specialize": true,)"
    R"( "set_launch_bounds": true, "max_threads": 128, "min_blocks_per_sm": 2, "specialize_dims": false,)"
    R"( "passes": "default<O2>", "codegen_opt": 1, "codegen_method": "serial", "prune": true, "internalize": true})";

std::string replaced(const std::string& from, const std::string& to) {
  std::string text = kGood;
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

std::string error_of(const std::string& text) {
  const auto read = configuration_from_json(text);
  EXPECT_FALSE(read) << text;
  if (read) return "";
  EXPECT_EQ(read.error().kind(), ErrorKind::invalid_input);
  return read.error().to_string();
}

TEST(ConfigurationJson, EveryFieldIsRead) {
  const auto read = configuration_from_json(kGood);
  ASSERT_TRUE(read) << read.error().to_string();
  Configuration expected;
  expected.grid = {2, 3, 4};
  expected.block = {32, 4, 1};
  expected.shared_mem = 1024;
  expected.specialize = true;
  expected.set_launch_bounds = true;
  expected.max_threads = 128;
  expected.min_blocks_per_sm = 2;
  expected.passes = "default<O2>";
  expected.codegen_opt = 1;
  EXPECT_EQ(*read, expected);
}

TEST(ConfigurationJson, WhatIsWrittenIsReadAgain) {
  Configuration c = *configuration_from_json(kGood);
  c.passes = "loop-unroll<O3>,\"\\\n\t\x7F é € 😀";
  for (const std::string& text : {to_text(to_json(c)), to_text(to_json(c), 2), canonical_text(c)}) {
    const auto read = configuration_from_json(text);
    ASSERT_TRUE(read) << text << read.error().to_string();
    EXPECT_EQ(*read, c);
  }
}

TEST(ConfigurationJson, NonAsciiIsEscapedAsPythonDoes) {
  Configuration c;
  c.passes = "é€😀\x7F\x01";
  EXPECT_THAT(canonical_text(c), HasSubstr(R"("passes":"\u00e9\u20ac\ud83d\ude00\u007f\u0001")"));
}

TEST(ConfigurationJson, EveryFieldIsRequired) {
  for (const std::string key : {"grid", "block", "shared_mem", "specialize", "set_launch_bounds", "max_threads",
                                "min_blocks_per_sm", "specialize_dims", "passes", "codegen_opt", "codegen_method", "prune",
                                "internalize"}) {
    const auto json = parse_json(kGood);
    Json without = Json::object();
    for (const auto& [name, value] : std::get<Json::Object>(json->value()))
      if (name != key) without.set(name, value);
    EXPECT_THAT(error_of(to_text(without)), HasSubstr(key));
  }
  EXPECT_THAT(error_of(replaced(R"("x": 2, )", "")), StartsWith("at /grid"));
}

TEST(ConfigurationJson, UnknownAndDuplicateKeysAreErrorsWithTheirPointer) {
  EXPECT_THAT(error_of(replaced(R"("shared_mem")", R"("Shared_mem": 1, "shared_mem")")), HasSubstr("Shared_mem"));
  EXPECT_THAT(error_of(replaced(R"("y": 3)", R"("w": 1, "y": 3)")), StartsWith("at /grid"));
  EXPECT_THAT(error_of(replaced(R"("shared_mem")", R"("shared_mem": 1, "shared_mem")")), HasSubstr("/shared_mem"));
  EXPECT_THAT(error_of(replaced(R"("y": 3)", R"("y": 3, "y": 3)")), HasSubstr("/grid/y"));
}

TEST(ConfigurationJson, WrongTypesAndNumbersAreErrorsWithTheirPointer) {
  EXPECT_THAT(error_of(replaced("1024", "\"1024\"")), StartsWith("at /shared_mem: "));
  EXPECT_THAT(error_of(replaced("1024", "-1")), StartsWith("at /shared_mem: "));
  EXPECT_THAT(error_of(replaced("1024", "1.5")), StartsWith("at /shared_mem: "));
  EXPECT_THAT(error_of(replaced("1024", "1024.0")), StartsWith("at /shared_mem: "));
  EXPECT_THAT(error_of(replaced("1024", "1e3")), StartsWith("at /shared_mem: "));
  EXPECT_THAT(error_of(replaced("1024", "9223372036854775808")), StartsWith("at /shared_mem: "));
  EXPECT_THAT(error_of(replaced("1024", "123456789012345678901234567890")), HasSubstr("shared_mem"));
  EXPECT_THAT(error_of(replaced("1024", "true")), StartsWith("at /shared_mem: "));
  EXPECT_THAT(error_of(replaced("1024", "null")), StartsWith("at /shared_mem: "));
  EXPECT_THAT(error_of(replaced("\"max_threads\": 128", "\"max_threads\": 4294967296")), StartsWith("at /max_threads: "));
  EXPECT_THAT(error_of(replaced("\"x\": 2", "\"x\": 4294967296")), StartsWith("at /grid/x: "));
  EXPECT_THAT(error_of(replaced("\"x\": 2", "\"x\": 0")), StartsWith("at /grid/x: "));
  EXPECT_THAT(error_of(replaced("\"specialize\": true", "\"specialize\": 1")), StartsWith("at /specialize: "));
  EXPECT_THAT(error_of(replaced("\"default<O2>\"", "3")), StartsWith("at /passes: "));
  EXPECT_THAT(error_of(replaced(R"({"x": 2, "y": 3, "z": 4})", "[2, 3, 4]")), StartsWith("at /grid: "));
}

TEST(ConfigurationJson, MandatoryValuesAreErrorsWithTheirPointer) {
  EXPECT_THAT(error_of(replaced("\"prune\": true", "\"prune\": false")), StartsWith("at /prune: "));
  EXPECT_THAT(error_of(replaced("\"internalize\": true", "\"internalize\": false")), StartsWith("at /internalize: "));
  EXPECT_THAT(error_of(replaced("\"serial\"", "\"parallel\"")), StartsWith("at /codegen_method: "));
}

TEST(ConfigurationJson, BrokenTextIsAnError) {
  error_of("");
  error_of("{");
  error_of("[]");
  error_of("null");
  error_of(kGood + "x");
  error_of(kGood + kGood);
  error_of(replaced("1024", "01024"));
  error_of(replaced("1024", "+1"));
  error_of(replaced("1024,", "1024,,"));
  error_of(replaced("default<O2>", "\xff"));
  error_of(replaced("default<O2>", "\xc0\x80"));
  error_of(replaced("default<O2>", "\xed\xa0\x80"));
  error_of(replaced("default<O2>", "\\ud800"));
  error_of(replaced("default<O2>", "\\udc00x"));
  error_of(replaced("default<O2>", "\n"));
  EXPECT_THAT(error_of(replaced("1024", std::string(100000, '[') + std::string(100000, ']'))), HasSubstr("deep"));
}

TEST(ConfigurationJson, BlanksAndAnyOrderOfKeysAreFine) {
  EXPECT_TRUE(configuration_from_json("\r\n\t " + kGood + " \n"));
  auto json = parse_json(kGood);
  auto members = std::get<Json::Object>(json->value());
  std::reverse(members.begin(), members.end());
  EXPECT_EQ(*configuration_from_json(to_text(Json(members))), *configuration_from_json(kGood));
}

// The scanner and the strict parser must agree on every text: what one accepts the other reads as the same value.
TEST(ConfigurationJson, BothReadersAgreeOnMutatedTexts) {
  std::mt19937_64 random(20240607);
  const std::string alphabet = "{}[]\",: 0123456789.-+eEtruefalsn\\xyz\xff\t\n/";
  int accepted = 0;
  for (int i = 0; i < 60000; ++i) {
    std::string text = kGood;
    const int edits = 1 + static_cast<int>(random() % 3);
    for (int edit = 0; edit < edits; ++edit) {
      const std::size_t at = random() % text.size();
      const char c = alphabet[random() % alphabet.size()];
      switch (random() % 4) {
        case 0: text[at] = c; break;
        case 1: text.insert(at, 1, c); break;
        case 2: text.erase(at, 1); break;
        default: {
          const std::size_t from = random() % text.size();
          text.insert(at, text.substr(from, random() % 24));
        }
      }
    }
    const auto fast = configuration_from_json(text);
    const auto json = parse_json(text);
    Expected<Configuration> strict = json ? configuration_from_json(JsonCursor(*json)) : Expected<Configuration>(fail(json.error()));
    ASSERT_EQ(fast.has_value(), strict.has_value()) << text;
    if (fast) {
      ASSERT_EQ(*fast, *strict) << text;
      ++accepted;
    }
  }
  EXPECT_GT(accepted, 1000);
}

}  // namespace
}  // namespace retune
