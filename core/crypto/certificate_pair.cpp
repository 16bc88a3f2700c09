#include "core/crypto/certificate_pair.h"

#include "core/base/encoding.h"
#include "core/crypto/openssl_error.h"

#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include <arpa/inet.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <ctime>

namespace ack::crypto {
namespace {

using std::filesystem::path;

constexpr std::size_t kMaxFileBytes = 1U << 20;
constexpr std::size_t kMaxChain = 16;

struct FreeBio {
  void operator()(BIO* bio) const noexcept { BIO_free(bio); }
};
using BioPointer = std::unique_ptr<BIO, FreeBio>;

struct PemFile {
  std::string text;
  bool openToOthers{false};
};

Result<PemFile> readPemFile(const char* what, const path& file) {
  const auto failed = [&](int reason) {
    return Error{reason == ENOENT ? ErrorCode::notFound : ErrorCode::io,
                 std::string(what) + " " + file.string() + ": " + std::strerror(reason)};
  };
  const int fd = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
  if (fd < 0) return failed(errno);
  PemFile read;
  struct stat info {};
  int reason = ::fstat(fd, &info) != 0 ? errno : S_ISREG(info.st_mode) ? 0 : S_ISDIR(info.st_mode) ? EISDIR : EINVAL;
  read.openToOthers = (info.st_mode & (S_IRWXG | S_IRWXO)) != 0;
  std::array<char, 8'192> block;
  while (reason == 0 && read.text.size() <= kMaxFileBytes) {
    const ssize_t got = ::read(fd, block.data(), block.size());
    if (got == 0) break;
    if (got > 0)
      read.text.append(block.data(), static_cast<std::size_t>(got));
    else if (errno != EINTR)
      reason = errno;
  }
  OPENSSL_cleanse(block.data(), block.size());
  ::close(fd);
  if (reason != 0) return failed(reason);
  if (read.text.size() > kMaxFileBytes) return failed(EFBIG);
  return read;
}

Result<std::vector<CertificatePointer>> parseChain(const std::string& text, const path& file) {
  const BioPointer bio(BIO_new_mem_buf(text.data(), static_cast<int>(text.size())));
  std::vector<CertificatePointer> chain;
  ERR_clear_error();
  while (chain.size() < kMaxChain) {
    CertificatePointer next(PEM_read_bio_X509(bio.get(), nullptr, nullptr, nullptr));
    if (!next) break;
    chain.push_back(std::move(next));
  }
  const bool ended = ERR_GET_REASON(ERR_peek_last_error()) == PEM_R_NO_START_LINE;
  const std::string reason = takeOpenSslReason();
  if (!chain.empty() && ended) return chain;
  return Error{ErrorCode::invalid,
               "certificate " + file.string() + ": not a chain of PEM certificates (" + reason + ")"};
}

/// A service has nobody to ask for a passphrase.
int refusePassphrase(char*, int, int, void* asked) {
  *static_cast<bool*>(asked) = true;
  return -1;
}

Result<KeyPointer> parseKey(const std::string& text, const path& file) {
  const BioPointer bio(BIO_new_mem_buf(text.data(), static_cast<int>(text.size())));
  bool encrypted = false;
  ERR_clear_error();
  KeyPointer key(PEM_read_bio_PrivateKey(bio.get(), nullptr, refusePassphrase, &encrypted));
  const std::string reason = takeOpenSslReason();
  if (key) return key;
  return Error{ErrorCode::invalid,
               "private key " + file.string() + ": " +
                   (encrypted ? "it needs a passphrase; store it without one, readable by its owner only"
                              : "not a PEM private key (" + reason + ")")};
}

UtcTime toUtc(const ASN1_TIME* time) {
  std::tm parts{};
  if (ASN1_TIME_to_tm(time, &parts) != 1) return UtcTime{};
  return UtcTime{std::chrono::seconds{timegm(&parts)}};
}

std::string toText(const ASN1_STRING* string) {
  return {reinterpret_cast<const char*>(ASN1_STRING_get0_data(string)),
          static_cast<std::size_t>(ASN1_STRING_length(string))};
}

std::string addressText(const ASN1_OCTET_STRING* bytes) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  const int family = ASN1_STRING_length(bytes) == 4 ? AF_INET : AF_INET6;
  if (family == AF_INET6 && ASN1_STRING_length(bytes) != 16) return {};
  inet_ntop(family, ASN1_STRING_get0_data(bytes), text.data(), text.size());
  return text.data();
}

std::vector<std::string> namesOf(X509* certificate) {
  std::vector<std::string> names;
  auto* alternatives =
      static_cast<GENERAL_NAMES*>(X509_get_ext_d2i(certificate, NID_subject_alt_name, nullptr, nullptr));
  for (int i = 0; i < sk_GENERAL_NAME_num(alternatives); ++i) {
    const GENERAL_NAME* name = sk_GENERAL_NAME_value(alternatives, i);
    if (name->type == GEN_DNS) names.push_back(toText(name->d.dNSName));
    if (name->type == GEN_IPADD) names.push_back(addressText(name->d.iPAddress));
  }
  GENERAL_NAMES_free(alternatives);
  if (!names.empty()) return names;
  const X509_NAME* subject = X509_get_subject_name(certificate);
  const int at = X509_NAME_get_index_by_NID(subject, NID_commonName, -1);
  if (at >= 0) names.push_back(toText(X509_NAME_ENTRY_get_data(X509_NAME_get_entry(subject, at))));
  return names;
}

CertificateFacts factsOf(X509* certificate) {
  CertificateFacts facts;
  facts.names = namesOf(certificate);
  facts.notBefore = toUtc(X509_get0_notBefore(certificate));
  facts.notAfter = toUtc(X509_get0_notAfter(certificate));
  facts.selfSigned = X509_self_signed(certificate, 0) == 1;
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int length = 0;
  if (X509_digest(certificate, EVP_sha256(), digest.data(), &length) == 1)
    facts.sha256Hex = base::toHex({reinterpret_cast<const char*>(digest.data()), length});
  return facts;
}

}  // namespace

