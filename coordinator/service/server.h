// Server: the loop of the thread that owns the ROUTER. It carries messages and replies to the dispatcher and its actions
// out, and decides nothing; it never waits for the database, a disk or an enumeration.
#pragma once

#include <atomic>
#include <map>
#include <memory>

#include "coordinator/service/dispatcher.h"
#include "coordinator/service/feeder.h"
#include "coordinator/service/librarian.h"
#include "coordinator/service/storekeeper.h"
#include "shared/wire/transport.h"

namespace retune::coordinator {

struct ServerOptions {
  DispatcherOptions dispatcher;
  Storekeeper::Options storekeeper;
};

class Server {
 public:
  // `router` and `clock` are used until run() has returned. Nothing runs yet.
  Server(RouterSocket& router, const Clock& clock, OpenStore open_store, OpenStrategy open_strategy,
         Keeper::TimeLimit time_limit, CrashPoint crash_point, ServerOptions options);

  // Opens the store and takes office. Error: why not; nothing runs then.
  [[nodiscard]] Expected<Term> take_office(const std::string& holder);

  // Serves until request_stop(), or until the storekeeper or the socket gives up: its error. Commits what waits before it
  // returns. After take_office().
  [[nodiscard]] Expected<> run();
  // Any thread; never blocks.
  void request_stop() noexcept;

  [[nodiscard]] const Dispatcher& dispatcher() const noexcept { return *dispatcher_; }

 private:
  [[nodiscard]] Expected<> receive(milliseconds timeout);
  void take_replies();
  [[nodiscard]] Expected<> carry_out(std::vector<Action> actions);
  [[nodiscard]] Expected<> send(const PeerId& peer, const MessageBody& body);
  void write_note(const Note& note);

  // Wakes the ROUTER's thread for as long as run() is at work: other threads may still live when the socket does not.
  class Waker {
   public:
    explicit Waker(RouterSocket& router) : router_(&router) {}
    void wake() {
      const std::lock_guard lock(mutex_);
      if (router_ != nullptr) router_->wake();
    }
    void disarm() {
      const std::lock_guard lock(mutex_);
      router_ = nullptr;
    }

   private:
    std::mutex mutex_;
    RouterSocket* router_;
  };

  RouterSocket& router_;
  std::shared_ptr<Waker> waker_;
  const Clock& clock_;
  CrashPoint crash_point_;
  ServerOptions options_;
  Storekeeper storekeeper_;
  Feeder feeder_;
  Librarian librarian_;
  std::unique_ptr<Dispatcher> dispatcher_;
  Term term_;
  std::atomic<bool> stop_{false};
  struct Silence {
    Monotonic until;
    std::uint64_t held_back = 0;
  };
  std::map<std::string, Silence> silences_;  // by kind of note
};

}  // namespace retune::coordinator
