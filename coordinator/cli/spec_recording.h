// The recorded launch that a spec is about.
#pragma once

#include <filesystem>
#include <utility>

#include "coordinator/space/spec.h"
#include "shared/recording/reader.h"

namespace retune::coordinator {

// The recording's folder; a relative path counts from the folder of the spec's file.
[[nodiscard]] std::filesystem::path recording_folder(const std::filesystem::path& spec_file, const RecordingSpec& recording);

// Opens it. Blocking. Error: invalid_input with the JSON pointer, naming the file.
[[nodiscard]] Expected<Recording> open_recording(const std::filesystem::path& spec_file, const RecordingSpec& recording);

// The kernel and the instance that the spec names; with names left out, the only ones there are. Pointers live as long as
// the recording. Error: invalid_input listing what there is.
[[nodiscard]] Expected<std::pair<const Kernel*, const Instance*>> pick_launch(const Recording& recording,
                                                                             const RecordingSpec& wanted);

}  // namespace retune::coordinator
