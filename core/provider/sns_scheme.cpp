#include "core/provider/sns_scheme.h"

#include "core/base/encoding.h"
#include "core/provider/body_edit.h"
#include "core/provider/certificate_keys.h"
#include "core/provider/certificate_url.h"
#include "core/provider/json_fields.h"
#include "core/provider/jwt_scheme.h"
#include "core/provider/time_forms.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include <algorithm>
#include <array>

namespace ack::provider {
namespace {

using domain::LookupState;

constexpr std::size_t kMaxTopics = 100;
constexpr std::size_t kMaxSignatureText = 1'400;
constexpr std::string_view kCertificateName = "sns.amazonaws.com";

/// docs.aws.amazon.com, "Verifying the signatures of Amazon SNS messages": these, in byte order of their names.
constexpr std::array<std::string_view, 6> kNotificationFields{"Message",   "MessageId", "Subject",
                                                              "Timestamp", "TopicArn",  "Type"};
constexpr std::array<std::string_view, 7> kConfirmationFields{"Message", "MessageId", "SubscribeURL", "Timestamp",
                                                              "Token",   "TopicArn",  "Type"};

/// The fields of an SNS message; a field that is doubled or no text is a problem, not a guess.
class Message {
 public:
  explicit Message(const domain::PayloadDocument& document) : m_document(document) {}

  /// "" where it is absent.
  std::string text(std::string_view name) {
    domain::PayloadValue value = m_document.at("/" + std::string(name));
    if (value.state == LookupState::missing) return {};
    if (value.state != LookupState::found || value.type != domain::JsonType::string) {
      m_readable = false;
      return {};
    }
    return std::move(value.text);
  }

  /// What is signed. Only the message may have line breaks: anywhere else they would let one text be read as two.
  std::optional<std::string> signedText(std::span<const std::string_view> names) {
    std::string out;
    for (const std::string_view name : names) {
      const bool present = m_document.at("/" + std::string(name)).state != LookupState::missing;
      if (!present && name == "Subject") continue;
      const std::string value = text(name);
      if (!present || !m_readable || (name != "Message" && value.find('\n') != std::string::npos))
        return std::nullopt;
      out.append(name).append("\n").append(value).append("\n");
    }
    return out;
  }
  [[nodiscard]] bool readable() const noexcept { return m_readable; }

 private:
  const domain::PayloadDocument& m_document;
  bool m_readable{true};
};

std::optional<std::string> signedTextOf(Message& message) {
  const std::string type = message.text("Type");
  if (type == "Notification") return message.signedText(kNotificationFields);
  if (type == "SubscriptionConfirmation" || type == "UnsubscribeConfirmation")
    return message.signedText(kConfirmationFields);
  return std::nullopt;
}

class SnsKeys final : public PreparedKeys {
 public:
  SnsKeys(std::shared_ptr<const std::vector<std::string>> topics, const KeyMaterial& keys)
      : m_topics(std::move(topics)), m_keys(keys) {}

  [[nodiscard]] Verification verify(const RequestView& request, const Window& window, UtcTime now) const override {
    if (m_keys.empty() || m_topics->empty()) return refusedWithoutKey();
    // SNS says text/plain; it is JSON all the same.
    const auto document = domain::PayloadDocument::read("application/json", request.body, {});
    if (!document) return refused("malformed_body");
    Message message(*document);
    const std::string signatureText = message.text("Signature");
    if (signatureText.empty()) return refusedUnsigned("missing_signature");
    const std::string version = message.text("SignatureVersion");
    if (version != "1" && version != "2") return refused("algorithm_not_allowed");
    const std::string certificate = message.text("SigningCertURL");
    const auto url = readHttpsUrl(certificate);
    if (!url || !isSnsUrl(*url) || url->hasQuery || !url->path.ends_with(".pem"))
      return refused("untrusted_cert_url");
    const std::string topic = message.text("TopicArn");
    if (std::find(m_topics->begin(), m_topics->end(), topic) == m_topics->end()) return refused("topic_not_allowed");
    const auto signedAt = readSignedTime(message.text("Timestamp"), TimeUnit::iso);
    if (!signedAt) return refused("bad_timestamp");
    const auto text = signedTextOf(message);
    if (!text || !message.readable()) return refused("malformed_body");
    const auto signature = signatureText.size() > kMaxSignatureText ? std::nullopt : base::fromBase64(signatureText);
    if (!signature) return refused("bad_encoding");
    const auto hash = version == "1" ? crypto::HashAlgorithm::sha1 : crypto::HashAlgorithm::sha256;
    const Verification verification = m_keys.verify({certificate, kCertificateName}, hash, *text, *signature, now);
    return verification.verdict == Verdict::valid ? judgeAge(*signedAt, window, now) : verification;
  }

