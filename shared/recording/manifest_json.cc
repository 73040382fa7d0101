// manifest.json: written, and read with every check that its words allow.
#include <algorithm>
#include <set>

#include "shared/recording/manifest.h"

namespace retune {
namespace {

constexpr std::uint64_t kMaxRegion = std::uint64_t{1} << 46;
constexpr std::uint64_t kMaxAddress = std::uint64_t{1} << 57;
constexpr std::uint64_t kMaxModule = std::uint64_t{1} << 32;
constexpr std::uint64_t kMaxArgument = 1 << 16;

constexpr std::array<std::string_view, 3> kArgumentKinds = {"scalar", "pointer", "by_value"};

std::string address_text(std::uint64_t address) { return fmt::format("{:#x}", address); }

Json to_json(const BlobRef& ref) {
  Json json = Json::object();
  json.set("sha256", ref.hash.hex()).set("size", static_cast<unsigned long long>(ref.size));
  return json;
}

Json to_json(const Dim3& dim) {
  Json json = Json::object();
  json.set("x", dim.x).set("y", dim.y).set("z", dim.z);
  return json;
}

Json changes_to_json(const std::vector<ChangedRange>& after) {
  Json list = Json::array();
  for (const ChangedRange& range : after) {
    Json json = Json::object();
    json.set("offset", static_cast<unsigned long long>(range.offset)).set("content", to_json(range.content));
    list.push(std::move(json));
  }
  return list;
}

template <class Memory>
void set_memory(Json& json, const Memory& memory) {
  json.set("address", address_text(memory.address))
      .set("size", static_cast<unsigned long long>(memory.size))
      .set("rule", retune::to_json(memory.rule))
      .set("before", to_json(memory.before))
      .set("after", changes_to_json(memory.after));
}

Json to_json(const Instance& instance) {
  Json arguments = Json::array();
  for (const Buffer& argument : instance.arguments) arguments.push(to_hex(argument));
  Json regions = Json::array();
  for (const Region& region : instance.regions) {
    Json json = Json::object();
    set_memory(json, region);
    regions.push(std::move(json));
  }
  Json variables = Json::array();
  for (const Variable& variable : instance.variables) {
    Json json = Json::object();
    json.set("name", variable.name);
    set_memory(json, variable);
    variables.push(std::move(json));
  }
  Json json = Json::object();
  json.set("id", instance.id.value())
      .set("grid", to_json(instance.grid))
      .set("block", to_json(instance.block))
      .set("shared_mem", instance.shared_mem)
      .set("arguments", std::move(arguments))
      .set("regions", std::move(regions))
      .set("variables", std::move(variables))
      .set("occurrences", static_cast<unsigned long long>(instance.occurrences))
      .set("source_id", instance.source_id);
  return json;
}

Json to_json(const Kernel& kernel) {
  Json modules = Json::array();
  for (const BlobRef& module : kernel.modules) modules.push(to_json(module));
  Json arguments = Json::array();
  for (const ArgumentLayout& argument : kernel.arguments) arguments.push(retune::to_json(argument));
  Json instances = Json::array();
  for (const Instance& instance : kernel.instances) instances.push(to_json(instance));
  Json json = Json::object();
  json.set("mangled", kernel.mangled)
      .set("demangled", kernel.demangled)
      .set("static_hash", kernel.static_hash.hex())
      .set("modules", std::move(modules))
      .set("arguments", std::move(arguments))
      .set("instances", std::move(instances))
      .set("source_id", kernel.source_id);
  return json;
}

// --- reading ------------------------------------------------------------------------------------------------------

Expected<std::string> read_string(const JsonCursor& object, std::string_view key) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  return member.string();
}

Expected<std::uint64_t> read_number(const JsonCursor& object, std::string_view key, std::uint64_t maximum,
                                    std::uint64_t minimum = 0) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  return member.unsigned_integer(minimum, maximum);
}

Expected<std::uint64_t> read_address(const JsonCursor& object, std::string_view key) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  RETUNE_TRY(const std::string text, member.string());
  std::uint64_t value = 0;
  const bool hex = text.size() > 2 && text.size() <= 18 && text.starts_with("0x") &&
                   text.find_first_not_of("0123456789abcdef", 2) == std::string::npos;
  if (hex) value = std::stoull(text.substr(2), nullptr, 16);
  if (!hex || value >= kMaxAddress) return member.error(fmt::format("expected an address like \"0x200000000000\", found \"{}\"", text));
  return value;
}

Expected<ContentHash> read_hash(const JsonCursor& object, std::string_view key) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  RETUNE_TRY(const std::string text, member.string());
  const auto hash = ContentHash::from_hex(text);
  if (!hash) return member.error(hash.error().message());
  return *hash;
}

