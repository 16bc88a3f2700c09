// The hostile corpus against a real listener, plain and under TLS: every case gets the outcome it lists, nothing
// reaches the application that must not, and slow clients are closed by their own deadlines (shortened here).
#include "core/base/clock.h"
#include "core/receive/receiver.h"
#include "tests/contract/hostile_client.h"
#include "tests/contract/hostile_corpus.h"
#include "tests/kit/certificates.h"

#include <QFile>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace ack;
using namespace std::chrono_literals;
using tests::HostileCase;
using tests::HostileClient;
using Transport = HostileClient::Transport;

namespace {

receive::ReceiverLimits shortened() {
  receive::ReceiverLimits limits;
  limits.head = limits.bodyWindow = limits.keepAlive = limits.writeStall = 400ms;
  limits.linger = 200ms;
  limits.tick = 20ms;
  return limits;
}

qint64 residentKiB() {
  QFile file("/proc/self/statm");
  if (!file.open(QIODevice::ReadOnly)) return 0;
  return file.readAll().split(' ').at(1).toLongLong() * 4;
}

class HostileTest : public QObject {
  Q_OBJECT

 private:
  base::SystemClock m_clock;
  tests::DeliveryLog m_log;
  tests::CountingHandler m_handler{m_log};
  QTemporaryDir m_dir;
  std::unique_ptr<receive::Receiver> m_normal, m_hasty, m_normalTls, m_hastyTls;

  HostileClient connectTo(bool hasty, Transport transport, int receiveBuffer = 0) const {
    const bool tls = transport == Transport::tls;
    const auto& receiver = hasty ? (tls ? *m_hastyTls : *m_hasty) : (tls ? *m_normalTls : *m_normal);
    return HostileClient(portOf(receiver), receiveBuffer, transport);
  }

  static std::uint16_t portOf(const receive::Receiver& receiver) {
    return static_cast<std::uint16_t>(std::stoi(receiver.url().substr(receiver.url().rfind(':') + 1)));
  }
  static QByteArray goodRequest() {
    return "POST /in/1 HTTP/1.1\r\nHost: hooks.example.com\r\nContent-Type: application/json\r\n"
           "Content-Length: 10\r\n\r\n{\"id\":\"1\"}";
  }

  void startTls() {
    const std::filesystem::path folder = m_dir.path().toStdString();
    kit::makeCertificate(folder, "site");
    const receive::TlsOptions files{{{kit::certificateFile(folder, "site"), kit::keyFile(folder, "site")}}, {}};
    receive::ReceiverOptions options;
    options.listen = "127.0.0.1:0";
    options.tls = std::make_shared<receive::TlsKeeper>(files, m_clock);
    QVERIFY(options.tls->open().ok());
    m_normalTls = std::make_unique<receive::Receiver>(options, m_handler, m_clock);
    QVERIFY(m_normalTls->start().ok());
    options.limits = shortened();
    m_hastyTls = std::make_unique<receive::Receiver>(options, m_handler, m_clock);
    QVERIFY(m_hastyTls->start().ok());
  }

  /// What the case's answers must look like, once they are there.
  void judge(const HostileCase& one, const HostileClient& client, const QList<int>& statuses) {
    const QByteArray context = one.why.toLatin1() + " got " + client.received().left(120);
    const int delivered = m_log.count();
    QVERIFY2(delivered <= one.deliveredMax, context.constData());
    QVERIFY2(!client.received().contains("\r\nServer:"), "no banner");
    if (one.outcome == "accept" && !one.bodies.isEmpty() && delivered == one.deliveredMax) {
      QVERIFY2(m_log.bodies() == one.bodies, context.constData());
      QVERIFY2(!statuses.isEmpty() && statuses.first() == 200, context.constData());
      return;
    }
    const QString status = statuses.isEmpty() ? "close" : QString::number(statuses.first());
    QVERIFY2(one.allowed.contains(status) || (status == "200" && one.allowed.contains("accept")),
             context.constData());
  }

  /// The connection is as the case wants it: closed by the server, or good for another request.
  void judgeConnection(const HostileCase& one, HostileClient& client) {
    if (one.after == "close") QVERIFY2(client.readToEnd(3s), "the server must close");
    if (one.after != "keep" || m_log.count() != one.deliveredMax) return;
    const qsizetype before = client.received().size();
    QVERIFY(client.send(goodRequest()));
    QVERIFY2(client.readUntil([&] { return client.received().mid(before).startsWith("HTTP/1.1 200"); }, 3s),
             "the connection must stay");
  }

  void runStatic(const HostileCase& one, const QList<QByteArray>& pieces, Transport transport) {
    m_log.clear();
    const bool head = one.bytes.startsWith("HEAD ");
    HostileClient client = connectTo(false, transport);
    QVERIFY(client.connected());
    for (const QByteArray& piece : pieces)
      if (!client.send(piece)) break;
    const auto enough = [&] { return tests::statusesIn(client.received(), head).size() >= one.responses; };
    client.readUntil(enough, 5s);
    judge(one, client, tests::statusesIn(client.received(), head));
    if (!QTest::currentTestFailed()) judgeConnection(one, client);
  }

