#include "coordinator/service/feeder.h"

#include <algorithm>

namespace retune::coordinator {

Expected<Reply> Feeding::feed(const FeedTarget& ask) {
  if (ask.baseline) return feed_baseline(ask);
  auto found = strategies_.find(ask.target.id);
  if (found == strategies_.end()) {
    auto opened = open_(ask.campaign, ask.target);
    if (!opened) return Reply(reply::FeedFailed{ask.target.id, opened.error().to_string()});
    found = strategies_.emplace(ask.target.id, Opened{std::move(*opened), ask.target.members, ask.target.cursor}).first;
  }
  Opened& target = found->second;
  std::size_t max = ask.max;
  if (const auto limit = target.strategy.max_evaluations)
    max = std::min<std::size_t>(max, *limit > target.members ? *limit - target.members : 0);
  const Propose none_left = [&](std::size_t) -> Expected<Batch> { return Batch{{}, target.cursor, true}; };
  std::size_t given = 0;
  auto fed = coordinator::feed(max == 0 ? none_left : target.strategy.propose, max, ask.target.device.limits,
                               [&](CheckedBatch&& batch) -> Expected<FedBatch> {
                                 given = batch.valid.size();
                                 RETUNE_TRY(auto answer, dedup_(ask.target.id, std::move(batch), std::nullopt));
                                 return std::move(answer.batch);
                               });
  if (!fed) {
    if (is_fatal(fed.error())) return fail(std::move(fed.error()));
    strategies_.erase(found);
    return Reply(reply::FeedFailed{ask.target.id, fed.error().to_string()});
  }
  target.members += given - std::min<std::uint64_t>(given, fed->batch.duplicates);
  target.cursor = fed->cursor;
  const bool exhausted = fed->exhausted;
  if (exhausted) strategies_.erase(found);
  return Reply(reply::TargetFed{ask.target.id, std::move(fed->batch), exhausted, std::nullopt, ""});
}

// The recorded configuration, first and alone. The cursor stays where it is: at the start.
Expected<Reply> Feeding::feed_baseline(const FeedTarget& ask) {
  Batch recorded;
  recorded.candidates.push_back({{}, ask.campaign.baseline});
  CheckedBatch checked = check(std::move(recorded), ask.target.device.limits);
  const std::string rejected = checked.rejected.empty() ? "" : checked.rejected.front().reason;
  auto answer = dedup_(ask.target.id, std::move(checked), ask.target);
  if (!answer) {
    if (is_fatal(answer.error())) return fail(std::move(answer.error()));
    return Reply(reply::FeedFailed{ask.target.id, answer.error().to_string()});
  }
  return Reply(reply::TargetFed{ask.target.id, std::move(answer->batch), false, std::move(answer->row), rejected});
}

Feeder::Feeder(OpenStrategy open, Feeding::Dedup dedup, std::function<void()> on_reply)
    : feeding_(std::move(open), std::move(dedup)), replies_(std::move(on_reply)) {}

Feeder::~Feeder() {
  letters_.close();
  if (thread_.joinable()) thread_.join();
}

void Feeder::start() {
  thread_ = std::thread([this] { run(); });
}

void Feeder::run() {
  while (!letters_.is_closed()) {
    for (auto& letter : letters_.wait(milliseconds(60000))) {
      if (letters_.is_closed()) return;
      if (const auto* close = std::get_if<CloseTarget>(&letter)) {
        feeding_.close(close->target);
        continue;
      }
      auto reply = feeding_.feed(std::get<FeedTarget>(letter));
      if (!reply) return;  // the storekeeper has ended, and says why
      replies_.post(std::move(*reply));
    }
  }
}

}  // namespace retune::coordinator
