#include "worker/sandbox/program.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>

#include "shared/base/handle.h"

extern char** environ;

namespace retune::worker {
namespace {

constexpr std::size_t kMostPrinted = 1 << 20;

// Whether there may be more.
bool drain(int descriptor, std::string& printed) {
  char chunk[4096];
  const ssize_t count = ::read(descriptor, chunk, sizeof(chunk));
  if (count < 0) return errno == EINTR || errno == EAGAIN;
  printed.append(chunk, static_cast<std::size_t>(count));
  if (printed.size() > 2 * kMostPrinted) printed.erase(0, printed.size() - kMostPrinted);
  return count > 0;
}

}  // namespace

Expected<ProgramEnd> run_program(const std::vector<std::string>& command, double limit_seconds) {
  using clock = std::chrono::steady_clock;
  int pipes[2];
  if (::pipe2(pipes, O_CLOEXEC) != 0) return fail(ErrorKind::failed, "cannot make a pipe: {}", std::strerror(errno));
  FileDescriptor read_end(pipes[0]), write_end(pipes[1]);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, write_end.get(), 1);
  posix_spawn_file_actions_adddup2(&actions, write_end.get(), 2);
  std::vector<char*> words;
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  pid_t pid = 0;
  const int status = ::posix_spawn(&pid, words[0], &actions, nullptr, words.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (status != 0) return fail(ErrorKind::failed, "cannot start {}: {}", command.front(), std::strerror(status));
  write_end.reset();

  ProgramEnd result;
  const auto deadline = clock::now() + std::chrono::duration_cast<clock::duration>(std::chrono::duration<double>(limit_seconds));
  bool over = false;
  for (bool more = true; more && !over;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - clock::now()).count();
    over = left <= 0;
    pollfd descriptor{read_end.get(), POLLIN, 0};
    if (!over && ::poll(&descriptor, 1, static_cast<int>(std::min<std::int64_t>(left, 1000))) > 0)
      more = drain(read_end.get(), result.printed);
  }
  // It has closed its output, which is not yet its end.
  int raw = 0;
  while (true) {
    if (over) ::kill(pid, SIGKILL);
    const pid_t ended = ::waitpid(pid, &raw, over ? 0 : WNOHANG);
    if (ended == pid || (ended < 0 && errno != EINTR)) break;
    over = over || clock::now() >= deadline;
    if (ended == 0 && !over) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  if (over) return fail(ErrorKind::overloaded, "{} took longer than {} s", command.front(), limit_seconds);
  result.status = WIFSIGNALED(raw) ? 128 + WTERMSIG(raw) : WEXITSTATUS(raw);
  if (result.printed.size() > kMostPrinted) result.printed.erase(0, result.printed.size() - kMostPrinted);
  return result;
}

}  // namespace retune::worker
