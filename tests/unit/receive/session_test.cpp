// The session over a scripted transport: the corpus whole, split at every byte, and byte by byte; the outcome must
// depend on the bytes alone.
#include "core/receive/io_thread.h"
#include "tests/contract/hostile_corpus.h"

#include <boost/asio/error.hpp>

#include <QTest>

#include <cstring>

using namespace ack;
using namespace ack::receive;
using ack::tests::CountingHandler;
using ack::tests::DeliveryLog;
using ack::tests::HostileCase;

namespace {

class HandClock final : public Clock {
 public:
  [[nodiscard]] UtcTime now() const noexcept override { return fromMicros(1'800'000'000'000'000); }
  [[nodiscard]] MonotonicTime monotonic() const noexcept override { return MonotonicTime{} + std::chrono::hours(1); }
};

/// The transport in the test's hands. Shared by the session (owner) and the test.
struct Wire {
  QByteArray sent;
  IoOperation* reading{nullptr};
  IoOperation* writing{nullptr};
  std::span<char> into;
  std::string_view writeBytes;
  bool finished{false}, closed{false}, cancelled{false};
  std::size_t room{SIZE_MAX};  ///< bytes the client's window takes

  void give(QByteArray bytes) {
    while (!bytes.isEmpty() && reading != nullptr) {
      const auto count = std::min<std::size_t>(into.size(), static_cast<std::size_t>(bytes.size()));
      std::memcpy(into.data(), bytes.constData(), count);
      bytes.remove(0, static_cast<qsizetype>(count));
      complete({}, count);
    }
  }
  void complete(boost::system::error_code error, std::size_t count) {
    IoOperation* const operation = std::exchange(reading, nullptr);
    if (operation == nullptr) return;
    operation->error = error;
    operation->bytes = count;
    operation->waiter.resume();
  }
  void endOfInput() { complete(boost::asio::error::eof, 0); }
  /// A cancelled operation completes as the io loop would do it: later.
  void deliverCancel() {
    if (std::exchange(cancelled, false)) complete(boost::asio::error::operation_aborted, 0);
  }
};

class WireStream final : public Stream {
 public:
  explicit WireStream(Wire& wire) : m_wire(wire) {}
  bool handshake(IoOperation&) override { return false; }
  void read(std::span<char> into, IoOperation& operation) override {
    m_wire.into = into;
    m_wire.reading = &operation;
  }
  std::size_t writeNow(std::string_view bytes, boost::system::error_code&) override {
    const std::size_t count = std::min(m_wire.room, bytes.size());
    m_wire.sent.append(bytes.data(), static_cast<qsizetype>(count));
    if (m_wire.room != SIZE_MAX) m_wire.room -= count;
    return count;
  }
  void write(std::string_view bytes, IoOperation& operation) override {
    m_wire.writeBytes = bytes;
    m_wire.writing = &operation;
  }
  void finishWriting() noexcept override { m_wire.finished = true; }
  void cancel() noexcept override { m_wire.cancelled = true; }
  void close() noexcept override { m_wire.closed = m_wire.cancelled = true; }

 private:
  Wire& m_wire;
};

struct Outcome {
  QList<int> statuses;
  QList<QByteArray> bodies;
  int delivered{0};
  bool closing{false};
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

class SessionTest : public QObject {
  Q_OBJECT

 private:
  HandClock m_clock;
  ReceiverLimits m_limits;
  IoThread m_thread{m_limits, m_clock, [] {}};
  DeliveryLog m_log;
  CountingHandler m_handler{m_log};

  /// Feeds `pieces`, then ends the input.
  Outcome feed(const QList<QByteArray>& pieces, bool headRequest) {
    m_log.clear();
    Wire wire;
    m_thread.adopt(std::make_unique<WireStream>(wire), "192.0.2.1", m_handler);
    for (const QByteArray& piece : pieces) wire.give(piece);
    Outcome outcome;
    outcome.closing = wire.finished || wire.closed;
    wire.endOfInput();
    outcome.statuses = tests::statusesIn(wire.sent, headRequest);
    outcome.bodies = m_log.bodies();
    outcome.delivered = m_log.count();
    return outcome;
  }

  static void check(const HostileCase& one, const Outcome& outcome) {
    const QByteArray context = one.id.toLatin1() + ": " + one.why.toLatin1();
    QVERIFY2(outcome.delivered <= one.deliveredMax, context.constData());
    if (one.outcome == "accept" && outcome.delivered == one.deliveredMax) {
      if (!one.bodies.isEmpty()) QVERIFY2(outcome.bodies == one.bodies, context.constData());
      QVERIFY2(!outcome.statuses.isEmpty() && outcome.statuses.first() == 200, context.constData());
      QVERIFY2(outcome.statuses.size() == one.responses, context.constData());
      QVERIFY2(one.after == "either" || outcome.closing == (one.after == "close"), context.constData());
      return;
    }
    const QString status = outcome.statuses.isEmpty() ? "close" : QString::number(outcome.statuses.first());
    QVERIFY2(one.allowed.contains(status), (context + ": got " + status.toLatin1()).constData());
    QVERIFY2(one.after != "close" || outcome.closing || one.outcome == "close", context.constData());
  }

 private slots:
  void corpus_whole_givesTheListedOutcome() {
    const auto cases = tests::readHostileCorpus();
    QCOMPARE(static_cast<int>(cases.size()), 197);
    int run = 0;
    for (const HostileCase& one : cases) {
      if (one.bytes.isEmpty()) continue;
      check(one, feed({one.bytes}, one.bytes.startsWith("HEAD ")));
      if (QTest::currentTestFailed()) return;
      ++run;
    }
    QVERIFY(run > 180);
  }

  void corpus_splitAtEveryByte_givesTheSameOutcome() {
    for (const HostileCase& one : tests::readHostileCorpus()) {
      if (one.bytes.isEmpty()) continue;
      const bool head = one.bytes.startsWith("HEAD ");
      const Outcome whole = feed({one.bytes}, head);
      // Of the few very large cases, some two hundred places.
      const qsizetype step = std::max<qsizetype>(1, one.bytes.size() > 4'000 ? one.bytes.size() / 200 : 1);
      for (qsizetype at = 1; at < one.bytes.size(); at += step) {
        const Outcome split = feed({one.bytes.left(at), one.bytes.mid(at)}, head);
        QVERIFY2(split == whole, qPrintable(QString("%1 split at %2").arg(one.id).arg(at)));
      }
    }
  }

  void corpus_byteByByte_givesTheSameOutcome() {
    for (const HostileCase& one : tests::readHostileCorpus()) {
      if (one.bytes.isEmpty() || one.bytes.size() > 200'000) continue;
      const bool head = one.bytes.startsWith("HEAD ");
      QList<QByteArray> bytes;
      for (const char c : one.bytes) bytes << QByteArray(1, c);
      QVERIFY2(feed(bytes, head) == feed({one.bytes}, head), qPrintable(one.id));
    }
  }
};

}  // namespace

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
