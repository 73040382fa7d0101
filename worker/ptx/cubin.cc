#include "worker/ptx/cubin.h"

#include <elf.h>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <optional>
#include <vector>

namespace retune::worker {
namespace {

constexpr std::uint16_t kCudaMachine = 190;  // EM_CUDA
constexpr std::uint64_t kMostSections = 1 << 20;

// Attributes of .nv.info: a format, an attribute, then a value of 16 bits or a length and that many bytes.
constexpr std::uint8_t kSized = 4;
// From sm_90 on, the first bytes of a block's shared memory are the system's, and counted in the kernel's section.
constexpr std::int64_t kReservedShared = 1024;
constexpr std::uint8_t kFrameSize = 0x11, kMinStackSize = 0x12, kParameterSize = 0x19, kRegisterCount = 0x2f;

class Elf {
 public:
  static Expected<Elf> read(ByteView bytes) {
    Elf elf(bytes);
    Elf64_Ehdr header;
    if (!elf.copy(0, header) || std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0) return invalid_input("not an ELF file");
    if (header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_ident[EI_DATA] != ELFDATA2LSB)
      return invalid_input("not a 64-bit little-endian ELF file");
    if (header.e_machine != kCudaMachine) return invalid_input("an ELF file for machine {}, not a cubin ({})", header.e_machine, kCudaMachine);
    if (header.e_shentsize != sizeof(Elf64_Shdr))
      return invalid_input("section headers of {} bytes, expected {}", header.e_shentsize, sizeof(Elf64_Shdr));
    // Counts that do not fit stand in the first section header.
    Elf64_Shdr first{};
    if (!elf.copy(header.e_shoff, first)) return invalid_input("section headers at {} of {} bytes", header.e_shoff, bytes.size());
    const std::uint64_t count = header.e_shnum != 0 ? header.e_shnum : first.sh_size;
    const std::uint64_t names = header.e_shstrndx != SHN_XINDEX ? header.e_shstrndx : first.sh_link;
    if (count > kMostSections) return invalid_input("{} sections", count);
    for (std::uint64_t i = 0; i < count; ++i) {
      Elf64_Shdr section;
      if (!elf.copy(header.e_shoff + i * sizeof(section), section))
        return invalid_input("section header {} of {} is cut off", i, count);
      if (section.sh_type != SHT_NOBITS && section.sh_type != SHT_NULL && !elf.inside(section.sh_offset, section.sh_size))
        return invalid_input("section {} is outside the file: {} bytes at {}, of {}", i, section.sh_size, section.sh_offset, bytes.size());
      elf.sections_.push_back(section);
    }
    if (names >= count) return invalid_input("section names in section {} of {}", names, count);
    elf.names_ = elf.contents(elf.sections_[names]);
    return elf;
  }

  [[nodiscard]] const std::vector<Elf64_Shdr>& sections() const { return sections_; }
  [[nodiscard]] std::string_view name(const Elf64_Shdr& section) const { return text(names_, section.sh_name); }
  [[nodiscard]] const Elf64_Shdr* find(std::string_view wanted) const {
    for (const Elf64_Shdr& section : sections_)
      if (name(section) == wanted) return &section;
    return nullptr;
  }
  [[nodiscard]] ByteView contents(const Elf64_Shdr& section) const {
    if (section.sh_type == SHT_NOBITS || section.sh_type == SHT_NULL) return {};
    return bytes_.subspan(section.sh_offset, section.sh_size);
  }
  // Whether a section or symbol says that shared memory begins with the system's own.
  [[nodiscard]] bool reserves_shared() const {
    for (const Elf64_Shdr& section : sections_) {
      if (name(section).starts_with(".nv.shared.reserved.")) return true;
      if (section.sh_type != SHT_SYMTAB) continue;
      for (std::uint64_t i = 0; i < contents(section).size() / sizeof(Elf64_Sym); ++i)
        if (symbol(i).starts_with(".nv.reservedSmem.")) return true;
    }
    return false;
  }
  // The symbol's name; "" when there is no such symbol.
  [[nodiscard]] std::string_view symbol(std::uint64_t index) const {
    for (const Elf64_Shdr& section : sections_) {
      if (section.sh_type != SHT_SYMTAB) continue;
      const ByteView table = contents(section);
      if (index >= table.size() / sizeof(Elf64_Sym) || section.sh_link >= sections_.size()) return "";
      Elf64_Sym symbol;
      std::memcpy(&symbol, table.data() + index * sizeof(symbol), sizeof(symbol));
      return text(contents(sections_[section.sh_link]), symbol.st_name);
    }
    return "";
  }

