#include "shared/configuration/hash.h"

#include "shared/configuration/canonical.h"

namespace retune {
namespace {

ContentHash hash_of(const Configuration& configuration, bool with_codegen_method) {
  // Kept between calls: hashing a configuration then allocates nothing.
  thread_local std::string text;
  text.clear();
  detail::append_canonical_text(configuration, with_codegen_method, text);
  return sha256(as_bytes(text));
}

}  // namespace

ConfigurationHash hash(const ValidConfiguration& configuration) {
  return ConfigurationHash(hash_of(configuration.value(), true));
}

ContentHash hash_as_given(const Configuration& configuration) { return hash_of(configuration, true); }

ContentHash mneme_hash(const Configuration& configuration) { return hash_of(configuration, false); }

}  // namespace retune
