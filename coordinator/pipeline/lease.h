// Stage lease: a worker's time-limited right to run one evaluation. Its life, as the coordinator sees it:
//
//   1. waiting    The evaluation is open and nobody has a right to it. It stands in its targets' queues.
//   2. asked      A worker with credit was chosen; the store has been asked to write the lease down. Nothing is sent
//                 before it has (granted → 3). It refuses where there is a result already, or a lease that we do not know
//                 of (refused → the evaluation is forgotten and read again from the store).
//   3. leased     The lease, with its epoch, is committed and its work sent. Ends by a report (→ 5), or without one: the
//                 worker is silent for too long, says goodbye, does not know of it, or the campaign ends (→ 6).
//   4. orphaned   A lease that an earlier coordinator granted and whose worker has not said hello to this one. Held open
//                 for one lease time: the worker that claims it in its hello goes on with it (adopted → 3), its report
//                 counts (→ 5); else it is ended (→ 6).
//   5. reported   The report is on its way into the database. Its commit ends the lease: with a result (finished → 7), or
//                 with an attempt that will be tried again (→ 1). The report is acknowledged after that, not before.
//   6. releasing  The store has been asked to end the lease without a result: as an attempt (the worker was lost, which may
//                 be the evaluation's doing), or returned untouched. Then it waits again (→ 1), or, where its attempts have
//                 reached the campaign's limit, it has its result: quarantined as worker_lost (→ 7).
//   7. finished   There is a result. Nothing ends this.
//
// The store decides, in one transaction each, what really happened; here is only what the coordinator may ask for next. A
// report under an epoch that is no longer the standing one changes no state: it is kept in the store as a late attempt.
#pragma once

#include <optional>
#include <string_view>

namespace retune::coordinator {

enum class LeaseState { waiting, asked, leased, orphaned, reported, releasing, finished };
enum class LeaseEvent {
  ask,       // the store is asked for a lease
  grant,     // it has been written down
  refuse,    // it has not
  orphan,    // read from the store after a restart, with a holder that is not connected
  adopt,     // its holder claims it
  report,    // its holder has reported
  finish,    // a result has been committed
  retry,     // an attempt has been committed, or the lease has been released: it waits again
  release,   // the store is asked to end it without a result
};
[[nodiscard]] std::string_view to_string(LeaseState state) noexcept;
[[nodiscard]] std::string_view to_string(LeaseEvent event) noexcept;

// The state after an event; nothing where the event cannot happen in that state. Pure.
[[nodiscard]] std::optional<LeaseState> next(LeaseState state, LeaseEvent event) noexcept;

}  // namespace retune::coordinator
