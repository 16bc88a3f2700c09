#include "tests/fuzz/hook_world.h"

namespace ack::fuzz {
namespace {

constexpr std::string_view kOpen = "open-";

/// As the provider it stands for, but every signature is good.
class OpenProvider final : public provider::Provider {
 public:
  explicit OpenProvider(provider::ProviderPtr real) : m_real(std::move(real)) {}
  [[nodiscard]] const std::string& key() const noexcept override { return m_real->key(); }
  [[nodiscard]] const std::string& name() const noexcept override { return m_real->name(); }
  [[nodiscard]] provider::Verification verify(const provider::RequestView& request, const provider::KeyMaterial& keys,
                                              const provider::Window& window, UtcTime now) const override {
    provider::Verification verification = m_real->verify(request, keys, window, now);
    if (verification.verdict != provider::Verdict::stale) verification.verdict = provider::Verdict::valid;
    verification.noWorkingSecret = false;
    return verification;
  }
  [[nodiscard]] Result<std::vector<provider::IdentifiedEvent>>
  identify(const provider::RequestView& request, const domain::PayloadDocument& payload) const override {
    return m_real->identify(request, payload);
  }
  [[nodiscard]] std::optional<provider::Answer> handshake(const provider::RequestView& request,
                                                          const domain::PayloadDocument& payload,
                                                          const provider::KeyMaterial& keys) const override {
    return m_real->handshake(request, payload, keys);
  }
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const provider::RequestView& request,
                                                         const provider::KeyMaterial& keys, std::string_view eventId,
                                                         UtcTime now) const override {
    return m_real->sign(request, keys, eventId, now);
  }
  [[nodiscard]] provider::Window defaultWindow() const noexcept override { return m_real->defaultWindow(); }
  [[nodiscard]] provider::Coverage coverage() const noexcept override { return m_real->coverage(); }
  [[nodiscard]] const provider::AnswerTable& answers() const noexcept override { return m_real->answers(); }
  [[nodiscard]] const std::vector<provider::Fact>& facts() const noexcept override { return m_real->facts(); }
  [[nodiscard]] const provider::Limits& limits() const noexcept override { return m_real->limits(); }
  [[nodiscard]] std::span<const std::string> handshakeMethods() const noexcept override {
    return m_real->handshakeMethods();
  }
  [[nodiscard]] std::optional<provider::Answer> unsignedHandshake(const provider::RequestView& request,
                                                                  const provider::KeyMaterial& keys) const override {
    return m_real->unsignedHandshake(request, keys);
  }
  [[nodiscard]] std::string_view requestIdHeader() const noexcept override { return m_real->requestIdHeader(); }

 private:
  provider::ProviderPtr m_real;
};

/// The subjects of the world by name, plain and open.
class WorldRegistry final : public provider::ProviderRegistry {
 public:
  explicit WorldRegistry(const ProviderWorld& world) : m_world(world) {}
  [[nodiscard]] provider::ProviderPtr find(std::string_view key) const override {
    if (key.starts_with(kOpen)) return std::make_shared<OpenProvider>(find(key.substr(kOpen.size())));
    return m_world.subject(key).provider;
  }
  [[nodiscard]] std::vector<provider::ProviderPtr> all() const override { return m_world.registry()->all(); }
  [[nodiscard]] Result<provider::ProviderPtr> fromRecipe(std::string_view key,
                                                         const boost::json::object& recipe) const override {
    return m_world.registry()->fromRecipe(key, recipe);
  }

 private:
  const ProviderWorld& m_world;
};

std::vector<config::Secret> secretsOf(const std::vector<std::string>& values) {
  std::vector<config::Secret> secrets;
  for (const std::string& value : values) secrets.push_back({"", value});
  return secrets;
}

std::shared_ptr<config::Catalogue> catalogueOf(const ProviderWorld& world) {
  auto catalogue = std::make_shared<config::Catalogue>();
  catalogue->version = 1;
  for (const Subject& subject : world.subjects())
    for (const std::string_view kind : {std::string_view{}, kOpen}) {
      config::Source source;
      source.id = SourceId{static_cast<std::int64_t>(catalogue->sources.size() + 1)};
      source.name = source.provider = std::string(kind) + subject.name;
      source.secrets = secretsOf(subject.keys.secrets);
      source.publicKeys = secretsOf(subject.keys.publicKeys);
      source.replayWindow = source.futureTolerance = std::chrono::hours(24 * 365 * 20);
      source.maxBodyBytes = 64U << 10;
      catalogue->sources.push_back(std::move(source));
    }
  return catalogue;
}

}  // namespace

kit::ScriptedReceiver& hookWorld() {
  static const ProviderWorld world;
  static const auto registry = std::make_shared<WorldRegistry>(world);
  static kit::ScriptedReceiver receiver(catalogueOf(world), registry, fromMicros(1'700'000'000'000'000));
  return receiver;
}

}  // namespace ack::fuzz
