#pragma once
// Amazon SNS over HTTP: RSA over named fields of the JSON body, with the key of a certificate that the body names.
// Anybody with an AWS account can have SNS sign a message to us, so the topics are pinned.
#include "core/provider/scheme.h"

#include <string>
#include <vector>

namespace ack::provider {

class JsonFields;

/// Thread: any.
class SnsScheme final : public Scheme {
 public:
  explicit SnsScheme(std::vector<std::string> topics);
  /// "topics": the ARNs that messages may come from; without any, nothing can be verified.
  static std::shared_ptr<const Scheme> fromFields(JsonFields& fields);

  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] KeyNeeds keyNeeds() const override {
    return {false, true, false, {}, "a pinned key (PEM or base64 of its DER form) instead of certificates"};
  }
  /// unsupported: the signature is part of the body, not a header; signWhole() puts it there.
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] Result<SignedRequest> signWhole(const RequestView& request, const KeyMaterial& keys,
                                                std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] bool findsKeys() const noexcept override { return true; }
  [[nodiscard]] std::string_view missingField() const noexcept override {
    return m_topics->empty()
               ? "topics: needed, the ARNs that messages may come from; anybody can have Amazon sign others"
               : std::string_view{};
  }
  [[nodiscard]] bool signsTime() const noexcept override { return true; }
  [[nodiscard]] Window usualWindow() const noexcept override;
  [[nodiscard]] Coverage coverage(const IdentityRules& identity) const noexcept override;

 private:
  std::shared_ptr<const std::vector<std::string>> m_topics;  // shared with the keys
};

}  // namespace ack::provider
