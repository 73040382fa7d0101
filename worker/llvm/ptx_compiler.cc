#include "worker/llvm/ptx_compiler.h"

#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/MC/MCSubtargetInfo.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Target/TargetMachine.h>
#include <llvm/Transforms/Utils/ModuleUtils.h>

#include <algorithm>
#include <charconv>

#include "worker/llvm/device_module.h"
#include "worker/llvm/fatal_errors.h"
#include "worker/llvm/launch_bounds.h"
#include "worker/llvm/module_input.h"
#include "worker/llvm/reflect.h"
#include "worker/llvm/specialize.h"

namespace retune::worker {
namespace {

constexpr const char* kTriple = "nvptx64-nvidia-cuda";
constexpr unsigned kShared = 3, kConstant = 4;

const llvm::Target* nvptx() {
  static const llvm::Target* target = [] {
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetMC();
    LLVMInitializeNVPTXAsmPrinter();
    std::string words;
    return llvm::TargetRegistry::lookupTarget(kTriple, words);
  }();
  return target;
}

std::string features(const PtxTarget& target) { return fmt::format("+ptx{}", target.ptx_version); }

OrFailure<std::unique_ptr<llvm::TargetMachine>> make_machine(const PtxTarget& target, const std::string& contraction,
                                                             unsigned level) {
  if (nvptx() == nullptr) return compile_failure(Outcome::unsupported, "this LLVM has no NVPTX back end");
  llvm::TargetOptions options;
  options.AllowFPOpFusion = fusion_mode(contraction);
  auto codegen = llvm::CodeGenOpt::getLevel(static_cast<int>(level));
  if (!codegen) return compile_failure(Outcome::compile_failed, fmt::format("codegen_opt {} is not 0 to 3", level));
  std::unique_ptr<llvm::TargetMachine> machine(nvptx()->createTargetMachine(
      kTriple, target.architecture, features(target), options, std::nullopt, std::nullopt, *codegen));
  if (!machine) return compile_failure(Outcome::unsupported, "no code generator for " + target.architecture);
  return machine;
}

// One target for all code: functions that were compiled for different ones are not inlined into each other.
void set_target_attributes(llvm::Module& module, const PtxTarget& target) {
  for (llvm::Function& function : module) {
    if (function.isDeclaration()) continue;
    allow_optimization(function);
    function.addFnAttr("target-cpu", target.architecture);
    function.addFnAttr("target-features", features(target));
  }
}

std::string print(const llvm::Module& module) {
  std::string text;
  llvm::raw_string_ostream out(text);
  module.print(out, nullptr);
  return text;
}

class RecordedPtxCompiler final : public PtxCompiler {
 public:
  RecordedPtxCompiler(KernelSource source, PtxTarget target) : source_(std::move(source)), target_(std::move(target)) {}

  OrFailure<void> prepare() {
    const auto known = llvm_architectures();
    if (std::find(known.begin(), known.end(), target_.architecture) == known.end()) {
      const std::string nearest = nearest_architecture(target_.architecture, known);
      return compile_failure(Outcome::unsupported,
                             fmt::format("LLVM {} has no {}{}{}", llvm_version(), target_.architecture,
                                         nearest.empty() ? "" : "; the nearest that it has is ", nearest));
    }
    llvm::LLVMContext context;
    auto linked = link_device_modules(source_.modules, context);
    if (!linked) return tl::unexpected(linked.error());
    llvm::Module& module = **linked;
    auto kernel = find_kernel(module, source_.kernel);
    if (!kernel) return compile_failure(Outcome::compile_failed, kernel.error().to_string());
    auto layout = argument_layout(**kernel);
    if (!layout) return compile_failure(Outcome::unsupported, layout.error().to_string());
    auto agreed = agreed_layout(source_.layout, std::move(*layout));
    if (!agreed) return tl::unexpected(agreed.error());
    layout_ = std::move(*agreed);
    recorded_bound_ = recorded_max_threads(**kernel);
    auto machine = make_machine(target_, source_.contraction, 2);
    if (!machine) return tl::unexpected(machine.error());
    module.setTargetTriple(kTriple);
    module.setDataLayout((*machine)->createDataLayout());
    llvm::StripDebugInfo(module);
    answer_reflect(module, target_.architecture);
    prune(module, **kernel, source_.variables);
    drop_dead_annotations(module);
    if (auto failure = keep_recorded(module, **kernel); !failure) return failure;
    set_target_attributes(module, target_);
    if (source_.contraction == "off") forbid_contraction(module);
    if (std::string words = verification_words(module); !words.empty())
      return compile_failure(Outcome::compile_failed, "the prepared kernel does not verify", words);
    llvm::SmallVector<char, 0> bytes;
    llvm::raw_svector_ostream out(bytes);
    llvm::WriteBitcodeToFile(module, out);
    prepared_ = to_buffer(as_bytes({bytes.data(), bytes.size()}));
    source_.modules.clear();
    return {};
  }

