// Status, overview, sources, dead letters and payloads against a store whose content is known to the last row.
#include "core/query/engine_owner.h"
#include "core/query/json_views.h"
#include "core/query/payload_mask.h"
#include "tests/unit/query/filled_store.h"

#include <QTest>
#include <boost/json/parse.hpp>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace ack;
using namespace ack::query;
using domain::DeadCause;
using domain::DeliveryState;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;
using test::EventSpec;
using test::FilledStore;

namespace {

EventSpec eventOf(const std::string& id, DeliveryState state = DeliveryState::completed) {
  EventSpec spec;
  spec.eventId = id;
  spec.state = state;
  return spec;
}

EventSpec dead(const std::string& id, DeadCause cause, std::int64_t lane, const std::string& owner,
               seconds age = seconds(60)) {
  EventSpec spec = eventOf(id, DeliveryState::dead);
  spec.cause = cause;
  spec.lane = lane;
  spec.owner = owner;
  spec.age = age;
  return spec;
}

template <class T>
void require(const Result<T>& result) {
  QVERIFY2(result.ok(), result.ok() ? "" : result.error().message.c_str());
}

}  // namespace

class ReaderTest : public QObject {
  Q_OBJECT

 private slots:
  void open_noStore_isNotFound() {
    QTemporaryDir folder;
    const test::FixedClock clock;
    const auto reader =
        Reader::open(folder.path().toStdString(), clock, std::make_shared<const test::FewProviders>());
    QVERIFY(!reader.ok());
    QVERIFY(reader.error().code == ErrorCode::notFound);
    QVERIFY(QDir(folder.path()).isEmpty());
  }

  void everyQuery_emptyStore_answersNothing() {
    for (const bool configured : {false, true}) {
      FilledStore store(configured);
      const auto reader = store.reader();
      require(reader->changeNumber());
      require(reader->catalogue());
      const auto status = reader->status();
      require(status);
      QCOMPARE(status->states.unfinished(), 0);
      QCOMPARE(status->completionWithinTarget, 1.0);
      QVERIFY(!status->oldestUnfinishedAt);
      for (const hours window : {hours(24), hours(24 * 7), hours(24 * 30)}) {
        const auto overview = reader->overview(window);
        require(overview);
        QVERIFY(overview->attention.empty() && overview->owners.empty() && !overview->oldestUnfinished);
        QCOMPARE(overview->aging.size(), std::size_t{6});
        QVERIFY(overview->hours.size() >= 24 && overview->hours.size() <= 30);
      }
      require(reader->deliveries({}, "", 50));
      QVERIFY(reader->deliveries({}, "", 50)->rows.empty());
      QVERIFY(reader->story(DeliveryId{1}).error().code == ErrorCode::notFound);
      QVERIFY(reader->maskedPayload(DeliveryId{1}).error().code == ErrorCode::notFound);
      QVERIFY(reader->trace("evt_1").error().code == ErrorCode::notFound);
      QVERIFY(reader->trace(" ").error().code == ErrorCode::invalid);
      QVERIFY(reader->deadLetters({})->groups.empty());
      const auto ledger = reader->ledger(store.clock.now() - hours(1), store.clock.now(), "", 100);
      require(ledger);
      QVERIFY(ledger->lines.empty() && ledger->totals.empty());
      QCOMPARE(reader->sources()->size(), std::size_t(configured ? 2 : 0));
    }
  }

  void overview_windowOutOfBounds_isInvalid() {
    FilledStore store;
    QVERIFY(store.reader()->overview(hours(0)).error().code == ErrorCode::invalid);
    QVERIFY(store.reader()->overview(hours(24 * 366 + 1)).error().code == ErrorCode::invalid);
  }

