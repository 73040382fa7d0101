#include "coordinator/cli/campaign_prepare.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "coordinator/space/enumerate.h"
#include "shared/base/file.h"
#include "tests/unit/shared/recording/temporary_folder.h"

namespace retune::coordinator {
namespace {

namespace fs = std::filesystem;

const fs::path kRunner = fs::path(RETUNE_BINARY_DIR) / "bin/retune-runner";

class CampaignPrepareTest : public ::testing::Test {
 protected:
  // A recording of one launch: 40000 blocks of 256 threads.
  void SetUp() override {
    const std::string digest(64, '1');
    const Json dims = *parse_json(R"({"x": 40000, "y": 1, "z": 1})"), block = *parse_json(R"({"x": 256, "y": 1, "z": 1})");
    Json instance = Json::object();
    instance.set("id", "aaaa").set("grid", dims).set("block", block).set("shared_mem", 64).set("arguments", Json::array());
    instance.set("regions", Json::array()).set("variables", Json::array()).set("occurrences", 1).set("source_id", "");
    Json kernel = Json::object();
    kernel.set("mangled", "_Z1kv").set("demangled", "k()").set("static_hash", digest).set("arguments", Json::array());
    kernel.set("modules", Json::array().push(Json::object().set("sha256", digest).set("size", 1)));
    kernel.set("instances", Json::array().push(instance)).set("source_id", "");
    Json manifest = Json::object();
    manifest.set("format", "retune recording").set("format_version", 1).set("target_triple", "nvptx64-nvidia-cuda");
    manifest.set("target_cpu", "sm_90").set("llvm_version", "19.1.7").set("reserve_address", "0x0").set("reserve_size", 0);
    manifest.set("producer", *parse_json(R"({"name": "test", "compiler": "", "contraction": "fast", "backend": "host"})"));
    manifest.set("kernels", Json::array().push(kernel));
    fs::create_directory(folder_.path() / "recording");
    write("recording/manifest.json", to_text(manifest));
  }

  fs::path write(const std::string& name, const std::string& text) {
    const auto written = write_file_atomically(folder_.path() / name, as_bytes(text));
    EXPECT_TRUE(written) << written.error().to_string();
    return folder_.path() / name;
  }

  TemporaryFolder folder_;
};

TEST_F(CampaignPrepareTest, StoresASpecAsItWasGiven) {
  const std::string text = R"({"recording": "recording", /* kept */ "parameters": {"block.x": [32, 64]}})";
  const auto campaign = prepare_campaign(write("mine.json", text), kRunner);
  ASSERT_TRUE(campaign) << campaign.error().to_string();
  EXPECT_EQ(campaign->row.spec, text);
  EXPECT_EQ(campaign->row.name, "mine");
}

TEST_F(CampaignPrepareTest, StoresAPresetSpeltOut) {
  const auto campaign = prepare_campaign(write("mine.json", R"({"recording": "recording", "preset": "quick",
      "constraints": ["block.x > 32"], "strategy": {"name": "random", "seed": 3}, "limits": {"max_evaluations": 9}})"), kRunner);
  ASSERT_TRUE(campaign) << campaign.error().to_string();
  auto stored = spec_from_json(campaign->row.spec);
  ASSERT_TRUE(stored) << stored.error().to_string();
  EXPECT_FALSE(stored->preset);
  EXPECT_EQ(stored->strategy.seed, 3u);
  EXPECT_EQ(stored->limits.max_evaluations, 9u);
  const auto space = Space::build(std::move(*stored), {.recorded = campaign->row.baseline, .device = std::nullopt});
  ASSERT_TRUE(space) << space.error().to_string();
  const auto index = space->size();
  ASSERT_TRUE(index);
  EXPECT_EQ(index->clamped(), 12u);
}

TEST_F(CampaignPrepareTest, NamesTheFileAndThePlaceOfAMistake) {
  const fs::path file = write("mine.json", R"({"recording": "recording", "preset": "fast"})");
  const auto campaign = prepare_campaign(file, kRunner);
  ASSERT_FALSE(campaign);
  EXPECT_THAT(campaign.error().to_string(), testing::StartsWith(file.string() + ": at /preset: expected quick"));
}

}  // namespace
}  // namespace retune::coordinator
