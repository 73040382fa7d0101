// Tuning problems of other programs: T1 and T4 files, Kernel Tuner's arguments and cache files.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "coordinator/space/enumerate.h"
#include "coordinator/space/python_list.h"

namespace retune::coordinator {
namespace {

using testing::HasSubstr;

std::string list_of(const std::string& text) {
  const auto list = python_list(text);
  return list ? to_text(*list) : list.error().to_string();
}

std::uint64_t points(const std::string& text) {
  auto spec = spec_from_t4(text);
  EXPECT_TRUE(spec) << spec.error().to_string();
  if (!spec) return 0;
  const auto space = Space::build(std::move(*spec));
  EXPECT_TRUE(space) << space.error().to_string();
  const auto index = space->size();
  EXPECT_TRUE(index) << index.error().to_string();
  return index->clamped();
}

std::string error_of(const std::string& text) {
  auto spec = spec_from_t4(text);
  if (!spec) return spec.error().to_string();
  const auto space = Space::build(std::move(*spec));
  return space ? "no error" : space.error().to_string();
}
// Of a T1 file with one parameter.
std::string parameter_error(const std::string& members) {
  return error_of(R"({"ConfigurationSpace": {"TuningParameters": [{)" + members + "}]}}");
}
std::string values_error(const std::string& type, const std::string& values) {
  return parameter_error(fmt::format(R"("Name": "a", "Type": "{}", "Values": {})", type, values));
}

TEST(PythonList, ReadsTheFormsThatTuningProblemsAreWrittenIn) {
  EXPECT_EQ(list_of("[16, 32,64]"), "[16,32,64]");
  EXPECT_EQ(list_of("[16, 32,]"), "[16,32]");
  EXPECT_EQ(list_of("[]"), "[]");
  EXPECT_EQ(list_of(" ['best1bin', \"a,]b\", 'it\\'s'] "), R"(["best1bin","a,]b","it's"])");
  EXPECT_EQ(list_of("[True, False, 0.5, -3]"), "[true,false,0.5,-3]");
  EXPECT_EQ(list_of("(1, 2)"), "[1,2]");
  EXPECT_EQ(list_of("1, 2"), "[1,2]");
  EXPECT_EQ(list_of("range(3)"), "[0,1,2]");
  EXPECT_EQ(list_of("list(range(1, 9))"), "[1,2,3,4,5,6,7,8]");
  EXPECT_EQ(list_of("list(range(32, 128+1, 32))"), "[32,64,96,128]");
  EXPECT_EQ(list_of("range(5, 0, -2)"), "[5,3,1]");
  EXPECT_EQ(list_of("range(4, 4)"), "[]");
  EXPECT_EQ(list_of("[1, 2] + list(range(32, 97, 32)) + [7]"), "[1,2,32,64,96,7]");
  EXPECT_EQ(list_of("[2**i for i in range(0, 6)]"), "[1,2,4,8,16,32]");
  EXPECT_EQ(list_of("[128+64*i for i in range(3)]"), "[128,192,256]");
  EXPECT_EQ(list_of("[i for i in range(1, 10+1) if i % 3 == 0]"), "[3,6,9]");
  EXPECT_EQ(list_of("[x*y for x in [1, 2] for y in (10, x) if x*y > 1]"), "[10,20,4]");
  EXPECT_EQ(list_of("[str(i) + ' for' for i in [1]]"), R"(["1 for"])");
  EXPECT_EQ(list_of("list(i for i in range(2))"), "\"i for i in range(2)\" is none of [...], list(...) and range(...)");
}

TEST(PythonList, RefusesWhatIsNoneWithOneReason) {
  EXPECT_THAT(list_of(""), HasSubstr("\"\" is none of"));
  EXPECT_THAT(list_of("5"), HasSubstr("\"5\" is none of"));
  EXPECT_THAT(list_of("[1, 2"), HasSubstr("[1, 2"));
  EXPECT_THAT(list_of("np.arange(3)"), HasSubstr("\"np.arange(3)\" is none of"));
  EXPECT_THAT(list_of("[a]"), HasSubstr("unknown name"));
  EXPECT_THAT(list_of("[1, , 2]"), testing::Not(HasSubstr("[1,2]")));
  EXPECT_THAT(list_of("[[1], [2]]"), HasSubstr("found a list"));
  EXPECT_THAT(list_of("[i for in range(3)]"), HasSubstr("expected `for NAME in LIST`"));
  EXPECT_THAT(list_of("range(0)+range(1, 2, 0)"), HasSubstr("the step is 0"));
  EXPECT_THAT(list_of("range(1.5)"), HasSubstr("expected integers, found 1.5"));
  EXPECT_THAT(list_of("range(1, 2, 3, 4)"), HasSubstr("one to three"));
  EXPECT_THAT(list_of("[1 // i for i in range(2)]"), HasSubstr("divides by zero"));
}

TEST(PythonList, SurvivesSizeAndDepth) {
  EXPECT_THAT(list_of("range(9223372036854775807)"), HasSubstr("more than 1000000 elements"));
  EXPECT_THAT(list_of("range(-9223372036854775807, 9223372036854775807, 9223372036854775807)"),
              "[-9223372036854775807,0]");
  EXPECT_THAT(list_of("[i for i in range(1000000) for j in range(1000000) if False]"), HasSubstr("more than 1000000 elements"));
  std::string deep = "[1]";
  for (int i = 0; i < 100; ++i) deep = "list(" + deep + ")";
  EXPECT_THAT(list_of(deep), HasSubstr("nested deeper than 20"));
  std::string clauses = "[i for i in [1]";
  for (int i = 0; i < 100000; ++i) clauses += " if 1";
  EXPECT_THAT(list_of(clauses + "]"), HasSubstr("more than 20 of `for` and `if`"));
  std::string many = "[0";
  for (int i = 1; i < 100000; ++i) many += ",0";
  EXPECT_EQ(list_of(many + "]").size(), 200001u);
  for (const char* text : {"[", "]", "(((", ")))", "['", "[\"\\", "list(", "range)", "[for", "[x for x in", "[1] +", "+", ","})
    EXPECT_FALSE(list_of(text).empty());
}

TEST(SpecT4, ReadsATuningProblem) {
  const std::string text = R"t1({
    "General": {"BenchmarkName": "mine", "OutputFormat": "JSON"},
    "ConfigurationSpace": {
      "TuningParameters": [
        {"Name": "block_size_x", "Type": "int", "Values": "[16, 32, 64]", "Default": 32},
        {"Name": "tile", "Type": "uint", "Values": "list(range(1, 4))"},
        {"Name": "unroll", "Type": "int", "Values": [1, 2], "Default": [1]},
        {"Name": "method", "Type": "string", "Values": "['a', 'b']"},
        {"Name": "rate", "Type": "float", "Values": "[0.5, 1]"},
        {"Name": "flag", "Type": "bool", "Values": "[True, False]"}
      ],
      "Conditions": [
        {"Expression": "block_size_x * tile <= 96", "Parameters": ["block_size_x", "tile"]},
        {"Expression": "method == 'a' or flag", "Parameters": []}
      ]},
    "KernelSpecification": {"Language": "CUDA", "KernelName": "k", "Arguments": []}})t1";
  const auto spec = spec_from_t4(text);
  ASSERT_TRUE(spec) << spec.error().to_string();
  EXPECT_EQ(spec->name, "mine");
  ASSERT_EQ(spec->parameters.size(), 6u);
  EXPECT_EQ(spec->parameters[1].pointer, "/ConfigurationSpace/TuningParameters/1");
  EXPECT_EQ(spec->constraints[0].pointer, "/ConfigurationSpace/Conditions/0/Expression");
  // 3 + 3 + 1 of block and tile, times 2 unroll, 2 rates, and 3 of the 4 (method, flag).
  EXPECT_EQ(points(text), 7u * 2 * 2 * 3);
}

