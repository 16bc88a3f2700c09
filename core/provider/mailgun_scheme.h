#pragma once
// Mailgun's signature, which stands in the body and covers a timestamp and a random token, not the event
// (mailgun/documentation source/user_manual.rst): whoever has seen one triple can put any event beside it.
#include "core/provider/json_fields.h"
#include "core/provider/scheme.h"

namespace ack::provider {

/// Thread: any. JSON: /signature/{timestamp, token, signature}; forms: the fields of these names.
class MailgunScheme final : public Scheme {
 public:
  /// Reads replay_key, which can only be the token.
  static std::shared_ptr<const Scheme> create(JsonFields& fields);

  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] KeyNeeds keyNeeds() const override { return {true, false, false, "the webhook signing key", {}}; }
  /// unsupported: the signature is part of the body, where signWhole() puts it.
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] Result<SignedRequest> signWhole(const RequestView& request, const KeyMaterial& keys,
                                                std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] bool signsTime() const noexcept override { return true; }
  [[nodiscard]] Coverage coverage(const IdentityRules& /*identity*/) const noexcept override {
    return Coverage::none;
  }
};

}  // namespace ack::provider
