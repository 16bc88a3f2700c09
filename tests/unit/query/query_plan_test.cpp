// No question reads a whole table: every statement that is prepared is explained, on a store with statistics of none.
#include "core/query/alerts.h"
#include "core/query/attention.h"
#include "core/query/audit_pages.h"
#include "core/query/concerns.h"
#include "core/query/dead_letters.h"
#include "core/query/delivery_rows.h"
#include "core/query/figures.h"
#include "core/query/ledger_rows.h"
#include "core/query/source_views.h"
#include "core/query/story.h"
#include "core/query/trace.h"
#include "core/store/sqlite_driver.h"
#include "tests/unit/query/filled_store.h"

#include <QTest>

#include <set>

using namespace ack;
using namespace ack::query;
using std::chrono::hours;
using std::chrono::seconds;
using test::EventSpec;
using test::FilledStore;

namespace {

/// Hands everything on and remembers what was prepared.
class RecordingConnection final : public store::Connection {
 public:
  explicit RecordingConnection(std::unique_ptr<store::Connection> inner) : m_inner(std::move(inner)) {}
  std::set<std::string> prepared;

  Result<std::unique_ptr<store::Statement>> prepare(std::string_view sql) override {
    prepared.emplace(sql);
    return m_inner->prepare(sql);
  }
  Result<void> execute(std::string_view sql) override { return m_inner->execute(sql); }
  Result<void> beginWrite() override { return m_inner->beginWrite(); }
  Result<void> beginRead() override { return m_inner->beginRead(); }
  Result<void> commit() override { return m_inner->commit(); }
  void rollback() noexcept override { m_inner->rollback(); }
  [[nodiscard]] bool inTransaction() const noexcept override { return m_inner->inTransaction(); }
  [[nodiscard]] std::int64_t lastInsertId() const override { return m_inner->lastInsertId(); }
  Result<std::int64_t> dataVersion() override { return m_inner->dataVersion(); }

 private:
  std::unique_ptr<store::Connection> m_inner;
};

std::vector<std::string> planOf(store::Connection& connection, const std::string& sql) {
  auto statement = connection.prepare("EXPLAIN QUERY PLAN " + sql);
  if (!statement) qFatal("%s", statement.error().message.c_str());
  const store::StatementScope scope(**statement);
  std::vector<std::string> lines;
  while (scope->step().valueOr(false)) lines.emplace_back(scope->text(3));
  return lines;
}

/// "SEARCH t" without USING is what a min() over a whole table is called.
bool readsAll(const std::string& line) {
  return line.starts_with("SCAN") || (line.starts_with("SEARCH") && line.find(" USING ") == std::string::npos);
}

/// Tables with a row per name, source or total; reading them whole is what they are for.
bool isSmall(const std::string& line) {
  for (const char* table : {"counter", "source_seen", "source", "destination", "alert", "subscription_notice"})
    if (line == "SCAN " + std::string(table)) return true;
  // These hold the alerts that are not over.
  if (line == "SCAN alert USING INDEX alert_of_owner" || line == "SCAN alert USING INDEX alert_living") return true;
  // The newest of those that are, up to a limit.
  if (line == "SCAN alert USING INDEX alert_resolved") return true;
  if (line == "SCAN replay USING INDEX replay_open") return true;  // those that are under way
  return line.starts_with("SCAN (") || line == "SCAN CONSTANT ROW";
}

}  // namespace

class QueryPlanTest : public QObject {
  Q_OBJECT

