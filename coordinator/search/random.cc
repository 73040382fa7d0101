// Points drawn uniformly, without repetition.
#include <set>
#include <unordered_map>

#include "coordinator/search/strategies.h"
#include "coordinator/space/plan.h"
#include "shared/base/split_mix.h"

namespace retune::coordinator {
namespace {

constexpr std::uint64_t kMostDraws = 2000000;  // in a row without a valid point: about a second

}  // namespace

struct UniformSampler::State {
  State(const Space& given, std::uint64_t seed, Enumerator walker) : space(given), random(seed), enumerator(std::move(walker)) {}
  Space space;
  SplitMix64 random;
  std::optional<SpaceIndex> index;
  std::unordered_map<std::uint64_t, std::uint64_t> moved;  // a shuffle of the indices, of which only what moved is kept
  Enumerator enumerator;
  std::set<Point> seen;
  std::uint64_t drawn = 0;

  Expected<std::optional<Candidate>> draw_by_index() {
    if (drawn == index->size()) return std::optional<Candidate>();
    const std::uint64_t at = drawn + random.below(index->size() - drawn);
    const auto value_of = [&](std::uint64_t i) {
      const auto found = moved.find(i);
      return found == moved.end() ? i : found->second;
    };
    const std::uint64_t chosen = value_of(at);
    moved[at] = value_of(drawn);
    moved.erase(drawn);
    ++drawn;
    RETUNE_TRY(Candidate candidate, index->at(chosen));
    return std::optional(std::move(candidate));
  }

  Expected<std::optional<Candidate>> draw_by_trial() {
    const auto& order = space.plan()->order;
    Point point(order.size());
    for (std::uint64_t i = 0; i < kMostDraws; ++i) {
      for (const auto& axis : order) point[axis.parameter] = random.below(axis.domain.size());
      // Parameters that do not apply have the digit 0: every point is hit by exactly one assignment.
      RETUNE_TRY(const bool valid, enumerator.go_to(point));
      if (!valid || !seen.insert(point).second) continue;
      ++drawn;
      return std::optional(Candidate{point, enumerator.configuration()});
    }
    return fail(ErrorKind::failed,
                "{} combinations drawn in a row are no points of the space: too few satisfy the constraints to be drawn at "
                "random; use the strategy exhaustive", kMostDraws);
  }
};

UniformSampler::UniformSampler(std::unique_ptr<State> state) : state_(std::move(state)) {}
UniformSampler::~UniformSampler() = default;
UniformSampler::UniformSampler(UniformSampler&&) noexcept = default;
UniformSampler& UniformSampler::operator=(UniformSampler&&) noexcept = default;

Expected<UniformSampler> UniformSampler::open(const Space& space, std::uint64_t seed, std::uint64_t most_nodes) {
  RETUNE_TRY(Enumerator walker, Enumerator::open(space));
  UniformSampler sampler(std::make_unique<State>(space, seed, std::move(walker)));
  auto index = SpaceIndex::build(space, most_nodes);
  if (index)
    sampler.state_->index = std::move(*index);
  else if (index.error().kind() != ErrorKind::overloaded)
    return fail(index.error());
  return sampler;
}

Expected<std::optional<Candidate>> UniformSampler::draw() {
  return state_->index ? state_->draw_by_index() : state_->draw_by_trial();
}

std::vector<std::pair<std::string_view, Value>> UniformSampler::parameters() const {
  return state_->index ? state_->index->enumerator().parameters() : state_->enumerator.parameters();
}

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
      RETUNE_TRY(auto candidate, sampler_.draw());
      ended_ = !candidate;
      if (candidate) batch.candidates.push_back(std::move(*candidate));
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
    // The sequence is that of the seed: it is gone through again.
    while (sampler.drawn() < *count) {
      RETUNE_TRY(const auto candidate, sampler.draw());
      if (!candidate) break;
    }
  }
  return std::unique_ptr<Strategy>(std::make_unique<RandomStrategy>(std::move(sampler), strategy, space.fingerprint()));
}

}  // namespace retune::coordinator
