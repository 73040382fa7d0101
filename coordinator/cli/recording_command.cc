// retune recording make|ls|show|verify|import.
#include <algorithm>
#include <cstring>
#include <memory>

#include "coordinator/cli/command.h"
#include "coordinator/cli/output.h"
#include "coordinator/cli/recording_make.h"
#include "shared/recording/mneme_import.h"
#include "shared/recording/reader.h"
#include "worker/sandbox/inspector.h"

namespace retune::coordinator {
namespace {

namespace fs = std::filesystem;

std::string dim_text(const Dim3& dim) { return fmt::format("{}x{}x{}", dim.x, dim.y, dim.z); }

std::uint64_t changed_bytes(const std::vector<ChangedRange>& ranges) {
  std::uint64_t sum = 0;
  for (const ChangedRange& range : ranges) sum += range.content.size;
  return sum;
}

std::string rule_text(const ComparisonRule& rule) {
  std::string text = rule.is_exact() ? "exact" : fmt::format("{} within {:g} {}", to_string(rule.type), rule.threshold, to_string(rule.kind));
  if (rule.norm != Norm::none) text += fmt::format(" {}", to_string(rule.norm));
  if (!rule.tag.empty()) text += fmt::format(" \"{}\"", rule.tag);
  return text;
}

// The value of an argument as far as its size tells: a pointer, or an integer and what it would be as a float.
std::string argument_text(const ArgumentLayout& layout, const Buffer& bytes) {
  std::uint64_t value = 0;
  if (bytes.size() <= 8) std::memcpy(&value, bytes.data(), bytes.size());
  if (layout.kind == ArgumentKind::pointer) return fmt::format("{:#x}", value);
  if (layout.kind == ArgumentKind::by_value || bytes.size() > 8) return to_hex(bytes);
  if (bytes.size() == 4) {
    float real = 0;
    std::memcpy(&real, bytes.data(), 4);
    return fmt::format("{} (as f32 {:g})", static_cast<std::int32_t>(value), real);
  }
  if (bytes.size() == 8) {
    double real = 0;
    std::memcpy(&real, bytes.data(), 8);
    return fmt::format("{} (as f64 {:g})", static_cast<std::int64_t>(value), real);
  }
  return fmt::format("{}", value);
}

std::string show_text(const Recording& recording) {
  const Manifest& manifest = recording.manifest();
  std::string text = fmt::format("{}\n  made by {}{}, for {} {}, contraction {}\n", recording.folder().string(), manifest.producer.name,
                                 manifest.producer.compiler.empty() ? "" : " from code of " + manifest.producer.compiler,
                                 manifest.target_triple, manifest.target_cpu, manifest.producer.contraction);
  for (const Kernel& kernel : manifest.kernels) {
    text += fmt::format("kernel {}\n  symbol {}\n  static hash {}{}\n", kernel.demangled, kernel.mangled, kernel.static_hash.hex(),
                        kernel.source_id.empty() ? "" : "  (producer's: " + kernel.source_id + ")");
    for (const Instance& instance : kernel.instances) {
      text += fmt::format("  instance {}{}\n    grid {}  block {}  shared {} bytes  seen {} time{}\n", instance.id.value(),
                          instance.source_id.empty() ? "" : "  (producer's: " + instance.source_id + ")", dim_text(instance.grid),
                          dim_text(instance.block), instance.shared_mem, instance.occurrences, instance.occurrences == 1 ? "" : "s");
      for (std::size_t i = 0; i < kernel.arguments.size(); ++i) {
        constexpr std::string_view kKinds[] = {"scalar", "pointer", "by value"};
        const ArgumentLayout& layout = kernel.arguments[i];
        text += fmt::format("    argument {:<12} {:<8} {:>4} bytes  {}\n", layout.name, kKinds[static_cast<std::size_t>(layout.kind)],
                            layout.size, argument_text(layout, instance.arguments[i]));
      }
      for (const Region& region : instance.regions)
        text += fmt::format("    region   {:#x}  {:>10} bytes  {:>10} changed  {}\n", region.address, region.size,
                            changed_bytes(region.after), rule_text(region.rule));
      for (const Variable& variable : instance.variables)
        text += fmt::format("    variable {:<14}  {:>10} bytes  {:>10} changed  {}\n", variable.name, variable.size,
                            changed_bytes(variable.after), rule_text(variable.rule));
    }
  }
  return text;
}

Expected<int> show(const CommandContext& context, const std::string& folder) {
  RETUNE_TRY(const Recording recording, Recording::open(folder));
  RETUNE_CHECK(context.json ? print_json(to_json(recording.manifest())) : print(show_text(recording)));
  return 0;
}

Expected<int> list(const CommandContext& context, const std::vector<std::string>& folders) {
  Json all = Json::array();
  std::string text;
  const auto add = [&](const fs::path& folder) -> Expected<> {
    RETUNE_TRY(const Recording recording, Recording::open(folder));
    for (const Kernel& kernel : recording.manifest().kernels)
      for (const Instance& instance : kernel.instances) {
        Json json = Json::object();
        json.set("folder", folder.string())
            .set("kernel", kernel.demangled)
            .set("instance", instance.id.value())
            .set("grid", dim_text(instance.grid))
            .set("block", dim_text(instance.block));
        all.push(std::move(json));
        text += fmt::format("{}  {:.12}  grid {}  block {}  {}\n", folder.string(), instance.id.value(), dim_text(instance.grid),
                            dim_text(instance.block), kernel.demangled);
      }
    return {};
  };
  for (const std::string& given : folders) {
    if (fs::exists(fs::path(given) / "manifest.json")) {
      RETUNE_CHECK(add(given));
      continue;
    }
    if (!fs::is_directory(given)) return invalid_input("{}: no such folder", given);
    // A folder of recordings.
    std::vector<fs::path> found;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(given, none))
      if (fs::exists(entry.path() / "manifest.json")) found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    for (const fs::path& folder : found) RETUNE_CHECK(add(folder));
  }
  RETUNE_CHECK(context.json ? print_json(all) : print(text));
  return 0;
}

Expected<int> verify(const CommandContext& context, const std::vector<std::string>& folders) {
  bool good = true;
  Json all = Json::array();
  std::string text;
  for (const std::string& folder : folders) {
    const auto opened = Recording::open(folder);
    const auto checked = opened ? opened->verify() : Expected<>(fail(opened.error()));
    good = good && checked;
    Json json = Json::object();
    json.set("folder", folder).set("good", checked.has_value()).set("error", checked ? "" : checked.error().to_string());
    all.push(std::move(json));
    if (checked) text += folder + ": good\n";
    else note("retune: error: " + checked.error().to_string());
  }
  RETUNE_CHECK(context.json ? print_json(all) : print(text));
  return good ? 0 : 2;
}

Expected<int> import(const CommandContext& context, const std::vector<std::string>& given, const std::string& folder) {
  worker::Inspector signatures({(context.programs / "retune-runner").string(), "inspect"});
  const std::vector<fs::path> files(given.begin(), given.end());
  RETUNE_TRY(const Manifest manifest, import_mneme(files, folder, signatures));
  if (context.json) {
    RETUNE_CHECK(print_json(to_json(manifest)));
    return 0;
  }
  std::string text;
  for (const Kernel& kernel : manifest.kernels)
    text += fmt::format("{}: {} with {} instance{}\n", folder, kernel.demangled, kernel.instances.size(),
                        kernel.instances.size() == 1 ? "" : "s");
  RETUNE_CHECK(print(text));
  return 0;
}

Expected<int> make(const CommandContext& context, MakeOptions options) {
  options.runner = context.programs / "retune-runner";
  RETUNE_TRY(const Manifest manifest, make_recording(options));
  if (context.json) {
    RETUNE_CHECK(print_json(to_json(manifest)));
    return 0;
  }
  const Kernel& kernel = manifest.kernels.front();
  RETUNE_CHECK(print(fmt::format("{}: {}, instance {:.12}\n", options.folder.string(), kernel.demangled, kernel.instances.front().id.value())));
  return 0;
}

}  // namespace

