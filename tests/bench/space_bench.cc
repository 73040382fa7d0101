// Published search spaces (files of the form that `retune space count --from space` reads): what counting, the first
// configuration and listing cost, each space in a process of its own so that its peak memory can be told.
//
//   space_bench FILE…        a table; the counts are checked against the files' `valid`
//   space_bench              what configurations of a sweep cost: enumerated, grounded, validated, hashed, compared
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstring>
#include <filesystem>

#include "coordinator/search/strategy.h"
#include "shared/base/file.h"
#include "shared/configuration/hash.h"
#include "shared/configuration/validate.h"

namespace retune::coordinator {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kMostListed = 20000000;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

template <class T>
T must(Expected<T> result) {
  if (!result) {
    fmt::print(stderr, "{}\n", result.error().to_string());
    std::exit(1);
  }
  return std::move(*result);
}

Space read(const std::string& text) { return must(Space::build(must(spec_from_published_space(text)))); }

double peak_mib() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

int measure(const std::string& file) {
  const std::string text = must(read_text_file(file, std::size_t{1} << 26));
  const Json json = must(parse_json(text));
  const std::string valid = to_text(must(JsonCursor(json).at("valid")).value());
  const double before = peak_mib();
  // From the text to the count: best of a few, because the first also pays for a cold cache.
  double count = 1e9, read_only = 1e9;
  std::string found;
  for (int i = 0; i < 5 && (i == 0 || count < 0.2); ++i) {
    const auto start = Clock::now();
    const Space space = read(text);
    read_only = std::min(read_only, seconds_since(start));
    found = must(space.size()).text;
    count = std::min(count, seconds_since(start));
  }
  auto start = Clock::now();
  const Space space = read(text);
  Enumerator enumerator = must(Enumerator::open(space));
  must(enumerator.next(1));
  const double first = seconds_since(start);
  const double memory = peak_mib() - before;
  start = Clock::now();
  std::uint64_t listed = 1;
  while (listed < kMostListed && must(enumerator.step())) ++listed;
  const double list = seconds_since(start);
  start = Clock::now();
  UniformSampler sampler = must(UniformSampler::open(space, 1));
  std::uint64_t sampled = 0;
  while (sampled < 1000 && must(sampler.draw())) ++sampled;
  const double sample = seconds_since(start) / static_cast<double>(std::max<std::uint64_t>(sampled, 1));
  fmt::print("{:32} {:>20} {:>5} {:>9.3f} {:>9.3f} {:>9.3f} {:>10.3f} {:>8.1f} {:>9.2f} {:>7.1f}\n", std::filesystem::path(file).stem().string(), found,
             found == valid ? "ok" : "WRONG", read_only * 1e3, count * 1e3, first * 1e3, list, static_cast<double>(listed) / list / 1e6, sample * 1e6, memory);
  std::fflush(stdout);
  return found == valid ? 0 : 1;
}

// Two million configurations: launch shapes under constraints, derived fields, compiler settings.
constexpr const char* kSweep = R"json({
  "parameters": {"bx": {"type": "pow2", "from": 8, "to": 1024}, "by": {"type": "integer", "from": 1, "to": 64}, "tile": {"type": "integer", "from": 1, "to": 32},
                 "unroll": [1, 2, 4, 8], "specialize": [false, true], "specialize_dims": [false, true], "codegen_opt": [0, 1, 2, 3],
                 "passes": ["default<O1>", "default<O2>", "default<O3>", "function(early-cse),default<O3>"],
                 "set_launch_bounds": [false, true], "min_blocks_per_sm": [0, 1, 2, 4]},
  "constraints": ["32 <= bx * by <= 1024", "tile % unroll == 0", "bx * by * tile * 4 <= 48 * 1024"],
  "config": {"block.x": "bx", "block.y": "by", "shared_mem": "bx * by * tile * 4", "grid.x": "ceil_div(1000000, bx * tile)", "grid.y": "ceil_div(1000, by * unroll)"}})json";

// Digests that have been seen: their first 16 bytes, in a table.
class Seen {
 public:
  explicit Seen(std::size_t most) : places_(std::bit_ceil(most * 2)) {}
  bool insert(const ContentHash& digest) {
    std::array<std::uint64_t, 2> key{};
    std::memcpy(key.data(), digest.bytes().data(), sizeof key);
    const std::size_t mask = places_.size() - 1;
    for (std::size_t at = key[0] & mask;; at = (at + 1) & mask) {
      if (places_[at] == key) return false;
      if (places_[at] != std::array<std::uint64_t, 2>{}) continue;
      places_[at] = key;
      return true;
    }
  }

 private:
  std::vector<std::array<std::uint64_t, 2>> places_;
};

int measure_sweep() {
  const Space space = must(Space::build(must(spec_from_json(kSweep))));
  const auto start_solve = Clock::now();
  const std::string size = must(space.size()).text;
  fmt::print("sweep of {} configurations, counted in {:.2f} ms\n", size, seconds_since(start_solve) * 1e3);
  const auto run = [&](const char* what, auto each) {
    Enumerator enumerator = must(Enumerator::open(space));
    std::uint64_t count = 0;
    const auto start = Clock::now();
    for (bool more = true; more && count < 4000000;) {
      Batch batch = must(enumerator.next(1024));
      for (Candidate& candidate : batch.candidates) each(std::move(candidate.configuration));
      count += batch.candidates.size();
      more = !batch.exhausted;
    }
    const double seconds = seconds_since(start);
    fmt::print("{:44} {:>9} in {:.3f} s: {:.2f} M/s\n", what, count, seconds, static_cast<double>(count) / seconds / 1e6);
  };
  std::size_t bytes = 0;
  run("enumerate", [&](Configuration&& c) { bytes += c.passes.size(); });
  run("enumerate, as JSON text", [&, text = std::string()](Configuration&& c) mutable {
    text.clear();
    append_json(c, text);
    bytes += text.size();
  });
  Seen seen(4000000);
  std::uint64_t fresh = 0;
  run("enumerate, ground, validate, hash, compare", [&](Configuration&& c) {
    const ValidConfiguration valid = must(validate(ground(std::move(c))));
    fresh += seen.insert(hash(valid).value()) ? 1 : 0;
  });
  fmt::print("{} different\n", fresh);
  return bytes != 0 ? 0 : 1;
}

}  // namespace
}  // namespace retune::coordinator

int main(int argc, char** argv) {
  if (argc == 1) return retune::coordinator::measure_sweep();
  fmt::print("{:32} {:>20} {:>5} {:>9} {:>9} {:>9} {:>10} {:>8} {:>9} {:>7}\n", "space", "points", "", "read ms", "count ms", "first ms",
             "list s", "M/s", "sample us", "MiB");
  std::fflush(stdout);
  int failures = 0;
  for (int i = 1; i < argc; ++i) {
    const pid_t child = fork();
    if (child == 0) _exit(retune::coordinator::measure(argv[i]));
    int status = 0;
    waitpid(child, &status, 0);
    if (status != 0) ++failures;
    if (WIFSIGNALED(status)) fmt::print("{}: signal {}\n", argv[i], WTERMSIG(status));
  }
  return failures == 0 ? 0 : 1;
}
