#include "core/provider/location.h"

#include "core/base/encoding.h"
#include "core/crypto/digest.h"
#include "core/domain/media_type.h"
#include "core/provider/jwt_token.h"
#include "core/provider/request_header.h"

#include <algorithm>

namespace ack::provider {
namespace {

using domain::LookupState;
using domain::PayloadValue;

PayloadValue textValue(std::string_view text) {
  return {LookupState::found, domain::JsonType::string, std::string(text)};
}

std::string quoted(std::string_view text, std::string_view rest) {
  std::string out;
  out += '"';
  out += text;
  out += '"';
  out += rest;
  return out;
}

std::string escapeToken(std::string_view name) {
  std::string out = "/";
  for (const char c : name) {
    if (c == '~')
      out += "~0";
    else if (c == '/')
      out += "~1";
    else
      out += c;
  }
  return out;
}

Result<Location> readPointer(std::string_view text) {
  if (!domain::isJsonPointer(text) || text.empty())
    return Error{ErrorCode::invalid, quoted(text, " is not a JSON Pointer")};
  Location location{Location::Kind::pointer, std::string(text), {}, false};
  for (std::size_t at = text.find("/*"); at != std::string_view::npos; at = text.find("/*", at + 1)) {
    if (at + 2 != text.size() && text[at + 2] != '/') continue;  // a name that begins with an asterisk
    if (location.inBatch) return Error{ErrorCode::invalid, quoted(text, " has more than one \"*\"")};
    location.inBatch = true;
    location.batch = std::string(text.substr(0, at));
    location.text = std::string(text.substr(at + 2));
  }
  return location;
}

/// "a.b" to "/a/b", "events[].id" to "/events/*/id".
std::string pointerFromDots(std::string_view dotted) {
  std::string out;
  while (true) {
    const std::size_t dot = dotted.find('.');
    std::string_view name = dotted.substr(0, dot);
    const bool array = name.size() >= 2 && name.substr(name.size() - 2) == "[]";
    if (array) name.remove_suffix(2);
    if (!name.empty() || !array) out += escapeToken(name);
    if (array) out += "/*";
    if (dot == std::string_view::npos) return out;
    dotted.remove_prefix(dot + 1);
  }
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

/// A query parameter that stands exactly once; '+' and %XX decoded.
PayloadValue queryValue(std::string_view url, std::string_view name) {
  const std::size_t question = url.find('?');
  if (question == std::string_view::npos) return {};
  const std::string_view query = url.substr(question + 1);
  const auto form = domain::FormDocument::parse(query.substr(0, query.find('#')));
  PayloadValue value;
  if (!form) return value;
  for (const auto& [field, text] : form->fields) {
    if (field != name) continue;
    if (value.state == LookupState::found) return {LookupState::ambiguous, domain::JsonType::null, {}};
    value = textValue(text);
  }
  return value;
}

/// A claim of the token that the request carries: "Authorization: Bearer …" or MessageBird-Signature-JWT. Where it
/// carries both, only one of them was verified, and which one is not known here.
PayloadValue claimValue(std::span<const HeaderView> headers, std::string_view name) {
  std::optional<std::string_view> token;
  for (const HeaderView& header : headers) {
    std::optional<std::string_view> one;
    if (base::equalsIgnoreCaseAscii(header.name, "Authorization")) one = bearerToken(base::trimOws(header.value));
    if (base::equalsIgnoreCaseAscii(header.name, "MessageBird-Signature-JWT")) one = base::trimOws(header.value);
    if (one && token) return {LookupState::ambiguous, domain::JsonType::null, {}};
    if (one) token = one;
  }
  return token ? readJwtClaim(*token, name) : PayloadValue{};
}

PayloadValue headerValue(std::span<const HeaderView> headers, std::string_view name) {
  const HeaderLookup found = findHeader(headers, name);
  if (found.count == 0) return {};
  if (found.count > 1) return {LookupState::ambiguous, domain::JsonType::null, {}};
  return textValue(found.value);
}

}  // namespace

bool isStructuredCloudEvent(std::string_view contentType) {
  const std::string type = domain::mediaTypeOf(contentType);
  return type == "application/cloudevents" || type.starts_with("application/cloudevents+");
}

Result<Location> readLocation(std::string_view text) {
  const auto named = [&](std::string_view prefix, Location::Kind kind) -> std::optional<Location> {
    if (!text.starts_with(prefix) || text.size() == prefix.size()) return std::nullopt;
    return Location{kind, std::string(text.substr(prefix.size())), {}, false};
  };
  if (text.starts_with('/')) return readPointer(text);
  constexpr std::string_view kHashOf = "sha256:";
  if (text.starts_with("sha256:/")) {
    Result<Location> element = readPointer(text.substr(kHashOf.size()));
    if (!element) return element.error();
    if (!element->inBatch || !element->text.empty())
      return Error{ErrorCode::invalid, quoted(text, " is not sha256:body or the hash of each element of a list")};
    element->kind = Location::Kind::bodyHash;
    return element;
  }
  if (text == "sha256:body") return Location{Location::Kind::bodyHash, {}, {}, false};
  if (auto header = named("header:", Location::Kind::header)) {
    if (!isHeaderName(header->text)) return Error{ErrorCode::invalid, quoted(header->text, " is not a header name")};
    return *header;
  }
  if (auto query = named("query:", Location::Kind::query)) return *query;
  if (auto claim = named("jwt:", Location::Kind::jwtClaim)) return *claim;
  if (auto attribute = named("cloudevent:", Location::Kind::cloudEvent)) {
    const bool good = std::all_of(attribute->text.begin(), attribute->text.end(),
                                  [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); });
    if (!good) return Error{ErrorCode::invalid, quoted(attribute->text, " is no attribute: a to z and digits only")};
    return *attribute;
  }
  if (auto form = named("form:", Location::Kind::form)) {
    form->text = escapeToken(form->text);
    return *form;
  }
  return Error{ErrorCode::invalid, quoted(text, " is not a location; allowed: ") + std::string(kLocationForms)};
}

Result<std::vector<std::vector<Location>>> readShortLocations(std::string_view text) {
  std::vector<std::vector<Location>> alternatives;
  const auto add = [&](std::string_view one, std::vector<Location>& tuple) -> Result<void> {
    Result<Location> location = readLocation(one);
    if (!location) return location.error();
    tuple.push_back(std::move(location).value());
    return {};
  };
  if (text.starts_with("body:")) {
    const auto names = split(text.substr(5), '+');
    std::vector<Location> tuple;
    const std::size_t lastDot = names.front().rfind('.');
    for (std::size_t i = 0; i < names.size(); ++i) {
      std::string dotted(names[i]);
      if (i > 0 && lastDot != std::string_view::npos)
        dotted = std::string(names.front().substr(0, lastDot + 1)) + dotted;
      if (const Result<void> added = add(pointerFromDots(dotted), tuple); !added) return added.error();
    }
    alternatives.push_back(std::move(tuple));
    return alternatives;
  }
  const std::size_t colon = text.find(':');
  const bool listed = colon != std::string_view::npos && !text.starts_with('/');
  const std::string kind = listed ? std::string(text.substr(0, colon + 1)) : std::string();
  for (const std::string_view alternative : listed ? split(text.substr(colon + 1), '|') : std::vector{text}) {
    std::vector<Location> tuple;
    for (const std::string_view name : listed ? split(alternative, '+') : std::vector{alternative})
      if (const Result<void> added = add(kind + std::string(name), tuple); !added) return added.error();
    alternatives.push_back(std::move(tuple));
  }
  return alternatives;
}

PayloadValue lookUp(const Location& location, const RequestView& request, const domain::PayloadDocument& payload,
                    const domain::JsonValue* element) {
  switch (location.kind) {
  case Location::Kind::pointer:
    if (location.inBatch) return element != nullptr ? payload.within(*element, location.text) : PayloadValue{};
    return payload.at(location.text);
  case Location::Kind::form:
    return payload.form() != nullptr ? payload.at(location.text) : PayloadValue{};
  case Location::Kind::header:
    return headerValue(request.headers, location.text);
  case Location::Kind::query:
    return queryValue(request.url, location.text);
  case Location::Kind::jwtClaim:
    return claimValue(request.headers, location.text);
  case Location::Kind::cloudEvent:
    return isStructuredCloudEvent(findHeader(request.headers, "Content-Type").value)
               ? payload.at("/" + location.text)
               : headerValue(request.headers, "ce-" + location.text);
  case Location::Kind::bodyHash: {
    if (location.inBatch && element == nullptr) return {};
    const auto hash = crypto::sha256(location.inBatch ? element->raw() : request.body);
    return textValue(base::toHex({reinterpret_cast<const char*>(hash.data()), hash.size()}));
  }
  }
  return {};
}

}  // namespace ack::provider
