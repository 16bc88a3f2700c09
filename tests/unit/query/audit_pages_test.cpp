#include "core/audit/trail.h"
#include "core/base/encoding.h"
#include "core/query/audit_pages.h"
#include "tests/unit/query/filled_store.h"

#include <QtTest>

#include <set>

using namespace ack;
using namespace ack::query;
using std::chrono::hours;
using std::chrono::minutes;

namespace {

/// A real store with a trail that one deed a minute made.
struct Scene {
  test::FilledStore store;

  void add(const std::string& actor, const std::string& action, const std::string& target,
           const std::string& whyNot = {}, const std::string& reason = "because") {
    audit::Deed deed;
    deed.actor = actor;
    deed.role = "operator";
    deed.via = "window";
    deed.action = action;
    deed.targets = {target};
    deed.reason = reason;
    deed.whyNot = whyNot;
    deed.before = {{"days", 30}, {"inner", {{"name", "old"}}}, {"same", true}};
    deed.after = {{"days", 14}, {"inner", {{"name", "new"}}}, {"same", true}, {"list", {"a", "b"}}};
    add(deed);
  }
  void add(const audit::Deed& deed) {
    auto& connection = store.connection();
    if (!connection.beginWrite() || !audit::Trail(connection).append(deed, store.clock.now()) || !connection.commit())
      qFatal("append");
    store.clock.time += minutes(1);
  }
  /// Ten minutes: ada asks, sam reveals, ada is refused, and so on.
  void fill(int entries) {
    for (int i = 1; i <= entries; ++i) {
      const std::string target = "D" + std::to_string(i % 7);
      if (i % 3 == 0)
        add("sam", "payload.reveal", target);
      else if (i % 5 == 0)
        add("ada", "replay.request", target, "support may not replay");
      else
        add("ada", i % 2 == 0 ? "replay.request" : "replay.approve", target);
    }
  }
  AuditPage page(const AuditFilter& filter, const std::string& token = {}, int limit = 100) {
    auto answer = store.reader()->auditTrail(filter, token, limit);
    if (!answer) qFatal("%s", answer.error().message.c_str());
    return *answer;
  }
  /// All numbers that a filter answers, over pages of `limit`.
  std::vector<std::int64_t> all(const AuditFilter& filter, int limit = 7) {
    std::vector<std::int64_t> numbers;
    const auto reader = store.reader();
    std::string token;
    do {
      const auto answer = reader->auditTrail(filter, token, limit);
      if (!answer) qFatal("%s", answer.error().message.c_str());
      for (const AuditRow& row : answer->rows) numbers.push_back(row.number);
      token = answer->next;
    } while (!token.empty());
    return numbers;
  }
  std::int64_t number(const std::string& condition) {
    return store.number("SELECT count(*) FROM audit_entry WHERE " + condition);
  }
};

}  // namespace

class AuditPagesTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void page_emptyTrail_isEmpty() {
    Scene scene;
    const AuditPage page = scene.page({});
    QVERIFY(page.rows.empty());
    QVERIFY(page.next.empty());
    QCOMPARE(page.newest, std::int64_t{0});
  }

  void page_newestFirst_tellsEverythingOfARow() {
    Scene scene;
    scene.fill(10);
    const AuditPage page = scene.page({});
    QCOMPARE(page.rows.size(), std::size_t{10});
    QCOMPARE(page.newest, std::int64_t{10});
    const AuditRow& row = page.rows.front();
    QCOMPARE(row.number, std::int64_t{10});
    QCOMPARE(row.actor, std::string("ada"));
    QCOMPARE(row.role, std::string("operator"));
    QCOMPARE(row.via, std::string("window"));
    QCOMPARE(row.action, std::string("replay.request"));
    QCOMPARE(row.targets, std::vector<std::string>{"D3"});
    QCOMPARE(row.count, std::int64_t{1});
    QCOMPARE(row.reason, std::string("because"));
    QCOMPARE(row.whyNot, std::string("support may not replay"));
    QVERIFY(row.refused);
    QCOMPARE(row.hashHex.size(), std::size_t{64});
    QVERIFY(!page.rows.at(1).refused);
  }

  // Every filter answers what a count in SQL answers, whatever the page's size.
  void pages_byEachFilter_answerAllAndOnlyWhatMatches() {
    Scene scene;
    scene.fill(60);
    const UtcTime begin = scene.store.clock.now() - minutes(60);
    struct Case {
      const char* name;
      AuditFilter filter;
      std::string sql;
    };
    std::vector<Case> cases;
    const auto add = [&](const char* name, const std::string& sql) -> AuditFilter& {
      cases.push_back({name, {}, sql});
      return cases.back().filter;
    };
    add("all", "1 = 1");
    add("actor", "actor = 'sam'").actor = "sam";
    add("unknown actor", "actor = 'eve'").actor = "eve";
    add("family", "action LIKE 'replay.%'").actions = {"replay."};
    add("two actions", "action IN ('replay.approve', 'payload.reveal')").actions = {"replay.approve",
                                                                                    "payload.reveal"};
    add("refused", "refused = 1").refusedOnly = true;
    add("target", "sequence IN (SELECT sequence FROM audit_target WHERE target = 'D3')").target = "D3";
    add("search in who", "actor = 'sam'").search = "SAM";
    add("search in target", "sequence IN (SELECT sequence FROM audit_target WHERE target = 'D3')").search = "d3";
    add("search in why not", "refused = 1").search = "may not";
    add("search a number", "sequence = 17").search = "17";
    add("nothing found", "1 = 0").search = "nowhere";
    AuditFilter& window = add("window", "sequence > 20 AND sequence <= 40");
    window.from = begin + minutes(20);
    window.to = begin + minutes(40);
    add("from", "sequence > 50").from = begin + minutes(50);
    add("to", "sequence <= 5").to = begin + minutes(5);
    AuditFilter& several = add("several", "actor = 'ada' AND refused = 1 AND sequence > 20");
    several.actor = "ada";
    several.refusedOnly = true;
    several.actions = {"replay."};
    several.from = begin + minutes(20);
    for (const Case& one : cases)
      for (const int limit : {1, 7, 1'000}) {
        const auto numbers = scene.all(one.filter, limit);
        QVERIFY2(static_cast<std::int64_t>(numbers.size()) == scene.number(one.sql), one.name);
        QVERIFY2(std::is_sorted(numbers.rbegin(), numbers.rend()), one.name);
        QVERIFY2(std::set<std::int64_t>(numbers.begin(), numbers.end()).size() == numbers.size(), one.name);
      }
  }

  void page_whileNewEntriesArrive_goesOnWithoutAGap() {
    Scene scene;
    scene.fill(20);
    const AuditPage first = scene.page({}, {}, 5);
    scene.fill(3);
    const AuditPage second = scene.page({}, first.next, 5);
    QCOMPARE(second.rows.front().number, std::int64_t{15});
    QCOMPARE(second.newest, std::int64_t{23});
  }

  void page_badQuestions_areInvalid() {
    Scene scene;
    scene.fill(20);
    const auto reader = scene.store.reader();
    const std::string token = scene.page({}, {}, 5).next;
    AuditFilter other;
    other.actor = "sam";
    QCOMPARE(reader->auditTrail(other, token, 5).error().code, ErrorCode::invalid);
    QCOMPARE(reader->auditTrail({}, "rubbish", 5).error().code, ErrorCode::invalid);
    QCOMPARE(reader->auditTrail({}, {}, 0).error().code, ErrorCode::invalid);
    QCOMPARE(reader->auditTrail({}, {}, 1'001).error().code, ErrorCode::invalid);
    QVERIFY(reader->auditTrail({}, {}, 1'000).ok());
    AuditFilter backwards;
    backwards.from = scene.store.clock.now();
    backwards.to = scene.store.clock.now() - hours(1);
    QCOMPARE(reader->auditTrail(backwards, {}, 5).error().code, ErrorCode::invalid);
  }

  // What matches lies far behind what doesn't: each answer is bounded, and following them comes there.
  void page_farBack_isReachedByPagesWithoutRows() {
    Scene scene;
    scene.add("eve", "user.add", "x");
    scene.store.run("BEGIN");
    scene.store.run("WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 50000) INSERT INTO "
                    "audit_entry SELECT i, 1790000000000000 + i, 'ada', 'sign_in', 0, '{}', zeroblob(32) FROM n");
    scene.store.run("COMMIT");
    AuditFilter filter;
    filter.search = "eve";
    const AuditPage page = scene.page(filter);
    QVERIFY(page.rows.empty());
    QVERIFY(!page.next.empty());
    QCOMPARE(scene.all(filter), std::vector<std::int64_t>{1});
  }

  void counts_byActionAndRefused() {
    Scene scene;
    scene.fill(30);
    const auto counts = scene.store.reader()->auditCounts();
    QVERIFY(counts.ok());
    QCOMPARE(counts->entries, std::int64_t{30});
    QCOMPARE(counts->refused, scene.number("refused = 1"));
    QVERIFY(!counts->atLeast);
    std::int64_t reveals = 0;
    for (const auto& [action, count] : counts->byAction)
      if (action == "payload.reveal") reveals = count;
    QCOMPARE(reveals, std::int64_t{10});
  }

  void entry_whole_hasBothSidesAndItsPlace() {
    Scene scene;
    scene.fill(3);
    const auto reader = scene.store.reader();
    const auto entry = reader->auditEntry(2);
    QVERIFY(entry.ok());
    QCOMPARE(entry->row.number, std::int64_t{2});
    QVERIFY(entry->hashHolds && entry->tied && entry->nextTied);
    QCOMPARE(entry->before->number, std::int64_t{1});
    QCOMPARE(entry->before->hashHex, entry->previousHashHex);
    QCOMPARE(entry->next->number, std::int64_t{3});
    std::map<std::string, AuditValue> values;
    for (const AuditValue& value : entry->values) values[value.name] = value;
    QCOMPARE(values.size(), std::size_t{4});
    QCOMPARE(values["days"].before.value(), std::string("30"));
    QCOMPARE(values["days"].after.value(), std::string("14"));
    QVERIFY(values["days"].changed());
    QCOMPARE(values["inner.name"].after.value(), std::string("new"));
    QVERIFY(!values["same"].changed());
    QVERIFY(!values["list"].before.has_value());
    QCOMPARE(values["list"].after.value(), std::string("a, b"));
    const auto first = reader->auditEntry(1);
    QVERIFY(first->tied && !first->before);
    const auto last = reader->auditEntry(3);
    QVERIFY(last->nextTied && !last->next);
    for (const std::int64_t none : {0, 4, -1}) QCOMPARE(reader->auditEntry(none).error().code, ErrorCode::notFound);
  }

  void entry_damaged_isShownAndSaysSo() {
    Scene scene;
    scene.fill(4);
    scene.store.run("UPDATE audit_entry SET entry = replace(entry, 'because', 'no cause') WHERE sequence = 2");
    scene.store.run("UPDATE audit_entry SET entry = 'not JSON' WHERE sequence = 4");
    const auto reader = scene.store.reader();
    const auto edited = reader->auditEntry(2);
    QVERIFY(edited.ok());
    QVERIFY(!edited->hashHolds);
    QCOMPARE(edited->row.reason, std::string("no cause"));
    const auto unreadable = reader->auditEntry(4);
    QVERIFY(unreadable.ok());
    QVERIFY(!unreadable->hashHolds && !unreadable->tied);
    QVERIFY(!reader->auditEntry(3)->nextTied);
    QCOMPARE(scene.page({}).rows.size(), std::size_t{4});
    scene.store.run("PRAGMA foreign_keys = OFF; DELETE FROM audit_entry WHERE sequence = 1");
    QVERIFY(!reader->auditEntry(2)->tied);
  }

  void export_everyEntry_isItsOwnBytes() {
    Scene scene;
    scene.fill(5);
    std::vector<std::string> lines;
    QVERIFY(scene.store.reader()
                ->eachAuditEntry([&](std::string_view line) {
                  lines.emplace_back(line);
                  return true;
                })
                .ok());
    QCOMPARE(lines.size(), std::size_t{5});
    QCOMPARE(lines.at(1), scene.store.reader()->auditEntry(2)->text);
    int taken = 0;
    QVERIFY(scene.store.reader()->eachAuditEntry([&](std::string_view) { return ++taken < 2; }).ok());
    QCOMPARE(taken, 2);
    QVERIFY(scene.store.reader()->auditCheckpoints()->empty());
  }
};

QTEST_GUILESS_MAIN(AuditPagesTest)
#include "audit_pages_test.moc"
