// The coordinator's half of the data flow, as one sentence: propose → ground → validate → hash → dedup.
//
// One call takes one batch of one target from its strategy into the store; what comes out waits to be leased. Pure but for
// the two functions that are given to it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "coordinator/space/enumerate.h"
#include "coordinator/store/store.h"

namespace retune::coordinator {

// Stage enumerate: the next `max` candidates of a strategy (search/strategy.h).
using Propose = std::function<Expected<Batch>(std::size_t max)>;

// What the stages ground, validate and hash make of a batch.
struct CheckedBatch {
  std::vector<ValidConfiguration> valid;      // each once, in the order proposed
  std::vector<RejectedCandidate> rejected;
  std::string cursor;                         // the strategy's, behind the batch
  bool exhausted = false;
};

// Stage dedup: store.feed(), by whoever owns the store.
using Dedup = std::function<Expected<FedBatch>(CheckedBatch&& batch)>;

struct Fed {
  FedBatch batch;
  std::string cursor;
  bool exhausted = false;
};

// `limits`: of the target's device class. Error: of the strategy (the spec's own fault), or of dedup.
[[nodiscard]] Expected<Fed> feed(const Propose& propose, std::size_t max, const DeviceLimits& limits, const Dedup& dedup);

// Stages ground, validate and hash. A configuration that breaks a rule or a limit is rejected with the reasons and is a row
// of the store like the others. Of equal configurations only the first is kept.
[[nodiscard]] CheckedBatch check(Batch&& proposed, const DeviceLimits& limits);

}  // namespace retune::coordinator
