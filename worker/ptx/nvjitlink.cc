#include <dlfcn.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>

#include "worker/llvm/ptx_compiler.h"
#include "worker/ptx/assemblers.h"

namespace retune::worker {
namespace {

// What is used of nvJitLink's documented C interface, so that building needs no toolkit. A handle is opaque; results are
// enumerators, of which these have a meaning here.
struct Linker;
constexpr int kSuccess = 0, kPtxInput = 2;

struct Library {
  int (*create)(Linker**, std::uint32_t, const char**) = nullptr;
  int (*destroy)(Linker**) = nullptr;
  int (*add_data)(Linker*, int, const void*, std::size_t, const char*) = nullptr;
  int (*complete)(Linker*) = nullptr;
  int (*cubin_size)(Linker*, std::size_t*) = nullptr;
  int (*cubin)(Linker*, void*) = nullptr;
  int (*error_size)(Linker*, std::size_t*) = nullptr;
  int (*error)(Linker*, char*) = nullptr;
  int (*info_size)(Linker*, std::size_t*) = nullptr;
  int (*info)(Linker*, char*) = nullptr;
  int (*version)(unsigned*, unsigned*) = nullptr;
  std::string path;
};

// By plain name, else by the versioned name that some releases have alone.
template <class Function>
bool find(void* library, const std::string& name, Function& out) {
  void* symbol = ::dlsym(library, name.c_str());
  for (int minor = 9; symbol == nullptr && minor >= 0; --minor)
    for (int major : {13, 12})
      if (symbol == nullptr) symbol = ::dlsym(library, fmt::format("__{}_{}_{}", name, major, minor).c_str());
  out = reinterpret_cast<Function>(symbol);
  return symbol != nullptr;
}

// Which function the library lacks; "" for none.
std::string load(void* handle, Library& out) {
  static_cast<void>(find(handle, "nvJitLinkVersion", out.version));  // younger than the rest
  if (!find(handle, "nvJitLinkCreate", out.create)) return "nvJitLinkCreate";
  if (!find(handle, "nvJitLinkDestroy", out.destroy)) return "nvJitLinkDestroy";
  if (!find(handle, "nvJitLinkAddData", out.add_data)) return "nvJitLinkAddData";
  if (!find(handle, "nvJitLinkComplete", out.complete)) return "nvJitLinkComplete";
  if (!find(handle, "nvJitLinkGetLinkedCubinSize", out.cubin_size)) return "nvJitLinkGetLinkedCubinSize";
  if (!find(handle, "nvJitLinkGetLinkedCubin", out.cubin)) return "nvJitLinkGetLinkedCubin";
  if (!find(handle, "nvJitLinkGetErrorLogSize", out.error_size)) return "nvJitLinkGetErrorLogSize";
  if (!find(handle, "nvJitLinkGetErrorLog", out.error)) return "nvJitLinkGetErrorLog";
  if (!find(handle, "nvJitLinkGetInfoLogSize", out.info_size)) return "nvJitLinkGetInfoLogSize";
  if (!find(handle, "nvJitLinkGetInfoLog", out.info)) return "nvJitLinkGetInfoLog";
  return "";
}

// One linker, destroyed at the end.
class Link {
 public:
  Link(const Library& library, std::vector<std::string> options) : library_(library) {
    std::vector<const char*> words;
    for (const std::string& option : options) words.push_back(option.c_str());
    created_ = library_.create(&linker_, static_cast<std::uint32_t>(words.size()), words.data());
  }
  ~Link() {
    if (linker_ != nullptr) library_.destroy(&linker_);
  }
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;

  // The linker of a creation that failed may be null and is not to be asked.
  [[nodiscard]] int created() const noexcept { return linker_ == nullptr && created_ == kSuccess ? -1 : created_; }
  [[nodiscard]] int add(const std::string& ptx) { return library_.add_data(linker_, kPtxInput, ptx.c_str(), ptx.size(), "kernel.ptx"); }
  [[nodiscard]] int complete() { return library_.complete(linker_); }
  [[nodiscard]] std::string error_log() { return text(library_.error_size, library_.error); }
  [[nodiscard]] std::string info_log() { return text(library_.info_size, library_.info); }
  [[nodiscard]] Buffer cubin() {
    std::size_t size = 0;
    if (library_.cubin_size(linker_, &size) != kSuccess || size == 0) return {};
    Buffer out(size);
    if (library_.cubin(linker_, out.data()) != kSuccess) return {};
    return out;
  }

 private:
  template <class Size, class Text>
  std::string text(Size size_of, Text text_of) {
    std::size_t size = 0;
    if (size_of(linker_, &size) != kSuccess || size == 0) return "";
    std::string out(size + 1, '\0');
    if (text_of(linker_, out.data()) != kSuccess) return "";
    return bounded_log(std::move(out));
  }

