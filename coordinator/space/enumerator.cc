// The points of a solved space: an odometer whose wheels are the groups.
#include "coordinator/space/cursor.h"
#include "coordinator/space/enumerate.h"
#include "coordinator/space/field_columns.h"
#include "coordinator/space/point_check.h"

namespace retune::coordinator {
namespace {

constexpr std::uint64_t kMostDraws = 4000000;   // assignments in a row without a point
constexpr std::size_t kMostInterned = 100000;

}  // namespace

struct Enumerator::State {
  explicit State(std::shared_ptr<const Solution> given)
      : solution(std::move(given)), digits(solution->model->axes.size(), 0), fields(*solution->model, interner) {
    for (const Group& group : solution->groups) cursors.emplace_back(*solution, group, interner, digits);
  }

  std::shared_ptr<const Solution> solution;
  std::vector<std::uint64_t> digits;        // by parameter; kOtherwise where it does not apply
  Interner interner;
  std::vector<GroupCursor> cursors;
  FieldColumns fields;
  std::vector<std::string> texts;           // what parameters() has made
  bool started = false;
  bool ended = false;

  Expected<bool> end() {
    ended = true;
    return false;
  }

  // Errors of the cursors say only that a point cannot be evaluated.
  Expected<bool> explained(Expected<bool> result) const {
    if (result) return result;
    RETUNE_CHECK(PointCheck(solution->plan()).check(point()));
    return result;
  }

  Expected<bool> step() {
    if (ended) return false;
    if (!started) {
      started = true;
      if (solution->empty) return end();
      for (GroupCursor& cursor : cursors) {
        RETUNE_TRY(const bool any, explained(cursor.first()));
        if (!any) return end();
      }
      return true;
    }
    for (std::size_t g = cursors.size(); g-- > 0;) {
      RETUNE_TRY(const bool any, explained(cursors[g].next()));
      if (!any) continue;
      for (std::size_t later = g + 1; later < cursors.size(); ++later) {
        RETUNE_TRY(const bool first, explained(cursors[later].first()));
        if (!first) return end();
      }
      return true;
    }
    return end();
  }

  Expected<bool> go(Count index) {
    if (solution->empty) return false;
    for (const Group& group : solution->groups)
      if (!group.size) return fail(ErrorKind::unsupported, "this space is too large to be indexed: its points are found by walking");
    started = true;
    ended = false;
    for (std::size_t g = cursors.size(); g-- > 0;) {
      const Count size = *solution->groups[g].size;
      cursors[g].go(index % size);
      index /= size;
    }
    return index == 0;
  }

  Expected<bool> go_to(const Point& point) {
    if (point.size() != digits.size() || solution->empty) return false;
    started = true;
    ended = false;
    for (GroupCursor& cursor : cursors) {
      RETUNE_TRY(const bool there, explained(cursor.locate(point)));
      if (!there) return false;
    }
    return true;
  }

  Expected<bool> draw(const std::function<std::uint64_t()>& random) {
    if (solution->empty) return false;
    started = true;
    ended = false;
    SplitMix64 generator(random());
    for (std::size_t g = 0; g < cursors.size(); ++g) {
      if (const auto& size = solution->groups[g].size) {
        if (*size == 0) return false;
        // Below 2^96, so that 128 random bits are as good as uniform.
        const Count bits = static_cast<Count>(generator.next()) << 64 | generator.next();
        cursors[g].go(*size <= ~std::uint64_t{0} ? Count{generator.below(static_cast<std::uint64_t>(*size))} : bits % *size);
        continue;
      }
      RETUNE_TRY(const bool found, explained(cursors[g].draw(generator, kMostDraws)));
      if (!found)
        return fail(ErrorKind::failed,
                    "{} combinations drawn in a row are no points of the space: too few satisfy the constraints to be drawn at "
                    "random; use the strategy exhaustive", kMostDraws);
    }
    return true;
  }