 private slots:
  void everyQuestion_searchesByIndex() {
    FilledStore store;
    EventSpec spec;
    spec.eventId = "evt_1";
    spec.requestId = "req_1";
    const DeliveryId id = store.add(spec);
    spec.eventId = "evt_2";
    spec.tenant = "acme";
    spec.state = domain::DeliveryState::dead;
    spec.cause = domain::DeadCause::exhausted;
    store.add(spec);
    store.charge(id, -5, {"EUR", 2}, store.clock.now());
    store.reject("shop", "req_2");

    RecordingConnection connection(store::openForReading(store.data() / "acknowledger.db").value());
    Statements statements(connection);
    const Names sources{{1, "shop"}, {2, "forge"}};
    const Names destinations{{1, "crm"}};
    const QueryContext context{statements, store.catalogue(), sources, destinations, store.clock.now()};
    const test::FewProviders providers;

    const auto status = readStatus(context);
    QVERIFY(status.ok());
    QVERIFY(readWindow(context, hours(24 * 7), seconds(21'600)).ok());
    QVERIFY(readAging(context, status->states).ok());
    const auto dead = countDead(context);
    QVERIFY(dead.ok());
    QVERIFY(readAlerts(context, {true, true, true, {}}, 50).ok());
    QVERIFY(readAlerts(context, {true, true, true, "kim"}, 50).ok());
    (void)readAlert(context, AlertId{1});
    (void)readAlertMessage(context, AlertMessageId{1});
    AttentionMemory memory;
    QVERIFY(readAttention(context, *status, *dead, memory).ok());
    QVERIFY(readConcerns(context, *status, memory).ok());
    QVERIFY(readDeadLetters(context, {}).ok());
    QVERIFY(readSources(context, providers).ok());
    QVERIFY(readStory(context, id).ok());
    spec.lane = 1;
    spec.cause = domain::DeadCause::none;
    for (const auto state : {domain::DeliveryState::queued, domain::DeliveryState::unresolved}) {
      spec.state = state;
      spec.eventId = std::string(domain::toText(state));
      QVERIFY(readStory(context, store.add(spec)).ok());
    }
    for (const char* traced : {"evt_1", "req_1", "req_2", "pay_1", "dlv_0000000000001", "arr_0000000000001",
                               "eff_0000000000001", "led_0000000000001", "inb_0000000000001", "3f2a4b5c"})
      (void)traceId(context, traced);
    DeliveryFilter filter;
    QVERIFY(deliveryPage(context, filter, "", 50).ok());
    for (const char* search : {"evt", "\xFF", "3f2a4b5c", "dlv_0000000000001", "charge"}) {
      filter.search = search;
      QVERIFY(deliveryPage(context, filter, "", 50).ok());
    }
    filter.states = {domain::DeliveryState::dead, domain::DeliveryState::queued};
    filter.search.clear();
    QVERIFY(deliveryPage(context, filter, "", 50).ok());
    AuditFilter trail;
    trail.from = store.clock.now() - hours(1);
    trail.to = store.clock.now();
    QVERIFY(auditPage(context, trail, "", 50).ok());
    trail.actor = "ada";
    QVERIFY(auditPage(context, trail, "", 50).ok());
    trail.target = "D1";
    QVERIFY(auditPage(context, trail, "", 50).ok());
    QVERIFY(auditCounts(context).ok());
    (void)auditEntry(context, 1);
    const auto begin = store.clock.now() - hours(1);
    QVERIFY(ledgerWindow(context, begin, store.clock.now(), "", 50).ok());
    QVERIFY(eachLine(context, begin, store.clock.now(), [](const LedgerView&) { return true; }).ok());

    // The eye is not blind: these are what must never be asked.
    for (const char* wrong :
         {"SELECT count(*) FROM delivery", "SELECT min(received_at_us) FROM delivery WHERE state = 4",
          "SELECT * FROM arrival WHERE request_id = 'x'"}) {
      const auto plan = planOf(store.connection(), wrong);
      QVERIFY2(readsAll(plan.at(0)) && !isSmall(plan.at(0)), wrong);
    }

    QVERIFY2(connection.prepared.size() >= 30, std::to_string(connection.prepared.size()).c_str());
    for (const std::string& sql : connection.prepared)
      for (const std::string& line : planOf(store.connection(), sql))
        QVERIFY2(!readsAll(line) || isSmall(line), (line + "\n" + sql).c_str());
  }

  void deadLetters_areCountedFromTheirIndexAlone() {
    FilledStore store;
    RecordingConnection connection(store::openForReading(store.data() / "acknowledger.db").value());
    Statements statements(connection);
    const Names none;
    const QueryContext context{statements, store.catalogue(), none, none, store.clock.now()};
    EventSpec spec;
    spec.eventId = "evt_dead";
    spec.state = domain::DeliveryState::dead;
    spec.cause = domain::DeadCause::exhausted;
    store.add(spec);
    QVERIFY(countDead(context).ok());
    QCOMPARE(connection.prepared.size(), std::size_t{2});
    for (const std::string& sql : connection.prepared)
      QVERIFY2(planOf(store.connection(), sql)
                   .at(0)
                   .starts_with("SEARCH delivery USING COVERING INDEX delivery_dead (state=? AND "),
               sql.c_str());
  }

  void pagesAndOldest_needNoSorting() {
    FilledStore store;
    RecordingConnection connection(store::openForReading(store.data() / "acknowledger.db").value());
    Statements statements(connection);
    const Names none;
    const QueryContext context{statements, store.catalogue(), none, none, store.clock.now()};
    DeliveryFilter filter;
    QVERIFY(deliveryPage(context, filter, "", 50).ok());
    filter.states = {domain::DeliveryState::dead};
    QVERIFY(deliveryPage(context, filter, "", 50).ok());
    QVERIFY(oldestOf(context, domain::DeliveryState::queued).ok());
    QVERIFY(countDead(context).ok());
    EventSpec spec;
    spec.eventId = "evt_dead";
    spec.state = domain::DeliveryState::dead;
    spec.cause = domain::DeadCause::exhausted;
    store.add(spec);
    QVERIFY(readDeadLetters(context, {}).ok());
    QVERIFY(eachLine(context, UtcTime{}, store.clock.now(), [](const LedgerView&) { return true; }).ok());
    QVERIFY(readStory(context, DeliveryId{77}).error().code == ErrorCode::notFound);
    for (const std::string& sql : connection.prepared)
      for (const std::string& line : planOf(store.connection(), sql))
        QVERIFY2(line.find("TEMP B-TREE") == std::string::npos, (line + "\n" + sql).c_str());
  }
};

QTEST_GUILESS_MAIN(QueryPlanTest)
#include "query_plan_test.moc"