TEST(SpecT4, ReadsTheSpellingsOfConditionsThatBatHasUsed) {
  for (const char* word : {"Conditions", "Constraints", "constraints"})
    EXPECT_EQ(points(fmt::format(R"t1({{"ConfigurationSpace": {{"TuningParameters": [{{"Name": "a", "Type": "int", "Values": "range(4)"}}],
                                     "{}": [{{"Expression": "a > 1"}}]}}}})t1", word)), 2u);
  EXPECT_EQ(points(R"({"ConfigurationSpace": {"TuningParameters": [{"Name": "a", "Type": "int", "Values": "[1, 2]"}]}})"), 2u);
}

TEST(SpecT4, ReadsKernelTunersArguments) {
  const std::string text = R"({"kernel_name": "conv", "tune_params": {"x": [16, 32, 48], "y": [1, 2], "name": ["a"], "real": [0.5]},
                               "restrictions": ["x % 32 == 0 or y == 1", "x*y<=64"], "problem_size": [1, 2]})";
  EXPECT_EQ(points(text), 4u);
  EXPECT_EQ(spec_from_t4(text)->name, "conv");
  EXPECT_EQ(points(R"({"tune_params": {"x": [1, 2]}, "restrictions": "x > 1"})"), 1u);
}

TEST(SpecT4, ReadsTheHeadOfKernelTunersCacheFiles) {
  const std::string head = R"({"device_name": "A", "kernel_name": "conv", "problem_size": [4096, 4096],
      "tune_params_keys": ["y", "x"], "tune_params": {"x": [16, 32], "y": [1, 2, 4]}, "objective": "time",
      "cache": {"1,16": {"y": 1, "x": 16, "time": 3.5, "times": [3.5, 3.5]})";
  for (const char* end : {"}}", "", ",", ",\n", "}\n}\n", ", \"1,32\": {\"time\": \"InvalidConfig\"},\n"}) {
    const auto spec = spec_from_t4(head + end);
    ASSERT_TRUE(spec) << end << spec.error().to_string();
    EXPECT_EQ(spec->parameters[0].name, "y");
    EXPECT_EQ(points(head + end), 6u);
  }
  // What is broken otherwise keeps its own message.
  EXPECT_THAT(error_of(head + ", ]"), HasSubstr("line 3"));
  EXPECT_THAT(error_of(R"({"tune_params_keys": ["x", "z"], "tune_params": {"x": [1]}})"),
              HasSubstr("at /tune_params_keys/1: expected a parameter of tune_params that is not listed before, found \"z\""));
  EXPECT_THAT(error_of(R"({"tune_params_keys": ["x", "x"], "tune_params": {"x": [1]}})"), HasSubstr("at /tune_params_keys/1:"));
  EXPECT_THAT(error_of(R"({"tune_params_keys": [], "tune_params": {"x": [1]}})"), HasSubstr("at /tune_params/x: the parameter is missing"));
}

