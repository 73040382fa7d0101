#include "worker/ptx/assembler.h"

#include <malloc.h>

#include <algorithm>
#include <filesystem>

#include "worker/llvm/ptx_compiler.h"
#include "worker/ptx/assemblers.h"

namespace retune::worker {

std::vector<std::string> toolkit_roots(const ToolkitPlaces& places) {
  namespace fs = std::filesystem;
  std::vector<std::string> out;
  std::error_code ignored;
  if (!places.toolkit.empty() && fs::is_directory(places.toolkit, ignored)) out.push_back(places.toolkit);
  for (const std::string& root : places.roots)
    if (!root.empty()) out.push_back(root);
  if (!places.usual) return out;
  std::vector<std::string> usual;
  for (fs::directory_iterator at("/usr/local", ignored), end; !ignored && at != end; at.increment(ignored))
    if (at->path().filename().string().starts_with("cuda")) usual.push_back(at->path().string());
  // "cuda", the machine's choice, before "cuda-13.0" before "cuda-12.4".
  std::sort(usual.begin(), usual.end(), [](const std::string& a, const std::string& b) {
    const bool plain_a = a.ends_with("/cuda"), plain_b = b.ends_with("/cuda");
    return plain_a != plain_b ? plain_a : a.size() != b.size() ? a.size() > b.size() : a > b;
  });
  out.insert(out.end(), usual.begin(), usual.end());
  return out;
}

Expected<std::unique_ptr<Assembler>> find_assembler(const ToolkitPlaces& places) {
  auto library = find_nvjitlink(places);
  if (library) return library;
  auto program = find_ptxas(places);
  if (program) return program;
  return fail(ErrorKind::unsupported, "no PTX assembler: {}; {}", library.error().message(), program.error().message());
}

void keep_freed_memory() noexcept {
#ifdef __GLIBC__
  ::mallopt(M_TRIM_THRESHOLD, 1 << 30);
  ::mallopt(M_MMAP_THRESHOLD, 32 << 20);  // the most that it takes
  ::mallopt(M_TOP_PAD, 64 << 20);
#endif
}

std::vector<std::string> possible_architectures(Assembler& assembler) {
  std::vector<std::string> out;
  for (const std::string& architecture : llvm_architectures())
    if (assembler.takes(architecture)) out.push_back(architecture);
  return out;
}

Unexpected no_such_architecture(Assembler& assembler, const std::string& architecture) {
  const std::string nearest = nearest_architecture(architecture, possible_architectures(assembler));
  return fail(ErrorKind::unsupported, "{} makes no code for {}{}{}", assembler.name(), architecture,
              nearest.empty() ? "" : "; the nearest that it and LLVM have is ", nearest);
}

std::string words_of(const std::string& log) {
  std::vector<std::string> said;
  std::string last;
  for (std::size_t begin = 0; begin < log.size();) {
    const std::size_t end = std::min(log.find('\n', begin), log.size());
    std::string line = log.substr(begin, end - begin);
    begin = end + 1;
    std::erase(line, '\0');
    while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.pop_back();
    if (line.empty()) continue;
    last = line;
    if (line.find("error") != std::string::npos || line.find("fatal") != std::string::npos) said.push_back(line);
  }
  if (said.empty()) return last;
  std::string out;
  for (std::size_t i = 0; i < said.size() && i < 3; ++i) out += (i == 0 ? "" : "; ") + said[i];
  return out.substr(0, 2000);
}

std::string bounded_log(std::string log) {
  constexpr std::size_t kMost = 64 << 10;
  std::erase(log, '\0');
  if (log.size() > kMost) log.erase(0, log.size() - kMost);
  return log;
}

unsigned newest_ptx_of_cuda(unsigned major, unsigned minor) noexcept {
  struct Release { unsigned cuda, ptx; };
  constexpr Release kReleases[] = {{1100, 70}, {1101, 71}, {1102, 72}, {1103, 73}, {1104, 74}, {1105, 75}, {1106, 76},
                                   {1107, 77}, {1108, 78}, {1200, 80}, {1201, 81}, {1202, 82}, {1203, 83}, {1204, 84},
                                   {1205, 85}, {1207, 86}, {1208, 87}, {1209, 88}, {1300, 90}};
  unsigned best = 0;
  for (const Release& release : kReleases)
    if (release.cuda <= major * 100 + minor) best = release.ptx;
  return best;
}

}  // namespace retune::worker
