#include "coordinator/service/storekeeper.h"

namespace retune::coordinator {

Storekeeper::Storekeeper(OpenStore open, Keeper::TimeLimit time_limit, CrashPoint crash_point,
                         std::function<void()> on_reply, Options options)
    : options_(options), replies_(on_reply),
      keeper_(std::move(open), [this](milliseconds pause) { return letters_.sleep(pause); }, std::move(time_limit),
              std::move(crash_point), options.keeper),
      on_reply_(std::move(on_reply)) {}

Storekeeper::~Storekeeper() { stop(); }

Expected<Term> Storekeeper::take_office(const std::string& holder) { return keeper_.take_office(holder); }

void Storekeeper::start() {
  thread_ = std::thread([this] { run(); });
}

void Storekeeper::stop() {
  letters_.close();
  if (thread_.joinable()) thread_.join();
}

void Storekeeper::ask(Ask ask) { letters_.post(std::move(ask)); }

Expected<FeedAnswer> Storekeeper::dedup(TargetId target, CheckedBatch batch, std::optional<TargetRow> refresh) {
  auto feed = std::make_unique<Feed>(Feed{target, std::move(batch), std::move(refresh), {}});
  auto answer = feed->answer.get_future();
  if (ended_) return fail(ErrorKind::disconnected, "the storekeeper has ended");
  letters_.post(std::move(feed));
  // It may have ended between the question and the letter; then nobody reads the letter.
  while (answer.wait_for(milliseconds(100)) != std::future_status::ready)
    if (ended_ && answer.wait_for(milliseconds(0)) != std::future_status::ready)
      return fail(ErrorKind::disconnected, "the storekeeper has ended");
  return answer.get();
}

std::optional<Error> Storekeeper::failure() const {
  const std::lock_guard lock(mutex_);
  return failure_;
}

Expected<> Storekeeper::turn(std::vector<Letter> letters) {
  std::vector<Ask> asks;
  std::vector<std::unique_ptr<Feed>> feeds;
  for (auto& letter : letters) {
    if (auto* ask = std::get_if<Ask>(&letter))
      asks.push_back(std::move(*ask));
    else
      feeds.push_back(std::move(std::get<std::unique_ptr<Feed>>(letter)));
  }
  if (!asks.empty()) {
    RETUNE_TRY(auto replies, keeper_.perform(std::move(asks)));
    for (auto& reply : replies) replies_.post(std::move(reply));
  }
  for (auto& feed : feeds) {
    auto answer = keeper_.dedup(feed->target, feed->batch, feed->refresh ? &*feed->refresh : nullptr);
    std::optional<Error> fatal;
    if (!answer && is_fatal(answer.error())) fatal = answer.error();
    feed->answer.set_value(std::move(answer));
    if (fatal) return fail(std::move(*fatal));
  }
  return {};
}

void Storekeeper::run() {
  const auto end = [this](Error error) {
    const std::lock_guard lock(mutex_);
    failure_ = std::move(error);
  };
  auto next_poll = std::chrono::steady_clock::now();
  while (!letters_.is_closed()) {
    if (const auto now = std::chrono::steady_clock::now(); now >= next_poll) {
      auto changes = keeper_.poll_campaigns();
      if (!changes) {
        if (!letters_.is_closed()) end(std::move(changes.error()));
        break;
      }
      replies_.post(std::move(*changes));
      next_poll = std::chrono::steady_clock::now() + options_.poll;
    }
    const auto left = std::chrono::ceil<milliseconds>(next_poll - std::chrono::steady_clock::now());
    if (auto done = turn(letters_.wait(std::max(left, milliseconds(0)))); !done) {
      if (!letters_.is_closed() || done.error().kind() != ErrorKind::disconnected) end(std::move(done.error()));
      break;
    }
  }
  if (!failure()) {
    if (auto done = turn(letters_.take()); !done) log::warn("at the end: {}", done.error().to_string());
  }
  ended_ = true;
  if (on_reply_) on_reply_();
}

}  // namespace retune::coordinator