TEST(SpecT4, NamesThePlaceOfWhatIsWrong) {
  EXPECT_THAT(error_of("{"), HasSubstr("line 1"));
  EXPECT_THAT(error_of("[]"), HasSubstr("at the top level: expected ConfigurationSpace (T1, T4) or tune_params (Kernel Tuner)"));
  EXPECT_THAT(error_of(R"({"parameters": {"a": [1]}})"), HasSubstr("expected ConfigurationSpace"));
  EXPECT_THAT(error_of(R"({"results": [{"configuration": {"x": 1}}], "schema_version": "1.0.0"})"),
              HasSubstr("at /results: results hold no search space"));
  EXPECT_THAT(error_of(R"({"ConfigurationSpace": {}})"), HasSubstr("at /ConfigurationSpace: missing key \"TuningParameters\""));
  EXPECT_THAT(error_of(R"({"ConfigurationSpace": {"TuningParameters": [], "Restrictions": []}})"),
              HasSubstr("at /ConfigurationSpace/Restrictions: unknown key"));
  EXPECT_THAT(error_of(R"({"ConfigurationSpace": {"TuningParameters": {}}})"), HasSubstr("at /ConfigurationSpace/TuningParameters:"));
  const std::string one = "at /ConfigurationSpace/TuningParameters/0";
  EXPECT_THAT(parameter_error(R"("Type": "int", "Values": "[1]")"), HasSubstr(one + ": missing key \"Name\""));
  EXPECT_THAT(parameter_error(R"("Name": "a", "Values": "[1]")"), HasSubstr(one + ": missing key \"Type\""));
  EXPECT_THAT(parameter_error(R"("Name": "a", "Type": "int")"), HasSubstr(one + ": missing key \"Values\""));
  EXPECT_THAT(parameter_error(R"("Name": "9", "Type": "int", "Values": "[1]")"), HasSubstr(one + "/Name: a parameter's name"));
  EXPECT_THAT(parameter_error(R"("Name": "min", "Type": "int", "Values": "[1]")"), HasSubstr(one + "/Name: min is a word"));
  EXPECT_THAT(values_error("double", "[1]"), HasSubstr(one + "/Type: unknown type \"double\"; expected int"));
  EXPECT_THAT(values_error("int", "7"), HasSubstr(one + "/Values: expected a list of values, found an integer"));
  EXPECT_THAT(values_error("int", "[]"), HasSubstr(one + "/Values: expected at least one value"));
  EXPECT_THAT(values_error("int", "[1, 1]"), HasSubstr(one + "/Values/1: 1 is the same value as"));
  EXPECT_THAT(values_error("int", "[1, \"x\"]"), HasSubstr(one + "/Values/1: expected a value of type int, found 'x'"));
  EXPECT_THAT(values_error("uint", "\"[1, -1]\""), HasSubstr(one + "/Values/1: expected a value of type uint, found -1"));
  EXPECT_THAT(values_error("bool", "\"[2]\""), HasSubstr(one + "/Values/0: expected a value of type bool, found 2"));
  EXPECT_THAT(values_error("float", "\"['x']\""), HasSubstr(one + "/Values/0: expected a value of type float"));
  EXPECT_THAT(values_error("string", "\"[1]\""), HasSubstr(one + "/Values/0: expected a value of type string, found 1"));
  EXPECT_THAT(values_error("int", "\"numpy.arange(4)\""),
              HasSubstr(one + "/Values: expected a list as Python writes it, such as [1, 2] or list(range(1, 9)): \"numpy.arange(4)\" is none of"));
  EXPECT_THAT(error_of(R"({"ConfigurationSpace": {"TuningParameters": [{"Name": "a", "Type": "int", "Values": [1]},
                                                                       {"Name": "a", "Type": "int", "Values": [1]}]}})"),
              HasSubstr("at /ConfigurationSpace/TuningParameters/1/Name: the parameter a is given twice, also at " + one.substr(3)));
  EXPECT_THAT(error_of(R"({"tune_params": {"x": 5}})"), HasSubstr("at /tune_params/x: expected a list of values, found an integer"));
  EXPECT_THAT(error_of(R"({"tune_params": {"x": [1], "x": [2]}})"), HasSubstr("duplicate key /tune_params/x"));
}

