#include "core/provider/paypal_scheme.h"

#include "core/base/encoding.h"
#include "core/provider/certificate_keys.h"
#include "core/provider/certificate_url.h"
#include "core/provider/json_fields.h"
#include "core/provider/request_header.h"
#include "core/provider/time_forms.h"

#include <array>
#include <boost/crc.hpp>

namespace ack::provider {
namespace {

constexpr std::string_view kId = "Paypal-Transmission-Id";
constexpr std::string_view kTime = "Paypal-Transmission-Time";
constexpr std::string_view kSignature = "Paypal-Transmission-Sig";
constexpr std::string_view kAlgorithm = "Paypal-Auth-Algo";
constexpr std::string_view kCertificate = "Paypal-Cert-Url";
constexpr std::string_view kOnlyAlgorithm = "SHA256withRSA";
constexpr std::string_view kName = "messageverificationcerts.paypal.com";
constexpr std::string_view kSandboxName = "messageverificationcerts.sandbox.paypal.com";
constexpr std::size_t kMaxSignatureText = 1'400;  // RSA of 8,192 bits

std::string signedText(std::string_view id, std::string_view time, std::string_view webhookId,
                       std::string_view body) {
  boost::crc_32_type crc;
  crc.process_bytes(body.data(), body.size());
  std::string text;
  for (const std::string_view part : {id, time, webhookId}) text.append(part).append("|");
  return text + std::to_string(crc.checksum());
}

class PayPalKeys final : public PreparedKeys {
 public:
  PayPalKeys(std::string webhookId, const KeyMaterial& keys) : m_webhookId(std::move(webhookId)), m_keys(keys) {}

  [[nodiscard]] Verification verify(const RequestView& request, const Window& window, UtcTime now) const override {
    if (m_keys.empty() || m_webhookId.empty()) return refusedWithoutKey();
    std::array<std::string_view, 5> values;
    constexpr std::array kNames{kSignature, kId, kTime, kAlgorithm, kCertificate};
    for (std::size_t i = 0; i < kNames.size(); ++i) {
      const HeaderLookup header = findHeader(request.headers, kNames[i]);
      if (header.count > 1) return refused("duplicate_header");
      if (header.value.empty() && i == 0) return refusedUnsigned("missing_header");
      if (header.value.empty()) return refused("missing_header");
      values[i] = header.value;
    }
    const auto& [signatureText, id, time, algorithm, certificate] = values;
    if (algorithm != kOnlyAlgorithm) return refused("algorithm_not_allowed");
    const auto url = readHttpsUrl(certificate);
    if (!url || !isPayPalUrl(*url)) return refused("untrusted_cert_url");
    const auto signedAt = readSignedTime(time, TimeUnit::iso);
    if (!signedAt) return refused("bad_timestamp");
    const auto signature = signatureText.size() > kMaxSignatureText ? std::nullopt : base::fromBase64(signatureText);
    if (!signature) return refused("bad_encoding");
    const bool sandbox = url->host.ends_with(".sandbox.paypal.com");
    const CertificateQuestion question{certificate, sandbox ? kSandboxName : kName};
    const Verification verification = m_keys.verify(question, crypto::HashAlgorithm::sha256,
                                                    signedText(id, time, m_webhookId, request.body), *signature, now);
    if (verification.verdict != Verdict::valid) return verification;
    Verification aged = judgeAge(*signedAt, window, now);
    aged.replayKey = id;
    return aged;
  }

 private:
  std::string m_webhookId;
  CertificateKeys m_keys;
};

}  // namespace

std::shared_ptr<const Scheme> PayPalScheme::fromFields(JsonFields& fields) {
  std::string webhookId = fields.text("webhook_id");
  if (webhookId.find('|') != std::string::npos) fields.fail("webhook_id", "must not contain \"|\"");
  return std::make_shared<PayPalScheme>(std::move(webhookId));
}

std::vector<std::string> PayPalScheme::signatureHeaders() const {
  std::vector<std::string> names;
  for (const std::string_view name : {kId, kTime, kSignature, kCertificate, kAlgorithm}) names.emplace_back(name);
  return names;
}

std::unique_ptr<const PreparedKeys> PayPalScheme::prepare(const KeyMaterial& keys) const {
  return std::make_unique<PayPalKeys>(m_webhookId, keys);
}

Result<std::vector<domain::Header>> PayPalScheme::sign(const RequestView& request, const KeyMaterial& keys,
                                                       std::string_view eventId, UtcTime now) const {
  if (m_webhookId.empty())
    return Error{ErrorCode::invalid, "recipe.webhook_id is needed: it is part of the signature"};
  const std::string id = eventId.empty() ? "drill" : std::string(eventId);
  const std::string time = writeSignedTime(now, TimeUnit::iso);
  const auto key = rsaKeyToSignWith(keys.secrets);
  if (!key) return key.error();
  const auto signature = key->sign(crypto::HashAlgorithm::sha256, signedText(id, time, m_webhookId, request.body));
  if (!signature) return signature.error();
  const std::string_view given = findHeader(request.headers, kCertificate).value;
  const std::string_view url = given.empty() ? "https://api.paypal.com/v1/notifications/certs/drill" : given;
  return std::vector<domain::Header>{{std::string(kId), id},
                                     {std::string(kTime), time},
                                     {std::string(kAlgorithm), std::string(kOnlyAlgorithm)},
                                     {std::string(kCertificate), std::string(url)},
                                     {std::string(kSignature), base::toBase64(*signature)}};
}

Window PayPalScheme::usualWindow() const noexcept { return {std::chrono::seconds(300), std::chrono::seconds(300)}; }

}  // namespace ack::provider
