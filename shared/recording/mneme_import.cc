#include "shared/recording/mneme_import.h"

#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <map>

#include "shared/base/file.h"
#include "shared/recording/mneme_snapshot.h"
#include "shared/recording/writer.h"

namespace retune {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxDatabase = std::size_t{64} << 20;

struct Database {
  fs::path file;
  std::string static_hash;   // decimal
  std::string mangled, demangled;
  std::uint64_t reserve_address = 0, reserve_size = 0;
  std::vector<fs::path> modules;
  std::vector<std::string> argument_names;
  std::vector<bool> may_specialize;
  struct Launch {
    std::string dynamic_hash;  // decimal
    fs::path prologue, epilogue;
    Dim3 grid, block;
    std::uint32_t shared_mem = 0;
    std::uint64_t occurrences = 1;
  };
  std::vector<Launch> launches;
};

Expected<Dim3> read_dim(const JsonCursor& object, std::string_view key) {
  RETUNE_TRY(const JsonCursor place, object.at(key));
  std::array<std::uint32_t, 3> values{};
  constexpr std::array<std::string_view, 3> kAxes = {"x", "y", "z"};
  for (std::size_t i = 0; i < 3; ++i) {
    RETUNE_TRY(const JsonCursor member, place.at(kAxes[i]));
    RETUNE_TRY(const std::uint64_t value, member.unsigned_integer(1, 0xFFFFFFFF));
    values[i] = static_cast<std::uint32_t>(value);
  }
  return Dim3{values[0], values[1], values[2]};
}

Expected<std::string> read_string(const JsonCursor& object, std::string_view key) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  return member.string();
}

Expected<std::uint64_t> read_hex(const JsonCursor& member) {
  RETUNE_TRY(const std::string text, member.string());
  const bool hex = text.starts_with("0x") && text.size() > 2 && text.size() <= 18 &&
                   text.find_first_not_of("0123456789abcdefABCDEF", 2) == std::string::npos;
  if (!hex) return member.error(fmt::format("expected an address like \"0x0000153940000000\", found \"{}\"", text));
  return std::stoull(text.substr(2), nullptr, 16);
}

// Paths are base names beside the database; older files have absolute ones, which are right only where they were made.
Expected<fs::path> beside(const JsonCursor& cursor, const fs::path& database, const std::string& name) {
  for (const fs::path& candidate : {database.parent_path() / fs::path(name).filename(), database.parent_path() / name})
    if (fs::is_regular_file(candidate)) return candidate;
  return cursor.error(fmt::format("{} is not beside {}", fs::path(name).filename().string(), database.string()));
}

Expected<> read_arguments(const JsonCursor& root, Database& database) {
  if (const auto names = root.find("ArgNames")) {
    RETUNE_TRY(const auto places, names->elements());
    for (const JsonCursor& place : places) {
      RETUNE_TRY(std::string name, place.string());
      database.argument_names.push_back(std::move(name));
    }
  }
  if (const auto flags = root.find("Specializations")) {
    RETUNE_TRY(const auto places, flags->elements());
    for (const JsonCursor& place : places) {
      RETUNE_TRY(const bool flag, place.boolean());
      database.may_specialize.push_back(flag);
    }
  }
  return {};
}

Expected<Database::Launch> read_launch(const std::string& key, const JsonCursor& place, const fs::path& file) {
  Database::Launch launch;
  if (key.empty() || key.size() > 20 || key.find_first_not_of("0123456789") != std::string::npos)
    return place.error("an instance's key is a decimal number");
  launch.dynamic_hash = key;
  RETUNE_TRY(const JsonCursor prologue, place.at("Prologue"));
  RETUNE_TRY(const std::string prologue_name, prologue.string());
  RETUNE_TRY(launch.prologue, beside(prologue, file, prologue_name));
  RETUNE_TRY(const JsonCursor epilogue, place.at("Epilogue"));
  RETUNE_TRY(const std::string epilogue_name, epilogue.string());
  RETUNE_TRY(launch.epilogue, beside(epilogue, file, epilogue_name));
  RETUNE_TRY(launch.block, read_dim(place, "BlockDims"));
  RETUNE_TRY(launch.grid, read_dim(place, "GridDims"));
  RETUNE_TRY(const JsonCursor shared, place.at("SharedMem"));
  RETUNE_TRY(const std::uint64_t bytes, shared.unsigned_integer(0, 0xFFFFFFFF));
  launch.shared_mem = static_cast<std::uint32_t>(bytes);
  if (const auto occurrences = place.find("Occurrences")) {
    RETUNE_TRY(launch.occurrences, occurrences->unsigned_integer(1, std::uint64_t{1} << 62));
  }
  return launch;
}

