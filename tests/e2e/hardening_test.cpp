// What the shipped programs were built with, read from their files by readelf, and what a running one allows: no core
// file, no other process looking into its memory (reliability.md H5 and section 1).
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"

#include <sys/stat.h>
#include <unistd.h>

using namespace ack::kit;

namespace {

std::string readelf(const std::string& option, const std::string& program) {
  return runCommand({"/usr/bin/readelf", "-W", option, program}).out;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// The line of `text` that holds `part`, "" where there is none.
std::string lineWith(const std::string& text, const std::string& part) {
  const auto at = text.find(part);
  if (at == std::string::npos) return {};
  const auto begin = text.rfind('\n', at);
  return text.substr(begin == std::string::npos ? 0 : begin + 1, text.find('\n', at) - begin - 1);
}

/// How every file of ours was compiled, as CMake wrote it down.
std::string commandOf(const std::string& source) {
  const std::string all = readFile(std::filesystem::path(ACK_BIN_DIR).parent_path() / "compile_commands.json");
  const auto at = all.find("/" + source + "\"");
  const auto begin = at == std::string::npos ? at : all.rfind("\"command\":", at);
  return begin == std::string::npos ? std::string() : all.substr(begin, all.find('\n', begin) - begin);
}

bool isSanitized() { return has(commandOf("core/base/clock.cpp"), "-fsanitize="); }

}  // namespace

class HardeningTest : public QObject {
  Q_OBJECT

 private slots:
  void program_isHardened_data() {
    QTest::addColumn<QString>("program");
    for (const char* name : {"acknowledgerd", "acknowledger"})
      if (std::filesystem::exists(std::filesystem::path(ACK_BIN_DIR) / name))
        QTest::newRow(name) << QString::fromStdString(std::string(ACK_BIN_DIR) + "/" + name);
  }
  void program_isHardened() {
    QFETCH(QString, program);
    const std::string path = program.toStdString();
    QVERIFY2(has(readelf("-h", path), "DYN (Position-Independent Executable file)"), "not position independent");
    const std::string segments = readelf("-l", path);
    QVERIFY2(has(segments, "GNU_RELRO"), "no RELRO");
    const std::string stack = lineWith(segments, "GNU_STACK");
    QVERIFY2(has(stack, " RW ") && !has(stack, "RWE"), ("executable stack: " + stack).c_str());
    const std::string dynamic = readelf("-d", path);
    QVERIFY2(has(dynamic, "BIND_NOW"), "RELRO is not full");
    QVERIFY2(!has(dynamic, "TEXTREL"), "text relocations");
    QVERIFY2(!has(dynamic, "RPATH") && !has(dynamic, "RUNPATH"), "a search path of the build machine");
    const std::string symbols = readelf("--dyn-syms", path);
    QVERIFY2(has(symbols, "__stack_chk_fail"), "no stack protector");
    QVERIFY2(has(symbols, "__glibcxx_assert_fail"), "no _GLIBCXX_ASSERTIONS");
    QVERIFY2(has(symbols, "__assert_fail"), "core's assertions are off");
    if (isSanitized()) return;
    QVERIFY2(has(runCommand({"/usr/bin/objdump", "-d", "--disassemble=main", path}).out, "endbr64"),
             "no landing pads for indirect branches");
    // Debug builds have nothing to fortify: it needs the optimiser.
    const std::string command = commandOf("core/base/log.cpp");
    if (has(command, "_FORTIFY_SOURCE"))
      QVERIFY2(has(symbols, "_chk@GLIBC"), "no fortified calls although they were asked for");
  }

  /// CET marks a program only where every object has it, Qt's and libstdc++'s start-up code too; so ours are asked.
  void everyFileOfOurs_isCompiledWithTheFlags() {
    for (const char* source : {"core/base/log.cpp", "core/receive/session.cpp", "core/store/writer.cpp",
                               "core/provider/recipe_scheme.cpp", "app/main_daemon.cpp", "app/main_desktop.cpp"}) {
      const std::string command = commandOf(source);
      if (command.empty() && std::string_view(source) == "app/main_desktop.cpp") continue;  // built without a window
      QVERIFY2(!command.empty(), source);
      QVERIFY2(has(command, "-fstack-protector-strong"), source);
      QVERIFY2(has(command, "_GLIBCXX_ASSERTIONS"), source);
      QVERIFY2(!has(command, "NDEBUG"), source);
      if (isSanitized()) continue;
      QVERIFY2(has(command, "-fcf-protection"), source);
      const bool optimised = has(command, "-O2");
      QVERIFY2(!optimised || has(command, "_FORTIFY_SOURCE=2"), source);
    }
  }

  void process_allowsNoCoreAndNoOnlooker() {
    const ScratchDir scratch;
    QCOMPARE(applyConfig(scratch.data(), chargeConfig()), std::string());
    for (const bool allowed : {false, true}) {
      EngineStart start{scratch.data()};
      if (allowed) start.environment = {{"ACKNOWLEDGER_ALLOW_CORE", "1"}};
      EngineProcess engine(start);
      QVERIFY2(engine.start(), engine.error().c_str());
      const std::string proc = "/proc/" + std::to_string(engine.pid());
      const std::string core = lineWith(readFile(proc + "/limits"), "Max core file size");
      if (!allowed) QVERIFY2(core.find(" 0 ") != std::string::npos, core.c_str());
      // proc(5): the files of a process that is not dumpable belong to root, whoever runs it.
      struct stat info {};
      QCOMPARE(::stat((proc + "/environ").c_str(), &info), 0);
      if (::geteuid() != 0 && !isSanitized()) QCOMPARE(info.st_uid == 0, !allowed);
      QVERIFY(engine.stop());
    }
  }
};

QTEST_GUILESS_MAIN(HardeningTest)
#include "hardening_test.moc"
