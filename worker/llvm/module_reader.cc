#include <llvm/AsmParser/Parser.h>
#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/Config/llvm-config.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/DataLayout.h>
#include <llvm/IR/DiagnosticInfo.h>
#include <llvm/IR/DiagnosticPrinter.h>
#include <llvm/IR/Metadata.h>
#include <llvm/IR/Operator.h>
#include <llvm/IRReader/IRReader.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/raw_ostream.h>

#include <algorithm>

#include "worker/llvm/fatal_errors.h"
#include "worker/llvm/kernel_compiler.h"
#include "worker/llvm/module_input.h"

namespace retune::worker {
namespace {

llvm::StringRef as_ref(ByteView bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }

// The producer's version from llvm.ident: "Debian clang version 19.1.7 (…)" gives "19.1.7". Several modules may have
// been linked; the newest counts (libdevice names an ancient one).
std::string producer_version(const llvm::Module& module) {
  std::string best;
  const auto* ident = module.getNamedMetadata("llvm.ident");
  if (ident == nullptr) return best;
  auto key = [](const std::string& version) {
    std::vector<int> parts{0};
    for (char c : version) {
      if (c == '.')
        parts.push_back(0);
      else
        parts.back() = parts.back() * 10 + (c - '0');
    }
    return parts;
  };
  for (const llvm::MDNode* node : ident->operands()) {
    const auto* text = node->getNumOperands() > 0 ? llvm::dyn_cast<llvm::MDString>(node->getOperand(0)) : nullptr;
    if (text == nullptr) continue;
    auto at = text->getString().find("version ");
    if (at == llvm::StringRef::npos) continue;
    llvm::StringRef rest = text->getString().drop_front(at + 8);
    std::string version = rest.take_while([](char c) { return (c >= '0' && c <= '9') || c == '.'; }).str();
    if (!version.empty() && version.size() < 20 && (best.empty() || key(best) < key(version))) best = version;
  }
  return best;
}

void append_bytes(const llvm::Constant& constant, const llvm::DataLayout& layout, std::uint64_t offset, Buffer& out) {
  const llvm::Type* type = constant.getType();
  auto put = [&](const llvm::APInt& bits) {
    std::uint64_t size = layout.getTypeStoreSize(constant.getType());
    for (std::uint64_t i = 0; i < size && offset + i < out.size(); ++i) {
      unsigned at = static_cast<unsigned>(i * 8);
      unsigned width = std::min(8u, bits.getBitWidth() > at ? bits.getBitWidth() - at : 0u);
      if (width > 0) out[offset + i] = static_cast<std::byte>(bits.extractBitsAsZExtValue(width, at));
    }
  };
  if (const auto* integer = llvm::dyn_cast<llvm::ConstantInt>(&constant)) return put(integer->getValue());
  if (const auto* real = llvm::dyn_cast<llvm::ConstantFP>(&constant)) return put(real->getValueAPF().bitcastToAPInt());
  std::uint64_t elements = 0;
  if (const auto* array = llvm::dyn_cast<llvm::ArrayType>(type)) elements = array->getNumElements();
  if (const auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(type)) elements = vector->getNumElements();
  const auto* structure = llvm::dyn_cast<llvm::StructType>(type);
  if (structure != nullptr) elements = structure->getNumElements();
  if (constant.isNullValue()) return;
  for (unsigned i = 0; i < elements; ++i) {
    const llvm::Constant* element = constant.getAggregateElement(i);
    if (element == nullptr) continue;
    std::uint64_t at = structure != nullptr
                           ? layout.getStructLayout(const_cast<llvm::StructType*>(structure))->getElementOffset(i)
                           : i * layout.getTypeAllocSize(element->getType()).getFixedValue();
    append_bytes(*element, layout, offset + at, out);
  }
}

struct TakeDiagnostics final : llvm::DiagnosticHandler {
  explicit TakeDiagnostics(std::string& errors) : errors(errors) {}
  bool handleDiagnostics(const llvm::DiagnosticInfo& info) override {
    if (info.getSeverity() == llvm::DS_Error) {
      llvm::raw_string_ostream out(errors);
      if (!errors.empty()) out << "; ";
      llvm::DiagnosticPrinterRawOStream printer(out);
      info.print(printer);
    }
    return true;  // taken: nothing is printed
  }
  std::string& errors;
};

}  // namespace

Diagnostics::Diagnostics(llvm::LLVMContext& context) : context_(context), before_(context.getDiagnosticHandler()) {
  context.setDiagnosticHandler(std::make_unique<TakeDiagnostics>(errors_));
}
// LLVM asks for a handler without looking whether there is one, so one must always be put back.
Diagnostics::~Diagnostics() { context_.setDiagnosticHandler(std::move(before_)); }

std::string to_string(llvm::Error error) { return llvm::toString(std::move(error)); }

tl::unexpected<StageFailure> compile_failure(Outcome outcome, std::string reason, std::string detail) {
  return tl::unexpected(StageFailure{Stage::compile, outcome, std::move(reason), std::move(detail)});
}

Expected<std::unique_ptr<llvm::Module>> parse_module(ByteView bytes, llvm::LLVMContext& context) {
  Diagnostics diagnostics(context);
  llvm::SMDiagnostic problem;
  // A copy: the text parser wants a terminating zero, which the caller's bytes do not have.
  auto buffer = llvm::MemoryBuffer::getMemBufferCopy(as_ref(bytes), "module");
  std::unique_ptr<llvm::Module> module;
  std::string fatal =
      run_with_fatal_errors_caught([&] { module = llvm::parseIR(buffer->getMemBufferRef(), problem, context); });
  if (!fatal.empty()) return invalid_input("not LLVM bitcode that LLVM {} reads: {}", LLVM_VERSION_STRING, fatal);
  if (!module) {
    std::string words = problem.getMessage().str();
    if (problem.getLineNo() > 0) words = fmt::format("line {}: {}", problem.getLineNo(), words);
    if (words.empty()) words = diagnostics.errors();
    return invalid_input("not LLVM bitcode or textual IR that LLVM {} reads: {}", LLVM_VERSION_STRING, words);
  }
  return module;
}

bool is_kernel(const llvm::Function& function) {
  if (function.getCallingConv() == llvm::CallingConv::PTX_Kernel) return true;
  const auto* annotations = function.getParent()->getNamedMetadata("nvvm.annotations");
  if (annotations == nullptr) return false;
  for (const llvm::MDNode* node : annotations->operands()) {
    if (node->getNumOperands() < 3) continue;
    const auto* value = llvm::dyn_cast_or_null<llvm::ValueAsMetadata>(node->getOperand(0));
    if (value == nullptr || value->getValue() != &function) continue;
    for (unsigned i = 1; i + 1 < node->getNumOperands(); i += 2) {
      const auto* key = llvm::dyn_cast_or_null<llvm::MDString>(node->getOperand(i));
      if (key != nullptr && key->getString() == "kernel") return true;
    }
  }
  return false;
}

Expected<llvm::Function*> find_kernel(llvm::Module& module, const std::string& name) {
  llvm::Function* function = module.getFunction(name);
  if (function != nullptr && !function->isDeclaration() && is_kernel(*function)) return function;
  std::string known;
  for (const llvm::Function& other : module) {
    if (other.isDeclaration() || !is_kernel(other)) continue;
    known += (known.empty() ? "" : ", ") + other.getName().str();
  }
  return invalid_input("the module defines no kernel {}; its kernels: {}", name, known.empty() ? "none" : known);
}

Expected<std::vector<ArgumentLayout>> argument_layout(const llvm::Function& kernel) {
  const llvm::DataLayout& layout = kernel.getParent()->getDataLayout();
  std::vector<ArgumentLayout> out;
  for (const llvm::Argument& argument : kernel.args()) {
    ArgumentLayout one;
    one.name = argument.hasName() ? argument.getName().str() : fmt::format("arg{}", argument.getArgNo());
    llvm::Type* type = argument.getType();
    if (argument.hasByValAttr()) {
      one.kind = ArgumentKind::by_value;
      llvm::Type* pointee = argument.getParamByValType();
      one.size = layout.getTypeAllocSize(pointee).getFixedValue();
      one.alignment = argument.getParamAlign().value_or(layout.getABITypeAlign(pointee)).value();
    } else {
      if (!type->isSized() || layout.getTypeAllocSize(type).isScalable())
        return fail(ErrorKind::unsupported, "argument {} of kernel {} has no fixed size", one.name, kernel.getName().str());
      one.kind = type->isPointerTy() ? ArgumentKind::pointer : ArgumentKind::scalar;
      one.size = layout.getTypeAllocSize(type).getFixedValue();
      one.alignment = layout.getABITypeAlign(type).value();
    }
    one.may_specialize = one.kind != ArgumentKind::pointer;
    out.push_back(std::move(one));
  }
  return out;
}

bool is_application_variable(const llvm::GlobalVariable& variable) {
  unsigned space = variable.getAddressSpace();
  if (space != 1 && space != 4) return false;
  if (variable.isDeclaration() || variable.isConstant() || variable.hasPrivateLinkage()) return false;
  return !variable.getName().starts_with("llvm.");
}

Expected<KernelSignature> read_signature(ByteView bytes, const std::string& kernel) {
  llvm::LLVMContext context;
  RETUNE_TRY(auto module, parse_module(bytes, context));
  RETUNE_TRY(llvm::Function * function, find_kernel(*module, kernel));
  KernelSignature signature;
  signature.target_triple = module->getTargetTriple();
  signature.target_cpu = function->getFnAttribute("target-cpu").getValueAsString().str();
  signature.llvm_version = producer_version(*module);
  RETUNE_TRY(signature.arguments, argument_layout(*function));
  return signature;
}

Expected<ModuleContents> read_module_contents(ByteView bytes) {
  llvm::LLVMContext context;
  RETUNE_TRY(auto module, parse_module(bytes, context));
  ModuleContents contents;
  for (const llvm::Function& function : *module)
    if (!function.isDeclaration() && is_kernel(function)) contents.kernels.push_back(function.getName().str());
  const llvm::DataLayout& layout = module->getDataLayout();
  for (const llvm::GlobalVariable& variable : module->globals()) {
    if (!is_application_variable(variable)) continue;
    ModuleContents::Variable one;
    one.name = variable.getName().str();
    one.size = layout.getTypeAllocSize(variable.getValueType()).getFixedValue();
    one.address_space = variable.getAddressSpace();
    one.initial.resize(one.size);
    append_bytes(*variable.getInitializer(), layout, 0, one.initial);
    contents.variables.push_back(std::move(one));
  }
  std::sort(contents.kernels.begin(), contents.kernels.end());
  std::sort(contents.variables.begin(), contents.variables.end(),
            [](const auto& a, const auto& b) { return a.name < b.name; });
  return contents;
}

Expected<Buffer> to_bitcode(ByteView bytes) {
  llvm::LLVMContext context;
  RETUNE_TRY(auto module, parse_module(bytes, context));
  llvm::SmallVector<char, 0> out;
  llvm::raw_svector_ostream stream(out);
  llvm::WriteBitcodeToFile(*module, stream);
  return to_buffer(as_bytes({out.data(), out.size()}));
}

Expected<> check_pipeline(const std::string& passes) {
  llvm::PassBuilder builder;
  llvm::ModulePassManager manager;
  if (llvm::Error error = builder.parsePassPipeline(manager, passes))
    return invalid_input("LLVM {} does not take the pass pipeline: {}", LLVM_VERSION_STRING, to_string(std::move(error)));
  return {};
}

std::string llvm_version() { return LLVM_VERSION_STRING; }

}  // namespace retune::worker