Expected<Database> read_database(const fs::path& file) {
  RETUNE_TRY(const std::string text, read_text_file(file, kMaxDatabase));
  RETUNE_TRY(const Json json, parse_json(text));
  const JsonCursor root(json);
  Database database;
  database.file = file;
  RETUNE_TRY(const JsonCursor hash, root.at("StaticHash"));
  RETUNE_TRY(const std::uint64_t hash_value, hash.unsigned_integer());
  database.static_hash = std::to_string(hash_value);
  RETUNE_TRY(database.mangled, read_string(root, "KernelName"));
  RETUNE_TRY(database.demangled, read_string(root, "DemangledName"));
  if (const auto address = root.find("VAddr")) {
    RETUNE_TRY(database.reserve_address, read_hex(*address));
    RETUNE_TRY(const JsonCursor size, root.at("VASize"));
    RETUNE_TRY(database.reserve_size, size.unsigned_integer());
  }
  RETUNE_TRY(const JsonCursor modules, root.at("Modules"));
  RETUNE_TRY(const auto module_places, modules.elements());
  for (const JsonCursor& place : module_places) {
    RETUNE_TRY(const std::string name, place.string());
    RETUNE_TRY(fs::path path, beside(place, file, name));
    database.modules.push_back(std::move(path));
  }
  if (database.modules.empty()) return modules.error("expected at least one module");
  RETUNE_CHECK(read_arguments(root, database));
  RETUNE_TRY(const JsonCursor instances, root.at("instances"));
  RETUNE_TRY(const auto members, instances.members());
  for (const auto& [key, place] : members) {
    RETUNE_TRY(Database::Launch launch, read_launch(key, place, file));
    database.launches.push_back(std::move(launch));
  }
  return database;
}

Expected<MnemeSnapshot> read_snapshot(const fs::path& file) {
  RETUNE_TRY(const Buffer bytes, read_file(file));
  auto snapshot = read_mneme_snapshot(bytes);
  if (!snapshot) return fail(snapshot.error().while_doing(file.string()));
  return snapshot;
}

// The memory after: the epilogue's content, or its ranges over the content before.
Expected<Buffer> content_after(const MnemeMemory& before, const MnemeMemory* after, bool difference, const fs::path& file,
                               const std::string& name) {
  if (after == nullptr) {
    if (difference) return before.content;
    return invalid_input("{}: does not hold {}, which the prologue has", file.string(), name);
  }
  if (after->size != before.size)
    return invalid_input("{}: {} has {} bytes, in the prologue {}", file.string(), name, after->size, before.size);
  if (!difference) return after->content;
  Buffer bytes = before.content;
  for (const MnemeRange& range : after->ranges)
    std::memcpy(bytes.data() + range.offset, range.bytes.data(), range.bytes.size());
  return bytes;
}

class Importer {
 public:
  Importer(RecordingWriter& writer, SignatureReader& signatures) : writer_(writer), signatures_(signatures) {}

  Expected<> add(const Database& database) {
    Kernel kernel;
    kernel.mangled = database.mangled;
    kernel.demangled = database.demangled;
    kernel.source_id = database.static_hash;
    std::optional<KernelSignature> signature;
    std::optional<Error> not_there;
    for (const fs::path& path : database.modules) {
      RETUNE_TRY(const Buffer bitcode, read_file(path));
      RETUNE_TRY(const BlobRef ref, writer_.add_blob(bitcode));
      kernel.modules.push_back(ref);
      auto read = signatures_.read(bitcode, database.mangled);
      if (read)
        signature = std::move(*read);
      else
        not_there = read.error().while_doing(path.string());
    }
    if (!signature) return fail(*not_there);
    RETUNE_CHECK(layout(database, *signature, kernel));
    for (const Database::Launch& launch : database.launches) {
      auto instance = this->instance(launch, kernel);
      if (!instance) return fail(instance.error());
      kernel.instances.push_back(std::move(*instance));
    }
    take_target(*signature, database);
    take_kernel(std::move(kernel));
    return {};
  }

