#include "worker/llvm/entry.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/MDBuilder.h>

#include <algorithm>

#include "worker/llvm/specialize.h"

namespace retune::worker {
namespace {

// A new body for one of the prelude's functions without operands of interest: it returns the constant.
void return_constant(llvm::Function& function, std::uint32_t value) {
  auto linkage = function.getLinkage();
  function.deleteBody();
  function.setLinkage(linkage);
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(function.getContext(), "entry", &function));
  builder.CreateRet(builder.getInt32(value));
}
// The values that the function's load can have: low ≤ value < high.
void set_range(llvm::Function& function, std::uint64_t low, std::uint64_t high) {
  llvm::MDBuilder metadata(function.getContext());
  for (llvm::BasicBlock& block : function)
    for (llvm::Instruction& instruction : block)
      if (llvm::isa<llvm::LoadInst>(instruction))
        instruction.setMetadata(llvm::LLVMContext::MD_range,
                                metadata.createRange(llvm::APInt(32, low), llvm::APInt(32, high)));
}
llvm::Function* index_function(llvm::Module& module, const char* base, char axis) {
  llvm::Function* function = module.getFunction(std::string("nvvm.read.ptx.sreg.") + base + "." + axis);
  return function != nullptr && !function->isDeclaration() ? function : nullptr;
}

struct Argument {
  llvm::Value* value = nullptr;   // what the body is called with
  llvm::Value* source = nullptr;  // of a structure that every thread gets a fresh copy of; null otherwise
};

// Loads the arguments in the builder's place; structures get a copy on the stack.
std::vector<Argument> load_arguments(llvm::IRBuilder<>& builder, llvm::Function& entry, llvm::Function& body,
                                     const std::vector<ArgumentLayout>& layout) {
  std::vector<Argument> out;
  for (std::size_t i = 0; i < layout.size(); ++i) {
    llvm::Argument* parameter = body.getArg(static_cast<unsigned>(i + 1));
    llvm::Value* slot = builder.CreateConstInBoundsGEP1_64(builder.getPtrTy(), entry.getArg(0), i);
    llvm::Value* bytes = builder.CreateLoad(builder.getPtrTy(), slot);
    llvm::Align alignment(std::max<std::uint64_t>(1, layout[i].alignment));
    Argument one;
    if (layout[i].kind == ArgumentKind::by_value) {
      auto* copy = builder.CreateAlloca(llvm::ArrayType::get(builder.getInt8Ty(), layout[i].size));
      copy->setAlignment(alignment);
      one.value = copy;
      if (is_only_read(*parameter))
        builder.CreateMemCpy(copy, alignment, bytes, alignment, layout[i].size);
      else
        one.source = bytes;
    } else if (parameter->getType()->isIntegerTy(1)) {
      one.value = builder.CreateTrunc(builder.CreateLoad(builder.getInt8Ty(), bytes), parameter->getType());
    } else {
      one.value = builder.CreateAlignedLoad(parameter->getType(), bytes, alignment);
    }
    out.push_back(one);
  }
  return out;
}

void call_body(llvm::IRBuilder<>& builder, llvm::Function& body, llvm::Value* context,
               const std::vector<Argument>& arguments, const std::vector<ArgumentLayout>& layout) {
  std::vector<llvm::Value*> values{context};
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    llvm::Align alignment(std::max<std::uint64_t>(1, layout[i].alignment));
    if (arguments[i].source != nullptr)
      builder.CreateMemCpy(arguments[i].value, alignment, arguments[i].source, alignment, layout[i].size);
    values.push_back(arguments[i].value);
  }
  builder.CreateCall(&body, values);
}

}  // namespace

