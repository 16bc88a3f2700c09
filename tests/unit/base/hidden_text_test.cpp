// What a terminal would obey, or an eye would miss: shown in texts, refused in names.
#include "core/base/hidden_text.h"
#include "core/base/log.h"

#include <QtTest>

using namespace ack::base;

namespace {

std::string utf8(char32_t code) { return QString::fromUcs4(&code, 1).toStdString(); }

}  // namespace

class HiddenTextTest : public QObject {
  Q_OBJECT
 private slots:
  void name_whatItMayHave_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("fit");
    const auto row = [](const char* about, const QString& name, bool fit) { QTest::newRow(about) << name << fit; };
    const auto with = [](char32_t code) {
      const char32_t text[]{U'a', U'd', code, U'a'};
      return QString::fromUcs4(text, 4);
    };
    row("plain", "ada", true);
    row("space inside", "Ada Lovelace", true);
    row("other scripts", QString::fromUtf8("Ødegård 山田 Αλέξης"), true);
    row("combining mark", QString::fromUtf8("Zoe\xCC\x88"), true);
    row("above the basic plane", with(0x1F600), true);
    row("private use", with(0xE000), true);
    row("unassigned", with(0x0378), true);
    row("unassigned behind the last of them", with(0xE1000), true);
    row("object replacement", with(0xFFFC), true);
    row("space first", " ada", false);
    row("space last", "ada ", false);
    const std::pair<const char*, char32_t> refused[]{{"C0", 0x0001},           {"tab", 0x0009},
                                                     {"line feed", 0x000A},    {"escape", 0x001B},
                                                     {"DEL", 0x007F},          {"C1", 0x0085},
                                                     {"CSI", 0x009B},          {"soft hyphen", 0x00AD},
                                                     {"ALM", 0x061C},          {"MVS", 0x180E},
                                                     {"ZWSP", 0x200B},         {"ZWJ", 0x200D},
                                                     {"LRM", 0x200E},          {"line separator", 0x2028},
                                                     {"paragraph", 0x2029},    {"RLO", 0x202E},
                                                     {"word joiner", 0x2060},  {"RLI", 0x2067},
                                                     {"PDI", 0x2069},          {"BOM", 0xFEFF},
                                                     {"annotation", 0xFFF9},   {"Kaithi", 0x110BD},
                                                     {"glyph joiner", 0x034F}, {"tag", 0xE0041},
                                                     {"no-break", 0x00A0},     {"thin space", 0x2009},
                                                     {"ideographic", 0x3000},  {"Hangul filler", 0x3164},
                                                     {"selector", 0xFE0F},     {"selector 17", 0xE0100},
                                                     {"blank Braille", 0x2800}};
    for (const auto& [about, code] : refused) row(about, with(code), false);
    row("note without a head", with(0x1D159), false);
    row("Khitan filler", with(0x16FE4), false);
    // Nothing is assigned there, and whatever will be is to be drawn as nothing.
    const char32_t ignorable[]{0x2065, 0xFFF0, 0xFFF8, 0xE0000, 0xE0002, 0xE001F, 0xE0080, 0xE00FF, 0xE01F0, 0xE0FFF};
    for (const char32_t code : ignorable)
      row(qPrintable(QStringLiteral("U+%1").arg(static_cast<uint>(code), 4, 16)), with(code), false);
  }
  void name_whatItMayHave() {
    QFETCH(QString, name);
    QFETCH(bool, fit);
    QCOMPARE(isFitForName(name.toStdString()), fit);
  }

  void name_ofBytesThatAreNoText_isNotFit() {
    for (const char* bad : {"ad\xFF", "\xC0\x80", "\xED\xA0\x80", "ad\xE2\x80"}) QVERIFY(!isFitForName(bad));
    QVERIFY(isFitForName(""));
  }

  void character_isReadWhole() {
    for (const char32_t code : {U'a', U'é', U'—', U'\U0001F600'}) {
      const std::string text = "x" + utf8(code) + "y";
      const Character one = characterAt(text, 1);
      QCOMPARE(one.code, static_cast<std::uint32_t>(code));
      QCOMPARE(one.bytes, text.size() - 2);
    }
    QCOMPARE(characterAt("\xE2\x80", 0).bytes, std::size_t{0});
  }

  void shown_isWhatATerminalWouldObey() {
    QCOMPARE(showHidden("a\x1b[31m\n\tb\x7f", "\n"), std::string("a\\x1b[31m\n\\x09b\\x7f"));
    QCOMPARE(showHidden(utf8(0x9B) + "x" + utf8(0x202E) + utf8(0xE0041), {}),
             std::string("\\xc2\\x9bx\\xe2\\x80\\xae\\xf3\\xa0\\x81\\x81"));
    QCOMPARE(showHidden("\x9bm \xFF", {}), std::string("\\x9bm \\xff"));  // one byte is enough for some terminals
    QCOMPARE(showHidden(utf8(0xE0002), {}), std::string("\\xf3\\xa0\\x80\\x82"));
    QCOMPARE(showHidden("naïve 🚀", {}), std::string("naïve 🚀"));
    QCOMPARE(showHidden("naïve", {}, 3), std::string("naï…"));  // never half a character
    QCOMPARE(escapeForLog(utf8(0x2028) + utf8(0x85)), std::string("\\xe2\\x80\\xa8\\xc2\\x85"));
  }

  // Inside a document of JSON it still means the same.
  void escapedForJson_isJson() {
    QCOMPARE(escapeHidden("{\"a\":\"" + utf8(0x202E) + utf8(0x85) + utf8(0xE0041) + "\"}\n", "\n"),
             std::string("{\"a\":\"\\u202e\\u0085\\udb40\\udc41\"}\n"));
  }
};

QTEST_GUILESS_MAIN(HiddenTextTest)
#include "hidden_text_test.moc"
