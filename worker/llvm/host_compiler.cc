#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Object/ObjectFile.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Target/TargetMachine.h>

#include "worker/llvm/device_module.h"
#include "worker/llvm/entry.h"
#include "worker/llvm/fatal_errors.h"
#include "worker/llvm/host_cpu.h"
#include "worker/llvm/kernel_compiler.h"
#include "worker/llvm/launch_bounds.h"
#include "worker/llvm/lower.h"
#include "worker/llvm/module_input.h"
#include "worker/llvm/reflect.h"
#include "worker/llvm/retarget.h"
#include "worker/llvm/specialize.h"

namespace retune::worker {
namespace {

OrFailure<std::unique_ptr<llvm::TargetMachine>> make_machine(const HostCpu& cpu, const std::string& contraction,
                                                             unsigned level) {
  static const bool ready = [] {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
    LLVMInitializeX86AsmParser();
    return true;
  }();
  (void)ready;
  std::string words;
  const llvm::Target* target = llvm::TargetRegistry::lookupTarget(cpu.triple, words);
  if (target == nullptr) return compile_failure(Outcome::unsupported, "no back end for this machine: " + words);
  llvm::TargetOptions options;
  options.AllowFPOpFusion = fusion_mode(contraction);
  // What the compiler holds impossible ends in a fault that is seen, not in whatever code follows.
  options.TrapUnreachable = true;
  auto codegen = llvm::CodeGenOpt::getLevel(static_cast<int>(level));
  if (!codegen) return compile_failure(Outcome::compile_failed, fmt::format("codegen_opt {} is not 0 to 3", level));
  std::unique_ptr<llvm::TargetMachine> machine(target->createTargetMachine(cpu.triple, cpu.name, cpu.features, options,
                                                                           llvm::Reloc::PIC_, llvm::CodeModel::Small, *codegen));
  if (!machine) return compile_failure(Outcome::unsupported, "no code generator for " + cpu.triple);
  return machine;
}

class HostCompiler final : public KernelCompiler {
 public:
  explicit HostCompiler(KernelSource source) : source_(std::move(source)), cpu_(host_cpu()) {}

  OrFailure<void> prepare() {
    llvm::LLVMContext context;
    auto linked = link_device_modules(source_.modules, context);
    if (!linked) return tl::unexpected(linked.error());
    llvm::Module& device = **linked;
    auto kernel = find_kernel(device, source_.kernel);
    if (!kernel) return compile_failure(Outcome::compile_failed, kernel.error().to_string());
    auto layout = argument_layout(**kernel);
    if (!layout) return compile_failure(Outcome::unsupported, layout.error().to_string());
    auto agreed = agreed_layout(source_.layout, std::move(*layout));
    if (!agreed) return tl::unexpected(agreed.error());
    layout_ = std::move(*agreed);
    recorded_bound_ = recorded_max_threads(**kernel);
    if (recorded_bound_ > kMaxThreadsPerBlock) recorded_bound_ = 0;
    llvm::StripDebugInfo(device);
    answer_reflect(device, recorded_architecture(device));
    prune(device, **kernel, source_.variables);
    auto machine = make_machine(cpu_, source_.contraction, 2);
    if (!machine) return tl::unexpected(machine.error());
    auto host = retarget(device, **kernel, source_.variables, cpu_, (*machine)->createDataLayout());
    if (!host) return tl::unexpected(host.error());
    static_shared_bytes_ = host->static_shared_bytes;
    auto mode = lower(*host->module);
    if (!mode) return tl::unexpected(mode.error());
    mode_ = *mode;
    set_host_attributes(*host->module, cpu_);
    if (source_.contraction == "off") forbid_contraction(*host->module);
    if (std::string words = verification_words(*host->module); !words.empty())
      return compile_failure(Outcome::unsupported, "the kernel cannot be moved to the host", words);
    llvm::SmallVector<char, 0> bytes;
    llvm::raw_svector_ostream out(bytes);
    llvm::WriteBitcodeToFile(*host->module, out);
    prepared_ = to_buffer(as_bytes({bytes.data(), bytes.size()}));
    source_.modules.clear();
    return {};
  }

  OrFailure<CompiledBinary> compile(const Configuration& configuration) override {
    // On the heap, since a fatal error leaves it behind half made.
    auto* out = new OrFailure<CompiledBinary>(CompiledBinary{});
    std::string fatal = run_with_fatal_errors_caught([&] { *out = compile_unguarded(configuration); });
    if (!fatal.empty()) return compile_failure(Outcome::compile_failed, fatal);
    OrFailure<CompiledBinary> done = std::move(*out);
    delete out;
    return done;
  }

