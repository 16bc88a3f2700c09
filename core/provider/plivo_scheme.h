#pragma once
// Plivo's signatures: version 3 is an HMAC-SHA256 over URL, sorted query, sorted fields and a nonce
// (plivo/plivo-python plivo/utils/signature_v3.py), 2 over URL and nonce only, 1 an HMAC-SHA1 over URL and fields.
#include "core/provider/json_fields.h"
#include "core/provider/scheme.h"

namespace ack::provider {

/// Thread: any. One version only, 3 unless the recipe says otherwise: 2 does not cover what is sent, so that it must
/// be asked for. RequestView::url must be the URL as registered.
class PlivoScheme final : public Scheme {
 public:
  /// Reads version.
  static std::shared_ptr<const Scheme> create(JsonFields& fields);
  explicit PlivoScheme(int version) noexcept : m_version(version) {}

  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] KeyNeeds keyNeeds() const override { return {true, false, true, "the auth token", {}}; }
  /// The event's ID is the nonce; invalid where there is none to be had and none was given.
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] Coverage coverage(const IdentityRules& identity) const noexcept override {
    return m_version == 2 ? Coverage::none : coverageOfBody(identity, true);
  }

 private:
  int m_version;
};

}  // namespace ack::provider
