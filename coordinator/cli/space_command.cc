// retune space check|count|list|sample: what a spec's parameters and constraints come to.
#include <memory>

#include "coordinator/cli/command.h"
#include "coordinator/cli/output.h"
#include "coordinator/cli/spec_recording.h"
#include "coordinator/search/strategy.h"
#include "shared/base/file.h"
#include "worker/sandbox/inspector.h"

namespace retune::coordinator {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostSpecBytes = std::size_t{16} << 20;
// What `check` counts in passing: about a second.
constexpr std::uint64_t kCheckNodes = 4000000;

struct SpaceOptions {
  std::string spec;
  std::string recorded;
  std::string from = "spec";
  bool points = false;
  std::uint64_t n = 0;
  std::uint64_t seed = 0;
};

// --recorded, else the recording that the spec names; nothing for a spec that names none.
Expected<std::optional<Configuration>> recorded_launch(const SpaceOptions& options, const Spec& spec) {
  if (!options.recorded.empty()) {
    RETUNE_TRY(const std::string text, read_text_file(options.recorded, kMostSpecBytes));
    auto configuration = configuration_from_json(text);
    if (!configuration) return fail(configuration.error().while_doing(options.recorded).while_doing("--recorded"));
    return std::optional<Configuration>(std::move(*configuration));
  }
  if (!spec.recording) return std::optional<Configuration>();
  RETUNE_TRY(const Recording recording, open_recording(options.spec, *spec.recording));
  RETUNE_TRY(const auto launch, pick_launch(recording, *spec.recording));
  return std::optional<Configuration>(recorded_configuration(*launch.second));
}

Expected<Space> build_space(const SpaceOptions& options, const std::string& text) {
  RETUNE_TRY(Spec spec, options.from == "space" ? spec_from_published_space(text) : spec_from_json(text));
  RETUNE_TRY(std::optional<Configuration> recorded, recorded_launch(options, spec));
  return Space::build(std::move(spec), {.recorded = std::move(recorded), .device = std::nullopt});
}

Expected<Space> read_space(const SpaceOptions& options) {
  RETUNE_TRY(const std::string text, read_text_file(options.spec, kMostSpecBytes));
  auto space = build_space(options, text);
  if (!space) return fail(space.error().while_doing(options.spec));
  // Published spaces have no configuration, so that nothing reads most of their parameters.
  if (options.from == "space") return space;
  for (const std::string& warning : space->warnings()) note(fmt::format("retune: warning: {}: {}", options.spec, warning));
  return space;
}

// Errors that are found while walking belong to the file too.
template <class T>
Expected<T> of_file(const SpaceOptions& options, Expected<T> result) {
  if (!result) return fail(result.error().while_doing(options.spec));
  return result;
}

Expected<int> check(const SpaceOptions& options, const CommandContext& context) {
  RETUNE_TRY(const Space space, read_space(options));
  worker::Inspector inspector({(context.programs / "retune-runner").string(), "inspect"});
  RETUNE_CHECK(of_file(options, space.check_pipelines([&](const auto& pipelines) { return inspector.check_pipelines(pipelines); })));
  auto index = SpaceIndex::build(space, kCheckNodes);
  if (!index && index.error().kind() != ErrorKind::overloaded) return of_file<int>(options, fail(index.error()));
  if (index && index->size() == 0)
    return of_file<int>(options, invalid_input("the space holds no point: of {} combinations none satisfies the constraints "
                                               "and the rules of configurations", space.cartesian()));
  const Spec& spec = space.spec();
  if (context.json) {
    Json warnings = Json::array();
    for (const std::string& warning : space.warnings()) warnings.push(warning);
    Json summary = Json::object();
    summary.set("name", spec.name)
        .set("parameters", spec.parameters.size())
        .set("constraints", spec.constraints.size())
        .set("combinations", space.cartesian())
        .set("points", index ? Json(index->size()) : Json())
        .set("warnings", std::move(warnings));
    RETUNE_CHECK(print_json(summary));
  } else {
    RETUNE_CHECK(print(fmt::format("{}: ok: {} parameters, {} constraints; {} combinations, {}\n", options.spec,
                                   spec.parameters.size(), spec.constraints.size(), space.cartesian(),
                                   index ? fmt::format("{} points", index->size())
                                         : "points not counted (`retune space count` does, however long it takes)")));
  }
  return 0;
}

Expected<int> count(const SpaceOptions& options, const CommandContext& context) {
  RETUNE_TRY(const Space space, read_space(options));
  RETUNE_TRY(const SpaceIndex index, of_file(options, SpaceIndex::build(space)));
  if (context.json)
    RETUNE_CHECK(print_json(Json::object().set("count", index.size())));
  else
    RETUNE_CHECK(print(fmt::format("{}\n", index.size())));
  return 0;
}

Expected<> write_line(Output& output, bool points, const Configuration& configuration,
                      const std::vector<std::pair<std::string_view, Value>>& parameters) {
  Json line = Json::object();
  if (points)
    for (const auto& [name, value] : parameters) line.set(std::string(name), to_json(value));
  else
    line = to_json(configuration);
  return output.write(to_text(line) + "\n");
}

Expected<int> list(const SpaceOptions& options, bool limited) {
  RETUNE_TRY(const Space space, read_space(options));
  RETUNE_TRY(Enumerator enumerator, Enumerator::open(space));
  Output output;
  for (std::uint64_t i = 0; !limited || i < options.n; ++i) {
    RETUNE_TRY(const bool any, of_file(options, enumerator.step()));
    if (!any) break;
    RETUNE_CHECK(write_line(output, options.points, enumerator.configuration(), enumerator.parameters()));
  }
  RETUNE_CHECK(output.flush());
  return 0;
}

Expected<int> sample(const SpaceOptions& options) {
  RETUNE_TRY(const Space space, read_space(options));
  RETUNE_TRY(UniformSampler sampler, of_file(options, UniformSampler::open(space, options.seed)));
  Output output;
  for (std::uint64_t i = 0; i < options.n; ++i) {
    RETUNE_TRY(const auto candidate, of_file(options, sampler.draw()));
    if (!candidate) {
      note(fmt::format("retune: the space has {} points only", i));
      break;
    }
    RETUNE_CHECK(write_line(output, options.points, candidate->configuration, sampler.parameters()));
  }
  RETUNE_CHECK(output.flush());
  return 0;
}

CLI::App* add_command(CLI::App& space, const char* name, const char* what, SpaceOptions& options) {
  CLI::App* command = space.add_subcommand(name, what);
  command->add_option("SPEC", options.spec, "The spec's file")->required();
  command->add_option("--recorded", options.recorded, "Configuration (JSON file) that takes the recording's place");
  command->add_option("--from", options.from, "Form of the file: spec, or space (published search spaces)")
      ->check(CLI::IsMember({"spec", "space"}))
      ->capture_default_str();
  return command;
}

}  // namespace

