#pragma once
// HubSpot's signatures: version 3 is an HMAC over method, URI, body and time; 1 and 2 are plain hashes that begin
// with the secret (HubSpot/hubspot-api-nodejs src/utils/signature.ts).
#include "core/provider/json_fields.h"
#include "core/provider/scheme.h"

namespace ack::provider {

/// Thread: any. One version only, 3 unless the recipe says otherwise: who could choose would choose the one without a
/// time. RequestView::url must be the URL as registered.
class HubspotScheme final : public Scheme {
 public:
  /// Reads version.
  static std::shared_ptr<const Scheme> create(JsonFields& fields);
  explicit HubspotScheme(int version) noexcept : m_version(version) {}

  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] KeyNeeds keyNeeds() const override {
    return {true, false, m_version > 1, "the app's client secret", {}};
  }
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] bool signsTime() const noexcept override { return m_version == 3; }
  [[nodiscard]] Window usualWindow() const noexcept override;
  [[nodiscard]] Coverage coverage(const IdentityRules& identity) const noexcept override {
    return coverageOfBody(identity, m_version > 1);
  }

 private:
  int m_version;
};

}  // namespace ack::provider