void specialize_dimensions(llvm::Module& module, const Dim3& grid, const Dim3& block) {
  const std::uint32_t grids[] = {grid.x, grid.y, grid.z};
  const std::uint32_t blocks[] = {block.x, block.y, block.z};
  for (int i = 0; i < 3; ++i) {
    const char axis = "xyz"[i];
    if (auto* function = index_function(module, "ntid", axis)) return_constant(*function, blocks[i]);
    if (auto* function = index_function(module, "nctaid", axis)) return_constant(*function, grids[i]);
    if (auto* function = index_function(module, "tid", axis)) {
      if (blocks[i] == 1)
        return_constant(*function, 0);
      else
        set_range(*function, 0, blocks[i]);
    }
    if (auto* function = index_function(module, "ctaid", axis)) {
      if (grids[i] == 1)
        return_constant(*function, 0);
      else
        set_range(*function, 0, grids[i]);
    }
  }
}

void assume_launch_bounds(llvm::Module& module, std::uint32_t max_threads) {
  const std::uint32_t most = std::min(max_threads, kMaxThreadsPerBlock);
  for (char axis : {'x', 'y', 'z'}) {
    if (auto* function = index_function(module, "ntid", axis)) set_range(*function, 1, most + 1);
    if (auto* function = index_function(module, "tid", axis)) {
      if (most == 1)
        return_constant(*function, 0);
      else
        set_range(*function, 0, most);
    }
  }
}

void add_entry(llvm::Function& body, const std::string& name, const std::vector<ArgumentLayout>& layout, KernelMode mode,
               const Configuration& configuration) {
  llvm::Module& module = *body.getParent();
  llvm::LLVMContext& context = module.getContext();
  llvm::Type* pointer = llvm::PointerType::get(context, 0);
  auto* type = llvm::FunctionType::get(llvm::Type::getVoidTy(context), {pointer, pointer}, false);
  // A variable or function of the module may have the kernel's name; it gives way.
  if (llvm::GlobalValue* other = module.getNamedValue(name)) other->setName(name + ".device");
  auto* entry = llvm::Function::Create(type, llvm::GlobalValue::ExternalLinkage, name, module);
  entry->setDSOLocal(true);
  for (unsigned i = 0; i < 2; ++i) {
    entry->addParamAttr(i, llvm::Attribute::NoAlias);
    entry->addParamAttr(i, llvm::Attribute::ReadOnly);
    entry->addParamAttr(i, llvm::Attribute::NoUndef);
  }
  body.addFnAttr(llvm::Attribute::AlwaysInline);
  body.removeFnAttr(llvm::Attribute::NoInline);

  auto* first = llvm::BasicBlock::Create(context, "entry", entry);
  llvm::IRBuilder<> builder(first);
  if (mode == KernelMode::thread) {
    auto arguments = load_arguments(builder, *entry, body, layout);
    call_body(builder, body, entry->getArg(1), arguments, layout);
    builder.CreateRetVoid();
    return;
  }

  auto* own = builder.CreateAlloca(llvm::ArrayType::get(builder.getInt8Ty(), sizeof(ThreadContext)), nullptr, "context");
  own->setAlignment(llvm::Align(8));
  builder.CreateMemCpy(own, llvm::Align(8), entry->getArg(1), llvm::Align(8), sizeof(ThreadContext));
  auto arguments = load_arguments(builder, *entry, body, layout);
  // Three loops, x innermost as neighbouring threads are. Each stores its index where the body looks for it.
  const std::uint32_t fixed[] = {configuration.block.x, configuration.block.y, configuration.block.z};
  llvm::MDBuilder metadata(context);
  llvm::Value* sizes[3];
  for (unsigned i = 0; i < 3; ++i) {
    if (configuration.specialize_dims) {
      sizes[i] = builder.getInt32(fixed[i]);
      continue;
    }
    auto* at = builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), own, offsetof(ThreadContext, block_size) + 4 * i);
    auto* load = builder.CreateLoad(builder.getInt32Ty(), at, "size");
    load->setMetadata(llvm::LLVMContext::MD_range,
                      metadata.createRange(llvm::APInt(32, 1), llvm::APInt(32, kMaxThreadsPerBlock + 1)));
    sizes[i] = load;
  }
  llvm::BasicBlock* heads[3];
  llvm::PHINode* indices[3];
  llvm::BasicBlock* before = first;
  for (unsigned i = 3; i-- > 0;) {  // z, y, x
    heads[i] = llvm::BasicBlock::Create(context, std::string("each.") + "xyz"[i], entry);
    builder.CreateBr(heads[i]);
    builder.SetInsertPoint(heads[i]);
    indices[i] = builder.CreatePHI(builder.getInt32Ty(), 2, std::string("thread.") + "xyz"[i]);
    indices[i]->addIncoming(builder.getInt32(0), before);
    auto* at = builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), own, offsetof(ThreadContext, thread_index) + 4 * i);
    builder.CreateStore(indices[i], at);
    before = heads[i];
  }
  call_body(builder, body, own, arguments, layout);
  for (unsigned i = 0; i < 3; ++i) {  // x, y, z
    auto* next = builder.CreateAdd(indices[i], builder.getInt32(1), "next", true, true);
    auto* more = builder.CreateICmpULT(next, sizes[i], "more");
    auto* after = llvm::BasicBlock::Create(context, std::string("after.") + "xyz"[i], entry);
    indices[i]->addIncoming(next, builder.GetInsertBlock());
    builder.CreateCondBr(more, heads[i], after);
    builder.SetInsertPoint(after);
  }
  builder.CreateRetVoid();
}

