// LLVM's fatal errors ("cannot select", "did not reach a fixpoint") as failures of one compilation instead of the end of
// the process.
#pragma once

#include <functional>
#include <string>

namespace retune::worker {

// Runs `work` on this thread. Returns "" when it came back, else LLVM's words: `work` was then left in the middle, without
// destructors, so everything it had made is lost memory (and nothing outside it may be half changed).
[[nodiscard]] std::string run_with_fatal_errors_caught(const std::function<void()>& work);

}  // namespace retune::worker
