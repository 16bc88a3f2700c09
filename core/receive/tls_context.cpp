#include "core/receive/tls_context.h"

#include "core/crypto/openssl_error.h"

#include <openssl/err.h>
#include <openssl/ssl.h>

namespace ack::receive {
namespace {

// RFC 9325 4.2: forward secrecy and authenticated encryption. TLS 1.3 has nothing else.
constexpr const char* kTls12Suites = "ECDHE+AESGCM:ECDHE+CHACHA20";
constexpr const char* kGroups = "X25519:P-256:P-384";
constexpr int kSecurityLevel = 2;  // 112 bits: RSA from 2048, no SHA-1 in a chain
constexpr long kSessionSeconds = 3'600;

Error refused(const std::filesystem::path& file, const char* what) {
  return Error{ErrorCode::invalid, std::string(what) + " " + file.string() + ": " + crypto::takeOpenSslReason()};
}

/// RFC 7301 3.2: a client that names protocols, and not ours, is told so instead of being misunderstood.
int selectProtocol(SSL*, const unsigned char** selected, unsigned char* length, const unsigned char* offered,
                   unsigned int offeredLength, void*) {
  static constexpr unsigned char kOurs[] = "\x08http/1.1";
  unsigned char* chosen = nullptr;
  if (SSL_select_next_proto(&chosen, length, kOurs, sizeof kOurs - 1, offered, offeredLength) !=
      OPENSSL_NPN_NEGOTIATED)
    return SSL_TLSEXT_ERR_ALERT_FATAL;
  *selected = chosen;
  return SSL_TLSEXT_ERR_OK;
}

bool setProtocol(SSL_CTX* context) {
  SSL_CTX_set_options(context, SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION | SSL_OP_CIPHER_SERVER_PREFERENCE |
                                   SSL_OP_PRIORITIZE_CHACHA | SSL_OP_SINGLE_ECDH_USE |
                                   // Requests say their own length: a cut one is never taken for a whole one.
                                   SSL_OP_IGNORE_UNEXPECTED_EOF);
  SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS | SSL_MODE_ENABLE_PARTIAL_WRITE |
                                SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER | SSL_MODE_AUTO_RETRY);
  SSL_CTX_set_read_ahead(context, 1);  // a record in one read of the socket instead of two
  SSL_CTX_set_security_level(context, kSecurityLevel);
  SSL_CTX_set_max_early_data(context, 0);
  // Sessions live in tickets at the client's, never here.
  SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
  SSL_CTX_set_num_tickets(context, 1);
  SSL_CTX_set_timeout(context, kSessionSeconds);
  SSL_CTX_set_alpn_select_cb(context, selectProtocol, nullptr);
  static constexpr unsigned char kSessionContext[] = "acknowledger";
  return SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION) == 1 &&
         SSL_CTX_set_cipher_list(context, kTls12Suites) == 1 && SSL_CTX_set1_groups_list(context, kGroups) == 1 &&
         SSL_CTX_set_session_id_context(context, kSessionContext, sizeof kSessionContext - 1) == 1;
}

Result<void> setCertificate(SSL_CTX* context, const crypto::CertificatePair& pair) {
  if (SSL_CTX_use_certificate(context, pair.certificate()) != 1)
    return refused(pair.certificateFile(), "certificate");
  for (X509* issuer : pair.issuers())
    if (SSL_CTX_add1_chain_cert(context, issuer) != 1) return refused(pair.certificateFile(), "certificate chain");
  if (SSL_CTX_use_PrivateKey(context, pair.key()) != 1) return refused(pair.keyFile(), "private key");
  return {};
}

Result<void> setClientAuthority(SSL_CTX* context, const std::filesystem::path& file) {
  STACK_OF(X509_NAME)* names = SSL_load_client_CA_file(file.c_str());
  if (names == nullptr || SSL_CTX_load_verify_file(context, file.c_str()) != 1) {
    sk_X509_NAME_pop_free(names, X509_NAME_free);
    return refused(file, "client CA");
  }
  SSL_CTX_set_client_CA_list(context, names);
  SSL_CTX_set_verify(context, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, nullptr);
  return {};
}

}  // namespace

void FreeSslContext::operator()(ssl_ctx_st* context) const noexcept { SSL_CTX_free(context); }
void FreeSsl::operator()(ssl_st* ssl) const noexcept { SSL_free(ssl); }

Result<std::shared_ptr<const TlsContext>> TlsContext::create(std::vector<crypto::CertificatePair> pairs,
                                                             const std::filesystem::path& clientCa) {
  std::shared_ptr<TlsContext> made(new TlsContext);  // shared: by the keeper and every connection that began with it
  made->m_pairs = std::move(pairs);
  for (const crypto::CertificatePair& pair : made->m_pairs)
    if (auto added = made->addContext(pair, clientCa); !added) return std::move(added).error();
  return std::shared_ptr<const TlsContext>(std::move(made));
}

Result<void> TlsContext::addContext(const crypto::CertificatePair& pair, const std::filesystem::path& clientCa) {
  ERR_clear_error();
  SslContextPointer context(SSL_CTX_new(TLS_server_method()));
  if (!context || !setProtocol(context.get()))
    return Error{ErrorCode::internal, "TLS: " + crypto::takeOpenSslReason()};
  SSL_CTX_set_tlsext_servername_callback(context.get(), &TlsContext::selectByName);
  SSL_CTX_set_tlsext_servername_arg(context.get(), this);
  if (auto set = setCertificate(context.get(), pair); !set) return set;
  if (!clientCa.empty())
    if (auto set = setClientAuthority(context.get(), clientCa); !set) return set;
  m_contexts.push_back(std::move(context));
  return {};
}

SslPointer TlsContext::newConnection() const {
  SslPointer ssl(SSL_new(m_contexts.front().get()));
  if (ssl) SSL_set_accept_state(ssl.get());
  return ssl;
}

std::size_t TlsContext::pairFor(std::string_view host) const {
  for (std::size_t i = 0; i < m_pairs.size(); ++i)
    if (m_pairs[i].covers(host)) return i;
  return 0;
}

int TlsContext::selectByName(ssl_st* ssl, int*, void* self) {
  const auto& context = *static_cast<const TlsContext*>(self);
  const char* const name = SSL_get_servername(ssl, TLSEXT_NAMETYPE_host_name);
  if (name == nullptr) return SSL_TLSEXT_ERR_NOACK;
  const std::size_t index = context.pairFor(name);
  if (index > 0 && SSL_set_SSL_CTX(ssl, context.m_contexts[index].get()) == nullptr)
    return SSL_TLSEXT_ERR_ALERT_FATAL;
  return SSL_TLSEXT_ERR_OK;
}

}  // namespace ack::receive
