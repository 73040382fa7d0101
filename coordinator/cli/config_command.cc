// retune config ground|validate|hash: configurations in, one line out for each.
#include <fcntl.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>

#include "coordinator/cli/command.h"
#include "coordinator/cli/output.h"
#include "shared/base/file.h"
#include "shared/base/handle.h"
#include "shared/configuration/hash.h"

namespace retune::coordinator {
namespace {

constexpr std::size_t kChunk = 1 << 16;
// A JSON array or a configuration over several lines is read whole; JSON lines are not.
constexpr std::size_t kMostAtOnce = std::size_t{1} << 30;

using Take = std::function<Expected<>(const Configuration&)>;

// "line 3" or "element 3"; made only for errors.
Unexpected at_place(Error error, const std::string& file, std::string_view unit, std::size_t number) {
  return fail(error.while_doing(fmt::format("{}: {} {}", file, unit, number)));
}

class ConfigurationStream {
 public:
  ConfigurationStream(int descriptor, std::string name) : descriptor_(descriptor), name_(std::move(name)) {}

  // Calls `take` for every configuration. Error: that of reading, of the first text that is no configuration, or of `take`.
  Expected<> each(const Take& take) {
    RETUNE_TRY(const bool any, fill());
    while (any && first_sign() == std::string_view::npos) {
      RETUNE_TRY(const bool more, fill());
      if (!more) break;
    }
    const std::size_t first = first_sign();
    if (first == std::string_view::npos) return invalid_input("{}: holds no configuration", name_);
    if (buffer_[first] == '[') return whole_array(take);
    return lines(take);
  }

 private:
  std::size_t first_sign() const { return buffer_.find_first_not_of(" \t\r\n"); }

