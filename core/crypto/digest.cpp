#include "core/crypto/digest.h"

#include "core/crypto/evp_algorithms.h"

#include <cstdlib>
#include <openssl/err.h>

namespace ack::crypto {
namespace {

void digestInto(HashAlgorithm algorithm, std::string_view bytes, unsigned char* out, unsigned* size) noexcept {
  // Only missing memory or a library without the algorithm gets here; no caller could go on without the digest.
  if (EVP_Digest(bytes.data(), bytes.size(), out, size, evpDigest(algorithm), nullptr) != 1) std::abort();
}

}  // namespace

const char* evpName(HashAlgorithm algorithm) noexcept {
  switch (algorithm) {
  case HashAlgorithm::md5:
    return "MD5";
  case HashAlgorithm::sha1:
    return "SHA1";
  case HashAlgorithm::sha256:
    return "SHA256";
  case HashAlgorithm::sha384:
    return "SHA384";
  case HashAlgorithm::sha512:
    return "SHA512";
  }
  std::abort();
}

const EVP_MD* evpDigest(HashAlgorithm algorithm) noexcept {
  static const std::array<EVP_MD*, 5> kFetched = [] {
    std::array<EVP_MD*, 5> fetched{};
    for (std::size_t i = 0; i < fetched.size(); ++i)
      fetched[i] = EVP_MD_fetch(nullptr, evpName(static_cast<HashAlgorithm>(i)), nullptr);
    return fetched;
  }();
  return kFetched[static_cast<std::size_t>(algorithm)];
}

std::string opensslError() {
  std::array<char, 200> text{};
  const unsigned long code = ERR_get_error();
  ERR_clear_error();
  if (code == 0) return "unknown error";
  ERR_error_string_n(code, text.data(), text.size());
  return text.data();
}

std::string_view toText(HashAlgorithm algorithm) noexcept {
  switch (algorithm) {
  case HashAlgorithm::md5:
    return "md5";
  case HashAlgorithm::sha1:
    return "sha1";
  case HashAlgorithm::sha256:
    return "sha256";
  case HashAlgorithm::sha384:
    return "sha384";
  case HashAlgorithm::sha512:
    return "sha512";
  }
  std::abort();
}

std::array<std::uint8_t, 32> sha256(std::string_view bytes) noexcept {
  std::array<std::uint8_t, 32> out{};
  digestInto(HashAlgorithm::sha256, bytes, out.data(), nullptr);
  return out;
}

std::string digest(HashAlgorithm algorithm, std::string_view bytes) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> out{};
  unsigned size = 0;
  digestInto(algorithm, bytes, out.data(), &size);
  return {reinterpret_cast<const char*>(out.data()), size};
}

std::string md5(std::string_view bytes) { return digest(HashAlgorithm::md5, bytes); }
std::string sha1(std::string_view bytes) { return digest(HashAlgorithm::sha1, bytes); }
std::string sha512(std::string_view bytes) { return digest(HashAlgorithm::sha512, bytes); }

}  // namespace ack::crypto
