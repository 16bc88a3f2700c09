// What the engine tells about its certificates, on the other side of the store: status and attention.
#include "core/query/engine_owner.h"
#include "core/query/json_views.h"
#include "core/query/tls_facts.h"
#include "tests/unit/query/filled_store.h"

#include <QTest>
#include <boost/json/parse.hpp>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace ack;
using namespace ack::query;
using domain::TlsState;
using test::FilledStore;
using Kind = AttentionItem::Kind;

namespace {

/// The engine's lock, held by this process as a running engine would.
class HeldLock {
 public:
  explicit HeldLock(const std::filesystem::path& data)
      : m_descriptor(::open((data / "engine.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
    if (::flock(m_descriptor, LOCK_EX) != 0) std::abort();
  }
  ~HeldLock() { ::close(m_descriptor); }
  HeldLock(const HeldLock&) = delete;
  HeldLock& operator=(const HeldLock&) = delete;

 private:
  int m_descriptor;
};

TlsState stateOf(UtcTime now, std::chrono::hours left) {
  TlsState state;
  state.certificates = {{"/etc/site.pem", {"a.example", "192.0.2.1"}, now + left, false, "ab12", now}};
  state.loadedAt = now;
  return state;
}

void tell(FilledStore& store, const TlsState& state) {
  const auto pid = std::to_string(::getpid());
  QVERIFY(store.tables().fact.set(kFactEnginePid, pid).ok());
  QVERIFY(store.tables().fact.set(kFactTlsState, domain::toJson(state)).ok());
}

std::vector<AttentionItem> attentionOf(const FilledStore& store) {
  return store.reader()->overview(std::chrono::hours(24))->attention;
}

}  // namespace

class TlsFactsTest : public QObject {
  Q_OBJECT

 private slots:
  void state_throughJson_staysWhole() {
    TlsState state = stateOf(fromMicros(1'790'000'000'123'456), std::chrono::hours(5));
    state.clientsMustProve = true;
    state.problem = "a \"bad\" file";
    state.problemAt = fromMicros(7);
    state.triedAt = fromMicros(8);
    state.weakness = "open key";
    const auto read = domain::tlsStateFromJson(domain::toJson(state));
    QVERIFY(read.has_value());
    QCOMPARE(domain::toJson(*read), domain::toJson(state));
    for (const char* bad : {"", "{}", "[]", "{\"certificates\":1}", "nonsense"})
      QVERIFY2(!domain::tlsStateFromJson(bad), bad);
  }

  void status_runningEngine_showsItsCertificates() {
    FilledStore store;
    tell(store, stateOf(store.clock.time, std::chrono::hours(24 * 90)));
    QVERIFY(!store.reader()->status()->tls.has_value());  // nobody runs the engine
    const HeldLock lock(store.data());
    const auto status = store.reader()->status();
    QVERIFY(status->tls.has_value());
    const auto json = boost::json::parse(toJson(*status, {}, store.clock.time));
    const boost::json::array names{"a.example", "192.0.2.1"};
    QVERIFY(json.at("tls").at("names") == boost::json::value(names));
    QVERIFY(json.at("tls").at("not_after").is_string());
    QCOMPARE(json.at("tls").at("certificates").at(0).at("sha256").as_string(), "ab12");
    QVERIFY(attentionOf(store).empty());
  }

  void status_tellsPlainHttpFromWhatCannotBeRead() {
    FilledStore store;
    tell(store, stateOf(store.clock.time, std::chrono::hours(24 * 90)));
    QVERIFY(!store.reader()->status()->tlsTold);  // nobody runs the engine
    const HeldLock lock(store.data());
    QVERIFY(store.reader()->status()->tlsTold);
    QVERIFY(store.tables().fact.set(kFactTlsState, "").ok());
    const auto plain = store.reader()->status();
    QVERIFY(plain->tlsTold && !plain->tls);
    QVERIFY(store.tables().fact.set(kFactTlsState, "{\"certificates\":1}").ok());
    const auto strange = store.reader()->status();
    QVERIFY(!strange->tlsTold && !strange->tls);
  }

  void attention_nearTheEnd_countsDays() {
    FilledStore store;
    const HeldLock lock(store.data());
    const std::pair<std::chrono::hours, std::int64_t> cases[] = {{std::chrono::hours(24 * 30), 30},
                                                                 {std::chrono::hours(47), 1},
                                                                 {std::chrono::hours(3), 0},
                                                                 {-std::chrono::hours(1), -1}};
    for (const auto& [left, days] : cases) {
      tell(store, stateOf(store.clock.time, left));
      const auto items = attentionOf(store);
      QCOMPARE(items.size(), 1U);
      QVERIFY(items.front().kind == Kind::certificateExpires);
      QCOMPARE(items.front().count, days);
      QVERIFY(items.front().since <= store.clock.time);
    }
    tell(store, stateOf(store.clock.time, std::chrono::hours(24 * 30 + 1)));
    QVERIFY(attentionOf(store).empty());
  }

  void attention_problemAndWeakness_nameTheFile() {
    FilledStore store;
    const HeldLock lock(store.data());
    TlsState state = stateOf(store.clock.time, std::chrono::hours(24 * 90));
    state.problem = "private key /etc/site.key does not belong to it";
    state.problemAt = store.clock.time - std::chrono::hours(1);
    state.weakness = "private key /etc/site.key can be read by others";
    tell(store, state);
    const auto items = attentionOf(store);
    QCOMPARE(items.size(), 2U);
    for (const AttentionItem& item : items) {
      QVERIFY(item.kind == Kind::certificateProblem);
      QVERIFY(item.subject.find("/etc/site.key") != std::string::npos);
    }
  }
};
QTEST_GUILESS_MAIN(TlsFactsTest)
#include "tls_facts_test.moc"
