#pragma once
// The Provider that a profile describes: its scheme verifies, its identity rules name the events, its tables answer.
#include "core/provider/profile.h"
#include "core/provider/scheme.h"

namespace ack::provider {

/// Thread: any; immutable.
class ProfileProvider final : public Provider {
 public:
  explicit ProfileProvider(Profile profile);

  [[nodiscard]] const std::string& key() const noexcept override { return m_profile.key; }
  [[nodiscard]] const std::string& name() const noexcept override { return m_profile.name; }
  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] Verification verify(const RequestView& request, const KeyMaterial& keys, const Window& window,
                                    UtcTime now) const override;
  [[nodiscard]] Result<std::vector<IdentifiedEvent>> identify(const RequestView& request,
                                                              const domain::PayloadDocument& payload) const override;
  [[nodiscard]] std::optional<Answer> handshake(const RequestView& request, const domain::PayloadDocument& payload,
                                                const KeyMaterial& keys) const override;
  [[nodiscard]] std::string subscriptionOf(const RequestView& request,
                                           const domain::PayloadDocument& payload) const override;
  [[nodiscard]] bool takesGet() const noexcept override { return m_profile.recipe->takesGet; }
  [[nodiscard]] std::span<const std::string> handshakeMethods() const noexcept override { return m_methods; }
  [[nodiscard]] std::optional<Answer> unsignedHandshake(const RequestView& request,
                                                        const KeyMaterial& keys) const override;
  /// The signature's headers, and each header that is the event's ID and was not given.
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] Result<SignedRequest> signWhole(const RequestView& request, const KeyMaterial& keys,
                                                std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] Result<void> checkSecret(std::string_view secret) const override {
    return m_scheme->checkSecret(secret);
  }
  [[nodiscard]] Result<void> checkPublicKey(std::string_view key) const override {
    return m_scheme->checkPublicKey(key);
  }
  [[nodiscard]] bool findsKeys() const noexcept override { return m_scheme->findsKeys(); }
  [[nodiscard]] std::string_view challenge() const noexcept override { return m_scheme->challenge(); }
  [[nodiscard]] std::vector<std::string> signatureHeaders() const override { return m_scheme->signatureHeaders(); }
  [[nodiscard]] KeyNeeds keyNeeds() const override { return m_scheme->keyNeeds(); }
  [[nodiscard]] std::string_view missingField() const noexcept override;
  [[nodiscard]] std::vector<std::string> identityPlaces() const override;
  [[nodiscard]] bool signsDecodedBody() const noexcept override { return m_profile.recipe->signsDecodedBody; }
  [[nodiscard]] bool identifiesWithoutBody() const noexcept override {
    return m_profile.recipe->identity.needsNoBody();
  }
  [[nodiscard]] Window defaultWindow() const noexcept override { return m_profile.recipe->window; }
  [[nodiscard]] Coverage coverage() const noexcept override { return m_profile.recipe->coverage(); }
  [[nodiscard]] const AnswerTable& answers() const noexcept override { return m_profile.answers; }
  [[nodiscard]] const std::vector<Fact>& facts() const noexcept override { return m_profile.facts; }
  [[nodiscard]] const Limits& limits() const noexcept override { return m_profile.limits; }
  [[nodiscard]] std::string_view requestIdHeader() const noexcept override {
    return m_profile.recipe->requestIdHeader;
  }

 private:
  /// Each header that is the event's ID and is in neither list yet.
  void addIdHeaders(const RequestView& request, std::string_view eventId, std::vector<domain::Header>& headers) const;

  Profile m_profile;
  std::shared_ptr<const Scheme> m_scheme;
  std::vector<std::string> m_methods;  ///< of handshakes, besides POST
};

}  // namespace ack::provider
