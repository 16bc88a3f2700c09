// Alerts as they are listed: worst first, what is over behind, by state and owner, with what was sent; found by
// index.
#include "core/query/alerts.h"
#include "core/query/guarded_reader.h"
#include "tests/unit/query/filled_store.h"

#include <QTest>

#include <limits>

using namespace ack;
using namespace ack::query;
using test::FilledStore;

namespace {

struct Spec {
  std::string kind, subject;
  int state{0};
  std::int64_t firstAt{1'000'000};
  std::string owner;
};

void add(FilledStore& store, const Spec& spec) {
  store.run("INSERT INTO alert (kind, subject, state, first_at_us, last_at_us, count, text, owner) VALUES ('" +
            spec.kind + "', '" + spec.subject + "', " + std::to_string(spec.state) + ", " +
            std::to_string(spec.firstAt) + ", 2000000, 3, 'evidence', '" + spec.owner + "')");
}

std::string subjects(const Result<AlertList>& list) {
  if (!list) return list.error().message;
  std::string text;
  for (const AlertView& alert : list->alerts) text += (text.empty() ? "" : " ") + alert.subject;
  return text;
}

/// The plans of every statement that `ask` prepares.
template <class Ask>
std::string plansOf(FilledStore& store, Ask ask) {
  class Recorder final : public store::Connection {
   public:
    explicit Recorder(store::Connection& inner) : m_inner(inner) {}
    std::vector<std::string> prepared;
    Result<std::unique_ptr<store::Statement>> prepare(std::string_view sql) override {
      prepared.emplace_back(sql);
      return m_inner.prepare(sql);
    }
    Result<void> execute(std::string_view sql) override { return m_inner.execute(sql); }
    Result<void> beginWrite() override { return m_inner.beginWrite(); }
    Result<void> beginRead() override { return m_inner.beginRead(); }
    Result<void> commit() override { return m_inner.commit(); }
    void rollback() noexcept override { m_inner.rollback(); }
    [[nodiscard]] bool inTransaction() const noexcept override { return m_inner.inTransaction(); }
    [[nodiscard]] std::int64_t lastInsertId() const override { return m_inner.lastInsertId(); }
    Result<std::int64_t> dataVersion() override { return m_inner.dataVersion(); }

   private:
    store::Connection& m_inner;
  };
  Recorder recorder(store.connection());
  Statements statements(recorder);
  const Names none;
  ask(QueryContext{statements, store.catalogue(), none, none, store.clock.now()});
  std::string plans;
  for (const std::string& sql : recorder.prepared) {
    const auto explained = store.connection().prepare("EXPLAIN QUERY PLAN " + sql);
    if (!explained) qFatal("%s", explained.error().message.c_str());
    const store::StatementScope scope(**explained);
    while (scope->step().valueOr(false)) plans += std::string(scope->text(3)) + "\n";
  }
  return plans;
}

}  // namespace

class AlertsTest : public QObject {
  Q_OBJECT

 private slots:
  void list_worstFirst_thenOldest_resolvedBehind() {
    FilledStore store;
    add(store, {"same_body_other_id", "odd", 0, 1'000'000, {}});
    add(store, {"dead_letters", "late", 0, 3'000'000, {}});
    add(store, {"dead_letters", "early", 1, 2'000'000, {}});
    add(store, {"second_charge", "money", 0, 9'000'000, {}});
    add(store, {"second_charge", "over-1", 2, 1'000'000, {}});
    add(store, {"content_mismatch", "over-2", 2, 1'000'000, {}});
    const auto reader = store.reader();
    QCOMPARE(subjects(reader->alerts({}, 100)), std::string("money early late odd"));
    QCOMPARE(subjects(reader->alerts({true, true, true, {}}, 100)),
             std::string("money early late odd over-2 over-1"));
    QCOMPARE(subjects(reader->alerts({false, true, false, {}}, 100)), std::string("early"));
    QCOMPARE(subjects(reader->alerts({true, false, false, {}}, 100)), std::string("money late odd"));
    QCOMPARE(subjects(reader->alerts({false, false, true, {}}, 100)), std::string("over-2 over-1"));
    QCOMPARE(subjects(reader->alerts({false, false, false, {}}, 100)), std::string());
    const auto none = reader->alerts({false, false, false, {}}, 100);
    QCOMPARE(none->open, std::int64_t{3});
    QCOMPARE(none->acknowledged, std::int64_t{1});
  }

