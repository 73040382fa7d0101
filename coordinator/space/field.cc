// Values of expressions as fields of a configuration, and back.
#include <limits>

#include "coordinator/space/plan.h"

namespace retune::coordinator {
namespace {

enum class FieldType { dimension, count, size, boolean, text, level, method, mandatory };

FieldType type_of(Field field) {
  switch (field) {
    case Field::grid_x: case Field::grid_y: case Field::grid_z:
    case Field::block_x: case Field::block_y: case Field::block_z: return FieldType::dimension;
    case Field::shared_mem: return FieldType::size;
    case Field::max_threads: case Field::min_blocks_per_sm: return FieldType::count;
    case Field::specialize: case Field::set_launch_bounds: case Field::specialize_dims: return FieldType::boolean;
    case Field::passes: return FieldType::text;
    case Field::codegen_opt: return FieldType::level;
    case Field::codegen_method: return FieldType::method;
    case Field::prune: case Field::internalize: return FieldType::mandatory;
  }
  return FieldType::text;
}

// Integers, and reals without a fraction, as `block / 2` gives them.
std::optional<std::int64_t> whole(const Value& value) {
  if (value.is_integral()) return value.integral();
  if (value.kind == ValueKind::real && value.as_real >= -9e15 && value.as_real <= 9e15 &&
      value.as_real == static_cast<double>(static_cast<std::int64_t>(value.as_real)))
    return static_cast<std::int64_t>(value.as_real);
  return std::nullopt;
}

std::optional<FieldProblem> check_range(const Value& value, std::int64_t least, std::int64_t most) {
  if (!value.is_number() || value.kind == ValueKind::boolean) return FieldProblem{true, "an integer"};
  const auto number = whole(value);
  if (!number) return FieldProblem{false, "a whole number"};
  if (*number < least || *number > most) return FieldProblem{false, fmt::format("{} to {}", least, most)};
  return std::nullopt;
}

std::uint32_t number_of(const Value& value) { return static_cast<std::uint32_t>(*whole(value)); }

}  // namespace

std::optional<FieldProblem> check_field(Field field, const Value& value) {
  constexpr std::int64_t kMost = std::numeric_limits<std::uint32_t>::max();
  switch (type_of(field)) {
    case FieldType::dimension: return check_range(value, 1, kMost);
    case FieldType::count: return check_range(value, 0, kMost);
    case FieldType::size: return check_range(value, 0, std::numeric_limits<std::int64_t>::max());
    case FieldType::level: return check_range(value, 0, 3);
    case FieldType::boolean:
      // 0 and 1 do as well, because spaces of other tools write them.
      if (value.is_integral() && (value.integral() == 0 || value.integral() == 1)) return std::nullopt;
      return FieldProblem{true, "a boolean"};
    case FieldType::text:
      if (value.kind == ValueKind::string) return std::nullopt;
      return FieldProblem{true, "a string"};
    case FieldType::method:
      if (value.kind == ValueKind::string && *value.as_string == "serial") return std::nullopt;
      return FieldProblem{true, "\"serial\""};
    case FieldType::mandatory:
      if (value.is_integral() && value.integral() == 1) return std::nullopt;
      return FieldProblem{true, "true, which is mandatory"};
  }
  return std::nullopt;
}

void set_field(Configuration& c, Field field, const Value& value) {
  switch (field) {
    case Field::grid_x: c.grid.x = number_of(value); break;
    case Field::grid_y: c.grid.y = number_of(value); break;
    case Field::grid_z: c.grid.z = number_of(value); break;
    case Field::block_x: c.block.x = number_of(value); break;
    case Field::block_y: c.block.y = number_of(value); break;
    case Field::block_z: c.block.z = number_of(value); break;
    case Field::shared_mem: c.shared_mem = static_cast<std::uint64_t>(*whole(value)); break;
    case Field::specialize: c.specialize = value.integral() != 0; break;
    case Field::set_launch_bounds: c.set_launch_bounds = value.integral() != 0; break;
    case Field::max_threads: c.max_threads = number_of(value); break;
    case Field::min_blocks_per_sm: c.min_blocks_per_sm = number_of(value); break;
    case Field::specialize_dims: c.specialize_dims = value.integral() != 0; break;
    case Field::passes: c.passes = *value.as_string; break;
    case Field::codegen_opt: c.codegen_opt = number_of(value); break;
    case Field::codegen_method: case Field::prune: case Field::internalize: break;  // have one value only
  }
}

Value get_field(const Configuration& c, Field field, ValueStorage& storage) {
  const auto number = [](std::uint64_t value) { return Value::integer(static_cast<std::int64_t>(value)); };
  switch (field) {
    case Field::grid_x: return number(c.grid.x);
    case Field::grid_y: return number(c.grid.y);
    case Field::grid_z: return number(c.grid.z);
    case Field::block_x: return number(c.block.x);
    case Field::block_y: return number(c.block.y);
    case Field::block_z: return number(c.block.z);
    case Field::shared_mem: return number(c.shared_mem);
    case Field::specialize: return Value::boolean(c.specialize);
    case Field::set_launch_bounds: return Value::boolean(c.set_launch_bounds);
    case Field::max_threads: return number(c.max_threads);
    case Field::min_blocks_per_sm: return number(c.min_blocks_per_sm);
    case Field::specialize_dims: return Value::boolean(c.specialize_dims);
    case Field::passes: return storage.add(c.passes);
    case Field::codegen_opt: return number(c.codegen_opt);
    case Field::codegen_method: return storage.add(std::string("serial"));
    case Field::prune: return Value::boolean(c.prune);
    case Field::internalize: return Value::boolean(c.internalize);
  }
  return {};
}

}  // namespace retune::coordinator
