// The values of one parameter, by index. Ranges and pass sequences are computed when asked for, so a domain takes the
// memory of its description only.
#pragma once

#include "coordinator/space/spec.h"

namespace retune::coordinator {

class Domain {
 public:
  // `parameter`'s Spec must outlive the domain. Error: invalid_input where there are more than 2^62 values.
  [[nodiscard]] static Expected<Domain> of(const ParameterSpec& parameter);

  [[nodiscard]] std::uint64_t size() const noexcept { return size_; }
  // `scratch` holds the text of a pass sequence and must live as long as the Value is used.
  [[nodiscard]] Value at(std::uint64_t index, std::string& scratch) const;
  // A real range: too many values to be listed, and no next one.
  [[nodiscard]] bool is_real() const noexcept { return std::holds_alternative<RealRange>(range_); }
  // The index of a value that Python holds equal to `value`; looks at listed values and integer ranges, and at no more
  // than the first 2^20 pass sequences.
  [[nodiscard]] std::optional<std::uint64_t> find(const Value& value) const;
  // A text that differs where the values do.
  [[nodiscard]] std::string description() const;

 private:
  std::string sequence(std::uint64_t index) const;
  std::variant<std::vector<Value>, IntegerRange, PipelineSet, RealRange> range_;
  std::uint64_t size_ = 0;
};

}  // namespace retune::coordinator
