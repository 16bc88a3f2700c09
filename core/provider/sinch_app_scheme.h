#pragma once
// Sinch's application-signed callbacks (voice, verification): "Authorization: Application key:signature" over method,
// body hash, content type, time and path.
#include "core/provider/json_fields.h"
#include "core/provider/scheme.h"

namespace ack::provider {

/// Thread: any. The secret is the application's, as base64; with `app_key` only that application counts.
class SinchAppScheme final : public Scheme {
 public:
  /// Reads app_key.
  static std::shared_ptr<const Scheme> create(JsonFields& fields);
  explicit SinchAppScheme(std::string appKey) : m_appKey(std::move(appKey)) {}

  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] std::vector<std::string> signatureHeaders() const override {
    return {"Authorization", "x-timestamp"};
  }
  [[nodiscard]] KeyNeeds keyNeeds() const override {
    return {true, false, false, "the application's secret in base64", {}};
  }
  /// invalid without an app_key to name.
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] Result<void> checkSecret(std::string_view secret) const override;
  [[nodiscard]] bool signsTime() const noexcept override { return true; }
  [[nodiscard]] Coverage coverage(const IdentityRules& identity) const noexcept override {
    return coverageOfBody(identity, false);
  }

 private:
  std::string m_appKey;
};

}  // namespace ack::provider
