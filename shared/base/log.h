// Logs are events: a message and `key=value` fields, on stderr (rule 19). Only mains, loops and adapters log; pure code
// never does. The level and the process name are set once by main.
#pragma once

#include <spdlog/spdlog.h>

#include <string_view>

namespace retune {

// Sets the default logger: stderr, "TIME LEVEL process=NAME message". `level`: trace, debug, info, warn, error, off.
void configure_log(std::string_view process, spdlog::level::level_enum level);

namespace log = ::spdlog;

}  // namespace retune
