#include "core/audit/canonical_json.h"

#include <QtTest>

#include <boost/json/parse.hpp>

using ack::audit::canonicalJson;

class CanonicalJsonTest : public QObject {
  Q_OBJECT
 private slots:
  void value_anySpelling_hasOneText_data() {
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("canonical");
    QTest::newRow("order") << QByteArray("{ \"b\": 1, \"a\": [true, null] }")
                           << QByteArray("{\"a\":[true,null],\"b\":1}");
    QTest::newRow("deep") << QByteArray("{\"x\":{\"d\":{\"b\":2,\"a\":1},\"c\":[]}}")
                          << QByteArray("{\"x\":{\"c\":[],\"d\":{\"a\":1,\"b\":2}}}");
    QTest::newRow("escapes") << QByteArray("[\"\\u0041\\u000a\\u001f\\u007f\\/\\\"\\\\\"]")
                             << QByteArray("[\"A\\n\\u001f\x7f/\\\"\\\\\"]");
    QTest::newRow("text") << QByteArray("[\"gr\\u00f8n\"]") << QByteArray("[\"gr\xc3\xb8n\"]");
    QTest::newRow("numbers") << QByteArray("[-0,10,-9223372036854775808]")
                             << QByteArray("[0,10,-9223372036854775808]");
    QTest::newRow("empty") << QByteArray("{}") << QByteArray("{}");
  }
  void value_anySpelling_hasOneText() {
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, canonical);
    const std::string once = canonicalJson(boost::json::parse(given.toStdString()));
    QCOMPARE(QByteArray::fromStdString(once), canonical);
    QCOMPARE(canonicalJson(boost::json::parse(once)), once);
  }
};

QTEST_GUILESS_MAIN(CanonicalJsonTest)
#include "canonical_json_test.moc"
