#include "coordinator/space/point_text.h"

#include "coordinator/space/solution.h"

namespace retune::coordinator {
namespace {

// Parameters with more values are put into words each time.
constexpr std::uint64_t kMostKept = 4096;

}  // namespace

struct PointText::State {
  std::shared_ptr<const Solution> solution;
  std::vector<std::string> names;                 // `{"a":`, `,"b":`, …
  std::vector<std::vector<std::string>> texts;    // by parameter and element: name and value
  std::string scratch;

  std::string value(std::uint32_t parameter, std::uint64_t digit) {
    const ModelAxis& axis = solution->model->axes[parameter];
    return to_text(to_json(digit == kOtherwise ? axis.otherwise : axis.domain->at(digit, scratch)));
  }
};

PointText::PointText(std::unique_ptr<State> state) : state_(std::move(state)) {}
PointText::~PointText() = default;
PointText::PointText(PointText&&) noexcept = default;

Expected<PointText> PointText::of(const Space& space) {
  auto state = std::make_unique<State>();
  RETUNE_TRY(state->solution, space.solution());
  const SpaceModel& model = *state->solution->model;
  for (std::uint32_t i = 0; i < model.axes.size(); ++i) {
    state->names.push_back((i == 0 ? "{" : ",") + to_text(Json(space.spec().parameters[i].name)) + ":");
    auto& texts = state->texts.emplace_back();
    const std::uint64_t size = model.axes[i].domain->size();
    if (size > kMostKept) continue;
    for (std::uint64_t digit = 0; digit < size; ++digit) texts.push_back(state->names[i] + state->value(i, digit));
    if (model.axes[i].when != kNoNode) texts.push_back(state->names[i] + state->value(i, kOtherwise));
  }
  return PointText(std::move(state));
}

void PointText::append(const std::vector<std::uint64_t>& digits, std::string& out) {
  if (digits.empty()) out += '{';
  for (std::uint32_t i = 0; i < digits.size(); ++i) {
    if (!state_->texts[i].empty()) {
      out += state_->texts[i][state_->solution->model->axes[i].element(digits[i])];
    } else {
      out += state_->names[i];
      out += state_->value(i, digits[i]);
    }
  }
  out += '}';
}

}  // namespace retune::coordinator
