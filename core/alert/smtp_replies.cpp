#include "core/alert/smtp_replies.h"

#include "core/base/encoding.h"

namespace ack::alert {
namespace {

constexpr std::size_t kMaxLineBytes = 2'000;

bool isDigit(char c) noexcept { return c >= '0' && c <= '9'; }

bool isReply(std::string_view line) noexcept {
  return line.size() >= 3 && isDigit(line[0]) && isDigit(line[1]) && isDigit(line[2]);
}

bool begins(std::string_view command, std::string_view verb) {
  return base::equalsIgnoreCaseAscii(command.substr(0, verb.size()), verb);
}

}  // namespace

bool isSmtpReply(std::string_view line, char first) noexcept { return isReply(line) && line[0] == first; }

int SmtpReplies::onDebug(CURL* /*easy*/, curl_infotype type, char* data, std::size_t size, void* self) noexcept {
  auto& replies = *static_cast<SmtpReplies*>(self);
  if (type == CURLINFO_HEADER_OUT) replies.takeCommand({data, size});
  if (type == CURLINFO_HEADER_IN) replies.takeLine({data, size});
  return 0;
}

void SmtpReplies::takeCommand(std::string_view command) {
  m_over = m_over || begins(command, "QUIT");
  if (m_over) return;
  m_toRecipient = begins(command, "RCPT TO:");
  m_last.clear();
}

void SmtpReplies::takeLine(std::string_view line) {
  while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.remove_suffix(1);
  const bool more = line.size() > 3 && line[3] != ' ';
  if (m_over || !isReply(line) || more) return;
  const bool first = m_last.empty();
  m_last = line.substr(0, kMaxLineBytes);
  if (m_toRecipient && first) m_recipients.push_back(m_last);
}

}  // namespace ack::alert
