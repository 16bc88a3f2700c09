#pragma once
// A message about an alert as e-mail (RFC 5322, MIME): what can be read everywhere, is recognised as sent by a
// machine, and has an identity of its own that stays the same over every try.
#include "core/alert/outgoing_message.h"
#include "core/config/catalogue.h"

#include <string>

namespace ack::alert {

/// Head and body with CRLF line ends, ASCII only, no line longer than 998 bytes. Identity and date are the message's,
/// however often it is tried. Whatever names it tells of, they can't end a header line.
std::string makeEmail(const config::EmailChannel& channel, const OutgoingMessage& message);
/// The host of the channel's own address: "shop.example".
std::string_view hostOf(const config::EmailChannel& channel) noexcept;

/// RFC 2047: as it is where it is plain ASCII, else as encoded words of at most 75 characters, folded.
std::string encodedHeaderText(std::string_view utf8);
/// RFC 2045 6.7, of text whose lines end with "\n": lines of at most 76 characters that end with CRLF.
std::string quotedPrintable(std::string_view text);

}  // namespace ack::alert