 private:
  std::shared_ptr<const std::vector<std::string>> m_topics;  // shared with the scheme
  CertificateKeys m_keys;
};

}  // namespace

SnsScheme::SnsScheme(std::vector<std::string> topics)
    : m_topics(std::make_shared<const std::vector<std::string>>(std::move(topics))) {}

std::shared_ptr<const Scheme> SnsScheme::fromFields(JsonFields& fields) {
  std::vector<std::string> topics;
  if (const boost::json::value* list = fields.find("topics")) {
    const bool usable = list->is_array() && list->get_array().size() <= kMaxTopics &&
                        std::all_of(list->get_array().begin(), list->get_array().end(), [](const auto& value) {
                          return value.is_string() && !value.get_string().empty();
                        });
    if (!usable) fields.fail("topics", "must be a list of at most 100 topic ARNs");
    if (usable)
      for (const boost::json::value& value : list->get_array())
        topics.emplace_back(std::string_view(value.get_string()));
  }
  return std::make_shared<SnsScheme>(std::move(topics));
}

std::unique_ptr<const PreparedKeys> SnsScheme::prepare(const KeyMaterial& keys) const {
  return std::make_unique<SnsKeys>(m_topics, keys);
}

Result<std::vector<domain::Header>> SnsScheme::sign(const RequestView&, const KeyMaterial&, std::string_view,
                                                    UtcTime) const {
  return Error{ErrorCode::unsupported, "the signature is part of the body, not a header"};
}

Result<SignedRequest> SnsScheme::signWhole(const RequestView& request, const KeyMaterial& keys,
                                           std::string_view eventId, UtcTime now) const {
  const auto key = rsaKeyToSignWith(keys.secrets);
  if (!key) return key.error();
  std::optional<std::string> body(request.body);
  const auto complete = [&](std::string_view name, std::string_view value) {
    if (body) body = withJsonMember(*body, "", name, boost::json::serialize(boost::json::string(value)));
  };
  complete("Type", "Notification");
  complete("MessageId", eventId.empty() ? std::string_view("drill") : eventId);
  complete("SigningCertURL", "https://sns.us-east-1.amazonaws.com/SimpleNotificationService-drill.pem");
  if (!m_topics->empty()) complete("TopicArn", m_topics->front());
  if (body) body = withJsonText(*body, "", "Timestamp", writeSignedTime(now, TimeUnit::iso));
  if (body) body = withJsonText(*body, "", "SignatureVersion", "2");
  if (!body) return Error{ErrorCode::unsupported, "Amazon SNS signs a JSON object, which this body is not"};
  const auto document = domain::PayloadDocument::read("application/json", std::string_view(*body), {});
  if (!document) return document.error();
  Message message(*document);
  const auto text = signedTextOf(message);
  if (!text)
    return Error{ErrorCode::invalid, "can't sign: the body must have Message, TopicArn (or the recipe \"topics\"), "
                                     "and of a confirmation Token and SubscribeURL, as texts"};
  const auto signature = key->sign(crypto::HashAlgorithm::sha256, *text);
  if (!signature) return signature.error();
  body = withJsonText(*body, "", "Signature", base::toBase64(*signature));
  if (!body) return Error{ErrorCode::invalid, "can't sign: Signature stands twice"};
  return SignedRequest{{}, std::move(*body), {}};
}

Window SnsScheme::usualWindow() const noexcept { return {std::chrono::seconds(3'600), std::chrono::seconds(300)}; }

Coverage SnsScheme::coverage(const IdentityRules& identity) const noexcept { return coverageOf(identity, false); }

}  // namespace ack::provider
