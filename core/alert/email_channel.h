#pragma once
// Sends one message by SMTP (RFC 5321). In plain text only to a server on this machine, and only where that was said;
// everywhere else nothing but the greeting is said before TLS stands, and the password never leaves without it.
#include "core/alert/outgoing_message.h"
#include "core/config/catalogue.h"

#include <atomic>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace ack::alert {

/// Who has which message already while others are to have it later. In memory only: after a restart they get it once
/// more, under the same Message-ID. Thread: one.
class MailReceipts {
 public:
  static constexpr std::size_t kMostMessages = 1'000;  ///< then the oldest is forgotten

  [[nodiscard]] bool has(std::int64_t message, const std::string& address) const;
  void add(std::int64_t message, const std::string& address);
  void forget(std::int64_t message) { m_reached.erase(message); }

 private:
  std::map<std::int64_t, std::set<std::string>> m_reached;
};

/// Blocks for at most 30 s, or until `stopping`. Refused for good is what was answered by 5xx: each recipient, or a
/// command that is about all of them; everything else may be tried again. Where some recipients are put off (4xx) the
/// others get it, and `receipts` keeps it from them the next time. Where some are refused for good it is sent. In
/// both cases the evidence says so. Thread: any.
SendOutcome sendEmail(const config::EmailChannel& channel, const OutgoingMessage& message, MailReceipts& receipts,
                      const std::atomic<bool>& stopping);

}  // namespace ack::alert
