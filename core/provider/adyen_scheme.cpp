#include "core/provider/adyen_scheme.h"

#include "core/base/encoding.h"
#include "core/crypto/constant_time.h"
#include "core/provider/body_edit.h"
#include "core/provider/request_header.h"
#include "core/provider/secret_keys.h"

#include <array>

namespace ack::provider {
namespace {

constexpr std::size_t kMacBytes = 32;
/// In the order in which they are signed. Only the merchant's own reference may contain what stands between them:
/// with any other field a signed text could be parted in another way, and the amount moved.
constexpr std::array<std::string_view, 8> kFields{
    "/pspReference", "/originalReference", "/merchantAccountCode", "/merchantReference",
    "/amount/value", "/amount/currency",   "/eventCode",           "/success"};
constexpr std::string_view kFreeField = "/merchantReference";

/// The signed text of one item; nullopt where a field is doubtful.
std::optional<std::string> signedText(const domain::PayloadDocument& payload, const std::string& item) {
  using domain::JsonType;
  using domain::LookupState;
  std::string out;
  for (const std::string_view field : kFields) {
    const domain::PayloadValue value = payload.at(field, item);
    // What is not there or null is signed as an empty text.
    const bool absent = value.state == LookupState::missing || value.type == JsonType::null;
    if (value.state == LookupState::ambiguous || (!absent && !value.isScalar())) return std::nullopt;
    if (field != kFields.front()) out += ':';
    if (absent) continue;
    if (field != kFreeField && value.text.find(':') != std::string::npos) return std::nullopt;
    out += value.text;
  }
  return out;
}

class AdyenKeys final : public PreparedKeys {
 public:
  explicit AdyenKeys(const KeyMaterial& keys)
      : m_keys(prepareHmacKeys(keys.secrets, KeyForm::hex, crypto::HashAlgorithm::sha256)) {}

  [[nodiscard]] Verification verify(const RequestView& request, const Window&, UtcTime) const override {
    if (m_keys.empty()) return refusedWithoutKey();
    if (findHeader(request.headers, "Content-Type").count > 1) return refused("duplicate_header");
    const auto payload = domain::PayloadDocument::read("application/json", request.body, {});
    if (!payload || payload->json() == nullptr) return refused("malformed_body");
    std::size_t items = 0;
    for (;; ++items) {
      const std::string item = "/notificationItems/" + std::to_string(items);
      if (payload->at("", item).state == domain::LookupState::missing) break;
      if (const auto problem = judge(*payload, item + "/NotificationRequestItem"); !problem.empty())
        return refused(problem);
    }
    return items > 0 ? verified() : refused("malformed_body");
  }

 private:
  [[nodiscard]] std::string_view judge(const domain::PayloadDocument& payload, const std::string& item) const {
    const domain::PayloadValue signature = payload.at("/additionalData/hmacSignature", item);
    if (signature.state == domain::LookupState::missing) return "missing_signature";
    if (!signature.isScalar() || signature.type != domain::JsonType::string) return "malformed_body";
    const auto sent = base::fromBase64(signature.text);
    if (!sent || sent->size() != kMacBytes) return "bad_encoding";
    const auto text = signedText(payload, item);
    if (!text) return "malformed_body";
    bool match = false;
    for (const crypto::HmacKey& key : m_keys)
      match = crypto::equalConstantTime(key.compute(*text).view(), *sent) || match;
    return match ? std::string_view{} : "mismatch";
  }

  std::vector<crypto::HmacKey> m_keys;
};

}  // namespace

std::unique_ptr<const PreparedKeys> AdyenScheme::prepare(const KeyMaterial& keys) const {
  return std::make_unique<AdyenKeys>(keys);
}

Result<std::vector<domain::Header>> AdyenScheme::sign(const RequestView&, const KeyMaterial&, std::string_view,
                                                      UtcTime) const {
  return Error{ErrorCode::unsupported, "Adyen's signatures are part of the body, not headers"};
}

Result<SignedRequest> AdyenScheme::signWhole(const RequestView& request, const KeyMaterial& keys, std::string_view,
                                             UtcTime) const {
  const auto usable = prepareHmacKeys(keys.secrets, KeyForm::hex, crypto::HashAlgorithm::sha256);
  if (usable.empty())
    return Error{ErrorCode::invalid, "no usable secret to sign with: it must be in hexadecimal digits"};
  SignedRequest made{{}, std::string(request.body), {}};
  for (std::size_t i = 0;; ++i) {
    const auto payload = domain::PayloadDocument::read("application/json", std::string_view(made.body), {});
    const std::string item = "/notificationItems/" + std::to_string(i);
    if (!payload || payload->json() == nullptr || (i == 0 && payload->part(item).state != domain::LookupState::found))
      return Error{ErrorCode::unsupported, "Adyen signs JSON with notificationItems, which this body is not"};
    if (payload->part(item).state != domain::LookupState::found) return made;
    const std::string place = item + "/NotificationRequestItem";
    const auto text = signedText(*payload, place);
    auto body = text ? withJsonMember(made.body, place, "additionalData", "{}") : std::nullopt;
    if (body)
      body = withJsonText(*body, place + "/additionalData", "hmacSignature",
                          base::toBase64(usable.front().compute(*text).view()));
    if (!body) return Error{ErrorCode::invalid, item + " can't be signed: a field is doubled or of the wrong kind"};
    made.body = std::move(*body);
  }
}

Result<void> AdyenScheme::checkSecret(std::string_view secret) const { return checkSecretForm(secret, KeyForm::hex); }

}  // namespace ack::provider