  Manifest manifest() && { return std::move(manifest_); }

 private:
  static Expected<> layout(const Database& database, const KernelSignature& signature, Kernel& kernel) {
    kernel.arguments = signature.arguments;
    const auto fits = [&](std::size_t size) { return size == 0 || size == kernel.arguments.size(); };
    if (!fits(database.argument_names.size()) || !fits(database.may_specialize.size()))
      return invalid_input("{}: at /ArgNames: {} names and {} specialisations, the kernel has {} arguments",
                           database.file.string(), database.argument_names.size(), database.may_specialize.size(),
                           kernel.arguments.size());
    for (std::size_t i = 0; i < kernel.arguments.size(); ++i) {
      if (!database.argument_names.empty() && !database.argument_names[i].empty())
        kernel.arguments[i].name = database.argument_names[i];
      if (!database.may_specialize.empty()) kernel.arguments[i].may_specialize = database.may_specialize[i];
    }
    return {};
  }

  Expected<Instance> instance(const Database::Launch& launch, const Kernel& kernel) {
    RETUNE_TRY(const MnemeSnapshot before, read_snapshot(launch.prologue));
    if (before.is_difference) return invalid_input("{}: a prologue cannot be a difference", launch.prologue.string());
    RETUNE_TRY(const MnemeSnapshot after, read_snapshot(launch.epilogue));
    Instance instance;
    instance.source_id = launch.dynamic_hash;
    instance.grid = launch.grid;
    instance.block = launch.block;
    instance.shared_mem = launch.shared_mem;
    instance.occurrences = launch.occurrences;
    if (before.arguments.size() != kernel.arguments.size())
      return invalid_input("{}: {} arguments, the kernel has {}", launch.prologue.string(), before.arguments.size(),
                           kernel.arguments.size());
    for (std::size_t i = 0; i < before.arguments.size(); ++i)
      if (before.arguments[i].size() != kernel.arguments[i].size)
        return invalid_input("{}: argument {} has {} bytes, the kernel's {}", launch.prologue.string(), i,
                             before.arguments[i].size(), kernel.arguments[i].size);
    instance.arguments = before.arguments;

    std::map<std::uint64_t, const MnemeMemory*> buffers_after;
    for (const MnemeMemory& memory : after.buffers) buffers_after[memory.address] = &memory;
    for (const MnemeMemory& memory : before.buffers) {
      if (memory.size == 0) continue;
      const auto found = buffers_after.find(memory.address);
      const MnemeMemory* now = found == buffers_after.end() ? nullptr : found->second;
      Region region;
      region.rule = now != nullptr && memory.rule == ComparisonRule{} ? now->rule : memory.rule;
      RETUNE_CHECK(fill(region, memory, now, after.is_difference, launch.epilogue, fmt::format("the buffer at {:#x}", memory.address)));
      instance.regions.push_back(std::move(region));
    }
    std::map<std::string, const MnemeMemory*> variables_after;
    for (const MnemeMemory& memory : after.variables) variables_after[memory.name] = &memory;
    for (const MnemeMemory& memory : before.variables) {
      if (memory.size == 0) continue;
      const auto found = variables_after.find(memory.name);
      Variable variable;
      variable.name = memory.name;
      RETUNE_CHECK(fill(variable, memory, found == variables_after.end() ? nullptr : found->second, after.is_difference,
                        launch.epilogue, "the variable " + memory.name));
      instance.variables.push_back(std::move(variable));
    }
    return instance;
  }

  template <class Memory>
  Expected<> fill(Memory& target, const MnemeMemory& before, const MnemeMemory* now, bool difference, const fs::path& file,
                  const std::string& name) {
    target.address = before.address;
    target.size = before.size;
    RETUNE_TRY(target.before, writer_.add_blob(before.content));
    RETUNE_TRY(const Buffer after, content_after(before, now, difference, file, name));
    RETUNE_TRY(target.after, writer_.add_changes(before.content, after));
    return {};
  }

