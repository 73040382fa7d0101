#include "worker/host/object_loader.h"

#include <llvm/ExecutionEngine/JITLink/JITLinkMemoryManager.h>
#include <llvm/ExecutionEngine/Orc/Core.h>
#include <llvm/ExecutionEngine/Orc/ExecutorProcessControl.h>
#include <llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h>
#include <llvm/Object/ELFObjectFile.h>
#include <llvm/Object/ObjectFile.h>

#include "worker/host/symbols.h"

namespace retune::worker {
namespace {

namespace orc = llvm::orc;

tl::unexpected<StageFailure> load_failure(const std::string& reason) {
  return tl::unexpected(StageFailure{Stage::replay, Outcome::replay_failed, reason, ""});
}

class Loaded final : public LoadedObject {
 public:
  ~Loaded() override {
    if (!session_) return;
    layer_.reset();
    llvm::consumeError(session_->endSession());
  }

  OrFailure<void> load(ByteView bytes, const std::string& kernel, const std::vector<std::string>& variables) {
    auto buffer = llvm::MemoryBuffer::getMemBufferCopy({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, "kernel");
    if (auto failure = read_symbols(*buffer, kernel, variables); !failure) return failure;
    auto control = orc::SelfExecutorProcessControl::Create();
    if (!control) return load_failure("the loader does not start: " + llvm::toString(control.takeError()));
    session_ = std::make_unique<orc::ExecutionSession>(std::move(*control));
    session_->setErrorReporter([this](llvm::Error error) {
      if (!words_.empty()) words_ += "; ";
      words_ += llvm::toString(std::move(error));
    });
    layer_ = std::make_unique<orc::ObjectLinkingLayer>(*session_, session_->getExecutorProcessControl().getMemMgr());
    orc::JITDylib& library = session_->createBareJITDylib("kernel");
    orc::SymbolMap known;
    auto add = [&](const RetuneSymbol& symbol) {
      if (defined_.contains(symbol.name)) return;
      known[session_->intern(symbol.name)] = {orc::ExecutorAddr::fromPtr(symbol.address),
                                              llvm::JITSymbolFlags::Exported | llvm::JITSymbolFlags::Callable};
    };
    std::size_t count = 0;
    const RetuneSymbol* symbols = retune_c_symbols(&count);
    for (std::size_t i = 0; i < count; ++i) add(symbols[i]);
    for (const RetuneSymbol& symbol : runtime_symbols()) add(symbol);
    if (auto error = library.define(orc::absoluteSymbols(std::move(known)))) return load_failure(llvm::toString(std::move(error)));
    if (auto error = layer_->add(library, std::move(buffer))) return load_failure(llvm::toString(std::move(error)));
    orc::SymbolLookupSet wanted;
    wanted.add(session_->intern(kernel));
    wanted.add(session_->intern(kDescriptorSymbol));
    for (const std::string& name : variables)
      if (defined_.contains(name)) wanted.add(session_->intern(name));
    auto found = session_->lookup({{&library, orc::JITDylibLookupFlags::MatchAllSymbols}}, std::move(wanted));
    if (!found) {
      std::string reason = llvm::toString(found.takeError());
      return load_failure("the object does not load: " + (words_.empty() ? reason : words_));
    }
    auto address = [&](const std::string& name) { return (*found)[session_->intern(name)].getAddress(); };
    entry_ = address(kernel).toPtr<KernelEntry>();
    descriptor_ = address(kDescriptorSymbol).toPtr<const KernelDescriptor*>();
    if (descriptor_->abi != kHostAbi) return load_failure("the object was made by another version of retune");
    for (std::size_t i = 0; i < variables.size(); ++i)
      if (defined_.contains(variables[i])) variables_[i].address = address(variables[i]).toPtr<std::byte*>();
    return {};
  }

  [[nodiscard]] KernelEntry entry() const override { return entry_; }
  [[nodiscard]] const KernelDescriptor& descriptor() const override { return *descriptor_; }
  [[nodiscard]] const std::vector<Variable>& variables() const override { return variables_; }

 private:
  OrFailure<void> read_symbols(const llvm::MemoryBuffer& buffer, const std::string& kernel,
                               const std::vector<std::string>& variables) {
    auto object = llvm::object::ObjectFile::createELFObjectFile(buffer.getMemBufferRef());
    if (!object) return load_failure("not an object file: " + llvm::toString(object.takeError()));
    for (const llvm::object::ELFSymbolRef symbol : llvm::cast<llvm::object::ELFObjectFileBase>(**object).symbols()) {
      auto name = symbol.getName();
      auto flags = symbol.getFlags();
      if (!name || !flags) {
        if (!name) llvm::consumeError(name.takeError());
        if (!flags) llvm::consumeError(flags.takeError());
        continue;
      }
      if ((*flags & llvm::object::SymbolRef::SF_Undefined) == 0 && (*flags & llvm::object::SymbolRef::SF_Global) != 0)
        defined_[name->str()] = symbol.getSize();
    }
    if (!defined_.contains(kernel) || !defined_.contains(kDescriptorSymbol))
      return load_failure("the object has no kernel " + kernel);
    for (const std::string& name : variables) {
      auto found = defined_.find(name);
      variables_.push_back({nullptr, found != defined_.end() ? found->second : 0});
    }
    return {};
  }

  std::map<std::string, std::uint64_t, std::less<>> defined_;  // global symbols, with sizes
  std::unique_ptr<orc::ExecutionSession> session_;
  std::unique_ptr<orc::ObjectLinkingLayer> layer_;
  std::string words_;
  KernelEntry entry_ = nullptr;
  const KernelDescriptor* descriptor_ = nullptr;
  std::vector<Variable> variables_;
};

}  // namespace

OrFailure<std::unique_ptr<LoadedObject>> load_object(ByteView object, const std::string& kernel,
                                                     const std::vector<std::string>& variables) {
  auto loaded = std::make_unique<Loaded>();
  if (auto failure = loaded->load(object, kernel, variables); !failure) return tl::unexpected(failure.error());
  return loaded;
}

}  // namespace retune::worker
