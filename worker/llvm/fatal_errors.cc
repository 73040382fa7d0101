#include "worker/llvm/fatal_errors.h"

#include <llvm/Support/ErrorHandling.h>

#include <csetjmp>

namespace retune::worker {
namespace {

thread_local std::jmp_buf* way_out = nullptr;
thread_local char words[1024];

void on_fatal_error(void*, const char* reason, bool) {
  if (way_out == nullptr) return;  // LLVM then prints and aborts, as it always did
  std::size_t i = 0;
  for (; reason[i] != 0 && i + 1 < sizeof words; ++i) words[i] = reason[i];
  words[i] = 0;
  std::longjmp(*way_out, 1);
}

}  // namespace

std::string run_with_fatal_errors_caught(const std::function<void()>& work) {
  static const bool installed = [] {
    llvm::install_fatal_error_handler(on_fatal_error);
    return true;
  }();
  (void)installed;
  std::jmp_buf here;
  std::jmp_buf* const before = way_out;  // calls may nest; the innermost is left
  if (_setjmp(here) != 0) {
    way_out = before;
    return std::string("LLVM ERROR: ") + words;
  }
  way_out = &here;
  work();
  way_out = before;
  return "";
}

}  // namespace retune::worker
