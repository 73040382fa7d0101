#include "shared/recording/launch_description.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <numbers>
#include <set>

#include "shared/base/file.h"
#include "shared/base/split_mix.h"

namespace retune {
namespace {

constexpr std::uint64_t kMostElements = std::uint64_t{1} << 34;

// Round to nearest, ties to even.
std::uint16_t half_from(double value) {
  const std::uint16_t sign = std::signbit(value) ? 0x8000 : 0;
  const double magnitude = std::fabs(value);
  if (std::isnan(value)) return 0x7E00;
  if (magnitude == 0) return sign;
  if (magnitude >= 65520) return static_cast<std::uint16_t>(sign | 0x7C00);
  int exponent = 0;
  std::frexp(magnitude, &exponent);
  // Units of the last place: 2^(exponent - 11), not below that of subnormal numbers.
  const int unit = std::max(exponent - 11, -24);
  const auto units = static_cast<std::uint32_t>(std::nearbyint(std::ldexp(magnitude, -unit)));
  const std::uint32_t bits = unit == -24 ? units : units + (static_cast<std::uint32_t>(unit + 24) << 10);
  return static_cast<std::uint16_t>(sign | bits);
}

template <class T>
void store(T value, std::byte* at) {
  std::memcpy(at, &value, sizeof(T));
}

template <class T>
bool store_integer(double value, std::byte* at) {
  const double rounded = std::floor(value);
  if (!(rounded >= static_cast<double>(std::numeric_limits<T>::lowest()) && rounded <= static_cast<double>(std::numeric_limits<T>::max())))
    return false;
  // The largest 64-bit values round up to 2^63 or 2^64 as a double.
  if (rounded >= std::ldexp(1.0, std::numeric_limits<T>::digits)) return false;
  store(static_cast<T>(rounded), at);
  return true;
}

// False: out of the type's range.
bool store_element(ElementType type, double value, std::byte* at) {
  switch (type) {
    case ElementType::u8: return store_integer<std::uint8_t>(value, at);
    case ElementType::i8: return store_integer<std::int8_t>(value, at);
    case ElementType::u16: return store_integer<std::uint16_t>(value, at);
    case ElementType::i16: return store_integer<std::int16_t>(value, at);
    case ElementType::u32: return store_integer<std::uint32_t>(value, at);
    case ElementType::i32: return store_integer<std::int32_t>(value, at);
    case ElementType::u64: return store_integer<std::uint64_t>(value, at);
    case ElementType::i64: return store_integer<std::int64_t>(value, at);
    case ElementType::f16: return store(half_from(value), at), true;
    case ElementType::f32: return store(static_cast<float>(value), at), true;
    case ElementType::f64: return store(value, at), true;
  }
  return false;
}

// Integers larger than a double can hold are taken exactly.
Expected<Buffer> scalar_bytes(ElementType type, const JsonCursor& value) {
  Buffer bytes(element_size(type));
  if (type == ElementType::u64) {
    RETUNE_TRY(const std::uint64_t number, value.unsigned_integer());
    store(number, bytes.data());
    return bytes;
  }
  if (type == ElementType::i64) {
    RETUNE_TRY(const std::int64_t number, value.integer());
    store(number, bytes.data());
    return bytes;
  }
  RETUNE_TRY(const double number, value.real());
  const bool is_float = type == ElementType::f16 || type == ElementType::f32 || type == ElementType::f64;
  if (!is_float && number != std::floor(number)) return value.error(fmt::format("expected a whole number for {}", to_string(type)));
  if (!store_element(type, number, bytes.data())) return value.error(fmt::format("does not fit {}", to_string(type)));
  return bytes;
}

Expected<ElementType> read_type(const JsonCursor& object) {
  RETUNE_TRY(const JsonCursor place, object.at("type"));
  RETUNE_TRY(const std::string token, place.string());
  const auto type = element_type_from_string(token);
  if (!type) return place.error(fmt::format("expected u8, i8, u16, i16, u32, i32, u64, i64, f16, f32 or f64, found \"{}\"", token));
  return *type;
}

Expected<std::pair<double, double>> read_pair(const JsonCursor& place) {
  RETUNE_TRY(const auto elements, place.elements());
  if (elements.size() != 2) return place.error("expected two numbers");
  RETUNE_TRY(const double first, elements[0].real());
  RETUNE_TRY(const double second, elements[1].real());
  return std::pair(first, second);
}

Expected<> fill(const JsonCursor& place, ElementType type, Buffer& content, const std::filesystem::path& folder) {
  const std::size_t size = element_size(type);
  const std::size_t count = content.size() / size;
  const auto each = [&](auto&& value_of) -> Expected<> {
    for (std::size_t i = 0; i < count; ++i)
      if (const double value = value_of(i); !store_element(type, value, content.data() + i * size))
        return place.error(fmt::format("element {} would be {}, which does not fit {}", i, value, to_string(type)));
    return {};
  };
  if (place.value().is_string()) {
    RETUNE_TRY(const std::string word, place.string());
    if (word == "zeros") return {};
    if (word == "iota") return each([](std::size_t i) { return static_cast<double>(i); });
    return place.error(fmt::format("expected \"zeros\", \"iota\" or an object, found \"{}\"", word));
  }
  if (const auto file = place.find("file")) {
    RETUNE_CHECK(place.only({"file"}));
    RETUNE_TRY(const std::string name, file->string());
    auto bytes = read_file(folder / name);
    if (!bytes) return fail(bytes.error().while_doing("at " + file->pointer()));
    if (bytes->size() != content.size())
      return file->error(fmt::format("{} has {} bytes, the elements {}", name, bytes->size(), content.size()));
    content = std::move(*bytes);
    return {};
  }
  std::uint64_t seed = 0;
  if (const auto given = place.find("seed")) {
    RETUNE_TRY(seed, given->unsigned_integer());
  }
  SplitMix64 random(seed);
  const bool is_float = type == ElementType::f16 || type == ElementType::f32 || type == ElementType::f64;
  if (const auto uniform = place.find("uniform")) {
    RETUNE_CHECK(place.only({"uniform", "seed"}));
    RETUNE_TRY(const auto range, read_pair(*uniform));
    if (range.second < range.first) return uniform->error("the upper end is below the lower");
    // Integers include the upper end.
    const double width = range.second - range.first + (is_float ? 0 : 1);
    return each([&](std::size_t) { return range.first + width * random.unit(); });
  }
  if (const auto normal = place.find("normal")) {
    RETUNE_CHECK(place.only({"normal", "seed"}));
    RETUNE_TRY(const auto shape, read_pair(*normal));
    return each([&](std::size_t) {
      const double radius = std::sqrt(-2 * std::log(1 - random.unit()));
      return shape.first + shape.second * radius * std::cos(2 * std::numbers::pi * random.unit());
    });
  }
  return place.error("expected \"zeros\", \"iota\", {\"uniform\": [low, high]}, {\"normal\": [mean, deviation]} or {\"file\": path}");
}

Expected<DescribedMemory> read_memory(const JsonCursor& place, const std::filesystem::path& folder) {
  RETUNE_CHECK(place.only({"name", "type", "count", "contents", "compare"}));
  DescribedMemory memory;
  RETUNE_TRY(const JsonCursor name, place.at("name"));
  RETUNE_TRY(memory.name, name.string());
  RETUNE_TRY(const ElementType type, read_type(place));
  RETUNE_TRY(const JsonCursor count, place.at("count"));
  RETUNE_TRY(const std::uint64_t elements, count.unsigned_integer(1, kMostElements));
  memory.content.resize(elements * element_size(type));
  RETUNE_TRY(const JsonCursor contents, place.at("contents"));
  RETUNE_CHECK(fill(contents, type, memory.content, folder));
  if (const auto compare = place.find("compare")) {
    RETUNE_TRY(memory.rule, comparison_rule_from_json(*compare));
  }
  return memory;
}

Expected<std::vector<DescribedMemory>> read_memories(const JsonCursor& root, std::string_view key, const std::filesystem::path& folder) {
  std::vector<DescribedMemory> all;
  const auto list = root.find(key);
  if (!list) return all;
  RETUNE_TRY(const auto places, list->elements());
  std::set<std::string> names;
  for (const JsonCursor& place : places) {
    RETUNE_TRY(DescribedMemory memory, read_memory(place, folder));
    if (!names.insert(memory.name).second) return place.error(fmt::format("\"{}\" is there twice", memory.name));
    all.push_back(std::move(memory));
  }
  return all;
}

Expected<DescribedArgument> read_argument(const JsonCursor& place) {
  RETUNE_CHECK(place.only({"name", "buffer", "type", "value", "bytes"}));
  DescribedArgument argument;
  argument.pointer = place.pointer();
  RETUNE_TRY(const JsonCursor name, place.at("name"));
  RETUNE_TRY(argument.name, name.string());
  if (const auto buffer = place.find("buffer")) {
    RETUNE_TRY(argument.value, buffer->string());
  } else if (const auto bytes = place.find("bytes")) {
    RETUNE_TRY(const std::string hex, bytes->string());
    auto raw = from_hex(hex);
    if (!raw) return bytes->error(raw.error().message());
    argument.value = std::move(*raw);
  } else {
    RETUNE_TRY(const ElementType type, read_type(place));
    RETUNE_TRY(const JsonCursor value, place.at("value"));
    RETUNE_TRY(argument.value, scalar_bytes(type, value));
  }
  return argument;
}

Expected<Dim3> read_dim(const JsonCursor& root, std::string_view key) {
  RETUNE_TRY(const JsonCursor place, root.at(key));
  RETUNE_TRY(const auto elements, place.elements());
  if (elements.empty() || elements.size() > 3) return place.error("expected one to three sizes");
  std::array<std::uint32_t, 3> sizes = {1, 1, 1};
  for (std::size_t i = 0; i < elements.size(); ++i) {
    RETUNE_TRY(const std::uint64_t size, elements[i].unsigned_integer(1, 0x7FFFFFFF));
    sizes[i] = static_cast<std::uint32_t>(size);
  }
  return Dim3{sizes[0], sizes[1], sizes[2]};
}

}  // namespace

Expected<LaunchDescription> launch_description_from_json(const JsonCursor& cursor, const std::filesystem::path& folder) {
  RETUNE_CHECK(cursor.only({"grid", "block", "shared_mem", "arguments", "buffers", "variables"}));
  LaunchDescription launch;
  RETUNE_TRY(launch.grid, read_dim(cursor, "grid"));
  RETUNE_TRY(launch.block, read_dim(cursor, "block"));
  if (const auto shared = cursor.find("shared_mem")) {
    RETUNE_TRY(const std::uint64_t bytes, shared->unsigned_integer(0, 0xFFFFFFFF));
    launch.shared_mem = static_cast<std::uint32_t>(bytes);
  }
  RETUNE_TRY(launch.buffers, read_memories(cursor, "buffers", folder));
  RETUNE_TRY(launch.variables, read_memories(cursor, "variables", folder));
  RETUNE_TRY(const JsonCursor arguments, cursor.at("arguments"));
  RETUNE_TRY(const auto places, arguments.elements());
  for (const JsonCursor& place : places) {
    RETUNE_TRY(DescribedArgument argument, read_argument(place));
    launch.arguments.push_back(std::move(argument));
  }
  return launch;
}

Expected<PlacedLaunch> place(const LaunchDescription& launch, const KernelSignature& signature) {
  PlacedLaunch placed;
  std::uint64_t next = kBufferAddress;
  for (const DescribedMemory& buffer : launch.buffers) {
    placed.addresses.push_back(next);
    next += (buffer.content.size() + kBufferSpacing - 1) / kBufferSpacing * kBufferSpacing;
  }
  placed.reserve_size = next - kBufferAddress;
  if (launch.arguments.size() != signature.arguments.size())
    return invalid_input("at /arguments: {} arguments, the kernel has {}", launch.arguments.size(), signature.arguments.size());
  for (std::size_t i = 0; i < launch.arguments.size(); ++i) {
    const DescribedArgument& argument = launch.arguments[i];
    Buffer bytes;
    if (const auto* name = std::get_if<std::string>(&argument.value)) {
      std::optional<std::uint64_t> address;
      for (std::size_t b = 0; b < launch.buffers.size(); ++b)
        if (launch.buffers[b].name == *name) address = placed.addresses[b];
      if (!address) return invalid_input("at {}/buffer: there is no buffer \"{}\"", argument.pointer, *name);
      bytes.resize(8);
      store(*address, bytes.data());
    } else {
      bytes = std::get<Buffer>(argument.value);
    }
    if (bytes.size() != signature.arguments[i].size)
      return invalid_input("at {}: {} bytes, the kernel's argument {} has {}", argument.pointer, bytes.size(), i,
                           signature.arguments[i].size);
    placed.arguments.push_back(std::move(bytes));
  }
  return placed;
}

}  // namespace retune
