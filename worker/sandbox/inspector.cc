#include "worker/sandbox/inspector.h"

#include <algorithm>
#include <bit>

#include "worker/sandbox/runner_protocol.h"

namespace retune::worker {
namespace {

// Loading LLVM from a cold disk; the limits count the work alone.
constexpr double kStartSeconds = 60;
constexpr std::uint64_t kMemoryPerModuleByte = 32;

Json question(const char* op) {
  Json head = Json::object();
  head.set("op", op);
  return head;
}

Error no_answer(const ChildEnd& end, std::string_view about) {
  const bool memory = end.ran_out_of_memory();
  const bool limit = memory || end.how == ChildEnd::How::timed_out;
  const std::string said = end.last_line();
  return {limit ? ErrorKind::overloaded : ErrorKind::failed,
          fmt::format("no answer from LLVM on {}: {}{}{}{}", about, end.reason, memory ? ", out of memory" : "",
                      said.empty() ? "" : "; it printed: ", said),
          Poisons::nothing};
}

Unexpected bad_answer(const Error& error) { return fail(ErrorKind::failed, "the answer of retune-runner: {}", error.to_string()); }

Expected<KernelSignature> signature_in(const Frame& answer) {
  const auto member = JsonCursor(answer.head).at("signature");
  auto signature = member ? signature_from_json(*member) : Expected<KernelSignature>(fail(member.error()));
  if (!signature) return bad_answer(signature.error());
  return signature;
}

}  // namespace

Expected<Child*> Inspector::child(std::uint64_t module_bytes) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  limits_.memory_bytes = 0;  // sanitizers reserve terabytes of address space
#endif
  // Rounded and never lowered: another limit is another child.
  if (limits_.memory_bytes != 0 && limits_.memory_bytes < kMemoryPerModuleByte * module_bytes)
    limits_.memory_bytes = std::bit_ceil(kMemoryPerModuleByte * module_bytes);
  RETUNE_TRY(Child* const child, sandbox_.child(limits_.memory_bytes));
  if (child->pid() != ready_) {
    auto answer = child->request(question("describe"), {}, kStartSeconds);
    if (!answer) return fail(no_answer(answer.error(), "what it is"));
    ready_ = child->pid();
  }
  return child;
}

Expected<std::vector<Expected<>>> Inspector::check_pipelines(const std::vector<std::string>& pipelines) {
  std::vector<Expected<>> answers;
  if (pipelines.empty()) return answers;
  RETUNE_TRY(Child* const child, this->child(0));
  Json list = Json::array();
  for (const std::string& pipeline : pipelines) list.push(pipeline);
  // Answers come one by one, so that those before the death of the child are known, and who caused it.
  const auto take = [&](const Json& head) {
    const auto words = JsonCursor(head).find("error");
    answers.push_back(words ? Expected<>(invalid_input("{}", words->string().value_or(""))) : Expected<>());
  };
  auto end = child->request(question("check_pipelines").set("pipelines", std::move(list)), {}, limits_.seconds, take);
  if (end ? answers.size() != pipelines.size() : answers.size() > pipelines.size())
    return fail(ErrorKind::failed, "retune-runner gave {} answers on {} pass pipelines", answers.size(), pipelines.size());
  if (answers.size() < pipelines.size())
    answers.push_back(fail(no_answer(end.error(), fmt::format("the pass pipeline \"{:.200}\"", pipelines[answers.size()]))));
  return answers;
}

// Texts that may hold any bytes (symbols, errors that quote them) travel as blobs, not in the JSON head.
Expected<Frame> Inspector::ask_about(ByteView module, const char* op, const std::string& kernel) {
  RETUNE_TRY(Child* const child, this->child(module.size()));
  const ByteView blobs[] = {module, as_bytes(kernel)};
  auto answer = child->request(question(op), blobs, limits_.seconds + static_cast<double>(module.size() >> 20));
  if (!answer) return fail(no_answer(answer.error(), "the module"));
  if (const auto member = JsonCursor(answer->head).find("error")) {
    const auto kind = error_kind_from_json(*member);
    if (!kind) return bad_answer(kind.error());
    return fail(*kind, "{}", answer->blobs.empty() ? "" : as_text(answer->blobs.front()));
  }
  return std::move(*answer);
}

Expected<KernelSignature> Inspector::read(ByteView module, const std::string& kernel) {
  RETUNE_TRY(const Frame answer, ask_about(module, "read_signature", kernel));
  return signature_in(answer);
}

Expected<InspectedModule> Inspector::read_module(ByteView module, const std::string& kernel) {
  RETUNE_TRY(Frame answer, ask_about(module, "read_module", kernel));
  RETUNE_TRY(KernelSignature signature, signature_in(answer));
  if (answer.blobs.size() != 2) return fail(ErrorKind::failed, "retune-runner sent {} blobs, not 2", answer.blobs.size());
  auto contents = contents_from_json(JsonCursor(answer.head), answer.blobs[1]);
  if (!contents) return bad_answer(contents.error());
  return InspectedModule{std::move(signature), std::move(*contents), std::move(answer.blobs[0])};
}

}  // namespace retune::worker
