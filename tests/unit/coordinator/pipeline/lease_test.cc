#include "coordinator/pipeline/lease.h"

#include <gtest/gtest.h>

#include <array>

namespace retune::coordinator {
namespace {

constexpr std::array kStates = {LeaseState::waiting,  LeaseState::asked,     LeaseState::leased,  LeaseState::orphaned,
                                LeaseState::reported, LeaseState::releasing, LeaseState::finished};
constexpr std::array kEvents = {LeaseEvent::ask,    LeaseEvent::grant,  LeaseEvent::refuse, LeaseEvent::orphan, LeaseEvent::adopt,
                                LeaseEvent::report, LeaseEvent::finish, LeaseEvent::retry,  LeaseEvent::release};

TEST(Lease, AnEvaluationGoesFromWaitingToItsResult) {
  LeaseState state = LeaseState::waiting;
  for (const auto event : {LeaseEvent::ask, LeaseEvent::grant, LeaseEvent::report, LeaseEvent::finish}) {
    const auto after = next(state, event);
    ASSERT_TRUE(after) << to_string(state) << " " << to_string(event);
    state = *after;
  }
  EXPECT_EQ(state, LeaseState::finished);
}

TEST(Lease, ALostWorkersEvaluationWaitsAgain) {
  EXPECT_EQ(next(LeaseState::leased, LeaseEvent::release), LeaseState::releasing);
  EXPECT_EQ(next(LeaseState::releasing, LeaseEvent::retry), LeaseState::waiting);
}

TEST(Lease, AnOrphanIsAdoptedOrReportedOrReleased) {
  EXPECT_EQ(next(LeaseState::waiting, LeaseEvent::orphan), LeaseState::orphaned);
  EXPECT_EQ(next(LeaseState::orphaned, LeaseEvent::adopt), LeaseState::leased);
  EXPECT_EQ(next(LeaseState::orphaned, LeaseEvent::report), LeaseState::reported);
  EXPECT_EQ(next(LeaseState::orphaned, LeaseEvent::release), LeaseState::releasing);
}

TEST(Lease, AResultIsNeverTakenBack) {
  for (const auto event : kEvents)
    EXPECT_EQ(next(LeaseState::finished, event).value_or(LeaseState::finished), LeaseState::finished) << to_string(event);
}

// No two of the store's answers are awaited for one evaluation at a time: what is asked, reported or being released can be
// neither asked for nor released nor reported again.
TEST(Lease, OneQuestionAtATimeIsOpenForAnEvaluation) {
  for (const auto state : {LeaseState::asked, LeaseState::reported, LeaseState::releasing})
    for (const auto event : {LeaseEvent::ask, LeaseEvent::report, LeaseEvent::release, LeaseEvent::orphan, LeaseEvent::adopt})
      EXPECT_EQ(next(state, event), std::nullopt) << to_string(state) << " " << to_string(event);
}

TEST(Lease, EveryStateButTheLastCanBeLeftAndEachHasAName) {
  for (const auto state : kStates) {
    EXPECT_FALSE(to_string(state).empty());
    bool left = false;
    for (const auto event : kEvents) {
      EXPECT_FALSE(to_string(event).empty());
      const auto after = next(state, event);
      left = left || (after && *after != state);
    }
    EXPECT_EQ(left, state != LeaseState::finished) << to_string(state);
  }
}

}  // namespace
}  // namespace retune::coordinator
