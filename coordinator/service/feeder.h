// Feeder: the thread that enumerates. Strategies may think for long (counting a space before drawing from it), so it is
// neither the ROUTER's thread nor the storekeeper's; each batch goes through pipeline/pipeline.h.
#pragma once

#include <atomic>
#include <thread>

#include "coordinator/pipeline/pipeline.h"
#include "coordinator/service/keeper.h"
#include "coordinator/service/mailbox.h"

namespace retune::coordinator {

// The strategy of a target, at its cursor.
struct OpenedStrategy {
  Propose propose;
  std::optional<std::uint64_t> max_evaluations;  // members the target may have, its baseline among them
};
// Error: invalid_input naming what is wrong with the spec.
using OpenStrategy = std::function<Expected<OpenedStrategy>(const CampaignRow& campaign, const TargetRow& target)>;

// One batch at a time; belongs to one thread.
class Feeding {
 public:
  // Stage dedup, with the row of the target as it is afterwards where `refresh` is given. Blocks.
  using Dedup =
      std::function<Expected<FeedAnswer>(TargetId target, CheckedBatch&& batch, std::optional<TargetRow> refresh)>;

  Feeding(OpenStrategy open, Dedup dedup) : open_(std::move(open)), dedup_(std::move(dedup)) {}

  // Reply: TargetFed or FeedFailed. Error: the storekeeper's, when it ends.
  [[nodiscard]] Expected<Reply> feed(const FeedTarget& ask);
  void close(TargetId target) { strategies_.erase(target); }

 private:
  [[nodiscard]] Expected<Reply> feed_baseline(const FeedTarget& ask);

  OpenStrategy open_;
  Dedup dedup_;
  struct Opened {
    OpenedStrategy strategy;
    std::uint64_t members = 0;
    std::string cursor;
  };
  std::map<TargetId, Opened> strategies_;
};

class Feeder {
 public:
  Feeder(OpenStrategy open, Feeding::Dedup dedup, std::function<void()> on_reply);
  // Ends the thread once its current batch is done, and waits for that.
  ~Feeder();
  Feeder(const Feeder&) = delete;
  Feeder& operator=(const Feeder&) = delete;

  void start();
  // Any thread; never block.
  void ask(FeedTarget ask) { letters_.post(std::move(ask)); }
  void ask(CloseTarget ask) { letters_.post(std::move(ask)); }
  [[nodiscard]] std::vector<Reply> take_replies() { return replies_.take(); }

 private:
  void run();
  Feeding feeding_;
  Mailbox<std::variant<FeedTarget, CloseTarget>> letters_;
  Mailbox<Reply> replies_;
  std::thread thread_;
};

}  // namespace retune::coordinator
