#include "core/base/encoding.h"
#include "core/maintain/backup.h"
#include "core/maintain/missing_acknowledgement.h"
#include "core/maintain/store_check.h"
#include "core/store/counters.h"
#include "core/store/inbox_table.h"
#include "tests/unit/accept/accept_kit.h"

#include <QtTest>

#include <fstream>

using namespace ack;
using kit::Arrival;
using maintain::CheckReport;

namespace {

/// Applies one charge to the delivery, as work would.
Result<void> charge(store::WriteContext& context, DeliveryId delivery) {
  store::NewEffect effect;
  effect.kind = domain::EffectKind::charge;
  effect.delivery = delivery;
  effect.state = domain::EffectState::applied;
  const std::string key = std::to_string(delivery.value);
  effect.key = key;
  const auto made = context.tables.effect.insert(effect);
  if (!made) return made.error();
  store::LedgerLine line;
  line.effect = **made;
  line.delivery = delivery;
  line.account = "acme";
  line.amount = {-1'230, {"EUR", 2}};
  line.description = "call";
  line.at = context.now;
  if (auto added = context.tables.ledger.append(line); !added) return added.error();
  const auto before = context.tables.balance.read("acme", "EUR");
  if (!before) return before.error();
  context.counters.add(store::Total::charges);
  context.counters.moved(domain::DeliveryState::queued, domain::DeliveryState::completed);
  if (auto put = context.tables.balance.put("acme", {*before - 1'230, {"EUR", 2}}); !put) return put;
  return context.connection.execute("UPDATE delivery SET state = 4 WHERE delivery_id = " +
                                    std::to_string(delivery.value));
}

/// Five events, three of them charged, one duplicate, one batch, one stale, one refused.
class Scene {
 public:
  Scene() {
    for (const char* id : {"a", "b", "c", "a"}) {
      Arrival arrival(store.catalogue, {id}, std::string("body of ") + id);
      QVERIFY(store.accept(arrival).ok());
    }
    Arrival batch(store.catalogue, {"d", "a"}, "[1,2]");
    QVERIFY(store.accept(batch).ok());
    Arrival late(store.catalogue, {"e"}, "late");
    late.stale = true;
    QVERIFY(store.accept(late).ok());
    accept::Rejection refused;
    refused.source = SourceId{1};
    refused.at = store.clock.now();
    store.acceptor->reject(refused);
    for (std::int64_t id = 1; id <= 3; ++id) {
      const auto done = store.writer->execute(
          store::WriteLane::work, [id](store::WriteContext& context) { return charge(context, DeliveryId{id}); });
      QVERIFY2(done.ok(), done ? "" : done.error().message.c_str());
    }
  }
  CheckReport check(bool engineRuns = false) {
    maintain::CheckOptions options;
    options.vault = store.vault.get();
    options.engineRuns = engineRuns;
    auto report = maintain::checkStore(store.folder(), store.clock, options);
    return report ? *report : CheckReport{{{"error", report.error().message}}};
  }
  void tamper(const std::string& sql) {
    auto beside = store::openBesideWriter(store.file());
    QVERIFY(beside.ok());
    const auto done = (*beside)->execute("PRAGMA foreign_keys = OFF; " + sql);
    QVERIFY2(done.ok(), done ? "" : done.error().message.c_str());
  }

  kit::AcceptStore store;
};

QByteArray textOf(const CheckReport& report) {
  QByteArray text;
  for (const auto& finding : report.findings) text += (finding.rule + ": " + finding.text + "\n").c_str();
  return text;
}

}  // namespace

class MaintainTest : public QObject {
  Q_OBJECT
 private slots:
  void check_soundStore_findsNothing() {
    Scene scene;
    const CheckReport report = scene.check(true);
    QVERIFY2(report.sound(), textOf(report));
    QCOMPARE(report.deliveries, 5);
    QCOMPARE(report.ledgerLines, 3);
    QCOMPARE(report.bodies, 5);
  }

  void check_brokenInvariant_isNamed_data() {
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* name, const char* sql, const char* rule) { QTest::newRow(name) << sql << rule; };
    row("state counter", "UPDATE counter SET value = value + 1 WHERE name = 'state.queued'", "counters");
    row("state", "UPDATE delivery SET state = 6 WHERE delivery_id = 4", "counters");
    row("accepted", "UPDATE counter SET value = value - 1 WHERE name = 'accepted'", "counters");
    row("duplicates", "UPDATE delivery SET arrivals = 9 WHERE delivery_id = 1", "counters");
    row("lost arrival", "DELETE FROM arrival WHERE arrival_id = 1", "arrivals");
    row("attempts", "UPDATE delivery SET attempts = 1 WHERE delivery_id = 4", "attempts");
    row("dead without cause", "UPDATE delivery SET cause = 0 WHERE state = 5", "states");
    row("intent of nobody", "INSERT INTO effect (kind, effect_key, delivery_id, state) VALUES (3, x'01', 5, 1)",
        "intent");
    row("never due", "UPDATE delivery SET next_at_us = 0 WHERE delivery_id = 4", "stuck");
    row("payload gone", "DELETE FROM payload WHERE payload_id = 4", "payload");
    row("edited amount", "UPDATE ledger SET amount_minor = -1 WHERE ledger_id = 2", "ledger_chain");
    row("edited description", "UPDATE ledger SET description = 'x' WHERE ledger_id = 3", "ledger_chain");
    row("removed line", "DELETE FROM ledger WHERE ledger_id = 2", "ledger_chain");
    row("removed last line", "DELETE FROM ledger WHERE ledger_id = 3", "charge");
    row("balance", "UPDATE balance SET amount_minor = 0", "balances");
    row("balance without line", "INSERT INTO balance VALUES ('x', 'EUR', 2, 0, 0)", "balances");
    row("charge not applied", "UPDATE effect SET state = 1 WHERE effect_id = 1", "charge");
    row("completed too early", "UPDATE effect SET state = 4 WHERE effect_id = 1", "completed");
    row("inbox without row", "UPDATE effect SET kind = 1 WHERE effect_id = 1", "inbox");
    row("edited inbox text", "INSERT INTO inbox VALUES (1, 1, 1, 't', '', '', 'edited', 5, zeroblob(32))", "inbox");
    row("dangling", "UPDATE effect SET delivery_id = 77 WHERE effect_id = 1", "foreign_key");
    row("lapsed lease", "UPDATE delivery SET state = 1, lease_until_us = 1 WHERE delivery_id = 4", "lease");
    row("swapped payloads",
        "UPDATE payload SET sealed = (SELECT sealed FROM payload WHERE payload_id = 2)"
        " WHERE payload_id = 1",
        "body");
    row("flipped hash", "UPDATE delivery SET body_sha256 = zeroblob(32) WHERE delivery_id = 1", "body");
    row("lost events", "UPDATE counter SET value = 0 WHERE name = 'accepted'", "sequence");
    row("other store", "UPDATE fact SET value = 'x' WHERE name = 'instance'", "sequence");
  }
  void check_brokenInvariant_isNamed() {
    QFETCH(QString, sql);
    QFETCH(QString, rule);
    Scene scene;
    scene.tamper(sql.toStdString());
    const CheckReport report = scene.check(true);
    const bool named = std::any_of(report.findings.begin(), report.findings.end(),
                                   [&](const auto& finding) { return finding.rule == rule.toStdString(); });
    QVERIFY2(named, textOf(report));
  }

  void check_inboxRowAsWritten_isFine_editedIsNamed() {
    Scene scene;
    const store::NewInboxRow kept{EffectId{1}, DeliveryId{1}, "t", "s", "r", "hello", fromMicros(5)};
    scene.tamper("INSERT INTO inbox VALUES (1, 1, 1, 't', 's', 'r', 'hello', 5, x'" +
                 base::toHex(store::inboxHash(kept)) + "')");
    QVERIFY2(scene.check().sound(), textOf(scene.check()));
    for (const char* edit : {"text = 'hallo'", "thread = 'ts', sender = ''", "at_us = 6", "recipient = ''"}) {
      Scene edited;
      edited.tamper("INSERT INTO inbox VALUES (1, 1, 1, 't', 's', 'r', 'hello', 5, x'" +
                    base::toHex(store::inboxHash(kept)) + "')");
      edited.tamper(std::string("UPDATE inbox SET ") + edit);
      const CheckReport report = edited.check();
      QCOMPARE(report.findings.size(), std::size_t{1});
      QCOMPARE(report.findings[0].rule, std::string("inbox"));
    }
  }
  void check_sequenceFileTakenAway_isNamed_whereAnEngineRan() {
    Scene scene;
    std::filesystem::remove(scene.store.folder() / store::kSequenceFile);
    QVERIFY(scene.check().sound());  // as a restored copy is before its first start
    std::ofstream(scene.store.folder() / store::kLockFile) << "1";
    const CheckReport report = scene.check();
    QCOMPARE(report.findings.size(), std::size_t{1});
    QCOMPARE(report.findings[0].rule, std::string("sequence"));
  }
  void check_missingEvents_areNamedUntilAcknowledged() {
    Scene scene;
    scene.tamper("INSERT INTO fact VALUES ('missing_accepted', '3')");
    QCOMPARE(scene.check().findings.at(0).rule, std::string("missing_accepted"));
    const auto beside = store::openBesideWriter(scene.store.file()).value();
    const UtcTime now = fromMicros(5);
    QCOMPARE(maintain::acknowledgeMissing(*beside, " ", "kim", now).error().code, ErrorCode::invalid);
    QCOMPARE(*maintain::acknowledgeMissing(*beside, "asked Stripe to resend", "kim", now), 3);
    QVERIFY2(scene.check().sound(), textOf(scene.check()));
    QCOMPARE(maintain::acknowledgeMissing(*beside, "again", "kim", now).error().code, ErrorCode::conflict);
    scene.tamper("UPDATE fact SET value = '5' WHERE name = 'missing_accepted'");
    QVERIFY(scene.check().findings.at(0).text.starts_with("2 acknowledged events"));
  }

  void check_withoutKey_saysSo() {
    Scene scene;
    const auto report = maintain::checkStore(scene.store.folder(), scene.store.clock, {});
    QVERIFY(report.ok());
    QCOMPARE(report->findings.size(), std::size_t{1});
    QCOMPARE(report->findings[0].rule, std::string("body"));
  }

  void check_noStore_answersNotFound() {
    const QTemporaryDir folder;
    const kit::ManualClock clock;
    const auto report = maintain::checkStore(folder.path().toStdString(), clock, {});
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::notFound);
  }

  void backup_whileWriting_isWholeAndOpens() {
    Scene scene;
    const std::filesystem::path target = scene.store.folder() / "copy #1%.db";
    std::atomic<bool> stop{false};
    std::thread writing([&] {
      for (int i = 0; !stop; ++i) {
        Arrival arrival(scene.store.catalogue, {"w" + std::to_string(i)}, "x");
        QVERIFY(scene.store.accept(arrival).ok());
      }
    });
    const auto result = maintain::backupStore(scene.store.folder(), target);
    stop = true;
    writing.join();
    QVERIFY2(result.ok(), result ? "" : result.error().message.c_str());
    QCOMPARE(result->bytes, std::filesystem::file_size(target));
    QVERIFY(!std::filesystem::exists(target.string() + "-wal"));
    const std::filesystem::path data = scene.store.folder() / "restored";
    std::filesystem::create_directory(data);
    std::filesystem::rename(target, data / store::kStoreFile);
    maintain::CheckOptions options;
    options.vault = scene.store.vault.get();
    const auto report = maintain::checkStore(data, scene.store.clock, options);
    QVERIFY(report.ok());
    QVERIFY2(report->sound(), textOf(*report));
    QVERIFY(report->deliveries >= 5);
  }

  void backup_existingTarget_isLeftAlone() {
    Scene scene;
    const auto result = maintain::backupStore(scene.store.folder(), scene.store.file());
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::conflict);
    QVERIFY(scene.check().sound());
  }
};

QTEST_GUILESS_MAIN(MaintainTest)
#include "maintain_test.moc"
