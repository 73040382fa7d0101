#include "worker/agent/agent.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "shared/base/handle.h"
#include "shared/base/log.h"

namespace retune::worker {
namespace {

constexpr milliseconds kTurn{50};
constexpr std::size_t kMostMessagesATurn = 1000;

// Whole lines, each written at once, so that a killed worker leaves none half.
class Journal {
 public:
  static Expected<Journal> open(const std::string& path) {
    Journal journal;
    if (path.empty()) return journal;
    journal.file_ = FileDescriptor(::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644));
    if (!journal.file_) return invalid_input("--journal {}: cannot be opened: {}", path, std::strerror(errno));
    return journal;
  }
  void write(std::string_view word, const LeaseRef& lease, const std::string& more = "") {
    if (!file_) return;
    const std::string line = fmt::format("{} {} {}{}\n", word, lease.id.value(), lease.epoch.value(), more);
    if (::write(file_.get(), line.data(), line.size()) < 0) log::warn("journal: {}", std::strerror(errno));
  }

 private:
  FileDescriptor file_;
};

class Loop {
 public:
  Loop(const AgentOptions& options, DealerSocket& socket, Executor& executor, Journal& journal, const Clock& clock)
      : socket_(socket), executor_(executor), journal_(journal), clock_(clock), core_(identity(options, executor), clock.monotonic()) {}

  Expected<> run(const std::atomic<bool>& leave) {
    core_.on_tick(clock_.monotonic());
    while (!leave) {
      RETUNE_CHECK(turn(kTurn));
    }
    core_.begin_leaving();
    const auto patience = clock_.monotonic() + seconds(3);
    while (core_.is_welcome() && core_.unacknowledged() > 0 && clock_.monotonic() < patience) RETUNE_CHECK(turn(kTurn));
    core_.say_goodbye();
    return carry_out();
  }

 private:
  static AgentIdentity identity(const AgentOptions& options, const Executor& executor) {
    AgentIdentity identity = options.identity;
    identity.device = executor.platform().device;
    identity.toolchain = executor.platform().toolchain;
    return identity;
  }

  Expected<> turn(milliseconds patience) {
    for (std::size_t i = 0; i < kMostMessagesATurn; ++i) {
      RETUNE_TRY(const auto frames, socket_.receive(i == 0 ? patience : milliseconds(0)));
      if (!frames) break;
      auto message = decode(*frames);
      if (message) {
        core_.on_message(std::move(*message), clock_.monotonic());
      } else {
        core_.on_malformed();
        log::warn("malformed message of the coordinator: {}", message.error().to_string());
      }
      RETUNE_CHECK(carry_out());
    }
    for (const StageBegun& begun : executor_.take_stages()) core_.on_stage(begun.lease, begun.stage, clock_.monotonic());
    for (Finished& finished : executor_.take_finished()) {
      journal_.write("ran", finished.lease, " " + finished.hash.value().hex());
      core_.on_finished(finished.lease, finished.hash, std::move(finished.report));
    }
    core_.on_tick(clock_.monotonic());
    return carry_out();
  }

  Expected<> carry_out() {
    for (AgentAction& action : core_.take_actions()) {
      if (auto* send = std::get_if<SendMessage>(&action)) {
        RETUNE_TRY(const Sent sent, socket_.send(encode(send->message)));
        if (sent != Sent::queued) log::debug("a message did not fit into the socket's queue; what matters is sent again");
      } else if (auto* start = std::get_if<StartEvaluation>(&action)) {
        executor_.start(shared_terms(start->terms), std::move(start->request));
      } else if (const auto* abandon = std::get_if<AbandonEvaluation>(&action)) {
        executor_.abandon(abandon->lease);
      } else if (std::get_if<ReconnectSocket>(&action) != nullptr) {
        log::warn("nothing heard of the coordinator; connecting anew");
        RETUNE_CHECK(socket_.reconnect());
      } else if (const auto* acknowledged = std::get_if<Acknowledged>(&action)) {
        journal_.write("acked", acknowledged->lease);
      } else if (const auto* give_up = std::get_if<GiveUp>(&action)) {
        return fail(ErrorKind::failed, "the coordinator refuses this worker: {}", give_up->reason);
      }
    }
    return {};
  }

  // Thousands of requests have the same terms.
  std::shared_ptr<const EvaluationTerms> shared_terms(const EvaluationTerms& terms) {
    if (terms_ == nullptr || *terms_ != terms) terms_ = std::make_shared<const EvaluationTerms>(terms);
    return terms_;
  }

  DealerSocket& socket_;
  Executor& executor_;
  Journal& journal_;
  const Clock& clock_;
  AgentCore core_;
  std::shared_ptr<const EvaluationTerms> terms_;
};

}  // namespace

Expected<> run_agent(const AgentOptions& options, Transport& transport, const Clock& clock,
                     const std::function<Expected<std::unique_ptr<Executor>>(std::function<void()> wake)>& make,
                     const std::atomic<bool>& leave) {
  RETUNE_TRY(Journal journal, Journal::open(options.journal));
  RETUNE_TRY(const std::unique_ptr<DealerSocket> socket, transport.connect(options.endpoint));
  RETUNE_TRY(const std::unique_ptr<Executor> executor, make([raw = socket.get()] { raw->wake(); }));
  return Loop(options, *socket, *executor, journal, clock).run(leave);
}

}  // namespace retune::worker
