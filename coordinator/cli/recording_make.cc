#include "coordinator/cli/recording_make.h"

#include <cxxabi.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <map>

#include "shared/base/file.h"
#include "shared/base/handle.h"
#include "shared/recording/launch_description.h"
#include "shared/recording/reader.h"
#include "shared/recording/writer.h"
#include "worker/sandbox/inspector.h"

namespace retune::coordinator {
namespace {

namespace fs = std::filesystem;

std::string demangled(const std::string& symbol) {
  int status = 0;
  const std::unique_ptr<char, Destroy<std::free>> text(abi::__cxa_demangle(symbol.c_str(), nullptr, nullptr, &status));
  return status == 0 ? text.get() : symbol;
}

Expected<LaunchDescription> read_launch(const fs::path& file) {
  RETUNE_TRY(const std::string text, read_text_file(file, std::size_t{64} << 20));
  auto json = parse_json(text, {.comments_and_trailing_commas = true});
  if (!json) return fail(json.error().while_doing(file.string()));
  auto launch = launch_description_from_json(JsonCursor(*json), fs::absolute(file).parent_path());
  if (!launch) return fail(launch.error().while_doing(file.string()));
  return launch;
}

// Every device variable of the module is recorded: as described, else with the value that the module gives it.
Expected<std::vector<DescribedMemory>> variables_of(const LaunchDescription& launch, const ModuleContents& module) {
  std::vector<DescribedMemory> all;
  std::map<std::string, const DescribedMemory*> described;
  for (const DescribedMemory& variable : launch.variables) described[variable.name] = &variable;
  for (const auto& variable : module.variables) {
    DescribedMemory memory{variable.name, {}, variable.initial};
    memory.content.resize(variable.size);
    if (const auto found = described.find(variable.name); found != described.end()) {
      if (found->second->content.size() != variable.size)
        return invalid_input("at /variables: {} has {} bytes in the module, {} in the description", variable.name, variable.size,
                             found->second->content.size());
      memory = *found->second;
      described.erase(found);
    }
    if (variable.size > 0) all.push_back(std::move(memory));
  }
  if (!described.empty()) {
    std::string known;
    for (const auto& variable : module.variables) known += " " + variable.name;
    return invalid_input("at /variables: the module has no variable \"{}\"; it has{}", described.begin()->first,
                         known.empty() ? " none" : known);
  }
  return all;
}

// Blobs of what is before the launch. `after`: the bytes of all regions, then all variables, or empty.
Expected<> write_memory(RecordingWriter& writer, const LaunchDescription& launch, const PlacedLaunch& placed,
                        const std::vector<DescribedMemory>& variables, ByteView after, Instance& instance) {
  std::size_t at = 0;
  const auto changes = [&](const Buffer& before) -> Expected<std::vector<ChangedRange>> {
    if (after.empty()) return std::vector<ChangedRange>();
    const ByteView now = after.subspan(at, before.size());
    at += before.size();
    return writer.add_changes(before, now);
  };
  for (std::size_t i = 0; i < launch.buffers.size(); ++i) {
    const DescribedMemory& buffer = launch.buffers[i];
    Region region;
    region.address = placed.addresses[i];
    region.size = buffer.content.size();
    region.rule = buffer.rule;
    if (region.rule.tag.empty()) region.rule.tag = buffer.name;
    RETUNE_TRY(region.before, writer.add_blob(buffer.content));
    RETUNE_TRY(region.after, changes(buffer.content));
    instance.regions.push_back(std::move(region));
  }
  for (const DescribedMemory& described : variables) {
    Variable variable;
    variable.name = described.name;
    variable.size = described.content.size();
    variable.rule = described.rule;
    RETUNE_TRY(variable.before, writer.add_blob(described.content));
    RETUNE_TRY(variable.after, changes(described.content));
    instance.variables.push_back(std::move(variable));
  }
  return {};
}

struct Parts {
  LaunchDescription launch;
  PlacedLaunch placed;
  std::vector<DescribedMemory> variables;
  Buffer bitcode;
  Kernel kernel;
  Manifest manifest;
};

Expected<> write(const Parts& parts, const fs::path& folder, ByteView after) {
  RETUNE_TRY(RecordingWriter writer, RecordingWriter::create(folder));
  Manifest manifest = parts.manifest;
  Kernel kernel = parts.kernel;
  RETUNE_TRY(const BlobRef module, writer.add_blob(parts.bitcode));
  kernel.modules = {module};
  Instance instance;
  instance.grid = parts.launch.grid;
  instance.block = parts.launch.block;
  instance.shared_mem = parts.launch.shared_mem;
  instance.arguments = parts.placed.arguments;
  RETUNE_CHECK(write_memory(writer, parts.launch, parts.placed, parts.variables, after, instance));
  kernel.instances.push_back(std::move(instance));
  manifest.kernels.push_back(std::move(kernel));
  return writer.finish(std::move(manifest));
}

// Runs the kernel of a recording that knows no memory after yet.
Expected<Buffer> run_once(const fs::path& folder, const fs::path& runner) {
  RETUNE_TRY(const Recording recording, Recording::open(folder));
  RETUNE_TRY(const auto found, recording.find_instance(""));
  EvaluationTerms terms;
  terms.instance = {recording.identity(), found.second->id};
  terms.recording_path = folder.string();
  Configuration configuration = recorded_configuration(*found.second);
  configuration.passes = "default<O0>";
  configuration.codegen_opt = 0;
  worker::SandboxedCompiler compiler({runner.string(), "compile"});
  worker::SandboxedReplayer replayer({runner.string(), "replay", "--threads", "1"});
  const auto failure = [](const StageFailure& f) {
    return fail(ErrorKind::failed, "the kernel does not {}: {} ({}){}", to_string(f.stage), f.reason, to_string(f.outcome),
                f.detail.empty() ? "" : "\n" + f.detail);
  };
  const auto compiled = compiler.compile(terms, configuration);
  if (!compiled) return failure(compiled.error());
  if (const auto ran = replayer.replay(terms, configuration, *compiled->binary); !ran) return failure(ran.error());
  const auto report = replayer.verify();
  if (!report) return failure(report.error());
  if (!report->outside_writes.empty())
    return fail(ErrorKind::failed, "the kernel writes outside its buffers, at {}", report->outside_writes.front());
  auto memory = replayer.memory();
  if (!memory) return failure(memory.error());
  return std::move(*memory);
}

}  // namespace

Expected<Manifest> make_recording(const MakeOptions& options) {
  if (fs::exists(options.folder / "manifest.json"))
    return invalid_input("{}: holds a recording already; name another folder or remove it first", options.folder.string());
  Parts parts;
  RETUNE_TRY(const Buffer ir, read_file(options.ir, std::size_t{1} << 30));
  auto module = worker::Inspector({options.runner.string(), "inspect"}).read_module(ir, options.kernel);
  if (!module) return fail(module.error().while_doing(options.ir.string()));
  const KernelSignature& signature = module->signature;
  parts.bitcode = std::move(module->bitcode);
  RETUNE_TRY(parts.launch, read_launch(options.launch));
  const auto about_launch = [&](const Error& error) { return fail(Error(error).while_doing(options.launch.string())); };
  auto placed = place(parts.launch, signature);
  if (!placed) return about_launch(placed.error());
  parts.placed = std::move(*placed);
  auto variables = variables_of(parts.launch, module->contents);
  if (!variables) return about_launch(variables.error());
  parts.variables = std::move(*variables);

  parts.kernel.mangled = options.kernel;
  parts.kernel.demangled = demangled(options.kernel);
  parts.kernel.arguments = signature.arguments;
  for (std::size_t i = 0; i < parts.kernel.arguments.size(); ++i)
    if (!parts.launch.arguments[i].name.empty()) parts.kernel.arguments[i].name = parts.launch.arguments[i].name;
  parts.manifest.target_triple = signature.target_triple;
  parts.manifest.target_cpu = signature.target_cpu;
  parts.manifest.llvm_version = signature.llvm_version;
  if (!parts.launch.buffers.empty()) {
    parts.manifest.reserve_address = kBufferAddress;
    parts.manifest.reserve_size = parts.placed.reserve_size;
  }
  parts.manifest.producer = {"retune recording make", signature.llvm_version.empty() ? "" : "LLVM " + signature.llvm_version, "fast", "host"};

  // Made beside its place; first without the memory after, then again with it.
  fs::path target = fs::absolute(options.folder).lexically_normal();
  if (!target.has_filename()) target = target.parent_path();
  const fs::path making = target.parent_path() / fmt::format(".{}.making-{}", target.filename().string(), ::getpid());
  std::error_code none;
  const auto make = [&]() -> Expected<> {
    RETUNE_CHECK(write(parts, making / "before", {}));
    RETUNE_TRY(const Buffer after, run_once(making / "before", options.runner));
    RETUNE_CHECK(write(parts, making / "whole", after));
    fs::remove(target, none);
    std::error_code error;
    fs::rename(making / "whole", target, error);
    if (error) return fail(ErrorKind::failed, "cannot move the recording to {}: {}", target.string(), error.message());
    return {};
  };
  auto done = make();
  fs::remove_all(making, none);
  RETUNE_CHECK(done);
  RETUNE_TRY(const Recording recording, Recording::open(target));
  return recording.manifest();
}

}  // namespace retune::coordinator
