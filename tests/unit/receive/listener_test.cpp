// In how many turns of the event loop the waiting connections are taken in: a turn lasts as long as busy connections
// make it, so their number is what a new client waits for.
#include "core/receive/listener.h"

#include <QTest>

#include <boost/asio/ip/address.hpp>

using ack::receive::Listener;
using ack::receive::ListenerCalls;
using ack::receive::ReceiverLimits;
using ack::receive::TcpSocket;
namespace asio = boost::asio;
using Tcp = asio::ip::tcp;

namespace {

/// A listener on a context whose turns are counted, and clients that the kernel has connected already.
struct Rig {
  explicit Rig(ReceiverLimits given = {}) : limits(given) {
    ListenerCalls calls;
    calls.accepted = [this](std::size_t, TcpSocket socket, std::string) { taken.push_back(std::move(socket)); };
    calls.standsForMany = [](std::string_view) { return false; };
    calls.full = [this] { ++fullCalls; };
    listener = std::make_unique<Listener>(std::vector<asio::io_context*>{&context}, limits, std::move(calls));
    if (const auto opened = listener->open({asio::ip::make_address("127.0.0.1"), 0}); !opened)
      qFatal("%s", opened.error().message.c_str());
    listener->start();
  }
  ~Rig() { listener->close(); }

  void connect(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      clients.emplace_back(outside);
      clients.back().connect(listener->local());
    }
  }
  /// Handlers that ran until nothing was ready any more.
  std::size_t turns() {
    std::size_t ran = 0;
    while (context.poll_one() > 0) ++ran;
    return ran;
  }

  ReceiverLimits limits;
  asio::io_context context{1}, outside{1};
  std::vector<TcpSocket> taken;
  std::vector<Tcp::socket> clients;
  std::size_t fullCalls{0};
  std::unique_ptr<Listener> listener;
};

}  // namespace

class ListenerTest : public QObject {
  Q_OBJECT
 private slots:
  void accept_manyWaiting_areTakenInFewTurns() {
    Rig rig;
    rig.connect(400);
    const std::size_t turns = rig.turns();
    QCOMPARE(rig.taken.size(), std::size_t{400});
    QVERIFY2(turns <= 10, std::to_string(turns).c_str());
    rig.connect(1);
    QVERIFY(rig.turns() <= 2);
    QCOMPARE(rig.taken.size(), std::size_t{401});
  }

  // Those who are connected wait in turn for as long as one batch takes.
  void accept_oneTurn_isBounded() {
    Rig rig;
    rig.connect(300);
    QCOMPARE(rig.context.poll_one(), std::size_t{1});
    QVERIFY(rig.taken.size() > 1 && rig.taken.size() <= 64);
  }

  void accept_limitWithinABatch_isKept() {
    ReceiverLimits limits;
    limits.connections = 10;
    Rig rig(limits);
    rig.connect(30);
    rig.turns();
    QCOMPARE(rig.taken.size(), std::size_t{10});
    QVERIFY(rig.fullCalls > 0);
    rig.taken.pop_back();
    rig.listener->released("127.0.0.1");
    rig.turns();
    QCOMPARE(rig.taken.size(), std::size_t{10});
  }

  void accept_addressLimitWithinABatch_isKept() {
    ReceiverLimits limits;
    limits.connectionsPerPeer = 5;
    limits.limitLoopback = true;
    Rig rig(limits);
    rig.connect(30);
    rig.turns();
    QCOMPARE(rig.taken.size(), std::size_t{5});
    QCOMPARE(rig.listener->turnedAway(), std::uint64_t{25});
  }
};

QTEST_GUILESS_MAIN(ListenerTest)
#include "listener_test.moc"
