// Makes small cubins for tests: sections by name, symbols, and the attributes of .nv.info.
#pragma once

#include <elf.h>

#include <cstring>
#include <string>
#include <vector>

#include "shared/base/bytes.h"

namespace retune::worker::testing {

struct Section {
  std::string name;
  Buffer contents;
  std::uint32_t type = SHT_PROGBITS;
  std::uint32_t info = 0;
  std::uint64_t size = 0;  // of SHT_NOBITS
};

template <class T>
void append(Buffer& out, const T& value) {
  const auto* begin = reinterpret_cast<const std::byte*>(&value);
  out.insert(out.end(), begin, begin + sizeof(T));
}
inline void append_text(Buffer& out, const std::string& text) {
  const auto bytes = as_bytes(text);
  out.insert(out.end(), bytes.begin(), bytes.end());
  out.push_back(std::byte{0});
}

// An attribute with a body of two words: a symbol and a value.
inline void append_pair(Buffer& out, std::uint8_t attribute, std::uint32_t symbol, std::uint32_t value) {
  append(out, std::uint8_t{4});
  append(out, attribute);
  append(out, std::uint16_t{8});
  append(out, symbol);
  append(out, value);
}
inline void append_half(Buffer& out, std::uint8_t attribute, std::uint16_t value) {
  append(out, std::uint8_t{3});
  append(out, attribute);
  append(out, value);
}

// Symbol 0 is nameless, as always; symbols[i] is symbol i + 1.
inline Buffer make_elf(const std::vector<Section>& given, const std::vector<std::string>& symbols, std::uint16_t machine = 190) {
  std::vector<Section> sections{{"", {}, SHT_NULL, 0, 0}};
  sections.insert(sections.end(), given.begin(), given.end());
  Section strings{".strtab", {std::byte{0}}, SHT_STRTAB, 0, 0}, table{".symtab", {}, SHT_SYMTAB, 0, 0};
  append(table.contents, Elf64_Sym{});
  for (const std::string& name : symbols) {
    Elf64_Sym symbol{};
    symbol.st_name = static_cast<std::uint32_t>(strings.contents.size());
    append(table.contents, symbol);
    append_text(strings.contents, name);
  }
  sections.push_back(table);
  sections.push_back(strings);
  Section names{".shstrtab", {}, SHT_STRTAB, 0, 0};
  sections.push_back(names);
  Buffer name_bytes;
  std::vector<Elf64_Shdr> headers;
  for (const Section& section : sections) {
    Elf64_Shdr header{};
    header.sh_name = static_cast<std::uint32_t>(name_bytes.size());
    append_text(name_bytes, section.name);
    headers.push_back(header);
  }
  sections.back().contents = name_bytes;
  Elf64_Ehdr head{};
  std::memcpy(head.e_ident, ELFMAG, SELFMAG);
  head.e_ident[EI_CLASS] = ELFCLASS64;
  head.e_ident[EI_DATA] = ELFDATA2LSB;
  head.e_machine = machine;
  head.e_shentsize = sizeof(Elf64_Shdr);
  head.e_shnum = static_cast<std::uint16_t>(sections.size());
  head.e_shstrndx = static_cast<std::uint16_t>(sections.size() - 1);
  Buffer out;
  append(out, head);
  for (std::size_t i = 0; i < sections.size(); ++i) {
    headers[i].sh_type = sections[i].type;
    headers[i].sh_info = sections[i].info;
    headers[i].sh_offset = out.size();
    headers[i].sh_size = sections[i].type == SHT_NOBITS ? sections[i].size : sections[i].contents.size();
    if (sections[i].type == SHT_SYMTAB) headers[i].sh_link = static_cast<std::uint32_t>(i + 1);
    out.insert(out.end(), sections[i].contents.begin(), sections[i].contents.end());
  }
  const std::uint64_t at = out.size();
  for (const Elf64_Shdr& header : headers) append(out, header);
  std::memcpy(out.data() + offsetof(Elf64_Ehdr, e_shoff), &at, sizeof(at));
  return out;
}

}  // namespace retune::worker::testing
