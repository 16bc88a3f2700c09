#pragma once
// One answer as values, and its bytes on the wire. Last station at the receiver: what stands here is only sent once
// the store has made it true.
#include <string>
#include <string_view>

namespace ack::receive {

/// The word of the header Acknowledger-Result (contract.md).
enum class ResultWord { none, accepted, duplicate, stale, refused };

/// Reused by its connection: clear() keeps the strings' memory.
struct Answer {
  int status{200};
  ResultWord result{ResultWord::refused};
  std::string contentType;  ///< "" is the contract's JSON type
  std::string body;
  std::string headers;       ///< further fields as they go on the wire, each with its CRLF in front; see addHeader()
  std::string event;         ///< the event ID, opaque; percent-encoded into Acknowledger-Event; "" leaves it out
  std::string_view allow;    ///< for 405 and OPTIONS; must live until the answer is written
  int retryAfterSeconds{0};  ///< 0: none
  bool close{false};         ///< close after this answer

  void clear() noexcept;
};

/// Adds a field; one whose name or value could break the answer (CR, LF, other control bytes) is left out.
void addHeader(Answer& answer, std::string_view name, std::string_view value);

/// Sets `answer` to a refusal with {"error":"<word>"}; 503 and 429 get Retry-After.
void refuse(Answer& answer, int status, std::string_view word);

/// The word in the body for a status that only HTTP itself explains: 400 "bad_request" ….
std::string_view errorWordOf(int status) noexcept;

/// Appends status line, fields and (unless `headOnly`, for HEAD) the body. `date` is an RFC 9110 5.6.7 date.
void appendAnswer(std::string& out, const Answer& answer, std::string_view date, bool close, bool headOnly);

/// Appends `text` as a JSON string with its quotes. Bytes that are not UTF-8 are written percent-encoded as a whole,
/// so that the answer stays valid JSON.
void appendJsonString(std::string& out, std::string_view text);

/// Appends `bytes` with everything but RFC 3986 unreserved characters as %XX.
void appendPercentEncoded(std::string& out, std::string_view bytes);

}  // namespace ack::receive