  void list_limit_saysThatThereAreMore() {
    FilledStore store;
    for (int i = 0; i < 3; ++i) add(store, {"replayed_key", "open-" + std::to_string(i), 0, 1'000'000 + i, {}});
    for (int i = 0; i < 3; ++i) add(store, {"replayed_key", "over-" + std::to_string(i), 2, 1'000'000, {}});
    const auto reader = store.reader();
    const AlertFilter all{true, true, true, {}};
    const auto listed = [&](const AlertFilter& filter, int limit) {
      const auto list = reader->alerts(filter, limit);
      return subjects(list) + (list && list->more ? " +" : "");
    };
    QCOMPARE(listed(all, 6), std::string("open-0 open-1 open-2 over-2 over-1 over-0"));
    QCOMPARE(listed(all, 5), std::string("open-0 open-1 open-2 over-2 over-1 +"));
    QCOMPARE(listed(all, 3), std::string("open-0 open-1 open-2 +"));
    QCOMPARE(listed(all, 2), std::string("open-0 open-1 +"));
    QCOMPARE(listed({}, 3), std::string("open-0 open-1 open-2"));
    QCOMPARE(reader->alerts(all, 0).error().code, ErrorCode::invalid);
    QCOMPARE(reader->alerts(all, kMostAlerts + 1).error().code, ErrorCode::invalid);
    QVERIFY(reader->alerts(all, kMostAlerts).ok());
  }

  void list_byOwner_alsoNobodys() {
    FilledStore store;
    add(store, {"quiet_source", "kims", 0, 1, "kim"});
    add(store, {"quiet_source", "nobodys", 0, 2, {}});
    add(store, {"quiet_source", "kims-over", 2, 3, "kim"});
    const auto reader = store.reader();
    QCOMPARE(subjects(reader->alerts({true, true, true, "kim"}, 100)), std::string("kims kims-over"));
    QCOMPARE(subjects(reader->alerts({true, true, true, ""}, 100)), std::string("nobodys"));
    QCOMPARE(subjects(reader->alerts({true, true, true, "Kim"}, 100)), std::string());
  }

  void alert_hasItsLifeAndMessages() {
    FilledStore store;
    add(store, {"content_mismatch", "shop", 0, 5'000'000, "kim"});
    store.run("UPDATE alert SET state = 2, acknowledged_by = 'olga', acknowledged_at_us = 6000000, resolved_by = "
              "'otto', resolved_at_us = 7000000, resolve_reason = 'it was the vendor'");
    for (int i = 0; i < kMostMessagesTold + 2; ++i)
      store.run("INSERT INTO alert_message (alert_id, news, channel, state, count, attempts, made_at_us, next_at_us, "
                "ended_at_us, evidence) VALUES (1, 1, 1, 1, 3, 2, " +
                std::to_string(i) + ", 8000000, 9000000, '200 OK')");
    store.run("INSERT INTO alert_message (alert_id, news, channel, state, count, made_at_us, next_at_us) VALUES "
              "(1, 2, 0, 0, 3, 99, 8000000)");
    const auto alert = store.reader()->alert(AlertId{1});
    QVERIFY2(alert.ok(), alert ? "" : alert.error().message.c_str());
    QVERIFY(alert->kind == domain::AlertKind::contentMismatch);
    QVERIFY(alert->state == domain::AlertState::resolved);
    QCOMPARE(alert->subject + alert->evidence + alert->owner, std::string("shopevidencekim"));
    QCOMPARE(alert->count, std::int64_t{3});
    QCOMPARE(alert->acknowledgedBy + alert->resolvedBy + alert->reason, std::string("olgaottoit was the vendor"));
    QCOMPARE(toMicros(alert->firstAt), std::int64_t{5'000'000});
    QCOMPARE(toMicros(alert->lastAt), std::int64_t{2'000'000});
    QCOMPARE(toMicros(*alert->acknowledgedAt), std::int64_t{6'000'000});
    QCOMPARE(toMicros(*alert->resolvedAt), std::int64_t{7'000'000});
    QCOMPARE(alert->messages.size(), std::size_t{kMostMessagesTold});
    QCOMPARE(toMicros(alert->messages.front().madeAt), std::int64_t{3});  // the oldest three are left out
    const AlertMessageView& newest = alert->messages.back();
    QVERIFY(newest.state == domain::AlertMessageState::waiting);
    QVERIFY(newest.channel == domain::AlertChannel::email);
    QVERIFY(newest.news == domain::AlertNews::resolved);
    QCOMPARE(toMicros(*newest.nextAt), std::int64_t{8'000'000});
    QVERIFY(!newest.endedAt);
    const AlertMessageView& sent = alert->messages.front();
    QCOMPARE(toMicros(*sent.endedAt), std::int64_t{9'000'000});
    QVERIFY(!sent.nextAt);
    QCOMPARE(sent.attempts, 2);
    QCOMPARE(sent.evidence, std::string("200 OK"));
    const auto one = store.reader()->alertMessage(AlertMessageId{1});
    QVERIFY(one.ok());
    QVERIFY(one->state == domain::AlertMessageState::sent);
  }

