// Verification reports as JSON. JSON has no infinity: an error that is not finite is written as the string "inf".
#include <cmath>
#include <limits>

#include "shared/recording/compare.h"

namespace retune {
namespace {

Json number(double value) { return std::isfinite(value) ? Json(value) : Json("inf"); }

Expected<double> read_number(const JsonCursor& object, std::string_view key) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  if (member.value().is_string()) {
    RETUNE_TRY(const std::string word, member.string());
    if (word == "inf") return std::numeric_limits<double>::infinity();
    return member.error("expected a number or \"inf\"");
  }
  return member.real();
}

}  // namespace

Json to_json(const RegionReport& report) {
  Json json = Json::object();
  json.set("name", report.name)
      .set("rule", to_json(report.rule))
      .set("rule_overridden", report.rule_overridden)
      .set("passed", report.passed)
      .set("largest_error", number(report.largest_error))
      .set("norm_error", number(report.norm_error))
      .set("first_bad_index", static_cast<long long>(report.first_bad_index))
      .set("bad_elements", static_cast<unsigned long long>(report.bad_elements));
  return json;
}

Expected<RegionReport> region_report_from_json(const JsonCursor& cursor) {
  RegionReport report;
  RETUNE_TRY(const JsonCursor name, cursor.at("name"));
  RETUNE_TRY(report.name, name.string());
  RETUNE_TRY(const JsonCursor rule, cursor.at("rule"));
  RETUNE_TRY(report.rule, comparison_rule_from_json(rule));
  RETUNE_TRY(const JsonCursor overridden, cursor.at("rule_overridden"));
  RETUNE_TRY(report.rule_overridden, overridden.boolean());
  RETUNE_TRY(const JsonCursor passed, cursor.at("passed"));
  RETUNE_TRY(report.passed, passed.boolean());
  RETUNE_TRY(report.largest_error, read_number(cursor, "largest_error"));
  RETUNE_TRY(report.norm_error, read_number(cursor, "norm_error"));
  RETUNE_TRY(const JsonCursor first, cursor.at("first_bad_index"));
  RETUNE_TRY(report.first_bad_index, first.integer(-1));
  RETUNE_TRY(const JsonCursor bad, cursor.at("bad_elements"));
  RETUNE_TRY(report.bad_elements, bad.unsigned_integer());
  return report;
}

Json to_json(const VerificationReport& report) {
  Json regions = Json::array();
  for (const RegionReport& region : report.regions) regions.push(to_json(region));
  Json outside = Json::array();
  for (const std::string& write : report.outside_writes) outside.push(write);
  Json json = Json::object();
  json.set("passed", report.passed).set("regions", std::move(regions)).set("outside_writes", std::move(outside));
  return json;
}

Expected<VerificationReport> verification_report_from_json(const JsonCursor& cursor) {
  VerificationReport report;
  RETUNE_TRY(const JsonCursor passed, cursor.at("passed"));
  RETUNE_TRY(report.passed, passed.boolean());
  RETUNE_TRY(const JsonCursor regions, cursor.at("regions"));
  RETUNE_TRY(const auto region_cursors, regions.elements());
  for (const JsonCursor& region : region_cursors) {
    RETUNE_TRY(RegionReport one, region_report_from_json(region));
    report.regions.push_back(std::move(one));
  }
  RETUNE_TRY(const JsonCursor outside, cursor.at("outside_writes"));
  RETUNE_TRY(const auto writes, outside.elements());
  for (const JsonCursor& write : writes) {
    RETUNE_TRY(std::string text, write.string());
    report.outside_writes.push_back(std::move(text));
  }
  return report;
}

}  // namespace retune