void add_space(CLI::App& app, CommandContext& context) {
  CLI::App* space = app.add_subcommand("space", "Checks, counts, lists or samples the configurations of a spec");
  space->require_subcommand(1);
  space->fallthrough();
  const auto options = std::make_shared<SpaceOptions>();
  const CommandContext* known = &context;

  runs(add_command(*space, "check", "Says what is wrong with a spec, or how large its space is", *options), context,
       [options, known] { return check(*options, *known); });
  runs(add_command(*space, "count", "Prints the number of points", *options), context,
       [options, known] { return count(*options, *known); });

  CLI::App* listed = add_command(*space, "list", "Lists the configurations, one JSON object a line", *options);
  listed->add_flag("--points", options->points, "Parameter values only");
  const CLI::Option* first = listed->add_option("--n", options->n, "Only the first N")->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 62));
  runs(listed, context, [options, first] { return list(*options, first->count() > 0); });

  CLI::App* drawn = add_command(*space, "sample", "Draws configurations uniformly, none twice", *options);
  drawn->add_flag("--points", options->points, "Parameter values only");
  drawn->add_option("--n", options->n, "How many")->required()->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 62));
  drawn->add_option("--seed", options->seed, "Same seed, same configurations")->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 62))->capture_default_str();
  runs(drawn, context, [options] { return sample(*options); });
}

}  // namespace retune::coordinator
