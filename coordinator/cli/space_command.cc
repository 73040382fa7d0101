// retune space check|count|list|sample|show: what a spec's parameters and constraints come to.
#include <memory>

#include "coordinator/cli/command.h"
#include "coordinator/cli/output.h"
#include "coordinator/cli/spec_recording.h"
#include "coordinator/search/strategy.h"
#include "coordinator/space/point_text.h"
#include "coordinator/space/preset.h"
#include "shared/base/file.h"
#include "worker/sandbox/inspector.h"

namespace retune::coordinator {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostSpecBytes = std::size_t{16} << 20;
constexpr std::size_t kMostForeignBytes = std::size_t{512} << 20;  // a cache file holds every measurement of a campaign
// What `check` counts in passing: about a second.
constexpr std::uint64_t kCheckNodes = 4000000;

constexpr std::size_t kLineBlock = std::size_t{1} << 16;

struct SpaceOptions {
  std::string spec;
  std::string recorded;
  std::string from = "spec";
  bool points = false;
  std::uint64_t n = 0;
  std::optional<std::string> from_index;
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

struct SpaceOfFile {
  Space space;
  std::optional<Preset> preset;  // whose parameters and constraints are among the space's
};

Expected<SpaceOfFile> build_space(const SpaceOptions& options, const std::string& text) {
  RETUNE_TRY(Spec spec, options.from == "space" ? spec_from_published_space(text)
                        : options.from == "t4"  ? spec_from_t4(text)
                                                : spec_from_json(text));
  RETUNE_TRY(std::optional<Configuration> recorded, recorded_launch(options, spec));
  const std::optional<Preset> preset = spec.preset;
  RETUNE_TRY(spec, expand_preset(std::move(spec), recorded));
  RETUNE_TRY(Space space, Space::build(std::move(spec), {.recorded = std::move(recorded), .device = std::nullopt}));
  return SpaceOfFile{std::move(space), preset};
}

Expected<SpaceOfFile> read_file(const SpaceOptions& options) {
  RETUNE_TRY(const std::string text, read_text_file(options.spec, options.from == "t4" ? kMostForeignBytes : kMostSpecBytes));
  auto read = build_space(options, text);
  if (!read) return fail(read.error().while_doing(options.spec));
  // Other forms have no configuration, so that nothing reads most of their parameters.
  if (options.from != "spec") return read;
  for (const std::string& warning : read->space.warnings()) note(fmt::format("retune: warning: {}: {}", options.spec, warning));
  return read;
}

Expected<Space> read_space(const SpaceOptions& options) {
  RETUNE_TRY(SpaceOfFile read, read_file(options));
  return std::move(read.space);
}

// Errors that are found while walking belong to the file too.
template <class T>
Expected<T> of_file(const SpaceOptions& options, Expected<T> result) {
  if (!result) return fail(result.error().while_doing(options.spec));
  return result;
}

// JSON's readers are sure of integers up to 2^64 at most; larger ones are strings.
Json json_of(const SpaceSize& size) {
  return size.number && *size.number <= ~std::uint64_t{0} ? Json(size.clamped()) : Json(size.text);
}

Expected<int> check(const SpaceOptions& options, const CommandContext& context) {
  RETUNE_TRY(const SpaceOfFile read, read_file(options));
  const Space& space = read.space;
  worker::Inspector inspector({(context.programs / "retune-runner").string(), "inspect"});
  RETUNE_CHECK(of_file(options, space.check_pipelines([&](const auto& pipelines) { return inspector.check_pipelines(pipelines); })));
  std::optional<SpaceSize> size;
  if (!space.has_reals()) {
    auto counted = space.size(kCheckNodes);
    if (!counted && counted.error().kind() != ErrorKind::overloaded) return of_file<int>(options, fail(counted.error()));
    if (counted) size = std::move(*counted);
  } else {
    RETUNE_CHECK(of_file(options, space.solution()));
  }
  if (size && size->text == "0") return of_file<int>(options, fail(space.empty_error()));
  std::vector<std::string> warnings = space.never_false();
  for (const std::string& warning : warnings) note(fmt::format("retune: warning: {}: {}", options.spec, warning));
  const Spec& spec = space.spec();
  if (context.json) {
    Json all = Json::array();
    for (const std::string& warning : space.warnings()) all.push(warning);
    for (const std::string& warning : warnings) all.push(warning);
    Json summary = Json::object();
    summary.set("name", spec.name)
        .set("preset", read.preset ? Json(to_string(*read.preset)) : Json())
        .set("parameters", spec.parameters.size())
        .set("constraints", spec.constraints.size())
        .set("combinations", space.cartesian())
        .set("points", size ? json_of(*size) : Json())
        .set("warnings", std::move(all));
    RETUNE_CHECK(print_json(summary));
  } else {
    RETUNE_CHECK(print(fmt::format("{}: ok: {}{} parameters, {} constraints; {} combinations, {}\n", options.spec,
                                   read.preset ? fmt::format("preset {}: ", to_string(*read.preset)) : "",
                                   spec.parameters.size(), spec.constraints.size(), space.cartesian(),
                                   size ? fmt::format("{} points", size->text)
                                   : space.has_reals()
                                       ? std::string("of which a real range makes too many to be counted")
                                       : "points not counted (`retune space count` does, however long it takes)")));
  }
  return 0;
}

Expected<int> count(const SpaceOptions& options, const CommandContext& context) {
  RETUNE_TRY(const Space space, read_space(options));
  RETUNE_TRY(const SpaceSize size, of_file(options, space.size()));
  if (context.json)
    RETUNE_CHECK(print_json(Json::object().set("count", json_of(size))));
  else
    RETUNE_CHECK(print(size.text + "\n"));
  return 0;
}

// Spaces may have more points than 64 bits count.
Expected<unsigned __int128> index_from(const std::string& text) {
  unsigned __int128 index = 0;
  const bool digits = !text.empty() && text.size() <= 38 && text.find_first_not_of("0123456789") == std::string::npos;
  if (!digits) return invalid_input("--from-index: expected an index from 0, found \"{}\"", text);
  for (const char c : text) index = index * 10 + static_cast<unsigned>(c - '0');
  return index;
}

// `there`: the enumerator stands on the first one already.
Expected<> list_points(const SpaceOptions& options, const Space& space, Enumerator& enumerator, bool there, std::uint64_t most) {
  RETUNE_TRY(PointText text, PointText::of(space));
  Output output;
  std::string lines;
  for (std::uint64_t i = 0; i < most; ++i, there = false) {
    RETUNE_TRY(const bool any, there ? Expected<bool>(true) : of_file(options, enumerator.step()));
    if (!any) break;
    text.append(enumerator.digits(), lines);
    lines += '\n';
    if (lines.size() < kLineBlock) continue;
    RETUNE_CHECK(output.write(lines));
    lines.clear();
  }
  RETUNE_CHECK(output.write(lines));
  return output.flush();
}

Expected<> list_configurations(const SpaceOptions& options, Enumerator& enumerator, bool there, std::uint64_t most) {
  Output output;
  std::string lines;
  if (there && most > 0) {
    append_json(enumerator.configuration(), lines);
    lines += '\n';
    --most;
  }
  while (most > 0) {
    RETUNE_TRY(const Batch batch, of_file(options, enumerator.next(static_cast<std::size_t>(std::min<std::uint64_t>(most, 1024)))));
    for (const Candidate& candidate : batch.candidates) {
      append_json(candidate.configuration, lines);
      lines += '\n';
    }
    RETUNE_CHECK(output.write(lines));
    lines.clear();
    most -= batch.candidates.size();
    if (batch.exhausted) break;
  }
  RETUNE_CHECK(output.write(lines));
  return output.flush();
}

Expected<int> list(const SpaceOptions& options, bool limited) {
  RETUNE_TRY(const Space space, read_space(options));
  RETUNE_TRY(Enumerator enumerator, of_file(options, Enumerator::open(space)));
  bool there = false;
  if (options.from_index) {
    RETUNE_TRY(const SpaceSize size, of_file(options, space.size()));
    RETUNE_TRY(const auto index, index_from(*options.from_index));
    if (!size.number || index >= *size.number)
      return invalid_input("--from-index: expected an index below {}, the number of points, found {}", size.text, *options.from_index);
    RETUNE_TRY(there, of_file(options, enumerator.go(index)));
  }
  const std::uint64_t most = limited ? options.n : ~std::uint64_t{0};
  RETUNE_CHECK(options.points ? list_points(options, space, enumerator, there, most) : list_configurations(options, enumerator, there, most));
  return 0;
}

Expected<int> sample(const SpaceOptions& options) {
  RETUNE_TRY(const Space space, read_space(options));
  RETUNE_TRY(UniformSampler sampler, of_file(options, UniformSampler::open(space, options.seed)));
  RETUNE_TRY(PointText text, PointText::of(space));
  Output output;
  std::string line;
  for (std::uint64_t i = 0; i < options.n; ++i) {
    RETUNE_TRY(const bool any, of_file(options, sampler.draw()));
    if (!any) {
      note(fmt::format("retune: the space has {} points only", i));
      break;
    }
    line.clear();
    if (options.points)
      text.append(sampler.enumerator().digits(), line);
    else
      append_json(sampler.enumerator().configuration(), line);
    line += '\n';
    RETUNE_CHECK(output.write(line));
  }
  RETUNE_CHECK(output.flush());
  return 0;
}

Expected<int> show(const SpaceOptions& options) {
  RETUNE_TRY(const Space space, read_space(options));
  RETUNE_CHECK(print_json(to_json(space.spec())));
  return 0;
}

CLI::App* add_command(CLI::App& space, const char* name, const char* what, SpaceOptions& options) {
  CLI::App* command = space.add_subcommand(name, what);
  command->add_option("SPEC", options.spec, "The spec's file")->required();
  command->add_option("--recorded", options.recorded, "Configuration (JSON file) that takes the recording's place");
  command->add_option("--from", options.from, "Form of the file: spec, space (published search spaces), or t4 (tuning problems: T1, T4, "
                                               "Kernel Tuner and its cache files)")
      ->check(CLI::IsMember({"spec", "space", "t4"}))
      ->capture_default_str();
  return command;
}

}  // namespace

void add_space(CLI::App& app, CommandContext& context) {
  CLI::App* space = app.add_subcommand("space", "Checks a spec; counts, lists or samples its configurations");
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
  listed->add_option("--from-index", options->from_index, "Begin with the point of this index (from 0)");
  runs(listed, context, [options, first] { return list(*options, first->count() > 0); });

  CLI::App* drawn = add_command(*space, "sample", "Draws configurations uniformly, none twice", *options);
  drawn->add_flag("--points", options->points, "Parameter values only");
  drawn->add_option("--n", options->n, "How many")->required()->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 62));
  drawn->add_option("--seed", options->seed, "Same seed, same configurations")->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 62))->capture_default_str();
  runs(drawn, context, [options] { return sample(*options); });

  runs(add_command(*space, "show", "Prints the spec in its own form, a preset spelt out, to be edited", *options), context,
       [options] { return show(*options); });
}

}  // namespace retune::coordinator
