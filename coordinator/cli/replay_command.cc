// retune replay: one configuration of one recorded launch, by the same job that workers run.
#include <memory>
#include <optional>

#include "coordinator/cli/command.h"
#include "coordinator/cli/output.h"
#include "shared/base/file.h"
#include "shared/recording/reader.h"
#include "shared/recording/tolerance.h"
#include "worker/job/job.h"
#include "worker/sandbox/sandboxed.h"

namespace retune::coordinator {
namespace {

namespace fs = std::filesystem;

struct ReplayOptions {
  std::string recording, kernel, instance, config;
  std::vector<std::string> tolerances;
  // The page's flags; unset ones keep the recorded value, or that of --config.
  std::optional<std::uint32_t> grid_x, grid_y, grid_z, block_x, block_y, block_z, max_threads, min_blocks, codegen_opt;
  std::optional<std::uint64_t> shared_mem;
  std::optional<bool> specialize, specialize_dims, set_launch_bounds;
  std::optional<std::string> passes;
  std::string codegen_method = "serial";
  MeasureOptions measure;
  EvaluationLimits limits;
  unsigned threads = 0;
};

Expected<std::pair<const Kernel*, const Instance*>> find(const Recording& recording, const ReplayOptions& options) {
  if (options.kernel.empty()) return recording.find_instance(options.instance);
  std::vector<std::pair<const Kernel*, const Instance*>> matches;
  std::string known;
  for (const Kernel& kernel : recording.manifest().kernels) {
    const bool named = is_called(kernel, options.kernel);
    for (const Instance& instance : kernel.instances) {
      known += fmt::format("\n  {} of {}", instance.id.value(), kernel.demangled);
      if (named && (instance.id.value().starts_with(options.instance) || instance.source_id == options.instance))
        matches.emplace_back(&kernel, &instance);
    }
  }
  if (matches.size() == 1) return matches.front();
  return invalid_input("{}: {} launches of the kernel \"{}\" match; name one with --instance; there are{}", options.recording,
                       matches.empty() ? "no" : "several", options.kernel, known);
}

Expected<Configuration> configuration_of(const ReplayOptions& options, const Instance& instance) {
  Configuration c = recorded_configuration(instance);
  if (!options.config.empty()) {
    RETUNE_TRY(const std::string text, read_text_file(options.config == "-" ? "/dev/stdin" : options.config, std::size_t{1} << 20));
    auto read = configuration_from_json(text);
    if (!read) return fail(read.error().while_doing(options.config));
    c = *read;
  }
  const auto set = [](auto& target, const auto& value) {
    if (value) target = *value;
  };
  set(c.grid.x, options.grid_x);
  set(c.grid.y, options.grid_y);
  set(c.grid.z, options.grid_z);
  set(c.block.x, options.block_x);
  set(c.block.y, options.block_y);
  set(c.block.z, options.block_z);
  set(c.shared_mem, options.shared_mem);
  set(c.specialize, options.specialize);
  set(c.specialize_dims, options.specialize_dims);
  set(c.set_launch_bounds, options.set_launch_bounds);
  set(c.max_threads, options.max_threads);
  set(c.min_blocks_per_sm, options.min_blocks);
  set(c.passes, options.passes);
  set(c.codegen_opt, options.codegen_opt);
  return c;
}

std::string summary_text(const Configuration& configuration, const EvaluationReport& report) {
  std::string text = fmt::format("configuration {}\n{}\n", hash_as_given(configuration).hex(), to_text(to_json(configuration)));
  const PhaseSeconds& p = report.phases;
  text += fmt::format("{}{}{}\n", to_string(report.outcome), report.reason.empty() ? "" : ": ", report.reason);
  if (report.binary_hash) text += fmt::format("  binary   {:.12}, {} bytes\n", report.binary_hash->hex(), report.binary_bytes);
  text += fmt::format("  compile  {:.1f} ms (prepare {:.1f}, optimise {:.1f}, generate {:.1f})\n",
                      1e3 * (p.preprocess + p.optimize + p.codegen + p.assemble), 1e3 * p.preprocess, 1e3 * p.optimize,
                      1e3 * (p.codegen + p.assemble));
  if (report.verification) {
    for (const RegionReport& region : report.verification->regions)
      text += fmt::format("  {} {:<18} {}{}{}\n", region.passed ? "ok  " : "BAD ", region.name,
                          region.rule.is_exact() ? std::string("exact")
                                                 : fmt::format("{} within {:g} {}, largest error {:g}", to_string(region.rule.type),
                                                               region.rule.threshold, to_string(region.rule.kind), region.largest_error),
                          region.rule_overridden ? " (tolerance given)" : "",
                          region.passed ? "" : fmt::format("; {} bad elements, first at {}", region.bad_elements, region.first_bad_index));
  }
  if (!report.samples.empty()) {
    const Summary s = summarize(report.samples);
    text += fmt::format("  time     median {:.1f} us of {} runs (least {:.1f}, most {:.1f}), by {}\n", s.median_ns / 1e3, s.count,
                        s.minimum_ns / 1e3, s.maximum_ns / 1e3, report.method);
  }
  if (!report.detail.empty()) text += report.detail + (report.detail.back() == '\n' ? "" : "\n");
  return text;
}

Expected<int> replay(const ReplayOptions& options, const CommandContext& context) {
  RETUNE_TRY(const Recording recording, Recording::open(options.recording));
  RETUNE_TRY(const auto found, find(recording, options));
  const auto& [kernel, instance] = found;
  EvaluationTerms terms;
  terms.instance = {recording.identity(), instance->id};
  terms.recording_path = fs::canonical(options.recording).string();
  terms.measure = options.measure;
  terms.limits = options.limits;
  for (const std::string& text : options.tolerances) {
    auto tolerance = tolerance_from_text(text);
    if (!tolerance) return fail(tolerance.error().while_doing("--tolerance"));
    terms.tolerances.push_back(std::move(*tolerance));
  }
  if (auto rules = effective_rules(*kernel, *instance, terms.tolerances); !rules) return fail(rules.error().while_doing("--tolerance"));
  RETUNE_TRY(const Configuration given, configuration_of(options, *instance));
  const GroundedConfiguration grounded = ground(given);
  auto valid = validate(grounded);
  if (!valid) return fail(valid.error().while_doing("the configuration"));

  const std::string runner = (context.programs / "retune-runner").string();
  worker::SandboxedCompiler compiler({runner, "compile"});
  worker::SandboxedReplayer replayer({runner, "replay", "--threads", std::to_string(options.threads)});
  RETUNE_TRY(const worker::Platform platform, worker::describe(replayer.sandbox()));
  const EvaluationRequest request{EvaluationId(0), Epoch(0), CampaignId(0), hash(*valid), valid->value(), 0};
  const EvaluationReport report = worker::run_job(request, terms, platform, compiler, replayer, nullptr, SystemClock());
  RETUNE_CHECK(context.json ? print_json(replay_document(valid->value(), report)) : print(summary_text(valid->value(), report)));
  return report.outcome == Outcome::verified ? 0 : 1;
}

}  // namespace

void add_replay(CLI::App& app, CommandContext& context) {
  const auto o = std::make_shared<ReplayOptions>();
  CLI::App* command = app.add_subcommand("replay", "Replay one recorded launch under one configuration: compile, run, verify, measure");
  command->add_option("recording", o->recording, "The recording's folder")->required();
  command->add_option("passes", o->passes, "Pass pipeline, as `opt -passes=` takes it; default: default<O3>");
  command->add_option("--instance", o->instance, "Beginning of the instance's id (or the producer's id)");
  command->add_option("--kernel", o->kernel, "Name of the kernel, where the recording has several");
  command->add_option("--config", o->config, "Start from this configuration (JSON file, - for standard input) instead of the recorded one");
  command->add_option("--grid-dim-x", o->grid_x, "Blocks in x")->group("Launch");
  command->add_option("--grid-dim-y", o->grid_y, "Blocks in y")->group("Launch");
  command->add_option("--grid-dim-z", o->grid_z, "Blocks in z")->group("Launch");
  command->add_option("--block-dim-x", o->block_x, "Threads of a block in x")->group("Launch");
  command->add_option("--block-dim-y", o->block_y, "Threads of a block in y")->group("Launch");
  command->add_option("--block-dim-z", o->block_z, "Threads of a block in z")->group("Launch");
  command->add_option("--shared-mem", o->shared_mem, "Dynamic shared memory, bytes")
      ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 40))->group("Launch");
  command->add_flag("--specialize,!--no-specialize", o->specialize, "Recorded scalar arguments become constants")->group("Compilation");
  command->add_flag("--specialize-dims,!--no-specialize-dims", o->specialize_dims, "Block and grid sizes become constants")->group("Compilation");
  command->add_flag("--set-launch-bounds,!--no-set-launch-bounds", o->set_launch_bounds, "Give the kernel launch bounds")->group("Compilation");
  command->add_option("--max-threads", o->max_threads, "Launch bound: threads per block")->group("Compilation");
  command->add_option("--min-blocks-per-sm,--min-threads-per-block", o->min_blocks,
                      "Launch bound: blocks per multiprocessor (the second name is Mneme's)")->group("Compilation");
  command->add_option("--codegen-opt", o->codegen_opt, "Optimisation level of code generation")->check(CLI::Range(0, 3))->group("Compilation");
  command->add_option("--codegen-method", o->codegen_method, "How code is generated")->check(CLI::IsMember({"serial"}))->group("Compilation");
  command->add_option("--tolerance", o->tolerances, "REGION=TYPE:THRESHOLD[:KIND][:NORM], such as y=f32:1e-5:relative; * for all");
  command->add_option("--warmup", o->measure.warmup_runs, "Runs before the first sample")->group("Measurement");
  command->add_option("--min-samples", o->measure.min_samples, "Samples at least")->check(CLI::Range(1, 1000000))->group("Measurement");
  command->add_option("--max-samples", o->measure.max_samples, "Samples at most")->check(CLI::Range(1, 1000000))->group("Measurement");
  command->add_option("--threads", o->threads, "CPU threads that run blocks; 0: one per core")->group("Measurement");
  command->add_option("--compile-seconds", o->limits.compile_seconds, "Time limit of the compile")->check(CLI::PositiveNumber)->group("Limits");
  command->add_option("--replay-seconds", o->limits.replay_seconds, "Time limit of each of set-up, run and samples")->check(CLI::PositiveNumber)->group("Limits");
  runs(command, context, [o, &context] {
    o->measure.max_samples = std::max(o->measure.max_samples, o->measure.min_samples);
    return replay(*o, context);
  });
}

}  // namespace retune::coordinator
