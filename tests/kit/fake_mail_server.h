#pragma once
// A mail server of the outside world on a real loopback socket: ESMTP with STARTTLS or TLS from the first byte, AUTH
// PLAIN and LOGIN, answers by script, and a record of every message and of every byte that came in the clear.
#include <atomic>
#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

struct ssl_ctx_st;

namespace ack::kit {

struct ReceivedMail {
  std::string greeting;  ///< the name of EHLO
  std::string from;
  std::vector<std::string> to;
  std::string text;  ///< head and body as sent, dots unstuffed
  std::string user, password;
  bool encrypted{false};
};

/// What the server is like. Replies are whole lines without their end.
struct MailManners {
  bool wrapped{false};         ///< TLS from the first byte
  bool offersStartTls{true};   ///< false: as if somebody on the way had taken it out
  std::string user, password;  ///< asked for by AUTH where there is a user
  /// Instead of the usual reply to "CONNECT", "EHLO", "HELO", "STARTTLS", "AUTH", "MAIL", "RCPT", "DATA" or "." (the
  /// end of a message, which is then not taken).
  std::map<std::string, std::string> replies;
  std::map<std::string, std::string> recipientReplies;  ///< by address, instead of the usual one
  enum class Trouble {
    none,
    silent,         ///< takes the connection and never says a word
    dropAtData,     ///< closes where a message is announced
    dropInData,     ///< closes in the middle of a message
    dropAfterData,  ///< takes the message and closes instead of saying so
  };
  Trouble trouble{Trouble::none};
};

/// Thread: any. Serves from construction to destruction.
class FakeMailServer {
 public:
  /// On a free port of 127.0.0.1; certificate and key are files in PEM form. Aborts the test program where it can't.
  FakeMailServer(const std::filesystem::path& certificate, const std::filesystem::path& key);
  ~FakeMailServer();
  FakeMailServer(const FakeMailServer&) = delete;
  FakeMailServer& operator=(const FakeMailServer&) = delete;

  /// From the next connection on.
  void behave(MailManners manners);
  [[nodiscard]] int port() const noexcept { return m_port; }
  /// "smtp://127.0.0.1:port", or with another scheme or host.
  [[nodiscard]] std::string url(const std::string& scheme = "smtp", const std::string& host = "127.0.0.1") const;
  [[nodiscard]] std::vector<ReceivedMail> mails() const;
  /// All that clients sent without TLS.
  [[nodiscard]] std::string inTheClear() const;
  [[nodiscard]] int connections() const { return m_connections; }

 private:
  class Session;
  void serve();

  int m_listener{-1};
  int m_port{0};
  ssl_ctx_st* m_tls{nullptr};
  std::atomic<bool> m_stopping{false};
  std::atomic<int> m_connections{0};
  mutable std::mutex m_mutex;
  MailManners m_manners;              // guarded
  std::vector<ReceivedMail> m_mails;  // guarded
  std::string m_clear;                // guarded
  std::vector<std::thread> m_sessions;
  std::thread m_server;
};

}  // namespace ack::kit
