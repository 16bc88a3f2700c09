#pragma once
// Twilio's signature, which no recipe can say: HMAC-SHA1 over the public URL and the sorted form fields, or over the
// URL alone where it carries the body's hash (twilio/twilio-python request_validator.py).
#include "core/provider/scheme.h"

namespace ack::provider {

/// Thread: any. RequestView::url must be the URL as registered with Twilio, never built from the Host header.
class TwilioScheme final : public Scheme {
 public:
  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] std::vector<std::string> signatureHeaders() const override { return {"X-Twilio-Signature"}; }
  [[nodiscard]] KeyNeeds keyNeeds() const override { return {true, false, true, "the auth token", {}}; }
  /// invalid for a body that is not a form where the URL does not carry its bodySHA256.
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] Result<SignedRequest> signWhole(const RequestView& request, const KeyMaterial& keys,
                                                std::string_view eventId, UtcTime now) const override;
};

}  // namespace ack::provider
