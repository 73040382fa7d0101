#include "shared/configuration/validate.h"

#include <fmt/ranges.h>

#include <array>

namespace retune {
namespace {

constexpr std::uint32_t kMaxCodegenOpt = 3;

// Whether x·y·z ≤ limit, also where the product does not fit 64 bits.
bool total_at_most(const Dim3& dim, std::uint64_t limit) noexcept {
  return static_cast<unsigned __int128>(dim.x) * dim.y * dim.z <= limit;
}

std::string total_text(const Dim3& dim) {
  const auto total = static_cast<unsigned __int128>(dim.x) * dim.y * dim.z;
  if (total <= ~std::uint64_t{0}) return std::to_string(static_cast<std::uint64_t>(total));
  return fmt::format("{}*{}*{}", dim.x, dim.y, dim.z);
}

void check_dim(std::string_view name, const Dim3& dim, const Dim3* limit, std::vector<std::string>& reasons) {
  const std::array<std::uint32_t, 3> values = {dim.x, dim.y, dim.z};
  for (std::size_t i = 0; i < 3; ++i) {
    const char axis = "xyz"[i];
    if (values[i] == 0) reasons.push_back(fmt::format("{}.{} is 0", name, axis));
    if (limit == nullptr) continue;
    const std::array<std::uint32_t, 3> limits = {limit->x, limit->y, limit->z};
    if (values[i] > limits[i])
      reasons.push_back(fmt::format("{}.{} is {}, above the device's {}", name, axis, values[i], limits[i]));
  }
}

}  // namespace

bool is_valid(const Configuration& c) noexcept {
  const bool no_zero = c.grid.x != 0 && c.grid.y != 0 && c.grid.z != 0 && c.block.x != 0 && c.block.y != 0 && c.block.z != 0;
  return no_zero && c.codegen_opt <= kMaxCodegenOpt && c.prune && c.internalize &&
         (!c.set_launch_bounds || total_at_most(c.block, c.max_threads));
}

std::vector<std::string> reasons_invalid(const Configuration& c, const DeviceLimits* limits) {
  std::vector<std::string> reasons;
  check_dim("grid", c.grid, limits != nullptr ? &limits->max_grid : nullptr, reasons);
  check_dim("block", c.block, limits != nullptr ? &limits->max_block : nullptr, reasons);
  if (c.set_launch_bounds && !total_at_most(c.block, c.max_threads))
    reasons.push_back(
        fmt::format("max_threads is {}, below the {} threads of a block", c.max_threads, total_text(c.block)));
  if (c.codegen_opt > kMaxCodegenOpt) reasons.push_back(fmt::format("codegen_opt is {}, above 3", c.codegen_opt));
  if (!c.prune) reasons.emplace_back("prune is false");
  if (!c.internalize) reasons.emplace_back("internalize is false");
  if (limits != nullptr) {
    if (!total_at_most(c.block, limits->max_threads_per_block))
      reasons.push_back(fmt::format("a block has {} threads, above the device's {}", total_text(c.block),
                                    limits->max_threads_per_block));
    if (c.shared_mem > limits->max_dynamic_shared_mem)
      reasons.push_back(fmt::format("shared_mem is {} bytes, above the device's {}", c.shared_mem,
                                    limits->max_dynamic_shared_mem));
  }
  return reasons;
}

Expected<ValidConfiguration> validate(GroundedConfiguration configuration, const DeviceLimits* limits) {
  // The common case allocates nothing.
  if (limits == nullptr && is_valid(configuration.value())) return ValidConfiguration(std::move(configuration));
  const std::vector<std::string> reasons = reasons_invalid(configuration.value(), limits);
  if (!reasons.empty()) return invalid_input("{}", fmt::join(reasons, "; "));
  return ValidConfiguration(std::move(configuration));
}

}  // namespace retune
