// Reading specs: every form, and every kind of mistake with its JSON pointer.
#include "coordinator/space/spec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "coordinator/space/domain.h"

namespace retune::coordinator {
namespace {

using testing::HasSubstr;

std::string error_of(const std::string& text) {
  const auto spec = spec_from_json(text);
  return spec ? "no error" : spec.error().to_string();
}
// Of a spec with one parameter p.
std::string parameter_error(const std::string& parameter) { return error_of(R"({"parameters": {"p": )" + parameter + "}}"); }

std::vector<std::string> values_of(const std::string& parameter) {
  const auto spec = spec_from_json(R"({"parameters": {"p": )" + parameter + "}}");
  EXPECT_TRUE(spec) << spec.error().to_string();
  const auto domain = Domain::of(spec->parameters.at(0));
  EXPECT_TRUE(domain);
  std::vector<std::string> values;
  std::string scratch;
  for (std::uint64_t i = 0; i < domain->size(); ++i) values.push_back(to_text(domain->at(i, scratch)));
  return values;
}

TEST(Spec, ReadsEveryFormOfAParameter) {
  using Texts = std::vector<std::string>;
  EXPECT_EQ(values_of("[4, true, 2.5, \"x\"]"), (Texts{"4", "True", "2.5", "'x'"}));
  EXPECT_EQ(values_of("7"), Texts{"7"});
  EXPECT_EQ(values_of("\"x\""), Texts{"'x'"});
  EXPECT_EQ(values_of(R"({"type": "fixed", "value": 7})"), Texts{"7"});
  EXPECT_EQ(values_of(R"({"type": "bool"})"), (Texts{"False", "True"}));
  EXPECT_EQ(values_of(R"({"type": "categorical", "values": [3, 1]})"), (Texts{"3", "1"}));
  EXPECT_EQ(values_of(R"({"type": "integer", "from": -2, "to": 5, "step": 3})"), (Texts{"-2", "1", "4"}));
  EXPECT_EQ(values_of(R"({"type": "integer", "from": 5, "to": 5})"), Texts{"5"});
  EXPECT_EQ(values_of(R"({"type": "pow2", "from": 1, "to": 8})"), (Texts{"1", "2", "4", "8"}));
  EXPECT_EQ(values_of(R"({"type": "pipeline", "passes": ["a", "b", "c"], "min_length": 2, "max_length": 2})"),
            (Texts{"'a,b'", "'a,c'", "'b,a'", "'b,c'", "'c,a'", "'c,b'"}));
  EXPECT_EQ(values_of(R"({"type": "pipeline", "passes": ["a", "b"], "max_length": 2, "repeat": true})"),
            (Texts{"'a'", "'b'", "'a,a'", "'a,b'", "'b,a'", "'b,b'"}));
}

TEST(Spec, ReadsTheRestOfTheFile) {
  const auto spec = spec_from_json(R"({
    // A comment, /* and */ another.
    "name": "n", "recording": {"path": "r", "kernel": "k", "instance": "ab"},
    "parameters": {"block.x": [32, 64], "t": {"type": "bool", "when": "block.x > 32", "otherwise": true}},
    "constraints": ["block.x > 0"],
    "config": {"block.y": "2", "grid": {"x": 4, "y": "block.y"}, "passes": "'default<O1>'"},
    "strategy": {"name": "random", "seed": 18446744073709551615, "samples": 9},
    "measure": {"max_samples": 7}, /* here too */
    "limits": {"compile_seconds": 1.5, "replay_seconds": 2, "compile_memory_bytes": 1073741824, "max_evaluations": 10,
               "max_seconds": 60, "retries": 2, "continue_on_bad_baseline": true},
    "tolerances": [{"region": "y", "type": "f64", "threshold": 1e-9, "kind": "relative", "norm": "linf"}],
    "targets": ["cuda", {"backend": "host"}],
  })");
  ASSERT_TRUE(spec) << spec.error().to_string();
  EXPECT_EQ(spec->name, "n");
  EXPECT_EQ(spec->recording->path, "r");
  EXPECT_EQ(spec->recording->kernel, "k");
  EXPECT_EQ(spec->recording->instance, "ab");
  ASSERT_EQ(spec->parameters.size(), 2u);
  EXPECT_EQ(spec->parameters[1].when, "block.x > 32");
  EXPECT_TRUE(truth(*spec->parameters[1].otherwise));
  EXPECT_EQ(spec->constraints.at(0).pointer, "/constraints/0");
  ASSERT_EQ(spec->config.size(), 4u);
  EXPECT_EQ(spec->config[2].field, Field::grid_y);
  EXPECT_EQ(spec->config[2].pointer, "/config/grid/y");
  EXPECT_EQ(spec->strategy.name, StrategyName::random);
  EXPECT_EQ(spec->strategy.seed, ~std::uint64_t{0});
  EXPECT_EQ(spec->strategy.samples, 9u);
  EXPECT_EQ(spec->measure.max_samples, 7u);
  EXPECT_EQ(spec->measure.warmup_runs, MeasureOptions{}.warmup_runs);
  EXPECT_EQ(spec->limits.evaluation.compile_seconds, 1.5);
  EXPECT_EQ(spec->limits.evaluation.compile_memory_bytes, 1073741824u);
  EXPECT_EQ(spec->limits.max_evaluations, 10u);
  EXPECT_EQ(spec->limits.max_seconds, 60.0);
  EXPECT_EQ(spec->limits.retries, 2u);
  EXPECT_TRUE(spec->limits.continue_on_bad_baseline);
  ASSERT_EQ(spec->tolerances.size(), 1u);
  EXPECT_EQ(spec->tolerances[0].rule.norm, Norm::linf);
  EXPECT_EQ(spec->targets, (std::vector<std::string>{"cuda", "host"}));
}

TEST(Spec, HasTheDefaultsOfItsPage) {
  const auto spec = spec_from_json(R"({"parameters": {}, "recording": "r"})");
  ASSERT_TRUE(spec);
  EXPECT_EQ(spec->recording->path, "r");
  EXPECT_EQ(spec->strategy.name, StrategyName::exhaustive);
  EXPECT_FALSE(spec->strategy.samples);
  EXPECT_EQ(spec->measure, MeasureOptions{});
  EXPECT_EQ(spec->limits.evaluation, EvaluationLimits{});
  EXPECT_FALSE(spec->limits.max_evaluations);
  EXPECT_EQ(spec->limits.retries, 3u);
  EXPECT_FALSE(spec->limits.continue_on_bad_baseline);
  EXPECT_EQ(spec->targets, std::vector<std::string>{"host"});
}

TEST(Spec, NamesThePlaceOfWhatIsWrong) {
  EXPECT_THAT(error_of("{"), HasSubstr("line 1"));
  EXPECT_THAT(error_of("[]"), HasSubstr("at the top level"));
  EXPECT_THAT(error_of("{}"), HasSubstr("parameters"));
  EXPECT_THAT(error_of(R"({"parameters": {}, "constraint": []})"), HasSubstr("at /constraint: unknown key"));
  EXPECT_THAT(error_of(R"({"parameters": {"a": 1, "a": 2}})"), HasSubstr("duplicate key /parameters/a"));
  EXPECT_THAT(error_of(R"({"parameters": {}, "constraints": [1]})"), HasSubstr("at /constraints/0:"));
  EXPECT_THAT(error_of(R"({"parameters": {}, "config": {"block.w": "1"}})"), HasSubstr("at /config/block.w: \"block.w\" is no field"));
  EXPECT_THAT(error_of(R"({"parameters": {}, "config": {"block.x": "1", "block": {"x": 2}}})"), HasSubstr("given twice"));
  EXPECT_THAT(error_of(R"({"parameters": {}, "strategy": "best"})"), HasSubstr("at /strategy: unknown strategy"));
  EXPECT_THAT(error_of(R"({"parameters": {}, "strategy": {"name": "exhaustive", "samples": 2}})"), HasSubstr("at /strategy/samples:"));
  EXPECT_THAT(error_of(R"({"parameters": {}, "strategy": {"name": "random", "samples": 0}})"), HasSubstr("at /strategy/samples:"));
  EXPECT_THAT(error_of(R"({"parameters": {}, "measure": {"max_samples": -1}})"), HasSubstr("at /measure/max_samples:"));
  EXPECT_THAT(error_of(R"({"parameters": {}, "limits": {"compile_seconds": 0}})"), HasSubstr("at /limits/compile_seconds:"));
  EXPECT_THAT(error_of(R"({"parameters": {}, "limits": {"max_evaluations": 0}})"), HasSubstr("at /limits/max_evaluations:"));
  EXPECT_THAT(error_of(R"({"parameters": {}, "tolerances": [{"region": "*", "type": "f31"}]})"), HasSubstr("at /tolerances/0/type:"));
  EXPECT_THAT(error_of(R"({"parameters": {}, "targets": []})"), HasSubstr("at /targets:"));
  EXPECT_THAT(error_of(R"({"parameters": {}, "targets": ["gpu"]})"), HasSubstr("at /targets/0:"));
  EXPECT_THAT(error_of(R"({"parameters": {}, "targets": ["host", {"backend": "host"}]})"), HasSubstr("given twice"));
  EXPECT_THAT(error_of(R"({"parameters": {}, "recording": ""})"), HasSubstr("at /recording:"));
  EXPECT_THAT(error_of(R"({"parameters": {}, "recording": {"kernel": "k"}})"), HasSubstr("path"));
  EXPECT_THAT(error_of(R"({"parameters": {}, "name": ""})"), HasSubstr("at /name:"));
  EXPECT_THAT(error_of(R"({"preset": "fast"})"), HasSubstr("at /preset: expected quick, standard, launch, compiler or full, found \"fast\""));
}

TEST(Spec, NamesWhatIsWrongWithAParameter) {
  EXPECT_THAT(parameter_error("[]"), HasSubstr("at /parameters/p: expected at least one value"));
  EXPECT_THAT(parameter_error("[1, null]"), HasSubstr("at /parameters/p/1:"));
  EXPECT_THAT(parameter_error("[1, 1.0]"), HasSubstr("at /parameters/p/1: 1.0 is the same value as /parameters/p/0"));
  EXPECT_THAT(parameter_error("[[1]]"), HasSubstr("at /parameters/p/0:"));
  EXPECT_THAT(parameter_error("null"), HasSubstr("at /parameters/p:"));
  EXPECT_THAT(parameter_error("{}"), HasSubstr("type"));
  EXPECT_THAT(parameter_error(R"({"type": "int"})"), HasSubstr("unknown type \"int\"; expected fixed"));
  EXPECT_THAT(parameter_error(R"({"type": "bool", "values": [1]})"), HasSubstr("at /parameters/p/values: unknown key"));
  EXPECT_THAT(parameter_error(R"({"type": "integer", "from": 5, "to": 4})"), HasSubstr("the range is empty"));
  EXPECT_THAT(parameter_error(R"({"type": "integer", "from": 0, "to": 4, "step": 0})"), HasSubstr("at /parameters/p/step:"));
  EXPECT_THAT(parameter_error(R"({"type": "integer", "from": -9223372036854775808, "to": 9223372036854775807})"),
              HasSubstr("more values than can be counted"));
  EXPECT_THAT(parameter_error(R"({"type": "pow2", "from": 3, "to": 8})"), HasSubstr("at /parameters/p/from: 3 is no power of two"));
  EXPECT_THAT(parameter_error(R"({"type": "pow2", "from": 8, "to": 4})"), HasSubstr("the range is empty"));
  EXPECT_THAT(parameter_error(R"({"type": "pipeline", "passes": ["a", "a"], "max_length": 1})"), HasSubstr("given twice"));
  EXPECT_THAT(parameter_error(R"({"type": "pipeline", "passes": ["a"], "max_length": 2})"), HasSubstr("at /parameters/p/max_length:"));
  EXPECT_THAT(parameter_error(R"({"type": "bool", "otherwise": true})"), HasSubstr("there is no `when`"));
  EXPECT_THAT(error_of(R"({"parameters": {"a b": 1}})"), HasSubstr("a parameter's name"));
  EXPECT_THAT(error_of(R"({"parameters": {"min": 1}})"), HasSubstr("is a word of the expression language"));
  EXPECT_THAT(error_of(R"({"parameters": {"recorded.x": 1}})"), HasSubstr("are taken"));
  EXPECT_THAT(error_of(R"({"parameters": {"block.w": 1}})"), HasSubstr("must be that of a configuration's field"));
}

TEST(Spec, TellsWhatIsNotSupportedYetFromWhatIsWrong) {
  const auto strategy = spec_from_json(R"({"parameters": {}, "strategy": "tpe"})");
  ASSERT_FALSE(strategy);
  EXPECT_EQ(strategy.error().kind(), ErrorKind::unsupported);
  EXPECT_THAT(strategy.error().to_string(), HasSubstr("at /strategy: the strategy tpe is not supported yet"));
}

TEST(Spec, ReadsARealRange) {
  const auto spec = spec_from_json(R"({"parameters": {"p": {"type": "real", "from": -1, "to": 2.5}}})");
  ASSERT_TRUE(spec) << spec.error().to_string();
  const auto& range = std::get<RealRange>(spec->parameters.at(0).range);
  EXPECT_EQ(range.from, -1.0);
  EXPECT_EQ(range.to, 2.5);
}

TEST(Spec, SurvivesDepthAndNoise) {
  EXPECT_THAT(error_of(R"({"parameters": )" + std::string(100000, '[')), HasSubstr("deep"));
  EXPECT_THAT(error_of("{\"parameters\": {\"p\": \"\xff\"}}"), testing::Not(HasSubstr("no error")));
  EXPECT_THAT(parameter_error("\"\\ud800\""), testing::Not(HasSubstr("no error")));
}

TEST(Spec, ReadsPublishedSpaces) {
  const auto spec = spec_from_published_space(R"({"name": "x", "params": {"a": [1, 2], "b": [3]}, "constraints": ["a < b"], "valid": 2})");
  ASSERT_TRUE(spec) << spec.error().to_string();
  EXPECT_EQ(spec->parameters.size(), 2u);
  EXPECT_EQ(spec->constraints.size(), 1u);
}

}  // namespace
}  // namespace retune::coordinator
