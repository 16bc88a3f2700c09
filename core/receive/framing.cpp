#include "core/receive/framing.h"

#include "core/base/encoding.h"
#include "core/receive/character_classes.h"

namespace ack::receive {
namespace {

using base::equalsIgnoreCaseAscii;
using base::trimOws;

/// How often each framing field came, and its value.
struct Seen {
  int hosts{0}, lengths{0}, codings{0}, types{0}, encodings{0};
  std::string_view host, length, coding;
};

bool isPort(std::string_view text) noexcept {
  if (text.size() > 5) return false;
  unsigned port = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return false;
    port = port * 10 + static_cast<unsigned>(c - '0');
  }
  return port <= 65'535;
}

bool splitTarget(RequestHead& head) noexcept {
  std::string_view rest = head.target;
  if (rest.front() != '/') {
    if (rest == "*") return head.method == "OPTIONS";
    // Authority-form (RFC 9112 3.2.3). Whatever the answer, the connection is not to be used as a tunnel.
    if (head.method == "CONNECT") {
      head.authority = rest;
      return rest.find(':') != std::string_view::npos && isAuthority(rest);
    }
    // Absolute-form (RFC 9112 3.2.2): the authority in the target wins over Host.
    const std::size_t scheme = rest.find("://");
    if (scheme == std::string_view::npos) return false;
    if (!equalsIgnoreCaseAscii(rest.substr(0, scheme), "http") &&
        !equalsIgnoreCaseAscii(rest.substr(0, scheme), "https"))
      return false;
    rest.remove_prefix(scheme + 3);
    const std::size_t end = rest.find_first_of("/?");
    head.authority = rest.substr(0, end);
    if (!isAuthority(head.authority)) return false;
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end);
  }
  const std::size_t mark = rest.find('?');
  head.path = rest.substr(0, mark);
  head.hasQuery = mark != std::string_view::npos;
  if (head.hasQuery) head.query = rest.substr(mark + 1);
  return true;
}

/// Calls `each` with the trimmed elements of a comma list.
template <class Each>
void forEachElement(std::string_view list, Each each) {
  while (true) {
    const std::size_t comma = list.find(',');
    each(trimOws(list.substr(0, comma)));
    if (comma == std::string_view::npos) return;
    list.remove_prefix(comma + 1);
  }
}

/// 0 for exactly "chunked"; 501 for well-formed codings that end otherwise than we can read; 400 for what could be
/// read in two ways (chunked not last or twice, identity, quotes, empty elements).
int judgeTransferCoding(std::string_view value) {
  if (equalsIgnoreCaseAscii(value, "chunked")) return 0;
  bool faulty = false;
  bool afterChunked = false;
  forEachElement(value, [&](std::string_view element) {
    if (element.empty() || !allIn(element, kToken) || afterChunked || equalsIgnoreCaseAscii(element, "identity"))
      faulty = true;
    afterChunked = afterChunked || equalsIgnoreCaseAscii(element, "chunked");
  });
  return faulty ? 400 : 501;
}

int judgeLength(RequestHead& head, const Seen& seen) {
  if (seen.codings > 0) {
    // RFC 9112 6.1: both together, or chunked in HTTP/1.0, is how requests are smuggled.
    if (seen.lengths > 0 || seen.codings > 1 || head.minorVersion == 0) return 400;
    head.chunked = true;
    return judgeTransferCoding(seen.coding);
  }
  if (seen.lengths == 0) return 0;
  if (seen.lengths > 1) return 400;
  const auto length = base::parseDigits(seen.length);
  if (!length) return 400;
  head.hasLength = true;
  head.contentLength = *length;
  return 0;
}

int judgeHost(RequestHead& head, const Seen& seen) noexcept {
  if (seen.hosts > 1 || (seen.hosts == 0 && head.minorVersion > 0)) return 400;
  if (seen.hosts == 1 && !isAuthority(seen.host)) return 400;
  if (head.authority.empty()) head.authority = seen.host;
  return 0;
}

/// Answers false for an expectation we can't meet.
bool takeField(RequestHead& head, Seen& seen, std::string_view name, std::string_view value) {
  // Told apart by length first: nearly every field is none of these.
  switch (name.size()) {
  case 4:
    if (equalsIgnoreCaseAscii(name, "Host")) ++seen.hosts, seen.host = trimOws(value);
    break;
  case 6:
    if (!equalsIgnoreCaseAscii(name, "Expect") || head.minorVersion == 0) break;
    if (!equalsIgnoreCaseAscii(trimOws(value), "100-continue")) return false;
    head.expectContinue = true;
    break;
  case 10:
    if (equalsIgnoreCaseAscii(name, "Connection"))
      forEachElement(value, [&head](std::string_view option) {
        if (equalsIgnoreCaseAscii(option, "close")) head.keepAlive = false;
      });
    break;
  case 12:
    if (equalsIgnoreCaseAscii(name, "Content-Type")) ++seen.types, head.contentType = trimOws(value);
    break;
  case 14:
    if (equalsIgnoreCaseAscii(name, "Content-Length")) ++seen.lengths, seen.length = trimOws(value);
    break;
  case 16:
    if (equalsIgnoreCaseAscii(name, "Content-Encoding")) ++seen.encodings, head.contentEncoding = trimOws(value);
    break;
  case 17:
    if (equalsIgnoreCaseAscii(name, "Transfer-Encoding")) ++seen.codings, seen.coding = trimOws(value);
    break;
  }
  return true;
}

}  // namespace

bool isAuthority(std::string_view text) noexcept {
  if (!text.empty() && text.front() == '[') {
    const std::size_t close = text.find(']');
    if (close == std::string_view::npos || close < 3) return false;
    for (const char c : text.substr(1, close - 1))
      if (!isIn(c, kHex) && c != ':' && c != '.') return false;
    text.remove_prefix(close + 1);
    return text.empty() || (text.front() == ':' && isPort(text.substr(1)));
  }
  const std::size_t colon = text.find(':');
  const std::string_view host = text.substr(0, colon);
  if (host.empty() || !allIn(host, kHost)) return false;
  return colon == std::string_view::npos || isPort(text.substr(colon + 1));
}

int judgeFraming(RequestHead& head) {
  if (!splitTarget(head)) return 400;
  head.keepAlive = head.minorVersion > 0 && head.method != "CONNECT";
  Seen seen;
  bool expectationMet = true;
  for (const provider::HeaderView& header : head.headers)
    if (!takeField(head, seen, header.name, header.value)) expectationMet = false;
  if (const int status = judgeHost(head, seen); status != 0) return status;
  if (const int status = judgeLength(head, seen); status != 0) return status;
  // One body, one description of it: two would let us and the provider's signature disagree.
  if (seen.types > 1 || seen.encodings > 1) return 400;
  return expectationMet ? 0 : 417;
}

}  // namespace ack::receive
