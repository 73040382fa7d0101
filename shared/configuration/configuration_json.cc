// Reading configurations. Two ways to the same value: a scanner for the usual text (no escapes, plain numbers), as fast
// as the queue needs it, and the strict parser of shared/base/json.h for everything else and for every error. The
// scanner never refuses: what it is not sure of it leaves to the parser. configuration_test.cc holds them together.
#include <limits>
#include <optional>

#include "shared/configuration/configuration.h"

namespace retune {
namespace {

constexpr std::uint32_t kMaxNumber = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint64_t kMaxSharedMem = std::numeric_limits<std::int64_t>::max();

// Bits of the fields that have been seen.
enum : unsigned {
  kGrid = 1u << 0, kBlock = 1u << 1, kSharedMem = 1u << 2, kSpecialize = 1u << 3, kSetLaunchBounds = 1u << 4,
  kMaxThreads = 1u << 5, kMinBlocks = 1u << 6, kSpecializeDims = 1u << 7, kPasses = 1u << 8, kCodegenOpt = 1u << 9,
  kCodegenMethod = 1u << 10, kPrune = 1u << 11, kInternalize = 1u << 12, kAllFields = (1u << 13) - 1,
};

// Every function is false when the text is not of the usual kind.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : at_(text.data()), end_(text.data() + text.size()) {}

  bool configuration(Configuration& c) {
    unsigned seen = 0;
    if (!sign('{')) return false;
    do {
      std::string_view key;
      unsigned bit = 0;
      if (!plain_string(key) || !sign(':') || !field(key, c, bit) || (seen & bit) != 0) return false;
      seen |= bit;
    } while (sign(','));
    if (!sign('}') || seen != kAllFields) return false;
    blanks();
    return at_ == end_;
  }

 private:
  bool field(std::string_view key, Configuration& c, unsigned& bit) {
    if (key == "grid") return bit = kGrid, dim(c.grid);
    if (key == "block") return bit = kBlock, dim(c.block);
    if (key == "shared_mem") return bit = kSharedMem, number(c.shared_mem);
    if (key == "specialize") return bit = kSpecialize, boolean(c.specialize);
    if (key == "set_launch_bounds") return bit = kSetLaunchBounds, boolean(c.set_launch_bounds);
    if (key == "max_threads") return bit = kMaxThreads, number(c.max_threads);
    if (key == "min_blocks_per_sm") return bit = kMinBlocks, number(c.min_blocks_per_sm);
    if (key == "specialize_dims") return bit = kSpecializeDims, boolean(c.specialize_dims);
    if (key == "codegen_opt") return bit = kCodegenOpt, number(c.codegen_opt);
    if (key == "prune") return bit = kPrune, boolean(c.prune) && c.prune;
    if (key == "internalize") return bit = kInternalize, boolean(c.internalize) && c.internalize;
    std::string_view text;
    if (key == "passes") {
      bit = kPasses;
      if (!plain_string(text)) return false;
      c.passes.assign(text);
      return true;
    }
    if (key == "codegen_method") return bit = kCodegenMethod, plain_string(text) && text == "serial";
    return false;
  }

  bool dim(Dim3& value) {
    unsigned seen = 0;
    if (!sign('{')) return false;
    do {
      std::string_view key;
      if (!plain_string(key) || key.size() != 1 || !sign(':')) return false;
      const unsigned axis = static_cast<unsigned>(key[0] - 'x');
      if (axis > 2 || (seen >> axis & 1) != 0) return false;
      seen |= 1u << axis;
      std::uint32_t& target = axis == 0 ? value.x : axis == 1 ? value.y : value.z;
      if (!number(target) || target == 0) return false;
    } while (sign(','));
    return seen == 7 && sign('}');
  }

  void blanks() {
    while (at_ != end_ && (*at_ == ' ' || *at_ == '\n' || *at_ == '\t' || *at_ == '\r')) ++at_;
  }

  bool sign(char c) {
    blanks();
    if (at_ == end_ || *at_ != c) return false;
    ++at_;
    return true;
  }

  // Printable ASCII without escapes.
  bool plain_string(std::string_view& text) {
    if (!sign('"')) return false;
    const char* begin = at_;
    while (at_ != end_ && *at_ != '"') {
      if (*at_ < 0x20 || *at_ == '\\' || *at_ == 0x7F) return false;
      ++at_;
    }
    if (at_ == end_) return false;
    text = {begin, static_cast<std::size_t>(at_ - begin)};
    ++at_;
    return true;
  }

