#include "core/crypto/x509_chain.h"

#include "core/crypto/evp_algorithms.h"

#include <ctime>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>
#include <optional>
#include <vector>

namespace ack::crypto {
namespace {

constexpr std::size_t kMaxPemBytes = 64U << 10;
constexpr std::size_t kMaxCertificates = 8;
constexpr std::size_t kMaxRoots = 1'000;
constexpr int kAuthLevel = 2;  // RSA of 2048 bits, P-224 and SHA-256 at least, all the way up

struct FreeBio {
  void operator()(BIO* bio) const noexcept { BIO_free(bio); }
};
struct FreeCertificate {
  void operator()(X509* certificate) const noexcept { X509_free(certificate); }
};
using Certificate = std::unique_ptr<X509, FreeCertificate>;
struct FreeContext {
  void operator()(X509_STORE_CTX* context) const noexcept { X509_STORE_CTX_free(context); }
};
struct FreeStack {
  void operator()(STACK_OF(X509) * stack) const noexcept { sk_X509_free(stack); }
};
struct FreePlaces {
  void operator()(AUTHORITY_INFO_ACCESS* places) const noexcept { AUTHORITY_INFO_ACCESS_free(places); }
};

std::shared_ptr<X509_STORE> newStore() {
  return {X509_STORE_new(), [](X509_STORE* store) { X509_STORE_free(store); }};
}

/// All certificates of a PEM text; empty where there is none, one can't be read, or there are too many.
std::vector<Certificate> readCertificates(std::string_view pem, std::size_t most) {
  std::vector<Certificate> certificates;
  const std::unique_ptr<BIO, FreeBio> bio(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
  while (bio) {
    Certificate one(PEM_read_bio_X509(bio.get(), nullptr, nullptr, nullptr));
    if (!one) break;
    if (certificates.size() == most) return {};
    certificates.push_back(std::move(one));
  }
  // The usual end is that no further "BEGIN" is found.
  const bool ended = ERR_GET_REASON(ERR_peek_last_error()) == PEM_R_NO_START_LINE;
  ERR_clear_error();
  return ended ? std::move(certificates) : std::vector<Certificate>{};
}

std::optional<UtcTime> timeOf(const ASN1_TIME* time) noexcept {
  std::tm parts{};
  if (ASN1_TIME_to_tm(time, &parts) != 1) return std::nullopt;
  const std::time_t seconds = timegm(&parts);
  return fromMicros(static_cast<std::int64_t>(seconds) * 1'000'000);
}

/// The certificates of a text in PEM form, or the one that the bytes are in DER; empty as readCertificates().
std::vector<Certificate> readIssuers(std::string_view bytes) {
  const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
  Certificate der(d2i_X509(nullptr, &data, static_cast<long>(bytes.size())));
  ERR_clear_error();
  if (!der) return readCertificates(bytes, kMaxCertificates);
  std::vector<Certificate> one;
  one.push_back(std::move(der));
  return one;
}

/// X509_V_OK or the reason, with the name and the time judged in either case.
int verifyChain(const TrustStore& trust, const std::vector<Certificate>& certificates, const std::string& name,
                UtcTime now) {
  const std::unique_ptr<STACK_OF(X509), FreeStack> issuers(sk_X509_new_null());
  const std::unique_ptr<X509_STORE_CTX, FreeContext> context(X509_STORE_CTX_new());
  if (!issuers || !context) return X509_V_ERR_OUT_OF_MEM;
  for (std::size_t i = 1; i < certificates.size(); ++i)
    if (sk_X509_push(issuers.get(), certificates[i].get()) == 0) return X509_V_ERR_OUT_OF_MEM;
  if (X509_STORE_CTX_init(context.get(), trust.handle(), certificates.front().get(), issuers.get()) != 1)
    return X509_V_ERR_UNSPECIFIED;
  X509_VERIFY_PARAM* const parameters = X509_STORE_CTX_get0_param(context.get());
  X509_VERIFY_PARAM_set_hostflags(parameters, X509_CHECK_FLAG_NO_WILDCARDS);
  X509_VERIFY_PARAM_set_depth(parameters, static_cast<int>(kMaxCertificates));
  X509_VERIFY_PARAM_set_auth_level(parameters, kAuthLevel);
  X509_VERIFY_PARAM_set_time(parameters, static_cast<std::time_t>(toMicros(now) / 1'000'000));
  if (X509_VERIFY_PARAM_set1_host(parameters, name.data(), name.size()) != 1) return X509_V_ERR_UNSPECIFIED;
  const bool good = X509_verify_cert(context.get()) == 1;
  const int code = X509_STORE_CTX_get_error(context.get());
  ERR_clear_error();
  if (good) return X509_V_OK;
  return code == X509_V_OK ? X509_V_ERR_UNSPECIFIED : code;
}

}  // namespace

Result<TrustStore> TrustStore::system() {
  std::shared_ptr<X509_STORE> store = newStore();
  if (!store || X509_STORE_set_default_paths(store.get()) != 1)
    return Error{ErrorCode::internal, "CA certificates of the system: " + opensslError()};
  ERR_clear_error();
  return TrustStore(std::move(store));
}

Result<TrustStore> TrustStore::fromPem(std::string_view pem) {
  constexpr std::size_t kMost = 4U << 20;
  if (pem.size() > kMost) return Error{ErrorCode::invalid, "CA certificates: more than 4 MiB"};
  const auto roots = readCertificates(pem, kMaxRoots);
  std::shared_ptr<X509_STORE> store = newStore();
  if (roots.empty() || !store)
    return Error{ErrorCode::invalid, "CA certificates: no readable certificate in PEM form"};
  for (const Certificate& root : roots) X509_STORE_add_cert(store.get(), root.get());
  ERR_clear_error();
  return TrustStore(std::move(store));
}

Result<SigningCertificate> readSigningCertificate(const TrustStore& trust, std::string_view pem,
                                                  std::string_view issuer, std::string_view name, UtcTime now) {
  if (pem.size() + issuer.size() > kMaxPemBytes) return Error{ErrorCode::invalid, "certificate: more than 64 KiB"};
  auto certificates = readCertificates(pem, kMaxCertificates);
  if (certificates.empty()) return Error{ErrorCode::invalid, "certificate: not 1 to 8 certificates in PEM form"};
  if (!issuer.empty())
    for (Certificate& one : readIssuers(issuer)) certificates.push_back(std::move(one));
  X509* const leaf = certificates.front().get();
  const auto notBefore = timeOf(X509_get0_notBefore(leaf));
  const auto notAfter = timeOf(X509_get0_notAfter(leaf));
  if (!notBefore || !notAfter) return Error{ErrorCode::invalid, "certificate: its validity can't be read"};
  const std::string wanted(name);
  const int code = verifyChain(trust, certificates, wanted, now);
  if (code != X509_V_OK)
    return Error{ErrorCode::refused,
                 "certificate for " + wanted + " is not trusted: " + X509_verify_cert_error_string(code)};
  KeyPointer key(X509_get_pubkey(leaf));
  ERR_clear_error();
  if (!key) return Error{ErrorCode::invalid, "certificate: its key can't be read"};
  auto usable = PublicKey::fromKey(std::move(key));
  if (!usable) return base::withContext("certificate", usable.error());
  return SigningCertificate{std::move(usable).value(), *notBefore, *notAfter};
}

std::string issuerUrl(std::string_view pem) {
  constexpr int kMaxUrlBytes = 1'024;
  if (pem.size() > kMaxPemBytes) return {};
  const auto certificates = readCertificates(pem, kMaxCertificates);
  if (certificates.size() != 1) return {};
  const std::unique_ptr<AUTHORITY_INFO_ACCESS, FreePlaces> places(static_cast<AUTHORITY_INFO_ACCESS*>(
      X509_get_ext_d2i(certificates.front().get(), NID_info_access, nullptr, nullptr)));
  ERR_clear_error();
  for (int i = 0; places && i < sk_ACCESS_DESCRIPTION_num(places.get()); ++i) {
    const ACCESS_DESCRIPTION* const place = sk_ACCESS_DESCRIPTION_value(places.get(), i);
    if (OBJ_obj2nid(place->method) != NID_ad_ca_issuers || place->location->type != GEN_URI) continue;
    const ASN1_IA5STRING* const url = place->location->d.uniformResourceIdentifier;
    const int bytes = ASN1_STRING_length(url);
    if (bytes <= 0 || bytes > kMaxUrlBytes) continue;
    return {reinterpret_cast<const char*>(ASN1_STRING_get0_data(url)), static_cast<std::size_t>(bytes)};
  }
  return {};
}

}  // namespace ack::crypto
