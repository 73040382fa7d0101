#include "worker/sandbox/child.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cmath>
#include <cstring>

#include "shared/base/handle.h"

extern char** environ;

namespace retune::worker {
namespace {

constexpr std::size_t kMaxPrinted = 8192;

std::string describe(const ChildEnd& end, double limit_seconds) {
  switch (end.how) {
    case ChildEnd::How::timed_out: return fmt::format("took longer than {} s", limit_seconds);
    case ChildEnd::How::signalled: return fmt::format("killed by signal {} ({})", end.code, ::strsignal(end.code));
    case ChildEnd::How::exited: return fmt::format("ended with status {}", end.code);
    case ChildEnd::How::broken_stream: return "sent something that is no answer";
    case ChildEnd::How::not_started: return "could not be started";
  }
  return "";
}

}  // namespace

std::string ChildEnd::last_line() const {
  const std::size_t end = last_lines.find_last_not_of("\n\r ");
  if (end == std::string::npos) return "";
  const std::size_t before = last_lines.rfind('\n', end);
  const std::size_t begin = before == std::string::npos ? 0 : before + 1;
  return last_lines.substr(begin, end - begin + 1);
}

bool ChildEnd::ran_out_of_memory() const {
  for (const char* words : {"out of memory", "Out of memory", "bad alloc", "bad_alloc", "Cannot allocate memory"})
    if (last_lines.find(words) != std::string::npos) return true;
  return false;
}

Expected<std::unique_ptr<Child>> Child::start(const std::vector<std::string>& command, std::uint64_t memory_bytes) {
  int sockets[2];
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0)
    return fail(ErrorKind::failed, "cannot make a socket pair: {}", std::strerror(errno));
  FileDescriptor ours(sockets[0]), theirs(sockets[1]);
  int pipes[2];
  if (::pipe2(pipes, O_CLOEXEC) != 0) return fail(ErrorKind::failed, "cannot make a pipe: {}", std::strerror(errno));
  FileDescriptor read_end(pipes[0]), write_end(pipes[1]);
  ::fcntl(read_end.get(), F_SETFL, O_NONBLOCK);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, write_end.get(), 1);
  posix_spawn_file_actions_adddup2(&actions, write_end.get(), 2);
  // When the numbers are equal this clears the close-on-exec flag, as POSIX (issue 8) and glibc have it.
  posix_spawn_file_actions_adddup2(&actions, theirs.get(), kChildSocket);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  std::vector<char*> words;
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  pid_t pid = 0;
  const int status = ::posix_spawn(&pid, words[0], &actions, &attributes, words.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (status != 0) return fail(ErrorKind::failed, "cannot start {}: {}", command.front(), std::strerror(status));
  if (memory_bytes != 0) {
    const rlimit limit{memory_bytes, memory_bytes};
    ::prlimit(pid, RLIMIT_AS, &limit, nullptr);
  }
  return std::unique_ptr<Child>(new Child(pid, ours.release(), read_end.release()));
}

Child::Child(int pid, int socket, int output) : pid_(pid), socket_(socket), output_(output) {}

Child::~Child() {
  if (!dead_) static_cast<void>(end(ChildEnd::How::timed_out));
  ::close(socket_);
  ::close(output_);
}

void Child::kill() noexcept {
  // The group exists as long as the child is not reaped, which only its own thread does.
  if (!dead_) ::kill(-pid_, SIGKILL);
}

void Child::drain_output() {
  char chunk[4096];
  while (true) {
    const ssize_t count = ::read(output_, chunk, sizeof(chunk));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    printed_.append(chunk, static_cast<std::size_t>(count));
    if (printed_.size() > 2 * kMaxPrinted) printed_.erase(0, printed_.size() - kMaxPrinted);
  }
}

// Kills what is left and says how it ended; `how` is timed_out when we decided so, else the kernel's word counts.
ChildEnd Child::end(ChildEnd::How how) {
  ::kill(-pid_, SIGKILL);
  int status = 0;
  while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
  }
  dead_ = true;
  drain_output();
  ChildEnd result;
  result.how = how;
  if (how == ChildEnd::How::exited) {
    result.how = WIFSIGNALED(status) ? ChildEnd::How::signalled : ChildEnd::How::exited;
    result.code = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
  }
  if (printed_.size() > kMaxPrinted) printed_.erase(0, printed_.size() - kMaxPrinted);
  result.last_lines = printed_;
  return result;
}

tl::expected<Frame, ChildEnd> Child::request(const Json& head, std::span<const ByteView> blobs, double limit_seconds,
                                             const std::function<void(const Json&)>& progress) {
  using clock = std::chrono::steady_clock;
  const auto limit = std::chrono::duration_cast<clock::duration>(std::chrono::duration<double>(limit_seconds));
  auto deadline = clock::now() + limit;
  const auto over = [&](ChildEnd::How how) {
    ChildEnd result = end(how);
    result.reason = describe(result, limit_seconds);
    return tl::unexpected(std::move(result));
  };
  if (dead_) return tl::unexpected(ChildEnd{ChildEnd::How::not_started, 0, "is dead", ""});
  const Buffer request = encode_frame(head, blobs);
  std::size_t sent = 0;
  std::vector<std::byte> chunk(1 << 16);
  while (true) {
    auto frame = parser_.next();
    if (!frame) return over(ChildEnd::How::broken_stream);
    if (*frame) {
      if ((*frame)->head.find("progress") == nullptr) return std::move(**frame);
      if (progress) progress((*frame)->head);
      deadline = clock::now() + limit;
      continue;
    }
    const auto left = std::chrono::ceil<milliseconds>(deadline - clock::now());
    if (left.count() <= 0) return over(ChildEnd::How::timed_out);
    pollfd descriptors[2] = {{socket_, static_cast<short>(POLLIN | (sent < request.size() ? POLLOUT : 0)), 0},
                             {output_, POLLIN, 0}};
    if (::poll(descriptors, 2, static_cast<int>(std::min<std::int64_t>(left.count(), 1000))) < 0) {
      if (errno == EINTR) continue;
      return over(ChildEnd::How::broken_stream);
    }
    if ((descriptors[1].revents & POLLIN) != 0) drain_output();
    if ((descriptors[0].revents & POLLOUT) != 0) {
      const ssize_t count = ::send(socket_, request.data() + sent, request.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
      if (count > 0) sent += static_cast<std::size_t>(count);
      if (count < 0 && errno != EINTR && errno != EAGAIN) return over(ChildEnd::How::exited);
    }
    if ((descriptors[0].revents & (POLLIN | POLLHUP | POLLERR)) != 0) {
      const ssize_t count = ::recv(socket_, chunk.data(), chunk.size(), MSG_DONTWAIT);
      if (count > 0) parser_.feed(ByteView(chunk).first(static_cast<std::size_t>(count)));
      // It has closed its end: it has died, or is about to.
      if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)) return over(ChildEnd::How::exited);
    }
  }
}

}  // namespace retune::worker
