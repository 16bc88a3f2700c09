// The desktop program itself, as a person starts it: once in a real window of an X server, once beside a running
// engine.
#include <QDir>
#include <QElapsedTimer>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

namespace {

QString program(const char* name) { return QStringLiteral(ACK_BIN_DIR "/") + QLatin1String(name); }

/// Not one flat colour: something was painted.
bool isPainted(const QString& file) {
  const QImage image(file);
  if (image.isNull() || image.width() < 1'000) return false;
  QSet<QRgb> colours;
  for (int y = 0; y < image.height(); y += 7)
    for (int x = 0; x < image.width(); x += 7) colours.insert(image.pixel(x, y));
  return colours.size() > 20;
}

}  // namespace

class DesktopTest : public QObject {
  Q_OBJECT
  QTemporaryDir m_dir;

 private slots:
  void demo_underXvfb_showsEveryPageInBothThemes() {
    if (QStandardPaths::findExecutable(QStringLiteral("xvfb-run")).isEmpty()) QSKIP("xvfb-run is not installed");
    const QString pictures = QStringLiteral(ACK_PICTURES "/desktop");
    QDir(pictures).removeRecursively();
    QProcess run;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_dir.filePath(QStringLiteral("config")));
    run.setProcessEnvironment(environment);
    run.setProcessChannelMode(QProcess::MergedChannels);
    run.start(QStringLiteral("xvfb-run"),
              {QStringLiteral("-a"), QStringLiteral("-s"), QStringLiteral("-screen 0 1440x900x24"),
               program("acknowledger"), QStringLiteral("--demo"), QStringLiteral("--screenshot"), pictures});
    QVERIFY(run.waitForFinished(150'000));
    const QByteArray said = run.readAll();
    QVERIFY2(run.exitStatus() == QProcess::NormalExit && run.exitCode() == 0, said.constData());
    for (const char* page : {"overview", "deliveries", "dead-letters", "trace", "ledger", "sources"})
      for (const char* theme : {"light", "dark"}) {
        const QString file = QStringLiteral("%1/%2-%3.png").arg(pictures, QLatin1String(page), QLatin1String(theme));
        QVERIFY2(isPainted(file), qPrintable(file));
      }
    QVERIFY2(!said.contains("QWidget::"), said.constData());
  }

  void desktop_besideARunningEngine_attachesAndEndsOnSigterm() {
    const QString data = m_dir.filePath(QStringLiteral("data"));
    QProcess engine;
    engine.start(program("acknowledgerd"),
                 {QStringLiteral("serve"), QStringLiteral("--data"), data, QStringLiteral("--listen"),
                  QStringLiteral("127.0.0.1:0"), QStringLiteral("--admin"), QStringLiteral("127.0.0.1:0")});
    QVERIFY(engine.waitForReadyRead(20'000));
    QVERIFY(engine.readLine().startsWith("ready http://127.0.0.1:"));

    QProcess desktop;
    desktop.setProcessChannelMode(QProcess::MergedChannels);
    desktop.start(program("acknowledger"), {QStringLiteral("--data"), data});
    QVERIFY(desktop.waitForStarted(10'000));
    QVERIFY(!desktop.waitForFinished(3'000));  // it stays open: two engines on one store would have ended it
    ::kill(static_cast<pid_t>(desktop.processId()), SIGTERM);
    QVERIFY(desktop.waitForFinished(10'000));
    QVERIFY2(desktop.exitStatus() == QProcess::NormalExit && desktop.exitCode() == 0, desktop.readAll().constData());

    QCOMPARE(engine.state(), QProcess::Running);
    ::kill(static_cast<pid_t>(engine.processId()), SIGTERM);
    QVERIFY(engine.waitForFinished(10'000));
    QCOMPARE(engine.exitCode(), 0);
  }

  void desktop_wrongOption_saysSoWithStatusTwo() {
    QProcess run;
    run.start(program("acknowledger"), {QStringLiteral("--theme"), QStringLiteral("pink")});
    QVERIFY(run.waitForFinished(10'000));
    QCOMPARE(run.exitCode(), 2);
    QVERIFY(run.readAllStandardError().contains("--theme"));
  }
};
QTEST_GUILESS_MAIN(DesktopTest)
#include "desktop_test.moc"
