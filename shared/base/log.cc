#include "shared/base/log.h"

#include <spdlog/sinks/stdout_sinks.h>

namespace retune {

void configure_log(std::string_view process, spdlog::level::level_enum level) {
  auto logger = std::make_shared<spdlog::logger>(std::string(process), std::make_shared<spdlog::sinks::stderr_sink_mt>());
  logger->set_pattern("%Y-%m-%dT%H:%M:%S.%e %l process=%n pid=%P %v");
  logger->set_level(level);
  logger->flush_on(spdlog::level::info);
  spdlog::set_default_logger(std::move(logger));
}

}  // namespace retune
