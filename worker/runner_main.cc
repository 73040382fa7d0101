// `retune-runner compile|replay|inspect`: the child in which LLVM and kernels run, one request at a time. It talks frames on
// descriptor 3 and ends when its supervisor does. Not for people.
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdlib>
#include <list>
#include <thread>

#include "worker/host/host_device.h"
#include "worker/job/replay_session.h"
#include "worker/llvm/kernel_compiler.h"
#include "worker/ptx/cuda_compiler.h"
#include "worker/sandbox/framing.h"
#include "worker/sandbox/child.h"
#include "worker/sandbox/runner_protocol.h"

namespace retune::worker {
namespace {

// What a test may ask to go wrong (--fault): each is a way in which a real compiler or kernel fails.
struct Fault {
  std::string name;
  void at(std::string_view place) const {
    if (name == fmt::format("crash-{}", place)) ::raise(SIGSEGV);
    if (name == fmt::format("abort-{}", place)) {
      fmt::print(stderr, "LLVM ERROR: injected fatal error\n");
      ::raise(SIGABRT);
    }
    if (name == fmt::format("hang-{}", place))
      while (true) ::pause();
    if (name == fmt::format("memory-{}", place)) {
      std::list<std::vector<char>> eaten;
      while (true) eaten.emplace_back(std::size_t{64} << 20, 'x');
    }
  }
};

Json failure_answer(const StageFailure& failure) {
  Json json = Json::object();
  json.set("failure", failure_to_json(failure));
  return json;
}

// What the options say of the device.
struct Target {
  std::string backend = "host";
  std::string architecture = "sm_90";  // cuda
  std::string toolkit;                 // cuda: a CUDA toolkit, or the assembler itself
};

ToolkitPlaces toolkit_places(const Target& target) {
  ToolkitPlaces places;
  places.toolkit = target.toolkit;
  for (const char* name : {"CUDA_HOME", "CUDA_PATH"})
    if (const char* value = std::getenv(name)) places.roots.emplace_back(value);
  if (const char* path = std::getenv("PATH")) places.program_path = path;
  return places;
}

Platform host_platform() { return {host_device_class(), {llvm_version(), "", kMeasurementProtocol}}; }

struct Answer {
  Json head = Json::object();
  std::vector<Buffer> blobs;
};

Expected<EvaluationTerms> terms_of(const JsonCursor& root) {
  RETUNE_TRY(const JsonCursor member, root.at("terms"));
  return evaluation_terms_from_json(member);
}

Expected<Configuration> configuration_of(const JsonCursor& root) {
  RETUNE_TRY(const JsonCursor member, root.at("configuration"));
  return configuration_from_json(member);
}

// Compilers of the instances asked for lately: what does not depend on the configuration is done once.
class CompileServer {
 public:
  CompileServer(Target target, Fault fault) : target_(std::move(target)), fault_(std::move(fault)) {
    if (target_.backend != "cuda") return;
    keep_freed_memory();
    auto found = find_assembler(toolkit_places(target_));
    if (found)
      assembler_ = std::move(*found);
    else
      no_assembler_ = found.error().to_string();
  }

  [[nodiscard]] Platform platform() const {
    if (target_.backend != "cuda") return host_platform();
    DeviceClass device;
    device.backend = "cuda";
    device.architecture = target_.architecture;
    return {device, {llvm_version(), assembler_ != nullptr ? assembler_->name() : "", kMeasurementProtocol}};
  }

  Expected<Answer> answer(const std::string& op, const JsonCursor& root) {
    if (op != "compile") return invalid_input("a compile child knows no \"{}\"", op);
    RETUNE_TRY(const EvaluationTerms terms, terms_of(root));
    RETUNE_TRY(const Configuration configuration, configuration_of(root));
    Answer answer;
    auto compiler = this->compiler(terms);
    if (!compiler) return Answer{failure_answer(compiler.error()), {}};
    fault_.at("compile");
    auto compiled = (*compiler)->compile(configuration);
    if (!compiled) return Answer{failure_answer(compiled.error()), {}};
    EvaluationReport draft;
    draft.phases = compiled->phases;
    draft.resources = compiled->resources;
    answer.head.set("draft", to_json(draft));
    answer.blobs.push_back(std::move(compiled->binary));
    return answer;
  }

 private:
  static constexpr std::size_t kKept = 4;

  OrFailure<KernelCompiler*> compiler(const EvaluationTerms& terms) {
    for (auto& [instance, compiler] : kept_)
      if (instance == terms.instance) return compiler.get();
    auto source = read_source(terms);
    if (!source)
      return tl::unexpected(StageFailure{Stage::compile, Outcome::compile_failed, source.error().to_string(), ""});
    auto made = prepare(std::move(*source));
    if (!made) return tl::unexpected(std::move(made.error()));
    if (kept_.size() >= kKept) kept_.pop_back();
    kept_.emplace_front(terms.instance, std::move(*made));
    return kept_.front().second.get();
  }

