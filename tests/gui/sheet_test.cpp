// A question within the window: the focus stays inside, the page's keys are out of reach, and it ends where it began.
#include "ui/widgets/button.h"
#include "ui/widgets/confirm_sheet.h"

#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QShortcut>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace ack::ui;

namespace {

struct Scene {
  explicit Scene(style::Theme& theme) {
    auto* column = new QVBoxLayout(&window);
    opener = new widgets::Button(theme, widgets::Button::Kind::secondary, QStringLiteral("Close…"));
    behind = new QLineEdit;
    column->addWidget(opener);
    column->addWidget(behind);
    window.resize(900, 600);
    window.show();
    QApplication::setActiveWindow(&window);
    opener->setFocus();
    widgets::Question question;
    question.title = QStringLiteral("Close 2 dead letters?");
    question.body = QStringLiteral("They stay in the list of closed ones.");
    question.verb = QStringLiteral("Close 2");
    sheet = new widgets::ConfirmSheet(theme, opener, question);
    sheet->open();
    reason = sheet->findChild<QPlainTextEdit*>();
  }
  QWidget window;
  widgets::Button* opener;
  QLineEdit* behind;
  widgets::ConfirmSheet* sheet;
  QPlainTextEdit* reason;
};

}  // namespace

class SheetTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { m_theme.install(style::Mode::light); }

  void open_focusStartsOnTheReason_tabStaysInside() {
    Scene scene(m_theme);
    QCOMPARE(QApplication::focusWidget(), scene.reason);
    for (int i = 0; i < 7; ++i) {
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
      QVERIFY(scene.sheet->isAncestorOf(QApplication::focusWidget()));
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab, Qt::ShiftModifier);
    QVERIFY(scene.sheet->isAncestorOf(QApplication::focusWidget()));
    scene.behind->setFocus();
    QVERIFY(scene.sheet->isAncestorOf(QApplication::focusWidget()));
  }

  void escape_closes_focusGoesBack() {
    Scene scene(m_theme);
    const QPointer<QWidget> gone(scene.sheet);
    QTest::keyClick(scene.reason, Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), scene.opener);
    QTRY_VERIFY(gone.isNull());
  }

  void plainEnter_neverConfirms_controlEnterDoes() {
    Scene scene(m_theme);
    QSignalSpy confirmed(scene.sheet, &widgets::ConfirmSheet::confirmed);
    QTest::keyClicks(scene.reason, QStringLiteral("billed twice, seen"));
    QTest::keyClick(scene.reason, Qt::Key_Return);
    QCOMPARE(confirmed.size(), 0);
    QTest::keyClick(scene.reason, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(confirmed.size(), 1);
    QCOMPARE(confirmed.first().first().toString(), QStringLiteral("billed twice, seen"));
  }

  void reason_oneTooShort_isAskedFor() {
    Scene scene(m_theme);
    QSignalSpy confirmed(scene.sheet, &widgets::ConfirmSheet::confirmed);
    QTest::keyClicks(scene.reason, QStringLiteral("  123456789  "));
    QTest::keyClick(scene.reason, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(confirmed.size(), 0);
    QCOMPARE(QApplication::focusWidget(), scene.reason);
    QTest::keyClicks(scene.reason, QStringLiteral("0"));
    QTest::keyClick(scene.reason, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(confirmed.size(), 1);
  }

  void pageShortcut_isOutOfReach_whileOpen() {
    Scene scene(m_theme);
    QShortcut keys(QKeySequence(Qt::CTRL | Qt::Key_K), &scene.window);
    QSignalSpy pressed(&keys, &QShortcut::activated);
    QTest::keyClick(scene.reason, Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(pressed.size(), 0);
    scene.sheet->dismiss();
    QTest::keyClick(scene.opener, Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(pressed.size(), 1);
  }

  void failure_keepsWhatWasTyped_busyCantBeLeft() {
    Scene scene(m_theme);
    QTest::keyClicks(scene.reason, QStringLiteral("billed twice, seen"));
    scene.sheet->wait();
    QTest::keyClick(scene.reason, Qt::Key_Escape);
    QVERIFY(scene.sheet->isVisible());
    scene.sheet->fail(QStringLiteral("the store is busy"));
    QCOMPARE(scene.sheet->reason(), QStringLiteral("billed twice, seen"));
    QTest::keyClick(scene.reason, Qt::Key_Escape);
    QVERIFY(!scene.sheet->isVisible());
  }

  void refusedButton_staysReachable_doesNothing() {
    widgets::Button button(m_theme, widgets::Button::Kind::primary, QStringLiteral("Replay 4…"));
    button.setToolTip(QStringLiteral("Runs them again"));
    button.show();
    QSignalSpy clicked(&button, &QPushButton::clicked);
    button.setRefusal(QStringLiteral("Replay needs an operator or an admin."));
    QTest::mouseClick(&button, Qt::LeftButton);
    QTest::keyClick(&button, Qt::Key_Space);
    QCOMPARE(clicked.size(), 0);
    QVERIFY(button.isEnabled());
    QVERIFY((button.focusPolicy() & Qt::TabFocus) != 0);
    QCOMPARE(button.toolTip(), QStringLiteral("Replay needs an operator or an admin."));
    button.setRefusal({});
    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(button.toolTip(), QStringLiteral("Runs them again"));
  }

 private:
  style::Theme m_theme;
};

QTEST_MAIN(SheetTest)
#include "sheet_test.moc"
