// What people do with dead letters: owners, closing, opening again; many at once, guarded, audited, told in the
// story.
#include "core/operate/letter_commands.h"
#include "tests/unit/operate/desk_scene.h"

#include <QtTest>

using namespace ack;
using namespace ack::operate;
using domain::DeliveryState;
using test::DeskScene;

namespace {

template <class T>
void require(const Result<T>& result) {
  QVERIFY2(result.ok(), result.ok() ? "" : result.error().message.c_str());
}

std::string noteOf(DeskScene& scene, DeliveryId id) {
  const auto story = scene.store.reader()->story(id);
  if (!story || story->notes.empty()) return {};
  return story->notes.back().kind + "|" + story->notes.back().text;
}

}  // namespace

class LetterCommandsTest : public QObject {
  Q_OBJECT
 private slots:
  void assign_personOrTeam_ownsIt() {
    DeskScene scene;
    LetterCommands letters(scene.desk());
    const DeliveryId one = scene.dead("evt_1");
    const auto toPerson = letters.assign(scene.as("olga"), {one}, "OTTO");
    require(toPerson);
    QCOMPARE(toPerson->changed, std::int64_t{1});
    auto row = scene.store.reader()->story(one);
    require(row);
    QCOMPARE(row->delivery.owner, std::string("otto"));
    QCOMPARE(noteOf(scene, one), std::string("owner|olga gave it to otto; before: nobody"));
    QCOMPARE(scene.last("action"), std::string("letter.assign"));
    QCOMPARE(scene.lastEntry().at("before").at("owners").at("nobody").as_int64(), std::int64_t{1});
    require(letters.assign(scene.as("ada"), {one}, "finance"));  // the source's configured owner
    QCOMPARE(scene.store.reader()->story(one)->delivery.owner, std::string("finance"));
    QVERIFY(!scene.verify().fault);
  }

  void assign_unknownOrDisabledOwner_isNotFound() {
    DeskScene scene;
    LetterCommands letters(scene.desk());
    const DeliveryId one = scene.dead("evt_1", "finance");
    QVERIFY(scene.people().disable(scene.as("sam"), "otto", "on leave till May").ok());
    for (const char* owner : {"nobody-here", "otto", "", "Finance"}) {
      const auto refused = letters.assign(scene.as("olga"), {one}, owner);
      QVERIFY2(!refused, owner);
      QCOMPARE(refused.error().code, ErrorCode::notFound);
      QCOMPARE(scene.last("outcome"), std::string("refused"));
    }
    QCOMPARE(scene.store.reader()->story(one)->delivery.owner, std::string("finance"));
  }

  void close_thenReopen_keepsHistory() {
    DeskScene scene;
    LetterCommands letters(scene.desk());
    const DeliveryId one = scene.dead("evt_1");
    require(letters.close(scene.as("olga"), {one}, "the customer was refunded by hand"));
    QCOMPARE(scene.store.reader()->story(one)->delivery.state, DeliveryState::discarded);
    QCOMPARE(scene.store.reader()->status()->states.of(DeliveryState::discarded), std::int64_t{1});
    QCOMPARE(scene.store.reader()->status()->states.of(DeliveryState::dead), std::int64_t{0});
    const auto twice = letters.close(scene.as("otto"), {one}, "closed once more");
    require(twice);
    QCOMPARE(twice->changed, std::int64_t{0});
    QCOMPARE(twice->letters.at(0).result, LetterResult::wrongState);
    QCOMPARE(scene.last("outcome"), std::string("refused"));
    scene.store.clock.time += std::chrono::minutes(5);
    require(letters.reopen(scene.as("otto"), {one}, "it was another customer"));
    const auto story = scene.store.reader()->story(one);
    QCOMPARE(story->delivery.state, DeliveryState::dead);
    QCOMPARE(story->delivery.cause, domain::DeadCause::exhausted);
    QCOMPARE(toMicros(*story->delivery.dueAt), toMicros(scene.store.clock.now() + std::chrono::hours(24)));
    QCOMPARE(story->notes.size(), std::size_t{2});
    QCOMPARE(story->audit.size(), std::size_t{3});
    QCOMPARE(story->audit.at(0).action, std::string("letter.close"));
    QCOMPARE(story->audit.at(0).reason, std::string("the customer was refunded by hand"));
    QVERIFY(story->audit.at(1).refused);
    QCOMPARE(story->audit.at(2).action, std::string("letter.reopen"));
    QVERIFY(!scene.verify().fault);
  }