void FreeCertificate::operator()(x509_st* certificate) const noexcept { X509_free(certificate); }

Result<CertificateFacts> readCertificate(const path& file) {
  auto text = readPemFile("certificate", file);
  if (!text) return std::move(text).error();
  auto chain = parseChain(text->text, file);
  if (!chain) return std::move(chain).error();
  return factsOf(chain->front().get());
}

Result<CertificatePair> CertificatePair::load(const path& certificate, const path& key) {
  auto certificateText = readPemFile("certificate", certificate);
  if (!certificateText) return std::move(certificateText).error();
  auto keyText = readPemFile("private key", key);
  if (!keyText) return std::move(keyText).error();
  auto chain = parseChain(certificateText->text, certificate);
  auto parsedKey = parseKey(keyText->text, key);
  OPENSSL_cleanse(keyText->text.data(), keyText->text.size());
  if (!chain) return std::move(chain).error();
  if (!parsedKey) return std::move(parsedKey).error();
  if (X509_check_private_key(chain->front().get(), parsedKey->get()) != 1) {
    (void)takeOpenSslReason();
    return Error{ErrorCode::invalid, "private key " + key.string() + " does not belong to the certificate " +
                                         certificate.string() + " (its first one)"};
  }
  CertificatePair pair;
  pair.m_certificateFile = certificate;
  pair.m_keyFile = key;
  pair.m_chain = std::move(*chain);
  pair.m_key = std::move(*parsedKey);
  pair.m_facts = factsOf(pair.certificate());
  pair.m_keyOpenToOthers = keyText->openToOthers;
  return pair;
}

bool CertificatePair::covers(std::string_view host) const {
  const std::string name(host);
  return X509_check_host(certificate(), name.data(), name.size(), X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS, nullptr) ==
             1 ||
         X509_check_ip_asc(certificate(), name.c_str(), 0) == 1;
}

std::vector<x509_st*> CertificatePair::issuers() const {
  std::vector<x509_st*> issuers;
  for (std::size_t i = 1; i < m_chain.size(); ++i) issuers.push_back(m_chain[i].get());
  return issuers;
}

}  // namespace ack::crypto