  OrFailure<std::unique_ptr<KernelCompiler>> prepare(KernelSource source) {
    if (target_.backend != "cuda") return prepare_for_host(std::move(source));
    if (assembler_ == nullptr) return tl::unexpected(StageFailure{Stage::compile, Outcome::unsupported, no_assembler_, ""});
    return prepare_for_cuda(std::move(source), target_.architecture, assembler_);
  }

  static Expected<KernelSource> read_source(const EvaluationTerms& terms) {
    RETUNE_TRY(const Recording recording, open_recording(terms));
    RETUNE_TRY(const auto found, recording.find_instance(terms.instance.instance.value()));
    const auto& [kernel, instance] = found;
    KernelSource source;
    for (const BlobRef& module : kernel->modules) {
      RETUNE_TRY(Buffer bitcode, recording.blob(module));
      source.modules.push_back(std::move(bitcode));
    }
    source.kernel = kernel->mangled;
    source.layout = kernel->arguments;
    source.arguments = instance->arguments;
    for (const Variable& variable : instance->variables) source.variables.push_back(variable.name);
    source.contraction = recording.manifest().producer.contraction;
    return source;
  }

  Target target_;
  std::shared_ptr<Assembler> assembler_;  // null: no_assembler_ says why
  std::string no_assembler_;
  Fault fault_;
  std::list<std::pair<InstanceRef, std::unique_ptr<KernelCompiler>>> kept_;
};

class ReplayServer {
 public:
  ReplayServer(std::string backend, unsigned threads, Fault fault)
      : backend_(std::move(backend)), session_(make_host_device(threads)), fault_(std::move(fault)) {}

  Expected<Answer> answer(const std::string& op, const JsonCursor& root, const std::vector<Buffer>& blobs) {
    if (op == "replay" && backend_ != "host")
      return Answer{failure_answer({Stage::replay, Outcome::unsupported, fmt::format("no {} device in this build; kernels run on the host alone", backend_), ""}), {}};
    if (op == "replay") return replay(root, blobs);
    if (op == "verify") return verify();
    if (op == "measure") return measure(root);
    if (op == "memory") return Answer{Json::object(), {session_.memory()}};
    return invalid_input("a replay child knows no \"{}\"", op);
  }

 private:
  Expected<Answer> replay(const JsonCursor& root, const std::vector<Buffer>& blobs) {
    RETUNE_TRY(const EvaluationTerms terms, terms_of(root));
    RETUNE_TRY(const Configuration configuration, configuration_of(root));
    if (blobs.size() != 1) return invalid_input("expected one binary, found {}", blobs.size());
    if (auto placed = session_.set_up(terms); !placed) return Answer{failure_answer(placed.error()), {}};
    Json progress = Json::object();
    progress.set("progress", "set up");
    RETUNE_CHECK(write_frame(kChildSocket, progress));
    fault_.at("replay");
    const auto ran = session_.replay(terms, configuration, blobs.front());
    if (!ran) return Answer{failure_answer(ran.error()), {}};
    Answer answer;
    answer.head.set("load_seconds", ran->load_seconds).set("run_seconds", ran->run_seconds);
    return answer;
  }

  Expected<Answer> verify() {
    const auto report = session_.verify();
    if (!report) return Answer{failure_answer(report.error()), {}};
    Answer answer;
    answer.head.set("verification", to_json(*report));
    return answer;
  }

  Expected<Answer> measure(const JsonCursor& root) {
    RETUNE_TRY(const JsonCursor options_member, root.at("options"));
    RETUNE_TRY(const MeasureOptions options, measure_options_from_json(options_member));
    RETUNE_TRY(const JsonCursor best, root.at("best_ns"));
    RETUNE_TRY(const double best_ns, best.real());
    fault_.at("measure");
    const auto runs = session_.measure(options, best_ns);
    if (!runs) return Answer{failure_answer(runs.error()), {}};
    Json samples = Json::array();
    for (const double sample : runs->samples) samples.push(sample);
    Answer answer;
    answer.head.set("samples", std::move(samples)).set("raced_out", runs->raced_out).set("method", runs->method);
    return answer;
  }

  std::string backend_;
  ReplaySession session_;
  Fault fault_;
};

// Reads pass pipelines and modules for those who do not load LLVM.
class InspectServer {
 public:
  explicit InspectServer(Fault fault) : fault_(std::move(fault)) {}

  Expected<Answer> answer(const std::string& op, const JsonCursor& root, const std::vector<Buffer>& blobs) {
    if (op == "check_pipelines") return check_pipelines(root);
    if (op != "read_signature" && op != "read_module") return invalid_input("an inspect child knows no \"{}\"", op);
    if (blobs.size() != 2) return invalid_input("expected a module and a kernel, found {} blobs", blobs.size());
    const std::string kernel(as_text(blobs[1]));
    fault_.at(kernel);
    auto read = op == "read_module" ? read_module(blobs[0], kernel) : read_signature_of(blobs[0], kernel);
    if (read) return read;
    Answer answer;
    answer.head.set("error", to_string(read.error().kind()));
    answer.blobs.push_back(to_buffer(as_bytes(read.error().to_string())));
    return answer;
  }

