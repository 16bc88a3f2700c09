#include "core/provider/request_check.h"

#include "core/base/time_text.h"
#include "core/provider/event_view.h"
#include "core/provider/request_header.h"

#include <algorithm>

namespace ack::provider {
namespace {

/// Valid in every key form: 64 hexadecimal digits are also base64, a text, and the seed of an Ed25519 key.
constexpr std::string_view kAnyKey = "5b1d0c2f9e8a7764a3c5d1e0f4b6928817263544d5c6b7a8990a1b2c3d4e5f60";

std::string urlOf(const RequestToCheck& input, std::span<const HeaderView> headers) {
  const std::string& target = input.request.target;
  const std::string_view configured = input.publicUrl;
  if (configured.empty()) {
    if (target.find("://") != std::string::npos) return target;
    return "https://" + std::string(findHeader(headers, "Host").value) + target;
  }
  const std::size_t host = configured.find("://");
  if (host == std::string_view::npos) return std::string(configured);
  const std::size_t path = configured.find_first_of("/?", host + 3);
  const std::size_t query = target.find('?');
  const bool whole = path != std::string_view::npos && configured.substr(path) != "/";
  if (whole) {
    const bool adds = query != std::string::npos && configured.find('?') == std::string_view::npos;
    return std::string(configured) + (adds ? target.substr(query) : "");
  }
  const std::size_t targetHost = target.find("://");
  const std::size_t targetPath = targetHost == std::string::npos ? 0 : target.find('/', targetHost + 3);
  return std::string(configured.substr(0, path)) + (targetPath == std::string::npos ? "" : target.substr(targetPath));
}

/// Dashboards hide signatures: "v1=abc…", "***", "[redacted]".
bool isMasked(std::string_view value) {
  for (const std::string_view sign :
       {"\xE2\x80\xA6", "...", "***", "\xE2\x80\xA2\xE2\x80\xA2", "redacted", "REDACTED", "<hidden>"})
    if (value.find(sign) != std::string_view::npos) return true;
  return false;
}

class Checking {
 public:
  Checking(const Provider& provider, const ProviderRegistry* registry, const RequestToCheck& input)
      : m_provider(provider), m_registry(registry), m_input(input) {
    for (const domain::Header& header : input.request.headers) m_headers.push_back({header.name, header.value});
    m_url = urlOf(input, m_headers);
    m_check.body = std::make_shared<const std::string>(input.request.body);
    m_view = {input.request.method, m_url, m_headers, *m_check.body};
    for (std::size_t i = 0; i <= static_cast<std::size_t>(CheckStep::eventFacts); ++i)
      m_check.steps.push_back({static_cast<CheckStep>(i), StepState::notReached, {}, {}});
  }

  RequestCheck run() {
    checkReadable();
    const Verification verification = m_provider.verify(m_view, m_input.keys, Window{}, m_input.now);
    const bool headersThere = checkHeaders(verification);
    const bool secretWorks = checkSecret(verification);
    if (headersThere && secretWorks) checkSignature(verification);
    readPayload();
    if (m_check.payload) checkEvents();
    return std::move(m_check);
  }

 private:
  void set(CheckStep step, StepState state, std::string reason = {}, std::string detail = {}) {
    m_check.steps[static_cast<std::size_t>(step)] = {step, state, std::move(reason), std::move(detail)};
  }

  void checkReadable() {
    if (m_input.request.hasBody || !m_input.request.body.empty())
      set(CheckStep::request, StepState::passed, {}, std::to_string(m_input.request.body.size()));
    else
      set(CheckStep::request, StepState::warned, "no_body");
    const HeaderLookup length = findHeader(m_headers, "Content-Length");
    if (length.count != 1) return;
    const auto bytes = base::parseDigits(length.value);
    if (bytes && *bytes != m_input.request.body.size())
      set(CheckStep::request, StepState::warned, "other_length",
          std::to_string(m_input.request.body.size()) + " / " + std::to_string(*bytes));
  }

