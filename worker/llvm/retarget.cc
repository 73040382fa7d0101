#include "worker/llvm/retarget.h"

#include <llvm/ADT/DenseSet.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/Operator.h>
#include <llvm/IR/ReplaceConstant.h>
#include <llvm/Transforms/Utils/Cloning.h>
#include <llvm/Transforms/Utils/ValueMapper.h>

#include <algorithm>

#include "worker/llvm/device_module.h"
#include "worker/llvm/host_abi.h"
#include "worker/llvm/module_input.h"

namespace retune::worker {
namespace {

constexpr unsigned kShared = 3;

// Maps every pointer type to the one address space of the host.
class OneAddressSpace final : public llvm::ValueMapTypeRemapper {
 public:
  llvm::Type* remapType(llvm::Type* type) override {
    if (auto found = known_.find(type); found != known_.end()) return found->second;
    llvm::Type* mapped = map(type);
    known_[type] = mapped;
    return mapped;
  }

 private:
  llvm::Type* map(llvm::Type* type) {
    if (type->isPointerTy()) return llvm::PointerType::get(type->getContext(), 0);
    if (auto* array = llvm::dyn_cast<llvm::ArrayType>(type))
      return llvm::ArrayType::get(remapType(array->getElementType()), array->getNumElements());
    if (auto* vector = llvm::dyn_cast<llvm::VectorType>(type))
      return llvm::VectorType::get(remapType(vector->getElementType()), vector->getElementCount());
    if (auto* function = llvm::dyn_cast<llvm::FunctionType>(type)) {
      llvm::SmallVector<llvm::Type*> parameters;
      for (llvm::Type* parameter : function->params()) parameters.push_back(remapType(parameter));
      return llvm::FunctionType::get(remapType(function->getReturnType()), parameters, function->isVarArg());
    }
    if (auto* structure = llvm::dyn_cast<llvm::StructType>(type)) {
      if (structure->isOpaque()) return type;
      llvm::SmallVector<llvm::Type*> elements;
      bool changed = false;
      for (llvm::Type* element : structure->elements()) {
        elements.push_back(remapType(element));
        changed |= elements.back() != element;
      }
      if (!changed) return type;
      if (structure->isLiteral()) return llvm::StructType::get(type->getContext(), elements, structure->isPacked());
      return llvm::StructType::create(type->getContext(), elements, structure->getName(), structure->isPacked());
    }
    return type;
  }
  llvm::DenseMap<llvm::Type*, llvm::Type*> known_;
};

class Retargeting {
 public:
  Retargeting(llvm::Module& device, llvm::Function& kernel, const std::vector<std::string>& variables)
      : device_(device), kernel_(kernel), variables_(variables) {}

  OrFailure<RetargetedModule> run(const HostCpu& cpu, const llvm::DataLayout& layout) {
    out_.module = std::make_unique<llvm::Module>(device_.getModuleIdentifier(), device_.getContext());
    host_ = out_.module.get();
    host_->setTargetTriple(cpu.triple);
    host_->setDataLayout(layout);
    if (auto failure = declare_variables(); !failure) return tl::unexpected(failure.error());
    declare_functions();
    map_address_space_casts();
    for (auto [from, to] : globals_) {
      if (from->hasInitializer() && from->getAddressSpace() != kShared)
        to->setInitializer(llvm::MapValue(from->getInitializer(), map_, llvm::RF_None, &types_));
    }
    define_functions();
    if (auto failure = pass_context(); !failure) return tl::unexpected(failure.error());
    if (auto failure = place_shared(layout); !failure) return tl::unexpected(failure.error());
    set_host_attributes(*host_, cpu);
    return std::move(out_);
  }

 private:
  OrFailure<void> declare_variables() {
    for (llvm::GlobalVariable& from : device_.globals()) {
      if (from.getName().starts_with("llvm.")) continue;  // used, compiler.used, global_ctors: of no use on the host
      bool recorded = std::find(variables_.begin(), variables_.end(), from.getName()) != variables_.end() &&
                      !from.isDeclaration();
      bool shared = from.getAddressSpace() == kShared;
      if (from.isDeclaration() && !shared && !from.use_empty() && !from.hasExternalWeakLinkage())
        return compile_failure(Outcome::unsupported,
                               fmt::format("variable {} is declared, but no module defines it", from.getName().str()));
      auto linkage = recorded ? llvm::GlobalValue::ExternalLinkage
                     : shared || from.isDeclaration() ? llvm::GlobalValue::ExternalLinkage
                                                      : llvm::GlobalValue::InternalLinkage;
      if (from.hasExternalWeakLinkage()) linkage = llvm::GlobalValue::ExternalWeakLinkage;
      // A recorded variable's contents come from memory: not constant, and its initial value says nothing.
      auto* to = new llvm::GlobalVariable(*host_, types_.remapType(from.getValueType()), from.isConstant() && !recorded,
                                          linkage, nullptr, from.getName());
      to->setAlignment(from.getAlign());
      to->setUnnamedAddr(recorded ? llvm::GlobalValue::UnnamedAddr::None : from.getUnnamedAddr());
      if (recorded) {
        to->setExternallyInitialized(true);
        to->setDSOLocal(true);
        out_.recorded.push_back(from.getName().str());
      }
      globals_.emplace_back(&from, to);
      map_[&from] = to;
    }
    return {};
  }

