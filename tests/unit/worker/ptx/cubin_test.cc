// Resources out of cubins that are made here, and out of bytes that are none.
#include <gtest/gtest.h>

#include <random>

#include "elf_bytes.h"
#include "worker/ptx/cubin.h"

namespace retune::worker {
namespace {

using testing::append;
using testing::append_half;
using testing::append_pair;
using testing::make_elf;
using testing::Section;

std::vector<Section> kernel_sections() {
  Section info{".nv.info", {}, 0x70000000, 0, 0}, own{".nv.info.k", {}, 0x70000000, 0, 0};
  append_pair(info.contents, 0x2f, 2, 99);  // of another function
  append_pair(info.contents, 0x2f, 1, 40);
  append_pair(info.contents, 0x11, 1, 24);
  append_pair(info.contents, 0x12, 1, 32);
  append_half(own.contents, 0x19, 28);
  return {info,
          own,
          {".text.k", Buffer(64), SHT_PROGBITS, 7, 0},
          {".nv.shared.k", {}, SHT_NOBITS, 0, 4096},
          {".nv.shared.other", {}, SHT_NOBITS, 0, 512},
          {".nv.constant0.k", Buffer(556), SHT_PROGBITS, 0, 0},
          {".nv.constant2.k", Buffer(16), SHT_PROGBITS, 0, 0},
          {".nv.constant2.other", Buffer(48), SHT_PROGBITS, 0, 0},
          {".nv.constant3", Buffer(32), SHT_PROGBITS, 0, 0}};
}

TEST(ReadResources, TakesTheKernelsOwnFromAttributesAndSections) {
  const auto resources = read_resources(make_elf(kernel_sections(), {"k", "other"}), "k");
  ASSERT_TRUE(resources) << resources.error().to_string();
  EXPECT_EQ(resources->registers, 40);
  EXPECT_EQ(resources->stack_bytes, 32);
  EXPECT_EQ(resources->shared_bytes, 4096);
  EXPECT_EQ(resources->constant_bytes, 16 + 32);
  EXPECT_EQ(resources->parameter_bytes, 28);
  EXPECT_EQ(resources->spill_store_bytes, -1);
}

TEST(ReadResources, LeavesOutTheSharedMemoryThatTheSystemReserves) {
  auto sections = kernel_sections();
  EXPECT_EQ(read_resources(make_elf(sections, {"k", ".nv.reservedSmem.offset0"}), "k")->shared_bytes, 3072);
  sections.push_back({".nv.shared.reserved.0", {}, SHT_NOBITS, 0, 0});
  EXPECT_EQ(read_resources(make_elf(sections, {"k"}), "k")->shared_bytes, 3072);
}

TEST(ReadResources, TakesRegistersFromTheCodesHeaderWhereNoAttributeHasThem) {
  const auto resources = read_resources(make_elf({{".text.k", Buffer(8), SHT_PROGBITS, 0x18000009, 0}}, {"k"}), "k");
  ASSERT_TRUE(resources);
  EXPECT_EQ(resources->registers, 24);
  EXPECT_EQ(resources->stack_bytes, -1);
  EXPECT_EQ(resources->shared_bytes, 0);
}

TEST(ReadResources, SaysWhatIsWrongWithTheFile) {
  const auto words = [](const Buffer& bytes) {
    const auto read = read_resources(bytes, "k");
    if (read) return std::string("fine");
    EXPECT_EQ(read.error().kind(), ErrorKind::invalid_input);
    return read.error().message();
  };
  EXPECT_EQ(words({}), "not an ELF file");
  EXPECT_EQ(words(to_buffer(as_bytes("hello, this is no ELF file at all, but it is long enough for one header"))), "not an ELF file");
  EXPECT_EQ(words(make_elf(kernel_sections(), {"k"}, EM_X86_64)), "an ELF file for machine 62, not a cubin (190)");
  EXPECT_EQ(words(make_elf({}, {})), "the cubin has no kernel k");
  Buffer small_class = make_elf(kernel_sections(), {"k"});
  small_class[EI_CLASS] = std::byte{ELFCLASS32};
  EXPECT_EQ(words(small_class), "not a 64-bit little-endian ELF file");
  Buffer headers_size = make_elf(kernel_sections(), {"k"});
  headers_size[offsetof(Elf64_Ehdr, e_shentsize)] = std::byte{40};
  EXPECT_EQ(words(headers_size), "section headers of 40 bytes, expected 64");
}

TEST(ReadResources, RefusesOffsetsAndCountsOutsideTheFile) {
  const Buffer good = make_elf(kernel_sections(), {"k"});
  std::uint64_t headers = 0;
  std::memcpy(&headers, good.data() + offsetof(Elf64_Ehdr, e_shoff), sizeof(headers));
  for (const std::uint64_t wild : {good.size() - 1, good.size(), std::uint64_t{1} << 40, UINT64_MAX, UINT64_MAX - 63}) {
    Buffer bad = good;
    std::memcpy(bad.data() + offsetof(Elf64_Ehdr, e_shoff), &wild, sizeof(wild));
    EXPECT_FALSE(read_resources(bad, "k")) << wild;
    for (const std::size_t field : {offsetof(Elf64_Shdr, sh_offset), offsetof(Elf64_Shdr, sh_size)}) {
      bad = good;
      std::memcpy(bad.data() + headers + 3 * sizeof(Elf64_Shdr) + field, &wild, sizeof(wild));
      EXPECT_FALSE(read_resources(bad, "k")) << wild << " " << field;
    }
  }
  Buffer bad = good;
  const std::uint16_t many = 0xfeff;
  std::memcpy(bad.data() + offsetof(Elf64_Ehdr, e_shnum), &many, sizeof(many));
  EXPECT_FALSE(read_resources(bad, "k"));
  bad = good;
  std::memcpy(bad.data() + offsetof(Elf64_Ehdr, e_shstrndx), &many, sizeof(many));
  EXPECT_FALSE(read_resources(bad, "k"));
  // No count: then the first section's size is the count, here 0 or huge.
  for (const std::uint64_t count : {std::uint64_t{0}, UINT64_MAX, std::uint64_t{1} << 32}) {
    bad = good;
    std::memset(bad.data() + offsetof(Elf64_Ehdr, e_shnum), 0, 2);
    std::memcpy(bad.data() + headers + offsetof(Elf64_Shdr, sh_size), &count, sizeof(count));
    EXPECT_FALSE(read_resources(bad, "k")) << count;
  }
}

TEST(ReadResources, RefusesAttributesThatAreCutOffOrUnknown) {
  for (const char* hex : {"04", "042f0800", "042f080001000000280000", "042fffff0100000028000000", "092f0000", "00000000"}) {
    auto sections = kernel_sections();
    sections[0].contents = *from_hex(hex);
    EXPECT_FALSE(read_resources(make_elf(sections, {"k"}), "k")) << hex;
  }
  // Symbols that do not exist belong to nobody.
  auto sections = kernel_sections();
  sections[0].contents.clear();
  append_pair(sections[0].contents, 0x2f, 0xffffffff, 40);
  const auto resources = read_resources(make_elf(sections, {"k"}), "k");
  ASSERT_TRUE(resources);
  EXPECT_EQ(resources->registers, -1);
}

TEST(ReadResources, OfAnyPrefixAndAnyDamageIsAnAnswerOrAnError) {
  const Buffer good = make_elf(kernel_sections(), {"k", "other"});
  for (std::size_t size = 0; size < good.size(); ++size) {
    const Buffer cut(good.begin(), good.begin() + static_cast<std::ptrdiff_t>(size));
    EXPECT_FALSE(read_resources(cut, "k")) << size;
  }
  std::mt19937_64 random(1);
  for (int round = 0; round < 20000; ++round) {
    Buffer bad = good;
    for (int i = 0; i < 1 + round % 8; ++i) bad[random() % bad.size()] = static_cast<std::byte>(random());
    static_cast<void>(read_resources(bad, "k"));
  }
}

TEST(AddSpills, SumsOverFunctionsAndLeavesUnknownWhatTheLogDoesNotSay) {
  CubinResources resources;
  add_spills(resources, "ptxas info    : 0 bytes gmem\n");
  EXPECT_EQ(resources.spill_store_bytes, -1);
  add_spills(resources,
             "ptxas info    : Function properties for k\n    8 bytes stack frame, 4 bytes spill stores, 12 bytes spill loads\n"
             "ptxas info    : Function properties for f\n    8 bytes stack frame, 100 bytes spill stores, 200 bytes spill loads");
  EXPECT_EQ(resources.spill_store_bytes, 104);
  EXPECT_EQ(resources.spill_load_bytes, 212);
  EXPECT_EQ(to_kernel_resources(resources).spill_bytes, 316);
  CubinResources odd;
  add_spills(odd, " bytes spill stores, bytes spill loads\n99999999999999999999999 bytes spill stores, 1 bytes spill loads\n");
  EXPECT_EQ(odd.spill_store_bytes, -1);
  EXPECT_EQ(to_kernel_resources(odd).spill_bytes, -1);
}

}  // namespace
}  // namespace retune::worker
