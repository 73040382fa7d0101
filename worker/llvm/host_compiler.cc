#include <llvm/Analysis/AliasAnalysis.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/IR/Operator.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Linker/Linker.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Object/ObjectFile.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Target/TargetMachine.h>
#include <llvm/Transforms/IPO/GlobalDCE.h>

#include <algorithm>
#include <chrono>

#include "worker/llvm/entry.h"
#include "worker/llvm/fatal_errors.h"
#include "worker/llvm/host_cpu.h"
#include "worker/llvm/kernel_compiler.h"
#include "worker/llvm/lower.h"
#include "worker/llvm/module_input.h"
#include "worker/llvm/reflect.h"
#include "worker/llvm/retarget.h"

namespace retune::worker {
namespace {

class Stopwatch {
 public:
  double lap() {
    auto now = std::chrono::steady_clock::now();
    double seconds = std::chrono::duration<double>(now - last_).count();
    last_ = now;
    return seconds;
  }

 private:
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

std::string verification_words(llvm::Module& module) {
  std::string words;
  llvm::raw_string_ostream out(words);
  return llvm::verifyModule(module, &out) ? out.str() : "";
}

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
  options.AllowFPOpFusion = contraction == "fast" ? llvm::FPOpFusion::Fast
                            : contraction == "on" ? llvm::FPOpFusion::Standard
                                                  : llvm::FPOpFusion::Strict;
  // What the compiler holds impossible ends in a fault that is seen, not in whatever code follows.
  options.TrapUnreachable = true;
  auto codegen = llvm::CodeGenOpt::getLevel(static_cast<int>(level));
  if (!codegen) return compile_failure(Outcome::compile_failed, fmt::format("codegen_opt {} is not 0 to 3", level));
  std::unique_ptr<llvm::TargetMachine> machine(target->createTargetMachine(cpu.triple, cpu.name, cpu.features, options,
                                                                           llvm::Reloc::PIC_, llvm::CodeModel::Small, *codegen));
  if (!machine) return compile_failure(Outcome::unsupported, "no code generator for " + cpu.triple);
  return machine;
}

// Threads per block that the recorded code itself was bounded to (__launch_bounds__), 0 for none.
std::uint32_t recorded_bound(const llvm::Function& kernel) {
  std::uint64_t product = 1;
  bool any = false;
  if (const auto* annotations = kernel.getParent()->getNamedMetadata("nvvm.annotations")) {
    for (const llvm::MDNode* node : annotations->operands()) {
      const auto* value = node->getNumOperands() > 0 ? llvm::dyn_cast_or_null<llvm::ValueAsMetadata>(node->getOperand(0)) : nullptr;
      if (value == nullptr || value->getValue() != &kernel) continue;
      for (unsigned i = 1; i + 1 < node->getNumOperands(); i += 2) {
        const auto* key = llvm::dyn_cast_or_null<llvm::MDString>(node->getOperand(i));
        const auto* number = llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(node->getOperand(i + 1));
        if (key == nullptr || number == nullptr || !key->getString().starts_with("maxntid")) continue;
        product *= number->getZExtValue();
        any = true;
      }
    }
  }
  return any && product <= kMaxThreadsPerBlock ? static_cast<std::uint32_t>(product) : 0;
}

class HostCompiler final : public KernelCompiler {
 public:
  explicit HostCompiler(KernelSource source) : source_(std::move(source)), cpu_(host_cpu()) {}

