#include "core/provider/pasted_request.h"

#include "core/provider/pasted_curl.h"
#include "core/provider/request_header.h"

#include <algorithm>
#include <optional>

namespace ack::provider {
namespace {

constexpr std::size_t kMaxHeaders = 200;

Error unreadable(std::string message) { return Error{ErrorCode::invalid, std::move(message)}; }

/// Takes one line off `text`, without its line end.
std::string_view takeLine(std::string_view& text) noexcept {
  const std::size_t end = text.find('\n');
  std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

bool isMethod(std::string_view word) noexcept {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

/// "POST /hooks/shop HTTP/1.1", with or without the version.
bool readRequestLine(std::string_view line, PastedRequest& request) {
  const std::size_t space = line.find(' ');
  if (space == std::string_view::npos || !isMethod(line.substr(0, space))) return false;
  std::string_view target = base::trimOws(line.substr(space));
  if (const std::size_t version = target.rfind(" HTTP/"); version != std::string_view::npos)
    target = base::trimOws(target.substr(0, version));
  const bool plausible = target.starts_with('/') || target.find("://") != std::string_view::npos;
  if (!plausible || target.find(' ') != std::string_view::npos) return false;
  request.method = line.substr(0, space);
  request.target = target;
  return true;
}

/// "Name: value", or the two columns of a table that a dashboard shows.
std::optional<domain::Header> readHeaderLine(std::string_view line) {
  std::size_t separator = line.find(':');
  if (const std::size_t tab = line.find('\t'); tab < separator) separator = tab;
  if (separator == std::string_view::npos) return std::nullopt;
  const std::string_view name = base::trimOws(line.substr(0, separator));
  if (!isHeaderName(name)) return std::nullopt;
  return domain::Header{std::string(name), std::string(base::trimOws(line.substr(separator + 1)))};
}

/// Where the request says how long its body is, a line end that came with pasting does not belong to it.
void cutToContentLength(PastedRequest& request) {
  for (const domain::Header& header : request.headers) {
    if (!base::equalsIgnoreCaseAscii(header.name, "Content-Length")) continue;
    const auto length = base::parseDigits(header.value);
    if (!length || *length >= request.body.size()) return;
    const std::string_view rest = std::string_view(request.body).substr(static_cast<std::size_t>(*length));
    if (rest.find_first_not_of("\r\n") == std::string_view::npos)
      request.body.resize(static_cast<std::size_t>(*length));
    return;
  }
}

Result<PastedRequest> readHeadAndBody(std::string_view text) {
  PastedRequest request;
  request.form = PastedRequest::Form::headersAndBody;
  bool first = true;
  for (int number = 1; !text.empty(); ++number) {
    const std::string_view line = takeLine(text);
    if (base::trimOws(line).empty()) {
      if (first) continue;
      request.hasBody = !text.empty();
      request.body = text;
      break;
    }
    if (first && readRequestLine(line, request)) {
      request.form = PastedRequest::Form::http;
      first = false;
      continue;
    }
    first = false;
    auto header = readHeaderLine(line);
    if (!header)
      return unreadable("line " + std::to_string(number) +
                        " is neither \"Name: value\" nor the empty line in front of the body");
    if (request.headers.size() >= kMaxHeaders) return unreadable("more than 200 headers");
    request.headers.push_back(std::move(*header));
  }
  if (request.headers.empty())
    return unreadable("there is no header; a request is its headers, an empty line, its body");
  cutToContentLength(request);
  return request;
}

/// Of what `curl -v` prints only the lines with '>' are the request; its body is not printed, but may be pasted
/// behind.
Result<PastedRequest> readCurlOutput(std::string_view text) {
  std::string head;
  bool inHead = false;
  bool answered = false;
  std::string_view rest = text;
  std::string_view behind;
  while (!rest.empty()) {
    const std::string_view line = takeLine(rest);
    if (line.starts_with('>')) {
      head.append(base::trimOws(line.substr(1))).append("\n");
      inHead = true;
      behind = rest;
    } else if (line.starts_with("< ")) {
      answered = true;
    } else if (inHead && (line.starts_with("* ") || line.starts_with("} [") || line.starts_with("{ ["))) {
      behind = rest;
    }
  }
  if (!answered && !behind.empty()) head.append(head.ends_with("\n\n") ? "" : "\n").append(behind);
  auto request = readHeadAndBody(head);
  if (request) request->form = PastedRequest::Form::curlOutput;
  return request;
}

bool hasLineWith(std::string_view text, std::string_view beginning) {
  return text.starts_with(beginning) || text.find("\n" + std::string(beginning)) != std::string_view::npos;
}

}  // namespace

Result<PastedRequest> readPastedRequest(std::string_view text) {
  if (text.size() > kMaxPastedBytes) return Error{ErrorCode::full, "larger than 4 MiB"};
  const std::size_t start = text.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos) return unreadable("nothing was pasted");
  const std::string_view trimmed = text.substr(start);
  if (trimmed.starts_with('{')) return readPastedJson(trimmed);
  if (trimmed.starts_with("curl ")) return readPastedCommand(trimmed);
  if (hasLineWith(trimmed, "> ")) return readCurlOutput(trimmed);
  return readHeadAndBody(trimmed);
}

}  // namespace ack::provider
