#pragma once
// HTTP Basic authentication (RFC 7617), which Postmark and Sinch SMS offer instead of a signature. Each secret is
// "user:password" in UTF-8. It proves who sends, and nothing about what is sent.
#include "core/provider/scheme.h"

namespace ack::provider {

/// Thread: any.
class BasicScheme final : public Scheme {
 public:
  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] Result<void> checkSecret(std::string_view secret) const override;
  [[nodiscard]] Coverage coverage(const IdentityRules& /*identity*/) const noexcept override {
    return Coverage::none;
  }
};

}  // namespace ack::provider
