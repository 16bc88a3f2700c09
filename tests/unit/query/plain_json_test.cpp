// Numbers in JSON text are plain decimals, and nothing else of the text is touched.
#include "core/query/plain_json.h"

#include <QTest>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

using ack::query::plainJson;
using boost::json::array;
using boost::json::object;

class PlainJsonTest : public QObject {
  Q_OBJECT

 private slots:
  void rates_arePlainDecimals() {
    QCOMPARE(plainJson(array{1.0, 0.0, 0.5, 0.2727, -2.5}), std::string("[1.0,0.0,0.5,0.2727,-2.5]"));
    QCOMPARE(plainJson(array{1e-7, 1e21}), std::string("[0.0000001,1000000000000000000000.0]"));
    const double third = 1.0 / 3;
    QCOMPARE(boost::json::parse(plainJson(array{third})).as_array().at(0).as_double(), third);
  }
  void integersAndWords_stayAsTheyAre() {
    QCOMPARE(plainJson(array{0, -7, INT64_MAX, true, nullptr}), std::string("[0,-7,9223372036854775807,true,null]"));
    const object words{{"1E0", "2E0 \"3E0\" \\"}, {"a\\", "\\\" 4E0"}, {"rate", 1.0}};
    const std::string text = plainJson(words);
    QCOMPARE(text, boost::json::serialize(object{words}).replace(text.find("1.0}"), 3, "1.0"));
    QVERIFY(boost::json::parse(text) == boost::json::value(words));
  }
};

QTEST_GUILESS_MAIN(PlainJsonTest)
#include "plain_json_test.moc"
