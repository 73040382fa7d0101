// What the command line asks of the database: submit, look, steer. Read-only but for submit and steer; needs no term.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "coordinator/store/store.h"

namespace retune::coordinator {

struct CampaignProgress {
  CampaignId id;
  std::string name;
  std::string kernel;
  CampaignState state = CampaignState::running;
  std::string reason;
  std::uint64_t members = 0, finished = 0, reused = 0, verified = 0, failed = 0, rejected = 0, running = 0;
  bool exhausted = false;                 // every target's strategy has no more
  std::optional<std::uint64_t> planned;   // the number of evaluations expected in all, where the spec gives it
  double best_ns = 0;                     // 0: none
  double baseline_ns = 0;                 // 0: not verified yet
  std::string submitted_at;               // ISO 8601, UTC
  std::uint32_t workers = 0;              // alive now, of a class this campaign runs on
};

struct BestRow {
  CampaignId campaign;
  std::string campaign_name, kernel, instance, device, toolchain;
  ContentHash hash;
  Configuration configuration;
  Configuration baseline;                 // the campaign's recorded configuration
  double median_ns = 0, baseline_ns = 0, speedup = 0;  // speedup: baseline / median; 0 without a verified baseline
  std::uint64_t samples = 0;
  std::string tolerance;                  // the override under which it was verified, ""
};

class ClientStore {
 public:
  virtual ~ClientStore() = default;
  [[nodiscard]] virtual Expected<CampaignId> submit(const CampaignRow& campaign,
                                                    std::optional<std::uint64_t> planned) = 0;
  [[nodiscard]] virtual Expected<std::vector<CampaignProgress>> progress(std::optional<CampaignId> campaign) = 0;
  // The best verified configurations, fastest first: `top` of each campaign and target.
  [[nodiscard]] virtual Expected<std::vector<BestRow>> best(std::optional<CampaignId> campaign,
                                                            const std::string& kernel_glob, std::size_t top) = 0;
  // Outcomes of a campaign with counts and one example reason each.
  struct FailureRow { Outcome outcome; std::uint64_t count = 0; std::string example; };
  [[nodiscard]] virtual Expected<std::vector<FailureRow>> failures(CampaignId campaign) = 0;
  // running ↔ paused, running/paused → cancelled; others are an invalid_input error that says the state.
  [[nodiscard]] virtual Expected<> steer(CampaignId campaign, CampaignState to) = 0;
  [[nodiscard]] virtual Expected<std::string> schema_version() = 0;
};

// `url`: a libpq connection string or URL. Error: disconnected naming what could not be reached (never a password).
[[nodiscard]] Expected<std::unique_ptr<ClientStore>> open_client_store(const std::string& url);

// Applies the migrations that the database lacks, each in one transaction, under an advisory lock; returns their names.
[[nodiscard]] Expected<std::vector<std::string>> migrate(const std::string& url);
struct MigrationStatus { std::string name; bool applied = false; bool altered = false; std::string applied_at; };
[[nodiscard]] Expected<std::vector<MigrationStatus>> migration_status(const std::string& url);

// The coordinator's store. Reconnecting is the caller's business: a store whose call failed with poisons connection is
// thrown away and opened anew.
[[nodiscard]] Expected<std::unique_ptr<Store>> open_store(const std::string& url);

}  // namespace retune::coordinator
