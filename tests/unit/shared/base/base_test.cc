#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include "shared/base/file.h"
#include "shared/base/hash.h"
#include "shared/base/strong_id.h"
#include "shared/stage/outcome.h"

namespace retune {
namespace {

class Folder {
 public:
  Folder() {
    std::string name = testing::TempDir() + "retune-base-XXXXXX";
    path_ = ::mkdtemp(name.data());
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  std::filesystem::path operator/(const char* name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

TEST(Sha256, AgreesWithFips180Examples) {
  EXPECT_EQ(sha256(as_bytes("abc")).hex(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256(as_bytes("")).hex(), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(Sha256, PiecesGiveTheSameAsTheWhole) {
  const std::string text(100'000, 'x');
  Sha256 pieces;
  for (std::size_t i = 0; i < text.size(); i += 777) pieces.update(as_bytes(std::string_view(text).substr(i, 777)));
  EXPECT_EQ(pieces.finish(), sha256(as_bytes(text)));
}

TEST(ContentHash, ReadsOnlySixtyFourDigits) {
  const std::string hex = sha256(as_bytes("abc")).hex();
  EXPECT_EQ(ContentHash::from_hex(hex)->hex(), hex);
  EXPECT_FALSE(ContentHash::from_hex(hex.substr(1)));
  EXPECT_FALSE(ContentHash::from_hex("g" + hex.substr(1)));
}

TEST(File, IsReplacedWholeAndLeavesNoTemporary) {
  const Folder folder;
  const auto path = folder / "a";
  ASSERT_TRUE(write_file_atomically(path, as_bytes("one")));
  ASSERT_TRUE(write_file_atomically(path, as_bytes("two"), 0600));
  EXPECT_EQ(*read_text_file(path), "two");
  struct stat status {};
  ASSERT_EQ(::stat(path.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0600u);
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(path.parent_path()), {}), 1);
}

TEST(File, ErrorsNameTheFile) {
  const Folder folder;
  const auto missing = read_file(folder / "missing");
  ASSERT_FALSE(missing);
  EXPECT_NE(missing.error().message().find("missing: cannot open: No such file"), std::string::npos);
  ASSERT_TRUE(write_file_atomically(folder / "big", as_bytes("12345")));
  EXPECT_EQ(read_file(folder / "big", 4).error().kind(), ErrorKind::invalid_input);
  EXPECT_FALSE(write_file_atomically(folder / "no" / "such", as_bytes("x")));
}

TEST(Error, ContextStandsOutermostFirst) {
  Error error(ErrorKind::disconnected, "connection refused");
  error.while_doing("opening the store").while_doing("retune tune");
  EXPECT_EQ(error.to_string(), "retune tune: opening the store: connection refused");
  EXPECT_EQ(error.exit_status(), 3);
}

TEST(Hex, RoundTrips) {
  const auto bytes = from_hex("00fF7a");
  ASSERT_TRUE(bytes);
  EXPECT_EQ(to_hex(*bytes), "00ff7a");
  EXPECT_FALSE(from_hex("0"));
}

TEST(Outcome, TokensRoundTripAndUnknownOnesAreNone) {
  for (std::size_t i = 0; i < kOutcomeTokens.size(); ++i)
    EXPECT_EQ(outcome_from_string(kOutcomeTokens[i]), static_cast<Outcome>(i));
  EXPECT_EQ(outcome_from_string("fine"), std::nullopt);
  for (std::size_t i = 0; i < kStageTokens.size(); ++i)
    EXPECT_EQ(stage_from_string(kStageTokens[i]), static_cast<Stage>(i));
}

}  // namespace
}  // namespace retune