  void declare_functions() {
    llvm::Type* pointer = llvm::PointerType::get(device_.getContext(), 0);
    for (llvm::Function& from : device_) {
      auto* type = llvm::cast<llvm::FunctionType>(types_.remapType(from.getFunctionType()));
      if (from.isDeclaration()) {
        auto* to = llvm::Function::Create(type, llvm::GlobalValue::ExternalLinkage, from.getName(), host_);
        to->setAttributes(from.getAttributes());
        if (from.isIntrinsic()) {
          if (auto renamed = llvm::Intrinsic::remangleIntrinsicFunction(to)) {
            to->eraseFromParent();
            to = *renamed;
          }
        }
        map_[&from] = to;
        continue;
      }
      llvm::SmallVector<llvm::Type*> parameters{pointer};
      parameters.append(type->param_begin(), type->param_end());
      type = llvm::FunctionType::get(type->getReturnType(), parameters, type->isVarArg());
      auto* to = llvm::Function::Create(type, llvm::GlobalValue::InternalLinkage,
                                        &from == &kernel_ ? "retune.body" : from.getName(), host_);
      to->getArg(0)->setName("context");
      for (unsigned i = 0; i < from.arg_size(); ++i) {
        map_[from.getArg(i)] = to->getArg(i + 1);
        to->getArg(i + 1)->setName(from.getArg(i)->getName());
      }
      map_[&from] = to;
      defined_.emplace_back(&from, to);
      with_context_.insert(to);
      if (&from == &kernel_) out_.kernel = to;
    }
  }

  // An address-space cast of a constant is the constant itself here; the mapper would make a cast that does nothing, which
  // is not valid IR.
  void map_address_space_casts() {
    for (llvm::GlobalVariable& global : device_.globals())
      if (global.hasInitializer() && map_.count(&global)) map_casts_in(global.getInitializer());
    for (llvm::Function& function : device_)
      for (llvm::BasicBlock& block : function)
        for (llvm::Instruction& instruction : block)
          for (llvm::Value* operand : instruction.operands())
            if (auto* constant = llvm::dyn_cast<llvm::Constant>(operand)) map_casts_in(constant);
  }
  void map_casts_in(llvm::Constant* constant) {
    if (llvm::isa<llvm::GlobalValue>(constant) || !visited_.insert(constant).second) return;
    for (llvm::Value* operand : constant->operands())
      if (auto* inner = llvm::dyn_cast<llvm::Constant>(operand)) map_casts_in(inner);
    auto* expression = llvm::dyn_cast<llvm::ConstantExpr>(constant);
    if (expression != nullptr && expression->getOpcode() == llvm::Instruction::AddrSpaceCast)
      map_[constant] = llvm::MapValue(expression->getOperand(0), map_, llvm::RF_None, &types_);
  }

  void define_functions() {
    for (auto [from, to] : defined_) {
      llvm::SmallVector<llvm::ReturnInst*> returns;
      llvm::CloneFunctionInto(to, from, map_, llvm::CloneFunctionChangeType::DifferentModule, returns, "", nullptr,
                              &types_);
      to->setLinkage(llvm::GlobalValue::InternalLinkage);
      to->setVisibility(llvm::GlobalValue::DefaultVisibility);
      to->setDSOLocal(true);
      to->setComdat(nullptr);
      to->setSection("");
      // Calls take the target's convention (below), and all of them may have been made before or after this point.
      if (from->getCallingConv() != llvm::CallingConv::Fast) to->setCallingConv(llvm::CallingConv::C);
      for (unsigned i = 0; i < to->arg_size() && to == out_.kernel; ++i) to->removeParamAttr(i, llvm::Attribute::ByVal);
      for (auto attribute : {llvm::Attribute::NoAlias, llvm::Attribute::NoUndef, llvm::Attribute::ReadOnly,
                             llvm::Attribute::NonNull})
        to->addParamAttr(0, attribute);
      to->addParamAttr(0, llvm::Attribute::getWithAlignment(to->getContext(), llvm::Align(8)));
      to->addParamAttr(0, llvm::Attribute::getWithDereferenceableBytes(to->getContext(), sizeof(ThreadContext)));
      // What the function said of its memory effects does not cover reading the context.
      to->removeFnAttr(llvm::Attribute::Memory);
      for (llvm::BasicBlock& block : *to)
        for (llvm::Instruction& instruction : llvm::make_early_inc_range(block))
          if (auto* cast = llvm::dyn_cast<llvm::AddrSpaceCastInst>(&instruction)) {
            cast->replaceAllUsesWith(cast->getOperand(0));
            cast->eraseFromParent();
          }
    }
    if (auto* units = host_->getNamedMetadata("llvm.dbg.cu")) units->eraseFromParent();
  }

