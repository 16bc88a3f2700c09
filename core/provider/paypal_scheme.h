#pragma once
// PayPal: RSA over the transmission's ID and time, the webhook's ID and a CRC-32 of the body, with the key of a
// certificate that the request names. The CRC can be forged (four bytes suffice), so the body is not proven.
#include "core/provider/scheme.h"

namespace ack::provider {

class JsonFields;

/// Thread: any.
class PayPalScheme final : public Scheme {
 public:
  explicit PayPalScheme(std::string webhookId) : m_webhookId(std::move(webhookId)) {}
  /// "webhook_id": as PayPal shows it beside the webhook; without it nothing can be verified.
  static std::shared_ptr<const Scheme> fromFields(JsonFields& fields);

  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] std::vector<std::string> signatureHeaders() const override;
  [[nodiscard]] KeyNeeds keyNeeds() const override {
    return {false, true, false, {}, "a pinned key (PEM or base64 of its DER form) instead of certificates"};
  }
  /// With a private RSA key in PEM form as the secret.
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] bool findsKeys() const noexcept override { return true; }
  [[nodiscard]] std::string_view missingField() const noexcept override {
    return m_webhookId.empty() ? "webhook_id: needed, it is part of the signature; PayPal shows it beside the webhook"
                               : std::string_view{};
  }
  [[nodiscard]] bool signsTime() const noexcept override { return true; }
  [[nodiscard]] Window usualWindow() const noexcept override;
  [[nodiscard]] Coverage coverage(const IdentityRules&) const noexcept override { return Coverage::weak; }

 private:
  std::string m_webhookId;
};

}  // namespace ack::provider
