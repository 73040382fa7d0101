#include "coordinator/space/domain.h"

namespace retune::coordinator {
namespace {

// A real range is as many values, evenly spread: as fine as a double between 0 and 1.
constexpr std::uint64_t kReals = std::uint64_t{1} << 53;
constexpr std::uint64_t kMostValues = std::uint64_t{1} << 62;

// Sequences of exactly `length` passes; nullopt beyond kMostValues.
std::optional<std::uint64_t> sequences(const PipelineSet& set, std::uint32_t length) {
  unsigned __int128 count = 1;
  for (std::uint32_t i = 0; i < length; ++i) {
    count *= set.repeat ? set.passes.size() : set.passes.size() - i;
    if (count > kMostValues) return std::nullopt;
  }
  return static_cast<std::uint64_t>(count);
}

}  // namespace

Expected<Domain> Domain::of(const ParameterSpec& parameter) {
  Domain domain;
  if (const auto* set = std::get_if<ValueSet>(&parameter.range)) {
    domain.range_ = set->values;
    domain.size_ = set->values.size();
  } else if (const auto* integers = std::get_if<IntegerRange>(&parameter.range)) {
    domain.range_ = *integers;
    domain.size_ = static_cast<std::uint64_t>((integers->to - integers->from) / integers->step) + 1;
  } else if (const auto* pipelines = std::get_if<PipelineSet>(&parameter.range)) {
    domain.range_ = *pipelines;
    for (std::uint32_t length = pipelines->min_length; length <= pipelines->max_length; ++length) {
      const auto more = sequences(*pipelines, length);
      if (!more || *more > kMostValues - domain.size_)
        return invalid_input("at {}: there are more than 2^62 pass sequences", parameter.pointer);
      domain.size_ += *more;
    }
  } else {
    const auto& reals = std::get<RealRange>(parameter.range);
    domain.range_ = reals;
    domain.size_ = reals.from < reals.to ? kReals : 1;
  }
  return domain;
}

Value Domain::at(std::uint64_t index, std::string& scratch) const {
  if (const auto* values = std::get_if<std::vector<Value>>(&range_)) return (*values)[index];
  if (const auto* integers = std::get_if<IntegerRange>(&range_))
    return Value::integer(integers->from + static_cast<std::int64_t>(index) * integers->step);
  if (const auto* reals = std::get_if<RealRange>(&range_)) {
    const double share = static_cast<double>(index) / static_cast<double>(kReals - 1);
    return Value::real(reals->from * (1 - share) + reals->to * share);
  }
  scratch = sequence(index);
  return Value::string(scratch);
}

// Shorter sequences first; of one length in the order of the list, the last pass changing fastest.
std::string Domain::sequence(std::uint64_t index) const {
  const auto& set = std::get<PipelineSet>(range_);
  std::uint32_t length = set.min_length;
  while (index >= *sequences(set, length)) index -= *sequences(set, length++);
  std::uint64_t block = *sequences(set, length);
  std::vector<std::size_t> left(set.passes.size());
  for (std::size_t i = 0; i < left.size(); ++i) left[i] = i;
  std::string text;
  for (std::uint32_t i = 0; i < length; ++i) {
    block /= left.size();
    const auto choice = static_cast<std::size_t>(index / block);
    index %= block;
    if (i > 0) text += ',';
    text += set.passes[left[choice]];
    if (!set.repeat) left.erase(left.begin() + static_cast<std::ptrdiff_t>(choice));
  }
  return text;
}

std::optional<std::uint64_t> Domain::find(const Value& value) const {
  if (const auto* integers = std::get_if<IntegerRange>(&range_)) {
    if (!value.is_integral()) return std::nullopt;
    const std::int64_t wanted = value.integral();
    if (wanted < integers->from || wanted > integers->to || (wanted - integers->from) % integers->step != 0)
      return std::nullopt;
    return static_cast<std::uint64_t>((wanted - integers->from) / integers->step);
  }
  if (is_real()) return std::nullopt;
  std::string scratch;
  for (std::uint64_t i = 0; i < size_ && i < (1u << 20); ++i)
    if (equal(at(i, scratch), value)) return i;
  return std::nullopt;
}

std::string Domain::description() const {
  std::string text;
  if (const auto* values = std::get_if<std::vector<Value>>(&range_)) {
    text = "values";
    for (const Value& value : *values) text += " " + to_text(value);
  } else if (const auto* integers = std::get_if<IntegerRange>(&range_)) {
    text = fmt::format("integers {} {} {}", integers->from, integers->to, integers->step);
  } else if (const auto* reals = std::get_if<RealRange>(&range_)) {
    text = fmt::format("reals {} {}", reals->from, reals->to);
  } else {
    const auto& set = std::get<PipelineSet>(range_);
    text = fmt::format("pipelines {} {} {}", set.min_length, set.max_length, set.repeat);
    for (const std::string& pass : set.passes) text += fmt::format(" {}:{}", pass.size(), pass);
  }
  return text;
}

}  // namespace retune::coordinator
