// Tuning problems of other programs as specs. docs/spec.md, "Other forms", says which and what is left out.
//
//   T1, T4        TuningSchema.json of odgaard/TuningSchema, used by KTT, BAT and Kernel Tuner; the values of a parameter are a
//                 JSON list or a text that holds a Python list
//   Kernel Tuner  the arguments of tune_kernel as JSON, and its cache files, which hold the same tune_params
#include <algorithm>

#include "coordinator/space/python_list.h"
#include "coordinator/space/spec_parameters.h"

namespace retune::coordinator {
namespace {

// Kernel Tuner closes a cache file only when it has finished.
Expected<Json> parse_closed(std::string_view text) {
  auto json = parse_json(text);
  if (json || text.find("\"cache\"") == std::string_view::npos) return json;
  std::string closed(text);
  while (!closed.empty() && (closed.back() == ',' || closed.back() == '\n' || closed.back() == '\r' || closed.back() == ' '))
    closed.pop_back();
  auto again = parse_json(closed + "}}");
  return again ? again : json;
}

Expected<> read_restriction(const JsonCursor& cursor, Spec& spec) {
  RETUNE_TRY(std::string text, cursor.string());
  const std::size_t start = text.find_first_not_of(" \t\n\r");
  if (start == std::string::npos) return cursor.error("expected an expression, found an empty string");
  if (text.compare(start, 6, "lambda") == 0)
    return cursor.error("a Python lambda cannot be read; expected an expression of the parameters, such as "
                        "\"block_size_x * block_size_y <= 1024\"");
  spec.constraints.push_back({std::move(text), cursor.pointer()});
  return {};
}

// The word of a T1 type that `value` does not have.
bool has_type(const Value& value, const std::string& type) {
  if (type == "int") return value.kind == ValueKind::integer;
  if (type == "uint") return value.kind == ValueKind::integer && value.as_integer >= 0;
  if (type == "float") return value.kind == ValueKind::real || value.kind == ValueKind::integer;
  if (type == "bool") return value.is_integral() && (value.integral() == 0 || value.integral() == 1);
  return value.kind == ValueKind::string;
}

Expected<> read_tuning_parameter(const JsonCursor& cursor, Spec& spec) {
  RETUNE_TRY(const JsonCursor named, cursor.at("Name"));
  RETUNE_TRY(const std::string name, named.string());
  RETUNE_CHECK(check_parameter_name(name, named));
  for (const ParameterSpec& other : spec.parameters)
    if (other.name == name) return named.error(fmt::format("the parameter {} is given twice, also at {}", name, other.pointer));
  RETUNE_TRY(const JsonCursor typed, cursor.at("Type"));
  RETUNE_TRY(const std::string type, typed.string());
  if (type != "int" && type != "uint" && type != "float" && type != "bool" && type != "string")
    return typed.error(fmt::format("unknown type \"{}\"; expected int, uint, float, bool or string", type));
  RETUNE_TRY(const JsonCursor place, cursor.at("Values"));
  Json list = place.value();
  if (list.is_string()) {
    RETUNE_TRY(const std::string text, place.string());
    auto read = python_list(text);
    if (!read)
      return place.error(fmt::format("expected a list as Python writes it, such as [1, 2] or list(range(1, 9)): {}",
                                     read.error().to_string()));
    list = std::move(*read);
  }
  if (!list.is_array()) return place.error(fmt::format("expected a list of values, found {}", list.type_name()));
  RETUNE_TRY(ParameterSpec parameter, read_parameter(name, JsonCursor(list, place.pointer()), *spec.storage));
  const auto& values = std::get<ValueSet>(parameter.range).values;
  for (std::size_t i = 0; i < values.size(); ++i)
    if (!has_type(values[i], type))
      return invalid_input("at {}/{}: expected a value of type {}, found {}", place.pointer(), i, type, to_text(values[i]));
  parameter.pointer = cursor.pointer();
  spec.parameters.push_back(std::move(parameter));
  return {};
}

Expected<> read_configuration_space(const JsonCursor& cursor, Spec& spec) {
  RETUNE_CHECK(cursor.only({"TuningParameters", "Conditions", "Constraints", "constraints"}));
  RETUNE_TRY(const JsonCursor list, cursor.at("TuningParameters"));
  RETUNE_TRY(const auto parameters, list.elements());
  if (parameters.size() > kMaxParameters) return list.error(fmt::format("more than {} parameters", kMaxParameters));
  for (const JsonCursor& parameter : parameters) RETUNE_CHECK(read_tuning_parameter(parameter, spec));
  // BAT has used all three words.
  for (const char* word : {"Conditions", "Constraints", "constraints"}) {
    const auto place = cursor.find(word);
    if (!place) continue;
    RETUNE_TRY(const auto conditions, place->elements());
    for (const JsonCursor& condition : conditions) {
      RETUNE_TRY(const JsonCursor expression, condition.at("Expression"));
      RETUNE_CHECK(read_restriction(expression, spec));
    }
  }
  return {};
}

// The order of the parameters is that of tune_params_keys, where a cache file gives it.
Expected<> read_tune_params(const JsonCursor& root, const JsonCursor& cursor, Spec& spec) {
  RETUNE_TRY(auto members, cursor.members());
  if (members.size() > kMaxParameters) return cursor.error(fmt::format("more than {} parameters", kMaxParameters));
  if (const auto keys = root.find("tune_params_keys")) {
    RETUNE_TRY(const auto elements, keys->elements());
    std::vector<std::pair<std::string, JsonCursor>> ordered;
    for (const JsonCursor& element : elements) {
      RETUNE_TRY(const std::string key, element.string());
      const auto found = std::find_if(members.begin(), members.end(), [&](const auto& member) { return member.first == key; });
      if (found == members.end())
        return element.error(fmt::format("expected a parameter of tune_params that is not listed before, found \"{}\"", key));
      ordered.push_back(std::move(*found));
      members.erase(found);
    }
    if (!members.empty())
      return members.front().second.error("the parameter is missing in tune_params_keys");
    members = std::move(ordered);
  }
  for (const auto& [name, member] : members) {
    if (!member.value().is_array()) return member.error(fmt::format("expected a list of values, found {}", member.value().type_name()));
    RETUNE_TRY(ParameterSpec parameter, read_parameter(name, member, *spec.storage));
    spec.parameters.push_back(std::move(parameter));
  }
  return {};
}

Expected<> read_restrictions(const JsonCursor& cursor, Spec& spec) {
  if (cursor.value().is_string()) return read_restriction(cursor, spec);
  RETUNE_TRY(const auto elements, cursor.elements());
  for (const JsonCursor& element : elements) RETUNE_CHECK(read_restriction(element, spec));
  return {};
}

}  // namespace

Expected<Spec> spec_from_t4(std::string_view text) {
  RETUNE_TRY(const Json json, parse_closed(text));
  const JsonCursor root(json);
  Spec spec;
  if (const auto space = root.find("ConfigurationSpace")) {
    RETUNE_CHECK(read_configuration_space(*space, spec));
    const Json* general = json.find("General");
    const Json* name = general != nullptr ? general->find("BenchmarkName") : nullptr;
    if (name != nullptr && name->is_string()) spec.name = std::get<std::string>(name->value());
  } else if (const auto parameters = root.find("tune_params")) {
    RETUNE_CHECK(read_tune_params(root, *parameters, spec));
    if (const auto restrictions = root.find("restrictions")) RETUNE_CHECK(read_restrictions(*restrictions, spec));
    const Json* name = json.find("kernel_name");
    if (name != nullptr && name->is_string()) spec.name = std::get<std::string>(name->value());
  } else if (const auto results = root.find("results")) {
    return results->error("results hold no search space; expected the file they were measured for, with ConfigurationSpace "
                          "(T1, T4) or tune_params (Kernel Tuner)");
  } else {
    return root.error("expected ConfigurationSpace (T1, T4) or tune_params (Kernel Tuner)");
  }
  if (spec.name.size() > 200) spec.name.clear();
  return spec;
}

}  // namespace retune::coordinator
