#include "core/crypto/asymmetric.h"

#include "core/base/encoding.h"
#include "core/crypto/ed25519_points.h"
#include "core/crypto/evp_algorithms.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

#include <array>
#include <memory>

namespace ack::crypto {
namespace {

constexpr std::size_t kEd25519KeyBytes = 32;
constexpr std::size_t kEd25519SignatureBytes = 64;
constexpr int kMinRsaBits = 2048;
constexpr std::size_t kMaxKeyBytes = 65'536;

const unsigned char* bytesOf(std::string_view text) noexcept {
  return reinterpret_cast<const unsigned char*>(text.data());
}

struct FreeContext {
  void operator()(EVP_MD_CTX* context) const noexcept { EVP_MD_CTX_free(context); }
};
using DigestContext = std::unique_ptr<EVP_MD_CTX, FreeContext>;

struct FreeBio {
  void operator()(BIO* bio) const noexcept { BIO_free(bio); }
};

/// OpenSSL asks on the terminal where no callback answers.
int noPassPhrase(char*, int, int, void*) noexcept { return -1; }

struct FreeOpenssl {
  void operator()(unsigned char* bytes) const noexcept { OPENSSL_free(bytes); }
};
using OpensslBytes = std::unique_ptr<unsigned char, FreeOpenssl>;

/// The same point both compressed and whole: OpenSSL reads it, RFC 5480 section 2.2 forbids it.
bool isHybridPoint(const EVP_PKEY* key) noexcept {
  std::array<char, 16> form{};
  return EVP_PKEY_get_utf8_string_param(key, OSSL_PKEY_PARAM_EC_POINT_CONVERSION_FORMAT, form.data(), form.size(),
                                        nullptr) == 1 &&
         std::string_view(form.data()) == OSSL_PKEY_EC_POINT_CONVERSION_FORMAT_HYBRID;
}

/// A key has one DER encoding (X.690 section 10); OpenSSL also reads some that are close to it.
KeyPointer readDer(std::string_view text) {
  if (text.size() > kMaxKeyBytes) return nullptr;
  const unsigned char* at = bytesOf(text);
  KeyPointer key(d2i_PUBKEY(nullptr, &at, static_cast<long>(text.size())));
  if (!key || isHybridPoint(key.get())) return nullptr;
  unsigned char* encoded = nullptr;
  const int size = i2d_PUBKEY(key.get(), &encoded);
  const OpensslBytes owned(encoded);
  if (size < 0 || text != std::string_view(reinterpret_cast<const char*>(encoded), static_cast<std::size_t>(size)))
    return nullptr;
  return key;
}

KeyPointer readPem(std::string_view text) {
  if (text.size() > kMaxKeyBytes) return nullptr;
  const std::unique_ptr<BIO, FreeBio> bio(BIO_new_mem_buf(text.data(), static_cast<int>(text.size())));
  unsigned char* der = nullptr;
  long size = 0;
  if (!bio || PEM_bytes_read_bio(&der, &size, nullptr, PEM_STRING_PUBLIC, bio.get(), &noPassPhrase, nullptr) != 1)
    return nullptr;
  const OpensslBytes owned(der);
  return readDer({reinterpret_cast<const char*>(der), static_cast<std::size_t>(size)});
}

bool isWeakEd25519Key(const EVP_PKEY* key) noexcept {
  std::array<unsigned char, kEd25519KeyBytes> raw{};
  std::size_t size = raw.size();
  return EVP_PKEY_get_raw_public_key(key, raw.data(), &size) != 1 ||
         isWeakEd25519Point({reinterpret_cast<const char*>(raw.data()), size});
}

std::optional<KeyKind> kindOf(const EVP_PKEY* key) noexcept {
  if (EVP_PKEY_is_a(key, "ED25519") == 1) return KeyKind::ed25519;
  if (EVP_PKEY_is_a(key, "EC") == 1) return KeyKind::ecdsa;
  if (EVP_PKEY_is_a(key, "RSA") == 1) return KeyKind::rsa;
  return std::nullopt;
}

}  // namespace

void FreeKey::operator()(evp_pkey_st* key) const noexcept { EVP_PKEY_free(key); }

Result<PublicKey> PublicKey::ed25519(std::string_view raw) {
  if (raw.size() != kEd25519KeyBytes)
    return Error{ErrorCode::invalid,
                 "an Ed25519 public key has 32 bytes, this one has " + std::to_string(raw.size())};
  KeyPointer key(EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nullptr, bytesOf(raw), raw.size()));
  if (!key) return Error{ErrorCode::invalid, "Ed25519 public key: " + opensslError()};
  return fromKey(std::move(key));
}

Result<PublicKey> PublicKey::fromPemOrDer(std::string_view text) {
  KeyPointer key = text.find("-----BEGIN") != std::string_view::npos ? readPem(text) : readDer(text);
  ERR_clear_error();
  if (!key) return Error{ErrorCode::invalid, "not a public key in PEM or DER form"};
  return fromKey(std::move(key));
}

