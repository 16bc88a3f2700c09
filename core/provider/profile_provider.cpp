#include "core/provider/profile_provider.h"

#include "core/base/encoding.h"
#include "core/provider/identity.h"
#include "core/provider/request_header.h"

#include <algorithm>

namespace ack::provider {
namespace {

/// For providers that do not prepare: keeps the keys as they are and asks the provider each time.
class UnpreparedKeys final : public PreparedKeys {
 public:
  UnpreparedKeys(const Provider& provider, KeyMaterial keys) : m_provider(provider), m_keys(std::move(keys)) {}
  [[nodiscard]] Verification verify(const RequestView& request, const Window& window, UtcTime now) const override {
    return m_provider.verify(request, m_keys, window, now);
  }

 private:
  const Provider& m_provider;
  KeyMaterial m_keys;
};

}  // namespace

std::unique_ptr<const PreparedKeys> Provider::prepare(const KeyMaterial& keys) const {
  return std::make_unique<UnpreparedKeys>(*this, keys);
}

ProfileProvider::ProfileProvider(Profile profile)
    : m_profile(std::move(profile)), m_scheme(makeScheme(m_profile.recipe)) {
  for (const Handshake& handshake : m_profile.handshakes)
    if (handshake.method != "POST" &&
        std::find(m_methods.begin(), m_methods.end(), handshake.method) == m_methods.end())
      m_methods.push_back(handshake.method);
}

std::vector<std::string> ProfileProvider::identityPlaces() const {
  std::vector<std::string> places;
  const auto add = [&places](const Location& location) {
    if (location.kind == Location::Kind::pointer || location.kind == Location::Kind::cloudEvent)
      places.push_back((location.text.starts_with('/') ? "" : "/") + location.text);
    if (location.kind == Location::Kind::form) places.push_back("/" + location.text);
  };
  const IdentityRules& identity = m_profile.recipe->identity;
  for (const auto& tuple : identity.eventId)
    for (const Location& location : tuple) add(location);
  for (const Location& location : identity.type) add(location);
  for (const TimeLocation& time : identity.occurredAt) add(time.location);
  return places;
}

std::string_view ProfileProvider::missingField() const noexcept {
  if (const std::string_view missing = m_scheme->missingField(); !missing.empty()) return missing;
  if (!m_profile.recipe->identity.eventId.empty() || m_scheme->identifiesItself()) return {};
  return "event_id: needed, where an event's ID is (such as \"/id\", or \"sha256:body\" where there is none); "
         "without "
         "it every request would be refused as unidentified";
}

std::unique_ptr<const PreparedKeys> ProfileProvider::prepare(const KeyMaterial& keys) const {
  return m_scheme->prepare(keys);
}

Verification ProfileProvider::verify(const RequestView& request, const KeyMaterial& keys, const Window& window,
                                     UtcTime now) const {
  return m_scheme->prepare(keys)->verify(request, window, now);
}

Result<std::vector<IdentifiedEvent>> ProfileProvider::identify(const RequestView& request,
                                                               const domain::PayloadDocument& payload) const {
  const IdentityRules& rules = m_profile.recipe->identity;
  if (rules.eventId.empty())
    if (auto own = m_scheme->identify(request)) {
      if (!*own) return own->error();
      return std::vector<IdentifiedEvent>{std::move(**own)};
    }
  return identifyEvents(rules, request, payload);
}

std::string ProfileProvider::subscriptionOf(const RequestView& request,
                                            const domain::PayloadDocument& payload) const {
  for (const Handshake& handshake : m_profile.handshakes) {
    if (!handshake.notice) continue;
    const domain::PayloadValue subject = lookUp(handshake.notice->subject, request, payload, nullptr);
    return subject.isScalar() ? subject.text : std::string();
  }
  return {};
}

std::optional<Answer> ProfileProvider::handshake(const RequestView& request, const domain::PayloadDocument& payload,
                                                 const KeyMaterial& keys) const {
  if (request.method != "POST") return std::nullopt;  // those are unsigned
  return answerHandshake(m_profile.handshakes, request, &payload, keys);
}

std::optional<Answer> ProfileProvider::unsignedHandshake(const RequestView& request, const KeyMaterial& keys) const {
  if (request.method == "POST") return std::nullopt;  // those are signed
  return answerHandshake(m_profile.handshakes, request, nullptr, keys);
}

Result<std::vector<domain::Header>> ProfileProvider::sign(const RequestView& request, const KeyMaterial& keys,
                                                          std::string_view eventId, UtcTime now) const {
  Result<std::vector<domain::Header>> headers = m_scheme->sign(request, keys, eventId, now);
  if (headers) addIdHeaders(request, eventId, *headers);
  return headers;
}

Result<SignedRequest> ProfileProvider::signWhole(const RequestView& request, const KeyMaterial& keys,
                                                 std::string_view eventId, UtcTime now) const {
  Result<SignedRequest> whole = m_scheme->signWhole(request, keys, eventId, now);
  if (whole) addIdHeaders(request, eventId, whole->headers);
  return whole;
}

void ProfileProvider::addIdHeaders(const RequestView& request, std::string_view eventId,
                                   std::vector<domain::Header>& headers) const {
  if (eventId.empty() || m_profile.recipe->identity.eventId.empty()) return;
  for (const Location& location : m_profile.recipe->identity.eventId.front()) {
    const bool attribute = location.kind == Location::Kind::cloudEvent &&
                           !isStructuredCloudEvent(findHeader(request.headers, "Content-Type").value);
    if (location.kind != Location::Kind::header && !attribute) continue;
    const std::string name = (attribute ? "ce-" : "") + location.text;
    if (findHeader(request.headers, name).count > 0) continue;
    const bool there = std::any_of(headers.begin(), headers.end(), [&](const domain::Header& header) {
      return base::equalsIgnoreCaseAscii(header.name, name);
    });
    if (!there) headers.push_back({name, std::string(eventId)});
  }
}

}  // namespace ack::provider