Expected<BlobRef> read_blob(const JsonCursor& object, std::string_view key, std::uint64_t maximum) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  RETUNE_CHECK(member.only({"sha256", "size"}));
  BlobRef ref;
  RETUNE_TRY(ref.hash, read_hash(member, "sha256"));
  RETUNE_TRY(ref.size, read_number(member, "size", maximum));
  return ref;
}

Expected<Dim3> read_dim(const JsonCursor& object, std::string_view key) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  RETUNE_CHECK(member.only({"x", "y", "z"}));
  Dim3 dim;
  RETUNE_TRY(const std::uint64_t x, read_number(member, "x", 0xFFFFFFFF, 1));
  RETUNE_TRY(const std::uint64_t y, read_number(member, "y", 0xFFFFFFFF, 1));
  RETUNE_TRY(const std::uint64_t z, read_number(member, "z", 0xFFFFFFFF, 1));
  dim = {static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y), static_cast<std::uint32_t>(z)};
  return dim;
}

// Address, size, rule, contents before and changes after: the same for regions and variables.
template <class Memory>
Expected<> read_memory(const JsonCursor& cursor, Memory& memory) {
  RETUNE_TRY(memory.address, read_address(cursor, "address"));
  RETUNE_TRY(memory.size, read_number(cursor, "size", kMaxRegion, 1));
  RETUNE_TRY(const JsonCursor rule, cursor.at("rule"));
  RETUNE_TRY(memory.rule, comparison_rule_from_json(rule));
  RETUNE_TRY(memory.before, read_blob(cursor, "before", kMaxRegion));
  if (memory.before.size != memory.size)
    return cursor.error(fmt::format("before has {} bytes, the region {}", memory.before.size, memory.size));
  RETUNE_TRY(const JsonCursor after, cursor.at("after"));
  RETUNE_TRY(const auto ranges, after.elements());
  std::uint64_t end = 0;
  for (const JsonCursor& place : ranges) {
    RETUNE_CHECK(place.only({"offset", "content"}));
    ChangedRange range;
    RETUNE_TRY(range.offset, read_number(place, "offset", kMaxRegion));
    RETUNE_TRY(range.content, read_blob(place, "content", kMaxRegion));
    if (range.content.size == 0 || range.offset < end || range.offset > memory.size ||
        range.content.size > memory.size - range.offset)
      return place.error(fmt::format("the changed range of {} bytes at {} is empty, out of order or outside the {} bytes",
                                     range.content.size, range.offset, memory.size));
    end = range.offset + range.content.size;
    memory.after.push_back(range);
  }
  return {};
}

Expected<> check_regions(const JsonCursor& cursor, const Instance& instance, const Manifest& manifest) {
  std::uint64_t end = 0;
  for (std::size_t i = 0; i < instance.regions.size(); ++i) {
    const Region& region = instance.regions[i];
    if (region.address < end || region.size > kMaxAddress - region.address)
      return cursor.error(fmt::format("region {} at {} overlaps the one before or is out of order", i, address_text(region.address)));
    end = region.address + region.size;
    if (manifest.reserve_size != 0 && (region.address < manifest.reserve_address || end > manifest.reserve_address + manifest.reserve_size))
      return cursor.error(fmt::format("region {} at {} lies outside the reserved range", i, address_text(region.address)));
  }
  for (std::size_t i = 1; i < instance.variables.size(); ++i)
    if (instance.variables[i].name <= instance.variables[i - 1].name)
      return cursor.error(fmt::format("variable \"{}\" is twice or out of order", instance.variables[i].name));
  return {};
}

