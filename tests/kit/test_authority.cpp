#include "tests/kit/test_authority.h"

#include <atomic>
#include <cstdlib>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>
#include <openssl/x509v3.h>

namespace ack::kit {
namespace {

template <class Write>
std::string pemOf(Write write) {
  BIO* const bio = BIO_new(BIO_s_mem());
  if (bio == nullptr || write(bio) != 1) std::abort();
  char* data = nullptr;
  const long size = BIO_get_mem_data(bio, &data);
  std::string pem(data, static_cast<std::size_t>(size));
  BIO_free(bio);
  return pem;
}

void addExtension(X509* certificate, X509* issuer, int nid, const std::string& value) {
  X509V3_CTX context;
  X509V3_set_ctx(&context, issuer, certificate, nullptr, nullptr, 0);
  X509_EXTENSION* const extension = X509V3_EXT_conf_nid(nullptr, &context, nid, value.c_str());
  if (extension == nullptr || X509_add_ext(certificate, extension, -1) != 1) std::abort();
  X509_EXTENSION_free(extension);
}

EVP_PKEY* ellipticKey() { return EVP_EC_gen("P-256"); }

/// Takes `key`.
Identity make(EVP_PKEY* key, const std::string& name, bool isAuthority, const Identity* issuer, std::time_t from,
              std::time_t to, const std::string& issuerUrl = {}) {
  Identity made{std::unique_ptr<EVP_PKEY, KeyDeleter>(key), std::unique_ptr<X509, CertificateDeleter>(X509_new())};
  static std::atomic<long> serial{1};
  X509* const certificate = made.certificate.get();
  X509_set_version(certificate, 2);
  ASN1_INTEGER_set(X509_get_serialNumber(certificate), ++serial);
  ASN1_TIME_set(X509_getm_notBefore(certificate), from);
  ASN1_TIME_set(X509_getm_notAfter(certificate), to);
  X509_set_pubkey(certificate, made.key.get());
  X509_NAME_add_entry_by_txt(X509_get_subject_name(certificate), "CN", MBSTRING_ASC,
                             reinterpret_cast<const unsigned char*>(name.c_str()), -1, -1, 0);
  X509* const by = issuer != nullptr ? issuer->certificate.get() : certificate;
  X509_set_issuer_name(certificate, X509_get_subject_name(by));
  addExtension(certificate, by, NID_basic_constraints, isAuthority ? "critical,CA:TRUE" : "critical,CA:FALSE");
  if (isAuthority) addExtension(certificate, by, NID_key_usage, "critical,keyCertSign");
  if (!isAuthority) addExtension(certificate, by, NID_subject_alt_name, "DNS:" + name);
  if (!issuerUrl.empty()) addExtension(certificate, by, NID_info_access, "caIssuers;URI:" + issuerUrl);
  EVP_PKEY* const signer = issuer != nullptr ? issuer->key.get() : made.key.get();
  if (X509_sign(certificate, signer, EVP_sha256()) == 0) std::abort();
  return made;
}

}  // namespace

std::string Identity::certificatePem() const {
  return pemOf([&](BIO* bio) { return PEM_write_bio_X509(bio, certificate.get()); });
}
std::string Identity::privatePem() const {
  return pemOf(
      [&](BIO* bio) { return PEM_write_bio_PrivateKey(bio, key.get(), nullptr, nullptr, 0, nullptr, nullptr); });
}
std::string Identity::publicPem() const {
  return pemOf([&](BIO* bio) { return PEM_write_bio_PUBKEY(bio, key.get()); });
}

TestAuthority::TestAuthority(std::time_t from, std::time_t to)
    : m_root(make(ellipticKey(), "Test Root", true, nullptr, from, to)),
      m_issuer(make(ellipticKey(), "Test Issuer", true, &m_root, from, to)) {}

Identity TestAuthority::leaf(const std::string& name, std::time_t from, std::time_t to,
                             const std::string& issuerUrl) const {
  return make(EVP_RSA_gen(2'048), name, false, &m_issuer, from, to, issuerUrl);
}

Identity TestAuthority::leafAgain(const Identity& leaf, const std::string& name, std::time_t from, std::time_t to,
                                  const std::string& issuerUrl) const {
  EVP_PKEY_up_ref(leaf.key.get());
  return make(leaf.key.get(), name, false, &m_issuer, from, to, issuerUrl);
}

Identity TestAuthority::server(const std::string& name, std::time_t from, std::time_t to) const {
  return make(ellipticKey(), name, false, &m_issuer, from, to);
}

std::string TestAuthority::issuerDer() const {
  unsigned char* bytes = nullptr;
  const int size = i2d_X509(m_issuer.certificate.get(), &bytes);
  if (size <= 0) std::abort();
  std::string der(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size));
  OPENSSL_free(bytes);
  return der;
}

}  // namespace ack::kit