  // Up to 18 digits; those of a larger shared_mem are the parser's.
  bool number(std::uint64_t& value) {
    blanks();
    const char* begin = at_;
    value = 0;
    while (at_ != end_ && *at_ >= '0' && *at_ <= '9' && at_ - begin < 19)
      value = value * 10 + static_cast<std::uint64_t>(*at_++ - '0');
    const auto digits = at_ - begin;
    if (digits == 0 || digits > 18 || (digits > 1 && *begin == '0')) return false;
    return at_ == end_ || *at_ == ',' || *at_ == '}' || *at_ == ' ' || *at_ == '\n' || *at_ == '\r' || *at_ == '\t';
  }

  bool number(std::uint32_t& value) {
    std::uint64_t wide = 0;
    if (!number(wide) || wide > kMaxNumber) return false;
    value = static_cast<std::uint32_t>(wide);
    return true;
  }

  bool boolean(bool& value) {
    blanks();
    const std::string_view rest(at_, static_cast<std::size_t>(end_ - at_));
    if (rest.starts_with("true")) return value = true, at_ += 4, true;
    if (rest.starts_with("false")) return value = false, at_ += 5, true;
    return false;
  }

  const char* at_;
  const char* end_;
};

Expected<std::uint32_t> read_number(const JsonCursor& object, std::string_view key, std::uint32_t minimum = 0) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  RETUNE_TRY(const std::uint64_t value, member.unsigned_integer(minimum, kMaxNumber));
  return static_cast<std::uint32_t>(value);
}

Expected<bool> read_bool(const JsonCursor& object, std::string_view key) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  return member.boolean();
}

Expected<bool> read_true(const JsonCursor& object, std::string_view key) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  RETUNE_TRY(const bool value, member.boolean());
  if (!value) return member.error("expected true, which is mandatory");
  return true;
}

Expected<Dim3> read_dim(const JsonCursor& object, std::string_view key) {
  RETUNE_TRY(const JsonCursor member, object.at(key));
  RETUNE_CHECK(member.only({"x", "y", "z"}));
  Dim3 dim;
  RETUNE_TRY(dim.x, read_number(member, "x", 1));
  RETUNE_TRY(dim.y, read_number(member, "y", 1));
  RETUNE_TRY(dim.z, read_number(member, "z", 1));
  return dim;
}

}  // namespace

Expected<Configuration> configuration_from_json(const JsonCursor& cursor) {
  RETUNE_CHECK(cursor.only({"grid", "block", "shared_mem", "specialize", "set_launch_bounds", "max_threads",
                            "min_blocks_per_sm", "specialize_dims", "passes", "codegen_opt", "codegen_method", "prune",
                            "internalize"}));
  Configuration c;
  RETUNE_TRY(c.grid, read_dim(cursor, "grid"));
  RETUNE_TRY(c.block, read_dim(cursor, "block"));
  RETUNE_TRY(const JsonCursor shared_mem, cursor.at("shared_mem"));
  RETUNE_TRY(c.shared_mem, shared_mem.unsigned_integer(0, kMaxSharedMem));
  RETUNE_TRY(c.specialize, read_bool(cursor, "specialize"));
  RETUNE_TRY(c.set_launch_bounds, read_bool(cursor, "set_launch_bounds"));
  RETUNE_TRY(c.max_threads, read_number(cursor, "max_threads"));
  RETUNE_TRY(c.min_blocks_per_sm, read_number(cursor, "min_blocks_per_sm"));
  RETUNE_TRY(c.specialize_dims, read_bool(cursor, "specialize_dims"));
  RETUNE_TRY(const JsonCursor passes, cursor.at("passes"));
  RETUNE_TRY(c.passes, passes.string());
  RETUNE_TRY(c.codegen_opt, read_number(cursor, "codegen_opt"));
  RETUNE_TRY(const JsonCursor method, cursor.at("codegen_method"));
  RETUNE_TRY(const std::string method_name, method.string());
  if (method_name != "serial") return method.error(fmt::format("expected \"serial\", found \"{}\"", method_name));
  RETUNE_TRY(c.prune, read_true(cursor, "prune"));
  RETUNE_TRY(c.internalize, read_true(cursor, "internalize"));
  return c;
}

Expected<Configuration> configuration_from_json(std::string_view text) {
  Configuration configuration;
  if (Scanner(text).configuration(configuration)) return configuration;
  RETUNE_TRY(const Json json, parse_json(text));
  return configuration_from_json(JsonCursor(json));
}

}  // namespace retune
