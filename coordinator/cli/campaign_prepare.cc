#include "coordinator/cli/campaign_prepare.h"

#include "coordinator/cli/spec_recording.h"
#include "coordinator/search/strategy.h"
#include "coordinator/space/enumerate.h"
#include "coordinator/space/preset.h"
#include "shared/base/file.h"
#include "worker/sandbox/inspector.h"

namespace retune::coordinator {
namespace {

namespace fs = std::filesystem;

Expected<PreparedCampaign> prepare(const fs::path& file, const std::string& text, const fs::path& runner) {
  RETUNE_TRY(Spec spec, spec_from_json(text));
  if (!spec.recording) return invalid_input("at /recording: missing; a campaign needs a recording");
  const fs::path folder = recording_folder(file, *spec.recording);
  RETUNE_TRY(const Recording recording, open_recording(file, *spec.recording));
  RETUNE_TRY(const auto picked, pick_launch(recording, *spec.recording));
  const auto& [kernel, instance] = picked;
  if (auto rules = effective_rules(*kernel, *instance, spec.tolerances); !rules)
    return fail(rules.error().while_doing("at /tolerances"));

  PreparedCampaign campaign;
  CampaignRow& row = campaign.row;
  row.name = spec.name.empty() ? file.stem().string() : spec.name;
  row.spec = text;
  row.terms.instance = {recording.identity(), instance->id};
  row.terms.recording_path = fs::canonical(folder).string();
  row.terms.measure = spec.measure;
  row.terms.limits = spec.limits.evaluation;
  row.terms.tolerances = spec.tolerances;
  row.baseline = recorded_configuration(*instance);
  row.backends = spec.targets;
  row.kernel = kernel->demangled;
  row.retries = spec.limits.retries;
  row.continue_on_bad_baseline = spec.limits.continue_on_bad_baseline;

  // Stored as it was expanded, so that a campaign's space never changes with the presets.
  if (spec.preset) {
    RETUNE_TRY(spec, expand_preset(std::move(spec), row.baseline));
    row.spec = to_text(to_json(spec), 2);
  }
  RETUNE_TRY(const Space space, Space::build(std::move(spec), {.recorded = row.baseline, .device = std::nullopt}));
  worker::Inspector inspector({runner.string(), "inspect"});
  RETUNE_CHECK(space.check_pipelines([&](const auto& pipelines) { return inspector.check_pipelines(pipelines); }));
  RETUNE_TRY(campaign.planned, planned(space));
  campaign.warnings = space.warnings();
  return campaign;
}

}  // namespace

Expected<PreparedCampaign> prepare_campaign(const fs::path& spec_file, const fs::path& runner) {
  RETUNE_TRY(const std::string text, read_text_file(spec_file, std::size_t{16} << 20));
  auto campaign = prepare(spec_file, text, runner);
  if (!campaign) return fail(campaign.error().while_doing(spec_file.string()));
  return campaign;
}

}  // namespace retune::coordinator
