// Every kind of mistake in a spec is one message: where (JSON pointer, or line and column where the text is no JSON), why, and
// what was expected; exit status 2.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "coordinator/space/enumerate.h"

namespace retune::coordinator {
namespace {

struct Mistake {
  std::string text;
  std::string begins;    // of the message
  std::string contains;
};

// What the reader or the builder says; for what only the walk can find, what that says.
std::optional<Error> error_of(const std::string& text) {
  auto spec = spec_from_json(text);
  if (!spec) return spec.error();
  const auto space = Space::build(std::move(*spec));
  if (!space) return space.error();
  const auto index = space->size(100000);
  if (!index) return index.error();
  return std::nullopt;
}

void expect(const std::vector<Mistake>& mistakes) {
  for (const auto& [text, begins, contains] : mistakes) {
    const auto error = error_of(text);
    if (!error) {
      ADD_FAILURE() << "no error for " << text;
      continue;
    }
    const std::string message = error->to_string();
    EXPECT_EQ(error->exit_status(), 2) << text << "\n" << message;
    EXPECT_THAT(message, testing::StartsWith(begins + ": ")) << text;
    EXPECT_THAT(message, testing::HasSubstr(contains)) << text;
    // One line, and for an expression the text and a caret below it.
    EXPECT_LE(std::count(message.begin(), message.end(), '\n'), 2) << text;
  }
}

// Of the one parameter p.
Mistake parameter(const std::string& json, const std::string& below, const std::string& contains) {
  return {R"({"parameters": {"p": )" + json + "}}", "at /parameters/p" + below, contains};
}
// Of a parameter's name.
Mistake name(const std::string& text, const std::string& contains) {
  return {fmt::format(R"({{"parameters": {{"{}": 1}}}})", text), "at /parameters/" + text, contains};
}
// Of another member; there is a parameter a.
Mistake member(const std::string& json, const std::string& pointer, const std::string& contains) {
  return {R"({"parameters": {"a": [1, 2]}, )" + json + "}", "at " + pointer, contains};
}

TEST(SpecErrors, TextThatIsNoJson) {
  expect({
      {"", "line 1, column 1", "empty"},
      {"{", "line 1, column 2", ""},
      {"{\"parameters\": {\"a\": 01}}", "line 1, column 23", ""},
      {"{\"parameters\": {\"a\": NaN}}", "line 1, column 22", ""},
      {"{\"parameters\": {\"a\": 1e999}}", "line 1, column 22", "too big"},
      {"{\"parameters\": {\"a\": 1}} x", "line 1, column 26", ""},
      {"{\n\"parameters\": {\"a\": 1,\n\"a\": 2}}", "line 3, column 4", "duplicate key /parameters/a"},
      {R"({"parameters": {"a": 1}, "parameters": {}})", "line 1, column 38", "duplicate key /parameters"},
      {R"({"parameters": {"a": {"type": "integer", "from": 1, "from": 2, "to": 3}}})", "line 1, column 59", "duplicate key /parameters/a/from"},
      {R"({"parameters": {"a/b": 1, "a/b": 1}})", "line 1, column 32", "duplicate key /parameters/a~1b"},
  });
}

TEST(SpecErrors, TheTopLevel) {
  expect({
      {"null", "at the top level", "expected an object, found null"},
      {"[]", "at the top level", "expected an object, found an array"},
      {"{}", "at the top level", "missing key \"parameters\""},
      {R"({"parameters": null})", "at /parameters", "expected an object, found null"},
      {R"({"parameters": []})", "at /parameters", "expected an object, found an array"},
      member(R"("parameter": {})", "/parameter", "unknown key; expected one of $schema, name"),
      member(R"("name": 5)", "/name", "expected a string, found an integer"),
      member(R"("name": "")", "/name", "expected a name of 1 to 200 bytes"),
      member(R"("recording": 5)", "/recording", "expected the recording's folder, or an object with \"path\", found an integer"),
      member(R"("recording": null)", "/recording", "expected the recording's folder"),
      member(R"("recording": "")", "/recording", "is empty"),
      member(R"("recording": {"kernel": "k"})", "/recording", "missing key \"path\""),
      member(R"("recording": {"path": 5})", "/recording/path", "expected a string"),
      member(R"("recording": {"path": "r", "kernal": "k"})", "/recording/kernal", "unknown key; expected one of path, kernel, instance"),
      member(R"("preset": "Quick")", "/preset", "expected quick, standard, launch, compiler or full, found \"Quick\""),
      member(R"("preset": true)", "/preset", "expected a string, found a boolean"),
  });
}

TEST(SpecErrors, NamesOfParameters) {
  expect({
      name("", "a parameter's name is made of letters"),
      name("9a", "does not begin with a digit"),
      name("a-b", "is made of letters, digits and _"),
      name("a b", "is made of letters, digits and _"),
      name("ä", "is made of letters, digits and _"),
      name("a.", "may have dots between such parts"),
      name(std::string(201, 'a'), "a parameter's name"),
      name("min", "min is a word of the expression language"),
      name("ceil_div", "ceil_div is a word of the expression language"),
      name("and", "and is a word of the expression language"),
      name("True", "True is a word of the expression language"),
      name("recorded", "names that begin with recorded are taken"),
      name("device.name", "names that begin with device are taken"),
      name("block.w", "must be that of a configuration's field, such as block.x"),
      name("a.b", "must be that of a configuration's field"),
  });
}

TEST(SpecErrors, ListedValues) {
  expect({
      parameter("null", "", "expected a boolean, a number or a string, found null"),
      parameter("[]", "", "expected at least one value, found an empty list"),
      parameter("[1, null]", "/1", "found null"),
      parameter("[[1]]", "/0", "found an array"),
      parameter("[{}]", "/0", "found an object"),
      parameter("[1, 2, 1]", "/2", "1 is the same value as /parameters/p/0"),
      parameter("[1, 1.0]", "/1", "1.0 is the same value as /parameters/p/0"),
      parameter("[0, false]", "/1", "False is the same value as /parameters/p/0"),
      parameter(R"(["a", "a"])", "/1", "'a' is the same value"),
      parameter("9223372036854775808", "", "expected an integer that fits in 64 signed bits"),
      parameter("[1, 99999999999999999999]", "/1", "is beyond 64 signed bits"),
      parameter("-9223372036854775809", "", "is beyond 64 signed bits"),
      parameter(R"({"type": "fixed", "value": 1e30})", "/value", "is beyond 64 signed bits"),
      parameter(R"({"type": "categorical", "values": 5})", "/values", "expected an array, found an integer"),
      parameter(R"({"type": "categorical", "values": []})", "/values", "expected at least one value"),
      parameter(R"({"type": "categorical", "values": [1, 1]})", "/values/1", "1 is the same value as /parameters/p/values/0"),
  });
}

TEST(SpecErrors, TypesOfParameters) {
  expect({
      parameter("{}", "", "missing key \"type\""),
      parameter(R"({"type": 5})", "/type", "expected a string, found an integer"),
      parameter(R"({"type": "int"})", "/type", "unknown type \"int\"; expected fixed, bool, categorical, integer, real, pow2 or pipeline"),
      parameter(R"({"type": "fixed"})", "", "missing key \"value\""),
      parameter(R"({"type": "fixed", "value": [1]})", "/value", "found an array"),
      parameter(R"({"type": "fixed", "values": [1], "value": 1})", "/values", "unknown key; expected one of type, value, when, otherwise"),
      parameter(R"({"type": "bool", "value": true})", "/value", "unknown key; expected one of type, when, otherwise"),
      parameter(R"({"type": "categorical"})", "", "missing key \"values\""),
      parameter(R"({"type": "bool", "otherwise": true})", "/otherwise", "there is no `when`"),
      parameter(R"({"type": "bool", "when": true})", "/when", "expected a string, found a boolean"),
      parameter(R"({"type": "bool", "when": ""})", "/when", "the expression is empty"),
      parameter(R"({"type": "bool", "when": "q"})", "/when", "unknown name"),
      parameter(R"({"type": "bool", "when": "p"})", "/when", "need each other in a circle"),
      parameter(R"({"type": "bool", "when": "'x'"})", "/when", "expected true or false, found 'x'"),
      parameter(R"({"type": "bool", "when": "True", "otherwise": [1]})", "/otherwise", "found an array"),
  });
}

TEST(SpecErrors, Ranges) {
  expect({
      parameter(R"({"type": "integer", "to": 1})", "", "missing key \"from\""),
      parameter(R"({"type": "integer", "from": 1})", "", "missing key \"to\""),
      parameter(R"({"type": "integer", "from": 3, "to": 2})", "", "the range is empty: to (2) is below from (3)"),
      parameter(R"({"type": "integer", "from": 1.5, "to": 2})", "/from", "expected an integer"),
      parameter(R"({"type": "integer", "from": "1", "to": 2})", "/from", "found a string"),
      parameter(R"({"type": "integer", "from": true, "to": 2})", "/from", "found a boolean"),
      parameter(R"({"type": "integer", "from": 1, "to": 9223372036854775808})", "/to", "found 9223372036854775808"),
      parameter(R"({"type": "integer", "from": 1, "to": 2, "step": 0})", "/step", "expected an integer from 1"),
      parameter(R"({"type": "integer", "from": 1, "to": 2, "step": -1})", "/step", "found -1"),
      parameter(R"({"type": "integer", "from": 1, "to": 2, "stop": 1})", "/stop", "unknown key; expected one of type, from, to, step"),
      parameter(R"({"type": "integer", "from": -9223372036854775808, "to": 9223372036854775807})", "", "more values than can be counted"),
      parameter(R"({"type": "real", "from": 0})", "", "missing key \"to\""),
      parameter(R"({"type": "real", "from": 1, "to": 0})", "", "the range is empty: to (0) is not above from (1)"),
      parameter(R"({"type": "real", "from": 0.5, "to": 0.5})", "", "the range is empty: to (0.5) is not above from (0.5)"),
      parameter(R"({"type": "real", "from": "0", "to": 1})", "/from", "expected a number, found a string"),
      parameter(R"({"type": "real", "from": 0, "to": 1, "step": 0.1})", "/step", "unknown key; expected one of type, from, to, when"),
      parameter(R"({"type": "pow2", "from": 0, "to": 8})", "/from", "expected an integer from 1"),
      parameter(R"({"type": "pow2", "from": 3, "to": 8})", "/from", "3 is no power of two"),
      parameter(R"({"type": "pow2", "from": 2, "to": 7})", "/to", "7 is no power of two"),
      parameter(R"({"type": "pow2", "from": 8, "to": 2})", "", "the range is empty: to (2) is below from (8)"),
      parameter(R"({"type": "pow2", "from": 1, "to": 2, "step": 2})", "/step", "unknown key"),
  });
}

TEST(SpecErrors, Pipelines) {
  expect({
      parameter(R"({"type": "pipeline", "max_length": 1})", "", "missing key \"passes\""),
      parameter(R"({"type": "pipeline", "passes": [], "max_length": 1})", "/passes", "expected at least one pass, found an empty list"),
      parameter(R"({"type": "pipeline", "passes": "dce", "max_length": 1})", "/passes", "expected an array"),
      parameter(R"({"type": "pipeline", "passes": [1], "max_length": 1})", "/passes/0", "expected a string"),
      parameter(R"({"type": "pipeline", "passes": [""], "max_length": 1})", "/passes/0", "expected a pass, found an empty string"),
      parameter(R"({"type": "pipeline", "passes": ["dce", "dce"], "max_length": 1})", "/passes/1", "the pass \"dce\" is given twice"),
      parameter(R"({"type": "pipeline", "passes": ["dce"]})", "", "missing key \"max_length\""),
      parameter(R"({"type": "pipeline", "passes": ["dce"], "max_length": 0})", "/max_length", "expected an integer from 1 to 1, found 0"),
      parameter(R"({"type": "pipeline", "passes": ["dce"], "max_length": 2})", "/max_length", "expected an integer from 1 to 1, found 2"),
      parameter(R"({"type": "pipeline", "passes": ["dce", "gvn"], "max_length": 1, "min_length": 2})", "/min_length", "found 2"),
      parameter(R"({"type": "pipeline", "passes": ["dce"], "max_length": 1, "repeat": 1})", "/repeat", "expected true or false"),
      parameter(R"({"type": "pipeline", "passes": ["dce", "gvn"], "max_length": 1000, "repeat": true})", "", "more than 2^62 pass sequences"),
  });
}

TEST(SpecErrors, Constraints) {
  expect({
      member(R"("constraints": "a > 1")", "/constraints", "expected an array, found a string"),
      member(R"("constraints": null)", "/constraints", "expected an array, found null"),
      member(R"("constraints": ["a > 0", 1])", "/constraints/1", "expected a string, found an integer"),
      member(R"("constraints": [""])", "/constraints/0", "the expression is empty"),
      member(R"("constraints": ["a > 1 and"])", "/constraints/0", "ends too early"),
      member(R"("constraints": ["(a > 1"])", "/constraints/0", "("),
      member(R"("constraints": ["a = 1"])", "/constraints/0", "="),
      member(R"("constraints": ["nobody > 2"])", "/constraints/0", "unknown name"),
      member(R"("constraints": ["sqrt(a) > 2"])", "/constraints/0", "unknown function sqrt"),
      member(R"("constraints": ["recorded.grid.x > 1"])", "/constraints/0", "there is no recording"),
      member(R"("constraints": ["a < 'x'"])", "/constraints/0", "no order: 1 and 'x'"),
      member(R"("constraints": ["2 // (a - 1) > 0"])", "/constraints/0", "divides by zero"),
  });
}

TEST(SpecErrors, Config) {
  expect({
      member(R"("config": [])", "/config", "expected an object, found an array"),
      member(R"("config": {"block": 5})", "/config/block", "\"block\" is no field of a configuration; expected one of grid.x"),
      member(R"("config": {"block": {"w": 1}})", "/config/block/w", "\"block.w\" is no field"),
      member(R"("config": {"Block.x": 1})", "/config/Block.x", "\"Block.x\" is no field"),
      member(R"("config": {"block.x": null})", "/config/block.x", "found null"),
      member(R"("config": {"block.x": [1]})", "/config/block.x", "found an array"),
      member(R"("config": {"block": {"x": {}}})", "/config/block/x", "found an object"),
      member(R"("config": {"block.x": 0})", "/config/block.x", "expected 1 to 4294967295, found 0"),
      member(R"("config": {"block.x": 1.5})", "/config/block.x", "expected a whole number, found 1.5"),
      member(R"("config": {"block.x": 99999999999})", "/config/block.x", "expected 1 to 4294967295"),
      member(R"("config": {"shared_mem": 99999999999999999999})", "/config/shared_mem", "is beyond 64 signed bits"),
      member(R"("config": {"block.x": true})", "/config/block.x", "expected an integer, found True"),
      member(R"("config": {"codegen_opt": 4})", "/config/codegen_opt", "expected 0 to 3, found 4"),
      member(R"("config": {"prune": false})", "/config/prune", "mandatory"),
      member(R"("config": {"passes": 5})", "/config/passes", "expected a string, found 5"),
      member(R"("config": {"passes": "default<O2>"})", "/config/passes", "expected \"'default<O2>'\""),
      member(R"("config": {"block.x": "a +"})", "/config/block.x", "ends too early"),
      member(R"("config": {"block.x": "b"})", "/config/block.x", "unknown name"),
      member(R"("config": {"block.x": "'32'"})", "/config/block.x", "expected an integer for block.x, found '32'"),
      member(R"("config": {"block.x": "block.x"})", "/config/block.x", "needs itself"),
      member(R"("config": {"block.x": "block.y", "block.y": "block.x"})", "/config/block.x", "needs itself"),
      member(R"("config": {"block.x": "a", "block": {"x": "a"}})", "/config/block/x", "block.x is given twice, also at /config/block.x"),
      {R"({"parameters": {"block.x": [1, 2]}, "config": {"block.x": "1"}})", "at /config/block.x", "block.x is a parameter, which binds the field already"},
      {R"({"parameters": {"block.x": ["a"]}})", "at /parameters/block.x", "expected an integer for block.x, found 'a'"},
      {R"({"parameters": {"passes": [1]}})", "at /parameters/passes", "expected a string for passes, found 1"},
  });
}

TEST(SpecErrors, StrategyMeasureAndLimits) {
  expect({
      member(R"("strategy": 5)", "/strategy", "expected a strategy's name, or an object with \"name\", found an integer"),
      member(R"("strategy": "best")", "/strategy", "unknown strategy \"best\"; expected exhaustive or random"),
      member(R"("strategy": {})", "/strategy", "missing key \"name\""),
      member(R"("strategy": {"name": "best"})", "/strategy/name", "unknown strategy \"best\""),
      member(R"("strategy": {"name": "random", "sample": 5})", "/strategy/sample", "unknown key; expected one of name, seed, samples"),
      member(R"("strategy": {"name": "random", "seed": -1})", "/strategy/seed", "expected an integer from 0"),
      member(R"("strategy": {"name": "random", "seed": 1.5})", "/strategy/seed", "found a real number"),
      member(R"("strategy": {"name": "random", "samples": 0})", "/strategy/samples", "expected an integer from 1"),
      member(R"("strategy": {"name": "exhaustive", "samples": 5})", "/strategy/samples", "belongs to the strategy random"),
      member(R"("measure": 5)", "/measure", "expected an object"),
      member(R"("measure": {"warmup": 1})", "/measure/warmup", "unknown key; expected one of warmup_runs"),
      member(R"("measure": {"warmup_runs": -1})", "/measure/warmup_runs", "expected an integer from 0"),
      member(R"("measure": {"min_samples": 10, "max_samples": 5})", "/measure", "min_samples is 10, above max_samples 5"),
      member(R"("measure": {"relative_spread": "x"})", "/measure/relative_spread", "expected a number, found a string"),
      member(R"("measure": {"max_seconds": 0})", "/measure/max_seconds", "expected a number from"),
      member(R"("limits": [])", "/limits", "expected an object"),
      member(R"("limits": {"timeout": 1})", "/limits/timeout", "unknown key; expected one of compile_seconds"),
      member(R"("limits": {"compile_seconds": 0})", "/limits/compile_seconds", "above 0"),
      member(R"("limits": {"compile_seconds": "1"})", "/limits/compile_seconds", "expected a number, found a string"),
      member(R"("limits": {"compile_memory_bytes": 1e9})", "/limits/compile_memory_bytes", "found a real number"),
      member(R"("limits": {"max_evaluations": 0})", "/limits/max_evaluations", "expected an integer from 1"),
      member(R"("limits": {"max_seconds": 0})", "/limits/max_seconds", "expected a number of seconds above 0"),
      member(R"("limits": {"retries": 1000})", "/limits/retries", "expected an integer from 1 to 100, found 1000"),
      member(R"("limits": {"continue_on_bad_baseline": 1})", "/limits/continue_on_bad_baseline", "expected true or false"),
  });
}

TEST(SpecErrors, TolerancesAndTargets) {
  expect({
      member(R"("tolerances": {})", "/tolerances", "expected an array"),
      member(R"("tolerances": [5])", "/tolerances/0", "expected an object"),
      member(R"("tolerances": [{"region": "*"}])", "/tolerances/0", "missing key \"type\""),
      member(R"("tolerances": [{"type": "f32"}])", "/tolerances/0", "missing key \"region\""),
      member(R"("tolerances": [{"region": "", "type": "f32"}])", "/tolerances/0/region", "expected"),
      member(R"("tolerances": [{"region": "*", "type": "float"}])", "/tolerances/0/type", "expected u8"),
      member(R"("tolerances": [{"region": "*", "type": "f32", "threshold": -1}])", "/tolerances/0/threshold", "at least 0"),
      member(R"("tolerances": [{"region": "*", "type": "f32", "kind": "rel"}])", "/tolerances/0/kind", "expected absolute or relative"),
      member(R"("tolerances": [{"region": "*", "type": "f32", "norm": "l3"}])", "/tolerances/0/norm", "expected none, l1"),
      member(R"("tolerances": [{"region": "*", "type": "f32", "tol": 1}])", "/tolerances/0/tol", "unknown key"),
      member(R"("targets": "host")", "/targets", "expected an array"),
      member(R"("targets": [])", "/targets", "expected at least one of"),
      member(R"("targets": ["gpu"])", "/targets/0", "expected \"host\", \"cuda\" or \"noop\", found \"gpu\""),
      member(R"("targets": ["host", {"backend": "host"}])", "/targets/1", "\"host\" is given twice"),
      member(R"("targets": [null])", "/targets/0", "expected a string, found null"),
      member(R"("targets": [{}])", "/targets/0", "missing key \"backend\""),
      member(R"("targets": [{"backend": "host", "device": 0}])", "/targets/0/device", "unknown key; expected one of backend"),
  });
}

}  // namespace
}  // namespace retune::coordinator