  void alert_unknown_isNotFound() {
    FilledStore store;
    const auto reader = store.reader();
    for (const std::int64_t id :
         {std::int64_t{0}, std::int64_t{1}, std::int64_t{-1}, std::numeric_limits<std::int64_t>::max()}) {
      QCOMPARE(reader->alert(AlertId{id}).error().code, ErrorCode::notFound);
      QCOMPARE(reader->alertMessage(AlertMessageId{id}).error().code, ErrorCode::notFound);
    }
  }

  // A founder sees who owns what; whoever may see nothing sees no alert either.
  void guard_asksForFigures() {
    FilledStore store;
    std::string asked;
    bool allowed = true;
    const auto reader = guardReader(store.reader(), [&](access::Permission permission, std::string_view question) {
      asked += std::string(access::toText(permission)) + ":" + std::string(question) + " ";
      return allowed ? Result<void>() : Result<void>(Error{ErrorCode::refused, "not you"});
    });
    QVERIFY(reader->alerts({}, 10).ok());
    allowed = false;
    QCOMPARE(reader->alerts({}, 10).error().code, ErrorCode::refused);
    QCOMPARE(reader->alert(AlertId{1}).error().code, ErrorCode::refused);
    QCOMPARE(reader->alertMessage(AlertMessageId{1}).error().code, ErrorCode::refused);
    QCOMPARE(asked, std::string("view_figures:alerts view_figures:alerts view_figures:alerts view_figures:alerts "));
  }

  void status_countsThem_andKnowsWhetherAllIsHeld() {
    FilledStore store;
    const auto reader = store.reader();
    QCOMPARE(reader->status()->openAlerts, std::int64_t{0});
    QVERIFY(!reader->status()->heldWholly);
    add(store, {"quiet_source", "one", 0, 1, {}});
    add(store, {"quiet_source", "two", 1, 1, {}});
    add(store, {"quiet_source", "three", 2, 1, {}});
    store.run("INSERT INTO held_work (kind, number, at_us, by_name, reason) VALUES (1, " +
              std::to_string(store.catalogue().source("shop")->id.value) + ", 5, 'olga', 'maintenance')");
    QCOMPARE(reader->status()->openAlerts, std::int64_t{1});
    QCOMPARE(reader->status()->acknowledgedAlerts, std::int64_t{1});
    QVERIFY(!reader->status()->heldWholly);
    store.run("INSERT INTO held_work (kind, number, at_us, by_name, reason) VALUES (1, " +
              std::to_string(store.catalogue().source("forge")->id.value) + ", 5, 'olga', 'maintenance')");
    QVERIFY(reader->status()->heldWholly);
    QVERIFY(!FilledStore(false).reader()->status()->heldWholly);  // nothing is configured, so nothing is held
  }

  void living_areFoundByTheirIndex() {
    FilledStore store;
    const auto living = plansOf(store, [](const QueryContext& context) {
      QVERIFY(countAlerts(context).ok());
      QVERIFY(readAlerts(context, {}, 10).ok());
      QVERIFY(readAlerts(context, {true, false, false, {}}, 10).ok());
    });
    // Both hold the living ones only.
    QVERIFY2(living.find("USING INDEX alert_of_owner") != std::string::npos ||
                 living.find("USING INDEX alert_living") != std::string::npos,
             living.c_str());
    QVERIFY2(living.find("SCAN alert\n") == std::string::npos, living.c_str());
    const auto others = plansOf(store, [](const QueryContext& context) {
      QVERIFY(readAlerts(context, {false, false, true, {}}, 10).ok());
      (void)readAlert(context, AlertId{1});
      (void)readAlertMessage(context, AlertMessageId{1});
      QVERIFY(readAlerts(context, {true, true, false, "kim"}, 10).ok());
    });
    QVERIFY2(others.find("SCAN alert\n") == std::string::npos, others.c_str());
    QVERIFY2(others.find("USING INDEX alert_of_owner") != std::string::npos, others.c_str());
    QVERIFY2(others.find("USING INDEX alert_resolved") != std::string::npos, others.c_str());
  }
};

QTEST_GUILESS_MAIN(AlertsTest)
#include "alerts_test.moc"
