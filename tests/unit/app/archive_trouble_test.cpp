// When the demo's archive refuses: begun by the day's time, ended by what it refused.
#include "app/demo/archive_trouble.h"
#include "tests/kit/fake_clock.h"

#include <QtTest>

using namespace ack;
using namespace ack::app::demo;
using namespace std::chrono_literals;

namespace {

class CountingDestination final : public PracticeDestination {
 public:
  [[nodiscard]] std::string address() const override { return {}; }
  [[nodiscard]] Counts counts() const override { return m_counts; }
  void setHelpdeskDown(bool) noexcept override {}
  void setArchiveRefusing(bool refusing) noexcept override { m_refusing = refusing; }

  void refuse(int calls) { m_counts.refused += calls; }
  [[nodiscard]] bool refusing() const { return m_refusing; }

 private:
  Counts m_counts;
  bool m_refusing{false};
};

}  // namespace

class ArchiveTroubleTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_destination = CountingDestination();
    m_bursts.clear();
  }

  void spell_isTheDaysWhereAllWasRefusedInTime() {
    ArchiveTrouble trouble = make();
    trouble.steer(501min);
    QVERIFY(!m_destination.refusing());
    trouble.steer(499min);
    QVERIFY(m_destination.refusing());
    QCOMPARE(m_bursts, QList<int>{5});
    m_destination.refuse(4);
    trouble.steer(431min);
    QVERIFY(m_destination.refusing());
    trouble.steer(429min);
    QVERIFY(!m_destination.refusing());
    trouble.steer(149min);
    QVERIFY(m_destination.refusing());
    QCOMPARE(m_bursts, (QList<int>{5, 28}));
    m_destination.refuse(22);
    trouble.steer(19min);
    QVERIFY(m_destination.refusing());  // those of the first spell do not count again
    m_destination.refuse(1);
    trouble.steer(19min);
    QVERIFY(!m_destination.refusing());
    QVERIFY(trouble.over());
    trouble.steer(0min);
    QVERIFY(!m_destination.refusing());
  }

  // A busy machine: hours of the day pass between two looks.
  void spells_thatTheDayPassedOver_areToldAllTheSame() {
    ArchiveTrouble trouble = make();
    trouble.steer(0min);
    QVERIFY(m_destination.refusing());
    QCOMPARE(m_bursts, QList<int>{5});
    trouble.steer(0min);
    QVERIFY(m_destination.refusing());
    m_destination.refuse(3);
    m_clock.advance(2s);
    const UtcTime firstEnds = m_clock.now();
    trouble.steer(0min);
    QVERIFY(!m_destination.refusing());
    QCOMPARE(trouble.firstEnded(), firstEnds);
    m_clock.advance(1s);
    trouble.steer(0min);
    QCOMPARE(m_bursts, (QList<int>{5, 28}));
    m_destination.refuse(23);
    trouble.steer(0min);
    QVERIFY(trouble.over());
    QCOMPARE(trouble.firstEnded(), firstEnds);
  }

  void spell_withNothingToRefuse_endsAtLast() {
    ArchiveTrouble trouble = make();
    trouble.steer(100min);
    m_clock.advance(14s);
    trouble.steer(0min);
    QVERIFY(m_destination.refusing());
    m_clock.advance(1s);
    trouble.steer(0min);
    QVERIFY(!m_destination.refusing());
    QVERIFY(!trouble.over());
  }

 private:
  ArchiveTrouble make() {
    return {m_destination, m_clock, [this](int events) { m_bursts << events; }};
  }

  kit::FakeClock m_clock{UtcTime{} + std::chrono::hours{1000}};
  CountingDestination m_destination;
  QList<int> m_bursts;
};

QTEST_GUILESS_MAIN(ArchiveTroubleTest)
#include "archive_trouble_test.moc"