  void runStep(const QJsonObject& step, HostileClient& client) {
    const auto bytes = [&step](const char* key) { return QByteArray::fromBase64(step[key].toString().toLatin1()); };
    if (step.contains("send_b64")) {
      client.send(bytes("send_b64").repeated(step["repeat"].toInt(1)), 2s, step["repeat"].toInt(1) > 1);
    } else if (step.contains("trickle_b64")) {
      for (const char c : bytes("trickle_b64")) {
        if (client.ended() || !client.send(QByteArray(1, c))) break;
        client.readUntil([] { return false; }, 30ms);
      }
    } else if (step.contains("split_cr_lf_b64")) {
      for (const char c : bytes("split_cr_lf_b64")) client.send(QByteArray(1, c));
    } else if (step.contains("await_status")) {
      QVERIFY(client.readUntil([&] { return client.received().contains("\r\n\r\n"); }, 3s));
    } else if (step.contains("shutdown_write")) {
      client.shutdownWrite();
    } else if (step.contains("reset")) {
      client.reset();
    }
    // sleep_ms and read:false: the deadlines are shortened, and reading is what comes after the steps.
  }

  static void addRows(const HostileCase& one, int index) {
    QTest::newRow(qPrintable(one.id)) << index << false;
    QTest::newRow(qPrintable(one.id + " over TLS")) << index << true;
  }

 private slots:
  void initTestCase() {
    receive::ReceiverOptions options;
    options.listen = "127.0.0.1:0";
    m_normal = std::make_unique<receive::Receiver>(options, m_handler, m_clock);
    QVERIFY(m_normal->start().ok());
    options.limits = shortened();
    m_hasty = std::make_unique<receive::Receiver>(options, m_handler, m_clock);
    QVERIFY(m_hasty->start().ok());
    startTls();
  }
  void cleanupTestCase() {
    m_normal->stop();
    m_hasty->stop();
    m_normalTls->stop();
    m_hastyTls->stop();
  }

  void staticCase_overLoopback_givesTheListedOutcome_data() {
    QTest::addColumn<int>("index");
    QTest::addColumn<bool>("tls");
    const auto cases = tests::readHostileCorpus();
    QCOMPARE(static_cast<int>(cases.size()), 197);
    for (std::size_t i = 0; i < cases.size(); ++i)
      if (!cases[i].bytes.isEmpty()) addRows(cases[i], static_cast<int>(i));
  }
  void staticCase_overLoopback_givesTheListedOutcome() {
    static const auto cases = tests::readHostileCorpus();
    QFETCH(int, index);
    QFETCH(bool, tls);
    const HostileCase& one = cases[static_cast<std::size_t>(index)];
    runStatic(one, {one.bytes}, tls ? Transport::tls : Transport::plain);
  }

  void staticCase_splitOnTheWire_givesTheListedOutcome() {
    // All splits run against the bare session (session_test); here a sample with real packets.
    for (const HostileCase& one : tests::readHostileCorpus()) {
      if (one.bytes.isEmpty() || one.bytes.size() > 2'000) continue;
      const qsizetype at = one.bytes.size() * 2 / 3;
      for (const Transport transport : {Transport::plain, Transport::tls})
        runStatic(one, {one.bytes.left(at), one.bytes.mid(at)}, transport);
      if (QTest::currentTestFailed()) qWarning("in %s", qPrintable(one.id));
    }
  }

  void slowCase_shortenedDeadlines_givesTheListedOutcome_data() {
    QTest::addColumn<int>("index");
    QTest::addColumn<bool>("tls");
    const auto cases = tests::readHostileCorpus();
    for (std::size_t i = 0; i < cases.size(); ++i)
      if (cases[i].bytes.isEmpty()) addRows(cases[i], static_cast<int>(i));
  }
  void slowCase_shortenedDeadlines_givesTheListedOutcome() {
    static const auto cases = tests::readHostileCorpus();
    QFETCH(int, index);
    QFETCH(bool, tls);
    const HostileCase& one = cases[static_cast<std::size_t>(index)];
    m_log.clear();
    const bool pipelining = one.steps.first().toObject()["repeat"].toInt(1) > 1;
    const bool resets = one.steps.last().toObject().contains("reset");
    const qint64 before = residentKiB();
    const Transport transport = tls ? Transport::tls : Transport::plain;
    const receive::Receiver& receiver = tls ? *m_hastyTls : *m_hasty;
    HostileClient client = connectTo(true, transport, pipelining ? 4'096 : 0);
    QVERIFY(client.connected());
    for (const QJsonValue step : one.steps) runStep(step.toObject(), client);
    if (resets) {
      // Connections are taken in turn: once the next one is answered, this one was seen.
      HostileClient next = connectTo(true, transport);
      QVERIFY(next.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"));
      QVERIFY(next.readToEnd(3s));
      QTRY_COMPARE(static_cast<int>(receiver.connections()), 0);
      QVERIFY(m_log.count() <= one.deliveredMax);
      return;
    }
    if (pipelining) {
      QTRY_VERIFY(m_log.count() >= 1);
      QTRY_COMPARE(static_cast<int>(receiver.connections()), 0);  // it does not read, so it is closed
      QVERIFY(m_log.count() <= one.deliveredMax);
      QVERIFY2(residentKiB() - before < 64 * 1'024, "memory must stay bounded");
      return;
    }
    const auto answered = [&] { return !tests::statusesIn(client.received()).isEmpty(); };
    if (one.outcome == "accept") QVERIFY(client.readUntil(answered, 3s));
    if (one.after == "close") QVERIFY2(client.readToEnd(4s), "the server must close");
    judge(one, client, tests::statusesIn(client.received()));
  }
};

}  // namespace

QTEST_GUILESS_MAIN(HostileTest)
#include "hostile_test.moc"
