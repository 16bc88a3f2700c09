#include "core/crypto/hmac.h"

#include "core/crypto/context_pool.h"
#include "core/crypto/evp_algorithms.h"

#include <cstdlib>
#include <openssl/core_names.h>
#include <openssl/params.h>

namespace ack::crypto {
namespace {

struct FreeMacContext {
  void operator()(EVP_MAC_CTX* context) const noexcept { EVP_MAC_CTX_free(context); }
};
using MacContext = std::unique_ptr<EVP_MAC_CTX, FreeMacContext>;

EVP_MAC* hmacAlgorithm() noexcept {
  static EVP_MAC* const kFetched = EVP_MAC_fetch(nullptr, "HMAC", nullptr);
  return kFetched;
}

}  // namespace

struct HmacKey::State {
  MacContext prepared;  // never used itself, only duplicated
  ContextPool<EVP_MAC_CTX, FreeMacContext> idle;
};

HmacKey::HmacKey(std::unique_ptr<State> state) noexcept : m_state(std::move(state)) {}
HmacKey::~HmacKey() = default;
HmacKey::HmacKey(HmacKey&&) noexcept = default;
HmacKey& HmacKey::operator=(HmacKey&&) noexcept = default;

// Each abort below needs a library without HMAC or no memory at all; going on would mean accepting without a proof.
HmacKey HmacKey::prepare(HashAlgorithm algorithm, std::string_view key) {
  auto state = std::make_unique<State>();
  state->prepared.reset(EVP_MAC_CTX_new(hmacAlgorithm()));
  // OpenSSL takes a non-const name here but only reads it.
  const std::array<OSSL_PARAM, 2> params{
      OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, const_cast<char*>(evpName(algorithm)), 0),
      OSSL_PARAM_construct_end()};
  // A null key would mean "keep the old key", so an empty one still needs an address.
  const char* bytes = key.empty() ? "" : key.data();
  if (!state->prepared || EVP_MAC_init(state->prepared.get(), reinterpret_cast<const unsigned char*>(bytes),
                                       key.size(), params.data()) != 1)
    std::abort();
  return HmacKey(std::move(state));
}

Mac HmacKey::compute(std::span<const std::string_view> parts) const {
  MacContext context = m_state->idle.take();
  const bool reused = context != nullptr;
  if (!reused) context.reset(EVP_MAC_CTX_dup(m_state->prepared.get()));
  // Without a key, init only goes back to the prepared one.
  if (!context || (reused && EVP_MAC_init(context.get(), nullptr, 0, nullptr) != 1)) std::abort();
  for (const std::string_view part : parts)
    if (!part.empty() &&
        EVP_MAC_update(context.get(), reinterpret_cast<const unsigned char*>(part.data()), part.size()) != 1)
      std::abort();
  Mac mac;
  if (EVP_MAC_final(context.get(), reinterpret_cast<unsigned char*>(mac.bytes.data()), &mac.size, mac.bytes.size()) !=
      1)
    std::abort();
  m_state->idle.give(std::move(context));
  return mac;
}

std::string hmac(HashAlgorithm algorithm, std::string_view key, std::string_view message) {
  return std::string(HmacKey::prepare(algorithm, key).compute(message).view());
}

}  // namespace ack::crypto