  OrFailure<void> prepare() {
    llvm::LLVMContext context;
    auto linked = link(context);
    if (!linked) return tl::unexpected(linked.error());
    llvm::Module& device = **linked;
    auto kernel = find_kernel(device, source_.kernel);
    if (!kernel) return compile_failure(Outcome::compile_failed, kernel.error().to_string());
    auto layout = argument_layout(**kernel);
    if (!layout) return compile_failure(Outcome::unsupported, layout.error().to_string());
    if (auto failure = adopt_layout(std::move(*layout)); !failure) return failure;
    recorded_bound_ = recorded_bound(**kernel);
    llvm::StripDebugInfo(device);
    answer_reflect(device);
    prune(device, **kernel);
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
    if (configuration.specialize) specialize_arguments(body, layout_, source_.arguments);
    if (bound > 0) assume_launch_bounds(module, bound);
    if (configuration.specialize_dims) specialize_dimensions(module, configuration.grid, configuration.block);
    add_entry(body, source_.kernel, layout_, mode_, configuration);
    set_host_attributes(module, cpu_);
    if (std::string words = verification_words(module); !words.empty())
      return compile_failure(Outcome::compile_failed, "the specialised kernel does not verify", words);
    out.phases.preprocess = watch.lap();

    if (auto failure = optimize(module, **machine, configuration.passes); !failure) return tl::unexpected(failure.error());
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

  static std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

  OrFailure<std::unique_ptr<llvm::Module>> link(llvm::LLVMContext& context) {
    if (source_.modules.empty()) return compile_failure(Outcome::compile_failed, "the recording holds no module");
    std::unique_ptr<llvm::Module> all;
    for (const Buffer& bytes : source_.modules) {
      auto module = parse_module(bytes, context);
      if (!module) return compile_failure(Outcome::compile_failed, module.error().to_string());
      if (!all) {
        all = std::move(*module);
        continue;
      }
      Diagnostics diagnostics(context);
      bool failed = llvm::Linker::linkModules(*all, std::move(*module));
      if (failed) return compile_failure(Outcome::compile_failed, "the modules do not link: " + diagnostics.errors());
    }
    if (!llvm::StringRef(all->getTargetTriple()).starts_with("nvptx"))
      return compile_failure(Outcome::unsupported, "the host runs NVPTX code, not " + all->getTargetTriple());
    if (std::string words = verification_words(*all); !words.empty())
      return compile_failure(Outcome::compile_failed, "the recorded IR does not verify", words);
    return all;
  }

  // The recording's layout says which arguments may be specialised; their shape comes from the IR and must agree.
  OrFailure<void> adopt_layout(std::vector<ArgumentLayout> from_ir) {
    if (source_.layout.empty() && !from_ir.empty()) {
      layout_ = std::move(from_ir);
      return {};
    }
    if (source_.layout.size() != from_ir.size())
      return compile_failure(Outcome::compile_failed, fmt::format("the recording has {} arguments, the kernel {}",
                                                                  source_.layout.size(), from_ir.size()));
    for (std::size_t i = 0; i < from_ir.size(); ++i) {
      if (source_.layout[i].size != from_ir[i].size)
        return compile_failure(Outcome::compile_failed,
                               fmt::format("argument {} has {} bytes in the recording, {} in the kernel", from_ir[i].name,
                                           source_.layout[i].size, from_ir[i].size));
      from_ir[i].may_specialize = source_.layout[i].may_specialize && from_ir[i].kind != ArgumentKind::pointer;
    }
    layout_ = std::move(from_ir);
    return {};
  }

  // Prune and internalise: only the kernel and the recorded variables are kept for their own sake.
  void prune(llvm::Module& device, llvm::Function& kernel) {
    for (const char* list : {"llvm.used", "llvm.compiler.used", "llvm.global_ctors", "llvm.global_dtors"})
      if (auto* variable = device.getNamedGlobal(list)) variable->eraseFromParent();
    for (llvm::GlobalAlias& alias : llvm::make_early_inc_range(device.aliases())) {
      alias.replaceAllUsesWith(alias.getAliasee());
      alias.eraseFromParent();
    }
    auto is_recorded = [&](const llvm::GlobalValue& value) {
      return std::find(source_.variables.begin(), source_.variables.end(), value.getName()) != source_.variables.end();
    };
    for (llvm::GlobalObject& object : device.global_objects()) {
      if (object.isDeclaration()) continue;
      object.setComdat(nullptr);
      bool kept = &object == &kernel || (llvm::isa<llvm::GlobalVariable>(object) && is_recorded(object));
      object.setVisibility(llvm::GlobalValue::DefaultVisibility);
      object.setLinkage(kept ? llvm::GlobalValue::ExternalLinkage : llvm::GlobalValue::InternalLinkage);
    }
    llvm::ModuleAnalysisManager analyses;
    llvm::PassBuilder builder;
    llvm::FunctionAnalysisManager functions;
    llvm::LoopAnalysisManager loops;
    llvm::CGSCCAnalysisManager components;
    builder.registerModuleAnalyses(analyses);
    builder.registerFunctionAnalyses(functions);
    builder.registerLoopAnalyses(loops);
    builder.registerCGSCCAnalyses(components);
    builder.crossRegisterProxies(loops, functions, components, analyses);
    llvm::GlobalDCEPass().run(device, analyses);
  }

  // The back end fuses whatever is flagged, whatever its own mode says.
  static void forbid_contraction(llvm::Module& module) {
    for (llvm::Function& function : module)
      for (llvm::BasicBlock& block : function)
        for (llvm::Instruction& instruction : block)
          if (llvm::isa<llvm::FPMathOperator>(instruction)) instruction.setHasAllowContract(false);
  }

  OrFailure<void> optimize(llvm::Module& module, llvm::TargetMachine& machine, const std::string& passes) {
    llvm::PassBuilder builder(&machine);
    llvm::LoopAnalysisManager loops;
    llvm::FunctionAnalysisManager functions;
    llvm::CGSCCAnalysisManager components;
    llvm::ModuleAnalysisManager modules;
    llvm::TargetLibraryInfoImpl library(llvm::Triple(module.getTargetTriple()));
    functions.registerPass([&] { return llvm::TargetLibraryAnalysis(library); });
    functions.registerPass([&] { return builder.buildDefaultAAPipeline(); });
    builder.registerModuleAnalyses(modules);
    builder.registerCGSCCAnalyses(components);
    builder.registerFunctionAnalyses(functions);
    builder.registerLoopAnalyses(loops);
    builder.crossRegisterProxies(loops, functions, components, modules);
    llvm::ModulePassManager manager;
    if (llvm::Error error = builder.parsePassPipeline(manager, passes))
      return compile_failure(Outcome::compile_failed, "pass pipeline: " + to_string(std::move(error)));
    manager.run(module, modules);
    if (std::string words = verification_words(module); !words.empty())
      return compile_failure(Outcome::compile_failed, "the pass pipeline made IR that does not verify", words);
    return {};
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
