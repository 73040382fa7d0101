// A child process that does what may crash, hang or eat memory, so that its supervisor need not.
//
// It leads a process group of its own, which is killed as one; it ends when its supervisor does (PR_SET_PDEATHSIG, and the
// end of its socket). It talks frames (framing.h) over a socket on descriptor 3. What it prints is kept, bounded.
// A Child belongs to one thread, which must live as long as the child (the death signal is bound to the thread).
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "shared/base/clock.h"
#include "worker/sandbox/framing.h"

namespace retune::worker {

inline constexpr int kChildSocket = 3;

// How a child came to its end.
struct ChildEnd {
  enum class How { timed_out, signalled, exited, broken_stream, not_started } how = How::broken_stream;
  int code = 0;             // the signal, or the exit status
  std::string reason;       // one line: "killed by signal 11 (Segmentation fault)"
  std::string last_lines;   // what it printed last, at most 8 KiB

  [[nodiscard]] std::string last_line() const;
  // Whether it said so: nothing else tells a limit of memory from another reason to die.
  [[nodiscard]] bool ran_out_of_memory() const;
};

class Child {
 public:
  // `memory_bytes`: address space it may use; 0: no limit. The program is started at once; that it cannot be is found by
  // the first request.
  [[nodiscard]] static Expected<std::unique_ptr<Child>> start(const std::vector<std::string>& command,
                                                              std::uint64_t memory_bytes);
  ~Child();  // kills the group and reaps
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  // Sends a request and waits for its answer, at most `limit`. Frames whose head has the member "progress" are handed to
  // `progress` and start the time anew. After a failure the child is dead and reaped.
  [[nodiscard]] tl::expected<Frame, ChildEnd> request(const Json& head, std::span<const ByteView> blobs, double limit_seconds,
                                                      const std::function<void(const Json&)>& progress = {});
  [[nodiscard]] bool is_dead() const noexcept { return dead_; }
  [[nodiscard]] int pid() const noexcept { return pid_; }
  // Ends a request that another thread waits for. Safe from any thread while the Child lives.
  void kill() noexcept;

 private:
  Child(int pid, int socket, int output);
  ChildEnd end(ChildEnd::How how);
  void drain_output();

  int pid_;
  int socket_;
  int output_;
  bool dead_ = false;
  std::string printed_;
  FrameParser parser_;
};

}  // namespace retune::worker
