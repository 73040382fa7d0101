#include "shared/configuration/configuration.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "shared/base/file.h"
#include "shared/configuration/hash.h"

namespace retune {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

struct Vector {
  Configuration configuration, grounded;
  bool valid = false;
  std::string canonical, hash, hash_grounded, mneme_hash, mneme_hash_grounded;
};

std::vector<Vector> golden() {
  const auto text = read_text_file(RETUNE_SOURCE_DIR "/tests/golden/hash-vectors.json");
  EXPECT_TRUE(text);
  const auto json = parse_json(*text);
  EXPECT_TRUE(json);
  std::vector<Vector> all;
  const JsonCursor root(*json);
  const auto vectors = root.at("vectors");
  const auto entries = vectors->elements();
  for (const JsonCursor& entry : *entries) {
    Vector vector;
    const auto string = [&](const char* key) { return *entry.at(key)->string(); };
    const auto configuration = configuration_from_json(*entry.at("configuration"));
    EXPECT_TRUE(configuration) << configuration.error().to_string();
    vector.configuration = *configuration;
    vector.grounded = *configuration_from_json(*entry.at("grounded"));
    vector.valid = *entry.at("valid")->boolean();
    vector.canonical = string("canonical");
    vector.hash = string("hash");
    vector.hash_grounded = string("hash_grounded");
    vector.mneme_hash = string("mneme_hash");
    vector.mneme_hash_grounded = string("mneme_hash_grounded");
    all.push_back(vector);
  }
  return all;
}

TEST(GoldenVectors, AllAreThere) { EXPECT_EQ(golden().size(), 24u); }

TEST(GoldenVectors, CanonicalTextIsPythonsByteForByte) {
  for (const Vector& v : golden()) EXPECT_EQ(canonical_text(v.configuration), v.canonical);
}

TEST(GoldenVectors, HashesAreTheReferences) {
  for (const Vector& v : golden()) {
    EXPECT_EQ(hash_as_given(v.configuration).hex(), v.hash) << v.canonical;
    EXPECT_EQ(hash_as_given(ground(v.configuration).value()).hex(), v.hash_grounded) << v.canonical;
    EXPECT_EQ(mneme_hash(v.configuration).hex(), v.mneme_hash) << v.canonical;
    EXPECT_EQ(mneme_hash(ground(v.configuration).value()).hex(), v.mneme_hash_grounded) << v.canonical;
  }
}

TEST(GoldenVectors, ValidityIsTheReferences) {
  int valid = 0;
  for (const Vector& v : golden()) {
    EXPECT_EQ(is_valid(v.configuration), v.valid) << v.canonical;
    EXPECT_EQ(reasons_invalid(v.configuration).empty(), v.valid) << v.canonical;
    valid += v.valid ? 1 : 0;
  }
  EXPECT_GT(valid, 0);
  EXPECT_LT(valid, 24);
}

TEST(GoldenVectors, GroundingIsTheReferences) {
  for (const Vector& v : golden()) EXPECT_EQ(ground(v.configuration).value(), v.grounded) << v.canonical;
}

TEST(Ground, IsIdempotentAndTouchesOnlyUnusedKnobs) {
  Configuration c;
  c.max_threads = 256;
  c.min_blocks_per_sm = 2;
  const auto once = ground(c);
  EXPECT_EQ(once.value().max_threads, 0u);
  EXPECT_EQ(once.value().min_blocks_per_sm, 0u);
  EXPECT_EQ(ground(once.value()), once);
  c.set_launch_bounds = true;
  EXPECT_EQ(ground(c).value(), c);
}

TEST(Hash, IsThatOfTheGroundedForm) {
  Configuration c;
  c.max_threads = 7;
  const auto valid = validate(ground(c));
  ASSERT_TRUE(valid);
  EXPECT_EQ(hash(*valid).value(), hash_as_given(ground(c).value()));
  EXPECT_NE(hash(*valid).value(), hash_as_given(c));
}

TEST(Validate, EveryRuleHasAReasonWithItsNumbers) {
  Configuration c;
  c.block = {32, 0, 1};
  c.codegen_opt = 4;
  c.prune = false;
  c.internalize = false;
  EXPECT_FALSE(is_valid(c));
  EXPECT_THAT(reasons_invalid(c),
              ElementsAre("block.y is 0", "codegen_opt is 4, above 3", "prune is false", "internalize is false"));
}

TEST(Validate, LaunchBoundsMustCoverTheBlock) {
  Configuration c;
  c.block = {32, 8, 1};
  c.set_launch_bounds = true;
  c.max_threads = 255;
  EXPECT_THAT(reasons_invalid(c), ElementsAre("max_threads is 255, below the 256 threads of a block"));
  c.max_threads = 256;
  EXPECT_THAT(reasons_invalid(c), IsEmpty());
  c.set_launch_bounds = false;
  c.max_threads = 0;
  EXPECT_TRUE(is_valid(c));
}

TEST(Validate, ABlockWhoseThreadsOverflow64BitsIsNotValidUnderLaunchBounds) {
  Configuration c;
  c.block = {4294967295u, 4294967295u, 4294967295u};
  c.set_launch_bounds = true;
  c.max_threads = 4294967295u;
  EXPECT_FALSE(is_valid(c));
  // 2^32 * 2^32 is 0 in 64 bits.
  c.block = {2147483648u, 2147483648u, 4u};
  EXPECT_FALSE(is_valid(c));
}

TEST(Validate, TheDevicesLimitsAreKeptWhereGiven) {
  const DeviceLimits limits;
  Configuration c;
  c.block = {64, 32, 1};
  c.grid = {1, 65536, 1};
  c.shared_mem = 300000;
  EXPECT_TRUE(is_valid(c));
  EXPECT_THAT(reasons_invalid(c, &limits),
              ElementsAre("grid.y is 65536, above the device's 65535", "a block has 2048 threads, above the device's 1024",
                          "shared_mem is 300000 bytes, above the device's 232448"));
  const auto refused = validate(ground(c), &limits);
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().to_string(), HasSubstr("2048 threads"));
}

}  // namespace
}  // namespace retune
