#include "core/domain/redaction.h"

#include "core/base/encoding.h"
#include "core/domain/multipart_form.h"
#include "core/domain/payload_document.h"

#include <algorithm>

namespace ack::domain {
namespace {

using Step = std::optional<std::string>;
using Path = std::vector<Step>;

constexpr std::string_view kAny = "*";
constexpr std::string_view kRedactedJson = "\"[redacted]\"";

std::vector<std::string_view> tokensOf(std::string_view pointer) {
  std::vector<std::string_view> tokens;
  while (!pointer.empty()) {
    pointer.remove_prefix(1);
    const std::size_t end = std::min(pointer.find('/'), pointer.size());
    tokens.push_back(pointer.substr(0, end));
    pointer.remove_prefix(end);
  }
  return tokens;
}

bool fits(const Step& step, std::string_view name) noexcept { return !step || *step == name; }

/// Every value at `path` from its step `at` on; a name that stands twice leads to both.
void collect(const JsonValue& value, const Path& path, std::size_t at, std::vector<std::string_view>& found) {
  if (at == path.size()) {
    found.push_back(value.raw());
    return;
  }
  const bool object = value.type() == JsonType::object;
  std::size_t index = 0;
  for (const JsonItem& item : value.items()) {
    if (fits(path[at], object ? item.name() : std::to_string(index))) collect(item.value, path, at + 1, found);
    ++index;
  }
}

/// `text` with `with` in the place of each of `pieces`, which are views of it; one within another goes with it.
std::string replaced(std::string_view text, std::vector<std::string_view> pieces, std::string_view with) {
  std::sort(pieces.begin(), pieces.end(), [](std::string_view a, std::string_view b) {
    return a.data() != b.data() ? a.data() < b.data() : a.size() > b.size();
  });
  std::string out;
  out.reserve(text.size());
  const char* reached = text.data();
  for (const std::string_view piece : pieces) {
    if (piece.data() < reached) continue;
    out.append(reached, piece.data());
    out += with;
    reached = piece.data() + piece.size();
  }
  out.append(reached, text.data() + text.size());
  return out;
}

/// nullopt where nothing stands at any of `paths`, from their step `from` on.
std::optional<std::string> redactJson(const JsonDocument& document, std::string_view text,
                                      std::span<const Path* const> paths, std::size_t from) {
  std::vector<std::string_view> found;
  for (const Path* path : paths) collect(document.root(), *path, from, found);
  if (found.empty()) return std::nullopt;
  return replaced(text, std::move(found), kRedactedJson);
}

/// What a field becomes; nullopt where it stays. A field's JSON is searched like a body's.
std::optional<std::string> redactField(std::string_view name, const std::string& text, std::span<const Path> paths) {
  std::vector<const Path*> deeper;
  for (const Path& path : paths) {
    std::string whole;  // as a rule's pointer names a field that has a slash in its name
    for (const Step& step : path) whole += (whole.empty() ? "" : "/") + step.value_or(std::string(kAny));
    if (whole == name || (path.size() == 1 && fits(path.front(), name))) return std::string(kRedactedText);
    if (path.size() > 1 && fits(path.front(), name)) deeper.push_back(&path);
  }
  if (deeper.empty()) return std::nullopt;
  const auto json = JsonDocument::parse(text);
  return json ? redactJson(*json, text, deeper, 1) : std::nullopt;
}

std::string formEncoded(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string out;
  for (const char c : text) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       std::string_view("-._*").find(c) != std::string_view::npos;
    const auto byte = static_cast<unsigned char>(c);
    if (plain)
      out += c;
    else
      (out += '%').append({kDigits[byte >> 4U], kDigits[byte & 15U]});
  }
  return out;
}

/// The pairs of `body` are those of `form`, in the same order, without the empty ones.
std::string redactForm(const FormDocument& form, std::string_view body, std::span<const Path> paths) {
  std::string out;
  std::size_t field = 0;
  while (!body.empty()) {
    const std::size_t end = std::min(body.find('&'), body.size());
    const std::string_view pair = body.substr(0, end);
    const bool last = end == body.size();
    body.remove_prefix(last ? end : end + 1);
    std::optional<std::string> value;
    if (!pair.empty()) {
      value = redactField(form.fields[field].first, form.fields[field].second, paths);
      ++field;
    }
    if (value)
      out.append(pair.substr(0, pair.find('='))).append("=").append(formEncoded(*value));
    else
      out += pair;
    if (!last) out += '&';
  }
  return out;
}

std::string redactMultipart(const std::vector<MultipartPart>& parts, std::string_view body,
                            std::span<const Path> paths) {
  std::string out;
  const char* reached = body.data();
  for (const MultipartPart& part : parts) {
    const auto value = redactField(part.name, toUtf8(part.charset, std::string(part.bytes)), paths);
    if (!value) continue;
    out.append(reached, part.bytes.data());
    // Text that is not in UTF-8 could not be written back as it came.
    const bool whole = part.charset != Charset::utf8;
    out += whole ? kRedactedText : std::string_view(*value);
    reached = part.bytes.data() + part.bytes.size();
  }
  out.append(reached, body.data() + body.size());
  return out;
}

/// Each place within each event. The events of a batch are the items of a list, so one path leads to all of them.
std::vector<Path> pathsOf(std::span<const std::string> elements, std::span<const RedactionPlace> places) {
  std::vector<Path> fronts;
  for (const std::string& element : elements) {
    Path front;
    for (const std::string_view token : tokensOf(element)) front.emplace_back(unescapePointerToken(token));
    if (!front.empty()) front.back().reset();
    if (std::find(fronts.begin(), fronts.end(), front) == fronts.end()) fronts.push_back(std::move(front));
  }
  if (fronts.empty()) fronts.emplace_back();
  std::vector<Path> paths;
  for (const Path& front : fronts) {
    for (const RedactionPlace& place : places) {
      Path path = front;
      path.insert(path.end(), place.steps().begin(), place.steps().end());
      paths.push_back(std::move(path));
    }
  }
  return paths;
}

}  // namespace

