#include "shared/recording/manifest.h"

#include <algorithm>

namespace retune {
namespace {

// A named encoding in which every piece is preceded by its length, so that no two inputs give the same bytes.
class Framed {
 public:
  explicit Framed(std::string_view name) { text(name); }
  Framed& number(std::uint64_t value) {
    std::array<std::byte, 8> bytes;
    for (std::size_t i = 0; i < 8; ++i) bytes[i] = static_cast<std::byte>(value >> (8 * i));
    sha_.update(bytes);
    return *this;
  }
  Framed& bytes(ByteView value) {
    number(value.size());
    sha_.update(value);
    return *this;
  }
  Framed& text(std::string_view value) { return bytes(as_bytes(value)); }
  Framed& blob(const BlobRef& ref) { return number(ref.size).bytes(ref.hash.bytes()); }
  Framed& dim(const Dim3& dim) { return number(dim.x).number(dim.y).number(dim.z); }
  [[nodiscard]] ContentHash finish() { return sha_.finish(); }

 private:
  Sha256 sha_;
};

}  // namespace

ContentHash static_hash(const std::string& mangled, const std::vector<BlobRef>& modules) {
  Framed framed("retune.kernel.1");
  framed.text(mangled).number(modules.size());
  for (const BlobRef& module : modules) framed.blob(module);
  return framed.finish();
}

InstanceId instance_hash(const ContentHash& kernel, const Instance& instance) {
  Framed framed("retune.instance.1");
  framed.bytes(kernel.bytes()).dim(instance.grid).dim(instance.block).number(instance.shared_mem);
  framed.number(instance.arguments.size());
  for (const Buffer& argument : instance.arguments) framed.bytes(argument);
  framed.number(instance.regions.size());
  for (const Region& region : instance.regions) framed.number(region.address).number(region.size).blob(region.before);
  framed.number(instance.variables.size());
  for (const Variable& variable : instance.variables) framed.text(variable.name).number(variable.size).blob(variable.before);
  return InstanceId(framed.finish().hex());
}

bool is_called(const Kernel& kernel, const std::string& name) {
  return kernel.mangled == name || kernel.demangled == name || kernel.demangled.starts_with(name + "(");
}

Configuration recorded_configuration(const Instance& instance) {
  Configuration configuration;
  configuration.grid = instance.grid;
  configuration.block = instance.block;
  configuration.shared_mem = instance.shared_mem;
  return configuration;
}

}  // namespace retune
