#include "core/domain/payload_document.h"

#include "core/base/encoding.h"

namespace ack::domain {
namespace {

bool looksLikeJson(std::string_view body) noexcept {
  const std::size_t first = body.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  return first != std::string_view::npos && (body[first] == '{' || body[first] == '[');
}

bool isJsonType(std::string_view type) noexcept {
  return type == "application/json" || (type.size() > 5 && type.substr(type.size() - 5) == "+json");
}

PayloadValue valueOf(const JsonNode& node) {
  PayloadValue value{LookupState::found, node.type, node.text};
  if (node.type == JsonType::boolean) value.text = node.truth ? "true" : "false";
  return value;
}

}  // namespace

std::string mediaTypeOf(std::string_view contentType) {
  return base::toLowerAscii(base::trimOws(contentType.substr(0, contentType.find(';'))));
}

Result<PayloadDocument> PayloadDocument::read(std::string_view contentType, std::string_view body,
                                              std::vector<Header> headers) {
  PayloadDocument document;
  document.m_headers = std::move(headers);
  const std::string type = mediaTypeOf(contentType);
  if (type == "application/x-www-form-urlencoded") {
    auto form = FormDocument::parse(body);
    if (!form) return Error{ErrorCode::invalid, "not a valid form: a % without two hexadecimal digits"};
    document.m_form = std::move(form);
    document.m_format = Format::form;
  } else if (isJsonType(type) || ((type.empty() || type == "text/plain") && looksLikeJson(body))) {
    auto json = JsonDocument::parse(body);
    if (!json) return std::move(json).error();
    document.m_json = std::move(json).value();
    document.m_format = Format::json;
  }
  return document;
}

PayloadValue PayloadDocument::at(std::string_view pointer, std::string_view element) const {
  if (m_json) {
    JsonLookup found = m_json->find(element);
    if (found.state == LookupState::found) found = JsonDocument::find(*found.node, pointer);
    return found.state == LookupState::found ? valueOf(*found.node) : PayloadValue{found.state, JsonType::null, {}};
  }
  PayloadValue value;
  if (!m_form || !isJsonPointer(pointer) || pointer.empty()) return value;
  std::string name;
  for (std::size_t i = 1; i < pointer.size(); ++i) {
    if (pointer[i] == '~' && i + 1 < pointer.size())
      name += pointer[++i] == '1' ? '/' : '~';
    else
      name += pointer[i];
  }
  for (const auto& [field, text] : m_form->fields) {
    if (field != name) continue;
    if (value.state == LookupState::found) return PayloadValue{LookupState::ambiguous, JsonType::null, {}};
    value = PayloadValue{LookupState::found, JsonType::string, text};
  }
  return value;
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