 private:
  Expected<Answer> check_pipelines(const JsonCursor& root) {
    RETUNE_TRY(const JsonCursor member, root.at("pipelines"));
    RETUNE_TRY(const auto places, member.elements());
    for (std::size_t i = 0; i < places.size(); ++i) {
      RETUNE_TRY(const std::string passes, places[i].string());
      fault_.at(passes);
      const auto checked = check_pipeline(passes);
      Json progress = Json::object();
      progress.set("progress", i);
      if (!checked) progress.set("error", checked.error().to_string());
      RETUNE_CHECK(write_frame(kChildSocket, progress));
    }
    return Answer();
  }

  static Expected<Answer> read_signature_of(ByteView module, const std::string& kernel) {
    RETUNE_TRY(const KernelSignature signature, read_signature(module, kernel));
    Answer answer;
    answer.head.set("signature", to_json(signature));
    return answer;
  }

  static Expected<Answer> read_module(ByteView module, const std::string& kernel) {
    RETUNE_TRY(Answer answer, read_signature_of(module, kernel));
    RETUNE_TRY(const ModuleContents contents, read_module_contents(module));
    RETUNE_TRY(Buffer bitcode, to_bitcode(module));
    answer.head.set("kernels", kernels_to_json(contents)).set("variables", variables_to_json(contents));
    answer.blobs = {std::move(bitcode), initial_bytes(contents)};
    return answer;
  }

  Fault fault_;
};

// Until the supervisor closes its end. An error is a bug of one of both ends: the child says so and ends.
template <class Serve>
int serve(const Platform& platform, const Serve& serve_one) {
  FrameParser parser;
  while (true) {
    auto request = read_frame(kChildSocket, parser);
    if (!request) break;
    if (!*request) return 0;
    const JsonCursor root((*request)->head);
    const auto op = root.at("op");
    const auto name = op ? op->string() : Expected<std::string>(fail(op.error()));
    Answer description;
    if (name && *name == "describe") description.head.set("platform", platform_to_json(platform));
    auto answer = !name                ? Expected<Answer>(fail(name.error()))
                  : *name == "describe" ? Expected<Answer>(std::move(description))
                                        : serve_one(*name, root, (*request)->blobs);
    if (!answer) {
      fmt::print(stderr, "retune-runner: {}\n", answer.error().to_string());
      return 1;
    }
    const std::vector<ByteView> attached(answer->blobs.begin(), answer->blobs.end());
    if (!write_frame(kChildSocket, answer->head, attached)) break;
  }
  return 1;
}

int main(int argc, char** argv) {
  // The supervisor's death is ours. It may have died before this call: then init, or a subreaper, is our parent.
  const pid_t supervisor = ::getppid();
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != supervisor) return 1;

  CLI::App app("Runs LLVM or kernels for a supervisor; not for people", "retune-runner");
  unsigned threads = 0;
  Fault fault;
  Target target;
  app.require_subcommand(1);
  CLI::App* compile = app.add_subcommand("compile", "Compiles");
  CLI::App* replay = app.add_subcommand("replay", "Replays, verifies and measures");
  CLI::App* inspect = app.add_subcommand("inspect", "Reads pass pipelines and modules");
  inspect->add_option("--fault", fault.name)->group("");
  for (CLI::App* command : {compile, replay})
    command->add_option("--backend", target.backend, "What code is for")->check(CLI::IsMember({"host", "cuda"}));
  compile->add_option("--architecture", target.architecture, "Of the GPU, for cuda: sm_90");
  compile->add_option("--toolkit", target.toolkit, "CUDA toolkit, libnvJitLink or ptxas, for cuda; else it is looked for");
  compile->add_option("--fault", fault.name)->group("");
  replay->add_option("--fault", fault.name)->group("");
  replay->add_option("--threads", threads, "CPU threads that run blocks; 0: one per core");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  if (*compile) {
    CompileServer server(target, fault);
    return serve(server.platform(), [&](const std::string& op, const JsonCursor& root, const std::vector<Buffer>&) { return server.answer(op, root); });
  }
  if (*inspect) {
    InspectServer server(fault);
    return serve(host_platform(), [&](const std::string& op, const JsonCursor& root, const std::vector<Buffer>& blobs) {
      return server.answer(op, root, blobs);
    });
  }
  ReplayServer server(target.backend, threads, fault);
  return serve(host_platform(), [&](const std::string& op, const JsonCursor& root, const std::vector<Buffer>& blobs) {
    return server.answer(op, root, blobs);
  });
}

}  // namespace
}  // namespace retune::worker

int main(int argc, char** argv) { return retune::worker::main(argc, argv); }
