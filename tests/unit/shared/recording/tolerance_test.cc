#include "shared/recording/tolerance.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

namespace retune {
namespace {

using ::testing::HasSubstr;

TEST(Tolerance, TextIsReadWithKindAndNorm) {
  const auto t = tolerance_from_text("y=f64:1e-12:relative:l2");
  ASSERT_TRUE(t);
  EXPECT_EQ(t->region, "y");
  EXPECT_EQ(t->rule, (ComparisonRule{ElementType::f64, 1e-12, ThresholdKind::relative, Norm::l2, ""}));
  EXPECT_EQ(*tolerance_from_text(to_text(*t)), *t);
  EXPECT_EQ(tolerance_from_text("*=f32:1e-5")->rule.kind, ThresholdKind::absolute);
  EXPECT_EQ(tolerance_from_text("a=b=f32:1:linf")->region, "a=b");
}

TEST(Tolerance, WhatIsWrongIsNamed) {
  for (const auto& [text, part] : {std::pair("y", "REGION"), {"=f32:1", "REGION"}, {"y=f99:1", "f99"}, {"y=f32:x", "\"x\""},
                                   {"y=f32:-1", "-1"}, {"y=f32:nan", "nan"}, {"y=f32:1:cubic", "cubic"},
                                   {"y=f32:1:l2:relative", "l2"}, {"y=f32", "REGION"}}) {
    const auto t = tolerance_from_text(text);
    ASSERT_FALSE(t) << text;
    EXPECT_EQ(t.error().kind(), ErrorKind::invalid_input);
    EXPECT_THAT(t.error().to_string(), HasSubstr(part));
  }
}

struct Launch {
  Kernel kernel;
  Instance instance;
};

Launch launch() {
  Launch l;
  l.kernel.arguments = {{"out", ArgumentKind::pointer, 8, 8, false}};
  const std::uint64_t address = 0x200000000000;
  Buffer bytes(8);
  std::memcpy(bytes.data(), &address, 8);
  l.instance.arguments = {bytes};
  Region changed;
  changed.address = address;
  changed.size = 64;
  changed.after = {{0, {}}};
  Region annotated = changed;
  annotated.address += 0x200000;
  annotated.rule = {ElementType::i32, 0, ThresholdKind::absolute, Norm::none, "counts"};
  Region untouched = changed;
  untouched.address += 0x400000;
  untouched.after.clear();
  l.instance.regions = {changed, annotated, untouched};
  Variable variable;
  variable.name = "table";
  variable.size = 4;
  variable.after = {{0, {}}};
  l.instance.variables = {variable};
  return l;
}

TEST(EffectiveRules, AWildcardLeavesAnnotatedIntegersAndUntouchedBytesAlone) {
  const Launch l = launch();
  const auto rules = effective_rules(l.kernel, l.instance, {*tolerance_from_text("*=f32:1e-5")});
  ASSERT_TRUE(rules);
  ASSERT_EQ(rules->size(), 4u);
  EXPECT_TRUE((*rules)[0].overridden);
  EXPECT_FALSE((*rules)[1].overridden);
  EXPECT_FALSE((*rules)[2].overridden);
  EXPECT_TRUE((*rules)[3].overridden);
}

TEST(EffectiveRules, RegionsAreNamedByArgumentAddressTagOrVariable) {
  const Launch l = launch();
  for (const auto& [name, index] : {std::pair("out", 0), {"0x200000000000", 0}, {"counts", 1}, {"table", 3}}) {
    const auto rules = effective_rules(l.kernel, l.instance, {*tolerance_from_text(std::string(name) + "=f32:1")});
    ASSERT_TRUE(rules) << name;
    for (int i = 0; i < 4; ++i) EXPECT_EQ((*rules)[static_cast<std::size_t>(i)].overridden, i == index) << name << i;
  }
  EXPECT_EQ((*effective_rules(l.kernel, l.instance, {*tolerance_from_text("counts=f32:1")}))[1].rule.tag, "counts");
}

TEST(EffectiveRules, TheLastThatMatchesWinsAndANameThatMeansNothingIsAnError) {
  const Launch l = launch();
  const auto rules = effective_rules(l.kernel, l.instance, {*tolerance_from_text("out=f32:1"), *tolerance_from_text("out=f64:2")});
  EXPECT_EQ((*rules)[0].rule.threshold, 2);
  const auto wrong = effective_rules(l.kernel, l.instance, {*tolerance_from_text("nothing=f32:1")});
  ASSERT_FALSE(wrong);
  EXPECT_THAT(wrong.error().to_string(), HasSubstr("table"));
}

}  // namespace
}  // namespace retune
