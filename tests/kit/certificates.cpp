#include "tests/kit/certificates.h"

#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/rsa.h>
#include <openssl/x509v3.h>

#include <sys/stat.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>

namespace ack::kit {
namespace {

using std::filesystem::path;

struct Closer {
  void operator()(std::FILE* file) const noexcept { std::fclose(file); }
  void operator()(EVP_PKEY* key) const noexcept { EVP_PKEY_free(key); }
  void operator()(X509* certificate) const noexcept { X509_free(certificate); }
};
using File = std::unique_ptr<std::FILE, Closer>;
using Key = std::unique_ptr<EVP_PKEY, Closer>;
using Certificate = std::unique_ptr<X509, Closer>;

File open(const path& file, const char* mode) {
  File opened(std::fopen(file.c_str(), mode));
  if (!opened) std::abort();
  return opened;
}

void add(X509* certificate, X509* issuer, int nid, const std::string& value) {
  X509V3_CTX context;
  X509V3_set_ctx_nodb(&context);
  X509V3_set_ctx(&context, issuer, certificate, nullptr, nullptr, 0);
  X509_EXTENSION* extension = X509V3_EXT_conf_nid(nullptr, &context, nid, value.c_str());
  if (extension == nullptr) std::abort();
  X509_add_ext(certificate, extension, -1);
  X509_EXTENSION_free(extension);
}

Certificate sign(EVP_PKEY* key, const std::string& stem, const CertificateSpec& spec, X509* issuer,
                 EVP_PKEY* signer) {
  Certificate made(X509_new());
  X509* const certificate = made.get();
  X509_set_version(certificate, X509_VERSION_3);
  std::uint32_t serial = 0;
  RAND_bytes(reinterpret_cast<unsigned char*>(&serial), sizeof serial);
  ASN1_INTEGER_set_uint64(X509_get_serialNumber(certificate), serial);
  X509_time_adj_ex(X509_getm_notBefore(certificate), spec.fromDays, 0, nullptr);
  X509_time_adj_ex(X509_getm_notAfter(certificate), spec.toDays, 0, nullptr);
  X509_set_pubkey(certificate, key);
  X509_NAME_add_entry_by_txt(X509_get_subject_name(certificate), "CN", MBSTRING_UTF8,
                             reinterpret_cast<const unsigned char*>(stem.c_str()), -1, -1, 0);
  X509* const from = issuer != nullptr ? issuer : certificate;
  X509_set_issuer_name(certificate, X509_get_subject_name(from));
  add(certificate, from, NID_basic_constraints, spec.authority ? "critical,CA:TRUE" : "critical,CA:FALSE");
  if (!spec.names.empty()) add(certificate, from, NID_subject_alt_name, spec.names);
  if (X509_sign(certificate, signer, EVP_sha256()) == 0) std::abort();
  return made;
}

}  // namespace

path certificateFile(const path& directory, const std::string& stem) { return directory / (stem + ".crt"); }
path keyFile(const path& directory, const std::string& stem) { return directory / (stem + ".key"); }

void makeCertificate(const path& directory, const std::string& stem, const CertificateSpec& spec) {
  const Key key(spec.rsaBits > 0 ? EVP_RSA_gen(static_cast<unsigned int>(spec.rsaBits)) : EVP_EC_gen("P-256"));
  Key signer;
  Certificate issuer;
  if (!spec.signedBy.empty()) {
    signer.reset(PEM_read_PrivateKey(open(keyFile(directory, spec.signedBy), "r").get(), nullptr, nullptr, nullptr));
    issuer.reset(
        PEM_read_X509(open(certificateFile(directory, spec.signedBy), "r").get(), nullptr, nullptr, nullptr));
  }
  const Certificate made = sign(key.get(), stem, spec, issuer.get(), signer ? signer.get() : key.get());
  const path newKey = directory / (stem + ".key.new"), newCertificate = directory / (stem + ".crt.new");
  PEM_write_PrivateKey(open(newKey, "w").get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr);
  ::chmod(newKey.c_str(), 0600);
  PEM_write_X509(open(newCertificate, "w").get(), made.get());
  std::filesystem::rename(newKey, keyFile(directory, stem));
  std::filesystem::rename(newCertificate, certificateFile(directory, stem));
}

std::string certificateDigest(const path& file) {
  const Certificate read(PEM_read_X509(open(file, "r").get(), nullptr, nullptr, nullptr));
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int length = 0;
  X509_digest(read.get(), EVP_sha256(), digest.data(), &length);
  std::string hex;
  for (unsigned int i = 0; i < length; ++i) {
    char two[3];
    std::snprintf(two, sizeof two, "%02x", digest.at(i));
    hex += two;
  }
  return hex;
}

}  // namespace ack::kit
