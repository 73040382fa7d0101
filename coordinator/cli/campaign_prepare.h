// From a spec's file to the row of a campaign: everything that can be found wrong without running anything is found here.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "coordinator/store/store.h"

namespace retune::coordinator {

struct PreparedCampaign {
  CampaignRow row;                         // without its id
  std::optional<std::uint64_t> planned;    // evaluations to expect, where counting is cheap
  std::vector<std::string> warnings;       // allowed, but probably not meant
};

// Reads and checks the spec, opens its recording (a relative path counts from the spec's folder), picks kernel and
// instance, checks the space, its pass pipelines (in a child: `runner` is retune-runner) and the tolerances against them.
// Blocking. Error: invalid_input naming the file and the JSON pointer; those of worker/sandbox/inspector.h.
[[nodiscard]] Expected<PreparedCampaign> prepare_campaign(const std::filesystem::path& spec_file,
                                                          const std::filesystem::path& runner);

}  // namespace retune::coordinator
