#include "core/base/encoding.h"
#include "core/base/log.h"

#include <QtTest>

using namespace ack::base;

class EncodingTest : public QObject {
  Q_OBJECT
 private slots:
  void fromHex_oddOrForeign_refused() {
    QCOMPARE(*fromHex("00fF"), std::string("\0\xff", 2));
    for (const char* bad : {"0", "0x10", "00 11", "zz", "001", "0g"}) QVERIFY2(!fromHex(bad), bad);
  }
  void base64_everyLength_roundTrips() {
    std::string bytes;
    for (int i = 0; i < 70; ++i) {
      QCOMPARE(*fromBase64(toBase64(bytes)), bytes);
      QCOMPARE(*fromBase64Url(toBase64Url(bytes)), bytes);
      bytes += static_cast<char>(i * 37);
    }
  }
  void fromBase64_looseForms_refused() {
    QVERIFY(fromBase64("AAE="));
    for (const char* bad : {"AA*EC", "AAE", "AAF=", "AA=E", "A===", "=", "AAE=\n", "AA==AA=="})
      QVERIFY2(!fromBase64(bad), bad);
  }
  void parseDigits_signsSpacesOverflow_refused() {
    QCOMPARE(*parseDigits("18446744073709551615"), UINT64_MAX);
    for (const char* bad : {"", "+1", "-1", " 1", "1 ", "0x1", "18446744073709551616", "1.0"})
      QVERIFY2(!parseDigits(bad), bad);
    QCOMPARE(*parseInteger("-9223372036854775808"), INT64_MIN);
    QVERIFY(!parseInteger("9223372036854775808"));
  }
  void equalsIgnoreCase_kelvinSign_isNotK() {
    QVERIFY(equalsIgnoreCaseAscii("ChunKed", "chunked"));
    QVERIFY(!equalsIgnoreCaseAscii("chun\xE2\x84\xAA"
                                   "ed",
                                   "chunked"));
  }
  void isUtf8_surrogatesAndOverlong_refused() {
    QVERIFY(isUtf8("naïve 🚀"));
    for (const char* bad : {"\xC0\x80", "\xED\xA0\x80", "\xF5\x80\x80\x80", "\xE2\x82", "\xFF"})
      QVERIFY(!isUtf8(bad));
  }
  void escapeForLog_controlAndBidi_visible() {
    QCOMPARE(escapeForLog("a\r\nb\x1b[31m"), std::string("a\\x0d\\x0ab\\x1b[31m"));
    QCOMPARE(escapeForLog("x\xE2\x80\xAEy"), std::string("x\\xe2\\x80\\xaey"));
  }
};
QTEST_GUILESS_MAIN(EncodingTest)
#include "encoding_test.moc"