  const Library& library_;
  Linker* linker_ = nullptr;
  int created_ = 0;
};

class NvJitLink final : public Assembler {
 public:
  explicit NvJitLink(Library library) : library_(std::move(library)) {
    if (library_.version == nullptr || library_.version(&major_, &minor_) != kSuccess) {
      major_ = library_.path.find(".so.13") != std::string::npos ? 13 : 12;
      minor_ = 0;
    }
  }
  std::string name() const override { return fmt::format("nvjitlink {}.{}", major_, minor_); }
  unsigned newest_ptx() const override { return newest_ptx_of_cuda(major_, minor_); }

  bool takes(const std::string& architecture) override {
    if (architecture_number(architecture) == 0) return false;
    if (auto known = taken_.find(architecture); known != taken_.end()) return known->second;
    return taken_[architecture] = Link(library_, {"-arch=" + architecture}).created() == kSuccess;
  }

  Expected<Cubin> assemble(const std::string& ptx, const std::string& architecture, unsigned opt_level) override {
    if (opt_level > 3) return invalid_input("the assembler's optimisation level is 0 to 3, not {}", opt_level);
    if (!takes(architecture)) return no_such_architecture(*this, architecture);
    std::vector<std::string> options{"-arch=" + architecture, "-verbose"};
    // Its own -O knows 0 and 3 alone.
    if (opt_level != 3) options.push_back(opt_level == 0 ? "-O0" : fmt::format("-Xptxas=-O{}", opt_level));
    Link link(library_, options);
    if (link.created() != kSuccess) return fail(ErrorKind::failed, "{}: error {} for options that it should take", name(), link.created());
    // The log is read before the status is judged. complete() calls a link whose input was refused a success.
    int status = link.add(ptx);
    if (status == kSuccess) status = link.complete();
    const std::string errors = link.error_log();
    if (status != kSuccess) {
      const std::string words = words_of(errors);
      return fail(ErrorKind::failed, "{}: {}", name(), words.empty() ? fmt::format("error {}", status) : words);
    }
    Cubin out;
    out.log = bounded_log(link.info_log() + errors);
    out.bytes = link.cubin();
    if (out.bytes.empty()) return fail(ErrorKind::failed, "{} gave no cubin: {}", name(), words_of(out.log));
    return out;
  }

 private:
  Library library_;
  unsigned major_ = 0, minor_ = 0;
  std::map<std::string, bool> taken_;
};

// Names and paths to hand to dlopen, in order.
std::vector<std::string> candidates(const ToolkitPlaces& places) {
  namespace fs = std::filesystem;
  constexpr std::array kNames = {"libnvJitLink.so.13", "libnvJitLink.so.12"};
  std::vector<std::string> out;
  std::error_code ignored;
  if (places.toolkit.find("libnvJitLink") != std::string::npos) out.push_back(places.toolkit);
  const std::vector<std::string> roots = toolkit_roots(places);
  auto add_root = [&](const std::string& root) {
    std::vector<fs::path> folders{fs::path(root) / "lib64", fs::path(root) / "lib"};
    for (fs::directory_iterator at(fs::path(root) / "targets", ignored), end; !ignored && at != end; at.increment(ignored))
      folders.push_back(at->path() / "lib");
    for (const fs::path& folder : folders)
      for (const char* name : kNames)
        if (fs::exists(folder / name, ignored)) out.push_back((folder / name).string());
  };
  const bool own = !roots.empty() && roots.front() == places.toolkit;
  if (own) add_root(roots.front());
  if (places.loader) out.insert(out.end(), kNames.begin(), kNames.end());
  for (std::size_t i = own ? 1 : 0; i < roots.size(); ++i) add_root(roots[i]);
  return out;
}

}  // namespace

Expected<std::unique_ptr<Assembler>> find_nvjitlink(const ToolkitPlaces& places) {
  std::string tried;
  for (const std::string& path : candidates(places)) {
    // Never closed: the library keeps state of its own in the process.
    void* handle = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (handle == nullptr) {
      const char* words = ::dlerror();
      tried += fmt::format("{}{}", tried.empty() ? "" : ", ", words != nullptr ? words : path.c_str());
      continue;
    }
    Library library;
    library.path = path;
    if (const std::string missing = load(handle, library); missing.empty())
      return std::unique_ptr<Assembler>(std::make_unique<NvJitLink>(std::move(library)));
    else
      tried += fmt::format("{}{} has no {}", tried.empty() ? "" : ", ", path, missing);
  }
  return fail(ErrorKind::unsupported, "no libnvJitLink.so.13 or .12 in {} ({})",
              places.loader ? "the loader's path or a CUDA toolkit" : "a CUDA toolkit", tried.empty() ? "no toolkit found" : tried);
}

}  // namespace retune::worker
