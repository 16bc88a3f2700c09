#pragma once
// What a mail server answered to which command. libcurl tells only the last status, whoever it was about: a recipient
// that was refused before the connection broke must not look like a refusal of the message.
#include <curl/curl.h>

#include <string>
#include <string_view>
#include <vector>

namespace ack::alert {

/// Thread: one.
class SmtpReplies {
 public:
  /// For CURLOPT_DEBUGFUNCTION, with `self` as its data. Keeps no command: one of them carries the password.
  static int onDebug(CURL*, curl_infotype type, char* data, std::size_t size, void* self) noexcept;

  /// A command that is sent, as far as it is known.
  void takeCommand(std::string_view command);
  /// A line of a reply. Those but the last one of a reply, and what comes behind QUIT, are not kept.
  void takeLine(std::string_view line);

  /// In the order in which recipients were named; fewer than those where it ended before.
  [[nodiscard]] const std::vector<std::string>& ofRecipients() const noexcept { return m_recipients; }
  /// To the last command before QUIT, or the greeting; empty where it wasn't answered.
  [[nodiscard]] const std::string& last() const noexcept { return m_last; }
  [[nodiscard]] bool lastIsOfRecipient() const noexcept { return m_toRecipient; }

 private:
  bool m_toRecipient{false};  // the last command before QUIT
  bool m_over{false};
  std::vector<std::string> m_recipients;
  std::string m_last;
};

/// Whether it is a reply whose code begins with that digit.
[[nodiscard]] bool isSmtpReply(std::string_view line, char first) noexcept;

}  // namespace ack::alert