Expected<Instance> read_instance(const JsonCursor& cursor, const Kernel& kernel, const Manifest& manifest) {
  RETUNE_CHECK(cursor.only({"id", "grid", "block", "shared_mem", "arguments", "regions", "variables", "occurrences", "source_id"}));
  Instance instance;
  RETUNE_TRY(std::string id, read_string(cursor, "id"));
  if (id.empty() || id.size() > 128) return cursor.error("the id is empty or too long");
  instance.id = InstanceId(std::move(id));
  RETUNE_TRY(instance.grid, read_dim(cursor, "grid"));
  RETUNE_TRY(instance.block, read_dim(cursor, "block"));
  RETUNE_TRY(const std::uint64_t shared, read_number(cursor, "shared_mem", 0xFFFFFFFF));
  instance.shared_mem = static_cast<std::uint32_t>(shared);
  RETUNE_TRY(const JsonCursor arguments, cursor.at("arguments"));
  RETUNE_TRY(const auto values, arguments.elements());
  if (values.size() != kernel.arguments.size())
    return arguments.error(fmt::format("{} arguments, the kernel has {}", values.size(), kernel.arguments.size()));
  for (std::size_t i = 0; i < values.size(); ++i) {
    RETUNE_TRY(const std::string hex, values[i].string());
    auto bytes = from_hex(hex);
    if (!bytes) return values[i].error(bytes.error().message());
    if (bytes->size() != kernel.arguments[i].size)
      return values[i].error(fmt::format("{} bytes, the kernel's argument has {}", bytes->size(), kernel.arguments[i].size));
    instance.arguments.push_back(std::move(*bytes));
  }
  RETUNE_TRY(const JsonCursor regions, cursor.at("regions"));
  RETUNE_TRY(const auto region_places, regions.elements());
  for (const JsonCursor& place : region_places) {
    RETUNE_CHECK(place.only({"address", "size", "rule", "before", "after"}));
    Region region;
    RETUNE_CHECK(read_memory(place, region));
    instance.regions.push_back(std::move(region));
  }
  RETUNE_TRY(const JsonCursor variables, cursor.at("variables"));
  RETUNE_TRY(const auto variable_places, variables.elements());
  for (const JsonCursor& place : variable_places) {
    RETUNE_CHECK(place.only({"name", "address", "size", "rule", "before", "after"}));
    Variable variable;
    RETUNE_TRY(variable.name, read_string(place, "name"));
    RETUNE_CHECK(read_memory(place, variable));
    instance.variables.push_back(std::move(variable));
  }
  RETUNE_TRY(instance.occurrences, read_number(cursor, "occurrences", std::uint64_t{1} << 62, 1));
  RETUNE_TRY(instance.source_id, read_string(cursor, "source_id"));
  RETUNE_CHECK(check_regions(cursor, instance, manifest));
  return instance;
}

Expected<Kernel> read_kernel(const JsonCursor& cursor, const Manifest& manifest) {
  RETUNE_CHECK(cursor.only({"mangled", "demangled", "static_hash", "modules", "arguments", "instances", "source_id"}));
  Kernel kernel;
  RETUNE_TRY(kernel.mangled, read_string(cursor, "mangled"));
  if (kernel.mangled.empty()) return cursor.error("the kernel's symbol is empty");
  RETUNE_TRY(kernel.demangled, read_string(cursor, "demangled"));
  RETUNE_TRY(kernel.static_hash, read_hash(cursor, "static_hash"));
  RETUNE_TRY(const JsonCursor modules, cursor.at("modules"));
  RETUNE_TRY(const auto module_places, modules.elements());
  for (const JsonCursor& place : module_places) {
    Json wrapped = Json::object();
    wrapped.set("module", place.value());
    RETUNE_TRY(const BlobRef ref, read_blob(JsonCursor(wrapped, place.pointer()), "module", kMaxModule));
    kernel.modules.push_back(ref);
  }
  if (kernel.modules.empty()) return modules.error("expected at least one module");
  RETUNE_TRY(const JsonCursor arguments, cursor.at("arguments"));
  RETUNE_TRY(const auto argument_places, arguments.elements());
  for (const JsonCursor& place : argument_places) {
    RETUNE_TRY(ArgumentLayout argument, argument_layout_from_json(place));
    kernel.arguments.push_back(std::move(argument));
  }
  RETUNE_TRY(const JsonCursor instances, cursor.at("instances"));
  RETUNE_TRY(const auto instance_places, instances.elements());
  std::set<std::string> ids;
  for (const JsonCursor& place : instance_places) {
    RETUNE_TRY(Instance instance, read_instance(place, kernel, manifest));
    if (!ids.insert(instance.id.value()).second) return place.error(fmt::format("instance {} is there twice", instance.id.value()));
    kernel.instances.push_back(std::move(instance));
  }
  RETUNE_TRY(kernel.source_id, read_string(cursor, "source_id"));
  return kernel;
}

Expected<Producer> read_producer(const JsonCursor& cursor) {
  RETUNE_CHECK(cursor.only({"name", "compiler", "contraction", "backend"}));
  Producer producer;
  RETUNE_TRY(producer.name, read_string(cursor, "name"));
  RETUNE_TRY(producer.compiler, read_string(cursor, "compiler"));
  RETUNE_TRY(const JsonCursor contraction, cursor.at("contraction"));
  RETUNE_TRY(producer.contraction, contraction.string());
  if (producer.contraction != "fast" && producer.contraction != "on" && producer.contraction != "off")
    return contraction.error(fmt::format("expected fast, on or off, found \"{}\"", producer.contraction));
  RETUNE_TRY(producer.backend, read_string(cursor, "backend"));
  return producer;
}

}  // namespace

