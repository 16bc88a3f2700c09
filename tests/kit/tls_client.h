#pragma once
// A blocking TLS client over OpenSSL that can be told to misbehave: old versions, weak suites, wrong names, stopping
// in the middle of a handshake. Links nothing of core.
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct ssl_ctx_st;
struct ssl_st;

namespace ack::kit {

struct TlsClientOptions {
  int minVersion{0}, maxVersion{0};      ///< TLS1_VERSION …; 0: OpenSSL's
  std::string ciphers{};                 ///< of TLS 1.2 and older, with the security level down; empty: OpenSSL's
  std::string serverName{};              ///< SNI; empty: none
  std::vector<std::string> protocols{};  ///< ALPN; empty: none
  std::filesystem::path authority{};     ///< PEM to check the server against; empty: unchecked
  std::filesystem::path certificate{}, key{};  ///< the client's own
  std::chrono::milliseconds deadline{10'000};
};

/// Thread: one at a time.
class TlsClient {
 public:
  explicit TlsClient(std::uint16_t port, TlsClientOptions options = {});
  ~TlsClient();
  TlsClient(const TlsClient&) = delete;
  TlsClient& operator=(const TlsClient&) = delete;

  /// TCP alone.
  bool connectOnly();
  /// TCP and the handshake; false: see error().
  bool connect();
  /// Resumes that client's session where it can.
  void resume(const TlsClient& earlier);
  bool send(std::string_view bytes);
  /// Until `enough` bytes of the answer's head and Content-Length are there; nullopt where the connection ended
  /// before.
  std::optional<std::string> readAnswer();
  /// Connects where needed, sends a whole request, answers its status line's code; 0 where none came.
  int statusOf(std::string_view request);
  /// Nothing more comes, and the other side has closed: waits up to `limit`.
  bool closedByPeer(std::chrono::milliseconds limit);
  void close();

  [[nodiscard]] const std::string& error() const noexcept { return m_error; }
  [[nodiscard]] ssl_st* ssl() const noexcept { return m_ssl; }
  [[nodiscard]] int socket() const noexcept { return m_socket; }
  [[nodiscard]] std::string version() const;       ///< "TLSv1.3"
  [[nodiscard]] std::string protocol() const;      ///< by ALPN
  [[nodiscard]] std::string serverDigest() const;  ///< SHA-256 of the server's certificate, hex
  [[nodiscard]] bool resumed() const;

 private:
  void noteError();

  std::uint16_t m_port;
  TlsClientOptions m_options;
  ssl_ctx_st* m_context{nullptr};
  ssl_st* m_ssl{nullptr};
  int m_socket{-1};
  std::string m_error, m_buffer;
};

}  // namespace ack::kit