TEST(SpecT4, NamesTheRestrictionThatCannotBeRead) {
  const auto restricted = [](const std::string& restrictions) {
    return error_of(R"({"tune_params": {"x": [1, 2]}, "restrictions": )" + restrictions + "}");
  };
  EXPECT_THAT(restricted(R"(["x > 0", "lambda p: p['x'] > 1"])"), HasSubstr("at /restrictions/1: a Python lambda cannot be read"));
  EXPECT_THAT(restricted(R"(["math.sqrt(x) > 1"])"), HasSubstr("at /restrictions/0: unknown function math.sqrt"));
  EXPECT_THAT(restricted(R"(["y > 1"])"), HasSubstr("at /restrictions/0: unknown name"));
  EXPECT_THAT(restricted(R"(["x >"])"), HasSubstr("at /restrictions/0: the expression ends too early"));
  EXPECT_THAT(restricted(R"([""])"), HasSubstr("at /restrictions/0: expected an expression, found an empty string"));
  EXPECT_THAT(restricted(R"([{"f": 1}])"), HasSubstr("at /restrictions/0:"));
  EXPECT_THAT(restricted("7"), HasSubstr("at /restrictions:"));
  EXPECT_THAT(error_of(R"({"ConfigurationSpace": {"TuningParameters": [], "Conditions": [{"Parameters": []}]}})"),
              HasSubstr("at /ConfigurationSpace/Conditions/0: missing key \"Expression\""));
}

}  // namespace
}  // namespace retune::coordinator
