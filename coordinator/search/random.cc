// Points drawn uniformly, without repetition.
#include <set>

#include "coordinator/search/permutation.h"
#include "coordinator/search/strategies.h"
#include "coordinator/space/solution.h"
#include "shared/base/split_mix.h"

namespace retune::coordinator {
namespace {

constexpr std::uint64_t kMostRepeats = 100000;  // points drawn in a row that had been drawn before

}  // namespace

struct UniformSampler::State {
  State(Enumerator given, std::uint64_t seed) : random(seed), enumerator(std::move(given)) {}
  SplitMix64 random;
  Enumerator enumerator;
  std::optional<SpaceSize> size;              // drawn by index
  std::optional<Permutation> permutation;
  std::set<Point> seen;                       // else
  std::uint64_t drawn = 0;

  Expected<bool> draw_by_index() {
    if (drawn >= *size->number) return false;
    RETUNE_CHECK(enumerator.go((*permutation)(drawn)));
    ++drawn;
    return true;
  }

  Expected<bool> draw_by_trial() {
    for (std::uint64_t i = 0; i < kMostRepeats; ++i) {
      RETUNE_TRY(const bool any, enumerator.draw([this] { return random.next(); }));
      if (!any) return false;
      if (!seen.insert(enumerator.point()).second) continue;
      ++drawn;
      return true;
    }
    return fail(ErrorKind::failed, "{} points drawn in a row had been drawn before: the space has hardly any more; use the "
                                   "strategy exhaustive", kMostRepeats);
  }
};

UniformSampler::UniformSampler(std::unique_ptr<State> state) : state_(std::move(state)) {}
UniformSampler::~UniformSampler() = default;
UniformSampler::UniformSampler(UniformSampler&&) noexcept = default;
UniformSampler& UniformSampler::operator=(UniformSampler&&) noexcept = default;

Expected<UniformSampler> UniformSampler::open(const Space& space, std::uint64_t seed) {
  RETUNE_TRY(const auto solution, space.solution());
  RETUNE_TRY(Enumerator enumerator, Enumerator::open_for_draws(space));
  UniformSampler sampler(std::make_unique<State>(std::move(enumerator), seed));
  if (solution->size) {
    sampler.state_->size = SpaceSize{solution->size, solution->size_text};
    if (*solution->size != 0) sampler.state_->permutation.emplace(*solution->size, seed);
  }
  return sampler;
}

Expected<bool> UniformSampler::draw() { return state_->size ? state_->draw_by_index() : state_->draw_by_trial(); }

Expected<> UniformSampler::skip_to(std::uint64_t count) {
  if (state_->size) {
    state_->drawn = count;
    return {};
  }
  while (state_->drawn < count) {
    RETUNE_TRY(const bool any, draw());
    if (!any) break;
  }
  return {};
}

Enumerator& UniformSampler::enumerator() noexcept { return state_->enumerator; }
std::uint64_t UniformSampler::drawn() const noexcept { return state_->drawn; }

namespace {

class RandomStrategy final : public Strategy {
 public:
  RandomStrategy(UniformSampler sampler, const StrategySpec& strategy, std::string fingerprint)
      : sampler_(std::move(sampler)), seed_(strategy.seed), most_(strategy.samples.value_or(~std::uint64_t{0})),
        fingerprint_(std::move(fingerprint)) {}

  Expected<Batch> propose(std::size_t max) override {
    Batch batch;
    while (!ended_ && batch.candidates.size() < max) {
      ended_ = sampler_.drawn() >= most_;
      if (ended_) break;
      RETUNE_TRY(const bool any, sampler_.draw());
      ended_ = !any;
      if (any) batch.candidates.push_back({sampler_.enumerator().point(), sampler_.enumerator().configuration()});
    }
    batch.exhausted = ended_ || sampler_.drawn() >= most_;
    Json cursor = Json::object();
    cursor.set("space", fingerprint_).set("seed", seed_).set("drawn", sampler_.drawn());
    batch.cursor = to_text(cursor);
    return batch;
  }

 private:
  UniformSampler sampler_;
  std::uint64_t seed_;
  std::uint64_t most_;
  std::string fingerprint_;
  bool ended_ = false;
};

}  // namespace

Expected<std::unique_ptr<Strategy>> open_random(const Space& space, const std::string& cursor) {
  const StrategySpec& strategy = space.spec().strategy;
  RETUNE_TRY(UniformSampler sampler, UniformSampler::open(space, strategy.seed));
  if (!cursor.empty()) {
    const auto read = [&]() -> Expected<std::uint64_t> {
      RETUNE_TRY(const Json json, parse_json(cursor));
      const JsonCursor root(json);
      RETUNE_TRY(const JsonCursor fingerprint, root.at("space"));
      RETUNE_TRY(const std::string text, fingerprint.string());
      if (text != space.fingerprint()) return fingerprint.error("belongs to another space");
      RETUNE_TRY(const JsonCursor seed, root.at("seed"));
      RETUNE_TRY(const std::uint64_t given, seed.unsigned_integer());
      if (given != strategy.seed) return seed.error(fmt::format("is {}, the spec's is {}", given, strategy.seed));
      RETUNE_TRY(const JsonCursor drawn, root.at("drawn"));
      return drawn.unsigned_integer();
    };
    const auto count = read();
    if (!count) return fail(Error(count.error()).while_doing("cursor"));
    RETUNE_CHECK(sampler.skip_to(*count));
  }
  return std::unique_ptr<Strategy>(std::make_unique<RandomStrategy>(std::move(sampler), strategy, space.fingerprint()));
}

}  // namespace retune::coordinator
