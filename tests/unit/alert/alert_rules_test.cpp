// Which of the things that stand are worth an alert, each rule on and off.
#include "core/query/views.h"

#include "core/alert/alert_rules.h"

#include <QTest>

#include <algorithm>

using namespace ack;
using namespace ack::alert;
using domain::AlertKind;
using query::AttentionItem;
using Item = AttentionItem::Kind;
using store::AlertSighting;

namespace {

constexpr UtcTime kSince{std::chrono::seconds(1790000000)};

std::vector<AlertSighting> of(AttentionItem item, const config::Settings& settings = {}) {
  query::Concerns concerns;
  concerns.attention = {std::move(item)};
  return conditionsOf(concerns, settings);
}

AttentionItem itemOf(Item kind, std::string subject, std::int64_t count) {
  return {kind, std::move(subject), domain::DeadCause::none, count, kSince, "kim"};
}

}  // namespace

class AlertRulesTest : public QObject {
  Q_OBJECT

 private slots:
  void items_eachKind_becomesItsAlert_data() {
    QTest::addColumn<int>("item");
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("ofStore");
    const auto row = [](const char* name, Item item, AlertKind kind, bool ofStore) {
      QTest::newRow(name) << static_cast<int>(item) << static_cast<int>(kind) << ofStore;
    };
    row("ownerless", Item::deadWithoutOwner, AlertKind::deadWithoutOwner, true);
    row("quiet", Item::quietSource, AlertKind::quietSource, false);
    row("secret", Item::noWorkingSecret, AlertKind::noWorkingSecret, false);
    row("missing", Item::missingAccepted, AlertKind::missingAccepted, true);
    row("twice", Item::secondCharge, AlertKind::secondCharge, true);
    row("signatures", Item::badSignatures, AlertKind::badSignatures, false);
    row("problem", Item::certificateProblem, AlertKind::certificateProblem, false);
    row("expiry", Item::certificateExpires, AlertKind::certificateExpires, false);
    row("backlog", Item::backlog, AlertKind::backlog, true);
    row("disk", Item::diskLow, AlertKind::diskLow, true);
    row("subscription", Item::subscription, AlertKind::subscription, false);
    row("late", Item::oldestUnfinished, AlertKind::oldestUnfinished, false);
    row("completion", Item::completionBelow, AlertKind::completionBelow, true);
  }
  void items_eachKind_becomesItsAlert() {
    QFETCH(int, item);
    QFETCH(int, kind);
    QFETCH(bool, ofStore);
    const auto found = of(itemOf(static_cast<Item>(item), "shop", 40));
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(found.front().kind), kind);
    QCOMPARE(found.front().subject, std::string(ofStore ? kWholeStore : "shop"));
    QCOMPARE(found.front().owner, std::string("kim"));
    QVERIFY(found.front().count >= 1);
    QVERIFY(!found.front().text.empty());
  }

  void items_thatAreRaisedWhereTheyHappen_areNoConditions() {
    for (const Item kind : {Item::unresolved, Item::contentMismatch, Item::sameBodyOtherId, Item::sameBodyOtherTenant,
                            Item::replayedKey, Item::quarantined, Item::rejections})
      QVERIFY2(of(itemOf(kind, "shop", 40)).empty(), std::to_string(static_cast<int>(kind)).c_str());
  }

  void deadLetters_ofAnyOtherCause_areOneForEachCauseAndPlace() {
    AttentionItem item = itemOf(Item::deadGroup, "crm", 7);
    item.cause = domain::DeadCause::unauthorised;
    const auto found = of(item);
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found.front().kind == AlertKind::deadLetters);
    QCOMPARE(found.front().subject, std::string("unauthorised/crm"));
    QCOMPARE(found.front().count, 7);
  }

  void deadLetters_exhausted_areAKindOfTheirOwn() {
    AttentionItem item = itemOf(Item::deadGroup, "crm", 1000);
    item.cause = domain::DeadCause::exhausted;
    const auto found = of(item);
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found.front().kind == AlertKind::exhausted);
    QCOMPARE(found.front().subject, std::string("crm"));
    QCOMPARE(found.front().count, 1000);
  }

  void signatures_underTheLimit_areNone() {
    config::Settings settings;
    settings.signatureFailures = 41;
    QVERIFY(of(itemOf(Item::badSignatures, "shop", 40), settings).empty());
    settings.signatureFailures = 40;
    QCOMPARE(of(itemOf(Item::badSignatures, "shop", 40), settings).size(), std::size_t{1});
  }

  void expiry_hasStages_thatDouble() {
    const std::pair<std::int64_t, std::int64_t> stages[] = {{30, 1}, {7, 1}, {6, 2}, {1, 2}, {0, 4}, {-1, 8}};
    for (const auto& [days, stage] : stages) {
      const auto found = of(itemOf(Item::certificateExpires, "/site.pem", days));
      QCOMPARE(found.front().count, stage);
      QCOMPARE(found.front().subject, std::string("/site.pem"));
    }
    QVERIFY(of(itemOf(Item::certificateExpires, "/site.pem", 3)).front().text !=
            of(itemOf(Item::certificateExpires, "/site.pem", -1)).front().text);
  }

  void disk_hasStages_thatDouble() {
    const std::pair<std::int64_t, std::int64_t> stages[] = {{511, 1}, {128, 1}, {127, 2}, {64, 2}, {63, 4}, {0, 4}};
    for (const auto& [free, stage] : stages) {
      AttentionItem item = itemOf(Item::diskLow, {}, free << 20);
      item.limit = std::int64_t{64} << 20;
      QCOMPARE(of(item).front().count, stage);
    }
  }

  void completion_isASentenceWithItsNumbers() {
    AttentionItem item = itemOf(Item::completionBelow, {}, 13);
    item.limit = 1200;
    QCOMPARE(of(item).front().text, std::string("of 1200 events that were due within a day, 1187 were completed in "
                                                "time, which is 98.91%; promised are 99%"));
    // A share that is short of the promise never looks as if it were kept.
    item.count = 100;
    item.limit = 10001;
    QVERIFY(of(item).front().text.find("which is 99%;") != std::string::npos);
    item.count = 101;
    QVERIFY(of(item).front().text.find("which is 98.99%;") != std::string::npos);
    item.count = item.limit;
    QVERIFY(of(item).front().text.find(" 0 were completed in time, which is 0%;") != std::string::npos);
  }

  void backlog_atItsLimit_isASecondOne() {
    AttentionItem item = itemOf(Item::backlog, {}, 999);
    item.limit = 1000;
    QCOMPARE(of(item).size(), std::size_t{1});
    item.count = 1000;
    const auto both = of(item);
    QCOMPARE(both.size(), std::size_t{2});
    QCOMPARE(both.at(0).subject, std::string(kWholeStore));
    QCOMPARE(both.at(1).subject, std::string(domain::kBacklogFull));
    QVERIFY(both.at(1).kind == AlertKind::backlog);
  }

  void whatCouldNotBeSeen_isNamed() {
    query::Concerns concerns;
    QVERIFY(untoldKinds(concerns).empty());
    concerns.untold = {Item::oldestUnfinished, Item::diskLow, Item::certificateExpires, Item::certificateProblem};
    const std::vector<AlertKind> kinds{AlertKind::oldestUnfinished, AlertKind::diskLow, AlertKind::certificateExpires,
                                       AlertKind::certificateProblem};
    QVERIFY(untoldKinds(concerns) == kinds);
  }

  void otherPages_eachTellTheirOwn() {
    query::Concerns concerns;
    concerns.undecided = {{"crm", 3, DeliveryId{7}}};
    concerns.breakers = {{"billing", kSince, "HTTP 503"}};
    concerns.approvals = {{ReplayId{9}, 40, "ada", kSince}};
    const auto found = conditionsOf(concerns, {});
    QCOMPARE(found.size(), std::size_t{3});
    QVERIFY(found.at(0).kind == AlertKind::unresolved);
    QCOMPARE(found.at(0).subject, std::string("crm"));
    QCOMPARE(found.at(0).count, 3);
    QVERIFY(found.at(0).text.find(domain::toText(DeliveryId{7})) != std::string::npos);
    QVERIFY(found.at(1).kind == AlertKind::breakerOpen);
    QVERIFY(found.at(1).text.find("HTTP 503") != std::string::npos);
    QVERIFY(found.at(2).kind == AlertKind::approvalWaiting);
    QCOMPARE(found.at(2).subject, domain::toText(ReplayId{9}));
  }

  void owners_ofWhatWasRaised_areTheSources() {
    config::Catalogue catalogue;
    config::Source shop;
    shop.name = "shop";
    shop.owner = "finance";
    catalogue.sources = {shop};
    QCOMPARE(ownerOf(AlertKind::contentMismatch, "shop", catalogue), std::string("finance"));
    QCOMPARE(ownerOf(AlertKind::contentMismatch, "gone", catalogue), std::string());
    QCOMPARE(ownerOf(AlertKind::diedAtWork, "shop", catalogue), std::string());
  }
};
QTEST_GUILESS_MAIN(AlertRulesTest)
#include "alert_rules_test.moc"
