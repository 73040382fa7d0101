#include "worker/job/compile.h"

namespace retune::worker {

OrFailure<CompiledKernel> compile(Job& job, Compiler& compiler) {
  job.begin(Stage::compile);
  auto product = compiler.compile(job.terms, job.request.configuration);
  if (!product) return tl::unexpected(std::move(product.error()));
  job.draft.phases = product->phases;
  job.draft.resources = product->resources;
  job.draft.binary_bytes = product->binary->size();
  job.draft.binary_hash = product->hash;
  return CompiledKernel(std::move(*product));
}

}  // namespace retune::worker
