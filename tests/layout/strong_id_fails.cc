// Must not compile: an evaluation's id is no campaign's.
#include "shared/base/strong_id.h"

retune::CampaignId wrong(retune::EvaluationId id) { return id; }
