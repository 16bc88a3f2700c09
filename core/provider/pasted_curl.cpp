#include "core/provider/pasted_curl.h"

#include "core/base/encoding.h"
#include "core/domain/json_document.h"
#include "core/provider/shell_words.h"

#include <optional>

namespace ack::provider {
namespace {

using domain::JsonItem;
using domain::JsonType;
using domain::JsonValue;

Error unreadable(std::string message) { return Error{ErrorCode::invalid, std::move(message)}; }

/// "--header=…" and "-H…" as well as the two-word forms; nullopt where `word` is none of `names`.
std::optional<std::string> optionValue(const std::vector<std::string>& words, std::size_t& i,
                                       std::initializer_list<std::string_view> names) {
  const std::string& word = words[i];
  for (const std::string_view name : names) {
    if (word == name) return i + 1 < words.size() ? words[++i] : std::string();
    const bool glued = !name.starts_with("--") && word.starts_with(name);
    if (glued) return word.substr(name.size());
    if (word.starts_with(std::string(name) + "=")) return word.substr(name.size() + 1);
  }
  return std::nullopt;
}

void addHeader(PastedRequest& request, std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return;
  request.headers.push_back(
      {std::string(base::trimOws(line.substr(0, colon))), std::string(base::trimOws(line.substr(colon + 1)))});
}

std::optional<JsonValue> member(const JsonValue& object, std::initializer_list<std::string_view> names) {
  for (const std::string_view name : names)
    for (const JsonItem& item : object.items())
      if (base::equalsIgnoreCaseAscii(item.name(), name)) return item.value;
  return std::nullopt;
}

std::string textOf(const std::optional<JsonValue>& value) {
  return value && (value->type() == JsonType::string || value->type() == JsonType::number) ? value->text() : "";
}

/// {"A": "b"}, {"A": ["b"]}, [["A", "b"]], [{"name": "A", "value": "b"}].
void readHeaders(const JsonValue& headers, PastedRequest& request) {
  for (const JsonItem& item : headers.items()) {
    const JsonType type = item.value.type();
    std::vector<JsonValue> parts;
    if (type == JsonType::array)
      for (const JsonItem& one : item.value.items()) parts.push_back(one.value);
    if (headers.type() == JsonType::object) {
      if (type != JsonType::array) request.headers.push_back({item.name(), textOf(item.value)});
      for (const JsonValue& one : parts) request.headers.push_back({item.name(), textOf(one)});
    } else if (parts.size() == 2) {
      request.headers.push_back({textOf(parts[0]), textOf(parts[1])});
    } else if (type == JsonType::object) {
      request.headers.push_back({textOf(member(item.value, {"name", "key"})), textOf(member(item.value, {"value"}))});
    }
  }
  std::erase_if(request.headers, [](const domain::Header& header) { return header.name.empty(); });
}

}  // namespace

Result<PastedRequest> readPastedCommand(std::string_view text) {
  const auto split = splitShellWords(text);
  if (!split) return unreadable("a quote in the command is not closed");
  const std::vector<std::string>& words = *split;
  PastedRequest request;
  request.form = PastedRequest::Form::curlCommand;
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (auto method = optionValue(words, i, {"--request", "-X"})) {
      request.method = std::move(*method);
    } else if (auto header = optionValue(words, i, {"--header", "-H"})) {
      addHeader(request, *header);
    } else if (auto data =
                   optionValue(words, i, {"--data-raw", "--data-binary", "--data-ascii", "--data", "--json", "-d"})) {
      // Several data options are joined as curl joins them.
      request.body += (request.hasBody ? "&" : "") + *data;
      request.hasBody = true;
    } else if (auto url = optionValue(words, i, {"--url"})) {
      request.target = std::move(*url);
    } else if (!words[i].starts_with('-') && words[i].find("://") != std::string::npos) {
      request.target = words[i];
    }
  }
  if (request.headers.empty()) return unreadable("the command has no header (-H), so nothing in it is signed");
  return request;
}

Result<PastedRequest> readPastedJson(std::string_view text) {
  const auto document = domain::JsonDocument::parse(text);
  if (!document)
    return unreadable("this begins like JSON but can't be read as JSON; paste the headers in front of the body");
  const JsonValue root = document->root();
  const auto headers = member(root, {"headers", "multiValueHeaders", "request_headers"});
  if (!headers)
    return unreadable("this is a body without its headers; the signature is among the headers, so paste them too");
  PastedRequest request;
  request.form = PastedRequest::Form::json;
  readHeaders(*headers, request);
  if (const std::string method = textOf(member(root, {"method", "httpMethod"})); !method.empty())
    request.method = method;
  request.target = textOf(member(root, {"url", "rawPath", "path"}));
  const auto encoded = member(root, {"body_b64", "bodyBase64"});
  const auto body = encoded ? encoded : member(root, {"rawBody", "raw_body", "content", "body"});
  if (!body || body->type() == JsonType::null) return request;
  if (body->type() != JsonType::string)
    return unreadable("the body stands there as JSON values, so its exact bytes are lost; paste the raw body");
  request.hasBody = true;
  const auto flag = member(root, {"isBase64Encoded"});
  if (!encoded && (!flag || !flag->truth())) {
    request.body = body->text();
    return request;
  }
  auto bytes = base::fromBase64(body->text());
  if (!bytes) return unreadable("the body is said to be base64, but is not");
  request.body = std::move(*bytes);
  return request;
}

}  // namespace ack::provider
