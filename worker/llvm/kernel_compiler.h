// Recompiles one recorded kernel under many configurations. The only layer that sees LLVM, with worker/host.
//
// Everything that does not depend on the configuration (parsing, linking, selecting the kernel, pruning, internalising,
// reading its signature) is done once, in prepare(). compile() clones the prepared module and applies, in this order:
// argument specialisation, launch-dimension specialisation, launch bounds, retargeting (host only: device IR to this CPU),
// the pass pipeline with the target's TargetMachine, code generation at codegen_opt.
//
// A KernelCompiler belongs to one thread. Crashes, endless passes and memory hogs are the caller's business: it runs in a
// child process (worker/sandbox). No LLVM type appears here; nothing is printed; no exception leaves.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "shared/recording/manifest.h"
#include "shared/recording/module_contents.h"
#include "shared/stage/outcome.h"
#include "shared/wire/evaluation.h"

namespace retune::worker {

// What the recording says about the kernel; see Kernel and Instance. `arguments` are the recorded bytes, used when a
// configuration asks for specialisation. `variables` must survive pruning and internalising, with their contents taken
// from memory and never folded.
struct KernelSource {
  std::vector<Buffer> modules;              // LLVM bitcode (textual IR is accepted too)
  std::string kernel;                       // symbol
  std::vector<ArgumentLayout> layout;
  std::vector<Buffer> arguments;
  std::vector<std::string> variables;
  std::string contraction = "fast";         // fast, on, off
};

struct CompiledBinary {
  Buffer binary;                            // host: ELF relocatable object; cuda: cubin
  PhaseSeconds phases;                      // preprocess, optimize, codegen, assemble
  KernelResources resources;
};

class KernelCompiler {
 public:
  virtual ~KernelCompiler() = default;
  // Failures: compile_failed with the compiler's words (a pipeline that does not parse, IR that does not verify),
  // unsupported naming the instruction and function that the backend cannot run.
  [[nodiscard]] virtual OrFailure<CompiledBinary> compile(const Configuration& configuration) = 0;
};

// For this CPU. The object's kernel has the ABI that worker/host/host_device.h loads.
[[nodiscard]] OrFailure<std::unique_ptr<KernelCompiler>> prepare_for_host(KernelSource source);

// What the IR says about a kernel: target, producer, arguments. Accepts bitcode and textual IR. Error: invalid_input
// (not IR, no such kernel; then the kernels there are named).
[[nodiscard]] Expected<KernelSignature> read_signature(ByteView module, const std::string& kernel);
// The kernels that a module defines, and the variables a recording must hold. Error: invalid_input (not IR).
[[nodiscard]] Expected<ModuleContents> read_module_contents(ByteView module);
// Bitcode of a module given as bitcode or textual IR. Error: invalid_input with LLVM's words.
[[nodiscard]] Expected<Buffer> to_bitcode(ByteView module);

// Whether LLVM parses a pass pipeline. Error: invalid_input with LLVM's words.
[[nodiscard]] Expected<> check_pipeline(const std::string& passes);

[[nodiscard]] std::string llvm_version();
// Model name and LLVM's name of this machine's CPU.
[[nodiscard]] DeviceClass host_device_class();

}  // namespace retune::worker
