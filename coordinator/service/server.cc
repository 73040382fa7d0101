#include "coordinator/service/server.h"

#include <algorithm>

namespace retune::coordinator {
namespace {

constexpr int kMessagesPerTurn = 512;      // before decisions are made and sent
constexpr seconds kNoteEvery(1);           // of one kind, for what anybody who connects can cause

bool is_limited(const Note& note) { return note.kind == "malformed" || note.kind == "out-of-place"; }

}  // namespace

Server::Server(RouterSocket& router, const Clock& clock, OpenStore open_store, OpenStrategy open_strategy,
               Keeper::TimeLimit time_limit, CrashPoint crash_point, ServerOptions options)
    : router_(router), waker_(std::make_shared<Waker>(router)), clock_(clock), crash_point_(crash_point), options_(options),
      storekeeper_(std::move(open_store), std::move(time_limit), std::move(crash_point), [waker = waker_] { waker->wake(); },
                   options.storekeeper),
      feeder_(std::move(open_strategy),
              [this](TargetId target, CheckedBatch&& batch, std::optional<TargetRow> refresh) {
                return storekeeper_.dedup(target, std::move(batch), std::move(refresh));
              },
              [waker = waker_] { waker->wake(); }),
      librarian_([waker = waker_] { waker->wake(); }) {}

Expected<Term> Server::take_office(const std::string& holder) {
  RETUNE_TRY(term_, storekeeper_.take_office(holder));
  dispatcher_ = std::make_unique<Dispatcher>(term_, options_.dispatcher);
  return term_;
}

void Server::request_stop() noexcept {
  stop_ = true;
  waker_->wake();
}

Expected<> Server::run() {
  storekeeper_.start();
  feeder_.start();
  librarian_.start();
  const auto tick = milliseconds(std::max<std::uint32_t>(1, std::min<std::uint32_t>(options_.dispatcher.heartbeat_ms / 4, 100)));
  Monotonic next_tick = clock_.monotonic();
  Expected<> result;
  while (!stop_) {
    const auto left = std::chrono::ceil<milliseconds>(next_tick - clock_.monotonic());
    if (result = receive(std::max(left, milliseconds(0))); !result) break;
    take_replies();
    if (auto failure = storekeeper_.failure()) {
      result = fail(std::move(*failure));
      break;
    }
    const Monotonic now = clock_.monotonic();
    if (now >= next_tick) {
      dispatcher_->on_tick(now);
      next_tick = now + tick;
    }
    dispatcher_->plan(now);
    if (result = carry_out(dispatcher_->take_actions()); !result) break;
  }
  // What has been reported is committed and acknowledged; nothing new is begun.
  storekeeper_.stop();
  take_replies();
  for (auto& action : dispatcher_->take_actions())
    if (const auto* message = std::get_if<Send>(&action); message != nullptr && result) (void)send(message->peer, message->body);
  waker_->disarm();
  return result;
}

Expected<> Server::receive(milliseconds timeout) {
  for (int count = 0; count < kMessagesPerTurn; ++count) {
    RETUNE_TRY(auto received, router_.receive(count == 0 ? timeout : milliseconds(0)));
    if (!received) return {};
    if (auto message = decode(received->frames))
      dispatcher_->on_message(received->peer, std::move(*message), clock_.monotonic());
    else
      dispatcher_->on_malformed(received->peer, message.error(), foreign_version(received->frames));
  }
  return {};
}

void Server::take_replies() {
  for (auto& reply : storekeeper_.take_replies()) dispatcher_->on_reply(std::move(reply), clock_.monotonic());
  for (auto& reply : feeder_.take_replies()) dispatcher_->on_reply(std::move(reply), clock_.monotonic());
  for (auto& answer : librarian_.take_answers()) (void)send(answer.peer, answer.body);
}

Expected<> Server::send(const PeerId& peer, const MessageBody& body) {
  RETUNE_TRY(const Sent sent, router_.send(peer, encode({term_, body})));
  if (sent != Sent::queued) dispatcher_->on_unreachable(peer);
  return {};
}

Expected<> Server::carry_out(std::vector<Action> actions) {
  for (auto& action : actions) {
    if (auto* message = std::get_if<Send>(&action)) {
      RETUNE_CHECK(send(message->peer, message->body));
      if (std::holds_alternative<Work>(message->body)) crash_point_("after-work");
      if (std::holds_alternative<Ack>(message->body)) crash_point_("after-ack");
    } else if (auto* ask = std::get_if<Ask>(&action)) {
      storekeeper_.ask(std::move(*ask));
    } else if (auto* feed = std::get_if<FeedTarget>(&action)) {
      feeder_.ask(std::move(*feed));
    } else if (const auto* close = std::get_if<CloseTarget>(&action)) {
      feeder_.ask(*close);
    } else if (auto* serve = std::get_if<Serve>(&action)) {
      librarian_.ask(std::move(*serve));
    } else {
      write_note(std::get<Note>(action));
    }
  }
  return {};
}

void Server::write_note(const Note& note) {
  if (!is_limited(note)) return log::log(note.level, "{}", note.text);
  Silence& silence = silences_[note.kind];
  const Monotonic now = clock_.monotonic();
  if (now < silence.until) {
    ++silence.held_back;
    return;
  }
  silence.until = now + kNoteEvery;
  const auto held_back = std::exchange(silence.held_back, 0);
  log::log(note.level, "{}{}", note.text, held_back == 0 ? "" : fmt::format(" ({} more of these)", held_back));
}

}  // namespace retune::coordinator
