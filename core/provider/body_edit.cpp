#include "core/provider/body_edit.h"

#include "core/domain/form_document.h"
#include "core/domain/json_document.h"

#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>

namespace ack::provider {
namespace {

std::string quoted(std::string_view text) {
  return boost::json::serialize(boost::json::string(text.begin(), text.end()));
}

/// Percent-encoded but for what RFC 3986 2.3 leaves as it is.
std::string encoded(std::string_view text) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  std::string out;
  for (const char c : text) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
                       c == '.' || c == '_' || c == '~';
    const auto byte = static_cast<unsigned char>(c);
    if (plain)
      out += c;
    else
      out.append({'%', kHex[byte >> 4], kHex[byte & 15]});
  }
  return out;
}

std::optional<std::string> edit(std::string_view json, std::string_view pointer, std::string_view name,
                                std::string_view value, bool replace) {
  const auto document = domain::JsonDocument::parse(json);
  if (!document) return std::nullopt;
  const domain::JsonLookup place = document->find(pointer);
  if (place.state != domain::LookupState::found || place.value.type() != domain::JsonType::object)
    return std::nullopt;
  std::string_view present;
  for (const domain::JsonItem& member : place.value.items()) {
    if (member.name() != name) continue;
    if (!present.empty()) return std::nullopt;
    present = member.value.raw();
  }
  std::string out(json);
  if (!present.empty()) {
    if (replace) out.replace(static_cast<std::size_t>(present.data() - json.data()), present.size(), value);
    return out;
  }
  const auto inside = static_cast<std::size_t>(place.value.raw().data() - json.data()) + 1;
  return out.insert(inside, quoted(name) + ":" + std::string(value) + (place.value.hasItems() ? "," : ""));
}

}  // namespace

std::optional<std::string> withJsonText(std::string_view json, std::string_view pointer, std::string_view name,
                                        std::string_view value) {
  return edit(json, pointer, name, quoted(value), true);
}

std::optional<std::string> withJsonMember(std::string_view json, std::string_view pointer, std::string_view name,
                                          std::string_view value) {
  return edit(json, pointer, name, value, false);
}

std::string withFormField(std::string_view form, std::string_view name, std::string_view value) {
  std::string out;
  while (!form.empty()) {
    const std::size_t end = form.find('&');
    const std::string_view pair = form.substr(0, end);
    form = end == std::string_view::npos ? std::string_view{} : form.substr(end + 1);
    const auto read = domain::FormDocument::parse(pair);
    const bool same = read && !read->fields.empty() && read->fields.front().first == name;
    if (same || pair.empty()) continue;
    out.append(pair).append("&");
  }
  return out + encoded(name) + "=" + encoded(value);
}

}  // namespace ack::provider