void add_descriptor(llvm::Module& module, const DescriptorFacts& facts) {
  llvm::LLVMContext& context = module.getContext();
  llvm::IRBuilder<> builder(context);
  auto* pointer = builder.getPtrTy();
  std::vector<llvm::Constant*> states;
  auto* state_type = llvm::StructType::get(context, {pointer, builder.getInt64Ty()});
  for (llvm::GlobalVariable& variable : module.globals()) {
    if (variable.isDeclaration() || variable.isConstant() || !variable.hasLocalLinkage()) continue;
    std::uint64_t size = module.getDataLayout().getTypeAllocSize(variable.getValueType()).getFixedValue();
    states.push_back(llvm::ConstantStruct::get(state_type, {&variable, builder.getInt64(size)}));
  }
  std::vector<std::uint64_t> sizes;
  for (const ArgumentLayout& argument : *facts.layout) sizes.push_back(argument.size);
  auto array = [&](llvm::Constant* initial) -> llvm::Constant* {
    return new llvm::GlobalVariable(module, initial->getType(), true, llvm::GlobalValue::PrivateLinkage, initial,
                                    "retune.descriptor.part");
  };
  llvm::Constant* none = llvm::ConstantPointerNull::get(pointer);
  llvm::Constant* size_array = sizes.empty() ? none : array(llvm::ConstantDataArray::get(context, sizes));
  llvm::Constant* state_array =
      states.empty() ? none : array(llvm::ConstantArray::get(llvm::ArrayType::get(state_type, states.size()), states));
  const Configuration& configuration = *facts.configuration;
  std::vector<std::uint32_t> fixed(6, 0);
  if (configuration.specialize_dims)
    fixed = {configuration.block.x, configuration.block.y, configuration.block.z,
             configuration.grid.x,  configuration.grid.y,  configuration.grid.z};
  llvm::Constant* members[] = {builder.getInt64(kHostAbi),
                               builder.getInt32(static_cast<std::uint32_t>(facts.mode)),
                               builder.getInt32(facts.max_threads),
                               builder.getInt64(facts.static_shared_bytes),
                               builder.getInt64(sizes.size()),
                               size_array,
                               builder.getInt64(states.size()),
                               state_array,
                               llvm::ConstantDataArray::get(context, fixed)};
  auto* initial = llvm::ConstantStruct::getAnon(members);
  auto* descriptor = new llvm::GlobalVariable(module, initial->getType(), true, llvm::GlobalValue::ExternalLinkage, initial,
                                              kDescriptorSymbol);
  descriptor->setAlignment(llvm::Align(8));
  descriptor->setDSOLocal(true);
}

}  // namespace retune::worker