  // Its duplicate risk would leave the register with it, unjudged.
  void close_unknownOutcome_isJudgedFirst() {
    DeskScene scene;
    LetterCommands letters(scene.desk());
    const DeliveryId unknown = scene.dead("evt_1");
    const DeliveryId failed = scene.dead("evt_2");
    const std::int64_t crm = scene.store.catalogue().destination("crm")->id;
    scene.store.effect(unknown, domain::EffectKind::forward, "one", domain::EffectState::unknown, crm);
    scene.store.effect(failed, domain::EffectKind::forward, "two", domain::EffectState::failed, crm);
    const auto report = letters.close(scene.as("olga"), {unknown, failed}, "nobody wants it any more");
    require(report);
    QCOMPARE(report->changed, std::int64_t{1});
    QCOMPARE(report->letters.at(0).result, LetterResult::outcomeUnknown);
    QCOMPARE(report->letters.at(1).result, LetterResult::changed);
    QCOMPARE(scene.store.reader()->story(unknown)->delivery.state, DeliveryState::dead);
    scene.store.run("UPDATE effect SET state = 2 WHERE delivery_id = " + std::to_string(unknown.value));
    const auto judged = letters.close(scene.as("olga"), {unknown}, "nobody wants it any more");
    require(judged);
    QCOMPARE(judged->changed, std::int64_t{1});
  }

  void giveBack_afterAssign_eachHasItsFormerOwner() {
    DeskScene scene;
    LetterCommands letters(scene.desk());
    const DeliveryId ofNobody = scene.dead("evt_1");
    const DeliveryId ofFinance = scene.dead("evt_2", "finance");
    const DeliveryId givenOn = scene.dead("evt_3", "finance");
    const DeliveryId ofOtto = scene.dead("evt_4", "otto");
    const auto given = letters.assign(scene.as("olga"), {ofNobody, ofFinance, givenOn, ofOtto}, "ada");
    require(given);
    std::vector<FormerOwner> former;
    for (const LetterOutcome& letter : given->letters) former.push_back({letter.id, letter.ownerBefore});
    require(letters.assign(scene.as("otto"), {givenOn}, "olga"));
    QVERIFY(scene.people().disable(scene.as("sam"), "otto", "on leave till May").ok());
    const Caller olga = scene.as("olga");
    const std::int64_t before = scene.entries();
    const auto back = letters.giveBack(olga, former, "ada");
    require(back);
    QCOMPARE(back->changed, std::int64_t{2});
    QCOMPARE(back->letters.at(2).result, LetterResult::asBefore);  // somebody gave it on meanwhile
    QCOMPARE(back->letters.at(3).result, LetterResult::ownerGone);
    const auto owner = [&](DeliveryId id) { return scene.store.reader()->story(id)->delivery.owner; };
    QCOMPARE(owner(ofNobody), std::string());
    QCOMPARE(owner(ofFinance), std::string("finance"));
    QCOMPARE(owner(givenOn), std::string("olga"));
    QCOMPARE(owner(ofOtto), std::string("ada"));
    QCOMPARE(scene.entries(), before + 1);
    QCOMPARE(scene.last("action"), std::string("letter.assign"));
    QCOMPARE(scene.lastEntry().at("before").at("owners").at("ada").as_int64(), std::int64_t{2});
    QCOMPARE(scene.lastEntry().at("after").at("owners").at("nobody").as_int64(), std::int64_t{1});
    QVERIFY(scene.lastEntry().at("after").at("undone").as_bool());
    QVERIFY(!letters.giveBack(scene.as("uwe"), former, "ada"));
    QVERIFY(!scene.verify().fault);
  }

