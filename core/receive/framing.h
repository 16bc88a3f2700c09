#pragma once
// What the fields of a head mean together: which host, how long the body is, whether the connection stays. Every
// ambiguity that could let two readers disagree about where a request ends is refused (RFC 9112 6, 11.2). Pure.
#include "core/receive/request_head.h"

#include <string_view>

namespace ack::receive {

/// Fills path, query, authority, content fields, length, chunked, expectContinue, keepAlive from method, target,
/// version and headers. Answers 0, or the status to refuse with: 400, 417 (unknown expectation), 501 (transfer coding
/// we don't do).
int judgeFraming(RequestHead& head);

/// host [":" port] as RFC 9110 7.2 means it, without user info; "" is refused.
bool isAuthority(std::string_view text) noexcept;

}  // namespace ack::receive
