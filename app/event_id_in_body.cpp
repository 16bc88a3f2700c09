#include "app/event_id_in_body.h"

#include "core/base/encoding.h"
#include "core/provider/body_edit.h"

#include <vector>

namespace ack::app {
namespace {

using domain::PayloadDocument;

std::string contentTypeOf(const provider::SignedRequest& request) {
  for (const domain::Header& header : request.headers)
    if (base::equalsIgnoreCaseAscii(header.name, "Content-Type")) return header.value;
  return {};
}

/// Whether the receiver would read exactly this one event out of the request.
bool names(const provider::Provider& provider, const provider::SignedRequest& made, std::string_view url,
           std::string_view eventId) {
  const auto payload = PayloadDocument::read(contentTypeOf(made), made.body, made.headers);
  if (!payload) return false;
  std::vector<provider::HeaderView> headers;
  for (const domain::Header& header : made.headers) headers.push_back({header.name, header.value});
  const std::string separator = url.find('?') == std::string_view::npos ? "?" : "&";
  const std::string whole = std::string(url) + (made.query.empty() ? "" : separator + made.query);
  const provider::RequestView request{"POST", whole, headers, made.body};
  if (provider.handshake(request, *payload, {})) return false;
  const auto events = provider.identify(request, *payload);
  return events && events->size() == 1 && events->front().eventId == eventId;
}

/// RFC 6901: "~1" is a slash, "~0" a tilde.
std::string unescaped(std::string_view token) {
  std::string name;
  for (std::size_t i = 0; i < token.size(); ++i) {
    const bool escape = token[i] == '~' && i + 1 < token.size() && (token[i + 1] == '0' || token[i + 1] == '1');
    name += escape ? (token[i + 1] == '1' ? '/' : '~') : token[i];
    if (escape) ++i;
  }
  return name;
}

/// `body` with the ID at that place; nullopt where nothing can be written there.
std::optional<std::string> written(const std::string& body, PayloadDocument::Format format, const std::string& place,
                                   std::string_view eventId) {
  const std::size_t slash = place.rfind('/');
  if (slash == std::string::npos) return std::nullopt;
  const std::string name = unescaped(std::string_view(place).substr(slash + 1));
  if (format == PayloadDocument::Format::json)
    return provider::withJsonText(body, std::string_view(place).substr(0, slash), name, eventId);
  if (format == PayloadDocument::Format::form && slash == 0) return provider::withFormField(body, name, eventId);
  return std::nullopt;
}

}  // namespace

Result<std::optional<std::string>> withEventId(const provider::Provider& provider, const std::string& body,
                                               std::string_view eventId, std::string_view url, const SignBody& sign) {
  const auto asItIs = sign(body);
  if (!asItIs) return asItIs.error();
  if (names(provider, *asItIs, url, eventId)) return std::optional(body);
  const auto payload = PayloadDocument::read(contentTypeOf(*asItIs), body, {});
  if (!payload) return std::optional<std::string>();
  // The places of type and time are among them, behind the ID's: what is written there does not name the event.
  for (const std::string& place : provider.identityPlaces()) {
    auto changed = written(body, payload->format(), place, eventId);
    if (!changed) continue;
    const auto made = sign(*changed);
    if (made && names(provider, *made, url, eventId)) return std::optional(std::move(*changed));
  }
  return std::optional<std::string>();
}

}  // namespace ack::app
