// Keeper: does what the dispatcher asks of the store. It owns the store, opens it anew after a disconnection and does the
// call that failed again (every call is idempotent). Belongs to one thread, the storekeeper's, and waits for the database
// as long as that takes.
#pragma once

#include <map>
#include <memory>

#include "coordinator/pipeline/pipeline.h"
#include "coordinator/service/actions.h"
#include "coordinator/service/crash_points.h"
#include "shared/base/clock.h"

namespace retune::coordinator {

using OpenStore = std::function<Expected<std::unique_ptr<Store>>()>;

struct KeeperOptions {
  milliseconds first_pause{100};    // before the second attempt to reach the database; doubles with each
  milliseconds longest_pause{5000};
  unsigned attempts = 3;            // of a call that fails while the database is there
  std::size_t commit_batch = 1000;  // reports in one transaction
};

// What the stage dedup has made of a batch.
struct FeedAnswer {
  FedBatch batch;
  std::optional<TargetRow> row;     // when asked for
};

class Keeper {
 public:
  // Waits; false at once when the process is to end, and then no further attempt is made.
  using Pause = std::function<bool(milliseconds)>;
  // The limit that a campaign's spec sets to its time, in seconds.
  using TimeLimit = std::function<std::optional<double>(const CampaignRow&)>;

  Keeper(OpenStore open, Pause pause, TimeLimit time_limit, CrashPoint crash_point, KeeperOptions options = {});

  // Opens the store and takes office. Not retried: a coordinator that cannot begin says so. Blocking, as all below.
  [[nodiscard]] Expected<Term> take_office(const std::string& holder);

  // All of `asks`, those of one kind together, in this order: workers, commits, releases, grants, targets, ends. Errors
  // end the coordinator: failed, poisons connection (the term has ended); failed (the database refuses what it must take);
  // disconnected (the process is to end and the database is away).
  [[nodiscard]] Expected<std::vector<Reply>> perform(std::vector<Ask> asks);

  // Stage dedup of one batch. `refresh`: the target whose row is wanted afterwards. Errors: as above; invalid_input or failed
  // without poison: only this batch cannot be stored.
  [[nodiscard]] Expected<FeedAnswer> dedup(TargetId target, const CheckedBatch& batch, const TargetRow* refresh);

  // What has changed among the campaigns since the last call. Errors: as perform().
  [[nodiscard]] Expected<Reply> poll_campaigns();

 private:
  template <class Call>
  auto with_store(std::string_view doing, Call&& call) -> decltype(call(std::declval<Store&>()));
  [[nodiscard]] Expected<> reopen();
  [[nodiscard]] Expected<reply::Committed> commit(std::vector<ReportRow> rows);
  [[nodiscard]] Expected<reply::TargetOpened> open_target(const ask::OpenTarget& ask);
  [[nodiscard]] Expected<std::vector<OpenEvaluation>> all_open(TargetId target);
  [[nodiscard]] Expected<Reply> end_campaign(ask::EndCampaign&& ask);

  OpenStore open_;
  Pause pause_;
  TimeLimit time_limit_;
  CrashPoint crash_point_;
  KeeperOptions options_;
  std::unique_ptr<Store> store_;
  Term term_;
  std::int64_t polled_ = 0;
  std::uint64_t reopened_ = 0;
  struct KnownTarget {
    CampaignId campaign;
    DeviceClass device;
    Toolchain toolchain;
  };
  std::map<TargetId, KnownTarget> known_;
  std::map<CampaignId, std::optional<double>> time_limits_;
};

// Whether an error of the keeper ends the coordinator.
[[nodiscard]] bool is_fatal(const Error& error) noexcept;

}  // namespace retune::coordinator
