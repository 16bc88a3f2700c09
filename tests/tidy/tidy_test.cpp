// What can be checked about the tree itself: includes point only the allowed way, every test is built and run,
// sources are formatted, nothing is left for later, translations are whole.
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QtTest>

namespace {

QString root() { return QStringLiteral(ACK_SOURCE_DIR); }

QStringList filesUnder(const QString& folder, const QStringList& patterns) {
  QStringList files;
  QDirIterator walk(root() + QLatin1Char('/') + folder, patterns, QDir::Files, QDirIterator::Subdirectories);
  while (walk.hasNext()) files << QDir(root()).relativeFilePath(walk.next());
  files.sort();
  return files;
}

QStringList sources() {
  QStringList files;
  for (const auto* folder : {"app", "core", "ui", "tests"})
    files += filesUnder(QLatin1String(folder), {QStringLiteral("*.h"), QStringLiteral("*.cpp")});
  return files;
}

QString read(const QString& file) {
  QFile source(root() + QLatin1Char('/') + file);
  return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

/// architecture.md, "Who may know whom": each folder of core and the row it stands in; an include may only go down.
const QMap<QString, int> kRows{{"base", 0},     {"domain", 1},  {"crypto", 1}, {"store", 2},   {"queue", 3},
                               {"audit", 3},    {"access", 3},  {"config", 3}, {"accept", 4},  {"effect", 4},
                               {"provider", 4}, {"receive", 5}, {"work", 5},   {"operate", 5}, {"query", 5},
                               {"maintain", 5}, {"alert", 5},   {"runtime", 6}};

/// Within one row, and against it: what was decided on purpose.
bool isGranted(const QString& from, const QString& to) {
  return from == to || (from == "accept" && to == "provider") || (from == "alert" && to == "query");
}

const QSet<QString> kSeenByUi{"base", "domain", "query", "operate", "access", "config", "runtime"};

}  // namespace

class TidyTest : public QObject {
  Q_OBJECT

 private slots:
  void includes_pointOnlyTheAllowedWay() {
    static const QRegularExpression include(QStringLiteral("^#include \"(app|core|ui|tests)/([a-z_]+)(?:/|\\.h)"),
                                            QRegularExpression::MultilineOption);
    QStringList wrong;
    for (const QString& file : sources()) {
      const QStringList parts = file.split(QLatin1Char('/'));
      const QString& top = parts.at(0);
      const QString& folder = parts.at(1);
      auto hits = include.globalMatch(read(file));
      while (hits.hasNext()) {
        const auto hit = hits.next();
        const QString toTop = hit.captured(1);
        const QString to = hit.captured(2);
        bool allowed = true;
        if (top == "core")
          allowed = toTop == "core" && (isGranted(folder, to) || kRows.value(folder, -1) > kRows.value(to, 99)) &&
                    !(folder == "receive" && to == "store") && !(folder == "query" && to == "operate");
        else if (top == "ui")
          allowed = toTop == "ui" || (toTop == "core" && kSeenByUi.contains(to));
        else if (top == "app")
          allowed = toTop != "tests";
        if (!allowed) wrong << file + " includes " + hit.captured(0).mid(10);
      }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
  }

  void core_hasNoQt() {
    static const QRegularExpression qt(QStringLiteral("#include <Q[A-Z]|\\bQString\\b"));
    for (const QString& file : filesUnder("core", {"*.h", "*.cpp"}))
      QVERIFY2(!read(file).contains(qt), qPrintable(file));
  }

  void tests_areAllBuiltAndRun() {
    QString lists;
    for (const QString& file : filesUnder("tests", {"CMakeLists.txt"})) lists += read(file);
    for (const QString& file : filesUnder("tests", {"*_test.cpp", "*_bench.cpp"}))
      QVERIFY2(lists.contains(QFileInfo(file).completeBaseName()), qPrintable(file + " is in no CMakeLists.txt"));
  }

  void bugReports_eachNamedTest_exists() {
    static const QRegularExpression name(QStringLiteral("`([a-z0-9_/]+)::([A-Za-z0-9_]+)`"));
    auto hits = name.globalMatch(read("tests/contract/bug_reports.md"));
    int named = 0;
    for (; hits.hasNext(); ++named) {
      const auto hit = hits.next();
      const QString slot = "void " + hit.captured(2) + "()";
      QVERIFY2(read("tests/" + hit.captured(1) + ".cpp").contains(slot), qPrintable(hit.captured(0)));
    }
    QVERIFY(named > 30);
  }

  void sources_leaveNothingForLater() {
    static const QRegularExpression later(QStringLiteral("\\b(TO") + QStringLiteral("DO|FIX") +
                                          QStringLiteral("ME|XX") + QStringLiteral("X)\\b|not implem") +
                                          QStringLiteral("ented"));
    for (const QString& file : sources()) QVERIFY2(!read(file).contains(later), qPrintable(file));
  }

  void sources_areFormatted() {
    const QString formatter = QStandardPaths::findExecutable("clang-format");
    if (formatter.isEmpty()) QSKIP("clang-format is not installed");
    QProcess run;
    run.setWorkingDirectory(root());
    run.start(formatter, QStringList{"--dry-run", "--Werror"} + sources());
    QVERIFY(run.waitForFinished(120'000));
    QVERIFY2(run.exitCode() == 0, run.readAllStandardError().left(2'000).constData());
  }

  void headers_openWithWhatTheyAreFor() {
    static const QRegularExpression opening(QStringLiteral("^#pragma once\\n//"));
    for (const QString& folder : {QStringLiteral("app"), QStringLiteral("core"), QStringLiteral("ui")})
      for (const QString& file : filesUnder(folder, {"*.h"}))
        QVERIFY2(read(file).contains(opening), qPrintable(file));
  }

  void translations_areWhole() {
    for (const auto* language : {"zh_CN", "nb_NO", "hu_HU"}) {
      const QString file = QStringLiteral("translations/acknowledger_%1.ts").arg(QLatin1String(language));
      QVERIFY2(QFile::exists(root() + QLatin1Char('/') + file), qPrintable(file));
      QVERIFY2(read(file).contains("<context>"),
               qPrintable(file + " has no texts: run the update_translations target"));
      QVERIFY2(!read(file).contains("type=\"unfinished\""), qPrintable(file + " has texts without a translation"));
    }
  }
};
QTEST_GUILESS_MAIN(TidyTest)
#include "tidy_test.moc"