  // Every call of a function that has a body, and every indirect call, hands the context on.
  OrFailure<void> pass_context() {
    for (auto [from, function] : defined_) {
      llvm::SmallVector<llvm::CallBase*> calls;
      for (llvm::BasicBlock& block : *function)
        for (llvm::Instruction& instruction : block)
          if (auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction)) calls.push_back(call);
      for (llvm::CallBase* call : calls) {
        if (call->isInlineAsm()) continue;
        auto* target = llvm::dyn_cast<llvm::Function>(call->getCalledOperand()->stripPointerCasts());
        if (target != nullptr && !with_context_.contains(target)) continue;
        if (!llvm::isa<llvm::CallInst>(call))
          return compile_failure(Outcome::unsupported, fmt::format("an invoke in function {}", from->getName().str()));
        add_context(*function, *llvm::cast<llvm::CallInst>(call), target);
      }
    }
    return {};
  }
  void add_context(llvm::Function& function, llvm::CallInst& call, llvm::Function* target) {
    llvm::SmallVector<llvm::Value*> arguments{function.getArg(0)};
    arguments.append(call.arg_begin(), call.arg_end());
    llvm::SmallVector<llvm::Type*> types;
    for (llvm::Value* argument : arguments) types.push_back(argument->getType());
    auto* type = llvm::FunctionType::get(call.getType(), types, call.getFunctionType()->isVarArg());
    llvm::IRBuilder<> builder(&call);
    llvm::CallInst* fresh = builder.CreateCall(type, call.getCalledOperand(), arguments);
    llvm::AttributeList old = call.getAttributes();
    llvm::SmallVector<llvm::AttributeSet> parameters{llvm::AttributeSet()};
    for (unsigned i = 0; i < call.arg_size(); ++i) parameters.push_back(old.getParamAttrs(i));
    llvm::AttributeSet of_call = old.getFnAttrs().removeAttribute(call.getContext(), llvm::Attribute::Memory);
    fresh->setAttributes(llvm::AttributeList::get(call.getContext(), of_call, old.getRetAttrs(), parameters));
    llvm::CallingConv::ID convention = target != nullptr ? target->getCallingConv() : call.getCallingConv();
    if (convention != llvm::CallingConv::Fast) convention = llvm::CallingConv::C;
    fresh->setCallingConv(convention);
    fresh->copyMetadata(call);
    if (llvm::isa<llvm::FPMathOperator>(call) && llvm::isa<llvm::FPMathOperator>(fresh)) fresh->copyFastMathFlags(&call);
    fresh->takeName(&call);
    call.replaceAllUsesWith(fresh);
    call.eraseFromParent();
  }

