// The desktop program draws every page without a screen: --screenshot writes a picture of each.
#include "tests/kit/child_process.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"

using namespace ack::kit;

class DesktopPicturesTest : public QObject {
  Q_OBJECT

 private slots:
  void screenshot_offscreen_writesAPictureOfEachPage() {
    const ScratchDir scratch;
    const auto pictures = scratch.path() / "pictures";
    const auto run =
        runCommand({std::string(ACK_BIN_DIR) + "/acknowledger", "--demo", "--screenshot", pictures.string(),
                    "--listen", "127.0.0.1:0", "--admin", "127.0.0.1:0", "--data", scratch.data().string()},
                   {{"QT_QPA_PLATFORM", "offscreen"}}, {}, std::chrono::seconds(180));
    QVERIFY2(run.succeeded(), (run.out + run.err).c_str());
    QVERIFY2(run.err.find("error demo") == std::string::npos, run.err.c_str());  // its people's deeds went through
    int count = 0;
    QByteArray names;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(pictures)) {
      if (entry.path().extension() != ".png") continue;
      ++count;
      names += entry.path().filename().string().c_str();
      QVERIFY2(entry.file_size() > 5'000, entry.path().c_str());
      QCOMPARE(readFile(entry.path()).substr(1, 3), std::string("PNG"));
    }
    QVERIFY2(count >= 16, names.constData());
    for (const char* page : {"overview", "deliveries", "dead-letters", "replay", "reconcile", "trace", "ledger",
                             "sources", "audit", "settings"})
      for (const char* theme : {"-light.png", "-dark.png"})
        QVERIFY2(names.contains(QByteArray(page) + theme), names.constData());
  }
};

QTEST_GUILESS_MAIN(DesktopPicturesTest)
#include "desktop_pictures_test.moc"
