#include "shared/recording/reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <random>

#include "shared/base/file.h"
#include "shared/recording/writer.h"
#include "temporary_folder.h"

namespace retune {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class RecordingTest : public ::testing::Test {
 protected:
  void SetUp() override {
    before_.resize(200000);
    std::mt19937 random(1);
    for (auto& byte : before_) byte = static_cast<std::byte>(random());
    after_ = before_;
    for (const std::size_t at : {0u, 10u, 5000u, 5050u, 199999u}) after_[at] ^= std::byte{1};
    auto writer = RecordingWriter::create(folder());
    ASSERT_TRUE(writer) << writer.error().to_string();
    Manifest manifest;
    manifest.target_triple = "nvptx64-nvidia-cuda";
    manifest.reserve_address = 0x200000000000;
    manifest.reserve_size = 0x400000;
    Kernel kernel;
    kernel.mangled = kernel.demangled = "k";
    kernel.modules = {*writer->add_blob(as_bytes("not really bitcode"))};
    kernel.arguments = {{"x", ArgumentKind::pointer, 8, 8, false}};
    Instance instance;
    instance.grid = {4, 1, 1};
    instance.block = {32, 1, 1};
    instance.arguments = {Buffer(8)};
    Region region;
    region.address = 0x200000000000;
    region.size = before_.size();
    region.before = *writer->add_blob(before_);
    region.after = *writer->add_changes(before_, after_);
    instance.regions = {region};
    kernel.instances = {instance};
    manifest.kernels = {kernel};
    const auto done = writer->finish(manifest);
    ASSERT_TRUE(done) << done.error().to_string();
  }
  fs::path folder() const { return temporary_.path() / "recording"; }
  std::string error() const {
    const auto recording = Recording::open(folder());
    if (!recording) return recording.error().to_string();
    const auto checked = recording->verify();
    return checked ? "" : checked.error().to_string();
  }
  fs::path largest_blob() const {
    fs::path largest;
    for (const auto& entry : fs::directory_iterator(folder() / "blobs"))
      if (largest.empty() || entry.file_size() > fs::file_size(largest)) largest = entry.path();
    return largest;
  }
  static void overwrite(const fs::path& file, std::string_view text) { std::ofstream(file, std::ios::binary) << text; }