  // Shared variables: static ones one after the other, dynamic ones all at the start of the dynamic memory.
  OrFailure<void> place_shared(const llvm::DataLayout& layout) {
    llvm::SmallVector<llvm::Constant*> shared;
    for (auto [from, to] : globals_)
      if (from->getAddressSpace() == kShared) shared.push_back(to);
    llvm::convertUsersOfConstantsToInstructions(shared);
    llvm::Type* pointer = llvm::PointerType::get(host_->getContext(), 0);
    auto* helper_type = llvm::FunctionType::get(pointer, {pointer}, false);
    std::uint64_t used = 0;
    for (auto [from, to] : globals_) {
      if (from->getAddressSpace() != kShared) continue;
      to->removeDeadConstantUsers();
      std::uint64_t size = layout.getTypeAllocSize(to->getValueType()).getFixedValue();
      bool dynamic = from->isDeclaration();
      if (dynamic && size != 0)
        return compile_failure(Outcome::unsupported,
                               fmt::format("shared variable {} is declared, but no module defines it", from->getName().str()));
      std::uint64_t alignment = std::max(to->getAlign().valueOrOne().value(), layout.getABITypeAlign(to->getValueType()).value());
      if (alignment > kSharedAlignment)
        return compile_failure(Outcome::unsupported, fmt::format("shared variable {} asks for an alignment of {} bytes",
                                                                 from->getName().str(), alignment));
      std::uint64_t offset = 0;
      if (!dynamic && !to->use_empty()) {
        offset = llvm::alignTo(used, alignment);
        used = offset + size;
      }
      llvm::DenseMap<llvm::Function*, llvm::Value*> places;
      while (!to->use_empty()) {
        llvm::Use& use = *to->use_begin();
        auto* instruction = llvm::dyn_cast<llvm::Instruction>(use.getUser());
        if (instruction == nullptr)
          return compile_failure(Outcome::unsupported, fmt::format("the address of shared variable {} is part of another "
                                                                   "variable's initial value",
                                                                   from->getName().str()));
        llvm::Function* function = instruction->getFunction();
        llvm::Value*& place = places[function];
        if (place == nullptr) {
          llvm::IRBuilder<> builder(&*function->getEntryBlock().getFirstInsertionPt());
          auto helper = host_->getOrInsertFunction(dynamic ? kSharedDynamicHelper : kSharedStaticHelper, helper_type);
          place = builder.CreateCall(helper, {function->getArg(0)});
          if (offset != 0) place = builder.CreateInBoundsGEP(builder.getInt8Ty(), place, {builder.getInt64(offset)});
          place->setName(from->getName());
        }
        use.set(place);
      }
      to->eraseFromParent();
    }
    out_.static_shared_bytes = used;
    return {};
  }

  llvm::Module& device_;
  llvm::Function& kernel_;
  const std::vector<std::string>& variables_;
  llvm::Module* host_ = nullptr;
  RetargetedModule out_;
  OneAddressSpace types_;
  llvm::ValueToValueMapTy map_;
  std::vector<std::pair<llvm::GlobalVariable*, llvm::GlobalVariable*>> globals_;
  std::vector<std::pair<llvm::Function*, llvm::Function*>> defined_;
  llvm::DenseSet<llvm::Function*> with_context_;
  llvm::DenseSet<llvm::Constant*> visited_;
};

}  // namespace

OrFailure<RetargetedModule> retarget(llvm::Module& device, llvm::Function& kernel,
                                     const std::vector<std::string>& variables, const HostCpu& cpu,
                                     const llvm::DataLayout& layout) {
  return Retargeting(device, kernel, variables).run(cpu, layout);
}

void set_host_attributes(llvm::Module& module, const HostCpu& cpu) {
  for (llvm::Function& function : module) {
    // Convergence is a property of warps; here every thread has a stack of its own or is an iteration of a loop.
    function.removeFnAttr(llvm::Attribute::Convergent);
    if (function.isDeclaration()) continue;
    allow_optimization(function);
    for (const char* name : {"frame-pointer", "uniform-work-group-size", "stack-protector-buffer-size",
                             "less-precise-fpmad", "denormal-fp-math", "denormal-fp-math-f32", "nvvm.maxntid", "nvvm.minctasm"})
      function.removeFnAttr(name);
    function.removeFnAttr(llvm::Attribute::StackProtect);
    function.removeFnAttr(llvm::Attribute::StackProtectStrong);
    function.removeFnAttr(llvm::Attribute::StackProtectReq);
    function.removeFnAttr(llvm::Attribute::UWTable);
    function.addFnAttr(llvm::Attribute::NoUnwind);
    // A frame larger than a page touches each of its pages, so that a full stack meets the guard page below it.
    function.addFnAttr("probe-stack", "inline-asm");
    function.addFnAttr("target-cpu", cpu.name);
    function.addFnAttr("target-features", cpu.features);
    for (llvm::BasicBlock& block : function)
      for (llvm::Instruction& instruction : block) {
        if (auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction)) call->removeFnAttr(llvm::Attribute::Convergent);
        // Scopes narrower than the machine have names that only the GPU's back end knows.
        if (auto* rmw = llvm::dyn_cast<llvm::AtomicRMWInst>(&instruction)) rmw->setSyncScopeID(llvm::SyncScope::System);
        if (auto* swap = llvm::dyn_cast<llvm::AtomicCmpXchgInst>(&instruction))
          swap->setSyncScopeID(llvm::SyncScope::System);
        if (auto* fence = llvm::dyn_cast<llvm::FenceInst>(&instruction)) fence->setSyncScopeID(llvm::SyncScope::System);
        if (auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction); load && load->isAtomic())
          load->setSyncScopeID(llvm::SyncScope::System);
        if (auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction); store && store->isAtomic())
          store->setSyncScopeID(llvm::SyncScope::System);
      }
  }
}

}  // namespace retune::worker
