// The stages of a job, as types: each stage's receipt can only be made by that stage, so nothing unverified is measured
// and nothing that was not compiled is run (rule 2).
//
//   Job --compile--> CompiledKernel --replay--> ReplayedOutput --verify--> VerifiedKernel --measure--> Measurement
//                                                                          --result--> EvaluationReport
//
// A Job carries the draft of its report, which every stage fills in; a stage that fails leaves what is known so far.
#pragma once

#include <functional>
#include <memory>

#include "shared/base/clock.h"
#include "shared/stage/outcome.h"
#include "shared/wire/evaluation.h"

namespace retune::worker {

// What a compile gives. The binary is shared with the caches.
struct CompileProduct {
  std::shared_ptr<const Buffer> binary;
  ContentHash hash;          // of the binary
  PhaseSeconds phases;       // preprocess, optimize, codegen, assemble; zeros when `cached`
  KernelResources resources;
  bool cached = false;
};

// What stands behind the stages: children in a worker, or the real thing in one process. One thread at a time.
class Compiler {
 public:
  virtual ~Compiler() = default;
  [[nodiscard]] virtual OrFailure<CompileProduct> compile(const EvaluationTerms& terms, const Configuration& configuration) = 0;
};

struct TimedRuns {
  Samples samples;
  bool raced_out = false;
  std::string method;
};

// Calls come in the order replay, verify, measure.
class Replayer {
 public:
  virtual ~Replayer() = default;
  // Loads the binary, restores memory, runs once. Returns the seconds that loading and running took.
  struct Ran { double load_seconds = 0, run_seconds = 0; };
  [[nodiscard]] virtual OrFailure<Ran> replay(const EvaluationTerms& terms, const Configuration& configuration,
                                              ByteView binary) = 0;
  [[nodiscard]] virtual OrFailure<VerificationReport> verify() = 0;
  // The binary that was verified is the binary that is timed: there is no other way to name one.
  [[nodiscard]] virtual OrFailure<TimedRuns> measure(const MeasureOptions& options, double best_ns) = 0;
};

// Where the results come from.
struct Platform {
  DeviceClass device;
  Toolchain toolchain;
};

struct Job {
  const EvaluationRequest& request;
  const EvaluationTerms& terms;
  const Clock& clock;
  std::function<void(Stage)> on_stage;  // told when a stage begins; may be empty
  EvaluationReport draft;

  void begin(Stage stage) const {
    if (on_stage) on_stage(stage);
  }
};

class CompiledKernel {
 public:
  [[nodiscard]] const CompileProduct& product() const noexcept { return product_; }

 private:
  friend OrFailure<CompiledKernel> compile(Job&, Compiler&);
  explicit CompiledKernel(CompileProduct product) : product_(std::move(product)) {}
  CompileProduct product_;
};

class ReplayedOutput {
  friend OrFailure<ReplayedOutput> replay(Job&, const CompiledKernel&, Replayer&);
  ReplayedOutput() = default;
};

class VerifiedKernel {
  friend OrFailure<VerifiedKernel> verify(Job&, const ReplayedOutput&, Replayer&);
  VerifiedKernel() = default;
};

class Measurement {
  friend OrFailure<Measurement> measure(Job&, const VerifiedKernel&, Replayer&);
  Measurement() = default;
};

}  // namespace retune::worker
