// Import of recordings that Mneme made on an H200 (tests/golden/mneme), against what an independent reader found in them.
#include "shared/recording/mneme_import.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <random>

#include "shared/base/file.h"
#include "shared/recording/mneme_snapshot.h"
#include "shared/recording/reader.h"
#include "temporary_folder.h"
#include "worker/llvm/kernel_compiler.h"

namespace retune {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
const fs::path kGolden = RETUNE_SOURCE_DIR "/tests/golden/mneme";

class Signatures final : public SignatureReader {
 public:
  Expected<KernelSignature> read(ByteView bitcode, const std::string& kernel) override {
    return worker::read_signature(bitcode, kernel);
  }
};

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

template <class Memory>
void check_memory(const Recording& recording, const Memory& memory, const JsonCursor& expected, bool after) {
  EXPECT_EQ(memory.size, *expected.at("size")->unsigned_integer());
  const auto bytes = recording.memory(memory, after);
  ASSERT_TRUE(bytes) << bytes.error().to_string();
  if (const auto hash = expected.find("sha256")) {
    EXPECT_EQ(sha256(*bytes).hex(), *hash->string());
  }
}

void check_state(const Recording& recording, const Instance& instance, const JsonCursor& state, bool after, int& compared) {
  const auto blobs = state.at("blobs");
  const auto blob_places = blobs->elements();
  EXPECT_EQ(blob_places->size(), instance.regions.size());
  for (const JsonCursor& blob : *blob_places) {
    const std::uint64_t address = std::stoull(*blob.at("addr")->string(), nullptr, 16);
    const auto region = std::find_if(instance.regions.begin(), instance.regions.end(),
                                     [&](const Region& r) { return r.address == address; });
    ASSERT_NE(region, instance.regions.end());
    const auto metadata = blob.at("metadata");
    EXPECT_EQ(to_string(region->rule.type), lower(*metadata->at("dtype")->string()));
    EXPECT_EQ(region->rule.threshold, *metadata->at("threshold")->real());
    EXPECT_EQ(to_string(region->rule.kind), lower(*metadata->at("kind")->string()));
    EXPECT_EQ(to_string(region->rule.norm), lower(*metadata->at("norm")->string()));
    EXPECT_EQ(region->rule.tag, *metadata->at("tag")->string());
    check_memory(recording, *region, blob, after);
    ++compared;
  }
  const auto globals = state.at("globals");
  const auto global_places = globals->elements();
  EXPECT_EQ(global_places->size(), instance.variables.size());
  for (const JsonCursor& global : *global_places) {
    const std::string name = *global.at("name")->string();
    const auto variable = std::find_if(instance.variables.begin(), instance.variables.end(),
                                       [&](const Variable& v) { return v.name == name; });
    ASSERT_NE(variable, instance.variables.end()) << name;
    check_memory(recording, *variable, global, after);
    ++compared;
  }
}

TEST(MnemeImport, GivesWhatAnIndependentReaderFound) {
  const auto text = read_text_file(kGolden / "expected.json");
  const auto json = parse_json(*text);
  const auto entries = JsonCursor(*json).members();
  ASSERT_GE(entries->size(), 8u);
  int compared = 0;
  for (const auto& [key, entry] : *entries) {
    SCOPED_TRACE(key);
    const auto space = key.find(' ');
    TemporaryFolder temporary;
    Signatures signatures;
    const auto imported = import_mneme({kGolden / key.substr(0, space)}, temporary.path() / "r", signatures);
    ASSERT_TRUE(imported) << imported.error().to_string();
    const auto recording = Recording::open(temporary.path() / "r");
    ASSERT_TRUE(recording);
    EXPECT_TRUE(recording->verify());
    const auto found = recording->find_instance(key.substr(space + 1));
    ASSERT_TRUE(found) << found.error().to_string();
    const auto& [kernel, instance] = *found;
    EXPECT_EQ(kernel->mangled, *entry.at("kernel")->string());
    const auto prologue = entry.at("prologue"), epilogue = entry.at("epilogue");
    check_state(*recording, *instance, *prologue, false, compared);
    if (*entry.at("epilogue_format")->string() == "bytes") check_state(*recording, *instance, *epilogue, true, compared);
    const auto arguments = prologue->at("args");
    const auto places = arguments->elements();
    ASSERT_EQ(places->size(), instance->arguments.size());
    for (std::size_t i = 0; i < places->size(); ++i) EXPECT_EQ(to_hex(instance->arguments[i]), *(*places)[i].string());
  }
  EXPECT_GT(compared, 50);
}

TEST(MnemeImport, BothEpilogueFormsOfDeterministicKernelsGiveTheSameMemory) {
  TemporaryFolder temporary;
  Signatures signatures;
  ASSERT_TRUE(import_mneme({kGolden / "globals/bytes"}, temporary.path() / "bytes", signatures));
  ASSERT_TRUE(import_mneme({kGolden / "globals/diff"}, temporary.path() / "diff", signatures));
  const auto bytes = Recording::open(temporary.path() / "bytes"), diff = Recording::open(temporary.path() / "diff");
  ASSERT_EQ(bytes->manifest().kernels.size(), 2u);
  int instances = 0;
  for (const Kernel& kernel : bytes->manifest().kernels)
    for (const Instance& instance : kernel.instances) {
      const auto other = diff->find_instance(instance.id.value());
      ASSERT_TRUE(other) << "both forms have the same launches";
      for (std::size_t i = 0; i < instance.regions.size(); ++i)
        EXPECT_EQ(*bytes->memory(instance.regions[i], true), *diff->memory(other->second->regions[i], true));
      ++instances;
    }
  EXPECT_EQ(instances, 3);
}

TEST(MnemeImport, ASnapshotThatIsCutOrAlteredIsAnErrorAndLeavesNothing) {
  TemporaryFolder temporary;
  const fs::path source = temporary.path() / "source";
  fs::copy(kGolden / "annot/diff", source);
  fs::path snapshot;
  for (const auto& entry : fs::directory_iterator(source))
    if (entry.path().filename().string().find("epilogue") != std::string::npos) snapshot = entry.path();
  const Buffer good = *read_file(snapshot);
  Signatures signatures;
  for (const std::size_t length : {std::size_t{0}, std::size_t{5}, std::size_t{13}, good.size() / 2, good.size() - 1}) {
    fs::remove(snapshot);
    ASSERT_TRUE(write_file_atomically(snapshot, ByteView(good).first(length)));
    const auto imported = import_mneme({source}, temporary.path() / "r", signatures);
    ASSERT_FALSE(imported) << length;
    EXPECT_THAT(imported.error().to_string(), HasSubstr("epilogue"));
    EXPECT_THAT(imported.error().to_string(), HasSubstr("byte "));
    EXPECT_FALSE(fs::exists(temporary.path() / "r"));
  }
  for (const auto& entry : fs::directory_iterator(temporary.path())) EXPECT_EQ(entry.path().filename(), "source");
}

TEST(MnemeImport, AMutatedSnapshotNeverBringsTheReaderDown) {
  std::mt19937_64 random(7);
  for (const auto& entry : fs::recursive_directory_iterator(kGolden)) {
    if (entry.path().extension() != ".mneme" || entry.file_size() > 200000) continue;
    const Buffer good = *read_file(entry.path());
    for (int i = 0; i < 40; ++i) {
      Buffer bytes = good;
      for (int edit = 0; edit < 3; ++edit) bytes[random() % std::min<std::size_t>(bytes.size(), 400)] = static_cast<std::byte>(random());
      const auto read = read_mneme_snapshot(bytes);
      if (!read) {
        EXPECT_EQ(read.error().kind(), ErrorKind::invalid_input);
      }
    }
  }
}

TEST(MnemeImport, WhatIsWrongWithADatabaseIsNamedWithFileAndPointer) {
  TemporaryFolder temporary;
  Signatures signatures;
  const auto file = temporary.path() / "1.json";
  const auto error = [&](const std::string& text) {
    std::ofstream(file) << text;
    const auto imported = import_mneme({file}, temporary.path() / "r", signatures);
    EXPECT_FALSE(imported);
    return imported ? "" : imported.error().to_string();
  };
  EXPECT_THAT(error("{\"StaticHash\": 1"), HasSubstr("1.json"));
  EXPECT_THAT(error("{\"StaticHash\": -1}"), HasSubstr("/StaticHash"));
  EXPECT_THAT(error(R"({"StaticHash": 18446744073709551615, "KernelName": "k", "DemangledName": "k", "Modules": ["none.bc"], "instances": {}})"),
              HasSubstr("none.bc"));
  const auto empty = import_mneme({temporary.path() / "nothing-here"}, temporary.path() / "r", signatures);
  EXPECT_FALSE(empty);
}

}  // namespace
}  // namespace retune
