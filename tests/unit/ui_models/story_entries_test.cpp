#include "ui/models/story_entries.h"

#include <QtTest>

using namespace ack;
using ui::models::storyEntries;
using ui::models::StorySide;

namespace {

constexpr UtcTime kStart{std::chrono::microseconds{1'773'239'381'207'000}};

query::DeliveryStory story() {
  query::DeliveryStory story;
  story.delivery.id = DeliveryId{9};
  story.delivery.eventId = "evt_9";
  story.delivery.state = domain::DeliveryState::retrying;
  story.delivery.attempts = 1;
  story.delivery.maxAttempts = 5;
  story.delivery.arrivals = 2;
  story.delivery.receivedAt = kStart;
  story.delivery.nextAt = kStart + std::chrono::seconds(190);
  query::ArrivalView first;
  first.id = ArrivalId{1};
  first.at = kStart;
  first.result = domain::ArrivalResult::accepted;
  first.signature = "valid";
  query::ArrivalView second = first;
  second.id = ArrivalId{2};
  second.at = kStart + std::chrono::seconds(30);
  second.result = domain::ArrivalResult::duplicate;
  story.arrivals = {first, second};
  query::AttemptView attempt;
  attempt.number = 1;
  attempt.worker = 3;
  attempt.started = kStart + std::chrono::milliseconds(200);
  attempt.ended = kStart + std::chrono::seconds(10);
  attempt.result = domain::AttemptResult::transient;
  attempt.evidence = "503 Service Unavailable";
  story.attempts = {attempt};
  query::InboxView inbox;
  inbox.id = InboxId{4};
  inbox.thread = "77 120";
  inbox.sender = "+47 900 00 000";
  inbox.recipient = "Kari Nordmann";
  inbox.text = "a private text";
  inbox.at = kStart + std::chrono::milliseconds(250);
  story.inbox = {inbox};
  return story;
}

}  // namespace

class StoryEntriesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void entries_mixedSources_standInTheOrderTheyHappened() {
    const auto entries = storyEntries(story(), kStart + std::chrono::seconds(60));
    QVERIFY(entries.size() >= 6);
    for (std::size_t i = 1; i < entries.size(); ++i) QVERIFY(entries[i - 1].at <= entries[i].at);
    QCOMPARE(entries.front().side, StorySide::cameIn);
    QVERIFY(entries.back().dueAt.has_value());
    QCOMPARE(entries.back().title, QStringLiteral("Attempt 2 of 5"));
  }

  void entries_personalValues_neverAppear() {
    for (const auto& entry : storyEntries(story(), kStart)) {
      const QString all = entry.title + entry.caption + entry.badge + entry.reference;
      for (const char* secret : {"900 00 000", "Kari", "private"})
        QVERIFY2(!all.contains(QLatin1String(secret)), secret);
    }
  }

  void entries_sameEventOtherBody_isSaidLoudly() {
    auto tale = story();
    tale.arrivals[1].contentMismatch = true;
    bool told = false;
    for (const auto& entry : storyEntries(tale, kStart))
      told = told || (entry.tint && entry.caption.contains(QLatin1String("different body")));
    QVERIFY(told);
  }

  void entries_moreArrivalsThanTold_countOnTheirRealNumbers() {
    auto tale = story();
    tale.delivery.arrivals = 500;
    const auto entries = storyEntries(tale, kStart);
    QStringList titles;
    for (const auto& entry : entries) titles << entry.title;
    QVERIFY(titles.contains(QStringLiteral("Arrival 1 accepted")));
    QVERIFY(titles.contains(QStringLiteral("Arrival 500: duplicate absorbed")));
  }

  void withGaps_moreThanFiveMinutes_saysThePause() {
    auto tale = story();
    tale.arrivals[1].at = kStart + std::chrono::minutes(36);
    tale.delivery.state = domain::DeliveryState::queued;
    const auto spaced = ui::models::withGaps(storyEntries(tale, kStart));
    int gaps = 0;
    for (const auto& entry : spaced) gaps += entry.gap.isEmpty() ? 0 : 1;
    QCOMPARE(gaps, 1);
    QVERIFY(spaced[spaced.size() - 2].gap.contains(QLatin1String("35")));
  }

  void entries_unknownForward_isNeverCalledFailed() {
    auto tale = story();
    tale.delivery.state = domain::DeliveryState::unresolved;
    query::EffectView effect;
    effect.kind = domain::EffectKind::forward;
    effect.destination = "crm";
    effect.state = domain::EffectState::unknown;
    effect.intentAt = kStart + std::chrono::seconds(1);
    tale.effects = {effect};
    QStringList titles;
    for (const auto& entry : storyEntries(tale, kStart)) titles << entry.title;
    QVERIFY(titles.contains(QStringLiteral("crm may or may not have it")));
    QVERIFY(titles.last().contains(QLatin1String("unknown")));
  }
};

QTEST_GUILESS_MAIN(StoryEntriesTest)
#include "story_entries_test.moc"
