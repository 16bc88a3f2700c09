// The token bucket: what is within the rate, what is not, and how long to wait.
#include "core/receive/rate_limit.h"

#include <QTest>

#include <thread>
#include <vector>

using namespace ack;
using namespace ack::receive;
using namespace std::chrono_literals;

namespace {

class RateLimitTest : public QObject {
  Q_OBJECT

 private:
  const MonotonicTime m_start{1h};

 private slots:
  void take_unlimited_isAlwaysWithin() {
    RateLimit limit;
    for (int i = 0; i < 1'000; ++i) QCOMPARE(limit.take({}, m_start).count(), 0);
  }

  void take_burst_thenOnePerInterval() {
    RateLimit limit;
    const RateLimit::Rate rate{10, 5};
    for (int i = 0; i < 5; ++i) QCOMPARE(limit.take(rate, m_start).count(), 0);
    QCOMPARE(limit.take(rate, m_start), std::chrono::nanoseconds(100ms));
    QCOMPARE(limit.wait(rate, m_start + 40ms), std::chrono::nanoseconds(60ms));
    QCOMPARE(limit.take(rate, m_start + 100ms).count(), 0);
    QVERIFY(limit.take(rate, m_start + 100ms) > 0ns);
    // Full again after a pause, and no fuller.
    for (int i = 0; i < 5; ++i) QCOMPARE(limit.take(rate, m_start + 1h).count(), 0);
    QVERIFY(limit.take(rate, m_start + 1h) > 0ns);
  }

  void wait_takesNothing() {
    RateLimit limit;
    for (int i = 0; i < 10; ++i) QCOMPARE(limit.wait({1, 1}, m_start).count(), 0);
    QCOMPARE(limit.take({1, 1}, m_start).count(), 0);
    QCOMPARE(limit.wait({1, 1}, m_start), std::chrono::nanoseconds(1s));
  }

  void take_raisedRate_countsAtOnce() {
    RateLimit limit;
    QCOMPARE(limit.take({0.001, 1}, m_start).count(), 0);
    QVERIFY(limit.take({0.001, 1}, m_start) > 900s);
    QVERIFY(limit.wait({1000, 1}, m_start) <= 1ms);
  }

  void take_slowestRateAndLargestBurst_doNotOverflow() {
    RateLimit limit;
    const RateLimit::Rate rate{0.001, 1'000'000};
    for (int i = 0; i < 1'000; ++i) QCOMPARE(limit.take(rate, m_start).count(), 0);
  }

  void take_byManyThreads_neverMoreThanTheBurst() {
    RateLimit limit;
    std::atomic<int> taken{0};
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
      threads.emplace_back([&] {
        for (int k = 0; k < 1'000; ++k) taken += limit.take({1, 100}, m_start).count() == 0 ? 1 : 0;
      });
    for (std::thread& thread : threads) thread.join();
    QCOMPARE(taken.load(), 100);
  }

  void of_oneSource_isOneLimit() {
    RateLimits limits;
    QCOMPARE(limits.of(1), limits.of(1));
    QVERIFY(limits.of(1) != limits.of(2));
  }
};

}  // namespace

QTEST_GUILESS_MAIN(RateLimitTest)
#include "rate_limit_test.moc"
