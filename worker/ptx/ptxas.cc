#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>

#include "shared/base/file.h"
#include "worker/llvm/ptx_compiler.h"
#include "worker/ptx/assemblers.h"
#include "worker/sandbox/program.h"

namespace retune::worker {
namespace {

constexpr double kLimitSeconds = 600;

// A folder for the files of one run, removed at the end.
class WorkFolder {
 public:
  static Expected<WorkFolder> make() {
    std::error_code problem;
    std::string name = (std::filesystem::temp_directory_path(problem) / "retune-ptx-XXXXXX").string();
    if (problem || ::mkdtemp(name.data()) == nullptr) return fail(ErrorKind::failed, "cannot make a temporary folder {}", name);
    return WorkFolder(name);
  }
  WorkFolder(WorkFolder&& other) noexcept : path_(std::move(other.path_)) { other.path_.clear(); }
  WorkFolder& operator=(WorkFolder&&) = delete;
  ~WorkFolder() {
    std::error_code ignored;
    if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
  }
  [[nodiscard]] std::string file(const char* name) const { return (path_ / name).string(); }

 private:
  explicit WorkFolder(std::filesystem::path path) : path_(std::move(path)) {}
  std::filesystem::path path_;
};

class Ptxas final : public Assembler {
 public:
  Ptxas(std::string program, unsigned major, unsigned minor) : program_(std::move(program)), major_(major), minor_(minor) {}
  std::string name() const override { return fmt::format("ptxas {}.{}", major_, minor_); }
  unsigned newest_ptx() const override { return newest_ptx_of_cuda(major_, minor_); }

  // Asked with an empty file: it looks at the architecture before it looks at the text.
  bool takes(const std::string& architecture) override {
    if (architecture_number(architecture) == 0) return false;
    if (auto known = taken_.find(architecture); known != taken_.end()) return known->second;
    const auto ended = run_program({program_, "-arch=" + architecture, "/dev/null", "-o", "/dev/null"}, kLimitSeconds);
    return taken_[architecture] = ended && ended->printed.find("'gpu-name'") == std::string::npos &&
                                  ended->printed.find("option 'arch'") == std::string::npos;
  }

  Expected<Cubin> assemble(const std::string& ptx, const std::string& architecture, unsigned opt_level) override {
    if (opt_level > 3) return invalid_input("the assembler's optimisation level is 0 to 3, not {}", opt_level);
    if (!takes(architecture)) return no_such_architecture(*this, architecture);
    RETUNE_TRY(const WorkFolder folder, WorkFolder::make());
    const std::string in = folder.file("kernel.ptx"), out = folder.file("kernel.cubin");
    RETUNE_CHECK(write_file_atomically(in, as_bytes(ptx)));
    RETUNE_TRY(const ProgramEnd ended, run_program({program_, "-arch=" + architecture, fmt::format("-O{}", opt_level), "-v", in, "-o", out},
                                                   kLimitSeconds));
    if (ended.status != 0) {
      const std::string words = words_of(ended.printed);
      return fail(ErrorKind::failed, "{}: {}", name(), words.empty() ? fmt::format("exit status {}", ended.status) : words);
    }
    Cubin cubin;
    cubin.log = bounded_log(ended.printed);
    RETUNE_TRY(cubin.bytes, read_file(out));
    return cubin;
  }

 private:
  std::string program_;
  unsigned major_, minor_;
  std::map<std::string, bool> taken_;
};

}  // namespace

Expected<std::unique_ptr<Assembler>> find_ptxas(const ToolkitPlaces& places) {
  namespace fs = std::filesystem;
  std::vector<std::string> candidates;
  if (fs::path(places.toolkit).filename() == "ptxas") candidates.push_back(places.toolkit);
  for (const std::string& root : toolkit_roots(places)) candidates.push_back((fs::path(root) / "bin" / "ptxas").string());
  for (std::size_t begin = 0; begin < places.program_path.size();) {
    const std::size_t end = std::min(places.program_path.find(':', begin), places.program_path.size());
    if (end > begin) candidates.push_back((fs::path(places.program_path.substr(begin, end - begin)) / "ptxas").string());
    begin = end + 1;
  }
  std::string tried;
  for (const std::string& program : candidates) {
    if (::access(program.c_str(), X_OK) != 0) continue;
    const auto ended = run_program({program, "--version"}, kLimitSeconds);
    unsigned major = 0, minor = 0;
    const std::size_t at = ended ? ended->printed.find("release ") : std::string::npos;
    if (at != std::string::npos && std::sscanf(ended->printed.c_str() + at, "release %u.%u", &major, &minor) == 2)
      return std::unique_ptr<Assembler>(std::make_unique<Ptxas>(program, major, minor));
    tried += fmt::format("{}{} does not say its version", tried.empty() ? "" : ", ", program);
  }
  return fail(ErrorKind::unsupported, "no ptxas in a CUDA toolkit's bin or in PATH{}{}", tried.empty() ? "" : ": ", tried);
}

}  // namespace retune::worker
