#include "core/receive/answer.h"

#include "core/base/encoding.h"
#include "core/receive/character_classes.h"

#include <array>
#include <charconv>

namespace ack::receive {
namespace {

constexpr std::string_view kJsonType = "application/json; charset=utf-8";
constexpr int kRetryAfterSeconds = 5;

struct StatusLine {
  int status;
  std::string_view reason, word;
};
constexpr std::array kStatuses = {
    StatusLine{200, "OK", ""},
    StatusLine{202, "Accepted", ""},
    StatusLine{204, "No Content", ""},
    StatusLine{400, "Bad Request", "bad_request"},
    StatusLine{401, "Unauthorized", "signature"},
    StatusLine{403, "Forbidden", "signature"},
    StatusLine{404, "Not Found", "not_found"},
    StatusLine{405, "Method Not Allowed", "method_not_allowed"},
    StatusLine{408, "Request Timeout", "too_slow"},
    StatusLine{411, "Length Required", "length_required"},
    StatusLine{413, "Content Too Large", "too_large"},
    StatusLine{414, "URI Too Long", "uri_too_long"},
    StatusLine{415, "Unsupported Media Type", "unsupported_media_type"},
    StatusLine{417, "Expectation Failed", "expectation"},
    StatusLine{422, "Unprocessable Content", "unidentified"},
    StatusLine{429, "Too Many Requests", "rate"},
    StatusLine{431, "Request Header Fields Too Large", "header_too_large"},
    StatusLine{500, "Internal Server Error", "internal"},
    StatusLine{501, "Not Implemented", "not_implemented"},
    StatusLine{503, "Service Unavailable", "unavailable"},
    StatusLine{505, "HTTP Version Not Supported", "version"},
};

const StatusLine* find(int status) noexcept {
  for (const StatusLine& line : kStatuses)
    if (line.status == status) return &line;
  return nullptr;
}

std::string_view wordOf(ResultWord result) noexcept {
  switch (result) {
  case ResultWord::none:
    return {};
  case ResultWord::accepted:
    return "accepted";
  case ResultWord::duplicate:
    return "duplicate";
  case ResultWord::stale:
    return "stale";
  case ResultWord::refused:
    return "refused";
  }
  return {};
}

void appendNumber(std::string& out, std::size_t number) {
  std::array<char, 24> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), end);
}

}  // namespace

void Answer::clear() noexcept {
  status = 200;
  result = ResultWord::refused;
  contentType.clear();
  body.clear();
  headers.clear();
  event.clear();
  allow = {};
  retryAfterSeconds = 0;
  close = false;
}

void refuse(Answer& answer, int status, std::string_view word) {
  answer.clear();
  answer.status = status;
  answer.body.append(R"({"error":")").append(word).append(R"("})");
  if (status == 503 || status == 429) answer.retryAfterSeconds = kRetryAfterSeconds;
}

std::string_view errorWordOf(int status) noexcept {
  const StatusLine* line = find(status);
  return line == nullptr || line->word.empty() ? "refused" : line->word;
}

void appendAnswer(std::string& out, const Answer& answer, std::string_view date, bool close, bool headOnly) {
  const StatusLine* line = find(answer.status);
  out.append("HTTP/1.1 ");
  appendNumber(out, static_cast<std::size_t>(answer.status));
  out.push_back(' ');
  if (line != nullptr) out.append(line->reason);
  out.append("\r\nDate: ").append(date);
  if (const std::string_view word = wordOf(answer.result); !word.empty())
    out.append("\r\nAcknowledger-Result: ").append(word);
  if (!answer.event.empty()) {
    out.append("\r\nAcknowledger-Event: ");
    appendPercentEncoded(out, answer.event);
  }
  if (!answer.allow.empty()) out.append("\r\nAllow: ").append(answer.allow);
  if (answer.retryAfterSeconds > 0) {
    out.append("\r\nRetry-After: ");
    appendNumber(out, static_cast<std::size_t>(answer.retryAfterSeconds));
  }
  out.append(answer.headers);
  if (close) out.append("\r\nConnection: close");
  // RFC 9110 8.6: no Content-Length in a 204.
  if (answer.status != 204) {
    out.append("\r\nContent-Type: ").append(answer.contentType.empty() ? kJsonType : answer.contentType);
    out.append("\r\nContent-Length: ");
    appendNumber(out, answer.body.size());
  }
  out.append("\r\n\r\n");
  if (!headOnly && answer.status != 204) out.append(answer.body);
}

void addHeader(Answer& answer, std::string_view name, std::string_view value) {
  if (name.empty() || !allIn(name, kToken) || !allIn(value, kFieldValue)) return;
  answer.headers.append("\r\n").append(name).append(": ").append(value);
}

void appendPercentEncoded(std::string& out, std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  for (const char c : bytes) {
    if (isIn(c, kHost)) {  // exactly RFC 3986's unreserved set
      out.push_back(c);
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    out.push_back('%');
    out.push_back(kDigits[byte >> 4]);
    out.push_back(kDigits[byte & 15U]);
  }
}

void appendJsonString(std::string& out, std::string_view text) {
  out.push_back('"');
  if (!base::isUtf8(text)) {
    appendPercentEncoded(out, text);
  } else {
    for (const char c : text) {
      const auto byte = static_cast<unsigned char>(c);
      if (c == '"' || c == '\\') {
        out.push_back('\\');
        out.push_back(c);
      } else if (byte < 0x20 || byte == 0x7F) {
        constexpr std::string_view kDigits = "0123456789abcdef";
        out.append("\\u00");
        out.push_back(kDigits[byte >> 4]);
        out.push_back(kDigits[byte & 15U]);
      } else {
        out.push_back(c);
      }
    }
  }
  out.push_back('"');
}

}  // namespace ack::receive
