#include "core/domain/json_document.h"

#include "core/base/encoding.h"

#include <boost/json/basic_parser_impl.hpp>

namespace ack::domain {
namespace {

/// Builds the tree from Boost.JSON's events. Numbers come with their characters, which boost::json::value would lose.
struct TreeHandler {
  static constexpr std::size_t max_object_size = std::size_t(-1);
  static constexpr std::size_t max_array_size = std::size_t(-1);
  static constexpr std::size_t max_key_size = std::size_t(-1);
  static constexpr std::size_t max_string_size = std::size_t(-1);

  using error_code = boost::json::error_code;
  using string_view = boost::json::string_view;

  JsonNode root;
  std::vector<JsonNode> open;  // containers not yet closed, outermost first
  std::string pendingKey;
  std::string keyText;
  std::string partText;

  void place(JsonNode node) {
    if (open.empty()) {
      root = std::move(node);
      return;
    }
    if (open.back().type == JsonType::object) node.key = std::move(pendingKey);
    open.back().items.push_back(std::move(node));
  }
  void begin(JsonType type) {
    JsonNode node;
    node.type = type;
    if (!open.empty() && open.back().type == JsonType::object) node.key = std::move(pendingKey);
    open.push_back(std::move(node));
  }
  void end() {
    JsonNode node = std::move(open.back());
    open.pop_back();
    if (open.empty())
      root = std::move(node);
    else
      open.back().items.push_back(std::move(node));
  }
  void number(string_view tail) {
    JsonNode node;
    node.type = JsonType::number;
    node.text = std::move(partText);
    node.text.append(tail.data(), tail.size());
    partText.clear();
    place(std::move(node));
  }

  bool on_document_begin(error_code&) { return true; }
  bool on_document_end(error_code&) { return true; }
  bool on_object_begin(error_code&) { return begin(JsonType::object), true; }
  bool on_object_end(std::size_t, error_code&) { return end(), true; }
  bool on_array_begin(error_code&) { return begin(JsonType::array), true; }
  bool on_array_end(std::size_t, error_code&) { return end(), true; }
  bool on_key_part(string_view text, std::size_t, error_code&) {
    return keyText.append(text.data(), text.size()), true;
  }
  bool on_key(string_view text, std::size_t, error_code&) {
    keyText.append(text.data(), text.size());
    pendingKey = std::move(keyText);
    keyText.clear();
    return true;
  }
  bool on_string_part(string_view text, std::size_t, error_code&) {
    return partText.append(text.data(), text.size()), true;
  }
  bool on_string(string_view text, std::size_t, error_code&) {
    JsonNode node;
    node.type = JsonType::string;
    node.text = std::move(partText);
    node.text.append(text.data(), text.size());
    partText.clear();
    place(std::move(node));
    return true;
  }
  bool on_number_part(string_view text, error_code&) { return partText.append(text.data(), text.size()), true; }
  bool on_int64(std::int64_t, string_view text, error_code&) { return number(text), true; }
  bool on_uint64(std::uint64_t, string_view text, error_code&) { return number(text), true; }
  bool on_double(double, string_view text, error_code&) { return number(text), true; }
  bool on_bool(bool value, error_code&) {
    JsonNode node;
    node.type = JsonType::boolean;
    node.truth = value;
    place(std::move(node));
    return true;
  }
  bool on_null(error_code&) { return place(JsonNode{}), true; }
  bool on_comment_part(string_view, error_code&) { return true; }
  bool on_comment(string_view, error_code&) { return true; }
};

/// Undoes ~1 and ~0 of one reference token (RFC 6901 section 4).
std::string unescapeToken(std::string_view token) {
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

JsonLookup member(const JsonNode& object, std::string_view name) {
  const JsonNode* hit = nullptr;
  for (const JsonNode& item : object.items) {
    if (item.key != name) continue;
    if (hit != nullptr) return {LookupState::ambiguous, nullptr};
    hit = &item;
  }
  return hit != nullptr ? JsonLookup{LookupState::found, hit} : JsonLookup{};
}

JsonLookup element(const JsonNode& array, std::string_view token) {
  if (token.size() > 1 && token.front() == '0') return {};
  const auto index = base::parseDigits(token);
  if (!index || *index >= array.items.size()) return {};
  return {LookupState::found, &array.items[*index]};
}

}  // namespace

Result<JsonDocument> JsonDocument::parse(std::string_view body) {
  if (body.substr(0, 3) == "\xEF\xBB\xBF") body.remove_prefix(3);
  boost::json::parse_options options;
  options.max_depth = kMaxDepth;
  boost::json::basic_parser<TreeHandler> parser(options);
  boost::json::error_code error;
  const std::size_t used = parser.write_some(false, body.data(), body.size(), error);
  if (!error && used < body.size()) error = boost::json::error::extra_data;
  if (error) return Error{ErrorCode::invalid, "not valid JSON: " + error.message()};
  JsonDocument document;
  document.m_root = std::make_shared<JsonNode>(std::move(parser.handler().root));
  return document;
}

JsonLookup JsonDocument::find(const JsonNode& from, std::string_view pointer) {
  if (!isJsonPointer(pointer)) return {};
  JsonLookup at{LookupState::found, &from};
  while (!pointer.empty()) {
    pointer.remove_prefix(1);
    const std::size_t end = pointer.find('/');
    const std::string token = unescapeToken(pointer.substr(0, end));
    pointer = end == std::string_view::npos ? std::string_view{} : pointer.substr(end);
    switch (at.node->type) {
    case JsonType::object:
      at = member(*at.node, token);
      break;
    case JsonType::array:
      at = element(*at.node, token);
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

bool isJsonPointer(std::string_view pointer) noexcept {
  if (pointer.empty()) return true;
  if (pointer.front() != '/') return false;
  for (std::size_t i = 0; i < pointer.size(); ++i)
    if (pointer[i] == '~' && (i + 1 >= pointer.size() || (pointer[i + 1] != '0' && pointer[i + 1] != '1')))
      return false;
  return true;
}

}  // namespace ack::domain
