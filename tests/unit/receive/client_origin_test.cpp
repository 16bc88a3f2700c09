// Who is believed about where a request came from: configured proxies, and nobody else.
#include "core/receive/client_origin.h"

#include <QTest>

using namespace ack;
using namespace ack::receive;

namespace {

using Headers = std::vector<provider::HeaderView>;

class ClientOriginTest : public QObject {
  Q_OBJECT

 private:
  ProxyTrust m_trust{*base::IpNetworks::read({"10.0.0.0/8", "2001:db8::/32"}), {"hooks.example.com"}};
  ClientOrigin m_origin;

  const ClientOrigin& read(const Headers& headers, std::string_view peer = "10.0.0.1") {
    RequestHead head;
    head.authority = "internal:8080";
    head.headers = headers;
    readOrigin(head, peer, m_trust, m_origin);
    return m_origin;
  }
  std::string client(const std::string& forwardedFor) { return read({{"X-Forwarded-For", forwardedFor}}).peer; }

 private slots:
  void client_isTheRightMostThatIsNoProxyOfOurs() {
    QCOMPARE(client("203.0.113.9"), std::string("203.0.113.9"));
    QCOMPARE(client("198.51.100.1, 203.0.113.9"), std::string("203.0.113.9"));
    QCOMPARE(client("198.51.100.1,203.0.113.9 ,10.2.3.4"), std::string("203.0.113.9"));
    QCOMPARE(client("203.0.113.9:4711"), std::string("203.0.113.9"));
    QCOMPARE(client("[2001:DB9::1]:443"), std::string("2001:db9::1"));
    QCOMPARE(client("::ffff:203.0.113.9"), std::string("203.0.113.9"));
    QCOMPARE(client("10.9.9.9"), std::string("10.9.9.9"));  // a client inside
    QCOMPARE(read({{"x-forwarded-for", "198.51.100.1"}, {"X-Forwarded-For", "203.0.113.9, 10.1.1.1"}}).peer,
             std::string("203.0.113.9"));
    QCOMPARE(read({{"X-Forwarded-For", "203.0.113.9"}, {"X-Forwarded-For", "10.1.1.1"}}).peer,
             std::string("203.0.113.9"));
  }

  void client_malformed_isTheLastOneWeKnow() {
    for (const char* bad :
         {"", "unknown", "evil.example", "203.0.113.9, x", "203.0.113.9,", "203.0.113.999", "\"::1\""})
      QCOMPARE(client(bad), std::string("10.0.0.1"));
    QCOMPARE(client("x, 10.2.2.2"), std::string("10.2.2.2"));
    QCOMPARE(client(std::string(8'000, ',')), std::string("10.0.0.1"));
  }

  void schemeAndHost_ofAProxy_areTaken() {
    QVERIFY(read({{"X-Forwarded-Proto", "https"}}).secure);
    QVERIFY(read({{"X-Forwarded-Proto", " HTTPS "}}).secure);
    for (const char* no : {"http", "", "https,http", "wss", "https;"})
      QVERIFY2(!read({{"X-Forwarded-Proto", no}}).secure, no);
    QVERIFY(!read({{"X-Forwarded-Proto", "https"}, {"X-Forwarded-Proto", "https"}}).secure);
    QCOMPARE(read({{"X-Forwarded-Host", "Hooks.Example.com"}}).host, std::string_view("hooks.example.com"));
    for (const char* no : {"evil.example", "hooks.example.com, evil.example", "hooks.example.com:99", ""})
      QCOMPARE(read({{"X-Forwarded-Host", no}}).host, std::string_view("hooks.example.com"));
  }

  // Otherwise what was signed for another installation could be sent to this one with that one's Host.
  void host_thatIsNoPublicOne_isNotBelieved() {
    m_trust.publicHosts = {"hooks.example.com", "other.example.com:8443"};
    RequestHead head;
    const auto hostOf = [&](std::string_view host) {
      head.authority = host;
      readOrigin(head, "203.0.113.9", m_trust, m_origin);
      return std::string(m_origin.host);
    };
    for (const char* own : {"hooks.example.com", "Hooks.Example.COM", "other.example.com:8443"})
      QCOMPARE(hostOf(own), std::string(own));
    for (const char* foreign :
         {"evil.example", "hooks.example.com:81", "other.example.com", "x.hooks.example.com", ""})
      QCOMPARE(hostOf(foreign), std::string("hooks.example.com"));
    m_trust.publicHosts.clear();
    QCOMPARE(hostOf("evil.example"), std::string("evil.example"));
  }

  void anybodyElse_isNotBelieved() {
    m_trust.publicHosts = {"first.example.com", "hooks.example.com"};
    const Headers forged{{"X-Forwarded-For", "10.0.0.5"},
                         {"X-Forwarded-Proto", "https"},
                         {"X-Forwarded-Host", "hooks.example.com"},
                         {"Forwarded", "for=10.0.0.5;proto=https"},
                         {"X-Real-IP", "10.0.0.5"}};
    for (const char* peer : {"203.0.113.9", "127.0.0.1", "2001:db9::1", ""}) {
      const ClientOrigin& origin = read(forged, peer);
      QCOMPARE(origin.peer, std::string(peer));
      QVERIFY(!origin.secure);
      QCOMPARE(origin.host, std::string_view("first.example.com"));
    }
  }

  void tlsOfOurOwn_countsWithoutAProxy() {
    RequestHead head;
    head.secure = true;
    readOrigin(head, "203.0.113.9", m_trust, m_origin);
    QVERIFY(m_origin.secure);
  }
};

}  // namespace

QTEST_GUILESS_MAIN(ClientOriginTest)
#include "client_origin_test.moc"
