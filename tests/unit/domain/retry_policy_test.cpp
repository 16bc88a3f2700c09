#include "core/base/time_text.h"
#include "core/domain/retry_policy.h"

#include <QtTest>

using namespace ack::domain;
using namespace std::chrono_literals;

class RetryPolicyTest : public QObject {
  Q_OBJECT
  const ack::UtcTime m_now = *ack::base::fromRfc3339("2026-10-21T07:00:00Z");

 private slots:
  void decideRetry_jitter_staysInItsBoundAndUsesIt() {
    ack::base::SeededRandom random(1);
    const RetryLimits limits;
    for (int attempt = 1; attempt < limits.maxAttempts; ++attempt) {
      std::chrono::microseconds bound = std::min<std::chrono::microseconds>(limits.cap, 2s * (1 << (attempt - 1)));
      std::chrono::microseconds largest{0};
      for (int i = 0; i < 500; ++i) {
        const auto decision = decideRetry(limits, attempt, m_now, m_now, std::nullopt, random);
        QCOMPARE(decision.verdict, RetryVerdict::retry);
        QVERIFY(decision.delay >= 0us && decision.delay <= bound);
        largest = std::max(largest, decision.delay);
      }
      QVERIFY(largest > bound / 2);
    }
  }
  void decideRetry_attemptsUsedUp_isTheEnd() {
    ack::base::SeededRandom random(1);
    RetryLimits limits;
    limits.maxAttempts = 3;
    QCOMPARE(decideRetry(limits, 2, m_now, m_now, std::nullopt, random).verdict, RetryVerdict::retry);
    QCOMPARE(decideRetry(limits, 3, m_now, m_now, std::nullopt, random).verdict, RetryVerdict::attemptsUsedUp);
  }
  void decideRetry_beyondMaxAge_isTooOld() {
    ack::base::SeededRandom random(1);
    RetryLimits limits;
    limits.maxAge = 3600s;
    QCOMPARE(decideRetry(limits, 1, m_now - 7200s, m_now, std::nullopt, random).verdict, RetryVerdict::tooOld);
    QCOMPARE(decideRetry(limits, 1, m_now, m_now, 3601s, random).verdict, RetryVerdict::tooOld);
  }
  void decideRetry_retryAfter_isNeverUndercutAndCapped() {
    ack::base::SeededRandom random(1);
    for (int i = 0; i < 200; ++i) {
      QVERIFY(decideRetry({}, 1, m_now, m_now, 120s, random).delay >= 120s);
      QVERIFY(decideRetry({}, 1, m_now, m_now, 99'999'999s, random).delay <= 900s + 2h);
    }
  }
  void parseRetryAfter_formsAndRubbish() {
    QCOMPARE(*parseRetryAfter("120", m_now), 120s);
    QCOMPARE(*parseRetryAfter(" 0 ", m_now), 0s);
    QCOMPARE(*parseRetryAfter("Wed, 21 Oct 2026 07:28:00 GMT", m_now), 28min);
    QCOMPARE(*parseRetryAfter("Wed, 21 Oct 2020 07:28:00 GMT", m_now), 0s);
    QVERIFY(parseRetryAfter("99999999999", m_now).has_value());
    for (const char* bad : {"", "-5", "1e3", "soon", "Wed, 21 Oct 2026 07:28:00", "Xyz, 21 Oct 2026 07:28:00 GMT"})
      QVERIFY2(!parseRetryAfter(bad, m_now), bad);
  }
};
QTEST_GUILESS_MAIN(RetryPolicyTest)
#include "retry_policy_test.moc"
