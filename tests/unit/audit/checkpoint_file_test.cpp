#include "core/audit/checkpoint_file.h"

#include <QtTest>

#include <sys/stat.h>

#include <fstream>

using namespace ack;
using namespace ack::audit;

class CheckpointFileTest : public QObject {
  Q_OBJECT
 private slots:
  void lines_added_areReadInOrder() {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("audit.checkpoint").toStdString();
    QVERIFY(readCheckpointLines(file)->empty());
    QVERIFY(addCheckpointLine(file, "first").ok());
    QVERIFY(addCheckpointLine(file, "second").ok());
    const std::vector<std::string> expected{"first", "second"};
    QCOMPARE(*readCheckpointLines(file), expected);
    QCOMPARE(*lastCheckpointLine(file), std::string("second"));
    QVERIFY(lastCheckpointLine(file.string() + ".none")->empty());
    QVERIFY(addCheckpointLine(file, std::string(5000, 'x')).ok());
    QCOMPARE(lastCheckpointLine(file)->size(), std::size_t{5000});
    struct stat status {};
    QCOMPARE(::stat(file.c_str(), &status), 0);
    QCOMPARE(status.st_mode & 0777U, 0600U);
  }

  // The process died in the middle of a line: that one was never a checkpoint, and the next begins a line of its own.
  void lastLine_tornAnywhere_isLeftOutAndHarmsNoOther() {
    const std::string line = "{\"n\":2}";
    for (std::size_t kept = 1; kept <= line.size(); ++kept) {
      const QTemporaryDir folder;
      const std::filesystem::path file = folder.filePath("audit.checkpoint").toStdString();
      QVERIFY(addCheckpointLine(file, "whole").ok());
      std::ofstream(file, std::ios::app) << line.substr(0, kept);
      QCOMPARE(readCheckpointLines(file)->size(), std::size_t{1});
      QCOMPARE(*lastCheckpointLine(file), std::string("whole"));
      QVERIFY(addCheckpointLine(file, "next").ok());
      const auto lines = readCheckpointLines(file);
      QCOMPARE(lines->size(), std::size_t{2});
      QCOMPARE(lines->front(), std::string("whole"));
      QCOMPARE(lines->back(), std::string("next"));
    }
  }

  void file_thatCannotBeWritten_isNamed() {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("no/such/folder/audit.checkpoint").toStdString();
    const auto added = addCheckpointLine(file, "line");
    QVERIFY(!added);
    QCOMPARE(added.error().code, ErrorCode::io);
    QVERIFY(added.error().message.find(file.string()) != std::string::npos);
    const auto folderInstead = addCheckpointLine(folder.path().toStdString(), "line");
    QVERIFY(!folderInstead);
  }
};

QTEST_GUILESS_MAIN(CheckpointFileTest)
#include "checkpoint_file_test.moc"