  void closedLetters_tellWhoWhenAndWhy_lastFirst() {
    DeskScene scene;
    LetterCommands letters(scene.desk());
    const DeliveryId one = scene.dead("evt_1");
    const DeliveryId two = scene.dead("evt_2");
    const DeliveryId byRule = scene.dead("evt_3");
    require(letters.close(scene.as("olga"), {two}, "the customer was refunded by hand"));
    scene.store.clock.time += std::chrono::minutes(5);
    require(letters.close(scene.as("otto"), {one}, "sent again by the provider"));
    scene.store.run("UPDATE delivery SET state = 6 WHERE delivery_id = " + std::to_string(byRule.value));
    auto closed = scene.store.reader()->closedLetters(10);
    require(closed);
    QCOMPARE(closed->count, std::int64_t{2});
    QCOMPARE(closed->rows.size(), std::size_t{2});
    QCOMPARE(closed->rows.at(0).id, one);
    QCOMPARE(closed->rows.at(0).closedBy, std::string("otto"));
    QCOMPARE(closed->rows.at(0).reason, std::string("sent again by the provider"));
    QCOMPARE(toMicros(closed->rows.at(0).closedAt), toMicros(scene.store.clock.now()));
    QCOMPARE(closed->rows.at(1).id, two);
    closed = scene.store.reader()->closedLetters(1);
    QCOMPARE(closed->count, std::int64_t{2});
    QCOMPARE(closed->rows.size(), std::size_t{1});
    require(letters.reopen(scene.as("otto"), {one}, "it was another customer"));
    QCOMPARE(scene.store.reader()->closedLetters(10)->rows.size(), std::size_t{1});
    for (const int limit : {0, -1, query::kMaxClosedLetters + 1})
      QCOMPARE(scene.store.reader()->closedLetters(limit).error().code, ErrorCode::invalid);
  }

  void reopen_whatNoPersonClosed_isReported() {
    DeskScene scene;
    const DeliveryId one = scene.dead("evt_1");
    scene.store.run("UPDATE delivery SET state = 6");
    const auto report = LetterCommands(scene.desk()).reopen(scene.as("olga"), {one}, "try it once again");
    require(report);
    QCOMPARE(report->letters.at(0).result, LetterResult::notByHand);
    QCOMPARE(scene.store.number("SELECT state FROM delivery"), std::int64_t{6});
  }