Result<PublicKey> PublicKey::fromText(std::string_view text) {
  if (text.find("-----BEGIN") != std::string_view::npos) return fromPemOrDer(text);
  std::string packed;
  for (const char c : text)
    if (c != '\n' && c != '\r' && c != ' ' && c != '\t') packed += c;
  const auto der = base::fromBase64(packed);
  return fromPemOrDer(der ? std::string_view(*der) : text);
}

Result<PublicKey> PublicKey::fromKey(KeyPointer key) {
  const auto kind = kindOf(key.get());
  if (!kind) return Error{ErrorCode::unsupported, "public key is of a kind other than Ed25519, EC and RSA"};
  const int bits = EVP_PKEY_get_bits(key.get());
  if (*kind == KeyKind::rsa && bits < kMinRsaBits)
    return Error{ErrorCode::invalid,
                 "RSA key has " + std::to_string(bits) + " bits, at least 2048 are needed to prove anything"};
  if (*kind == KeyKind::ed25519 && isWeakEd25519Key(key.get()))
    return Error{ErrorCode::invalid, "is a weak Ed25519 key: anybody can make signatures for it"};
  return PublicKey(std::move(key), *kind);
}

bool PublicKey::verify(HashAlgorithm hash, std::string_view message, std::string_view signature) const {
  if (m_kind == KeyKind::ed25519 && signature.size() != kEd25519SignatureBytes) return false;
  const DigestContext context(EVP_MD_CTX_new());
  const EVP_MD* md = m_kind == KeyKind::ed25519 ? nullptr : evpDigest(hash);
  const bool valid =
      context && EVP_DigestVerifyInit(context.get(), nullptr, md, nullptr, m_key.get()) == 1 &&
      EVP_DigestVerify(context.get(), bytesOf(signature), signature.size(), bytesOf(message), message.size()) == 1;
  if (!valid) ERR_clear_error();
  return valid;
}

Result<Ed25519PrivateKey> Ed25519PrivateKey::fromSeed(std::string_view seed) {
  if (seed.size() != kEd25519KeyBytes)
    return Error{ErrorCode::invalid, "an Ed25519 seed has 32 bytes, this one has " + std::to_string(seed.size())};
  KeyPointer key(EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nullptr, bytesOf(seed), seed.size()));
  if (!key) return Error{ErrorCode::invalid, "Ed25519 seed: " + opensslError()};
  return Ed25519PrivateKey(std::move(key));
}

std::string Ed25519PrivateKey::publicKey() const {
  std::string raw(kEd25519KeyBytes, '\0');
  std::size_t size = raw.size();
  EVP_PKEY_get_raw_public_key(m_key.get(), reinterpret_cast<unsigned char*>(raw.data()), &size);
  return raw;
}

Result<std::string> Ed25519PrivateKey::sign(std::string_view message) const {
  std::string signature(kEd25519SignatureBytes, '\0');
  std::size_t size = signature.size();
  const DigestContext context(EVP_MD_CTX_new());
  if (!context || EVP_DigestSignInit(context.get(), nullptr, nullptr, nullptr, m_key.get()) != 1 ||
      EVP_DigestSign(context.get(), reinterpret_cast<unsigned char*>(signature.data()), &size, bytesOf(message),
                     message.size()) != 1)
    return Error{ErrorCode::internal, "Ed25519 signature: " + opensslError()};
  return signature;
}

Result<PrivateKey> PrivateKey::fromPem(std::string_view pem) {
  if (pem.size() > kMaxKeyBytes) return Error{ErrorCode::invalid, "not a private key in PEM form"};
  const std::unique_ptr<BIO, FreeBio> bio(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
  KeyPointer key(bio ? PEM_read_bio_PrivateKey(bio.get(), nullptr, &noPassPhrase, nullptr) : nullptr);
  ERR_clear_error();
  if (!key) return Error{ErrorCode::invalid, "not a private key in PEM form"};
  const auto kind = kindOf(key.get());
  if (!kind) return Error{ErrorCode::unsupported, "private key is of a kind other than Ed25519, EC and RSA"};
  return PrivateKey(std::move(key), *kind);
}

Result<std::string> PrivateKey::sign(HashAlgorithm hash, std::string_view message) const {
  const DigestContext context(EVP_MD_CTX_new());
  const EVP_MD* md = m_kind == KeyKind::ed25519 ? nullptr : evpDigest(hash);
  std::size_t size = 0;
  std::string signature;
  bool done = context && EVP_DigestSignInit(context.get(), nullptr, md, nullptr, m_key.get()) == 1 &&
              EVP_DigestSign(context.get(), nullptr, &size, bytesOf(message), message.size()) == 1;
  signature.resize(size);
  done = done && EVP_DigestSign(context.get(), reinterpret_cast<unsigned char*>(signature.data()), &size,
                                bytesOf(message), message.size()) == 1;
  if (!done) return Error{ErrorCode::internal, "signature: " + opensslError()};
  signature.resize(size);  // of ECDSA the first answer is only the most
  return signature;
}

}  // namespace ack::crypto
