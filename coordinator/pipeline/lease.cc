#include "coordinator/pipeline/lease.h"

namespace retune::coordinator {

std::string_view to_string(LeaseState state) noexcept {
  switch (state) {
    case LeaseState::waiting: return "waiting";
    case LeaseState::asked: return "asked";
    case LeaseState::leased: return "leased";
    case LeaseState::orphaned: return "orphaned";
    case LeaseState::reported: return "reported";
    case LeaseState::releasing: return "releasing";
    case LeaseState::finished: return "finished";
  }
  return "";
}

std::string_view to_string(LeaseEvent event) noexcept {
  switch (event) {
    case LeaseEvent::ask: return "ask";
    case LeaseEvent::grant: return "grant";
    case LeaseEvent::refuse: return "refuse";
    case LeaseEvent::orphan: return "orphan";
    case LeaseEvent::adopt: return "adopt";
    case LeaseEvent::report: return "report";
    case LeaseEvent::finish: return "finish";
    case LeaseEvent::retry: return "retry";
    case LeaseEvent::release: return "release";
  }
  return "";
}

std::optional<LeaseState> next(LeaseState state, LeaseEvent event) noexcept {
  using S = LeaseState;
  using E = LeaseEvent;
  // A result may come to light in any state: a report that was committed before its lease was released, or one that the
  // store knew of and we did not.
  if (event == E::finish) return S::finished;
  switch (state) {
    case S::waiting:
      if (event == E::ask) return S::asked;
      if (event == E::orphan) return S::orphaned;
      break;
    case S::asked:
      if (event == E::grant) return S::leased;
      if (event == E::refuse) return S::waiting;
      break;
    case S::leased:
      if (event == E::report) return S::reported;
      if (event == E::release) return S::releasing;
      if (event == E::retry) return S::waiting;
      break;
    case S::orphaned:
      if (event == E::adopt) return S::leased;
      if (event == E::report) return S::reported;
      if (event == E::release) return S::releasing;
      break;
    case S::reported:
      if (event == E::retry) return S::waiting;
      break;
    case S::releasing:
      if (event == E::retry) return S::waiting;
      break;
    case S::finished: break;
  }
  return std::nullopt;
}

}  // namespace retune::coordinator
