#pragma once
// Messages about alerts for tests.
#include "core/alert/outgoing_message.h"

#include <string>

namespace ack::alert::test {

constexpr UtcTime kMade{std::chrono::seconds(1796019121)};  // 2026-11-30 06:12:01

inline OutgoingMessage sample(const std::string& subject = "permanent/crm") {
  OutgoingMessage message;
  message.id = 17;
  message.news = domain::AlertNews::opened;
  message.madeAt = kMade;
  message.alert.id = AlertId{9};
  message.alert.kind = domain::AlertKind::deadLetters;
  message.alert.subject = subject;
  message.alert.state = domain::AlertState::open;
  message.alert.firstAt = kMade - std::chrono::minutes(5);
  message.alert.lastAt = kMade;
  message.alert.count = 3;
  message.alert.evidence = "the destination answered 422";
  message.alert.owner = "finance";
  return message;
}

inline OutgoingMessage trial() {
  OutgoingMessage message;
  message.id = 18;
  message.news = domain::AlertNews::trial;
  message.madeAt = kMade;
  return message;
}

/// Names that would break out of a line, a header or a terminal.
inline std::string nasty() {
  constexpr char kText[] =
      "crm\r\nBcc: evil@example.com\r\n\r\nbody\0nul \xE2\x80\xAE\xD8\x9C\xE2\x80\xA8\xFF =?UTF-8?B?WA==?= ";
  return std::string(kText, sizeof kText - 1);
}

}  // namespace ack::alert::test
