#include "worker/llvm/specialize.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <cstring>

namespace retune::worker {
namespace {

llvm::Constant* constant_of(llvm::Type* type, const Buffer& bytes) {
  const std::size_t bits = bytes.size() * 8;
  if (bits == 0 || bits > 128) return nullptr;
  std::uint64_t words[2] = {0, 0};
  std::memcpy(words, bytes.data(), bytes.size());
  llvm::APInt value(static_cast<unsigned>(bits), llvm::ArrayRef<std::uint64_t>(words, bits > 64 ? 2 : 1));
  if (auto* integer = llvm::dyn_cast<llvm::IntegerType>(type))
    return integer->getBitWidth() <= bits ? llvm::ConstantInt::get(type, value.trunc(integer->getBitWidth())) : nullptr;
  if (type->isFloatTy() || type->isDoubleTy() || type->isHalfTy() || type->isBFloatTy()) {
    if (type->getScalarSizeInBits() != bits) return nullptr;
    return llvm::ConstantFP::get(type->getContext(), llvm::APFloat(type->getFltSemantics(), value));
  }
  return nullptr;
}

struct Member {
  std::uint64_t offset = 0;
  std::uint64_t size = 0;
};

// The pointers in a type: offset and size of each.
void find_pointers(llvm::Type* type, const llvm::DataLayout& layout, std::uint64_t offset, std::vector<Member>& out) {
  if (type->isPointerTy()) {
    out.push_back({offset, layout.getTypeStoreSize(type).getFixedValue()});
  } else if (auto* structure = llvm::dyn_cast<llvm::StructType>(type)) {
    const llvm::StructLayout* members = layout.getStructLayout(structure);
    for (unsigned i = 0; i < structure->getNumElements(); ++i)
      find_pointers(structure->getElementType(i), layout, offset + members->getElementOffset(i), out);
  } else if (auto* array = llvm::dyn_cast<llvm::ArrayType>(type)) {
    std::vector<Member> first;
    find_pointers(array->getElementType(), layout, 0, first);
    const std::uint64_t step = layout.getTypeAllocSize(array->getElementType()).getFixedValue();
    for (std::uint64_t i = 0; i < array->getNumElements() && !first.empty(); ++i)
      for (const Member& one : first) out.push_back({offset + i * step + one.offset, one.size});
  }
}

void specialize_structure(llvm::Function& function, llvm::Argument& parameter, unsigned space, llvm::Align alignment,
                          llvm::Type* type, const Buffer& recorded) {
  auto* bytes = llvm::ConstantDataArray::get(
      function.getContext(),
      llvm::ArrayRef<std::uint8_t>(reinterpret_cast<const std::uint8_t*>(recorded.data()), recorded.size()));
  auto* global = new llvm::GlobalVariable(*function.getParent(), bytes->getType(), true, llvm::GlobalValue::PrivateLinkage,
                                          bytes, "retune.argument", nullptr, llvm::GlobalValue::NotThreadLocal, space);
  global->setAlignment(alignment);
  llvm::Constant* source = llvm::ConstantExpr::getPointerBitCastOrAddrSpaceCast(global, parameter.getType());
  std::vector<Member> pointers;
  if (type != nullptr) find_pointers(type, function.getParent()->getDataLayout(), 0, pointers);
  if (pointers.empty() && is_only_read(parameter)) {
    parameter.replaceAllUsesWith(source);
    return;
  }
  // A copy of its own for every thread, with the pointers as they are passed.
  llvm::IRBuilder<> builder(&*function.getEntryBlock().getFirstInsertionPt());
  auto* copy = builder.CreateAlloca(bytes->getType());
  copy->setAlignment(alignment);
  parameter.replaceAllUsesWith(copy);
  builder.CreateMemCpy(copy, alignment, source, alignment, recorded.size());
  for (const Member& pointer : pointers) {
    if (pointer.offset + pointer.size > recorded.size()) continue;
    const llvm::Align at = llvm::commonAlignment(alignment, pointer.offset);
    builder.CreateMemCpy(builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), copy, pointer.offset), at,
                         builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), &parameter, pointer.offset), at, pointer.size);
  }
}

}  // namespace

bool is_only_read(const llvm::Value& pointer) {
  for (const llvm::Use& use : pointer.uses()) {
    const llvm::User* user = use.getUser();
    if (const auto* load = llvm::dyn_cast<llvm::LoadInst>(user)) {
      if (load->isVolatile() || load->isAtomic()) return false;
      continue;
    }
    if (llvm::isa<llvm::GetElementPtrInst>(user)) {
      if (!is_only_read(*user)) return false;
      continue;
    }
    if (const auto* copy = llvm::dyn_cast<llvm::MemTransferInst>(user)) {
      if (copy->isVolatile() || &use == &copy->getRawDestUse()) return false;
      continue;
    }
    if (const auto* call = llvm::dyn_cast<llvm::CallBase>(user);
        call != nullptr && call->isArgOperand(&use) && call->isByValArgument(call->getArgOperandNo(&use)))
      continue;
    return false;
  }
  return true;
}

std::vector<bool> specialize_arguments(llvm::Function& function, const SpecializePlace& place,
                                       const std::vector<ArgumentLayout>& layout, const std::vector<Buffer>& arguments) {
  std::vector<bool> done(layout.size(), false);
  for (std::size_t i = 0; i < layout.size() && i < arguments.size(); ++i) {
    if (!layout[i].may_specialize || layout[i].kind == ArgumentKind::pointer || arguments[i].size() != layout[i].size)
      continue;
    llvm::Argument* parameter = function.getArg(place.first + static_cast<unsigned>(i));
    if (layout[i].kind == ArgumentKind::scalar) {
      llvm::Constant* constant = constant_of(parameter->getType(), arguments[i]);
      if (constant == nullptr) continue;
      parameter->replaceAllUsesWith(constant);
    } else {
      const llvm::Align alignment(std::max<std::uint64_t>(1, layout[i].alignment));
      specialize_structure(function, *parameter, place.constant_space, alignment, parameter->getParamByValType(), arguments[i]);
    }
    done[i] = true;
  }
  return done;
}

}  // namespace retune::worker
