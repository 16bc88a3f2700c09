#pragma once
// Adyen's signature of standard notifications: each item of the list carries its own HMAC over eight of its fields
// (Adyen/adyen-node-api-library src/utils/hmacValidator.ts). The rest of an item is not covered.
#include "core/provider/scheme.h"

namespace ack::provider {

/// Thread: any. Authentic only where every item is: one answer stands for all of them.
class AdyenScheme final : public Scheme {
 public:
  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] KeyNeeds keyNeeds() const override {
    return {true, false, false, "the HMAC key in hexadecimal digits", {}};
  }
  /// unsupported: the signature is part of the body, where signWhole() puts it.
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] Result<SignedRequest> signWhole(const RequestView& request, const KeyMaterial& keys,
                                                std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] Result<void> checkSecret(std::string_view secret) const override;
  [[nodiscard]] Coverage coverage(const IdentityRules& /*identity*/) const noexcept override {
    return Coverage::none;
  }
};

}  // namespace ack::provider