 private:
  OrFailure<CompiledBinary> compile_unguarded(const Configuration& configuration) {
    // A context of its own: nothing of one configuration is left for the next, so equal input gives equal bytes.
    llvm::LLVMContext context;
    Stopwatch watch;
    CompiledBinary out;
    auto parsed = parse_module(prepared_, context);
    if (!parsed) return compile_failure(Outcome::compile_failed, parsed.error().to_string());
    llvm::Module& module = **parsed;
    Diagnostics diagnostics(context);
    auto machine = make_machine(cpu_, source_.contraction, configuration.codegen_opt);
    if (!machine) return tl::unexpected(machine.error());
    const std::uint32_t bound = configuration.set_launch_bounds ? configuration.max_threads : recorded_bound_;
    llvm::Function& body = *module.getFunction("retune.body");
    if (configuration.specialize) specialize_arguments(body, {.first = 1, .constant_space = 0}, layout_, source_.arguments);
    if (bound > 0) assume_launch_bounds(module, bound);
    if (configuration.specialize_dims) specialize_dimensions(module, configuration.grid, configuration.block);
    add_entry(body, source_.kernel, layout_, mode_, configuration);
    set_host_attributes(module, cpu_);
    if (std::string words = verification_words(module); !words.empty())
      return compile_failure(Outcome::compile_failed, "the specialised kernel does not verify", words);
    out.phases.preprocess = watch.lap();

    if (auto failure = run_pipeline(module, **machine, configuration.passes); !failure) return tl::unexpected(failure.error());
    if (!diagnostics.errors().empty())
      return compile_failure(Outcome::compile_failed, first_line(diagnostics.errors()), diagnostics.errors());
    out.phases.optimize = watch.lap();

    add_descriptor(module, {mode_, bound, static_shared_bytes_, &layout_, &configuration});
    if (auto failure = generate(module, **machine, out.binary); !failure) return tl::unexpected(failure.error());
    if (!diagnostics.errors().empty())
      return compile_failure(Outcome::compile_failed, first_line(diagnostics.errors()), diagnostics.errors());
    out.phases.codegen = watch.lap();
    out.resources.shared_bytes = static_cast<std::int64_t>(static_shared_bytes_);
    return out;
  }

  OrFailure<void> generate(llvm::Module& module, llvm::TargetMachine& machine, Buffer& binary) {
    llvm::SmallVector<char, 0> bytes;
    llvm::raw_svector_ostream out(bytes);
    llvm::legacy::PassManager manager;
    manager.add(new llvm::TargetLibraryInfoWrapperPass(llvm::Triple(module.getTargetTriple())));
    if (machine.addPassesToEmitFile(manager, out, nullptr, llvm::CodeGenFileType::ObjectFile))
      return compile_failure(Outcome::unsupported, "the code generator cannot write object files");
    manager.run(module);
    auto object = llvm::object::ObjectFile::createObjectFile(llvm::MemoryBufferRef({bytes.data(), bytes.size()}, "object"));
    if (!object) return compile_failure(Outcome::compile_failed, "the object file: " + to_string(object.takeError()));
    for (const auto& symbol : (*object)->symbols()) {
      auto flags = symbol.getFlags();
      if (!flags || (*flags & llvm::object::SymbolRef::SF_Undefined) == 0) {
        if (!flags) llvm::consumeError(flags.takeError());
        continue;
      }
      auto name = symbol.getName();
      if (!name) {
        llvm::consumeError(name.takeError());
        continue;
      }
      if (name->empty() || *name == "_GLOBAL_OFFSET_TABLE_") continue;
      if (!is_host_symbol(*name))
        return compile_failure(Outcome::unsupported, fmt::format("the host has no function {}, which the code calls", name->str()));
    }
    binary = to_buffer(as_bytes({bytes.data(), bytes.size()}));
    return {};
  }

  KernelSource source_;
  HostCpu cpu_;
  std::vector<ArgumentLayout> layout_;
  Buffer prepared_;
  KernelMode mode_ = KernelMode::block;
  std::uint64_t static_shared_bytes_ = 0;
  std::uint32_t recorded_bound_ = 0;
};

}  // namespace

OrFailure<std::unique_ptr<KernelCompiler>> prepare_for_host(KernelSource source) {
  // On the heap, since a fatal error of LLVM leaves them behind half made.
  auto* compiler = new HostCompiler(std::move(source));
  auto* outcome = new OrFailure<void>;
  std::string fatal = run_with_fatal_errors_caught([&] { *outcome = compiler->prepare(); });
  if (!fatal.empty()) return compile_failure(Outcome::compile_failed, fatal);
  std::unique_ptr<KernelCompiler> owned(compiler);
  OrFailure<void> done = std::move(*outcome);
  delete outcome;
  if (!done) return tl::unexpected(done.error());
  return owned;
}

}  // namespace retune::worker
