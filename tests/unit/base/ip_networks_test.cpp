// Which addresses are in which networks, and how an address is spelled.
#include "core/base/ip_networks.h"

#include <QTest>

using namespace ack::base;

namespace {

class IpNetworksTest : public QObject {
  Q_OBJECT

 private slots:
  void contain_addressesInAndBesideTheNetworks() {
    const auto networks = IpNetworks::read({"10.0.0.0/8", "192.0.2.7", "2001:db8:1::/48", "::1"});
    QVERIFY2(networks.ok(), networks.ok() ? "" : networks.error().message.c_str());
    for (const char* in : {"10.0.0.0", "10.255.255.255", "192.0.2.7", "::ffff:10.1.2.3", "2001:db8:1:ffff::1", "::1"})
      QVERIFY2(networks->contain(in), in);
    for (const char* out : {"11.0.0.0", "9.255.255.255", "192.0.2.8", "2001:db8:2::", "::2", "", "10", "10.0.0.0/8",
                            "localhost", "10.0.0.1:80", "::ffff:11.1.2.3"})
      QVERIFY2(!networks->contain(out), out);
  }

  void contain_everythingAndNothing() {
    QVERIFY(IpNetworks::read({"0.0.0.0/0"})->contain("203.0.113.9"));
    QVERIFY(!IpNetworks::read({"0.0.0.0/0"})->contain("2001:db8::1"));
    QVERIFY(IpNetworks::read({"::/0"})->contain("2001:db8::1"));
    QVERIFY(IpNetworks::read({})->empty() && !IpNetworks::read({})->contain("10.0.0.1"));
  }

  void read_malformed_saysWhich() {
    for (const char* bad :
         {"", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8", "10.0.0.1/8", "2001:db8::/129", "2001:db8::1/32", "example.com",
          "10.0.0.0/-1", "10.0.0.0/8 ", " 10.0.0.0/8", "*", "fe80::1%eth0"}) {
      const auto read = IpNetworks::read({"192.0.2.1", bad});
      QVERIFY2(!read.ok(), bad);
      QVERIFY(read.error().message.find("\"" + std::string(bad) + "\"") != std::string::npos);
    }
  }

  void canonicalAddress_forms_areOneSpelling() {
    QCOMPARE(canonicalAddress("192.0.2.1"), std::string("192.0.2.1"));
    QCOMPARE(canonicalAddress("192.0.2.1:4711"), std::string("192.0.2.1"));
    QCOMPARE(canonicalAddress("[2001:DB8:0::1]:443"), std::string("2001:db8::1"));
    QCOMPARE(canonicalAddress("2001:DB8:0::1"), std::string("2001:db8::1"));
    QCOMPARE(canonicalAddress("[::ffff:192.0.2.1]"), std::string("192.0.2.1"));
    for (const char* none : {"", "unknown", "_hidden", "[::1", "[::1]x", "[192.0.2.1]", "192.0.2.256",
                             "a:b:c:zz::", "192.0.2.1 ", "fe80::1%1"})
      QCOMPARE(canonicalAddress(none), std::string());
  }
};

}  // namespace

QTEST_GUILESS_MAIN(IpNetworksTest)
#include "ip_networks_test.moc"
