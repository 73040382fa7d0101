// Stage hash: the identity of a configuration.
#pragma once

#include "shared/base/hash.h"
#include "shared/configuration/validate.h"

namespace retune {

// The hash that identifies a configuration in the queue and the store: that of its grounded, valid form.
class ConfigurationHash {
 public:
  [[nodiscard]] const ContentHash& value() const noexcept { return value_; }
  friend auto operator<=>(const ConfigurationHash&, const ConfigurationHash&) = default;
  // For values that were once made by hash() and come back from the store or the wire.
  [[nodiscard]] static ConfigurationHash stored(const ContentHash& value) { return ConfigurationHash(value); }

 private:
  friend ConfigurationHash hash(const ValidConfiguration&);
  explicit ConfigurationHash(const ContentHash& value) : value_(value) {}
  ContentHash value_;
};

[[nodiscard]] ConfigurationHash hash(const ValidConfiguration& configuration);

// SHA-256 of the canonical text of the configuration as given: neither grounds nor validates.
[[nodiscard]] ContentHash hash_as_given(const Configuration& configuration);

// What Mneme's class computes: the same without codegen_method, a field it has since dropped.
[[nodiscard]] ContentHash mneme_hash(const Configuration& configuration);

}  // namespace retune