void add_recording(CLI::App& app, CommandContext& context) {
  CLI::App* recording = app.add_subcommand("recording", "Make, import and look after recordings");
  recording->require_subcommand(1)->fallthrough();

  const auto options = std::make_shared<MakeOptions>();
  CLI::App* command = recording->add_subcommand("make", "Make one from IR and a described launch; the kernel runs once on this CPU");
  command->add_option("--ir", options->ir, "LLVM bitcode or textual IR of device code")->required();
  command->add_option("--kernel", options->kernel, "The kernel's symbol")->required();
  command->add_option("--launch", options->launch, "Description of the launch (JSON)")->required();
  command->add_option("-o,--output", options->folder, "The recording's folder")->required();
  runs(command, context, [options, &context] { return make(context, *options); });

  const auto folders = std::make_shared<std::vector<std::string>>();
  const auto output = std::make_shared<std::string>();
  command = recording->add_subcommand("import", "Import Mneme's databases into one recording");
  command->add_option("database", *folders, "S.json files, or folders of them")->required();
  command->add_option("-o,--output", *output, "The recording's folder")->required();
  runs(command, context, [folders, output, &context] { return import(context, *folders, *output); });

  command = recording->add_subcommand("ls", "List recordings, or folders of them");
  command->add_option("folder", *folders, "Recordings, or folders of recordings")->required();
  runs(command, context, [folders, &context] { return list(context, *folders); });

  const auto folder = std::make_shared<std::string>();
  command = recording->add_subcommand("show", "Kernels, instances, arguments, memory");
  command->add_option("recording", *folder, "The recording's folder")->required();
  runs(command, context, [folder, &context] { return show(context, *folder); });

  command = recording->add_subcommand("verify", "Check every blob and identity");
  command->add_option("recording", *folders, "Recordings")->required();
  runs(command, context, [folders, &context] { return verify(context, *folders); });
}

}  // namespace retune::coordinator
