// Each question of a reader by the right it asks for, written out by hand so that none can change unseen. A question
// that reader.h declares and the table does not know makes the test fail.
#include "core/query/guarded_reader.h"

#include "tests/unit/query/filled_store.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include <functional>
#include <optional>
#include <vector>

using namespace ack;
using namespace ack::query;
using access::Permission;

namespace {

template <class T>
std::optional<Error> errorOf(const Result<T>& answer) {
  if (answer) return std::nullopt;
  return answer.error();
}

struct Question {
  const char* name;
  std::optional<Permission> right;  ///< nullopt: asks nobody
  const char* word;                 ///< as the audit trail has it
  std::function<std::optional<Error>(Reader&)> ask;
};

std::vector<Question> questionsOfWork() {
  constexpr auto kWork = Permission::viewWork;
  const UtcTime now{std::chrono::seconds(1790000000)};
  return {
      {"catalogue", kWork, "sources", [](Reader& r) { return errorOf(r.catalogue()); }},
      {"deliveries", kWork, "deliveries", [](Reader& r) { return errorOf(r.deliveries({}, "", 10)); }},
      {"story", kWork, "trace", [](Reader& r) { return errorOf(r.story(DeliveryId{1})); }},
      {"maskedPayload", kWork, "payload", [](Reader& r) { return errorOf(r.maskedPayload(DeliveryId{1})); }},
      {"trace", kWork, "trace", [](Reader& r) { return errorOf(r.trace("evt_1")); }},
      {"deadLetters", kWork, "dead_letters", [](Reader& r) { return errorOf(r.deadLetters({})); }},
      {"deadLetterIds", kWork, "dead_letters", [](Reader& r) { return errorOf(r.deadLetterIds({}, 10)); }},
      {"closedLetters", kWork, "dead_letters", [](Reader& r) { return errorOf(r.closedLetters(10)); }},
      {"ledger", kWork, "ledger", [now](Reader& r) { return errorOf(r.ledger(UtcTime{}, now, "", 10)); }},
      {"sources", kWork, "sources", [](Reader& r) { return errorOf(r.sources()); }},
      {"replays", kWork, "replays", [](Reader& r) { return errorOf(r.replays(false, "", 10)); }},
      {"replay", kWork, "replays", [](Reader& r) { return errorOf(r.replay(ReplayId{1})); }},
      {"replayItems", kWork, "replays",
       [](Reader& r) { return errorOf(r.replayItems(ReplayId{1}, std::nullopt, "", 10)); }},
      {"replaysOf", kWork, "replays", [](Reader& r) { return errorOf(r.replaysOf(DeliveryId{1})); }},
      {"outcomes", kWork, "outcomes", [](Reader& r) { return errorOf(r.outcomes()); }},
  };
}

std::vector<Question> questions() {
  constexpr auto kFigures = Permission::viewFigures;
  constexpr auto kExport = Permission::exportEvidence;
  constexpr auto kAudit = Permission::viewAudit;
  const UtcTime now{std::chrono::seconds(1790000000)};
  std::vector<Question> all{
      {"changeNumber", std::nullopt, "", [](Reader& r) { return errorOf(r.changeNumber()); }},
      {"status", kFigures, "status", [](Reader& r) { return errorOf(r.status()); }},
      {"overview", kFigures, "overview", [](Reader& r) { return errorOf(r.overview(std::chrono::hours(1))); }},
      {"subscriptionNotices", kFigures, "status", [](Reader& r) { return errorOf(r.subscriptionNotices()); }},
      {"destinations", kFigures, "destinations", [](Reader& r) { return errorOf(r.destinations()); }},
      {"heldSources", kFigures, "destinations", [](Reader& r) { return errorOf(r.heldSources()); }},
      {"alerts", kFigures, "alerts", [](Reader& r) { return errorOf(r.alerts({}, 10)); }},
      {"alert", kFigures, "alerts", [](Reader& r) { return errorOf(r.alert(AlertId{1})); }},
      {"alertMessage", kFigures, "alerts", [](Reader& r) { return errorOf(r.alertMessage(AlertMessageId{1})); }},
      {"mayExport", kExport, "export", [](Reader& r) { return errorOf(r.mayExport()); }},
      {"eachLedgerLine", kExport, "ledger_export",
       [now](Reader& r) {
         return errorOf(r.eachLedgerLine(UtcTime{}, now, [](const LedgerView&) { return true; }));
       }},
      {"auditTrail", kAudit, "audit", [](Reader& r) { return errorOf(r.auditTrail({}, "", 10)); }},
      {"auditCounts", kAudit, "audit", [](Reader& r) { return errorOf(r.auditCounts()); }},
      {"auditEntry", kAudit, "audit", [](Reader& r) { return errorOf(r.auditEntry(1)); }},
      {"eachAuditEntry", kAudit, "audit_export",
       [](Reader& r) { return errorOf(r.eachAuditEntry([](std::string_view) { return true; })); }},
      {"auditCheckpoints", kAudit, "audit_export", [](Reader& r) { return errorOf(r.auditCheckpoints()); }},
  };
  for (Question& one : questionsOfWork()) all.push_back(std::move(one));
  return all;
}

}  // namespace

class GuardedReaderTest : public QObject {
  Q_OBJECT
 private slots:
  void everyQuestion_isInTheTable() {
    QFile header(QStringLiteral(ACK_SOURCE_DIR "/core/query/reader.h"));
    QVERIFY(header.open(QIODevice::ReadOnly));
    static const QRegularExpression declares(QStringLiteral("virtual Result<.*> (\\w+)\\("));
    QSet<QString> declared;
    for (auto hit = declares.globalMatch(QString::fromUtf8(header.readAll())); hit.hasNext();)
      declared << hit.next().captured(1);
    QSet<QString> known;
    for (const Question& one : questions()) known << QString::fromLatin1(one.name);
    QVERIFY2(declared == known,
             qPrintable(QStringList((declared - known).values()).join(QLatin1Char(' ')) + QStringLiteral(" / ") +
                        QStringList((known - declared).values()).join(QLatin1Char(' '))));
  }

  void everyQuestion_asksForItsRight_andNoneIsAnsweredWithout() {
    query::test::FilledStore store;
    std::vector<std::pair<Permission, std::string>> asked;
    const auto reader =
        guardReader(store.reader(), [&asked](Permission permission, std::string_view word) -> Result<void> {
          asked.emplace_back(permission, word);
          return Error{ErrorCode::refused, "the gate is shut"};
        });
    for (const Question& one : questions()) {
      asked.clear();
      const auto error = one.ask(*reader);
      if (!one.right) {
        QVERIFY2(!error && asked.empty(), one.name);
        continue;
      }
      QVERIFY2(error && error->message == "the gate is shut", one.name);
      QVERIFY2(asked.size() == 1, one.name);
      QVERIFY2(asked[0].first == *one.right, one.name);
      QVERIFY2(asked[0].second == one.word, one.name);
    }
  }
};

QTEST_GUILESS_MAIN(GuardedReaderTest)
#include "guarded_reader_test.moc"
