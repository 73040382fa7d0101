#include "worker/sandbox/sandboxed.h"

#include <csignal>

#include "worker/job/replay_device.h"
#include "worker/sandbox/runner_protocol.h"

namespace retune::worker {
namespace {

// A child that has just been started loads LLVM first; its time limit counts the work alone.
constexpr double kStartSeconds = 5;

StageFailure compile_failure(const ChildEnd& end, std::uint64_t memory_bytes) {
  StageFailure failure{Stage::compile, Outcome::compile_crashed, "the compiler " + end.reason, end.last_lines};
  if (end.how == ChildEnd::How::timed_out) failure.outcome = Outcome::compile_timeout;
  if (end.how == ChildEnd::How::signalled && memory_bytes != 0 && end.ran_out_of_memory())
    failure.reason += fmt::format(", at its limit of {} MiB of memory", memory_bytes >> 20);
  return failure;
}

StageFailure replay_failure(Stage stage, const ChildEnd& end) {
  StageFailure failure{stage, Outcome::replay_crashed, "the replay " + end.reason, end.last_lines};
  if (end.how == ChildEnd::How::timed_out) {
    failure.outcome = Outcome::replay_timeout;
  } else if (end.how == ChildEnd::How::exited && (end.code == kWildAccessExit || end.code == kKernelFaultExit)) {
    // The kernel's own doing: trying again would give the same.
    failure.outcome = end.code == kWildAccessExit ? Outcome::memory_error : Outcome::replay_failed;
    failure.reason = end.last_line();
    if (failure.reason.empty()) failure.reason = "the kernel made the device fault";
  }
  return failure;
}

// The answer's failure, if it is one.
std::optional<StageFailure> failure_in(const Frame& frame, Stage stage, Outcome otherwise) {
  const JsonCursor root(frame.head);
  const auto member = root.find("failure");
  if (!member) return std::nullopt;
  auto failure = failure_from_json(*member);
  if (failure) return std::move(*failure);
  return StageFailure{stage, otherwise, failure.error().to_string(), ""};
}

StageFailure bad_answer(Stage stage, Outcome outcome, const Error& error) {
  return {stage, outcome, "the child's answer: " + error.to_string(), ""};
}

}  // namespace

Expected<Child*> Sandbox::child(std::uint64_t memory_bytes) {
  const std::lock_guard lock(mutex_);
  if (child_ == nullptr || child_->is_dead() || memory_bytes_ != memory_bytes) {
    child_.reset();
    RETUNE_TRY(child_, Child::start(command_, memory_bytes));
    memory_bytes_ = memory_bytes;
  }
  return child_.get();
}

void Sandbox::interrupt() noexcept {
  const std::lock_guard lock(mutex_);
  if (child_ != nullptr) child_->kill();
}

Expected<Platform> describe(Sandbox& sandbox) {
  RETUNE_TRY(Child* const child, sandbox.child(0));
  Json head = Json::object();
  head.set("op", "describe");
  auto answer = child->request(head, {}, 60);
  if (!answer)
    return fail(ErrorKind::failed, "the runner {}{}{}", answer.error().reason, answer.error().last_lines.empty() ? "" : ": ",
                answer.error().last_lines);
  const JsonCursor root(answer->head);
  RETUNE_TRY(const JsonCursor platform, root.at("platform"));
  return platform_from_json(platform);
}

OrFailure<CompileProduct> SandboxedCompiler::compile(const EvaluationTerms& terms, const Configuration& configuration) {
  const std::uint64_t memory = terms.limits.compile_memory_bytes;
  const bool fresh = !sandbox_.has_child();
  const auto child = sandbox_.child(memory);
  if (!child) return tl::unexpected(StageFailure{Stage::compile, Outcome::compile_crashed, child.error().to_string(), ""});
  Json head = Json::object();
  head.set("op", "compile").set("terms", to_json(terms)).set("configuration", to_json(configuration));
  auto answer = (*child)->request(head, {}, terms.limits.compile_seconds + (fresh ? kStartSeconds : 0));
  if (!answer) return tl::unexpected(compile_failure(answer.error(), memory));
  if (auto failure = failure_in(*answer, Stage::compile, Outcome::compile_crashed)) return tl::unexpected(std::move(*failure));
  const JsonCursor root(answer->head);
  const auto draft = root.at("draft");
  if (!draft) return tl::unexpected(bad_answer(Stage::compile, Outcome::compile_crashed, draft.error()));
  const auto report = evaluation_report_from_json(*draft);
  if (!report) return tl::unexpected(bad_answer(Stage::compile, Outcome::compile_crashed, report.error()));
  if (answer->blobs.size() != 1)
    return tl::unexpected(StageFailure{Stage::compile, Outcome::compile_crashed, "the child's answer holds no binary", ""});
  CompileProduct product;
  product.binary = std::make_shared<const Buffer>(std::move(answer->blobs.front()));
  product.hash = sha256(*product.binary);
  product.phases = report->phases;
  product.resources = report->resources;
  return product;
}

OrFailure<Frame> SandboxedReplayer::ask(Stage stage, const Json& head, std::span<const ByteView> blobs) {
  if (stage != Stage::replay && !sandbox_.has_child())
    return tl::unexpected(StageFailure{stage, Outcome::replay_crashed, "the replay child is gone", ""});
  const bool fresh = !sandbox_.has_child();
  const auto child = sandbox_.child(0);
  if (!child) return tl::unexpected(StageFailure{stage, Outcome::replay_crashed, child.error().to_string(), ""});
  auto answer = (*child)->request(head, blobs, limit_seconds_ + (fresh ? kStartSeconds : 0));
  if (!answer) return tl::unexpected(replay_failure(stage, answer.error()));
  if (auto failure = failure_in(*answer, stage, Outcome::replay_failed)) return tl::unexpected(std::move(*failure));
  return std::move(*answer);
}

OrFailure<Replayer::Ran> SandboxedReplayer::replay(const EvaluationTerms& terms, const Configuration& configuration,
                                                   ByteView binary) {
  limit_seconds_ = terms.limits.replay_seconds;
  Json head = Json::object();
  head.set("op", "replay").set("terms", to_json(terms)).set("configuration", to_json(configuration));
  const ByteView blobs[] = {binary};
  auto answer = ask(Stage::replay, head, blobs);
  if (!answer) return tl::unexpected(std::move(answer.error()));
  const JsonCursor root(answer->head);
  const auto real = [&](std::string_view key) {
    const auto member = root.find(key);
    return member ? member->real().value_or(0.0) : 0.0;
  };
  return Ran{real("load_seconds"), real("run_seconds")};
}

OrFailure<VerificationReport> SandboxedReplayer::verify() {
  Json head = Json::object();
  head.set("op", "verify");
  auto answer = ask(Stage::verify, head);
  if (!answer) return tl::unexpected(std::move(answer.error()));
  const JsonCursor root(answer->head);
  const auto member = root.at("verification");
  auto report = member ? verification_report_from_json(*member) : Expected<VerificationReport>(fail(member.error()));
  if (!report) return tl::unexpected(bad_answer(Stage::verify, Outcome::replay_failed, report.error()));
  return std::move(*report);
}

OrFailure<Buffer> SandboxedReplayer::memory() {
  Json head = Json::object();
  head.set("op", "memory");
  auto answer = ask(Stage::replay, head);
  if (!answer) return tl::unexpected(std::move(answer.error()));
  return answer->blobs.empty() ? Buffer() : std::move(answer->blobs.front());
}

OrFailure<TimedRuns> SandboxedReplayer::measure(const MeasureOptions& options, double best_ns) {
  Json head = Json::object();
  head.set("op", "measure").set("options", to_json(options)).set("best_ns", best_ns);
  auto answer = ask(Stage::measure, head);
  if (!answer) return tl::unexpected(std::move(answer.error()));
  const auto read = [&]() -> Expected<TimedRuns> {
    const JsonCursor root(answer->head);
    TimedRuns runs;
    RETUNE_TRY(const JsonCursor samples, root.at("samples"));
    RETUNE_TRY(const auto places, samples.elements());
    for (const JsonCursor& place : places) {
      RETUNE_TRY(const double sample, place.real());
      runs.samples.push_back(sample);
    }
    RETUNE_TRY(const JsonCursor raced_out, root.at("raced_out"));
    RETUNE_TRY(runs.raced_out, raced_out.boolean());
    RETUNE_TRY(const JsonCursor method, root.at("method"));
    RETUNE_TRY(runs.method, method.string());
    return runs;
  };
  auto runs = read();
  if (!runs) return tl::unexpected(bad_answer(Stage::measure, Outcome::replay_failed, runs.error()));
  return std::move(*runs);
}

}  // namespace retune::worker
