#pragma once
// One loaded set of certificates as OpenSSL uses it, immutable: a reload makes another one, and connections keep the
// one that they began with. TLS 1.2 and 1.3 with forward secrecy and AEAD only; no compression, no renegotiation, no
// early data (a replayable POST), ALPN http/1.1.
#include "core/base/result.h"
#include "core/crypto/certificate_pair.h"

#include <filesystem>
#include <memory>
#include <string_view>
#include <vector>

struct ssl_ctx_st;
struct ssl_st;

namespace ack::receive {

struct FreeSslContext {
  void operator()(ssl_ctx_st* context) const noexcept;
};
struct FreeSsl {
  void operator()(ssl_st* ssl) const noexcept;
};
using SslPointer = std::unique_ptr<ssl_st, FreeSsl>;

/// Thread: any, also several at once.
class TlsContext {
 public:
  /// `pairs`: at least one. invalid names the file that OpenSSL refuses (weak key, weak digest, no CA in `clientCa`).
  static Result<std::shared_ptr<const TlsContext>> create(std::vector<crypto::CertificatePair> pairs,
                                                          const std::filesystem::path& clientCa);
  TlsContext(const TlsContext&) = delete;
  TlsContext& operator=(const TlsContext&) = delete;

  /// A server's side of a new connection, without its transport. This context must outlive its handshake. Null where
  /// memory is short.
  [[nodiscard]] SslPointer newConnection() const;
  [[nodiscard]] const std::vector<crypto::CertificatePair>& pairs() const noexcept { return m_pairs; }
  /// Which pair a client that asks for this name gets; 0 for an unknown one.
  [[nodiscard]] std::size_t pairFor(std::string_view host) const;

 private:
  using SslContextPointer = std::unique_ptr<ssl_ctx_st, FreeSslContext>;

  TlsContext() = default;
  Result<void> addContext(const crypto::CertificatePair& pair, const std::filesystem::path& clientCa);
  static int selectByName(ssl_st* ssl, int* alert, void* self);

  std::vector<crypto::CertificatePair> m_pairs;
  std::vector<SslContextPointer> m_contexts;  ///< one for each pair
};

}  // namespace ack::receive
