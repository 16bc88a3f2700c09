#include "core/provider/mailgun_scheme.h"

#include "core/base/encoding.h"
#include "core/crypto/constant_time.h"
#include "core/provider/body_edit.h"
#include "core/provider/request_header.h"
#include "core/provider/secret_keys.h"

namespace ack::provider {
namespace {

constexpr std::size_t kMacBytes = 32;
constexpr std::size_t kTimeDigits = 10;
constexpr std::size_t kMaxToken = 256;

/// The three texts, wherever the body has them.
struct Triple {
  domain::PayloadValue time, token, signature;

  explicit Triple(const domain::PayloadDocument& payload) {
    const std::string place = payload.form() != nullptr ? "/" : "/signature/";
    time = payload.at(place + "timestamp");
    token = payload.at(place + "token");
    signature = payload.at(place + "signature");
  }
  [[nodiscard]] bool isMissing() const noexcept {
    const auto gone = [](const domain::PayloadValue& value) { return value.state == domain::LookupState::missing; };
    return gone(time) && gone(token) && gone(signature);
  }
  /// Time and token are signed as one text: only with a time of fixed length there is one way to part them.
  [[nodiscard]] bool isWellFormed() const noexcept {
    const auto isText = [](const domain::PayloadValue& value) {
      return value.state == domain::LookupState::found && value.type == domain::JsonType::string;
    };
    return isText(time) && isText(token) && isText(signature) && time.text.size() == kTimeDigits &&
           base::parseDigits(time.text) && !token.text.empty() && token.text.size() <= kMaxToken;
  }
};

class MailgunKeys final : public PreparedKeys {
 public:
  explicit MailgunKeys(const KeyMaterial& keys)
      : m_keys(prepareHmacKeys(keys.secrets, KeyForm::utf8, crypto::HashAlgorithm::sha256)) {}

  [[nodiscard]] Verification verify(const RequestView& request, const Window& window, UtcTime now) const override {
    if (m_keys.empty()) return refusedWithoutKey();
    const HeaderLookup type = findHeader(request.headers, "Content-Type");
    if (type.count > 1) return refused("duplicate_header");
    const std::string media = domain::mediaTypeOf(type.value);
    const bool isForm = media == "application/x-www-form-urlencoded" || media == "multipart/form-data";
    const auto payload = domain::PayloadDocument::read(isForm ? type.value : "application/json", request.body, {});
    if (!payload) return refused("malformed_body");
    const Triple triple(*payload);
    if (triple.isMissing()) {
      Verification verification = refused("missing_signature");
      verification.noSignature = true;
      return verification;
    }
    if (!triple.isWellFormed()) return refused("malformed_body");
    const std::string& text = triple.signature.text;
    const auto sent = text.size() == 2 * kMacBytes ? base::fromHex(text) : std::nullopt;
    if (!sent) return refused("bad_encoding");
    bool match = false;
    for (const crypto::HmacKey& key : m_keys)
      match = crypto::equalConstantTime(key.compute({triple.time.text, triple.token.text}).view(), *sent) || match;
    if (!match) return refused("mismatch");
    Verification verification = judgeAge(*readSignedTime(triple.time.text, TimeUnit::seconds), window, now);
    verification.replayKey = triple.token.text;
    return verification;
  }

 private:
  std::vector<crypto::HmacKey> m_keys;
};

}  // namespace

std::shared_ptr<const Scheme> MailgunScheme::create(JsonFields& fields) {
  const std::string key = fields.text("replay_key", "/signature/token");
  if (key != "/signature/token" && key != "body:signature.token")
    fields.fail("replay_key", "can only be /signature/token");
  return std::make_shared<MailgunScheme>();
}

std::unique_ptr<const PreparedKeys> MailgunScheme::prepare(const KeyMaterial& keys) const {
  return std::make_unique<MailgunKeys>(keys);
}

Result<std::vector<domain::Header>> MailgunScheme::sign(const RequestView&, const KeyMaterial&, std::string_view,
                                                        UtcTime) const {
  return Error{ErrorCode::unsupported, "Mailgun's signature is part of the body, not a header"};
}

Result<SignedRequest> MailgunScheme::signWhole(const RequestView& request, const KeyMaterial& keys,
                                               std::string_view eventId, UtcTime now) const {
  const auto usable = prepareHmacKeys(keys.secrets, KeyForm::utf8, crypto::HashAlgorithm::sha256);
  if (usable.empty()) return Error{ErrorCode::invalid, "no usable secret to sign with"};
  if (eventId.empty() || eventId.size() > kMaxToken)
    return Error{ErrorCode::invalid, "an event ID of at most 256 bytes is needed: it is the token that is signed"};
  const std::string time = writeSignedTime(now, TimeUnit::seconds);
  const std::string token(eventId);
  const std::string signature = base::toHex(usable.front().compute({time, token}).view());
  const std::string media = domain::mediaTypeOf(findHeader(request.headers, "Content-Type").value);
  if (media == "multipart/form-data")
    return Error{ErrorCode::unsupported, "a multipart body can't be signed here: give JSON or a plain form"};
  const bool isForm = media == "application/x-www-form-urlencoded";
  std::optional<std::string> body(request.body);
  if (!isForm) body = withJsonMember(*body, "", "signature", "{}");
  for (const auto& [name, value] : {std::pair<std::string_view, const std::string&>{"timestamp", time},
                                    {"token", token},
                                    {"signature", signature}})
    if (body) body = isForm ? withFormField(*body, name, value) : withJsonText(*body, "/signature", name, value);
  if (!body) return Error{ErrorCode::unsupported, "Mailgun signs a JSON object or a form, which this body is not"};
  return SignedRequest{{}, std::move(*body), {}};
}

}  // namespace ack::provider
