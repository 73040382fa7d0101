#include "coordinator/pipeline/pipeline.h"

#include <unordered_set>

namespace retune::coordinator {

Expected<Fed> feed(const Propose& propose, std::size_t max, const DeviceLimits& limits, const Dedup& dedup) {
  RETUNE_TRY(Batch proposed, propose(max));
  CheckedBatch checked = check(std::move(proposed), limits);
  Fed fed{{}, checked.cursor, checked.exhausted};
  RETUNE_TRY(fed.batch, dedup(std::move(checked)));
  return fed;
}

CheckedBatch check(Batch&& proposed, const DeviceLimits& limits) {
  CheckedBatch checked;
  checked.cursor = std::move(proposed.cursor);
  checked.exhausted = proposed.exhausted;
  checked.valid.reserve(proposed.candidates.size());
  std::unordered_set<ContentHash> seen;
  for (auto& candidate : proposed.candidates) {
    const GroundedConfiguration grounded = ground(std::move(candidate.configuration));
    if (auto valid = validate(grounded, &limits)) {
      if (seen.insert(hash(*valid).value()).second) checked.valid.push_back(std::move(*valid));
    } else {
      const ContentHash identity = hash_as_given(grounded.value());
      if (seen.insert(identity).second)
        checked.rejected.push_back({grounded.value(), identity, valid.error().message()});
    }
  }
  return checked;
}

}  // namespace retune::coordinator