  void status_filledStore_isExact() {
    FilledStore store;
    for (int i = 0; i < 4; ++i) store.add(eventOf("done" + std::to_string(i)));
    EventSpec late = eventOf("late");
    late.age = seconds(900);
    late.inTime = false;
    store.add(late);
    EventSpec waiting = eventOf("waiting", DeliveryState::queued);
    waiting.age = seconds(7'200);  // its target of 300 s has passed
    store.add(waiting);
    EventSpec fresh = eventOf("fresh", DeliveryState::retrying);
    fresh.age = seconds(30);  // not due yet
    store.add(fresh);
    store.add(dead("old", DeadCause::stale, 0, ""));
    store.duplicate(DeliveryId{1});
    store.duplicate(DeliveryId{1});
    store.reject("shop", "");
    store.charge(DeliveryId{1}, -100, {"EUR", 2}, store.clock.now());
    const auto status = store.reader()->status();
    require(status);
    QCOMPARE(status->states.of(DeliveryState::completed), 5);
    QCOMPARE(status->states.of(DeliveryState::queued), 1);
    QCOMPARE(status->states.of(DeliveryState::retrying), 1);
    QCOMPARE(status->states.of(DeliveryState::dead), 1);
    QCOMPARE(status->states.unfinished(), 3);
    QCOMPARE(status->accepted, 7);
    QCOMPARE(status->stale, 1);
    QCOMPARE(status->duplicates, 2);
    QCOMPARE(status->rejected, 1);
    QCOMPARE(status->charges, 1);
    QCOMPARE(toMicros(*status->oldestUnfinishedAt), toMicros(store.clock.now() - seconds(7'200)));
    QCOMPARE(status->completionDue, 6);     // five completed, one overdue
    QCOMPARE(status->completionInTime, 4);  // the late one was not
    const auto json = boost::json::parse(toJson(*status, {}, store.clock.now())).as_object();
    QCOMPARE(json.at("oldest_unfinished_s").as_int64(), 7'200);
    QCOMPARE(json.at("states").at("completed").as_int64(), 5);
    QCOMPARE(json.at("completion").at("window_s").as_int64(), 86'400);
    QCOMPARE(json.at("completion").at("within_target").as_double(), 4.0 / 6.0);
    QCOMPARE(json.at("engine").at("pid").as_int64(), 0);
    QCOMPARE(json.at("stage").as_string(), "open");
  }

  void status_freshDeadLetter_isDueAndNotCompleted() {
    FilledStore store;
    EventSpec done = eventOf("done");
    done.age = seconds(10);
    store.add(done);
    store.add(dead("dead", DeadCause::mapping, 0, "", seconds(10)));
    EventSpec waiting = eventOf("waiting", DeliveryState::queued);
    waiting.age = seconds(10);
    store.add(waiting);
    const auto status = store.reader()->status();
    QCOMPARE(status->completionDue, 2);
    QCOMPARE(status->completionInTime, 1);
  }

  void status_targetOfEachSource_countsApart() {
    FilledStore store;
    for (const char* source : {"shop", "forge"}) {
      EventSpec waiting = eventOf("waiting", DeliveryState::queued);
      waiting.source = source;
      waiting.age = seconds(180);  // forge is due after 60 s, shop after 300 s
      store.add(waiting);
    }
    QCOMPARE(store.reader()->status()->completionDue, 1);
  }

  void engineRuns_onlyWithLivingProcessAndHeldLock() {
    FilledStore store;
    const std::int64_t pid = ::getpid();
    store.run("INSERT INTO fact(name, value) VALUES ('engine.pid', '" + std::to_string(pid) +
              "'), ('engine.listen', 'http://127.0.0.1:1')");
    QCOMPARE(store.reader()->status()->enginePid, 0);  // no lock file
    const int held = ::open((store.data() / "engine.lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    QCOMPARE(store.reader()->status()->enginePid, 0);  // nobody holds it
    QCOMPARE(::flock(held, LOCK_EX | LOCK_NB), 0);
    QCOMPARE(store.reader()->status()->enginePid, pid);
    QCOMPARE(store.reader()->status()->engineListen, std::string("http://127.0.0.1:1"));
    ::close(held);
    QVERIFY(!engineRuns(store.data(), pid));
    const int again = ::open((store.data() / "engine.lock").c_str(), O_RDWR | O_CLOEXEC);
    QCOMPARE(::flock(again, LOCK_EX | LOCK_NB), 0);  // the question kept nothing
    QVERIFY(!engineRuns(store.data(), 0));
    QVERIFY(!engineRuns(store.data(), INT64_MAX));
    ::close(again);
  }

  void secondCharges_inAStoreWithoutItsIndex_areCounted() {
    FilledStore store;
    EventSpec spec;
    spec.eventId = "evt_first";
    const DeliveryId first = store.add(spec);
    spec.eventId = "evt_other";
    const DeliveryId other = store.add(spec);
    const Currency euro{"EUR", 2};
    store.charge(first, -5, euro, store.clock.now());
    const auto reader = store.reader();
    QCOMPARE(reader->status()->secondCharges, 0);
    QVERIFY(store.connection().execute("DROP INDEX ledger_charge").ok());
    store.charge(first, -5, euro, store.clock.now());  // seen by the count that goes on …
    store.charge(other, -5, euro, store.clock.now());
    QCOMPARE(reader->status()->secondCharges, 1);
    QCOMPARE(store.reader()->status()->secondCharges, 1);  // … and by the one that begins anew
    QCOMPARE(reader->overview(std::chrono::hours(24))->secondCharges, 1);
  }

  void changeNumber_afterCommitElsewhere_changes() {
    FilledStore store;
    const auto reader = store.reader();
    const std::int64_t before = *reader->changeNumber();
    QCOMPARE(*reader->changeNumber(), before);
    store.add(eventOf("a"));
    QVERIFY(*reader->changeNumber() != before);
  }

  void overview_aging_sortsByAgeAndState() {
    FilledStore store;
    for (const seconds age : {seconds(10), seconds(59), seconds(61), seconds(400), seconds(1'000), seconds(5'000),
                              seconds(20'000), seconds(30'000)}) {
      EventSpec one = eventOf("q" + std::to_string(age.count()), DeliveryState::queued);
      one.age = age;
      store.add(one);
    }
    EventSpec old = eventOf("u", DeliveryState::unresolved);
    old.age = seconds(40'000);
    const DeliveryId oldest = store.add(old);
    store.add(eventOf("done"));
    const auto overview = store.reader()->overview(hours(24));
    require(overview);
    std::vector<std::int64_t> queued;
    std::int64_t unresolved = 0;
    for (const AgeBucket& bucket : overview->aging) {
      queued.push_back(bucket.byState.at(static_cast<std::size_t>(DeliveryState::queued)));
      unresolved += bucket.byState.at(static_cast<std::size_t>(DeliveryState::unresolved));
    }
    QCOMPARE(queued, (std::vector<std::int64_t>{2, 1, 1, 1, 1, 2}));
    QCOMPARE(unresolved, 1);
    QVERIFY(overview->oldestUnfinished->id == oldest);
    QCOMPARE(toMicros(*overview->oldestUnresolvedAt), toMicros(store.clock.now() - seconds(40'000)));
    QVERIFY(overview->attention.at(0).kind == AttentionItem::Kind::unresolved);
  }

  void overview_series_addsUpToTheWindow() {
    FilledStore store;
    for (int i = 0; i < 20; ++i) {
      EventSpec one = eventOf("e" + std::to_string(i));
      one.age = minutes(60 * i + 1);
      store.add(one);
    }
    store.duplicate(DeliveryId{1});
    for (const auto& [window, steps] :
         {std::pair{hours(24), 48}, std::pair{hours(24 * 7), 28}, std::pair{hours(24 * 30), 30}}) {
      const auto overview = store.reader()->overview(window);
      require(overview);
      QCOMPARE(overview->series.size(), std::size_t(steps));
      std::int64_t accepted = 0, completed = 0, due = 0, duplicates = 0;
      for (const MinuteSeriesPoint& point : overview->series) {
        accepted += point.accepted;
        completed += point.completed;
        duplicates += point.duplicates;
      }
      for (const HourCompletion& hour : overview->hours) due += hour.due;
      QCOMPARE(accepted, 20);
      QCOMPARE(completed, 20);
      QCOMPARE(duplicates, 1);
      QCOMPARE(due, 20);
      QCOMPARE(overview->acceptedInWindow, 20);
      QVERIFY(overview->series.back().from <= store.clock.now());
      QVERIFY(store.clock.now() < overview->series.back().from + overview->bucket);
    }
  }

  void deadLetters_groupByCauseAndDestination() {
    FilledStore store;
    const std::int64_t crm = store.catalogue().destination("crm")->id;
    store.add(dead("a", DeadCause::exhausted, crm, "kim", seconds(500)));
    store.add(dead("b", DeadCause::exhausted, crm, "", seconds(400)));
    const DeliveryId newest = store.add(dead("c", DeadCause::exhausted, crm, "kim", seconds(300)));
    store.add(dead("d", DeadCause::mapping, crm, "kim"));
    store.add(eventOf("fine"));
    const auto letters = store.reader()->deadLetters({});
    require(letters);
    const auto* groups = &letters->groups;
    QCOMPARE(groups->size(), std::size_t{2});
    const DeadLetterGroup& first = groups->at(0);
    QVERIFY(first.cause == DeadCause::exhausted);
    QCOMPARE(first.destination, std::string("crm"));
    QCOMPARE(first.count, 3);
    QCOMPARE(first.withoutOwner, 1);
    QCOMPARE(first.owner, std::string());
    QCOMPARE(toMicros(first.oldest), toMicros(store.clock.now() - seconds(500)));
    QVERIFY(first.rows.at(0).id == newest);
    QCOMPARE(first.rows.at(1).maxAttempts, 5);
    QCOMPARE(groups->at(1).destination, std::string("shop"));
    QCOMPARE(groups->at(1).owner, std::string("kim"));
    const auto json = boost::json::parse(toJson(*letters)).as_object();
    QCOMPARE(json.at("dead").as_int64(), 4);
    QCOMPARE(json.at("groups").at(0).at("destination").as_string(), "crm");
    QVERIFY(json.at("groups").at(0).at("source").is_null());
    QVERIFY(json.at("groups").at(1).at("destination").is_null());
    QCOMPARE(json.at("groups").at(1).at("source").as_string(), "shop");
    const auto overview = store.reader()->overview(hours(24));
    require(overview);
    QCOMPARE(overview->owners.at(0).owner, std::string("kim"));
    QCOMPARE(overview->owners.at(0).deadLetters, 3);
  }

  void destinations_waitingIsNewAndReplayedWork() {
    FilledStore store;
    EventSpec fresh = eventOf("fresh", DeliveryState::queued);
    fresh.lane = store.catalogue().destination("crm")->id;
    EventSpec replayed = eventOf("replayed", DeliveryState::retrying);
    replayed.lane = fresh.lane + ack::store::kReplayLanes;
    store.add(fresh);
    store.add(replayed);
    const auto destinations = store.reader()->destinations();
    require(destinations);
    QCOMPARE(destinations->at(0).waiting, std::int64_t{2});
  }

  void attention_worstFirstAndBounded() {
    FilledStore store;
    const std::int64_t crm = store.catalogue().destination("crm")->id;
    store.run("INSERT INTO fact(name, value) VALUES ('missing_accepted', '2')");
    for (int i = 0; i < 7; ++i) store.add(dead("d" + std::to_string(i), static_cast<DeadCause>(i + 1), crm, ""));
    store.add(eventOf("u", DeliveryState::unresolved));
    for (int i = 0; i < 12; ++i) store.reject("forge", "");
    const auto overview = store.reader()->overview(hours(24));
    require(overview);
    QCOMPARE(overview->attention.size(), std::size_t{7});
    QVERIFY(overview->attention.at(0).kind == AttentionItem::Kind::missingAccepted);
    QCOMPARE(overview->attention.at(0).count, 2);
    QVERIFY(overview->attention.at(1).kind == AttentionItem::Kind::unresolved);
    QVERIFY(overview->attention.at(2).kind == AttentionItem::Kind::deadGroup);
  }

  void attention_sourceThatFellSilent_isNamed() {
    FilledStore store;
    for (int i = 0; i < 30; ++i) {
      EventSpec one = eventOf("e" + std::to_string(i));
      one.age = hours(10) + minutes(i);
      store.add(one);
    }
    const auto overview = store.reader()->overview(hours(24));
    require(overview);
    QCOMPARE(overview->attention.size(), std::size_t{1});
    QVERIFY(overview->attention.at(0).kind == AttentionItem::Kind::quietSource);
    QCOMPARE(overview->attention.at(0).subject, std::string("shop"));
  }

  void sources_showFactsLastSeenAndTheDay() {
    FilledStore store;
    EventSpec now = eventOf("now");
    now.age = seconds(0);
    store.add(now);
    EventSpec before = eventOf("before");
    before.age = hours(5);
    store.add(before);
    store.duplicate(DeliveryId{1});
    store.reject("shop", "");
    const auto sources = store.reader()->sources();
    require(sources);
    const SourceView& shop = sources->at(0);
    QCOMPARE(shop.path, std::string("/hooks/shop"));
    QCOMPARE(shop.providerName, std::string("Stripe"));
    QCOMPARE(shop.signs, std::string("HMAC-SHA256 hex"));
    QCOMPARE(shop.coverage, std::string("body_only"));
    QCOMPARE(shop.replayWindow->count(), 300);
    QCOMPARE(shop.facts.at(0).trust, FactView::Trust::unverified);
    QCOMPARE(shop.sparkline.size(), std::size_t{24});
    QCOMPARE(shop.sparkline.at(23), 1);
    QCOMPARE(shop.sparkline.at(18), 1);
    QCOMPARE(shop.accepted24h, 2);
    QCOMPARE(shop.duplicates24h, 1);
    QCOMPARE(shop.rejected24h, 1);
    QVERIFY(shop.workingSecret && *shop.lastAccepted == store.clock.now());
    QVERIFY(!sources->at(1).lastArrival);
    QVERIFY(boost::json::parse(toJson(*sources)).at("sources").at(0).at("facts").is_array());
  }

  void maskedPayload_keepsNamesAndHidesPeople() {
    FilledStore store;
    EventSpec spec = eventOf("evt_1");
    spec.body = R"({"id":"evt_1","type":"charge.succeeded","amount":1999,"email":"ada@example.com",)"
                "\"status\":\"Ada called us\",\"nested\":{\"phone\":4791234567,\"paid\":true,\"ids\":[\"x\"]},"
                "\"ada@example.com\":1}";
    const DeliveryId id = store.add(spec);
    const auto view = store.reader()->maskedPayload(id);
    require(view);
    QCOMPARE(view->bodyBytes, static_cast<std::int64_t>(spec.body.size()));
    const std::string& text = view->maskedText;
    for (const char* shown : {"evt_1", "charge.succeeded", "1999", "\"email\"", "\"phone\"", "true"})
      QVERIFY2(text.find(shown) != std::string::npos, text.c_str());
    for (const char* hidden : {"ada@", "example.com", "called", "4791234567", "\"x\""})
      QVERIFY2(text.find(hidden) == std::string::npos, text.c_str());
    QCOMPARE(view->headers.at(0).first, std::string("X-Kind"));
  }

  void maskedPayload_formElementBinaryAndPurged() {
    FilledStore store;
    EventSpec form = eventOf("form");
    form.contentType = "application/x-www-form-urlencoded";
    form.body = "From=%2B4791234567&MessageStatus=delivered&Body=hello+there";
    const auto formView = store.reader()->maskedPayload(store.add(form));
    require(formView);
    QVERIFY(formView->maskedText.find("MessageStatus = delivered") != std::string::npos);
    QVERIFY(formView->maskedText.find("479") == std::string::npos);
    QVERIFY(formView->maskedText.find("hello") == std::string::npos);
    EventSpec batch = eventOf("batch");
    batch.body = R"([{"type":"first"},{"type":"second"}])";
    batch.element = "/1";
    const auto element = store.reader()->maskedPayload(store.add(batch));
    require(element);
    QVERIFY(element->maskedText.find("second") != std::string::npos);
    QVERIFY(element->maskedText.find("first") == std::string::npos);
    EventSpec binary = eventOf("binary");
    binary.contentType = "application/octet-stream";
    binary.body = std::string("\x00\x01\x02", 3);
    const DeliveryId last = store.add(binary);
    QCOMPARE(store.reader()->maskedPayload(last)->maskedText, std::string("application/octet-stream, 3 B"));
    store.run("DELETE FROM payload WHERE payload_id = " + std::to_string(last.value));
    QVERIFY(store.reader()->maskedPayload(last)->purged);
  }
};

QTEST_GUILESS_MAIN(ReaderTest)
#include "reader_test.moc"