  // Appends what can be read; false at the end.
  Expected<bool> fill() {
    const std::size_t size = buffer_.size();
    if (size > kMostAtOnce) return invalid_input("{}: more than {} bytes without an end", name_, kMostAtOnce);
    buffer_.resize(size + kChunk);
    ssize_t count = 0;
    do count = ::read(descriptor_, buffer_.data() + size, kChunk);
    while (count < 0 && errno == EINTR);
    buffer_.resize(size + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    if (count < 0) return invalid_input("{}: cannot be read: {}", name_, std::strerror(errno));
    return count > 0;
  }

  Expected<> fill_to_the_end() {
    while (true) {
      RETUNE_TRY(const bool more, fill());
      if (!more) return {};
    }
  }

  Expected<> whole_array(const Take& take) {
    RETUNE_CHECK(fill_to_the_end());
    auto json = parse_json(buffer_);
    if (!json) return fail(json.error().while_doing(name_));
    const JsonCursor root(*json);
    RETUNE_TRY(const auto elements, root.elements());
    for (std::size_t i = 0; i < elements.size(); ++i) {
      const auto configuration = configuration_from_json(elements[i]);
      if (!configuration) return fail(Error(configuration.error()).while_doing(name_));
      RETUNE_CHECK(take(*configuration));
    }
    return {};
  }

  // One configuration a line; when the first line is none, the whole text is taken as one.
  Expected<> lines(const Take& take) {
    std::size_t number = 0;
    std::size_t at = 0;
    bool more = true;
    while (true) {
      std::size_t end = buffer_.find('\n', at);
      while (end == std::string::npos && more) {
        buffer_.erase(0, std::exchange(at, 0));
        const std::size_t searched = buffer_.size();
        RETUNE_TRY(more, fill());
        end = buffer_.find('\n', searched);
      }
      if (end == std::string::npos && at >= buffer_.size()) return {};
      const std::string_view line = std::string_view(buffer_).substr(at, end == std::string::npos ? end : end - at);
      ++number;
      if (line.find_first_not_of(" \t\r") != std::string_view::npos) {
        const auto configuration = configuration_from_json(line);
        if (!configuration) {
          if (taken_ == 0) return whole_text(take, Error(configuration.error()), number);
          return at_place(configuration.error(), name_, "line", number);
        }
        ++taken_;
        RETUNE_CHECK(take(*configuration));
      }
      if (end == std::string::npos) return {};
      at = end + 1;
    }
  }

  Expected<> whole_text(const Take& take, Error error_of_line, std::size_t number) {
    RETUNE_CHECK(fill_to_the_end());
    const std::size_t last = buffer_.find_last_not_of(" \t\r\n");
    const std::size_t line_end = buffer_.find('\n', first_sign());
    if (line_end == std::string::npos || line_end > last) return at_place(std::move(error_of_line), name_, "line", number);
    const auto configuration = configuration_from_json(buffer_);
    // Lines that each end an object are JSON lines, and the first of them is what is wrong.
    if (!configuration && buffer_[buffer_.find_last_not_of(" \t\r", line_end - 1)] == '}')
      return at_place(std::move(error_of_line), name_, "line", number);
    if (!configuration) return fail(Error(configuration.error()).while_doing(name_));
    return take(*configuration);
  }

  int descriptor_;
  std::string name_;
  std::string buffer_;
  std::size_t taken_ = 0;
};

Expected<> each_configuration(const std::string& file, const Take& take) {
  if (file == "-") return ConfigurationStream(STDIN_FILENO, "standard input").each(take);
  const FileDescriptor opened(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
  if (!opened) return invalid_input("{}: cannot be opened: {}", file, std::strerror(errno));
  return ConfigurationStream(opened.get(), file).each(take);
}

struct ConfigOptions {
  std::string file = "-";
  bool grounded = false;
  bool mneme = false;
};

Expected<int> ground_all(const ConfigOptions& options) {
  Output output;
  RETUNE_CHECK(each_configuration(options.file, [&](const Configuration& configuration) {
    return output.write(to_text(to_json(ground(configuration).value())) + "\n");
  }));
  RETUNE_CHECK(output.flush());
  return 0;
}

Expected<int> validate_all(const ConfigOptions& options, const CommandContext& context) {
  Output output;
  bool all_valid = true;
  RETUNE_CHECK(each_configuration(options.file, [&](const Configuration& configuration) {
    const std::vector<std::string> reasons = reasons_invalid(configuration);
    all_valid = all_valid && reasons.empty();
    if (!context.json) {
      if (reasons.empty()) return output.write("valid\n");
      return output.write(fmt::format("invalid: {}\n", fmt::join(reasons, "; ")));
    }
    Json list = Json::array();
    for (const std::string& reason : reasons) list.push(reason);
    Json line = Json::object();
    line.set("valid", reasons.empty()).set("reasons", std::move(list));
    return output.write(to_text(line) + "\n");
  }));
  RETUNE_CHECK(output.flush());
  return all_valid ? 0 : 1;
}

Expected<int> hash_all(const ConfigOptions& options, const CommandContext& context) {
  Output output;
  RETUNE_CHECK(each_configuration(options.file, [&](const Configuration& given) {
    const Configuration configuration = options.grounded ? ground(given).value() : given;
    const ContentHash hash = options.mneme ? mneme_hash(configuration) : hash_as_given(configuration);
    return output.write(context.json ? fmt::format("{{\"hash\":\"{}\"}}\n", hash.hex()) : hash.hex() + "\n");
  }));
  RETUNE_CHECK(output.flush());
  return 0;
}

}  // namespace

void add_config(CLI::App& app, CommandContext& context) {
  CLI::App* config = app.add_subcommand("config", "Ground, validate or hash replay configurations");
  config->require_subcommand(1)->fallthrough();
  const auto options = std::make_shared<ConfigOptions>();
  const auto add = [&](const char* name, const char* what) {
    CLI::App* command = config->add_subcommand(name, what);
    command->add_option("file", options->file,
                        "One configuration, a JSON array or JSON lines of them; - for standard input");
    return command;
  };
  runs(add("ground", "Set unused knobs to their fixed value; prints JSON lines"), context,
       [options] { return ground_all(*options); });
  runs(add("validate", "Say for each whether it obeys the rules, or why not; exit status 1 when one does not"), context,
       [options, &context] { return validate_all(*options, context); });
  CLI::App* hash = add("hash", "SHA-256 of each configuration's canonical text, as given");
  hash->add_flag("--grounded", options->grounded, "Of the grounded form");
  hash->add_flag("--mneme", options->mneme, "As Mneme computes it, without codegen_method");
  runs(hash, context, [options, &context] { return hash_all(*options, context); });
}

}  // namespace retune::coordinator
