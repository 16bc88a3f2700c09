#include "core/domain/payload_document.h"

#include "core/base/encoding.h"
#include "core/domain/multipart_form.h"

#include <algorithm>

namespace ack::domain {
namespace {

bool looksLikeJson(std::string_view body) noexcept {
  const std::size_t first = body.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  return first != std::string_view::npos && (body[first] == '{' || body[first] == '[');
}

bool isAscii(std::string_view text) noexcept {
  return std::none_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

PayloadValue valueOf(const JsonLookup& found) {
  if (found.state != LookupState::found) return {found.state, JsonType::null, {}};
  return {LookupState::found, found.value.type(), found.value.text()};
}

Error undeclared(const MediaType& media) {
  return Error{ErrorCode::invalid, "the charset of " + media.essence + " is not one that is read"};
}

}  // namespace

Result<PayloadDocument> PayloadDocument::read(std::string_view contentType, std::string_view body,
                                              std::vector<Header> headers) {
  PayloadDocument document;
  document.m_headers = std::move(headers);
  if (body.empty()) return document;
  if (contentType == "application/json") return std::move(document).readJson(body);
  const auto media = MediaType::parse(contentType);
  if (!media)
    return base::trimOws(contentType).empty() && looksLikeJson(body) ? std::move(document).readJson(body) : document;
  const auto charset = charsetOf(media->parameter("charset"));
  switch (media->kind()) {
  case MediaKind::json:
    // RFC 8259 8.1: UTF-8. Another declaration is believed where it makes no difference.
    if (charset != Charset::utf8 && !isAscii(body)) return undeclared(*media);
    return std::move(document).readJson(body);
  case MediaKind::plain:
    return looksLikeJson(body) ? std::move(document).readJson(body) : document;
  case MediaKind::form: {
    if (!charset) return undeclared(*media);
    const bool declared = !media->parameter("charset").empty();
    auto form = FormDocument::parse(body, declared ? charset : std::nullopt);
    if (!form)
      return Error{ErrorCode::invalid, "not a valid form: a % without two hexadecimal digits, or too many fields"};
    document.keepForm(std::move(*form));
    break;
  }
  case MediaKind::multipart: {
    auto form = parseMultipartForm(body, media->parameter("boundary"));
    if (!form) return std::move(form).error();
    document.keepForm(std::move(form).value());
    break;
  }
  case MediaKind::xml:
  case MediaKind::binary:
  case MediaKind::none:
    return document;
  }
  document.m_format = Format::form;
  return document;
}

Result<PayloadDocument> PayloadDocument::readJson(std::string_view body) && {
  auto json = JsonDocument::parse(body);
  if (!json) return std::move(json).error();
  m_json = std::move(json).value();
  m_format = Format::json;
  return std::move(*this);
}

void PayloadDocument::keepForm(FormDocument form) {
  m_form = std::make_shared<const FormDocument>(std::move(form));
  for (const auto& [name, text] : m_form->fields) {
    if (!looksLikeJson(text)) continue;
    if (auto json = JsonDocument::parse(text)) m_fieldJson.emplace_back(name, std::move(json).value());
  }
}

JsonLookup PayloadDocument::fieldPart(std::string_view pointer) const {
  if (m_fieldJson.empty() || !isJsonPointer(pointer) || pointer.empty()) return {};
  const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
  const std::string name = unescapePointerToken(pointer.substr(1, end - 1));
  const auto isField = [&name](const auto& field) { return field.first == name; };
  if (std::count_if(m_form->fields.begin(), m_form->fields.end(), isField) > 1) return {LookupState::ambiguous, {}};
  const auto found = std::find_if(m_fieldJson.begin(), m_fieldJson.end(), isField);
  return found == m_fieldJson.end() ? JsonLookup{} : found->second.find(pointer.substr(end));
}

PayloadValue PayloadDocument::within(const JsonValue& value, std::string_view pointer) {
  return valueOf(JsonDocument::find(value, pointer));
}

PayloadValue PayloadDocument::at(std::string_view pointer, std::string_view element) const {
  return within(part(element), pointer);
}

PayloadValue PayloadDocument::within(const JsonLookup& part, std::string_view pointer) const {
  if (part.state == LookupState::found) return within(part.value, pointer);
  if (m_json) return valueOf(part);
  PayloadValue value;
  if (!m_form || !isJsonPointer(pointer) || pointer.empty()) return value;
  const std::string name = unescapePointerToken(pointer.substr(1));
  for (const auto& [field, text] : m_form->fields) {
    if (field != name) continue;
    if (value.state == LookupState::found) return PayloadValue{LookupState::ambiguous, JsonType::null, {}};
    value = PayloadValue{LookupState::found, JsonType::string, text};
  }
  return value.state == LookupState::missing ? valueOf(fieldPart(pointer)) : value;
}

PayloadValue PayloadDocument::header(std::string_view name) const {
  PayloadValue value;
  for (const Header& header : m_headers) {
    if (!base::equalsIgnoreCaseAscii(header.name, name)) continue;
    if (value.state == LookupState::found) return PayloadValue{LookupState::ambiguous, JsonType::null, {}};
    value = PayloadValue{LookupState::found, JsonType::string, header.value};
  }
  return value;
}

}  // namespace ack::domain
