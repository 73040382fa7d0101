// AgentCore: what a worker says and does next. Pure: messages, finished evaluations and the time go in, actions come out.
// It keeps the leases that are worked on and the reports that are not acknowledged; the loop (agent.cc) owns the socket and
// the executor.
//
// The life of a lease at its worker:
//   1. work      the request comes; it is started
//   2. finished  its report goes to the outbox and is sent; it counts as held until it is acknowledged
//   3. ack       the store has it; forgotten
//   or: stop (the coordinator wants it no longer), silence for lease_ms (the lease has ended by itself), or goodbye
//
// Nothing is sent but under the term of the coordinator that welcomed us; reports outlive coordinators.
#pragma once

#include <map>
#include <variant>
#include <vector>

#include "shared/base/clock.h"
#include "shared/wire/messages.h"

namespace retune::worker {

struct AgentIdentity {
  WorkerName name;
  DeviceClass device;
  Toolchain toolchain;
  std::string host;
  std::uint64_t pid = 0;
  std::uint32_t slots = 1;
};

struct SendMessage { Message message; };
struct StartEvaluation {
  EvaluationTerms terms;
  EvaluationRequest request;
};
struct AbandonEvaluation { LeaseRef lease; };     // stop it if it runs; its report is not wanted
struct ReconnectSocket {};
struct Acknowledged { LeaseRef lease; };          // for the journal
struct GiveUp { std::string reason; };            // the coordinator refuses us
using AgentAction = std::variant<SendMessage, StartEvaluation, AbandonEvaluation, ReconnectSocket, Acknowledged, GiveUp>;

class AgentCore {
 public:
  AgentCore(AgentIdentity identity, Monotonic now) : identity_(std::move(identity)), heard_(now) {}

  void on_message(Message message, Monotonic now);
  // A message that could not be decoded: counted, nothing else.
  void on_malformed() { ++malformed_; }
  void on_stage(const LeaseRef& lease, Stage stage, Monotonic now);
  // An abandoned evaluation's report is dropped.
  void on_finished(const LeaseRef& lease, const ConfigurationHash& hash, EvaluationReport report);
  void on_tick(Monotonic now);
  // Planned stop, in two steps: begin_leaving() abandons what is not finished and takes no more; once the outbox is empty,
  // or nobody wants to wait longer, say_goodbye() returns the leases.
  void begin_leaving();
  void say_goodbye();

  [[nodiscard]] std::vector<AgentAction> take_actions() { return std::exchange(actions_, {}); }
  [[nodiscard]] bool is_welcome() const noexcept { return welcome_; }
  [[nodiscard]] std::size_t running() const noexcept { return held_.size(); }
  [[nodiscard]] std::size_t unacknowledged() const noexcept { return outbox_.size(); }
  [[nodiscard]] std::uint64_t malformed() const noexcept { return malformed_; }

 private:
  struct Held {
    Epoch epoch;
    Stage stage = Stage::lease;
    Monotonic since;
  };

  void send(MessageBody body) { actions_.push_back(SendMessage{{term_, std::move(body)}}); }
  void say_hello(Monotonic now);
  void offer_credit();
  void resend_reports(Monotonic now);
  void take_work(Work& work, Monotonic now);
  void abandon_all();
  void stop(const LeaseRef& lease);

  AgentIdentity identity_;
  std::vector<AgentAction> actions_;
  Term term_;
  bool welcome_ = false;
  bool leaving_ = false;
  std::uint32_t heartbeat_ms_ = 1000;
  std::uint32_t lease_ms_ = 15000;
  Monotonic heard_;
  std::optional<Monotonic> hello_at_, beat_at_, resent_at_;
  std::map<EvaluationId, Held> held_;
  std::map<LeaseRef, Report> outbox_;
  std::vector<LeaseRef> returned_;
  std::uint64_t malformed_ = 0;
};

}  // namespace retune::worker