  /// The headers that the provider's own signature would bring, told by signing with any key.
  std::vector<std::string> expectedHeaders() const {
    std::vector<HeaderView> bare;
    const KeyMaterial any{{std::string(kAnyKey)}, {}};
    const auto headers = m_provider.sign({m_view.method, m_view.url, bare, m_view.body}, any, "1", m_input.now);
    std::vector<std::string> names;
    if (!headers) return m_provider.signatureHeaders();
    for (const domain::Header& header : *headers) names.push_back(header.name);
    return names;
  }

  bool checkHeaders(const Verification& verification) {
    std::string missing, twice, found;
    const auto add = [](std::string& list, const std::string& name) { list += (list.empty() ? "" : ", ") + name; };
    for (const std::string& name : expectedHeaders()) {
      const int count = findHeader(m_headers, name).count;
      add(count == 0 ? missing : count == 1 ? found : twice, name);
    }
    const std::string_view why = verification.reason;
    const bool refused = verification.verdict == Verdict::invalid;
    if (refused && (!twice.empty() || why == "duplicate_header"))
      return set(CheckStep::headers, StepState::failed, "duplicate_header", twice), false;
    if (refused && why == "empty_header")
      return set(CheckStep::headers, StepState::failed, "empty_header", found), false;
    if (refused && (why == "missing_signature" || why == "missing_timestamp"))
      return set(CheckStep::headers, StepState::failed, std::string(why)), false;
    if (refused && (why == "missing_header" || verification.noSignature))
      return set(CheckStep::headers, StepState::failed, "missing_header", missing), false;
    if (refused)
      for (const HeaderView& header : m_headers)
        if (isMasked(header.value) && found.find(header.name) != std::string::npos)
          return set(CheckStep::headers, StepState::failed, "masked", std::string(header.name)), false;
    // A provider may have other schemes with other headers: what matches has all it needs.
    if (missing.empty() || !refused)
      set(CheckStep::headers, StepState::passed, {}, found);
    else
      set(CheckStep::headers, StepState::warned, "missing_header", missing);
    return true;
  }

  bool checkSecret(const Verification& verification) {
    const bool none = m_input.keys.secrets.empty() && m_input.keys.publicKeys.empty();
    if (verification.noWorkingSecret) {
      const char* missing = m_provider.findsKeys() ? "no_certificate" : "no_secret";
      return set(CheckStep::secret, StepState::failed, none ? missing : "unusable_secret"), false;
    }
    if (none) return set(CheckStep::secret, StepState::notNeeded), true;
    const std::size_t count = m_input.keys.secrets.size() + m_input.keys.publicKeys.size();
    set(CheckStep::secret, StepState::passed, {}, std::to_string(count));
    return true;
  }

  void checkSignature(const Verification& verification) {
    if (verification.verdict == Verdict::invalid) {
      const std::string reason(verification.reason);
      if (reason == "bad_timestamp") return set(CheckStep::signedTime, StepState::failed, reason);
      set(CheckStep::signature, StepState::failed, reason);
      m_check.causes =
          findSignatureCauses({m_provider, m_registry, m_view, m_input.keys, m_input.otherKeys, m_input.now});
      return;
    }
    set(CheckStep::signature, StepState::passed);
    m_check.signedAt = verification.signedAt;
    if (!verification.signedAt) {
      set(CheckStep::signedTime, StepState::notNeeded);
      set(CheckStep::age, StepState::notNeeded);
      return;
    }
    set(CheckStep::signedTime, StepState::passed, {}, base::toRfc3339Millis(*verification.signedAt));
    const Verification aged = m_provider.verify(m_view, m_input.keys, m_input.window, m_input.now);
    if (aged.verdict == Verdict::valid)
      set(CheckStep::age, StepState::passed);
    else
      // A sample is nearly always older than the window: that is no fault of the set-up.
      set(CheckStep::age, StepState::warned, std::string(aged.reason));
  }

