#pragma once
// Braintree's signature, which stands in the form beside what it covers: bt_signature holds "public key|HMAC" pairs
// over bt_payload, with the SHA-1 of the private key as the key (braintree_ruby lib/braintree/webhook_gateway.rb).
#include "core/provider/json_fields.h"
#include "core/provider/scheme.h"

namespace ack::provider {

/// Thread: any. The secret is the private key; with `public_key` only its pair counts.
class BraintreeScheme final : public Scheme {
 public:
  /// Reads public_key.
  static std::shared_ptr<const Scheme> create(JsonFields& fields);
  explicit BraintreeScheme(std::string publicKey) : m_publicKey(std::move(publicKey)) {}

  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] KeyNeeds keyNeeds() const override { return {true, false, false, "the private key", {}}; }
  [[nodiscard]] bool identifiesItself() const noexcept override { return true; }
  /// Kind, time and subject's ID of the XML in bt_payload; the payload's hash where one of them is missing.
  [[nodiscard]] std::optional<Result<IdentifiedEvent>> identify(const RequestView& request) const override;
  /// unsupported: the signature is part of the body, where signWhole() puts it.
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] Result<SignedRequest> signWhole(const RequestView& request, const KeyMaterial& keys,
                                                std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] Coverage coverage(const IdentityRules& identity) const noexcept override {
    return coverageOfBody(identity, false);
  }

 private:
  std::string m_publicKey;
};

}  // namespace ack::provider
