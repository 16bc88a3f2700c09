#include "core/provider/braintree_scheme.h"

#include "core/base/encoding.h"
#include "core/crypto/constant_time.h"
#include "core/provider/body_edit.h"
#include "core/provider/braintree_notification.h"
#include "core/provider/form_fields.h"
#include "core/provider/identity.h"
#include "core/provider/secret_keys.h"
#include "core/provider/signature_header.h"
#include "core/provider/time_forms.h"

#include <algorithm>

namespace ack::provider {
namespace {

constexpr std::size_t kMacBytes = 20;

/// Base64 as Braintree writes it, with line ends.
bool isPayload(std::string_view text) noexcept {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '+' || c == '/' ||
           c == '=' || c == '\n';
  });
}

class BraintreeKeys final : public PreparedKeys {
 public:
  BraintreeKeys(std::string publicKey, const KeyMaterial& keys) : m_publicKey(std::move(publicKey)) {
    for (const std::string& secret : keys.secrets)
      if (const auto key = decodeSecret(secret, KeyForm::utf8))
        m_keys.push_back(crypto::HmacKey::prepare(crypto::HashAlgorithm::sha1, crypto::sha1(*key)));
  }

  [[nodiscard]] Verification verify(const RequestView& request, const Window&, UtcTime) const override {
    if (m_keys.empty()) return refusedWithoutKey();
    FormFields fields;
    if (!readSignedFields(request, fields).empty()) return refused("malformed_body");
    const std::string* signature = nullptr;
    const std::string* payload = nullptr;
    for (const auto& [name, value] : fields) {
      const std::string** place = name == "bt_signature" ? &signature : name == "bt_payload" ? &payload : nullptr;
      // A field that nothing covers could tell our rules anything.
      if (place == nullptr || *place != nullptr) return refused("malformed_body");
      *place = &value;
    }
    if (signature == nullptr) {
      Verification verification = refused("missing_signature");
      verification.noSignature = true;
      return verification;
    }
    if (payload == nullptr || !isPayload(*payload)) return refused("malformed_body");
    return compare(*signature, *payload);
  }

 private:
  [[nodiscard]] Verification compare(std::string_view pairs, const std::string& payload) const {
    bool ours = false;
    bool readable = false;
    bool match = false;
    for (std::size_t i = 0; i < kMaxCandidates && !pairs.empty(); ++i) {
      const std::size_t end = pairs.find('&');
      const std::string_view pair = pairs.substr(0, end);
      pairs = end == std::string_view::npos ? std::string_view{} : pairs.substr(end + 1);
      const std::size_t bar = pair.find('|');
      if (bar == std::string_view::npos || (!m_publicKey.empty() && pair.substr(0, bar) != m_publicKey)) continue;
      ours = true;
      const std::string_view text = pair.substr(bar + 1);
      const auto sent = text.size() == 2 * kMacBytes ? base::fromHex(text) : std::nullopt;
      if (!sent) continue;
      readable = true;
      // A form reader on the way may have taken the payload's last line end, which is signed.
      for (const crypto::HmacKey& key : m_keys) {
        match = crypto::equalConstantTime(key.compute(payload).view(), *sent) || match;
        match = crypto::equalConstantTime(key.compute({payload, "\n"}).view(), *sent) || match;
      }
    }
    if (!ours) return refused("no_supported_signature");
    if (!readable) return refused("bad_encoding");
    return match ? verified() : refused("mismatch");
  }

  std::string m_publicKey;
  std::vector<crypto::HmacKey> m_keys;
};

}  // namespace

std::shared_ptr<const Scheme> BraintreeScheme::create(JsonFields& fields) {
  return std::make_shared<BraintreeScheme>(fields.text("public_key"));
}

std::unique_ptr<const PreparedKeys> BraintreeScheme::prepare(const KeyMaterial& keys) const {
  return std::make_unique<BraintreeKeys>(m_publicKey, keys);
}

std::optional<Result<IdentifiedEvent>> BraintreeScheme::identify(const RequestView& request) const {
  FormFields fields;
  if (!readSignedFields(request, fields).empty()) return Error{ErrorCode::invalid, "the form can't be read"};
  const auto payload =
      std::find_if(fields.begin(), fields.end(), [](const auto& field) { return field.first == "bt_payload"; });
  if (payload == fields.end()) return Error{ErrorCode::invalid, "event ID: nothing at form:bt_payload"};
  std::string base64 = payload->second;
  std::erase(base64, '\n');
  const auto xml = base::fromBase64(base64);
  const auto notification = xml ? readBraintreeNotification(*xml) : std::nullopt;
  IdentifiedEvent event;
  if (notification) {
    event.type = notification->kind;
    event.occurredAt = readTime(notification->timestamp, TimeFormat::iso);
  }
  const bool named = notification && !notification->kind.empty() && !notification->timestamp.empty() &&
                     !notification->subjectId.empty();
  // The signatures around the payload may change from one try to the next, so that the body's own hash names nothing.
  event.eventId = named ? joinTuple({notification->kind, notification->timestamp, notification->subjectId})
                        : base::toHex(crypto::digest(crypto::HashAlgorithm::sha256, base64));
  return event;
}

Result<std::vector<domain::Header>> BraintreeScheme::sign(const RequestView&, const KeyMaterial&, std::string_view,
                                                          UtcTime) const {
  return Error{ErrorCode::unsupported, "Braintree's signature is part of the body, not a header"};
}

Result<SignedRequest> BraintreeScheme::signWhole(const RequestView& request, const KeyMaterial& keys,
                                                 std::string_view, UtcTime) const {
  const auto form = domain::FormDocument::parse(request.body);
  std::string payload;
  for (const auto& [name, value] : form ? form->fields : FormFields{})
    if (name == "bt_payload") payload = value;
  if (!isPayload(payload))
    return Error{ErrorCode::unsupported, "Braintree signs the form field bt_payload (base64), which is not there"};
  for (const std::string& secret : keys.secrets) {
    const auto key = decodeSecret(secret, KeyForm::utf8);
    if (!key) continue;
    const std::string mac = crypto::hmac(crypto::HashAlgorithm::sha1, crypto::sha1(*key), payload);
    const std::string signature = (m_publicKey.empty() ? "public_key" : m_publicKey) + "|" + base::toHex(mac);
    return SignedRequest{{}, withFormField(request.body, "bt_signature", signature), {}};
  }
  return Error{ErrorCode::invalid, "no usable secret to sign with"};
}

}  // namespace ack::provider
