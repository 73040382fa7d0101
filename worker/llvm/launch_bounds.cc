#include "worker/llvm/launch_bounds.h"

#include <llvm/IR/ConstantRange.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Metadata.h>

#include <algorithm>
#include <functional>

namespace retune::worker {
namespace {

constexpr const char* kAnnotations = "nvvm.annotations";

const llvm::Value* annotated(const llvm::MDNode& node) {
  const auto* value =
      node.getNumOperands() > 0 ? llvm::dyn_cast_or_null<llvm::ValueAsMetadata>(node.getOperand(0).get()) : nullptr;
  return value == nullptr ? nullptr : value->getValue();
}

// Replaces the module's annotations by what `change` makes of each (null: nothing is left).
void rewrite_annotations(llvm::Module& module, const std::function<llvm::MDNode*(llvm::MDNode*)>& change) {
  llvm::NamedMDNode* list = module.getNamedMetadata(kAnnotations);
  if (list == nullptr) return;
  llvm::SmallVector<llvm::MDNode*> kept;
  for (llvm::MDNode* node : list->operands())
    if (llvm::MDNode* one = change(node)) kept.push_back(one);
  list->clearOperands();
  for (llvm::MDNode* node : kept) list->addOperand(node);
}

bool is_launch_bound(llvm::StringRef key) {
  return key.starts_with("maxntid") || key.starts_with("reqntid") || key == "minctasm";
}

// The calls that read a special register of the GPU.
llvm::SmallVector<llvm::CallInst*> reads_of(llvm::Module& module, const char* name, char axis) {
  llvm::SmallVector<llvm::CallInst*> out;
  llvm::Function* intrinsic = module.getFunction(std::string("llvm.nvvm.read.ptx.sreg.") + name + "." + axis);
  if (intrinsic == nullptr) return out;
  for (llvm::User* user : intrinsic->users())
    if (auto* call = llvm::dyn_cast<llvm::CallInst>(user); call != nullptr && call->getCalledFunction() == intrinsic)
      out.push_back(call);
  return out;
}

void become_constant(llvm::Module& module, const char* name, char axis, std::uint32_t value) {
  for (llvm::CallInst* call : reads_of(module, name, axis)) {
    call->replaceAllUsesWith(llvm::ConstantInt::get(call->getType(), value));
    call->eraseFromParent();
  }
}

// low ≤ value < high, beside what is known already.
void become_range(llvm::Module& module, const char* name, char axis, std::uint64_t low, std::uint64_t high) {
  for (llvm::CallInst* call : reads_of(module, name, axis)) {
    const unsigned bits = call->getType()->getIntegerBitWidth();
    if (bits < 64 && high >> bits != 0) continue;  // says nothing
    llvm::ConstantRange range(llvm::APInt(bits, low), llvm::APInt(bits, high));
    if (auto known = call->getRange()) range = range.intersectWith(*known);
    if (range.isEmptySet() || range.isFullSet()) continue;
    call->addRangeRetAttr(range);
  }
}

void index_below(llvm::Module& module, const char* name, char axis, std::uint32_t size) {
  if (size == 1)
    become_constant(module, name, axis, 0);
  else
    become_range(module, name, axis, 0, size);
}

}  // namespace

std::uint32_t recorded_max_threads(const llvm::Function& kernel) {
  std::uint64_t product = 1;
  bool any = false;
  const auto* annotations = kernel.getParent()->getNamedMetadata(kAnnotations);
  if (annotations == nullptr) return 0;
  for (const llvm::MDNode* node : annotations->operands()) {
    if (annotated(*node) != &kernel) continue;
    for (unsigned i = 1; i + 1 < node->getNumOperands(); i += 2) {
      const auto* key = llvm::dyn_cast_or_null<llvm::MDString>(node->getOperand(i));
      const auto* number = llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(node->getOperand(i + 1));
      if (key == nullptr || number == nullptr || !key->getString().starts_with("maxntid")) continue;
      product = std::min(product * std::min<std::uint64_t>(number->getZExtValue(), UINT32_MAX), std::uint64_t{UINT32_MAX});
      any = true;
    }
  }
  return any ? static_cast<std::uint32_t>(product) : 0;
}

void replace_launch_bounds(llvm::Function& kernel, std::uint32_t max_threads, std::uint32_t min_blocks) {
  llvm::Module& module = *kernel.getParent();
  llvm::LLVMContext& context = module.getContext();
  for (const char* name : {"nvvm.maxntid", "nvvm.reqntid", "nvvm.minctasm"}) kernel.removeFnAttr(name);
  rewrite_annotations(module, [&](llvm::MDNode* node) -> llvm::MDNode* {
    if (annotated(*node) != &kernel) return node;
    llvm::SmallVector<llvm::Metadata*> kept{node->getOperand(0).get()};
    for (unsigned i = 1; i + 1 < node->getNumOperands(); i += 2) {
      const auto* key = llvm::dyn_cast_or_null<llvm::MDString>(node->getOperand(i));
      if (key != nullptr && is_launch_bound(key->getString())) continue;
      kept.push_back(node->getOperand(i).get());
      kept.push_back(node->getOperand(i + 1).get());
    }
    return kept.size() > 1 ? llvm::MDNode::get(context, kept) : nullptr;
  });
  llvm::NamedMDNode* list = module.getOrInsertNamedMetadata(kAnnotations);
  auto add = [&](const char* key, std::uint32_t value) {
    list->addOperand(llvm::MDNode::get(
        context, {llvm::ValueAsMetadata::get(&kernel), llvm::MDString::get(context, key),
                  llvm::ConstantAsMetadata::get(llvm::ConstantInt::get(llvm::Type::getInt32Ty(context), value))}));
  };
  // One extent stands for the product: a block of any shape with that many threads may be launched.
  if (max_threads > 0) add("maxntidx", max_threads);
  if (min_blocks > 0) add("minctasm", min_blocks);
}

void drop_dead_annotations(llvm::Module& module) {
  rewrite_annotations(module, [](llvm::MDNode* node) { return annotated(*node) == nullptr ? nullptr : node; });
}

void fix_dimensions(llvm::Module& module, const Dim3& grid, const Dim3& block) {
  const std::uint32_t grids[] = {grid.x, grid.y, grid.z};
  const std::uint32_t blocks[] = {block.x, block.y, block.z};
  for (int i = 0; i < 3; ++i) {
    const char axis = "xyz"[i];
    become_constant(module, "ntid", axis, blocks[i]);
    become_constant(module, "nctaid", axis, grids[i]);
    index_below(module, "tid", axis, blocks[i]);
    index_below(module, "ctaid", axis, grids[i]);
  }
}

void bound_dimensions(llvm::Module& module, std::uint32_t max_threads) {
  for (char axis : {'x', 'y', 'z'}) {
    become_range(module, "ntid", axis, 1, std::uint64_t{max_threads} + 1);
    index_below(module, "tid", axis, max_threads);
  }
}

}  // namespace retune::worker
