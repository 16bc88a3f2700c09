#include "core/domain/multipart_form.h"

#include "core/base/encoding.h"
#include "core/domain/media_type.h"

#include <algorithm>

namespace ack::domain {
namespace {

constexpr std::string_view kLineEnd = "\r\n";

Error broken(std::string_view what) { return Error{ErrorCode::invalid, "not valid multipart: " + std::string(what)}; }

/// RFC 2046 5.1.1: 1 to 70 characters of a small set, the last one no space.
bool isBoundary(std::string_view text) noexcept {
  const auto allowed = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("'()+_,-./:=? ").find(c) != std::string_view::npos;
  };
  return !text.empty() && text.size() <= 70 && text.back() != ' ' && std::all_of(text.begin(), text.end(), allowed);
}

/// What a part says of itself.
struct PartHead {
  std::optional<std::string> name;
  bool file{false};
  bool encoded{false};
  Charset charset{Charset::utf8};
};

/// A parameter of Content-Disposition. RFC 7578 section 2 lets senders write a quote inside as \" or %22: the first
/// is undone here, the second left, since it may as well be meant.
std::optional<std::string> dispositionParameter(std::string_view value, std::string_view wanted) {
  while (true) {
    const std::size_t semicolon = value.find(';');
    if (semicolon == std::string_view::npos) return std::nullopt;
    value = base::trimOws(value.substr(semicolon + 1));
    const std::size_t equals = value.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    const std::string_view name = base::trimOws(value.substr(0, equals));
    value.remove_prefix(equals + 1);
    std::string text;
    if (!value.empty() && value.front() == '"') {
      std::size_t at = 1;
      for (; at < value.size() && value[at] != '"'; ++at) {
        if (value[at] == '\\' && at + 1 < value.size() && value[at + 1] == '"') ++at;
        text += value[at];
      }
      if (at >= value.size()) return std::nullopt;
      value.remove_prefix(at + 1);
    } else {
      text = base::trimOws(value.substr(0, value.find(';')));
    }
    if (base::equalsIgnoreCaseAscii(name, wanted)) return text;
  }
}

/// One field of a part's head; false where it is none.
bool readField(std::string_view line, PartHead& head) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || colon == 0) return false;
  const std::string_view name = line.substr(0, colon);
  const std::string_view value = base::trimOws(line.substr(colon + 1));
  if (base::equalsIgnoreCaseAscii(name, "Content-Disposition")) {
    if (!base::equalsIgnoreCaseAscii(base::trimOws(value.substr(0, value.find(';'))), "form-data")) return false;
    head.name = dispositionParameter(value, "name");
    head.file = dispositionParameter(value, "filename") || dispositionParameter(value, "filename*");
  } else if (base::equalsIgnoreCaseAscii(name, "Content-Transfer-Encoding")) {
    head.encoded = !base::equalsIgnoreCaseAscii(value, "7bit") && !base::equalsIgnoreCaseAscii(value, "8bit") &&
                   !base::equalsIgnoreCaseAscii(value, "binary");
  } else if (base::equalsIgnoreCaseAscii(name, "Content-Type")) {
    const auto media = MediaType::parse(value);
    if (media) head.charset = charsetOf(media->parameter("charset")).value_or(Charset::utf8);
  }
  return true;
}

/// The head in front of `part`, which is cut off it with its empty line.
Result<PartHead> takeHead(std::string_view& part) {
  PartHead head;
  const std::string_view whole = part;
  while (true) {
    const std::size_t end = part.find(kLineEnd);
    if (end == std::string_view::npos) return broken("a part has no empty line behind its head");
    if (whole.size() - part.size() + end > kMaxMultipartHeadBytes) return broken("the head of a part is too long");
    const std::string_view line = part.substr(0, end);
    part.remove_prefix(end + kLineEnd.size());
    if (line.empty()) break;
    if (!readField(line, head)) return broken("the head of a part can't be read");
  }
  if (!head.name) return broken("a part has no name");
  return head;
}

/// Where the next delimiter stands at the beginning of a line, from `from` on; npos where there is none.
std::size_t findDelimiter(std::string_view body, std::string_view delimiter, std::size_t from) noexcept {
  if (from == 0 && body.substr(0, delimiter.size() - kLineEnd.size()) == delimiter.substr(kLineEnd.size())) return 0;
  return body.find(delimiter, from);
}

}  // namespace

Result<std::vector<MultipartPart>> parseMultipartParts(std::string_view body, std::string_view boundary) {
  if (!isBoundary(boundary)) return broken("no usable boundary");
  const std::string delimiter = std::string("\r\n--").append(boundary);
  std::vector<MultipartPart> found;
  std::size_t at = findDelimiter(body, delimiter, 0);
  if (at == std::string_view::npos) return broken("the boundary does not stand in the body");
  at += at == 0 && body.front() == '-' ? delimiter.size() - kLineEnd.size() : delimiter.size();
  for (std::size_t parts = 0;; ++parts) {
    std::string_view rest = body.substr(at);
    if (rest.substr(0, 2) == "--") return found;
    // RFC 2046 5.1.1: space may stand behind a boundary on its line.
    rest = rest.substr(std::min(rest.find_first_not_of(" \t"), rest.size()));
    if (rest.substr(0, kLineEnd.size()) != kLineEnd) return broken("a boundary's line does not end");
    if (parts >= kMaxMultipartParts) return broken("too many parts");
    const std::size_t begin = body.size() - rest.size() + kLineEnd.size();
    // The line end that closes the boundary's line may be the one that opens the next delimiter: an empty part.
    const std::size_t end = body.find(delimiter, begin - kLineEnd.size());
    if (end == std::string_view::npos) return broken("the last part is not closed");
    if (end < begin) return broken("a part is empty");
    std::string_view part = body.substr(begin, end - begin);
    auto head = takeHead(part);
    if (!head) return std::move(head).error();
    if (!head->file && head->encoded) return broken("a field is encoded for transfer");
    found.push_back({std::move(*head->name), head->file, head->charset, part});
    at = end + delimiter.size();
  }
}

Result<FormDocument> parseMultipartForm(std::string_view body, std::string_view boundary) {
  auto parts = parseMultipartParts(body, boundary);
  if (!parts) return std::move(parts).error();
  FormDocument form;
  for (MultipartPart& part : *parts)
    if (!part.file) form.fields.emplace_back(std::move(part.name), toUtf8(part.charset, std::string(part.bytes)));
  return form;
}

}  // namespace ack::domain
