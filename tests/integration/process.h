// Programs that a test starts, waits for and kills; nothing outlives the test.
#pragma once

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "shared/base/handle.h"

namespace retune {

class Process {
 public:
  // Output and errors are appended to `log`. `command[0]` is a path.
  Process(const std::vector<std::string>& command, const std::string& log) {
    std::vector<char*> arguments;
    for (const auto& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const FileDescriptor output(::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644));
    const pid_t parent = ::getpid();
    pid_ = ::fork();
    if (pid_ == 0) {
      // Ends with the test, however that ends.
      ::prctl(PR_SET_PDEATHSIG, SIGKILL);
      if (::getppid() != parent) ::_exit(127);
      ::dup2(output.get(), STDOUT_FILENO);
      ::dup2(output.get(), STDERR_FILENO);
      ::execv(arguments[0], arguments.data());
      ::_exit(127);
    }
    if (pid_ > 0) handle_ = FileDescriptor(static_cast<int>(::syscall(SYS_pidfd_open, pid_, 0)));
  }
  ~Process() {
    if (!ended_) {
      kill(SIGKILL);
      (void)wait(std::chrono::seconds(60));
    }
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  void kill(int signal) const { ::kill(pid_, signal); }
  // Whether it has ended within the time.
  [[nodiscard]] bool wait(std::chrono::milliseconds timeout) {
    if (ended_) return true;
    pollfd item{handle_.get(), POLLIN, 0};
    if (::poll(&item, 1, static_cast<int>(timeout.count())) <= 0) return false;
    ::waitpid(pid_, &status_, 0);
    ended_ = true;
    return true;
  }
  // Waits for a condition while it lives; false when it has ended, or the time is over.
  [[nodiscard]] bool wait_until(std::chrono::milliseconds timeout, const std::function<bool()>& condition) {
    const auto end = std::chrono::steady_clock::now() + timeout;
    for (;;) {
      if (condition()) return true;
      if (std::chrono::steady_clock::now() > end || wait(std::chrono::milliseconds(10))) return false;
    }
  }
  // Of an ended process: the signal that killed it, 0 for none; its exit status, -1 for none.
  [[nodiscard]] int signal() const { return ended_ && WIFSIGNALED(status_) ? WTERMSIG(status_) : 0; }
  [[nodiscard]] int exit_status() const { return ended_ && WIFEXITED(status_) ? WEXITSTATUS(status_) : -1; }

 private:
  pid_t pid_ = -1;
  FileDescriptor handle_;
  int status_ = 0;
  bool ended_ = false;
};

}  // namespace retune