  void take_target(const KernelSignature& signature, const Database& database) {
    manifest_.target_triple = signature.target_triple;
    if (manifest_.target_cpu.empty()) manifest_.target_cpu = signature.target_cpu;
    if (manifest_.llvm_version.empty()) manifest_.llvm_version = signature.llvm_version;
    if (first_) {
      manifest_.reserve_address = database.reserve_address;
      manifest_.reserve_size = database.reserve_size;
    } else if (manifest_.reserve_address != database.reserve_address || manifest_.reserve_size != database.reserve_size) {
      manifest_.reserve_address = manifest_.reserve_size = 0;  // databases of several processes: no range is common
    }
    first_ = false;
  }

  // The same kernel from several databases is one; the same launch of it is counted.
  void take_kernel(Kernel kernel) {
    kernel.static_hash = static_hash(kernel.mangled, kernel.modules);
    auto known = std::find_if(manifest_.kernels.begin(), manifest_.kernels.end(),
                              [&](const Kernel& other) { return other.static_hash == kernel.static_hash; });
    if (known == manifest_.kernels.end()) {
      std::vector<Instance> instances = std::exchange(kernel.instances, {});
      manifest_.kernels.push_back(std::move(kernel));
      known = manifest_.kernels.end() - 1;
      kernel.instances = std::move(instances);
    }
    for (Instance& instance : kernel.instances) {
      std::sort(instance.regions.begin(), instance.regions.end(),
                [](const Region& a, const Region& b) { return a.address < b.address; });
      std::sort(instance.variables.begin(), instance.variables.end(),
                [](const Variable& a, const Variable& b) { return a.name < b.name; });
      instance.id = instance_hash(known->static_hash, instance);
      const auto same = std::find_if(known->instances.begin(), known->instances.end(),
                                     [&](const Instance& other) { return other.id == instance.id; });
      if (same == known->instances.end())
        known->instances.push_back(std::move(instance));
      else
        same->occurrences += instance.occurrences;
    }
  }

  RecordingWriter& writer_;
  SignatureReader& signatures_;
  Manifest manifest_;
  bool first_ = true;
};

Expected<std::vector<fs::path>> databases_of(const std::vector<fs::path>& given) {
  std::vector<fs::path> files;
  for (const fs::path& path : given) {
    if (!fs::is_directory(path)) {
      files.push_back(path);
      continue;
    }
    std::vector<fs::path> found;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(path, none))
      if (entry.path().extension() == ".json") found.push_back(entry.path());
    if (found.empty()) return invalid_input("{}: no Mneme database (*.json) in this folder", path.string());
    std::sort(found.begin(), found.end());
    files.insert(files.end(), found.begin(), found.end());
  }
  if (files.empty()) return invalid_input("no Mneme database given");
  return files;
}

Expected<Manifest> import_into(const std::vector<fs::path>& files, const fs::path& folder, SignatureReader& signatures) {
  RETUNE_TRY(RecordingWriter writer, RecordingWriter::create(folder));
  Importer importer(writer, signatures);
  for (const fs::path& file : files) {
    auto database = read_database(file);
    if (!database) return fail(database.error().while_doing(file.string()));
    RETUNE_CHECK(importer.add(*database));
  }
  Manifest manifest = std::move(importer).manifest();
  manifest.producer = {"mneme", manifest.llvm_version.empty() ? "" : "clang " + manifest.llvm_version, "fast", "cuda"};
  RETUNE_CHECK(writer.finish(manifest));
  return manifest;
}

}  // namespace

Expected<Manifest> import_mneme(const std::vector<fs::path>& json_files, const fs::path& folder,
                                SignatureReader& signatures) {
  RETUNE_TRY(const std::vector<fs::path> files, databases_of(json_files));
  const bool there = fs::exists(folder);
  if (there && (!fs::is_directory(folder) || !fs::is_empty(folder)))
    return invalid_input("{}: exists and is not an empty folder", folder.string());
  // Made beside its place and moved there when it is whole.
  fs::path place = fs::absolute(folder).lexically_normal();
  if (!place.has_filename()) place = place.parent_path();
  const fs::path making = place.parent_path() / fmt::format(".{}.making-{}", place.filename().string(), ::getpid());
  auto manifest = import_into(files, making, signatures);
  std::error_code error;
  if (manifest) {
    if (there) fs::remove(place, error);
    fs::rename(making, place, error);
    if (error) manifest = Expected<Manifest>(fail(ErrorKind::failed, "cannot move the recording to {}: {}", place.string(), error.message()));
  }
  if (!manifest) fs::remove_all(making, error);
  return manifest;
}

}  // namespace retune
