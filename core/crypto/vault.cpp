#include "core/crypto/vault.h"

#include "core/crypto/context_pool.h"
#include "core/crypto/evp_algorithms.h"
#include "core/crypto/key_file.h"

#include <array>
#include <cstdlib>
#include <openssl/crypto.h>

namespace ack::crypto {
namespace {

constexpr char kVersion = 1;
constexpr std::size_t kNonceBytes = 12;
constexpr std::size_t kTagBytes = 16;
constexpr std::size_t kMaxBytes = std::size_t{1} << 30;  // OpenSSL counts in int

struct FreeCipherContext {
  void operator()(EVP_CIPHER_CTX* context) const noexcept { EVP_CIPHER_CTX_free(context); }
};
using CipherContext = std::unique_ptr<EVP_CIPHER_CTX, FreeCipherContext>;

const EVP_CIPHER* aes256Gcm() noexcept {
  static const EVP_CIPHER* const kFetched = EVP_CIPHER_fetch(nullptr, "AES-256-GCM", nullptr);
  return kFetched;
}

const unsigned char* bytesOf(std::string_view text) noexcept {
  return reinterpret_cast<const unsigned char*>(text.data());
}

Error corruptError() {
  return Error{ErrorCode::corrupt, "sealed bytes do not open: they were changed, belong to another row, or were "
                                   "sealed with another key"};
}

}  // namespace

struct Vault::State {
  std::array<unsigned char, kKeyBytes> key{};
  RandomSource* random{nullptr};
  mutable ContextPool<EVP_CIPHER_CTX, FreeCipherContext> sealing, opening;

  ~State() { OPENSSL_cleanse(key.data(), key.size()); }

  /// A context with the key's schedule already made, for one direction.
  CipherContext context(ContextPool<EVP_CIPHER_CTX, FreeCipherContext>& pool, int encrypt) const {
    CipherContext found = pool.take();
    if (found) return found;
    found.reset(EVP_CIPHER_CTX_new());
    if (found && EVP_CipherInit_ex(found.get(), aes256Gcm(), nullptr, key.data(), nullptr, encrypt) != 1)
      found.reset();
    return found;
  }
};

Vault::Vault(std::unique_ptr<State> state) noexcept : m_state(std::move(state)) {}
Vault::~Vault() = default;

Result<std::shared_ptr<Vault>> Vault::withKey(std::string_view key, RandomSource& random) {
  if (key.size() != kKeyBytes)
    return Error{ErrorCode::invalid, "master key has " + std::to_string(key.size()) + " bytes instead of 32"};
  auto state = std::make_unique<State>();
  std::copy(key.begin(), key.end(), state->key.begin());
  state->random = &random;
  return std::shared_ptr<Vault>(new Vault(std::move(state)));
}

Result<std::shared_ptr<Vault>> Vault::open(const std::filesystem::path& keyFile, KeyCreation creation,
                                           RandomSource& random) {
  Result<std::string> key = readKeyFile(keyFile, kKeyBytes);
  if (!key && key.error().code == ErrorCode::notFound) {
    if (creation == KeyCreation::forbid)
      return Error{ErrorCode::notFound,
                   "key file " + keyFile.string() +
                       " does not exist, but the store holds sealed payloads: put the key file back"};
    const Result<void> made = createKeyFile(keyFile, kKeyBytes, random);
    if (!made && made.error().code != ErrorCode::conflict) return made.error();
    key = readKeyFile(keyFile, kKeyBytes);
  }
  if (!key) return key.error();
  Result<std::shared_ptr<Vault>> vault = withKey(*key, random);
  OPENSSL_cleanse(key.value().data(), key.value().size());
  return vault;
}

Result<std::string> Vault::seal(std::string_view plain, std::string_view associated) const {
  if (plain.size() > kMaxBytes || associated.size() > kMaxBytes)
    return Error{ErrorCode::invalid, "text to seal is larger than 1 GiB"};
  std::string sealed(kOverheadBytes + plain.size(), '\0');
  sealed[0] = kVersion;
  auto* nonce = reinterpret_cast<unsigned char*>(sealed.data()) + 1;
  unsigned char* body = nonce + kNonceBytes;
  unsigned char* tag = body + plain.size();
  m_state->random->fill(std::as_writable_bytes(std::span(nonce, kNonceBytes)));

  CipherContext context = m_state->context(m_state->sealing, 1);
  int size = 0;
  const bool done = context && EVP_CipherInit_ex(context.get(), nullptr, nullptr, nullptr, nonce, 1) == 1 &&
                    (associated.empty() || EVP_CipherUpdate(context.get(), nullptr, &size, bytesOf(associated),
                                                            static_cast<int>(associated.size())) == 1) &&
                    (plain.empty() || EVP_CipherUpdate(context.get(), body, &size, bytesOf(plain),
                                                       static_cast<int>(plain.size())) == 1) &&
                    EVP_CipherFinal_ex(context.get(), tag, &size) == 1 &&
                    EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, static_cast<int>(kTagBytes), tag) == 1;
  if (!done) return Error{ErrorCode::internal, "seal: " + opensslError()};
  m_state->sealing.give(std::move(context));
  return sealed;
}

Result<std::string> Vault::unseal(std::string_view sealed, std::string_view associated) const {
  if (sealed.size() < kOverheadBytes || sealed.size() - kOverheadBytes > kMaxBytes || associated.size() > kMaxBytes ||
      sealed[0] != kVersion)
    return corruptError();
  const std::string_view nonce = sealed.substr(1, kNonceBytes);
  const std::string_view body = sealed.substr(1 + kNonceBytes, sealed.size() - kOverheadBytes);
  std::array<unsigned char, kTagBytes> tag{};
  std::copy(sealed.end() - static_cast<std::ptrdiff_t>(kTagBytes), sealed.end(), tag.begin());
  std::string plain(body.size(), '\0');

  CipherContext context = m_state->context(m_state->opening, 0);
  if (!context || EVP_CipherInit_ex(context.get(), nullptr, nullptr, nullptr, bytesOf(nonce), 0) != 1 ||
      EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_SET_TAG, static_cast<int>(kTagBytes), tag.data()) != 1)
    return Error{ErrorCode::internal, "unseal: " + opensslError()};
  int size = 0;
  unsigned char none = 0;
  const bool done = (associated.empty() || EVP_CipherUpdate(context.get(), nullptr, &size, bytesOf(associated),
                                                            static_cast<int>(associated.size())) == 1) &&
                    (body.empty() || EVP_CipherUpdate(context.get(), reinterpret_cast<unsigned char*>(plain.data()),
                                                      &size, bytesOf(body), static_cast<int>(body.size())) == 1) &&
                    EVP_CipherFinal_ex(context.get(), &none, &size) == 1;
  if (!done) {
    OPENSSL_cleanse(plain.data(), plain.size());
    (void)opensslError();
    return corruptError();
  }
  m_state->opening.give(std::move(context));
  return plain;
}

}  // namespace ack::crypto
