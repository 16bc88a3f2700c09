#pragma once
// Mandrill's signature: HMAC-SHA1 over the URL as registered, with its user info, and the sorted form fields.
#include "core/provider/scheme.h"

namespace ack::provider {

/// Thread: any. RequestView::url must be the URL as registered with Mandrill.
class MandrillScheme final : public Scheme {
 public:
  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] KeyNeeds keyNeeds() const override { return {true, false, true, "the webhook's key", {}}; }
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] Coverage coverage(const IdentityRules& identity) const noexcept override {
    return coverageOfBody(identity, true);
  }
};

}  // namespace ack::provider
