#include "coordinator/cli/campaign_display.h"

#include <fmt/format.h>

#include <algorithm>

namespace retune::coordinator {
namespace {

std::string format_dim(const Dim3& dim) {
  if (dim.z != 1) return fmt::format("{}x{}x{}", dim.x, dim.y, dim.z);
  if (dim.y != 1) return fmt::format("{}x{}", dim.x, dim.y);
  return fmt::format("{}", dim.x);
}

// Display width of UTF-8 text: code points, which is right for all that is printed here.
std::size_t width(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string pad_left(const std::string& text, std::size_t to) {
  const std::size_t have = width(text);
  return have >= to ? text : std::string(to - have, ' ') + text;
}

std::string csv_field(const std::string& text) {
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + "\"";
}

}  // namespace

std::string format_ns(double ns) {
  if (ns <= 0) return "-";
  struct Unit {
    double size;
    const char* name;
  };
  static constexpr Unit kUnits[] = {{1e9, "s"}, {1e6, "ms"}, {1e3, "µs"}};
  for (const Unit& unit : kUnits)
    if (ns >= unit.size) {
      const double value = ns / unit.size;
      return value < 10 ? fmt::format("{:.2f} {}", value, unit.name)
                        : fmt::format("{:.{}f} {}", value, value < 100 ? 1 : 0, unit.name);
    }
  return fmt::format("{:.0f} ns", ns);
}

std::string format_seconds(double seconds) {
  if (!(seconds >= 0) || seconds > 1e9) return "?";
  const auto whole = static_cast<std::uint64_t>(seconds + 0.5);
  const auto days = whole / 86400, hours = whole / 3600 % 24, minutes = whole / 60 % 60, rest = whole % 60;
  if (days > 0) return fmt::format("{}d {:02}:{:02}:{:02}", days, hours, minutes, rest);
  if (hours > 0) return fmt::format("{}:{:02}:{:02}", hours, minutes, rest);
  return fmt::format("{}:{:02}", minutes, rest);
}

std::string format_count(std::uint64_t count) {
  std::string digits = std::to_string(count);
  for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
    digits.insert(static_cast<std::size_t>(at), ",");
  return digits;
}

std::string difference(const Configuration& configuration, const Configuration& baseline) {
  std::vector<std::string> parts;
  if (configuration.block != baseline.block) parts.push_back("block " + format_dim(configuration.block));
  if (configuration.grid != baseline.grid) parts.push_back("grid " + format_dim(configuration.grid));
  if (configuration.shared_mem != baseline.shared_mem) parts.push_back(fmt::format("shared {}", configuration.shared_mem));
  if (configuration.passes != baseline.passes) parts.push_back(configuration.passes);
  if (configuration.codegen_opt != baseline.codegen_opt) parts.push_back(fmt::format("codegen {}", configuration.codegen_opt));
  if (configuration.specialize != baseline.specialize)
    parts.push_back(configuration.specialize ? "specialize" : "no-specialize");
  if (configuration.specialize_dims != baseline.specialize_dims)
    parts.push_back(configuration.specialize_dims ? "specialize-dims" : "no-specialize-dims");
  if (configuration.set_launch_bounds)
    parts.push_back(fmt::format("bounds {}/{}", configuration.max_threads, configuration.min_blocks_per_sm));
  return parts.empty() ? "as recorded" : fmt::format("{}", fmt::join(parts, "  "));
}

void RateEstimator::observe(Monotonic now, std::uint64_t finished) {
  seen_.emplace_back(now, finished);
  while (seen_.size() > 2 && now - seen_.front().first > seconds(30)) seen_.pop_front();
}

double RateEstimator::per_second() const {
  if (seen_.size() < 2) return 0;
  const double elapsed = std::chrono::duration<double>(seen_.back().first - seen_.front().first).count();
  if (elapsed <= 0 || seen_.back().second < seen_.front().second) return 0;
  return static_cast<double>(seen_.back().second - seen_.front().second) / elapsed;
}

std::optional<std::uint64_t> total_of(const CampaignProgress& progress) {
  if (progress.exhausted || is_over(progress.state)) return progress.members;
  if (progress.planned) return std::max(*progress.planned, progress.members);
  return std::nullopt;
}

std::string progress_line(const CampaignProgress& progress, double rate) {
  const std::uint64_t total = total_of(progress).value_or(0);
  std::string line = fmt::format("{}: {}{} done, {} reused, {} failed", progress.name, format_count(progress.finished),
                                 total > 0 ? "/" + format_count(total) : "", format_count(progress.reused),
                                 format_count(progress.failed));
  if (progress.rejected > 0) line += fmt::format(", {} rejected", format_count(progress.rejected));
  if (!is_over(progress.state)) {
    line += fmt::format(", {:.1f}/s", rate);
    const std::uint64_t done = progress.finished + progress.rejected;
    if (rate > 0 && total > done) line += fmt::format(", {} left", format_seconds(static_cast<double>(total - done) / rate));
    if (progress.state == CampaignState::paused) line += ", paused";
    if (progress.workers == 0) line += ", no worker";
  }
  if (progress.best_ns > 0) {
    line += fmt::format(", best {}", format_ns(progress.best_ns));
    if (progress.baseline_ns > 0) line += fmt::format(" ({:.2f}x)", progress.baseline_ns / progress.best_ns);
  }
  return line;
}

bool is_over(CampaignState state) noexcept {
  return state == CampaignState::done || state == CampaignState::cancelled || state == CampaignState::failed;
}

std::string best_table(const std::vector<BestRow>& rows) {
  std::string text;
  std::string section;
  std::size_t rank = 0;
  for (const BestRow& row : rows) {
    const std::string title = fmt::format("{} (campaign {}): {} on {}", row.campaign_name, row.campaign.value(), row.kernel,
                                          row.device);
    if (title != section) {
      section = title;
      rank = 0;
      text += fmt::format("{}{}\n  recorded configuration: {}{}\n", text.empty() ? "" : "\n", title, format_ns(row.baseline_ns),
                          row.tolerance.empty() ? "" : fmt::format("; verified under {}", row.tolerance));
      text += "   #       time  speedup  hash          differs from the recorded one in\n";
    }
    text += fmt::format("  {:>2} {}  {}  {:.12}  {}\n", ++rank, pad_left(format_ns(row.median_ns), 10),
                        pad_left(row.speedup > 0 ? fmt::format("{:.2f}x", row.speedup) : "-", 7), row.hash.hex(),
                        difference(row.configuration, row.baseline));
  }
  return text;
}

std::string best_csv(const std::vector<BestRow>& rows) {
  std::string text = "campaign,name,kernel,instance,device,toolchain,hash,median_ns,baseline_ns,speedup,samples,tolerance,configuration\n";
  for (const BestRow& row : rows)
    text += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{}\n", row.campaign.value(), csv_field(row.campaign_name),
                        csv_field(row.kernel), row.instance, csv_field(row.device), csv_field(row.toolchain), row.hash.hex(),
                        row.median_ns, row.baseline_ns, row.speedup, row.samples, csv_field(row.tolerance),
                        csv_field(to_text(retune::to_json(row.configuration))));
  return text;
}

Json to_json(const BestRow& row) {
  Json json;
  json.set("campaign", row.campaign.value())
      .set("name", row.campaign_name)
      .set("kernel", row.kernel)
      .set("instance", row.instance)
      .set("device", row.device)
      .set("toolchain", row.toolchain)
      .set("hash", row.hash.hex())
      .set("median_ns", row.median_ns)
      .set("baseline_ns", row.baseline_ns)
      .set("speedup", row.speedup)
      .set("samples", row.samples)
      .set("tolerance", row.tolerance)
      .set("configuration", retune::to_json(row.configuration));
  return json;
}

Json to_json(const CampaignProgress& progress) {
  Json json;
  json.set("id", progress.id.value())
      .set("name", progress.name)
      .set("kernel", progress.kernel)
      .set("state", to_string(progress.state))
      .set("reason", progress.reason)
      .set("planned", progress.planned ? Json(*progress.planned) : Json())
      .set("members", progress.members)
      .set("finished", progress.finished)
      .set("reused", progress.reused)
      .set("verified", progress.verified)
      .set("failed", progress.failed)
      .set("rejected", progress.rejected)
      .set("running", progress.running)
      .set("exhausted", progress.exhausted)
      .set("best_ns", progress.best_ns)
      .set("baseline_ns", progress.baseline_ns)
      .set("submitted_at", progress.submitted_at)
      .set("workers", progress.workers);
  return json;
}

}  // namespace retune::coordinator