  OrFailure<CompiledPtx> compile(const Configuration& configuration) override {
    return guarded<CompiledPtx>([&] { return compile_unguarded(configuration); });
  }

  OrFailure<std::string> print_ir(const Configuration& configuration, IrPoint point) override {
    return guarded<std::string>([&]() -> OrFailure<std::string> {
      llvm::LLVMContext context;
      auto work = begin(configuration, context);
      if (!work) return tl::unexpected(work.error());
      if (point == IrPoint::optimized)
        if (auto failure = optimize(*work, configuration); !failure) return tl::unexpected(failure.error());
      return print(*work->module);
    });
  }

 private:
  struct Work {
    std::unique_ptr<llvm::Module> module;
    std::unique_ptr<llvm::TargetMachine> machine;
  };

  template <class T>
  static OrFailure<T> guarded(const std::function<OrFailure<T>()>& work) {
    // On the heap, since a fatal error leaves it behind half made.
    auto* out = new OrFailure<T>(T{});
    std::string fatal = run_with_fatal_errors_caught([&] { *out = work(); });
    if (!fatal.empty()) return compile_failure(Outcome::compile_failed, first_line(fatal), fatal);
    OrFailure<T> done = std::move(*out);
    delete out;
    return done;
  }

  // A recorded variable's contents come from memory: not constant, its initial value says nothing to the optimiser, and no
  // pass may make it or the kernel local (llvm.used).
  OrFailure<void> keep_recorded(llvm::Module& module, llvm::Function& kernel) {
    llvm::SmallVector<llvm::GlobalValue*> used{&kernel};
    for (llvm::GlobalVariable& variable : module.globals()) {
      if (variable.getName().starts_with("llvm.")) continue;
      const bool dynamic = variable.getAddressSpace() == kShared &&
                           module.getDataLayout().getTypeAllocSize(variable.getValueType()).getFixedValue() == 0;
      if (variable.isDeclaration() && !dynamic && !variable.use_empty() && !variable.hasExternalWeakLinkage())
        return compile_failure(Outcome::unsupported,
                               fmt::format("variable {} is declared, but no module defines it", variable.getName().str()));
      if (!is_recorded(variable)) continue;
      variable.setConstant(false);
      variable.setExternallyInitialized(true);
      variable.setUnnamedAddr(llvm::GlobalValue::UnnamedAddr::None);
      used.push_back(&variable);
    }
    llvm::appendToUsed(module, used);
    return {};
  }
  bool is_recorded(const llvm::GlobalVariable& variable) const {
    return !variable.isDeclaration() &&
           std::find(source_.variables.begin(), source_.variables.end(), variable.getName()) != source_.variables.end();
  }
  std::vector<std::string> recorded_in(const llvm::Module& module) const {
    std::vector<std::string> names;
    for (const llvm::GlobalVariable& variable : module.globals())
      if (is_recorded(variable) && variable.isExternallyInitialized() && variable.hasExternalLinkage())
        names.push_back(variable.getName().str());
    return names;
  }

  // The prepared module, with what the configuration changes before the pipeline.
  OrFailure<Work> begin(const Configuration& configuration, llvm::LLVMContext& context) {
    // A context of its own: nothing of one configuration is left for the next.
    auto parsed = parse_module(prepared_, context);
    if (!parsed) return compile_failure(Outcome::compile_failed, parsed.error().to_string());
    Work work;
    work.module = std::move(*parsed);
    auto machine = make_machine(target_, source_.contraction, configuration.codegen_opt);
    if (!machine) return tl::unexpected(machine.error());
    work.machine = std::move(*machine);
    llvm::Module& module = *work.module;
    llvm::Function& kernel = *module.getFunction(source_.kernel);
    if (configuration.specialize)
      specialize_arguments(kernel, {.first = 0, .constant_space = kConstant}, layout_, source_.arguments);
    if (configuration.set_launch_bounds)
      replace_launch_bounds(kernel, configuration.max_threads, configuration.min_blocks_per_sm);
    const std::uint32_t bound = configuration.set_launch_bounds ? configuration.max_threads : recorded_bound_;
    if (bound > 0) bound_dimensions(module, bound);
    if (configuration.specialize_dims) fix_dimensions(module, configuration.grid, configuration.block);
    if (std::string words = verification_words(module); !words.empty())
      return compile_failure(Outcome::compile_failed, "the specialised kernel does not verify", words);
    return work;
  }

