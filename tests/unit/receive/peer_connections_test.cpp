// What counts as one address.
#include "core/receive/peer_connections.h"

#include <QTest>

using ack::receive::PeerConnections;

namespace {

class PeerConnectionsTest : public QObject {
  Q_OBJECT

 private slots:
  void enter_sameAddress_countsUp_leaveForgets() {
    PeerConnections peers;
    QCOMPARE(peers.enter("192.0.2.1"), 1U);
    QCOMPARE(peers.enter("192.0.2.1"), 2U);
    QCOMPARE(peers.enter("192.0.2.2"), 1U);
    QCOMPARE(peers.addresses(), 2U);
    peers.leave("192.0.2.1");
    QCOMPARE(peers.enter("192.0.2.1"), 2U);
    for (const char* peer : {"192.0.2.1", "192.0.2.1", "192.0.2.2"}) peers.leave(peer);
    QCOMPARE(peers.addresses(), 0U);
  }

  void enter_addressesOfOneV6Network_countAsOne() {
    PeerConnections peers;
    QCOMPARE(peers.enter("2001:db8:1:2::1"), 1U);
    QCOMPARE(peers.enter("2001:db8:1:2:ffff::9"), 2U);
    QCOMPARE(peers.enter("2001:db8:1:3::1"), 1U);
  }

  void enter_noAddress_isNotCounted() {
    PeerConnections peers;
    QCOMPARE(peers.enter(""), 0U);
    QCOMPARE(peers.enter("example.com"), 0U);
    peers.leave("");
    QCOMPARE(peers.addresses(), 0U);
  }
};

}  // namespace

QTEST_GUILESS_MAIN(PeerConnectionsTest)
#include "peer_connections_test.moc"
