// The canonical text with and without the field that Mneme's class has dropped. For hash.cc.
#pragma once

#include "shared/configuration/configuration.h"

namespace retune::detail {

void append_canonical_text(const Configuration& configuration, bool with_codegen_method, std::string& out);

}  // namespace retune::detail