Json to_json(const ArgumentLayout& argument) {
  Json json = Json::object();
  json.set("name", argument.name)
      .set("kind", kArgumentKinds[static_cast<std::size_t>(argument.kind)])
      .set("size", static_cast<unsigned long long>(argument.size))
      .set("alignment", static_cast<unsigned long long>(argument.alignment))
      .set("may_specialize", argument.may_specialize);
  return json;
}

Expected<ArgumentLayout> argument_layout_from_json(const JsonCursor& cursor) {
  RETUNE_CHECK(cursor.only({"name", "kind", "size", "alignment", "may_specialize"}));
  ArgumentLayout argument;
  RETUNE_TRY(argument.name, read_string(cursor, "name"));
  RETUNE_TRY(const JsonCursor kind, cursor.at("kind"));
  RETUNE_TRY(const std::string token, kind.string());
  const auto found = std::find(kArgumentKinds.begin(), kArgumentKinds.end(), token);
  if (found == kArgumentKinds.end()) return kind.error(fmt::format("expected scalar, pointer or by_value, found \"{}\"", token));
  argument.kind = static_cast<ArgumentKind>(found - kArgumentKinds.begin());
  RETUNE_TRY(argument.size, read_number(cursor, "size", kMaxArgument));
  RETUNE_TRY(argument.alignment, read_number(cursor, "alignment", 4096, 1));
  RETUNE_TRY(const JsonCursor may, cursor.at("may_specialize"));
  RETUNE_TRY(argument.may_specialize, may.boolean());
  return argument;
}

Json to_json(const Manifest& manifest) {
  Json producer = Json::object();
  producer.set("name", manifest.producer.name)
      .set("compiler", manifest.producer.compiler)
      .set("contraction", manifest.producer.contraction)
      .set("backend", manifest.producer.backend);
  Json kernels = Json::array();
  for (const Kernel& kernel : manifest.kernels) kernels.push(to_json(kernel));
  Json json = Json::object();
  json.set("format", "retune recording")
      .set("format_version", manifest.format_version)
      .set("target_triple", manifest.target_triple)
      .set("target_cpu", manifest.target_cpu)
      .set("llvm_version", manifest.llvm_version)
      .set("reserve_address", address_text(manifest.reserve_address))
      .set("reserve_size", static_cast<unsigned long long>(manifest.reserve_size))
      .set("producer", std::move(producer))
      .set("kernels", std::move(kernels));
  return json;
}

Expected<Manifest> manifest_from_json(const JsonCursor& cursor) {
  RETUNE_TRY(const std::string format, read_string(cursor, "format"));
  if (format != "retune recording") return cursor.error("this is no retune recording");
  RETUNE_TRY(const JsonCursor version, cursor.at("format_version"));
  RETUNE_TRY(const std::uint64_t number, version.unsigned_integer());
  if (number != kRecordingFormatVersion)
    return version.error(fmt::format("format version {} is not known here; expected {}", number, kRecordingFormatVersion));
  RETUNE_CHECK(cursor.only({"format", "format_version", "target_triple", "target_cpu", "llvm_version", "reserve_address",
                            "reserve_size", "producer", "kernels"}));
  Manifest manifest;
  RETUNE_TRY(manifest.target_triple, read_string(cursor, "target_triple"));
  RETUNE_TRY(manifest.target_cpu, read_string(cursor, "target_cpu"));
  RETUNE_TRY(manifest.llvm_version, read_string(cursor, "llvm_version"));
  RETUNE_TRY(manifest.reserve_address, read_address(cursor, "reserve_address"));
  RETUNE_TRY(manifest.reserve_size, read_number(cursor, "reserve_size", kMaxRegion));
  RETUNE_TRY(const JsonCursor producer, cursor.at("producer"));
  RETUNE_TRY(manifest.producer, read_producer(producer));
  RETUNE_TRY(const JsonCursor kernels, cursor.at("kernels"));
  RETUNE_TRY(const auto places, kernels.elements());
  std::set<std::string> names;
  for (const JsonCursor& place : places) {
    RETUNE_TRY(Kernel kernel, read_kernel(place, manifest));
    // One symbol may come from two programs; its static hash then tells them apart.
    if (!names.insert(kernel.static_hash.hex()).second) return place.error("the kernel is there twice");
    manifest.kernels.push_back(std::move(kernel));
  }
  return manifest;
}

}  // namespace retune
