#include "core/crypto/certificate_maker.h"

#include "core/crypto/certificate_pair.h"
#include "core/crypto/openssl_error.h"

#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include <arpa/inet.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace ack::crypto {
namespace {

using std::filesystem::path;

constexpr std::chrono::hours kLasts{397 * 24};  // the longest that browsers take of anybody

bool isAddress(const std::string& name) {
  std::array<unsigned char, 16> bytes{};
  return inet_pton(AF_INET, name.c_str(), bytes.data()) == 1 || inet_pton(AF_INET6, name.c_str(), bytes.data()) == 1;
}

/// RFC 1123 2.1, and "*" as the whole first label. Also keeps the extension's text form from meaning anything else.
bool isHostName(std::string_view name) {
  if (name.starts_with("*.")) name.remove_prefix(2);
  if (name.empty() || name.size() > 253) return false;
  std::size_t label = 0;
  char previous = '.';
  for (const char c : name) {
    const bool alphanumeric = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (c == '.' ? label == 0 || previous == '-' : !alphanumeric && (c != '-' || label == 0)) return false;
    label = c == '.' ? 0 : label + 1;
    if (label > 63) return false;
    previous = c;
  }
  return previous != '.' && previous != '-';
}

Result<std::string> alternativeNames(const std::vector<std::string>& names) {
  if (names.empty()) return Error{ErrorCode::invalid, "a certificate needs at least one name"};
  std::string text;
  for (const std::string& name : names) {
    const bool address = isAddress(name);
    if (!address && !isHostName(name))
      return Error{ErrorCode::invalid, "'" + name + "' is neither a host name nor an address"};
    text.append(text.empty() ? "" : ",").append(address ? "IP:" : "DNS:").append(name);
  }
  return text;
}

bool addExtension(X509* certificate, int nid, const char* value) {
  X509V3_CTX context;
  X509V3_set_ctx_nodb(&context);
  X509V3_set_ctx(&context, certificate, certificate, nullptr, nullptr, 0);
  X509_EXTENSION* extension = X509V3_EXT_conf_nid(nullptr, &context, nid, value);
  const bool added = extension != nullptr && X509_add_ext(certificate, extension, -1) == 1;
  X509_EXTENSION_free(extension);
  return added;
}

bool setSerial(X509* certificate) {
  BIGNUM* number = BN_new();
  const bool set = number != nullptr && BN_rand(number, 127, BN_RAND_TOP_ANY, BN_RAND_BOTTOM_ANY) == 1 &&
                   BN_to_ASN1_INTEGER(number, X509_get_serialNumber(certificate)) != nullptr;
  BN_free(number);
  return set;
}

CertificatePointer sign(EVP_PKEY* key, const std::string& commonName, const std::string& alternatives, UtcTime now) {
  CertificatePointer made(X509_new());
  X509* const certificate = made.get();
  const auto seconds = [](UtcTime time) {
    return static_cast<time_t>(std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count());
  };
  const UtcTime begins = now - std::chrono::hours(1);  // a clock of the other side that is a little behind
  X509_NAME* const name = X509_get_subject_name(certificate);
  const bool whole =
      X509_set_version(certificate, X509_VERSION_3) == 1 && setSerial(certificate) &&
      ASN1_TIME_set(X509_getm_notBefore(certificate), seconds(begins)) != nullptr &&
      ASN1_TIME_set(X509_getm_notAfter(certificate), seconds(begins + kLasts)) != nullptr &&
      X509_set_pubkey(certificate, key) == 1 &&
      X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_UTF8, reinterpret_cast<const unsigned char*>(commonName.data()),
                                 static_cast<int>(commonName.size()), -1, 0) == 1 &&
      X509_set_issuer_name(certificate, name) == 1 && addExtension(certificate, NID_subject_key_identifier, "hash") &&
      addExtension(certificate, NID_basic_constraints, "critical,CA:FALSE") &&
      addExtension(certificate, NID_key_usage, "critical,digitalSignature") &&
      addExtension(certificate, NID_ext_key_usage, "serverAuth") &&
      addExtension(certificate, NID_subject_alt_name, alternatives.c_str()) &&
      X509_sign(certificate, key, EVP_sha256()) > 0;
  if (!whole) made.reset();
  return made;
}

template <class Write>
std::string pemOf(Write write) {
  BIO* const bio = BIO_new(BIO_s_mem());
  std::string text;
  char* data = nullptr;
  if (bio != nullptr && write(bio) == 1) {
    const long length = BIO_get_mem_data(bio, &data);
    text.assign(data, static_cast<std::size_t>(length));
    OPENSSL_cleanse(data, static_cast<std::size_t>(length));
  }
  BIO_free(bio);
  return text;
}

Result<void> writeNewFile(const path& file, const std::string& text, mode_t mode) {
  const int fd = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode);
  if (fd < 0) {
    if (errno == EEXIST) return Error{ErrorCode::conflict, file.string() + " exists already; nothing was replaced"};
    return Error{ErrorCode::io, "make " + file.string() + ": " + std::strerror(errno)};
  }
  const bool written = ::fchmod(fd, mode) == 0 &&
                       ::write(fd, text.data(), text.size()) == static_cast<ssize_t>(text.size()) && ::fsync(fd) == 0;
  const int reason = errno;
  ::close(fd);
  if (written) return {};
  ::unlink(file.c_str());
  return Error{ErrorCode::io, "write " + file.string() + ": " + std::strerror(reason)};
}

Result<void> makeDirectory(const path& directory) {
  if (::mkdir(directory.c_str(), 0700) == 0 || errno == EEXIST) return {};
  return Error{ErrorCode::io, "make directory " + directory.string() + ": " + std::strerror(errno)};
}

}  // namespace

SelfSignedFiles selfSignedFiles(const path& directory) {
  return {directory / "self-signed.crt", directory / "self-signed.key"};
}

Result<SelfSignedFiles> makeSelfSigned(const std::vector<std::string>& names, const path& directory, UtcTime now) {
  auto alternatives = alternativeNames(names);
  if (!alternatives) return std::move(alternatives).error();
  const KeyPointer key(EVP_EC_gen("P-256"));
  // A common name is limited to 64 characters; only the alternative names count.
  const std::string& first = names.front();
  const auto certificate =
      key ? sign(key.get(), first.size() <= 64 ? first : "self-signed", *alternatives, now) : CertificatePointer{};
  if (!certificate) return Error{ErrorCode::internal, "make a certificate: " + takeOpenSslReason()};

  if (auto made = makeDirectory(directory); !made) return std::move(made).error();
  SelfSignedFiles files = selfSignedFiles(directory);
  std::string keyText = pemOf(
      [&](BIO* bio) { return PEM_write_bio_PrivateKey(bio, key.get(), nullptr, nullptr, 0, nullptr, nullptr); });
  auto written = writeNewFile(files.key, keyText, 0600);
  OPENSSL_cleanse(keyText.data(), keyText.size());
  if (!written) return std::move(written).error();
  written = writeNewFile(files.certificate,
                         pemOf([&](BIO* bio) { return PEM_write_bio_X509(bio, certificate.get()); }), 0644);
  if (written) return files;
  ::unlink(files.key.c_str());
  return std::move(written).error();
}

}  // namespace ack::crypto
