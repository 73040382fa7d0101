// Inline PTX whose meaning is known: that of libdevice, and the short forms that CUDA's headers use.
#pragma once

#include <string>
#include <string_view>

namespace retune::worker {

// The name of the prelude's function (device_prelude.h) that does what the text says, with the operands in the text's
// order; "nothing" for no effect, "trap", or "" when the text is not known.
[[nodiscard]] std::string_view meaning_of_assembly(std::string_view text);

// Those functions, as textual IR.
[[nodiscard]] std::string assembly_prelude();

}  // namespace retune::worker
