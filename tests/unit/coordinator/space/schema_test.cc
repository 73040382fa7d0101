// The schema and the reader say the same: keys, required keys, enumerations and defaults.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "coordinator/space/preset.h"
#include "shared/base/file.h"

namespace retune::coordinator {
namespace {

Json schema() {
  const auto text = read_text_file(RETUNE_SOURCE_DIR "/schema/spec/search-space.schema.json");
  EXPECT_TRUE(text.has_value());
  const auto json = parse_json(*text);
  EXPECT_TRUE(json.has_value()) << json.error().to_string();
  return *json;
}

// The member at a path of keys and indices.
const Json& at(const Json& json, std::initializer_list<const char*> path) {
  const Json* here = &json;
  for (const char* step : path) {
    if (here->is_array())
      here = &std::get<Json::Array>(here->value()).at(static_cast<std::size_t>(std::atoi(step)));
    else
      here = here->find(step);
    if (here == nullptr) throw std::runtime_error(std::string("the schema has no ") + step);
  }
  return *here;
}

std::set<std::string> keys(const Json& object) {
  std::set<std::string> names;
  for (const auto& [name, member] : std::get<Json::Object>(object.value())) names.insert(name);
  return names;
}

std::set<std::string> words(const Json& array) {
  std::set<std::string> all;
  for (const Json& element : std::get<Json::Array>(array.value())) all.insert(std::get<std::string>(element.value()));
  return all;
}

// What the reader lists when it meets an unknown key or word.
std::set<std::string> expected_by_reader(const std::string& spec, const std::string& before) {
  const auto read = spec_from_json(spec);
  if (read) throw std::runtime_error("the reader takes " + spec);
  std::string text = read.error().to_string();
  const std::size_t start = text.find(before);
  if (start == std::string::npos) throw std::runtime_error("no list in: " + text);
  text = text.substr(start + before.size());
  std::set<std::string> all;
  while (true) {
    const std::size_t comma = text.find(", ");
    all.insert(text.substr(0, comma));
    if (comma == std::string::npos) return all;
    text.erase(0, comma + 2);
  }
}
std::set<std::string> known_keys(const std::string& spec) { return expected_by_reader(spec, "unknown key; expected one of "); }

TEST(SpecSchema, NamesTheReadersKeysAtEveryObject) {
  const Json root = schema();
  EXPECT_EQ(keys(at(root, {"properties"})), known_keys(R"({"?": 1, "parameters": {}})"));
  EXPECT_EQ(keys(at(root, {"properties", "recording", "oneOf", "1", "properties"})),
            known_keys(R"({"parameters": {}, "recording": {"path": "x", "?": 1}})"));
  EXPECT_EQ(keys(at(root, {"properties", "strategy", "oneOf", "1", "properties"})),
            known_keys(R"({"parameters": {}, "strategy": {"name": "random", "?": 1}})"));
  EXPECT_EQ(keys(at(root, {"properties", "measure", "properties"})), known_keys(R"({"parameters": {}, "measure": {"?": 1}})"));
  EXPECT_EQ(keys(at(root, {"properties", "limits", "properties"})), known_keys(R"({"parameters": {}, "limits": {"?": 1}})"));
  EXPECT_EQ(keys(at(root, {"properties", "tolerances", "items", "properties"})),
            known_keys(R"({"parameters": {}, "tolerances": [{"region": "*", "type": "f32", "?": 1}]})"));
  EXPECT_EQ(keys(at(root, {"properties", "targets", "items", "oneOf", "1", "properties"})),
            known_keys(R"({"parameters": {}, "targets": [{"backend": "host", "?": 1}]})"));
}

TEST(SpecSchema, NamesTheReadersKeysOfEveryParameterType) {
  const Json root = schema();
  for (const char* type : {"fixed", "bool", "categorical", "integer", "real", "pow2", "pipeline"})
    EXPECT_EQ(keys(at(root, {"$defs", type, "properties"})),
              known_keys(fmt::format(R"({{"parameters": {{"p": {{"type": "{}", "?": 1}}}}}})", type)))
        << type;
  // And no type more.
  const auto read = spec_from_json(R"({"parameters": {"p": {"type": "?"}}})");
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().to_string().find("expected fixed, bool, categorical, integer, real, pow2 or pipeline"),
            std::string::npos);
}

TEST(SpecSchema, NamesEveryFieldOfAConfiguration) {
  const Json root = schema();
  std::set<std::string> fields;
  for (std::size_t i = 0; i < kFieldCount; ++i) fields.insert(std::string(to_string(static_cast<Field>(i))));
  std::set<std::string> named = keys(at(root, {"properties", "config", "properties"}));
  for (const char* nested : {"grid", "block"}) {
    EXPECT_EQ(named.erase(nested), 1u);
    for (const std::string& axis : keys(at(root, {"properties", "config", "properties", nested, "properties"})))
      EXPECT_TRUE(fields.contains(std::string(nested) + "." + axis));
  }
  EXPECT_EQ(named, fields);
}

TEST(SpecSchema, RequiresWhatTheReaderRequires) {
  const Json root = schema();
  EXPECT_EQ(words(at(root, {"anyOf", "0", "required"})), std::set<std::string>{"parameters"});
  EXPECT_EQ(words(at(root, {"anyOf", "1", "required"})), std::set<std::string>{"preset"});
  EXPECT_FALSE(spec_from_json("{}"));
  EXPECT_TRUE(spec_from_json(R"({"parameters": {}})"));
  EXPECT_TRUE(spec_from_json(R"({"preset": "quick"})"));
  const std::map<std::string, std::string> values = {
      {"value", "1"}, {"values", "[1]"}, {"from", "1"}, {"to", "2"}, {"passes", "[\"dce\"]"}, {"max_length", "1"}};
  for (const char* type : {"fixed", "categorical", "integer", "pow2", "pipeline"}) {
    const auto required = words(at(root, {"$defs", type, "required"}));
    for (const std::string& left_out : required) {
      std::string members;
      for (const std::string& key : required)
        if (key != left_out)
          members += fmt::format("{}\"{}\": {}", members.empty() ? "" : ", ", key,
                                 key == "type" ? fmt::format("\"{}\"", type) : values.at(key));
      EXPECT_FALSE(spec_from_json(fmt::format(R"({{"parameters": {{"p": {{{}}}}}}})", members))) << type << " " << left_out;
    }
    std::string members = fmt::format("\"type\": \"{}\"", type);
    for (const std::string& key : required)
      if (key != "type") members += fmt::format(", \"{}\": {}", key, values.at(key));
    const auto read = spec_from_json(fmt::format(R"({{"parameters": {{"p": {{{}}}}}}})", members));
    EXPECT_TRUE(read) << type << ": " << read.error().to_string();
  }
}

TEST(SpecSchema, GivesTheReadersDefaults) {
  const Json root = schema();
  const auto spec = spec_from_json(R"({"parameters": {}})");
  ASSERT_TRUE(spec);
  const Json measure = to_json(spec->measure);
  for (const auto& [key, member] : std::get<Json::Object>(measure.value())) {
    const Json& given = at(root, {"properties", "measure", "properties", key.c_str(), "default"});
    const Json wanted = member == Json(0.0) ? Json(0) : member;
    EXPECT_EQ(to_text(given), to_text(wanted)) << key;
  }
  const auto limit = [&](const char* key) { return to_text(at(root, {"properties", "limits", "properties", key, "default"})); };
  EXPECT_EQ(limit("compile_seconds"), fmt::format("{}", spec->limits.evaluation.compile_seconds));
  EXPECT_EQ(limit("replay_seconds"), fmt::format("{}", spec->limits.evaluation.replay_seconds));
  EXPECT_EQ(limit("compile_memory_bytes"), fmt::format("{}", spec->limits.evaluation.compile_memory_bytes));
  EXPECT_EQ(limit("retries"), fmt::format("{}", spec->limits.retries));
  EXPECT_EQ(limit("continue_on_bad_baseline"), spec->limits.continue_on_bad_baseline ? "true" : "false");
  EXPECT_EQ(words(at(root, {"properties", "targets", "default"})), std::set<std::string>(spec->targets.begin(), spec->targets.end()));
}

TEST(SpecSchema, ListsTheWordsThatTheReaderKnows) {
  const Json root = schema();
  for (const std::string& word : words(at(root, {"$defs", "strategyName", "enum"}))) {
    const auto read = spec_from_json(fmt::format(R"({{"parameters": {{}}, "strategy": "{}"}})", word));
    EXPECT_TRUE(read || read.error().kind() == ErrorKind::unsupported) << word;
  }
  for (const std::string& word : words(at(root, {"$defs", "backend", "enum"})))
    EXPECT_TRUE(spec_from_json(fmt::format(R"({{"parameters": {{}}, "targets": ["{}"]}})", word))) << word;
  const auto presets = words(at(root, {"properties", "preset", "enum"}));
  EXPECT_EQ(presets.size(), kPresets.size());
  for (const std::string& word : presets) EXPECT_TRUE(spec_from_json(fmt::format(R"({{"preset": "{}"}})", word))) << word;
  for (const std::string& word : words(at(root, {"properties", "tolerances", "items", "properties", "type", "enum"})))
    EXPECT_TRUE(spec_from_json(fmt::format(R"({{"parameters": {{}}, "tolerances": [{{"region": "*", "type": "{}"}}]}})", word)))
        << word;
}

}  // namespace
}  // namespace retune::coordinator