  // What can't be changed is reported, the rest is changed, and one entry tells of it.
  void manyAtOnce_eachIsAnswered() {
    DeskScene scene;
    LetterCommands letters(scene.desk());
    query::test::EventSpec done;
    done.eventId = "evt_done";
    const DeliveryId completed = scene.store.add(done);
    std::vector<DeliveryId> ids{completed, DeliveryId{9'999}};
    for (int i = 0; i < 5; ++i) ids.push_back(scene.dead("evt_" + std::to_string(i)));
    ids.push_back(ids.back());
    const std::int64_t before = scene.entries();
    const Caller olga = scene.as("olga");
    const auto report = letters.close(olga, ids, "duplicates of another system");
    require(report);
    QCOMPARE(report->changed, std::int64_t{5});
    QCOMPARE(report->letters.size(), std::size_t{7});
    QCOMPARE(report->letters.at(0).result, LetterResult::wrongState);
    QCOMPARE(report->letters.at(0).state, DeliveryState::completed);
    QCOMPARE(report->letters.at(1).result, LetterResult::unknown);
    QCOMPARE(scene.entries(), before + 2);  // the sign-in and the deed
    const auto entry = scene.lastEntry();
    QCOMPARE(entry.at("count").as_int64(), std::int64_t{5});
    QCOMPARE(entry.at("targets").as_array().size(), std::size_t{5});
    QCOMPARE(entry.at("after").at("not_changed").as_int64(), std::int64_t{2});
  }

  void limits_areKept() {
    DeskScene scene;
    LetterCommands letters(scene.desk());
    const DeliveryId one = scene.dead("evt_1");
    const std::vector<DeliveryId> tooMany(LetterCommands::kMostAtOnce + 1, one);
    QCOMPARE(letters.close(scene.as("olga"), tooMany, "no longer wanted").error().code, ErrorCode::invalid);
    QCOMPARE(letters.close(scene.as("olga"), {}, "no longer wanted").error().code, ErrorCode::invalid);
    QCOMPARE(letters.close(scene.as("olga"), {one}, " \n").error().code, ErrorCode::invalid);
    QCOMPARE(letters.close(scene.as("olga"), {one}, "x").error().code, ErrorCode::invalid);
    QCOMPARE(letters.reopen(scene.as("olga"), {one}, "123456789").error().code, ErrorCode::invalid);
    QCOMPARE(letters.close(scene.as("olga"), {one}, std::string(501, 'x')).error().code, ErrorCode::invalid);
    const std::vector<DeliveryId> most(LetterCommands::kMostAtOnce, one);
    QVERIFY(letters.close(scene.as("olga"), most, std::string(500, 'x')).ok());
  }

  void roles_areAskedInCore() {
    DeskScene scene;
    LetterCommands letters(scene.desk());
    for (const char* name : {"ada", "olga", "uwe", "fay", "sam"}) {
      const bool allowed = std::string(name) == "ada" || std::string(name) == "olga";
      const DeliveryId one = scene.dead(std::string("evt_") + name);
      const std::int64_t before = scene.refusals();
      const Caller caller = scene.as(name);
      QCOMPARE(letters.assign(caller, {one}, "finance").ok(), allowed);
      QCOMPARE(letters.close(caller, {one}, "no longer wanted").ok(), allowed);
      QCOMPARE(letters.reopen(caller, {one}, "still wanted").ok(), allowed);
      QCOMPARE(letters.owners(caller).ok(), allowed);
      QCOMPARE(scene.refusals() - before, std::int64_t{allowed ? 0 : 4});
      // Also with arguments that nobody could use: who may not is told so, and it is written down.
      const ErrorCode why = allowed ? ErrorCode::invalid : ErrorCode::refused;
      QCOMPARE(letters.close(caller, {one}, " ").error().code, why);
      QCOMPARE(letters.reopen(caller, {}, "still wanted").error().code, why);
      QCOMPARE(scene.refusals() - before, std::int64_t{allowed ? 2 : 6});
    }
    QVERIFY(!letters.close(DeskScene::account(), {scene.dead("evt_x")}, "by nobody"));
  }

  void owners_areEnabledPeopleThenTeams() {
    DeskScene scene;
    QVERIFY(scene.people().disable(scene.as("sam"), "otto", "on leave till May").ok());
    const auto owners = LetterCommands(scene.desk()).owners(scene.as("olga"));
    require(owners);
    std::string names;
    for (const OwnerChoice& one : *owners) names += one.name + (one.team ? "+ " : " ");
    QCOMPARE(names, std::string("ada fay olga sam uwe finance+ "));
  }

  // A disabled person's letters pass to their source's owner, in the same commit.
  void disabled_lettersPassOn() {
    DeskScene scene;
    const DeliveryId one = scene.dead("evt_1", "olga");
    const DeliveryId other = scene.dead("evt_2", "otto");
    QVERIFY(scene.people().disable(scene.as("sam"), "Olga", "on leave till May").ok());
    QCOMPARE(scene.lastEntry().at("after").at("letters_passed_on").as_int64(), std::int64_t{1});
    QCOMPARE(scene.store.reader()->story(one)->delivery.owner, std::string("finance"));
    QCOMPARE(scene.store.reader()->story(other)->delivery.owner, std::string("otto"));
    QCOMPARE(noteOf(scene, one), std::string("owner|olga was disabled: finance owns it now"));
  }

  void disabled_alertsAreAllAdmins() {
    DeskScene scene;
    scene.store.run("INSERT INTO alert (kind, subject, first_at_us, last_at_us, count, text, owner) VALUES"
                    " ('exhausted', 'crm', 1, 1, 1, 'x', 'olga'), ('disk_low', 'store', 1, 1, 1, 'x', 'otto')");
    QVERIFY(scene.people().disable(scene.as("sam"), "Olga", "on leave till May").ok());
    QCOMPARE(scene.lastEntry().at("after").at("alerts_passed_on").as_int64(), std::int64_t{1});
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert WHERE owner = ''"), std::int64_t{1});
  }

  void disabled_whoIsTheSourcesOwner_leavesNobody() {
    DeskScene scene;
    QVERIFY(scene.people().add(scene.as("sam"), "finance", access::Role::operations, DeskScene::kPassword).ok());
    const DeliveryId one = scene.dead("evt_1", "finance");
    QVERIFY(scene.people().disable(scene.as("sam"), "finance", "leaves the company").ok());
    QCOMPARE(scene.store.reader()->story(one)->delivery.owner, std::string());
    QCOMPARE(scene.store.reader()->deadLetters({})->counts.withoutOwner, std::int64_t{1});
    QCOMPARE(noteOf(scene, one), std::string("owner|finance was disabled: nobody owns it now"));
  }
};

QTEST_GUILESS_MAIN(LetterCommandsTest)
#include "letter_commands_test.moc"
