// What may be seen need not leave as a file: each export asks for its own right with every page, and a refusal leaves
// no file behind.
#include "core/query/guarded_reader.h"
#include "tests/gui/people_scene.h"
#include "ui/deliveries/delivery_export.h"
#include "ui/replay/preview_file.h"
#include "ui/trace/evidence_export.h"

#include <QDir>
#include <QSignalSpy>
#include <QtTest>

using namespace ack;
using gui::test::PeopleScene;

namespace {

constexpr int kPatient = 20000;
constexpr const char* kRefusal = "nothing leaves here as a file";

/// A window of the account's, whose gate lets everything be seen and refuses exports where `shut` says so.
struct Window {
  explicit Window(bool shut) {
    query::test::EventSpec event;
    event.eventId = "evt_1";
    delivery = people.store().add(event);
    ui::session::Door door = people.door();
    door.look = [data = people.store().data(), clock = &clock,
                 shut](std::function<operate::Caller()>) -> Result<std::unique_ptr<query::Reader>> {
      auto reader = query::Reader::open(data, *clock, std::make_shared<const query::test::FewProviders>());
      if (!reader) return reader;
      return query::guardReader(std::move(*reader), [shut](access::Permission asked, std::string_view) {
        if (shut && asked == access::Permission::exportEvidence)
          return Result<void>(Error{ErrorCode::refused, kRefusal});
        return Result<void>{};
      });
    };
    session = std::make_unique<ui::session::Session>(
        people.store().data(), std::make_shared<const query::test::FewProviders>(),
        [] { return std::optional<runtime::EngineStatus>(); }, nullptr, std::move(door), nullptr);
  }
  [[nodiscard]] bool isOpen() const {
    return QTest::qWaitFor(
        [this] { return session->attendance().presence().state == ui::session::Presence::State::unattended; },
        kPatient);
  }
  [[nodiscard]] QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }
  [[nodiscard]] QStringList files() const { return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden); }

  QTemporaryDir folder;
  base::SystemClock clock;
  PeopleScene people{false};
  DeliveryId delivery;
  std::unique_ptr<ui::session::Session> session;
};

/// Waits for the end of `exporter`; the sentence of its failure, empty where it finished, "?" where neither came.
template <class Exporter, class Begin>
QString endOf(Exporter& exporter, Begin begin) {
  QSignalSpy finished(&exporter, &Exporter::finished);
  QSignalSpy failed(&exporter, &Exporter::failed);
  begin();
  if (!QTest::qWaitFor([&] { return !finished.isEmpty() || !failed.isEmpty(); }, kPatient))
    return QStringLiteral("?");
  return failed.isEmpty() ? QString() : failed.first().first().toString();
}

}  // namespace

class ExportRightsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void everyExport_data() {
    QTest::addColumn<bool>("shut");
    QTest::newRow("permitted") << false;
    QTest::newRow("refused") << true;
  }

  void deliveries_data() { everyExport_data(); }
  void deliveries() {
    QFETCH(bool, shut);
    Window window(shut);
    QVERIFY(window.isOpen());
    ui::deliveries::DeliveryExport exporter(window.session.get());
    const QString end = endOf(exporter, [&] {
      exporter.start({}, {query::DeliveryColumn::state, query::DeliveryColumn::eventId}, window.path("list.csv"));
    });
    judge(window, shut, end, QStringLiteral("list.csv"));
  }

  void evidence_data() { everyExport_data(); }
  void evidence() {
    QFETCH(bool, shut);
    Window window(shut);
    QVERIFY(window.isOpen());
    QWidget where;
    ui::trace::EvidenceExport exporter(window.session.get(), window.clock, nullptr);
    const QString end = endOf(exporter, [&] {
      exporter.ask(
          {window.delivery}, QStringLiteral("evt_1"),
          [&](QWidget*, const QString&) { return window.path("evidence.zip"); }, &where);
    });
    judge(window, shut, end, QStringLiteral("evidence.zip"));
  }

  void preview() {
    Window window(true);
    QVERIFY(window.isOpen());
    ui::replay::PreviewFile exporter(*window.session, nullptr);
    const QString end = endOf(exporter, [&] { exporter.start(ReplayId{1}, window.path("preview.csv")); });
    judge(window, true, end, QStringLiteral("preview.csv"));
  }

 private:
  static void judge(const Window& window, bool shut, const QString& end, const QString& file) {
    QVERIFY2(end.contains(QLatin1String(kRefusal)) == shut && end.isEmpty() != shut, qPrintable(end));
    QCOMPARE(window.files(), shut ? QStringList() : QStringList(file));
  }
};

QTEST_MAIN(ExportRightsTest)
#include "export_rights_test.moc"
