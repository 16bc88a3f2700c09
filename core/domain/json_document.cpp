#include "core/domain/json_document.h"

#include "core/base/encoding.h"

#include <boost/json/basic_parser_impl.hpp>

#include <limits>

namespace ack::domain {
namespace {

/// Boost.JSON's parser alone decides what is valid; its events are not needed, for the index is made from the text.
struct NothingKept {
  static constexpr std::size_t max_object_size = std::size_t(-1);
  static constexpr std::size_t max_array_size = std::size_t(-1);
  static constexpr std::size_t max_key_size = std::size_t(-1);
  static constexpr std::size_t max_string_size = std::size_t(-1);

  using error_code = boost::json::error_code;
  using string_view = boost::json::string_view;

  bool on_document_begin(error_code&) { return true; }
  bool on_document_end(error_code&) { return true; }
  bool on_object_begin(error_code&) { return true; }
  bool on_object_end(std::size_t, error_code&) { return true; }
  bool on_array_begin(error_code&) { return true; }
  bool on_array_end(std::size_t, error_code&) { return true; }
  bool on_key_part(string_view, std::size_t, error_code&) { return true; }
  bool on_key(string_view, std::size_t, error_code&) { return true; }
  bool on_string_part(string_view, std::size_t, error_code&) { return true; }
  bool on_string(string_view, std::size_t, error_code&) { return true; }
  bool on_number_part(string_view, error_code&) { return true; }
  bool on_int64(std::int64_t, string_view, error_code&) { return true; }
  bool on_uint64(std::uint64_t, string_view, error_code&) { return true; }
  bool on_double(double, string_view, error_code&) { return true; }
  bool on_bool(bool, error_code&) { return true; }
  bool on_null(error_code&) { return true; }
  bool on_comment_part(string_view, error_code&) { return true; }
  bool on_comment(string_view, error_code&) { return true; }
};

boost::json::error_code validate(std::string_view body) {
  boost::json::parse_options options;
  options.max_depth = JsonDocument::kMaxDepth;
  boost::json::basic_parser<NothingKept> parser(options);
  boost::json::error_code error;
  const std::size_t used = parser.write_some(false, body.data(), body.size(), error);
  if (!error && used < body.size()) error = boost::json::error::extra_data;
  return error;
}

/// The same with each digit of an exponent as 0. RFC 8259 section 6 has no largest exponent, Boost.JSON has: it reads
/// numbers into doubles, and we keep their text.
std::string withoutExponents(std::string_view body) {
  std::string copy(body);
  bool inString = false, inExponent = false;
  for (std::size_t i = 0; i < copy.size(); ++i) {
    char& c = copy[i];
    if (inString) {
      i += c == '\\' ? 1 : 0;
      inString = c != '"';
    } else if (c == '"') {
      inString = true;
      inExponent = false;
    } else if (c == 'e' || c == 'E') {
      inExponent = true;
    } else if (inExponent && c >= '0' && c <= '9') {
      c = '0';
    } else if (c != '+' && c != '-') {
      inExponent = false;
    }
  }
  return copy;
}

JsonLookup member(const JsonValue& object, std::string_view name) {
  JsonLookup hit;
  const JsonItems items = object.items();
  for (auto item = items.begin(); item != items.end(); ++item) {
    if (!item.isNamed(name)) continue;
    if (hit.state == LookupState::found) return {LookupState::ambiguous, {}};
    hit = {LookupState::found, (*item).value};
  }
  return hit;
}

JsonLookup element(const JsonValue& array, std::string_view token) {
  if (token.size() > 1 && token.front() == '0') return {};
  auto index = base::parseDigits(token);
  if (!index) return {};
  for (const JsonItem& item : array.items())
    if ((*index)-- == 0) return {LookupState::found, item.value};
  return {};
}

}  // namespace

Result<JsonDocument> JsonDocument::parse(std::string_view body) {
  if (body.substr(0, 3) == "\xEF\xBB\xBF") body.remove_prefix(3);
  if (body.size() >= std::numeric_limits<std::uint32_t>::max())
    return Error{ErrorCode::invalid, "JSON of more than 4 GiB"};
  boost::json::error_code error = validate(body);
  if (error == boost::json::error::exponent_overflow) error = validate(withoutExponents(body));
  if (error) return Error{ErrorCode::invalid, "not valid JSON: " + error.message()};
  auto index = std::make_shared<JsonIndex>();
  if (!buildJsonIndex(body, kMaxValues, *index))
    return Error{ErrorCode::invalid, "JSON of more than " + std::to_string(kMaxValues) + " values"};
  JsonDocument document;
  document.m_index = std::move(index);
  return document;
}

JsonLookup JsonDocument::find(const JsonValue& from, std::string_view pointer) {
  if (!isJsonPointer(pointer)) return {};
  JsonLookup at{LookupState::found, from};
  while (!pointer.empty()) {
    pointer.remove_prefix(1);
    const std::size_t end = pointer.find('/');
    const std::string_view raw = pointer.substr(0, end);
    const bool escaped = raw.find('~') != std::string_view::npos;
    const std::string unescaped = escaped ? unescapePointerToken(raw) : std::string();
    const std::string_view token = escaped ? std::string_view(unescaped) : raw;
    pointer = end == std::string_view::npos ? std::string_view{} : pointer.substr(end);
    switch (at.value.type()) {
    case JsonType::object:
      at = member(at.value, token);
      break;
    case JsonType::array:
      at = element(at.value, token);
      break;
    case JsonType::null:
    case JsonType::boolean:
    case JsonType::number:
    case JsonType::string:
      return {};
    }
    if (at.state != LookupState::found) return at;
  }
  return at;
}

std::string unescapePointerToken(std::string_view token) {
  std::string text;
  for (std::size_t i = 0; i < token.size(); ++i) {
    if (token[i] == '~' && i + 1 < token.size()) {
      text += token[i + 1] == '1' ? '/' : '~';
      ++i;
    } else {
      text += token[i];
    }
  }
  return text;
}

bool isJsonPointer(std::string_view pointer) noexcept {
  if (pointer.empty()) return true;
  if (pointer.front() != '/') return false;
  for (std::size_t i = 0; i < pointer.size(); ++i)
    if (pointer[i] == '~' && (i + 1 >= pointer.size() || (pointer[i + 1] != '0' && pointer[i + 1] != '1')))
      return false;
  return true;
}

}  // namespace ack::domain
