#include "worker/job/replay_session.h"

#include <limits>

#include "shared/base/file.h"

namespace retune::worker {
namespace {

using clock = std::chrono::steady_clock;

double seconds_since(clock::time_point start) { return std::chrono::duration<double>(clock::now() - start).count(); }

tl::unexpected<StageFailure> failed(const std::string& reason) {
  return tl::unexpected(StageFailure{Stage::replay, Outcome::replay_failed, reason, ""});
}

}  // namespace

Expected<Recording> open_recording(const EvaluationTerms& terms) {
  const std::filesystem::path folder = terms.recording_path;
  RETUNE_TRY(Recording recording, Recording::open(folder));
  if (recording.identity() != terms.instance.recording)
    return invalid_input("{}: is another recording than the campaign was submitted with", folder.string());
  return recording;
}

Expected<> ReplaySession::load_instance(const EvaluationTerms& terms, InstanceMemory& memory) {
  RETUNE_TRY(Recording recording, open_recording(terms));
  loaded_.emplace(Loaded{terms.instance, terms.recording_path, std::move(recording), nullptr, nullptr, {}, {}, {}, {}});
  Loaded& loaded = *loaded_;
  // The pointers go into the recording that `loaded_` keeps.
  RETUNE_TRY(const auto found, loaded.recording.find_instance(terms.instance.instance.value()));
  loaded.kernel = found.first;
  loaded.launch = found.second;
  loaded.tolerances = terms.tolerances;
  RETUNE_TRY(loaded.rules, effective_rules(*loaded.kernel, *loaded.launch, terms.tolerances));
  memory.reserve_address = loaded.recording.manifest().reserve_address;
  memory.reserve_size = loaded.recording.manifest().reserve_size;
  for (const Region& region : loaded.launch->regions) {
    InstanceMemory::Piece piece;
    piece.address = region.address;
    RETUNE_TRY(piece.before, loaded.recording.memory(region, false));
    RETUNE_TRY(piece.after, loaded.recording.memory(region, true));
    loaded.regions_after.push_back(piece.after);
    memory.regions.push_back(std::move(piece));
  }
  for (const Variable& variable : loaded.launch->variables) {
    InstanceMemory::Piece piece;
    piece.address = variable.address;
    piece.name = variable.name;
    RETUNE_TRY(piece.before, loaded.recording.memory(variable, false));
    RETUNE_TRY(piece.after, loaded.recording.memory(variable, true));
    loaded.variables_after.push_back(piece.after);
    memory.variables.push_back(std::move(piece));
  }
  return {};
}

OrFailure<void> ReplaySession::set_up(const EvaluationTerms& terms) {
  if (loaded_ && loaded_->instance == terms.instance && loaded_->path == terms.recording_path) {
    if (loaded_->tolerances == terms.tolerances) return {};
    auto rules = effective_rules(*loaded_->kernel, *loaded_->launch, terms.tolerances);
    if (!rules) return failed(rules.error().to_string());
    loaded_->rules = std::move(*rules);
    loaded_->tolerances = terms.tolerances;
    return {};
  }
  InstanceMemory memory;
  if (auto loaded = load_instance(terms, memory); !loaded) {
    loaded_.reset();
    return failed(loaded.error().to_string());
  }
  auto placed = device_->set_up(std::move(memory));
  if (!placed) loaded_.reset();
  return placed;
}

OrFailure<Replayer::Ran> ReplaySession::replay(const EvaluationTerms& terms, const Configuration& configuration,
                                               ByteView binary) {
  if (auto placed = set_up(terms); !placed) return tl::unexpected(std::move(placed.error()));
  if (configuration.shared_mem > std::numeric_limits<std::uint32_t>::max())
    return failed(fmt::format("{} bytes of shared memory", configuration.shared_mem));
  launch_ = {configuration.grid, configuration.block, static_cast<std::uint32_t>(configuration.shared_mem),
             loaded_->launch->arguments};
  Ran ran;
  auto start = clock::now();
  if (auto loaded = device_->load(binary, loaded_->kernel->mangled); !loaded) return tl::unexpected(std::move(loaded.error()));
  ran.load_seconds = seconds_since(start);
  start = clock::now();
  if (auto restored = device_->restore(); !restored) return tl::unexpected(std::move(restored.error()));
  if (auto time = device_->run(launch_); !time) return tl::unexpected(std::move(time.error()));
  ran.run_seconds = seconds_since(start);
  return ran;
}

OrFailure<VerificationReport> ReplaySession::verify() {
  VerificationReport report;
  report.passed = true;
  const auto compare = [&](std::string name, std::size_t rule, ByteView actual, const Buffer& expected) {
    RegionReport region = compare_region(std::move(name), loaded_->rules[rule].rule, actual, expected);
    region.rule_overridden = loaded_->rules[rule].overridden;
    report.passed = report.passed && region.passed;
    report.regions.push_back(std::move(region));
  };
  const auto& regions = loaded_->launch->regions;
  for (std::size_t i = 0; i < regions.size(); ++i)
    compare(fmt::format("{:#x}", regions[i].address), i, device_->region(i), loaded_->regions_after[i]);
  const auto& variables = loaded_->launch->variables;
  for (std::size_t i = 0; i < variables.size(); ++i)
    compare(variables[i].name, regions.size() + i, device_->variable(i), loaded_->variables_after[i]);
  report.outside_writes = device_->outside_writes();
  if (report.outside_writes.size() > 16) report.outside_writes.resize(16);
  report.passed = report.passed && report.outside_writes.empty();
  return report;
}

Buffer ReplaySession::memory() {
  Buffer all;
  const auto append = [&](ByteView bytes) { all.insert(all.end(), bytes.begin(), bytes.end()); };
  for (std::size_t i = 0; i < loaded_->launch->regions.size(); ++i) append(device_->region(i));
  for (std::size_t i = 0; i < loaded_->launch->variables.size(); ++i) append(device_->variable(i));
  return all;
}

OrFailure<TimedRuns> ReplaySession::measure(const MeasureOptions& options, double best_ns) {
  const auto one = [&]() -> OrFailure<double> {
    if (auto restored = device_->restore(); !restored) return tl::unexpected(std::move(restored.error()));
    return device_->run(launch_);
  };
  // Whatever fails from here on fails the measurement.
  const auto during = [](StageFailure failure) {
    failure.stage = Stage::measure;
    return tl::unexpected(std::move(failure));
  };
  TimedRuns runs;
  runs.method = device_->method();
  for (std::uint32_t i = 0; i < options.warmup_runs; ++i)
    if (auto warm = one(); !warm) return during(std::move(warm.error()));
  while (true) {
    auto sample = one();
    if (!sample) return during(std::move(sample.error()));
    runs.samples.push_back(*sample);
    const Decision decision = decide(runs.samples, options, best_ns);
    if (decision == Decision::more) continue;
    runs.raced_out = decision == Decision::hopeless;
    return runs;
  }
}

}  // namespace retune::worker
