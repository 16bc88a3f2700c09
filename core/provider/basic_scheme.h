#pragma once
// HTTP Basic authentication (RFC 7617), which Postmark and Sinch SMS offer instead of a signature. Each secret is
// "user:password" in UTF-8. It proves who sends, and nothing about what is sent.
#include "core/provider/scheme.h"

namespace ack::provider {

/// Thread: any.
class BasicScheme final : public Scheme {
 public:
  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] std::vector<std::string> signatureHeaders() const override { return {"Authorization"}; }
  [[nodiscard]] std::string_view challenge() const noexcept override {
    return "Basic realm=\"webhooks\", charset=\"UTF-8\"";
  }
  [[nodiscard]] KeyNeeds keyNeeds() const override {
    return {
        true, false, false, "user and password as user:password, the same as in the URL that the provider has", {}};
  }
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] Result<void> checkSecret(std::string_view secret) const override;
  [[nodiscard]] Coverage coverage(const IdentityRules& /*identity*/) const noexcept override {
    return Coverage::none;
  }
};

}  // namespace ack::provider
