// What coordinator and worker say about one evaluation: the request, the report, and who and what produced it.
// Plain values; docs/wire.md describes their JSON.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "shared/base/strong_id.h"
#include "shared/configuration/hash.h"
#include "shared/recording/compare.h"
#include "shared/recording/tolerance.h"
#include "shared/sampling/stopping.h"
#include "shared/stage/outcome.h"

namespace retune {

// Results of different device classes are never mixed. key() identifies it in the store.
struct DeviceClass {
  std::string backend;       // "host" or "cuda"
  std::string device;        // "NVIDIA H200"; for host the CPU model
  std::string architecture;  // "sm_90"; for host LLVM's name of the CPU, "znver4"
  std::string driver;        // "580.159.04"; for host ""
  DeviceLimits limits;       // not part of the identity
  // Canonical JSON of the four names.
  [[nodiscard]] std::string key() const;
};

// Results of different toolchains are never mixed either.
struct Toolchain {
  std::string llvm;           // "19.1.7"
  std::string ptx_assembler;  // "nvjitlink 13.0"; "" for host
  std::string protocol;       // version of retune's own compile, launch and measurement protocol: kMeasurementProtocol
  [[nodiscard]] std::string key() const;
};
inline constexpr const char* kMeasurementProtocol = "1";

// Wall-clock and memory limits of one evaluation's phases.
struct EvaluationLimits {
  double compile_seconds = 60;
  double replay_seconds = 60;         // each of: set-up, verification run, all samples
  std::uint64_t compile_memory_bytes = std::uint64_t{4} << 30;
  friend bool operator==(const EvaluationLimits&, const EvaluationLimits&) = default;
};

// Which recorded launch: a recording is named by the SHA-256 of its manifest.json.
struct InstanceRef {
  ContentHash recording;
  InstanceId instance;
  friend auto operator<=>(const InstanceRef&, const InstanceRef&) = default;
};

// What all evaluations of a campaign have in common.
struct EvaluationTerms {
  InstanceRef instance;
  std::string recording_path;  // a folder that coordinator and worker both see; "" when blobs must travel
  MeasureOptions measure;
  EvaluationLimits limits;
  std::vector<Tolerance> tolerances;
  friend bool operator==(const EvaluationTerms&, const EvaluationTerms&) = default;
};

struct EvaluationRequest {
  EvaluationId id;
  Epoch epoch;
  CampaignId campaign;
  ConfigurationHash hash;
  Configuration configuration;   // grounded and valid
  double best_ns = 0;            // best median of the campaign so far, for racing; 0: none
};

// Wall time of each phase in seconds. Zero where the phase did not run or its product was reused.
struct PhaseSeconds {
  double preprocess = 0;  // link, specialise, prune, internalise
  double optimize = 0;    // the pass pipeline
  double codegen = 0;     // back end
  double assemble = 0;    // PTX to cubin; zero on host
  double load = 0;        // into the device or process
  double replay = 0;      // restoring memory and the verification run
  double verify = 0;
  double measure = 0;
};

// -1 where the backend does not know.
struct KernelResources {
  std::int64_t registers = -1;
  std::int64_t spill_bytes = -1;
  std::int64_t local_bytes = -1;
  std::int64_t shared_bytes = -1;   // static
  std::int64_t constant_bytes = -1;
};

struct EvaluationReport {
  Outcome outcome = Outcome::verified;
  std::optional<Stage> failed_stage;   // unset when verified
  std::string reason;                  // of a failure, one line; "" when verified
  std::string detail;                  // last lines printed, bounded to 8 KiB
  std::optional<VerificationReport> verification;
  Samples samples;                     // nanoseconds per run
  bool raced_out = false;              // stopped as hopeless: the samples are a bound, not a measurement
  std::string method;                  // how durations were taken: "steady_clock", "events", "cupti"
  PhaseSeconds phases;
  KernelResources resources;
  std::uint64_t binary_bytes = 0;
  std::optional<ContentHash> binary_hash;
  // The evaluation's own hash, or that of the configuration whose measurement it shares (same binary, same launch).
  std::optional<ContentHash> measured_as;
  DeviceClass device;
  Toolchain toolchain;
  std::int64_t started_unix_ns = 0;
  std::int64_t finished_unix_ns = 0;
};

[[nodiscard]] Json to_json(const DeviceClass& device);
[[nodiscard]] Expected<DeviceClass> device_class_from_json(const JsonCursor& cursor);
[[nodiscard]] Json to_json(const Toolchain& toolchain);
[[nodiscard]] Expected<Toolchain> toolchain_from_json(const JsonCursor& cursor);
[[nodiscard]] Json to_json(const EvaluationLimits& limits);
[[nodiscard]] Expected<EvaluationLimits> evaluation_limits_from_json(const JsonCursor& cursor);  // missing: default
[[nodiscard]] Json to_json(const EvaluationTerms& terms);
[[nodiscard]] Expected<EvaluationTerms> evaluation_terms_from_json(const JsonCursor& cursor);
[[nodiscard]] Json to_json(const EvaluationRequest& request);
[[nodiscard]] Expected<EvaluationRequest> evaluation_request_from_json(const JsonCursor& cursor);
[[nodiscard]] Json to_json(const EvaluationReport& report);
[[nodiscard]] Expected<EvaluationReport> evaluation_report_from_json(const JsonCursor& cursor);

// What `retune replay` prints: {"Replay-config": …, "Result": …}, the Result with the fields of Mneme's ExperimentResult
// (preprocess_ir_time, opt_time, codegen_time in seconds, obj_size, exec_time in ns, verified, executed, failed,
// start_time, end_time as ISO 8601, gpu_id, const_mem_usage, local_mem_usage, reg_usage, error) and ours beside them.
[[nodiscard]] Json replay_document(const Configuration& configuration, const EvaluationReport& report);

}  // namespace retune