  OrFailure<void> optimize(Work& work, const Configuration& configuration) {
    Diagnostics diagnostics(work.module->getContext());
    const auto recorded = recorded_in(*work.module);
    if (auto failure = run_pipeline(*work.module, *work.machine, configuration.passes); !failure) return failure;
    if (!diagnostics.errors().empty())
      return compile_failure(Outcome::compile_failed, first_line(diagnostics.errors()), diagnostics.errors());
    const llvm::Function* kernel = work.module->getFunction(source_.kernel);
    if (kernel == nullptr || kernel->isDeclaration() || !kernel->hasExternalLinkage() || !is_kernel(*kernel))
      return compile_failure(Outcome::compile_failed, "the pass pipeline removed the kernel " + source_.kernel);
    const auto left = recorded_in(*work.module);
    for (const std::string& name : recorded)
      if (std::find(left.begin(), left.end(), name) == left.end())
        return compile_failure(Outcome::compile_failed, "the pass pipeline removed the recorded variable " + name);
    return {};
  }

  OrFailure<CompiledPtx> compile_unguarded(const Configuration& configuration) {
    llvm::LLVMContext context;
    Stopwatch watch;
    CompiledPtx out;
    auto work = begin(configuration, context);
    if (!work) return tl::unexpected(work.error());
    out.phases.preprocess = watch.lap();
    if (auto failure = optimize(*work, configuration); !failure) return tl::unexpected(failure.error());
    out.phases.optimize = watch.lap();
    Diagnostics diagnostics(context);
    llvm::SmallVector<char, 0> bytes;
    llvm::raw_svector_ostream stream(bytes);
    llvm::legacy::PassManager manager;
    manager.add(new llvm::TargetLibraryInfoWrapperPass(llvm::Triple(kTriple)));
    if (work->machine->addPassesToEmitFile(manager, stream, nullptr, llvm::CodeGenFileType::AssemblyFile))
      return compile_failure(Outcome::unsupported, "the code generator cannot write PTX");
    manager.run(*work->module);
    if (!diagnostics.errors().empty())
      return compile_failure(Outcome::compile_failed, first_line(diagnostics.errors()), diagnostics.errors());
    out.text.assign(bytes.begin(), bytes.end());
    out.phases.codegen = watch.lap();
    return out;
  }

  KernelSource source_;
  PtxTarget target_;
  std::vector<ArgumentLayout> layout_;
  Buffer prepared_;
  std::uint32_t recorded_bound_ = 0;
};

}  // namespace

OrFailure<std::unique_ptr<PtxCompiler>> prepare_for_ptx(KernelSource source, PtxTarget target) {
  // On the heap, since a fatal error of LLVM leaves them behind half made.
  auto* compiler = new RecordedPtxCompiler(std::move(source), std::move(target));
  auto* outcome = new OrFailure<void>;
  std::string fatal = run_with_fatal_errors_caught([&] { *outcome = compiler->prepare(); });
  if (!fatal.empty()) return compile_failure(Outcome::compile_failed, first_line(fatal), fatal);
  std::unique_ptr<PtxCompiler> owned(compiler);
  OrFailure<void> done = std::move(*outcome);
  delete outcome;
  if (!done) return tl::unexpected(done.error());
  return owned;
}

unsigned architecture_number(const std::string& architecture) {
  unsigned number = 0;
  if (!architecture.starts_with("sm_")) return 0;
  const char* begin = architecture.data() + 3;
  const char* end = architecture.data() + architecture.size();
  const auto read = std::from_chars(begin, end, number);
  const bool suffixed = read.ptr + 1 == end && (*read.ptr == 'a' || *read.ptr == 'f');
  return read.ec == std::errc() && (read.ptr == end || suffixed) ? number : 0;
}

std::vector<std::string> llvm_architectures() {
  std::vector<std::string> out;
  if (nvptx() == nullptr) return out;
  std::unique_ptr<llvm::MCSubtargetInfo> subtarget(nvptx()->createMCSubtargetInfo(kTriple, "", ""));
  if (!subtarget) return out;
  for (const auto& processor : subtarget->getAllProcessorDescriptions())
    if (architecture_number(processor.Key) != 0) out.emplace_back(processor.Key);
  std::stable_sort(out.begin(), out.end(), [](const std::string& a, const std::string& b) {
    const unsigned x = architecture_number(a), y = architecture_number(b);
    return x != y ? x < y : a < b;
  });
  return out;
}

std::string nearest_architecture(const std::string& wanted, const std::vector<std::string>& known) {
  const unsigned number = architecture_number(wanted);
  if (number == 0 || known.empty()) return "";
  std::string best;
  for (const std::string& one : known)
    if (architecture_number(one) <= number && !one.ends_with('a')) best = one;
  return best.empty() ? known.front() : best;
}

}  // namespace retune::worker
