// The session over a scripted transport: the corpus whole, split at every byte, and byte by byte; the outcome must
// depend on the bytes alone.
#include "core/receive/io_thread.h"
#include "tests/contract/hostile_corpus.h"

#include <boost/asio/error.hpp>

#include <QTest>

#include <array>
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
  [[nodiscard]] MonotonicTime monotonic() const noexcept override { return m_now; }
  void advance(std::chrono::milliseconds by) { m_now += by; }

 private:
  MonotonicTime m_now{std::chrono::hours(1)};
};

/// The transport in the test's hands. Shared by the session (owner) and the test.
struct Wire {
  QByteArray sent;
  IoOperation* reading{nullptr};
  IoOperation* writing{nullptr};
  std::span<char> into;
  std::string_view writeBytes;
  bool finished{false}, closed{false}, cancelled{false};
  bool lean{false};            ///< can wait without a buffer
  std::size_t room{SIZE_MAX};  ///< bytes the client's window takes

  void give(QByteArray bytes) {
    while (!bytes.isEmpty() && reading != nullptr) {
      if (into.empty()) {
        complete({}, 0);
        continue;
      }
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
  void finishWrite(std::size_t count) {
    IoOperation* const operation = std::exchange(writing, nullptr);
    sent.append(writeBytes.data(), static_cast<qsizetype>(count));
    operation->error = {};
    operation->bytes = count;
    operation->waiter.resume();
  }
  void endOfInput() { complete(boost::asio::error::eof, 0); }
  /// A cancelled operation completes as the io loop would do it: later.
  void deliverCancel() {
    if (!std::exchange(cancelled, false)) return;
    complete(boost::asio::error::operation_aborted, 0);
    if (writing == nullptr) return;
    IoOperation* const operation = std::exchange(writing, nullptr);
    operation->error = boost::asio::error::operation_aborted;
    operation->bytes = 0;
    operation->waiter.resume();
  }
};

class WireStream final : public Stream {
 public:
  explicit WireStream(Wire& wire) : m_wire(wire) {}
  bool handshake(IoOperation&) override { return false; }
  [[nodiscard]] bool waitsWithoutBuffer() const noexcept override { return m_wire.lean; }
  void waitReadable(IoOperation& operation) override {
    m_wire.into = {};
    m_wire.reading = &operation;
  }
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

const QByteArray kHead = "POST /in/1 HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
const QByteArray kGood = kHead + "Content-Length: 2\r\n\r\n{}";

/// Hands every request over and never answers by itself.
class HoldingHandler final : public RequestHandler {
 public:
  class Held final : public Exchange {
   public:
    explicit Held(HoldingHandler& handler) : m_handler(handler) {}
    ~Held() override { ++m_handler.ended; }
    HeadDecision begin(const RequestHead&, Answer&) override { return {false, 100}; }
    Outcome handle(const Request& request, Answer&) override {
      m_handler.body = request.body;
      return Outcome::later;
    }
    void finish(Answer& answer) override {
      ++m_handler.finished;
      answer.clear();
    }

   private:
    HoldingHandler& m_handler;
  };
  std::unique_ptr<Exchange> open(Waker& waker, std::string_view) override {
    woken = &waker;
    ++opened;
    return std::make_unique<Held>(*this);
  }
  Waker* woken{nullptr};
  std::string_view body;  ///< in the session's buffer
  int opened{0}, finished{0}, ended{0};
};

class SessionTest : public QObject {
  Q_OBJECT

 private:
  HandClock m_clock;
  ReceiverLimits m_limits;
  IoThread m_thread{m_limits, m_clock, [](const std::string&) {}};
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

  void adopt(Wire& wire, RequestHandler& handler) {
    m_thread.tick();
    m_thread.adopt(std::make_unique<WireStream>(wire), "192.0.2.1", handler);
  }
  void pass(Wire& wire, std::chrono::milliseconds time) {
    m_clock.advance(time);
    m_thread.tick();
    wire.deliverCancel();
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

  void idle_overItsTime_isClosedWithoutAnAnswer() {
    Wire wire;
    adopt(wire, m_handler);
    pass(wire, m_limits.keepAlive - std::chrono::milliseconds(1));
    QVERIFY(!wire.closed);
    wire.give(kGood);  // and from here on anew
    QVERIFY(wire.sent.startsWith("HTTP/1.1 200"));
    pass(wire, m_limits.keepAlive - std::chrono::milliseconds(1));
    QVERIFY(!wire.closed);
    const qsizetype before = wire.sent.size();
    pass(wire, std::chrono::milliseconds(1));
    QVERIFY(wire.closed);
    QCOMPARE(wire.sent.size(), before);
  }

  void idle_forASecond_holdsNoBufferAndNoExchange() {
    HoldingHandler handler;
    Wire wire;
    wire.lean = true;
    adopt(wire, handler);
    QVERIFY(!wire.into.empty() && handler.opened == 0);
    for (int round = 1; round <= 2; ++round) {
      wire.give(kGood);
      QCOMPARE(handler.opened, round);
      handler.woken->wake();
      m_thread.context().restart();
      m_thread.context().poll();
      QCOMPARE(tests::statusesIn(wire.sent).size(), round);
      pass(wire, std::chrono::milliseconds(999));
      QVERIFY(!wire.into.empty() && handler.ended == round - 1);
      pass(wire, std::chrono::milliseconds(1));
      QVERIFY(wire.into.empty() && wire.reading != nullptr);
      QCOMPARE(handler.ended, round);
    }
    pass(wire, m_limits.keepAlive - std::chrono::milliseconds(1'001));
    QVERIFY(!wire.closed);
    pass(wire, std::chrono::milliseconds(1));  // counted from the last request, not from the pause
    QVERIFY(wire.closed);
  }

  void idle_givenUpOrStopped_whileLean_closes() {
    for (const bool stop : {false, true}) {
      IoThread thread{m_limits, m_clock, [](const std::string&) {}};
      Wire wire;
      wire.lean = true;
      thread.adopt(std::make_unique<WireStream>(wire), "192.0.2.1", m_handler);
      m_clock.advance(std::chrono::seconds(1));
      thread.tick();
      wire.deliverCancel();
      QVERIFY(wire.into.empty() && !wire.closed);
      if (stop)
        thread.stopSessions();
      else
        thread.shedIdle();
      thread.context().restart();
      thread.context().poll();
      wire.deliverCancel();
      QVERIFY(wire.closed);
    }
  }

  void shedding_takesThoseThatIdleLongest() {
    std::array<Wire, 4> wires;
    for (Wire& wire : wires) {
      adopt(wire, m_handler);
      pass(wire, std::chrono::milliseconds(10));
    }
    wires[0].give(kGood);   // idle, but just now
    wires[1].give("POST");  // not idle
    m_thread.shedIdle();
    m_thread.context().restart();
    m_thread.context().poll();
    for (Wire& wire : wires) wire.deliverCancel();
    QVERIFY(!wires[0].closed && !wires[1].closed && wires[2].closed && !wires[3].closed);
    for (Wire& wire : wires) wire.endOfInput();
  }

  void head_overItsTime_is408_howeverBusyTheClient() {
    Wire wire;
    adopt(wire, m_handler);
    wire.give("P");
    for (int second = 1; second < 10; ++second) {
      pass(wire, std::chrono::seconds(1));
      wire.give("O");
    }
    QVERIFY(wire.sent.isEmpty());
    pass(wire, std::chrono::seconds(1));
    QVERIFY(wire.sent.startsWith("HTTP/1.1 408"));
    QVERIFY(wire.finished);
    wire.endOfInput();
    QVERIFY(wire.closed);
  }

  void body_slowerThanItsRate_is408_fastEnoughIsNot() {
    const QByteArray head = kHead + "Content-Length: 100000\r\n\r\n";
    const auto window = static_cast<qsizetype>(m_limits.bodyBytesPerSecond * 5);
    for (const bool fast : {true, false}) {
      Wire wire;
      adopt(wire, m_handler);
      wire.give(head);
      for (int i = 0; i < 3; ++i) {
        wire.give(QByteArray(fast || i == 0 ? window : window - 1, 'x'));
        pass(wire, m_limits.bodyWindow);
      }
      QCOMPARE(wire.sent.startsWith("HTTP/1.1 408"), !fast);
      wire.endOfInput();
      QVERIFY(wire.closed);
    }
  }

  void pipelining_withoutReading_stopsAtTheOutputLimit() {
    m_log.clear();
    Wire wire;
    wire.room = 1'000;
    adopt(wire, m_handler);
    wire.give(kGood.repeated(10'000));
    QVERIFY(wire.reading == nullptr && wire.writing != nullptr);
    QVERIFY(wire.writeBytes.size() <= m_limits.outputBytes + 1'024);
    const int delivered = m_log.count();
    QVERIFY(delivered >= 1 && delivered < 1'000);
    pass(wire, m_limits.writeStall);
    QVERIFY(wire.closed);
    QCOMPARE(m_log.count(), delivered);
  }

  void output_takenInParts_arrivesWhole() {
    Wire wire;
    wire.room = 10;
    adopt(wire, m_handler);
    wire.give(kGood);
    while (wire.writing != nullptr) wire.finishWrite(1);
    QCOMPARE(tests::statusesIn(wire.sent), QList<int>{200});
    wire.endOfInput();
  }

  void expect_withoutBody_getsTheInterimAnswerFirst() {
    Wire wire;
    adopt(wire, m_handler);
    wire.give(kHead + "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n");
    QCOMPARE(wire.sent, QByteArray("HTTP/1.1 100 Continue\r\n\r\n"));
    wire.give("{}");
    QCOMPARE(tests::statusesIn(wire.sent), QList<int>{200});
    wire.endOfInput();
  }

  void answer_later_waitsForTheWake() {
    HoldingHandler handler;
    Wire wire;
    adopt(wire, handler);
    wire.give(kGood);
    QVERIFY(wire.sent.isEmpty() && wire.reading == nullptr);
    QVERIFY(handler.body == "{}");
    handler.woken->wake();
    m_thread.context().restart();
    m_thread.context().poll();
    QCOMPARE(handler.finished, 1);
    QCOMPARE(tests::statusesIn(wire.sent), QList<int>{200});
    wire.endOfInput();
    QCOMPARE(handler.ended, 1);
  }

  void answer_tooLate_is503_andTheSessionOutlivesTheStore() {
    HoldingHandler handler;
    Wire wire;
    adopt(wire, handler);
    wire.give(kGood);
    pass(wire, m_limits.answer);
    QVERIFY(wire.sent.startsWith("HTTP/1.1 503"));
    QVERIFY(wire.sent.contains("Retry-After: "));
    QVERIFY(wire.finished);
    pass(wire, std::chrono::hours(1));
    QCOMPARE(handler.ended, 0);
    QVERIFY(handler.body == "{}");  // the store may still read it
    handler.woken->wake();
    m_thread.context().restart();
    m_thread.context().poll();
    QCOMPARE(handler.ended, 1);
    QCOMPARE(tests::statusesIn(wire.sent), QList<int>{503});
  }
};

}  // namespace

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