  Point point() const {
    Point point = digits;
    for (auto& digit : point)
      if (digit == kOtherwise) digit = 0;
    return point;
  }
};

Enumerator::Enumerator(std::unique_ptr<State> state) : state_(std::move(state)) {}
Enumerator::~Enumerator() = default;
Enumerator::Enumerator(Enumerator&&) noexcept = default;
Enumerator& Enumerator::operator=(Enumerator&&) noexcept = default;

Expected<Enumerator> Enumerator::open_for_draws(const Space& space) {
  RETUNE_TRY(auto solution, space.solution());
  return Enumerator(std::make_unique<State>(std::move(solution)));
}

Expected<Enumerator> Enumerator::open(const Space& space, const std::string& cursor) {
  RETUNE_TRY(Enumerator enumerator, open_for_draws(space));
  for (const auto& axis : space.plan()->order)
    if (axis.domain.is_real() && axis.domain.size() > 1)
      return invalid_input("at {}: a real range has no list of values; it can only be sampled (`retune space sample`, the "
                           "strategy random)", space.spec().parameters[axis.parameter].pointer);
  if (cursor.empty()) return enumerator;
  const auto read = [&]() -> Expected<> {
    RETUNE_TRY(const Json json, parse_json(cursor));
    const JsonCursor root(json);
    RETUNE_TRY(const JsonCursor fingerprint, root.at("space"));
    RETUNE_TRY(const std::string text, fingerprint.string());
    if (text != space.fingerprint()) return fingerprint.error("belongs to another space");
    if (root.find("end")) {
      enumerator.state_->ended = true;
      return {};
    }
    RETUNE_TRY(const JsonCursor at, root.at("at"));
    RETUNE_TRY(const auto places, at.elements());
    Point point;
    for (const JsonCursor& place : places) {
      RETUNE_TRY(const std::uint64_t digit, place.unsigned_integer());
      point.push_back(digit);
    }
    RETUNE_TRY(const bool there, enumerator.state_->go_to(point));
    if (!there) return at.error("is no point of this space");
    return {};
  };
  if (auto done = read(); !done) return fail(done.error().while_doing("cursor"));
  return enumerator;
}

Expected<Batch> Enumerator::next(std::size_t max) {
  constexpr std::size_t kRows = 1024;
  State& state = *state_;
  Batch batch;
  batch.candidates.reserve(std::min<std::size_t>(max, 65536));
  while (batch.candidates.size() < max && !state.ended) {
    const std::size_t first = batch.candidates.size();
    if (state.interner.size() > kMostInterned) state.interner.clear();
    state.fields.begin();
    while (batch.candidates.size() < max && batch.candidates.size() - first < kRows) {
      RETUNE_TRY(const bool any, state.step());
      if (!any) break;
      state.fields.add(state.digits);
      batch.candidates.push_back({state.point(), {}});
    }
    state.fields.compute();
    for (std::size_t i = first; i < batch.candidates.size(); ++i) state.fields.write(i - first, batch.candidates[i].configuration);
  }
  batch.exhausted = state.ended;
  batch.cursor = cursor();
  return batch;
}

Expected<bool> Enumerator::step() { return state_->step(); }
Expected<bool> Enumerator::go(Count index) { return state_->go(index); }
Expected<bool> Enumerator::go_to(const Point& point) { return state_->go_to(point); }
Expected<bool> Enumerator::draw(const std::function<std::uint64_t()>& random) { return state_->draw(random); }

Configuration Enumerator::configuration() {
  Configuration configuration;
  state_->fields.begin();
  state_->fields.add(state_->digits);
  state_->fields.compute();
  state_->fields.write(0, configuration);
  return configuration;
}

Point Enumerator::point() const { return state_->point(); }
const std::vector<std::uint64_t>& Enumerator::digits() const noexcept { return state_->digits; }

std::vector<std::pair<std::string_view, Value>> Enumerator::parameters() {
  const SpaceModel& model = *state_->solution->model;
  std::vector<std::pair<std::string_view, Value>> all;
  state_->texts.resize(model.axes.size());
  for (std::size_t i = 0; i < model.axes.size(); ++i) {
    const std::uint64_t digit = state_->digits[i];
    all.emplace_back(state_->solution->plan().spec.parameters[i].name,
                     digit == kOtherwise ? model.axes[i].otherwise : model.axes[i].domain->at(digit, state_->texts[i]));
  }
  return all;
}

std::string Enumerator::cursor() const {
  if (!state_->started && !state_->ended) return "";
  Json json = Json::object();
  json.set("space", state_->solution->plan().fingerprint);
  if (state_->ended) {
    json.set("end", true);
  } else {
    Json at = Json::array();
    for (const std::uint64_t digit : state_->point()) at.push(static_cast<unsigned long long>(digit));
    json.set("at", std::move(at));
  }
  return to_text(json);
}

}  // namespace retune::coordinator
