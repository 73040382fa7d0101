// Compares memory after a replay with the recorded memory, region by region. Pure; no allocation but the report.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "shared/base/bytes.h"
#include "shared/base/json.h"
#include "shared/recording/comparison_rule.h"

namespace retune {

struct RegionReport {
  std::string name;               // "0x153940000000" or the variable's name, with the tag behind it where there is one
  ComparisonRule rule;            // the rule that was applied
  bool rule_overridden = false;   // by a tolerance of the command line or the spec
  bool passed = false;
  double largest_error = 0.0;     // of one element, in the rule's kind; infinity where a NaN stands against a number
  double norm_error = 0.0;        // the aggregate that the norm asks for; equals largest_error for none
  std::int64_t first_bad_index = -1;  // element index; -1 when none
  std::uint64_t bad_elements = 0;     // elements beyond the threshold, taken one by one
};

struct VerificationReport {
  bool passed = false;                 // every region passed and nothing was written outside
  std::vector<RegionReport> regions;
  std::vector<std::string> outside_writes;  // "0x…: 4 bytes", bounded to 16

  // One line: "all 4 regions verified", or the first failing region with its numbers.
  [[nodiscard]] std::string summary() const;
};

// `actual` and `expected` have equal size; a tail shorter than one element is compared as bytes. A NaN where the
// reference has none never passes, under any norm; where both are NaN the elements agree. 64-bit indices throughout.
[[nodiscard]] RegionReport compare_region(std::string name, const ComparisonRule& rule, ByteView actual,
                                          ByteView expected);

[[nodiscard]] Json to_json(const RegionReport& report);
[[nodiscard]] Expected<RegionReport> region_report_from_json(const JsonCursor& cursor);
[[nodiscard]] Json to_json(const VerificationReport& report);
[[nodiscard]] Expected<VerificationReport> verification_report_from_json(const JsonCursor& cursor);

}  // namespace retune
