#include "coordinator/cli/service_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <thread>

#include "shared/base/file.h"
#include "shared/base/json.h"

extern char** environ;

namespace retune::coordinator {
namespace {

// State letter and start time of a process, from /proc/PID/stat; the command name in it may hold anything.
struct ProcStat {
  char state = 'X';
  std::uint64_t start_ticks = 0;
};

std::optional<ProcStat> proc_stat(int pid) {
  const auto text = read_text_file(fmt::format("/proc/{}/stat", pid));
  if (!text) return std::nullopt;
  const std::size_t end = text->rfind(')');
  if (end == std::string::npos || end + 2 >= text->size()) return std::nullopt;
  ProcStat result;
  std::size_t at = end + 2;
  result.state = (*text)[at];
  // Field 3 is the state; field 22 the start time.
  for (int field = 3; field < 22; ++field) {
    at = text->find(' ', at);
    if (at == std::string::npos) return std::nullopt;
    ++at;
  }
  result.start_ticks = std::strtoull(text->c_str() + at, nullptr, 10);
  return result;
}

std::filesystem::path record_path(const std::filesystem::path& folder, const std::string& name) {
  return folder / (name + ".pid");
}

Expected<ServiceProcess> record_from_text(const std::string& name, std::string_view text) {
  RETUNE_TRY(const Json json, parse_json(text));
  const JsonCursor root(json);
  ServiceProcess process;
  process.name = name;
  RETUNE_TRY(const auto pid, root.at("pid"));
  RETUNE_TRY(const auto pid_value, pid.integer(2, 1 << 30));
  process.pid = static_cast<int>(pid_value);
  RETUNE_TRY(const auto start, root.at("start_ticks"));
  RETUNE_TRY(process.start_ticks, start.unsigned_integer());
  RETUNE_TRY(const auto command, root.at("command"));
  RETUNE_TRY(const auto words, command.elements());
  for (const JsonCursor& word : words) {
    RETUNE_TRY(std::string text_of_word, word.string());
    process.command.push_back(std::move(text_of_word));
  }
  return process;
}

}  // namespace

Expected<ServiceProcess> start_service(const std::filesystem::path& folder, const std::string& name,
                                       const std::vector<std::string>& command, const std::filesystem::path& log) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  posix_spawn_file_actions_adddup2(&actions, 1, 2);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);

  std::vector<char*> words;
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  pid_t pid = 0;
  const int status = ::posix_spawn(&pid, words[0], &actions, &attributes, words.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (status != 0) return fail(ErrorKind::failed, "cannot start {}: {}", command.front(), std::strerror(status));

  ServiceProcess process{name, pid, 0, command};
  if (const auto stat = proc_stat(pid)) process.start_ticks = stat->start_ticks;
  Json record = Json::object();
  record.set("pid", pid).set("start_ticks", static_cast<unsigned long long>(process.start_ticks));
  Json list = Json::array();
  for (const std::string& word : command) list.push(word);
  record.set("command", std::move(list));
  RETUNE_CHECK(write_file_atomically(record_path(folder, name), as_bytes(to_text(record) + "\n"), 0600));
  return process;
}

Expected<std::optional<ServiceProcess>> read_service(const std::filesystem::path& folder, const std::string& name) {
  const auto path = record_path(folder, name);
  if (!std::filesystem::exists(path)) return std::optional<ServiceProcess>();
  RETUNE_TRY(const std::string text, read_text_file(path));
  auto process = record_from_text(name, text);
  if (!process) return fail(process.error().while_doing(path.string()));
  return std::optional<ServiceProcess>(std::move(*process));
}

Expected<std::vector<ServiceProcess>> read_services(const std::filesystem::path& folder) {
  std::vector<ServiceProcess> all;
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(folder, none)) {
    if (entry.path().extension() != ".pid") continue;
    RETUNE_TRY(auto process, read_service(folder, entry.path().stem().string()));
    if (process) all.push_back(std::move(*process));
  }
  std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  return all;
}

bool is_alive(const ServiceProcess& process) {
  const auto stat = proc_stat(process.pid);
  return stat && stat->start_ticks == process.start_ticks && stat->state != 'Z' && stat->state != 'X';
}

Expected<> stop_service(const std::filesystem::path& folder, const ServiceProcess& process, milliseconds patience) {
  const auto wait_until_gone = [&](milliseconds limit) {
    const auto end = std::chrono::steady_clock::now() + limit;
    while (is_alive(process)) {
      // Reaps it when it is the caller's own child (tests); otherwise does nothing.
      ::waitpid(process.pid, nullptr, WNOHANG);
      if (std::chrono::steady_clock::now() >= end) return false;
      std::this_thread::sleep_for(milliseconds(10));
    }
    return true;
  };
  if (is_alive(process)) {
    ::kill(process.pid, SIGTERM);
    if (!wait_until_gone(patience)) {
      ::kill(-process.pid, SIGKILL);
      ::kill(process.pid, SIGKILL);
      if (!wait_until_gone(seconds(10)))
        return fail(ErrorKind::failed, "{} (process {}) does not end, even when killed", process.name, process.pid);
    }
  }
  std::error_code none;
  std::filesystem::remove(record_path(folder, process.name), none);
  return {};
}

std::string last_lines(const std::filesystem::path& log, std::size_t lines) {
  const auto text = read_text_file(log);
  if (!text) return "";
  std::size_t at = text->size();
  for (std::size_t i = 0; i <= lines && at != std::string::npos && at > 0; ++i) at = text->rfind('\n', at - 1);
  return text->substr(at == std::string::npos || at == 0 ? 0 : at + 1);
}

}  // namespace retune::coordinator
