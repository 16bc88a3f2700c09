#pragma once
// One way to address a payload, whatever it is written in: JSON by pointers, a form (also multipart) as if it were
// one flat JSON object of strings, headers by name. Rules and provider recipes both read through this.
#include "core/domain/form_document.h"
#include "core/domain/json_document.h"
#include "core/domain/media_type.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ack::domain {

struct Header {
  std::string name;   ///< as sent
  std::string value;  ///< without surrounding white space
};

/// A value that was looked up. `text` is the string, the number's own characters, "true"/"false", or empty for null.
struct PayloadValue {
  LookupState state{LookupState::missing};
  JsonType type{JsonType::null};
  std::string text;
  [[nodiscard]] bool isScalar() const noexcept {
    return state == LookupState::found && type != JsonType::array && type != JsonType::object;
  }
};

class PayloadDocument {
 public:
  enum class Format { none, json, form };

  /// Decides by media type: JSON for application/json, */*+json and text/plain or an absent type whose first byte is
  /// '{' or '['; a form for application/x-www-form-urlencoded and multipart/form-data; otherwise, and for an
  /// empty body, none (headers only).
  /// invalid where the body is not what the type declares. `contentType` is the raw header value. `body` is decoded
  /// (no gzip) and must outlive the document.
  static Result<PayloadDocument> read(std::string_view contentType, std::string_view body,
                                      std::vector<Header> headers);
  template <std::same_as<std::string> Temporary>
  static Result<PayloadDocument> read(std::string_view contentType, Temporary&& body,
                                      std::vector<Header> headers) = delete;

  [[nodiscard]] Format format() const noexcept { return m_format; }
  /// RFC 6901 into JSON; "/Name" into a form (a repeated field is ambiguous), "/Name/…" into the JSON that such a
  /// field holds. `element` is put in front of `pointer` (batches: "/0").
  [[nodiscard]] PayloadValue at(std::string_view pointer, std::string_view element = {}) const;
  /// As at() within one value of a JSON document, such as an element of a batch.
  [[nodiscard]] static PayloadValue within(const JsonValue& value, std::string_view pointer);
  /// As at() within what part() found.
  [[nodiscard]] PayloadValue within(const JsonLookup& part, std::string_view pointer) const;
  /// The JSON value that `element` points to, also within a form's field that holds JSON ("/mandrill_events/0");
  /// missing where there is none.
  [[nodiscard]] JsonLookup part(std::string_view element) const {
    return m_json ? m_json->find(element) : fieldPart(element);
  }
  /// By name, case-insensitive; two fields of the name are ambiguous.
  [[nodiscard]] PayloadValue header(std::string_view name) const;
  [[nodiscard]] const JsonDocument* json() const noexcept { return m_json ? &*m_json : nullptr; }
  [[nodiscard]] const FormDocument* form() const noexcept { return m_form.get(); }
  [[nodiscard]] const std::vector<Header>& headers() const noexcept { return m_headers; }

 private:
  [[nodiscard]] Result<PayloadDocument> readJson(std::string_view body) &&;
  void keepForm(FormDocument form);
  [[nodiscard]] JsonLookup fieldPart(std::string_view pointer) const;

  Format m_format{Format::none};
  std::optional<JsonDocument> m_json;
  std::shared_ptr<const FormDocument> m_form;  // shared by copies; m_fieldJson views its texts
  std::vector<std::pair<std::string_view, JsonDocument>> m_fieldJson;  // by name, of fields that hold JSON
  std::vector<Header> m_headers;
};

}  // namespace ack::domain
