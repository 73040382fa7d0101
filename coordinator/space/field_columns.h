// The fields of many points at once. Internal to coordinator/space; belongs to one thread.
#pragma once

#include "coordinator/space/model.h"

namespace retune::coordinator {

class FieldColumns {
 public:
  FieldColumns(const SpaceModel& model, Interner& interner);

  // Points are added between begin() and compute(), and written behind that.
  void begin();
  void add(const std::vector<std::uint64_t>& digits);
  void compute();
  // The configuration of the row-th point, as the spec has it: not grounded.
  void write(std::size_t row, Configuration& configuration) const;

 private:
  struct Varying {
    Field field;
    NodeId node;
    const Column* column = nullptr;
  };
  const SpaceModel& model_;
  Interner& interner_;
  Columns columns_;
  Configuration constant_;                          // what no parameter changes
  std::vector<Varying> varying_;
  std::vector<std::uint32_t> parameters_;           // that fields read
  std::vector<std::vector<std::uint64_t>> digits_;  // of each, by row
  std::size_t rows_ = 0;
};

}  // namespace retune::coordinator
