#include "coordinator/cli/campaign_prepare.h"

#include "coordinator/search/strategy.h"
#include "coordinator/space/enumerate.h"
#include "shared/base/file.h"
#include "shared/recording/reader.h"
#include "worker/llvm/kernel_compiler.h"

namespace retune::coordinator {
namespace {

namespace fs = std::filesystem;

// The kernel and the instance that the spec names; with names left out, the only ones there are.
Expected<std::pair<const Kernel*, const Instance*>> pick(const Recording& recording, const RecordingSpec& wanted) {
  std::vector<std::pair<const Kernel*, const Instance*>> matches;
  std::string known;
  for (const Kernel& kernel : recording.manifest().kernels) {
    for (const Instance& instance : kernel.instances) {
      known += fmt::format("\n  {} {}", kernel.demangled, instance.id.value().substr(0, 12));
      const bool named = wanted.kernel.empty() || wanted.kernel == kernel.mangled || wanted.kernel == kernel.demangled ||
                         kernel.demangled.starts_with(wanted.kernel + "(");
      if (named && instance.id.value().starts_with(wanted.instance)) matches.emplace_back(&kernel, &instance);
    }
  }
  if (matches.size() == 1) return matches.front();
  return invalid_input("at /recording: {} of the recording's launches {} meant; name one with \"kernel\" and \"instance\":{}",
                       matches.empty() ? "none" : "several", matches.empty() ? "is" : "are", known);
}

Expected<PreparedCampaign> prepare(const fs::path& file, const std::string& text) {
  RETUNE_TRY(Spec spec, spec_from_json(text));
  if (!spec.recording) return invalid_input("at /recording: missing; a campaign needs a recording");
  const fs::path base = fs::absolute(file).parent_path();
  const fs::path folder = (base / spec.recording->path).lexically_normal();
  auto opened = Recording::open(folder);
  if (!opened) return fail(opened.error().while_doing("at /recording"));
  const Recording& recording = *opened;
  RETUNE_TRY(const auto picked, pick(recording, *spec.recording));
  const auto& [kernel, instance] = picked;
  RETUNE_TRY(const Buffer manifest, read_file(folder / "manifest.json"));
  if (auto rules = effective_rules(*kernel, *instance, spec.tolerances); !rules)
    return fail(rules.error().while_doing("at /tolerances"));

  PreparedCampaign campaign;
  CampaignRow& row = campaign.row;
  row.name = spec.name.empty() ? file.stem().string() : spec.name;
  row.spec = text;
  row.terms.instance = {sha256(manifest), instance->id};
  row.terms.recording_path = fs::canonical(folder).string();
  row.terms.measure = spec.measure;
  row.terms.limits = spec.limits.evaluation;
  row.terms.tolerances = spec.tolerances;
  row.baseline = recorded_configuration(*instance);
  row.backends = spec.targets;
  row.kernel = kernel->demangled;
  row.retries = spec.limits.retries;
  row.continue_on_bad_baseline = spec.limits.continue_on_bad_baseline;

  RETUNE_TRY(const Space space, Space::build(std::move(spec), {.recorded = row.baseline, .device = std::nullopt}));
  RETUNE_CHECK(space.check_pipelines([](const std::string& passes) { return worker::check_pipeline(passes); }));
  RETUNE_TRY(campaign.planned, planned(space));
  campaign.warnings = space.warnings();
  return campaign;
}

}  // namespace

Expected<PreparedCampaign> prepare_campaign(const fs::path& spec_file) {
  RETUNE_TRY(const std::string text, read_text_file(spec_file, std::size_t{16} << 20));
  auto campaign = prepare(spec_file, text);
  if (!campaign) return fail(campaign.error().while_doing(spec_file.string()));
  return campaign;
}

}  // namespace retune::coordinator