Result<RedactionPlace> RedactionPlace::parse(std::string_view pointer) {
  if (pointer.empty() || pointer.front() != '/' || !isJsonPointer(pointer))
    return Error{ErrorCode::invalid,
                 "not a JSON Pointer (RFC 6901): it begins with '/', and '~' is followed by 0 or 1"};
  RedactionPlace place;
  place.m_text = pointer;
  for (const std::string_view token : tokensOf(pointer))
    place.m_steps.push_back(token == kAny ? Step{} : Step{unescapePointerToken(token)});
  if (place.m_steps.size() > kMaxDepth)
    return Error{ErrorCode::invalid, "has more than " + std::to_string(kMaxDepth) + " steps"};
  return place;
}

bool RedactionPlace::covers(std::string_view pointer) const {
  if (!isJsonPointer(pointer)) return false;
  const auto tokens = tokensOf(pointer);
  if (tokens.size() < m_steps.size()) return false;
  for (std::size_t i = 0; i < m_steps.size(); ++i)
    if (!fits(m_steps[i], unescapePointerToken(tokens[i]))) return false;
  return true;
}

std::string redactBody(std::string_view contentType, std::string_view body, std::span<const std::string> elements,
                       std::span<const RedactionPlace> places) {
  if (body.empty() || places.empty()) return std::string(body);
  const auto document = PayloadDocument::read(contentType, body, {});
  if (!document) return std::string(kRedactedText);
  const std::vector<Path> paths = pathsOf(elements, places);
  if (document->json() != nullptr) {
    std::vector<const Path*> all;
    for (const Path& path : paths) all.push_back(&path);
    return redactJson(*document->json(), body, all, 0).value_or(std::string(body));
  }
  if (document->form() == nullptr) return std::string(kRedactedText);
  const auto media = MediaType::parse(contentType);
  if (!media || media->kind() != MediaKind::multipart) return redactForm(*document->form(), body, paths);
  const auto parts = parseMultipartParts(body, media->parameter("boundary"));
  return parts ? redactMultipart(*parts, body, paths) : std::string(kRedactedText);
}

}  // namespace ack::domain
