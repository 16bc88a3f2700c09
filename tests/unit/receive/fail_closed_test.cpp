// What goes wrong on our side of a signature check is answered 503: never a success, and never a final 4xx.
#include "core/base/encoding.h"
#include "core/crypto/hmac.h"
#include "tests/unit/receive/hook_kit.h"

#include <QtTest>

#include <stdexcept>

using namespace ack;
using kit::HookRig;

namespace {

class ThrowingKeys final : public provider::PreparedKeys {
 public:
  provider::Verification verify(const provider::RequestView&, const provider::Window&, UtcTime) const override {
    throw std::runtime_error("the library gave up");
  }
};

/// GitHub in all but its verifier.
class BrokenProvider final : public provider::Provider {
 public:
  BrokenProvider(provider::ProviderPtr real, bool whilePreparing)
      : m_real(std::move(real)), m_early(whilePreparing) {}
  const std::string& key() const noexcept override { return m_real->key(); }
  const std::string& name() const noexcept override { return m_real->name(); }
  std::unique_ptr<const provider::PreparedKeys> prepare(const provider::KeyMaterial&) const override {
    if (m_early) throw std::runtime_error("no such algorithm");
    return std::make_unique<ThrowingKeys>();
  }
  provider::Verification verify(const provider::RequestView& request, const provider::KeyMaterial& keys,
                                const provider::Window& window, UtcTime now) const override {
    return m_real->verify(request, keys, window, now);
  }
  Result<std::vector<provider::IdentifiedEvent>> identify(const provider::RequestView& request,
                                                          const domain::PayloadDocument& payload) const override {
    return m_real->identify(request, payload);
  }
  std::optional<provider::Answer> handshake(const provider::RequestView&, const domain::PayloadDocument&,
                                            const provider::KeyMaterial&) const override {
    return std::nullopt;
  }
  Result<std::vector<domain::Header>> sign(const provider::RequestView& request, const provider::KeyMaterial& keys,
                                           std::string_view eventId, UtcTime at) const override {
    return m_real->sign(request, keys, eventId, at);
  }
  provider::Window defaultWindow() const noexcept override { return m_real->defaultWindow(); }
  provider::Coverage coverage() const noexcept override { return m_real->coverage(); }
  const provider::AnswerTable& answers() const noexcept override { return m_real->answers(); }
  const std::vector<provider::Fact>& facts() const noexcept override { return m_real->facts(); }
  const provider::Limits& limits() const noexcept override { return m_real->limits(); }
  std::string_view requestIdHeader() const noexcept override { return m_real->requestIdHeader(); }

 private:
  provider::ProviderPtr m_real;
  bool m_early;
};

class BrokenRegistry final : public provider::ProviderRegistry {
 public:
  BrokenRegistry(std::shared_ptr<const provider::ProviderRegistry> real, bool whilePreparing)
      : m_real(std::move(real)), m_early(whilePreparing) {}
  provider::ProviderPtr find(std::string_view key) const override {
    return std::make_shared<BrokenProvider>(m_real->find(key), m_early);
  }
  std::vector<provider::ProviderPtr> all() const override { return {}; }
  Result<provider::ProviderPtr> fromRecipe(std::string_view key, const boost::json::object& recipe) const override {
    return m_real->fromRecipe(key, recipe);
  }

 private:
  std::shared_ptr<const provider::ProviderRegistry> m_real;
  bool m_early;
};

std::string nothing() { return "{}"; }

}  // namespace

class FailClosedTest : public QObject {
  Q_OBJECT

 private slots:
  void verifier_thatThrows_is503_data() {
    QTest::addColumn<bool>("whilePreparing");
    QTest::newRow("at each request") << false;
    QTest::newRow("while its keys are prepared") << true;
  }
  void verifier_thatThrows_is503() {
    QFETCH(bool, whilePreparing);
    HookRig rig;
    const auto registry = std::make_shared<const BrokenRegistry>(rig.registry, whilePreparing);
    receive::HookHandler handler([&]() -> config::CataloguePtr { return rig.catalogue; }, registry,
                                 *rig.store.acceptor, rig.store.clock);
    receive::ReceiverOptions options;
    options.listen = "127.0.0.1:0";
    options.limits = HookRig::quick();
    receive::Receiver receiver(options, handler, rig.clock);
    QVERIFY(receiver.start().ok());
    const QByteArray good = rig.signedRequest("github", "d-1", nothing());
    rig.port = static_cast<std::uint16_t>(std::stoi(receiver.url().substr(receiver.url().rfind(':') + 1)));
    for (int i = 0; i < 3; ++i) QCOMPARE(rig.post(good).status, 503);
    receiver.stop();
    QCOMPARE(rig.store.number("SELECT count(*) FROM delivery"), 0);
  }

  void clock_thatLostItsTime_is503() {
    HookRig rig;
    const QByteArray good = rig.signedRequest("github", "d-1", nothing());
    for (const std::int64_t micros : {std::int64_t{0}, std::int64_t{-1}, std::int64_t{86400000000}}) {
      rig.store.clock.advance(std::chrono::microseconds(micros - toMicros(rig.store.clock.now())));
      QCOMPARE(rig.post(good).status, 503);
    }
    QCOMPARE(rig.store.number("SELECT count(*) FROM delivery"), 0);
  }

  void secret_emptyOrPlaceholder_is503_evenSignedWithIt() {
    HookRig rig;
    std::vector<QByteArray> forged;
    for (const char* secret : {"", "   ", "changeme", "your-secret-here", "<secret>", "${SECRET}", "xxxx"}) {
      const std::string name = "s" + std::to_string(rig.catalogue->sources.size());
      rig.addSource(name, "github", {secret});
      // Signed by hand with that very value, as a forger who guesses would.
      const std::string code = crypto::hmac(crypto::HashAlgorithm::sha256, secret, nothing());
      forged.push_back(HookRig::request("/hooks/" + name, nothing(), "application/json",
                                        {{"X-Hub-Signature-256", "sha256=" + base::toHex(code)},
                                         {"X-GitHub-Delivery", "d-2"},
                                         {"X-GitHub-Event", "push"}}));
    }
    for (const QByteArray& request : forged) QCOMPARE(rig.post(request).status, 503);
    QCOMPARE(rig.store.number("SELECT count(*) FROM delivery"), 0);
  }
};

QTEST_GUILESS_MAIN(FailClosedTest)
#include "fail_closed_test.moc"
