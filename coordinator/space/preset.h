// Presets: ready-made spaces derived from the recorded launch. docs/spec.md, "Presets", says what each one varies.
//
// Names and contents follow the built-in spaces of `mneme tune` (Mneme, python/mneme/tuning/builtin_spaces.py), so that who
// knows those finds the same knobs here. Where ours differ, docs/spec.md gives the reason.
//
// Pure: no clock, no file; the same spec and launch give the same parameters everywhere.
#pragma once

#include "coordinator/space/spec.h"
#include "shared/configuration/validate.h"

namespace retune::coordinator {

inline constexpr std::array<Preset, 5> kPresets = {Preset::quick, Preset::standard, Preset::launch, Preset::compiler,
                                                   Preset::full};

// "quick" … "full".
[[nodiscard]] std::string_view to_string(Preset preset) noexcept;
[[nodiscard]] std::optional<Preset> preset_from_name(std::string_view name) noexcept;

// The spec with its preset's parameters and constraints in it, and no preset any more; a spec without a preset comes back
// as it is. The preset's parameters come first, then the spec's own. What the spec binds itself, by a parameter or in
// `config`, the preset leaves alone; its constraints are added to the spec's. The recorded launch is a point of the result,
// unless what the spec says itself excludes it.
//
// `limits`: of the device class, where it is known; the default ones are common to all CUDA devices.
// Error: invalid_input at /preset where there is no recorded launch.
[[nodiscard]] Expected<Spec> expand_preset(Spec spec, const std::optional<Configuration>& recorded,
                                           const DeviceLimits& limits = {});

}  // namespace retune::coordinator