  TemporaryFolder temporary_;
  Buffer before_, after_;
};

TEST_F(RecordingTest, MemoryComesBackBeforeAndAfter) {
  const auto recording = Recording::open(folder());
  ASSERT_TRUE(recording) << recording.error().to_string();
  const auto [kernel, instance] = *recording->find_instance("");
  EXPECT_EQ(*recording->memory(instance->regions[0], false), before_);
  EXPECT_EQ(*recording->memory(instance->regions[0], true), after_);
  EXPECT_EQ(error(), "");
}

TEST_F(RecordingTest, ChangesThatAreCloseAreOneRange) {
  const auto recording = Recording::open(folder());
  const auto [kernel, instance] = *recording->find_instance("");
  // 0 and 10 are close, so are 5000 and 5050; 199999 is alone.
  EXPECT_EQ(instance->regions[0].after.size(), 3u);
}

TEST_F(RecordingTest, AnAlteredBlobIsFoundAndNamed) {
  const fs::path blob = largest_blob();
  std::string bytes = *read_text_file(blob);
  bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
  overwrite(blob, bytes);
  EXPECT_THAT(error(), HasSubstr(blob.filename().string()));
}

TEST_F(RecordingTest, ATruncatedBlobIsFoundAtEveryLength) {
  const fs::path blob = largest_blob();
  const std::string bytes = *read_text_file(blob);
  for (const std::size_t length : {std::size_t{0}, std::size_t{3}, bytes.size() / 2, bytes.size() - 1}) {
    overwrite(blob, std::string_view(bytes).substr(0, length));
    EXPECT_THAT(error(), HasSubstr(blob.filename().string())) << length;
  }
  overwrite(blob, bytes + "x");
  EXPECT_THAT(error(), HasSubstr(blob.filename().string()));
}

TEST_F(RecordingTest, AMissingBlobIsFound) {
  const fs::path blob = largest_blob();
  fs::remove(blob);
  EXPECT_THAT(error(), HasSubstr("missing"));
}

TEST_F(RecordingTest, ABlobThatExpandsBeyondItsSizeIsStoppedThere) {
  // Content of a gigabyte in a small file, under the name of a small blob: only what the manifest says is made room for.
  TemporaryFolder other;
  auto writer = RecordingWriter::create(other.path() / "r");
  const auto huge = writer->add_blob(Buffer(std::size_t{256} << 20));
  ASSERT_TRUE(huge);
  const fs::path blob = largest_blob();
  fs::copy_file(other.path() / "r/blobs" / (huge->hash.hex() + ".zst"), blob, fs::copy_options::overwrite_existing);
  EXPECT_THAT(error(), HasSubstr("more than the 200000 bytes"));
}

TEST_F(RecordingTest, AWrongManifestIsAnErrorWithThePointer) {
  const fs::path file = folder() / "manifest.json";
  const std::string good = *read_text_file(file);
  const auto broken = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    overwrite(file, text.replace(at, from.size(), to));
    return error();
  };
  EXPECT_THAT(broken("\"format_version\": 1", "\"format_version\": 9"), HasSubstr("/format_version"));
  EXPECT_THAT(broken("\"size\": 200000", "\"size\": -1"), HasSubstr("/kernels/0/instances/0/regions/0/size"));
  EXPECT_THAT(broken("\"x\": 4", "\"x\": 0"), HasSubstr("/kernels/0/instances/0/grid/x"));
  EXPECT_THAT(broken("\"offset\": 199999", "\"offset\": 200000"), HasSubstr("/after/2"));
  EXPECT_THAT(broken("\"0x200000000000\",\n              \"size\"", "\"0x300000000000\",\n              \"size\""), HasSubstr("outside the reserved range"));
  EXPECT_THAT(broken("{", ""), HasSubstr("manifest.json"));
  overwrite(file, std::string_view(good).substr(0, good.size() / 2));
  EXPECT_THAT(error(), HasSubstr("manifest.json"));
}

TEST_F(RecordingTest, AnIdentityThatDoesNotFitItsContentIsFound) {
  const fs::path file = folder() / "manifest.json";
  std::string text = *read_text_file(file);
  const auto at = text.find("\"shared_mem\": 0");
  overwrite(file, text.replace(at, 15, "\"shared_mem\": 8"));
  EXPECT_THAT(error(), HasSubstr("identity"));
}

TEST_F(RecordingTest, NothingIsWrittenOverARecording) {
  const auto again = RecordingWriter::create(folder());
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().kind(), ErrorKind::invalid_input);
}

TEST_F(RecordingTest, InstancesAreFoundByPrefixOnly) {
  const auto recording = Recording::open(folder());
  const auto [kernel, instance] = *recording->find_instance("");
  EXPECT_TRUE(recording->find_instance(instance->id.value().substr(0, 8)));
  EXPECT_FALSE(recording->find_instance("zzzz"));
  EXPECT_FALSE(recording->find_instance(instance->id.value().substr(0, 2)));
}

TEST(InstanceHash, EveryPartCounts) {
  const ContentHash kernel = sha256(as_bytes("k"));
  Instance a;
  a.arguments = {Buffer(4)};
  Instance b = a;
  EXPECT_EQ(instance_hash(kernel, a), instance_hash(kernel, b));
  b.shared_mem = 4;
  EXPECT_NE(instance_hash(kernel, a), instance_hash(kernel, b));
  b = a;
  b.arguments[0][0] = std::byte{1};
  EXPECT_NE(instance_hash(kernel, a), instance_hash(kernel, b));
  b = a;
  b.arguments = {Buffer(2), Buffer(2)};
  EXPECT_NE(instance_hash(kernel, a), instance_hash(kernel, b));
  b = a;
  b.variables = {{"v", 0, 4, {}, {sha256(as_bytes("x")), 4}, {}}};
  EXPECT_NE(instance_hash(kernel, a), instance_hash(kernel, b));
}

}  // namespace
}  // namespace retune
