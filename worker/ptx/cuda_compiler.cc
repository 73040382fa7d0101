#include "worker/ptx/cuda_compiler.h"

#include <algorithm>
#include <chrono>

#include "worker/llvm/ptx_compiler.h"
#include "worker/ptx/cubin.h"

namespace retune::worker {
namespace {

// The assembler's own default. No knob of a configuration changes it.
constexpr unsigned kAssemblerLevel = 3;

tl::unexpected<StageFailure> failure(const Error& error) {
  const bool unsupported = error.kind() == ErrorKind::unsupported;
  return tl::unexpected(StageFailure{Stage::compile, unsupported ? Outcome::unsupported : Outcome::compile_failed, error.to_string(), ""});
}

class CudaCompiler final : public KernelCompiler {
 public:
  CudaCompiler(std::string kernel, std::string architecture, std::unique_ptr<PtxCompiler> compiler, std::shared_ptr<Assembler> assembler)
      : kernel_(std::move(kernel)), architecture_(std::move(architecture)), compiler_(std::move(compiler)), assembler_(std::move(assembler)) {}

  OrFailure<CompiledBinary> compile(const Configuration& configuration) override {
    auto ptx = compiler_->compile(configuration);
    if (!ptx) return tl::unexpected(std::move(ptx.error()));
    CompiledBinary out;
    out.phases = ptx->phases;
    const auto begun = std::chrono::steady_clock::now();
    auto cubin = assembler_->assemble(ptx->text, architecture_, kAssemblerLevel);
    if (!cubin) return failure(cubin.error());
    auto resources = read_resources(cubin->bytes, kernel_);
    if (!resources) return failure(resources.error());
    add_spills(*resources, cubin->log);
    out.resources = to_kernel_resources(*resources);
    out.binary = std::move(cubin->bytes);
    out.phases.assemble = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    return out;
  }

 private:
  std::string kernel_;
  std::string architecture_;
  std::unique_ptr<PtxCompiler> compiler_;
  std::shared_ptr<Assembler> assembler_;
};

}  // namespace

OrFailure<std::unique_ptr<KernelCompiler>> prepare_for_cuda(KernelSource source, std::string architecture,
                                                            std::shared_ptr<Assembler> assembler) {
  if (!assembler->takes(architecture)) {
    const std::string nearest = nearest_architecture(architecture, possible_architectures(*assembler));
    return failure(Error(ErrorKind::unsupported, fmt::format("{} makes no code for {}{}{}", assembler->name(), architecture,
                                                             nearest.empty() ? "" : "; the nearest that it and LLVM have is ", nearest)));
  }
  std::string kernel = source.kernel;
  const PtxTarget target{architecture, std::min(kNewestPtx, assembler->newest_ptx())};
  auto compiler = prepare_for_ptx(std::move(source), target);
  if (!compiler) return tl::unexpected(std::move(compiler.error()));
  return std::unique_ptr<KernelCompiler>(
      std::make_unique<CudaCompiler>(std::move(kernel), std::move(architecture), std::move(*compiler), std::move(assembler)));
}

}  // namespace retune::worker