 private:
  explicit Elf(ByteView bytes) : bytes_(bytes) {}
  [[nodiscard]] bool inside(std::uint64_t offset, std::uint64_t size) const {
    return offset <= bytes_.size() && size <= bytes_.size() - offset;
  }
  template <class T>
  [[nodiscard]] bool copy(std::uint64_t offset, T& out) const {
    if (!inside(offset, sizeof(T))) return false;
    std::memcpy(&out, bytes_.data() + offset, sizeof(T));
    return true;
  }
  static std::string_view text(ByteView table, std::uint64_t offset) {
    if (offset >= table.size()) return "";
    const std::string_view rest = as_text(table.subspan(offset));
    return rest.substr(0, rest.find('\0'));
  }

  ByteView bytes_;
  std::vector<Elf64_Shdr> sections_;
  ByteView names_;
};

std::uint32_t word(ByteView bytes, std::size_t offset) {
  std::uint32_t out = 0;
  std::memcpy(&out, bytes.data() + offset, sizeof(out));
  return out;
}

struct Attribute {
  std::uint8_t kind = 0;
  std::uint16_t half = 0;  // the value of those without a body
  ByteView body;
};

Expected<std::vector<Attribute>> attributes_in(ByteView bytes, std::string_view where) {
  std::vector<Attribute> out;
  for (std::size_t at = 0; at < bytes.size();) {
    if (bytes.size() - at < 4) return invalid_input("{} ends within an attribute, at {}", where, at);
    const std::uint32_t head = word(bytes, at);
    const auto format = static_cast<std::uint8_t>(head & 0xff);
    Attribute one;
    one.kind = static_cast<std::uint8_t>(head >> 8 & 0xff);
    one.half = static_cast<std::uint16_t>(head >> 16);
    at += 4;
    if (format == kSized) {
      if (one.half > bytes.size() - at)
        return invalid_input("{} has an attribute of {} bytes at {}, but {} are left", where, one.half, at, bytes.size() - at);
      one.body = bytes.subspan(at, one.half);
      at += one.half;
    } else if (format == 0 || format > kSized) {
      return invalid_input("{} has an attribute of unknown format {} at {}", where, format, at - 4);
    }
    out.push_back(one);
  }
  return out;
}

// What follows the prefix when the name begins with it.
std::optional<std::string_view> after(std::string_view name, std::string_view prefix) {
  if (!name.starts_with(prefix)) return std::nullopt;
  return name.substr(prefix.size());
}

// Of ".nv.constantN" and ".nv.constantN.KERNEL": N, when it is the kernel's or everybody's.
std::optional<unsigned> constant_bank(std::string_view name, std::string_view kernel) {
  const auto rest = after(name, ".nv.constant");
  if (!rest) return std::nullopt;
  unsigned bank = 0;
  const auto read = std::from_chars(rest->data(), rest->data() + rest->size(), bank);
  if (read.ec != std::errc()) return std::nullopt;
  const std::string_view owner = rest->substr(static_cast<std::size_t>(read.ptr - rest->data()));
  if (!owner.empty() && (owner.front() != '.' || owner.substr(1) != kernel)) return std::nullopt;
  return bank;
}

}  // namespace

Expected<CubinResources> read_resources(ByteView cubin, const std::string& kernel) {
  RETUNE_TRY(const Elf elf, Elf::read(cubin));
  const Elf64_Shdr* code = elf.find(".text." + kernel);
  if (code == nullptr) return invalid_input("the cubin has no kernel {}", kernel);
  CubinResources out;
  for (const Elf64_Shdr& section : elf.sections()) {
    const std::string_view name = elf.name(section);
    const auto size = static_cast<std::int64_t>(section.sh_size & INT64_MAX);
    if (name == ".nv.shared." + kernel) out.shared_bytes = size;
    if (const auto bank = constant_bank(name, kernel); bank && *bank != 0 && section.sh_type != SHT_RELA)
      out.constant_bytes = size > INT64_MAX - out.constant_bytes ? INT64_MAX : out.constant_bytes + size;
  }
  if (out.shared_bytes >= kReservedShared && elf.reserves_shared()) out.shared_bytes -= kReservedShared;
  std::int64_t frame = -1, least_stack = -1;
  if (const Elf64_Shdr* info = elf.find(".nv.info")) {
    RETUNE_TRY(const auto attributes, attributes_in(elf.contents(*info), ".nv.info"));
    for (const Attribute& one : attributes) {
      if (one.body.size() < 8 || elf.symbol(word(one.body, 0)) != kernel) continue;
      const std::int64_t value = word(one.body, 4);
      if (one.kind == kRegisterCount) out.registers = value;
      if (one.kind == kFrameSize) frame = value;
      if (one.kind == kMinStackSize) least_stack = value;
    }
  }
  out.stack_bytes = least_stack >= 0 ? least_stack : frame;
  if (const Elf64_Shdr* info = elf.find(".nv.info." + kernel)) {
    RETUNE_TRY(const auto attributes, attributes_in(elf.contents(*info), ".nv.info." + kernel));
    for (const Attribute& one : attributes)
      if (one.kind == kParameterSize && one.body.empty()) out.parameter_bytes = one.half;
  }
  if (out.registers < 0 && code->sh_info >> 24 != 0) out.registers = code->sh_info >> 24;
  return out;
}

void add_spills(CubinResources& resources, std::string_view log) {
  // "0 bytes stack frame, 8 bytes spill stores, 16 bytes spill loads"
  auto number_before = [](std::string_view line, std::string_view words) -> std::int64_t {
    const std::size_t end = line.find(words);
    if (end == std::string_view::npos) return -1;
    std::size_t begin = end;
    while (begin > 0 && line[begin - 1] >= '0' && line[begin - 1] <= '9') --begin;
    std::int64_t value = -1;
    std::from_chars(line.data() + begin, line.data() + end, value);
    return value;
  };
  for (std::size_t begin = 0; begin < log.size();) {
    const std::size_t end = std::min(log.find('\n', begin), log.size());
    const std::string_view line = log.substr(begin, end - begin);
    begin = end + 1;
    const std::int64_t stores = number_before(line, " bytes spill stores");
    const std::int64_t loads = number_before(line, " bytes spill loads");
    if (stores < 0 || loads < 0) continue;
    constexpr std::int64_t kMost = std::int64_t{1} << 60;
    resources.spill_store_bytes = std::min(std::max<std::int64_t>(resources.spill_store_bytes, 0) + std::min(stores, kMost), kMost);
    resources.spill_load_bytes = std::min(std::max<std::int64_t>(resources.spill_load_bytes, 0) + std::min(loads, kMost), kMost);
  }
}

KernelResources to_kernel_resources(const CubinResources& resources) {
  KernelResources out;
  out.registers = resources.registers;
  if (resources.spill_store_bytes >= 0 && resources.spill_load_bytes >= 0)
    out.spill_bytes = resources.spill_store_bytes + resources.spill_load_bytes;
  out.local_bytes = resources.stack_bytes;
  out.shared_bytes = resources.shared_bytes;
  out.constant_bytes = resources.constant_bytes;
  return out;
}

}  // namespace retune::worker
