// What both assemblers share, inside worker/ptx.
#pragma once

#include <string>
#include <vector>

#include "worker/ptx/assembler.h"

namespace retune::worker {

// Toolkit folders in the order in which they are looked at.
[[nodiscard]] std::vector<std::string> toolkit_roots(const ToolkitPlaces& places);

// Error: unsupported naming the nearest that is possible.
[[nodiscard]] Unexpected no_such_architecture(Assembler& assembler, const std::string& architecture);

// The lines of a log that say what is wrong, the first three, joined; the last line when none does.
[[nodiscard]] std::string words_of(const std::string& log);
// At most 64 KiB, the end.
[[nodiscard]] std::string bounded_log(std::string log);

}  // namespace retune::worker
