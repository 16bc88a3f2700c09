#include "core/base/random.h"
#include "core/domain/ids.h"

#include <QtTest>

#include <map>

using namespace ack::domain;

class IdsTest : public QObject {
  Q_OBJECT
 private slots:
  void deliveryId_text_roundTripsAndSorts() {
    std::string before;
    for (const std::int64_t value :
         {std::int64_t{1}, std::int64_t{31}, std::int64_t{32}, std::int64_t{1} << 40, INT64_MAX}) {
      const std::string text = toText(DeliveryId{value});
      QCOMPARE(deliveryIdFrom(text)->value, value);
      QVERIFY(text > before);
      before = text;
    }
    QVERIFY(deliveryIdFrom("dlv_000000000019F"));
    for (const char* bad :
         {"", "dlv_", "arr_0000000000001", "dlv_00000000000i1", "dlv_zzzzzzzzzzzzz", "dlv_00000000000001"})
      QVERIFY2(!deliveryIdFrom(bad), bad);
  }
  void packEventId_anyBytes_isOneToOne() {
    std::map<std::string, std::string> seen;
    const auto check = [&seen](const std::string& id) {
      const std::string packed = packEventId(id);
      QCOMPARE(unpackEventId(packed), id);
      const auto [place, fresh] = seen.emplace(packed, id);
      if (!fresh) QCOMPARE(place->second, id);
    };
    const std::string uuid = "72d3162e-cc78-11e3-81ab-4c9367dc0958";
    check(uuid);
    QCOMPARE(packEventId(uuid).size(), std::size_t{16});
    std::string raw = packEventId(uuid);  // the sixteen bytes themselves, as somebody's opaque ID
    for (int i = 0; i < 4; ++i) {
      check(raw);
      raw += '\0';
    }
    check("72D3162E-CC78-11E3-81AB-4C9367DC0958");
    check(uuid + " ");
    check("evt_1");
    check(std::string(16, 'a'));
    check(std::string("\0", 1));
    ack::base::SeededRandom random(7);
    for (int i = 0; i < 20'000; ++i) {
      std::string id(random.below(20) + 1, '\0');
      for (char& c : id) c = static_cast<char>(random.below(3));
      check(id);
    }
  }
};
QTEST_GUILESS_MAIN(IdsTest)
#include "ids_test.moc"
