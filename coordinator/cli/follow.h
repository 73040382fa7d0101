// What tune, submit, watch and best have in common.
#pragma once

#include "coordinator/cli/command.h"
#include "coordinator/store/client_store.h"

namespace retune::coordinator {

// A connection to the store that the context means. Error: disconnected, saying how to start it.
[[nodiscard]] Expected<std::unique_ptr<ClientStore>> open_client(const CommandContext& context);

// Checks the spec and submits it; warnings go to standard error. Returns the campaign's id.
[[nodiscard]] Expected<CampaignId> submit_spec(const CommandContext& context, const std::string& spec_file);

// Shows progress on standard error until the campaign is over or the user presses Ctrl-C, which leaves it running.
[[nodiscard]] Expected<CampaignProgress> follow(const CommandContext& context, CampaignId campaign);

// Exit status of a campaign: 0 something was verified, 1 nothing, or it failed.
[[nodiscard]] int status_of(const CampaignProgress& progress) noexcept;

// Prints the best of a campaign as table or JSON, and what failed, in the context's form.
[[nodiscard]] Expected<> print_outcome(const CommandContext& context, const CampaignProgress& progress, std::size_t top);

}  // namespace retune::coordinator
