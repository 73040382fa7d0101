// Storekeeper: the thread that owns the store. What the dispatcher asks and what the feeder has made waits in its mailbox;
// all that waits is done together, so reports that come in while one transaction runs share the next.
#pragma once

#include <atomic>
#include <future>
#include <thread>

#include "coordinator/service/keeper.h"
#include "coordinator/service/mailbox.h"

namespace retune::coordinator {

class Storekeeper {
 public:
  struct Options {
    KeeperOptions keeper;
    milliseconds poll{200};  // between looks for campaigns
  };

  // `on_reply` is called by this thread after each reply, and when the thread has ended.
  Storekeeper(OpenStore open, Keeper::TimeLimit time_limit, CrashPoint crash_point, std::function<void()> on_reply,
              Options options);
  ~Storekeeper();
  Storekeeper(const Storekeeper&) = delete;
  Storekeeper& operator=(const Storekeeper&) = delete;

  // Before start(), on the caller's thread. Error: as Keeper's.
  [[nodiscard]] Expected<Term> take_office(const std::string& holder);
  void start();
  // Commits what waits, ends the thread and waits for it. Where the database is away, what waits stays undone.
  void stop();

  // Any thread. Never blocks.
  void ask(Ask ask);
  [[nodiscard]] std::vector<Reply> take_replies() { return replies_.take(); }
  // Any thread but the storekeeper's; waits for the database. Error: as Keeper::dedup, or disconnected: it has ended.
  [[nodiscard]] Expected<FeedAnswer> dedup(TargetId target, CheckedBatch batch, std::optional<TargetRow> refresh);

  // Why the thread has ended by itself. Nothing while it runs, or after stop().
  [[nodiscard]] std::optional<Error> failure() const;

 private:
  struct Feed {
    TargetId target;
    CheckedBatch batch;
    std::optional<TargetRow> refresh;
    std::promise<Expected<FeedAnswer>> answer;
  };
  using Letter = std::variant<Ask, std::unique_ptr<Feed>>;

  void run();
  [[nodiscard]] Expected<> turn(std::vector<Letter> letters);

  Options options_;
  Mailbox<Letter> letters_;
  Mailbox<Reply> replies_;
  Keeper keeper_;
  std::function<void()> on_reply_;
  mutable std::mutex mutex_;
  std::optional<Error> failure_;
  std::atomic<bool> ended_{false};
  std::thread thread_;
};

}  // namespace retune::coordinator
