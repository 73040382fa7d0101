#include "worker/host/fault_handler.h"

#include <signal.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cstring>
#include <memory>

#include "worker/host/host_device.h"

namespace retune::worker {
namespace {

constexpr int kSignals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};
std::atomic<MemoryMap*> guarded_memory{nullptr};
std::array<struct sigaction, std::size(kSignals)> previous;
thread_local bool in_kernel = false;

// Only what may be called in a signal handler.
void say(const char* text, std::uintptr_t number, bool with_number) {
  char line[160];
  std::size_t used = std::strlen(text);
  std::memcpy(line, text, used);
  if (with_number) {
    line[used++] = '0';
    line[used++] = 'x';
    bool begun = false;
    for (int shift = 60; shift >= 0; shift -= 4) {
      auto digit = static_cast<unsigned>((number >> shift) & 15);
      begun |= digit != 0 || shift == 0;
      if (begun) line[used++] = "0123456789abcdef"[digit];
    }
  }
  line[used++] = '\n';
  [[maybe_unused]] ssize_t written = write(STDERR_FILENO, line, used);
}

void on_fault(int signal, siginfo_t* info, void*) {
  if (!in_kernel) {
    for (std::size_t i = 0; i < std::size(kSignals); ++i)
      if (kSignals[i] == signal) sigaction(signal, &previous[i], nullptr);
    return;  // the instruction runs again, now with the handler of before
  }
  auto address = reinterpret_cast<std::uintptr_t>(info->si_addr);
  MemoryMap* memory = guarded_memory.load();
  switch (signal) {
    case SIGSEGV:
    case SIGBUS:
      if (signal == SIGSEGV && info->si_code == SEGV_ACCERR && memory != nullptr && memory->allow_write(address)) return;
      if (info->si_code == SI_KERNEL)
        say("retune: kernel touched an address that cannot be, or one that is not aligned", 0, false);
      else
        say("retune: kernel touched unmapped address ", address, true);
      _exit(kWildAccessExit);
    case SIGFPE: say("retune: kernel divided an integer by zero, at ", address, true); _exit(kKernelFaultExit);
    default: say("retune: kernel ran into code that the compiler held impossible, at ", address, true); _exit(kKernelFaultExit);
  }
}

// The handler's own stack: a kernel may fault because its stack is full.
struct HandlerStack {
  static constexpr std::size_t kBytes = 64 * 1024;
  std::unique_ptr<std::byte[]> memory = std::make_unique<std::byte[]>(kBytes);
  stack_t before{};
  HandlerStack() {
    stack_t stack{};
    stack.ss_sp = memory.get();
    stack.ss_size = kBytes;
    sigaltstack(&stack, &before);
  }
  ~HandlerStack() { sigaltstack(&before, nullptr); }
};

}  // namespace

FaultHandler::FaultHandler(MemoryMap& memory) {
  guarded_memory = &memory;
  struct sigaction action {};
  action.sa_sigaction = on_fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (std::size_t i = 0; i < std::size(kSignals); ++i) sigaction(kSignals[i], &action, &previous[i]);
}

FaultHandler::~FaultHandler() {
  for (std::size_t i = 0; i < std::size(kSignals); ++i) sigaction(kSignals[i], &previous[i], nullptr);
  guarded_memory = nullptr;
}

KernelSection::KernelSection() {
  thread_local HandlerStack stack;
  in_kernel = true;
}
KernelSection::~KernelSection() { in_kernel = false; }

}  // namespace retune::worker
