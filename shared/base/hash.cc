// The SHA256_* calls are deprecated in OpenSSL 3 in favour of EVP, whose per-call set-up costs more than hashing one
// configuration does; they compute the same function and pick the same instructions.
#define OPENSSL_SUPPRESS_DEPRECATED
#include "shared/base/hash.h"

#include <openssl/sha.h>

namespace retune {

struct Sha256::State {
  SHA256_CTX context;
};

Expected<ContentHash> ContentHash::from_hex(std::string_view text) {
  if (text.size() != 2 * kSize) return invalid_input("a hash has {} hexadecimal digits, not {}", 2 * kSize, text.size());
  RETUNE_TRY(Buffer bytes, retune::from_hex(text));
  std::array<std::byte, kSize> array{};
  std::memcpy(array.data(), bytes.data(), kSize);
  return ContentHash(array);
}

ContentHash sha256(ByteView bytes) {
  std::array<std::byte, ContentHash::kSize> digest{};
  SHA256_CTX context;
  SHA256_Init(&context);
  SHA256_Update(&context, bytes.data(), bytes.size());
  SHA256_Final(reinterpret_cast<unsigned char*>(digest.data()), &context);
  return ContentHash(digest);
}

Sha256::Sha256() : state_(std::make_unique<State>()) { SHA256_Init(&state_->context); }
Sha256::~Sha256() = default;
Sha256::Sha256(Sha256&&) noexcept = default;
Sha256& Sha256::operator=(Sha256&&) noexcept = default;

void Sha256::update(ByteView bytes) { SHA256_Update(&state_->context, bytes.data(), bytes.size()); }

ContentHash Sha256::finish() {
  std::array<std::byte, ContentHash::kSize> digest{};
  SHA256_Final(reinterpret_cast<unsigned char*>(digest.data()), &state_->context);
  return ContentHash(digest);
}

}  // namespace retune
