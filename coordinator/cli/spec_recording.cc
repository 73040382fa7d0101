#include "coordinator/cli/spec_recording.h"

namespace retune::coordinator {

namespace fs = std::filesystem;

fs::path recording_folder(const fs::path& spec_file, const RecordingSpec& recording) {
  return (fs::absolute(spec_file).parent_path() / recording.path).lexically_normal();
}

Expected<Recording> open_recording(const fs::path& spec_file, const RecordingSpec& recording) {
  auto opened = Recording::open(recording_folder(spec_file, recording));
  if (!opened) return fail(opened.error().while_doing("at /recording"));
  return opened;
}

Expected<std::pair<const Kernel*, const Instance*>> pick_launch(const Recording& recording, const RecordingSpec& wanted) {
  std::vector<std::pair<const Kernel*, const Instance*>> matches;
  std::string known;
  for (const Kernel& kernel : recording.manifest().kernels) {
    for (const Instance& instance : kernel.instances) {
      known += fmt::format("\n  {} {}", kernel.demangled, instance.id.value().substr(0, 12));
      const bool named = wanted.kernel.empty() || is_called(kernel, wanted.kernel);
      if (named && instance.id.value().starts_with(wanted.instance)) matches.emplace_back(&kernel, &instance);
    }
  }
  if (matches.size() == 1) return matches.front();
  return invalid_input("at /recording: {} of the recording's launches {} meant; name one with \"kernel\" and \"instance\":{}",
                       matches.empty() ? "none" : "several", matches.empty() ? "is" : "are", known);
}

}  // namespace retune::coordinator