  void readPayload() {
    m_event = eventViewOf(m_provider, m_view, findHeader(m_headers, "Content-Type").value);
    auto payload = domain::PayloadDocument::read(m_event.contentType, m_event.request.body, m_input.request.headers);
    if (payload) {
      m_check.payload = std::move(payload).value();
      return;
    }
    set(CheckStep::eventId, StepState::failed, "unreadable_body", payload.error().message);
  }

  void checkEvents() {
    if (m_provider.handshake(m_view, *m_check.payload, m_input.keys)) {
      m_check.handshake = true;
      set(CheckStep::eventId, StepState::notNeeded, "handshake");
      set(CheckStep::eventFacts, StepState::notNeeded, "handshake");
      return;
    }
    auto events = m_provider.identify(m_event.request, *m_check.payload);
    if (!events || events->empty()) {
      set(CheckStep::eventId, StepState::failed, "no_event_id", events ? std::string() : events.error().message);
      return;
    }
    m_check.events = std::move(events).value();
    const IdentifiedEvent& first = m_check.events.front();
    const std::size_t more = m_check.events.size() - 1;
    set(CheckStep::eventId, StepState::passed, more > 0 ? "batch" : "", first.eventId);
    std::string facts = first.type;
    if (first.occurredAt) facts += (facts.empty() ? "" : ", ") + base::toRfc3339Millis(*first.occurredAt);
    if (facts.empty())
      set(CheckStep::eventFacts, StepState::notNeeded, "none");
    else
      set(CheckStep::eventFacts, StepState::passed, {}, facts);
  }

  const Provider& m_provider;
  const ProviderRegistry* m_registry;
  const RequestToCheck& m_input;
  std::vector<HeaderView> m_headers;
  std::string m_url;
  RequestView m_view;
  EventView m_event;
  RequestCheck m_check;
};

}  // namespace

RequestCheck checkRequest(const Provider& provider, const ProviderRegistry* registry, const RequestToCheck& input) {
  return Checking(provider, registry, input).run();
}

std::string_view toText(CheckStep step) noexcept {
  switch (step) {
  case CheckStep::request:
    return "request";
  case CheckStep::headers:
    return "headers";
  case CheckStep::secret:
    return "secret";
  case CheckStep::signature:
    return "signature";
  case CheckStep::signedTime:
    return "signed_time";
  case CheckStep::age:
    return "age";
  case CheckStep::eventId:
    return "event_id";
  case CheckStep::eventFacts:
    return "event_facts";
  }
  return "request";
}

std::string_view toText(StepState state) noexcept {
  switch (state) {
  case StepState::passed:
    return "passed";
  case StepState::warned:
    return "warned";
  case StepState::failed:
    return "failed";
  case StepState::notReached:
    return "not_reached";
  case StepState::notNeeded:
    return "not_needed";
  }
  return "not_reached";
}

std::string_view toText(SignatureCause cause) noexcept {
  switch (cause) {
  case SignatureCause::bodyLineEnd:
    return "body_line_end";
  case SignatureCause::bodyLineEnds:
    return "body_line_ends";
  case SignatureCause::bodyWhiteSpace:
    return "body_white_space";
  case SignatureCause::bodyReserialised:
    return "body_reserialised";
  case SignatureCause::bodyMark:
    return "body_mark";
  case SignatureCause::bodyBase64:
    return "body_base64";
  case SignatureCause::secretWhiteSpace:
    return "secret_white_space";
  case SignatureCause::secretForm:
    return "secret_form";
  case SignatureCause::otherSecret:
    return "other_secret";
  case SignatureCause::urlDiffers:
    return "url_differs";
  case SignatureCause::otherProvider:
    return "other_provider";
  }
  return "";
}

}  // namespace ack::provider
