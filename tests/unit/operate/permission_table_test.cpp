// Every command of core by every role, directly, past any screen: who may is as access::may says, and whoever may not
// is in the trail. A command that a header declares and the table does not know makes the test fail.
#include "tests/unit/operate/command_table.h"

#include "core/operate/look_gate.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include <algorithm>
#include <array>

using namespace ack;
using namespace ack::operate;
using access::Permission;
using access::Role;
using test::Command;
using test::DeskScene;

namespace {

constexpr std::array kPeople{std::pair{"fay", Role::founder}, std::pair{"uwe", Role::support},
                             std::pair{"olga", Role::operations}, std::pair{"sam", Role::security},
                             std::pair{"ada", Role::admin}};

/// authority.h, once more and by hand, so that it can't change unseen.
constexpr std::array kOfAccount{Permission::viewFigures, Permission::viewWork,  Permission::exportEvidence,
                                Permission::configure,   Permission::viewAudit, Permission::runDrill};

bool mayAccount(Permission permission) {
  return std::find(kOfAccount.begin(), kOfAccount.end(), permission) != kOfAccount.end();
}

template <class May>
bool anyOf(const Command& command, May may) {
  return std::any_of(command.enough.begin(), command.enough.end(), may);
}

/// Because of who asks, not because of what is asked.
bool isForbidden(const Error& error) {
  return error.code == ErrorCode::refused && (error.message.find(" may not ") != std::string::npos ||
                                              error.message.find("without signing in nobody") != std::string::npos);
}

/// Because nobody stands behind the token.
bool isNobody(const Error& error) {
  return error.code == ErrorCode::refused && (error.message.find("session") != std::string::npos ||
                                              error.message.find("account is disabled") != std::string::npos);
}

QString read(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) qFatal("%s", qPrintable(path));
  return QString::fromUtf8(file.readAll());
}

/// What is declared in a header for others: functions, and public ones of classes, that are given a Caller.
QStringList commandsIn(const QString& header) {
  static const QRegularExpression opens(QStringLiteral("^(?:class|struct) (\\w+).*\\{$"));
  static const QRegularExpression takesCaller(QStringLiteral("(\\w+)\\((?:const Desk& desk, )?const Caller& caller"));
  QStringList found;
  QString owner;
  bool open = true;
  for (const QString& line : read(header).split(QLatin1Char('\n'))) {
    if (const auto begun = opens.match(line); begun.hasMatch()) {
      owner = begun.captured(1) + QStringLiteral("::");
      open = line.startsWith(QLatin1String("struct"));
    } else if (line == QLatin1String("};")) {
      owner.clear();
      open = true;
    } else if (line == QLatin1String(" public:")) {
      open = true;
    } else if (line == QLatin1String(" private:")) {
      open = false;
    } else if (const auto hit = takesCaller.match(line); hit.hasMatch() && open) {
      found << owner + hit.captured(1);
    }
  }
  return found;
}

}  // namespace

class PermissionTableTest : public QObject {
  Q_OBJECT
 private slots:
  void everyCommand_isInTheTable() {
    QSet<QString> known;
    for (const Command& one : test::commands()) known << QString::fromStdString(one.name);
    for (const test::OpenDoor& one : test::openDoors())
      known << QString::fromUtf8(one.name.data(), static_cast<qsizetype>(one.name.size()));
    QSet<QString> declared;
    QDirIterator headers(QStringLiteral(ACK_SOURCE_DIR "/core/operate"), {QStringLiteral("*.h")}, QDir::Files);
    while (headers.hasNext())
      for (const QString& one : commandsIn(headers.next())) declared << one;
    QVERIFY2(declared.size() >= 50, qPrintable(QString::number(declared.size())));
    QStringList missing((declared - known).values());
    QVERIFY2(missing.isEmpty(), qPrintable("not in command_table.cpp: " + missing.join(QStringLiteral(", "))));
    QStringList gone((known - declared).values());
    QVERIFY2(gone.isEmpty(), qPrintable("no header declares: " + gone.join(QStringLiteral(", "))));
  }

  void everyPermission_isAskedForBySomeCommand() {
    // Looks are asked for at the gate; recovery, drills and refunds have no command yet.
    QSet<int> asked{static_cast<int>(Permission::viewFigures), static_cast<int>(Permission::exportEvidence),
                    static_cast<int>(Permission::runRecovery), static_cast<int>(Permission::runDrill),
                    static_cast<int>(Permission::refund)};
    for (const Command& one : test::commands())
      for (const Permission permission : one.enough) asked << static_cast<int>(permission);
    for (const Permission permission : access::allPermissions())
      QVERIFY2(asked.contains(static_cast<int>(permission)), std::string(access::toText(permission)).c_str());
  }

  void everyRole_mayWhatTheTableSays() {
    DeskScene scene;
    for (const Command& one : test::commands())
      for (const auto& [name, role] : kPeople) {
        const bool allowed = anyOf(one, [as = role](Permission permission) { return access::may(as, permission); });
        judge(scene, one, scene.as(name), allowed, name);
      }
    QVERIFY(!scene.verify().fault);
  }

  void nobody_withoutSigningIn_mayLookAndConfigureOnly() {
    DeskScene scene;
    for (const Command& one : test::commands())
      judge(scene, one, DeskScene::account(), one.byAccount && anyOf(one, mayAccount), "nobody");
    QVERIFY(!scene.verify().fault);
  }

  // Past the screen: a token that was edited, made up, taken from another store, or that has ended, is locked, or
  // belongs to somebody who was disabled meanwhile.
  void token_thatIsNobodys_mayNothing() {
    DeskScene scene;
    DeskScene elsewhere;
    std::string edited = scene.as("ada").token;
    edited.back() = edited.back() == 'A' ? 'B' : 'A';
    const Caller ended = scene.as("fay");
    QVERIFY(signOut(scene.desk(), ended).ok());
    const Caller locked = scene.as("uwe");
    scene.store.run(
        "UPDATE session SET locked = 1 WHERE person_id = (SELECT person_id FROM person WHERE name = 'uwe')");
    const Caller disabled = scene.as("otto");
    scene.store.run("UPDATE person SET disabled_at_us = 5 WHERE name = 'otto'");  // and the session is still there
    const std::string own = scene.as("ada").token;
    for (const auto& [what, token] : std::initializer_list<std::pair<const char*, std::string>>{
             {"edited", edited},
             {"made up", "ack1_made_up"},
             {"cut", own.substr(0, own.size() - 1)},
             {"longer", own + "A"},
             {"without its beginning", own.substr(access::kTokenPrefix.size())},
             {"in other letters", QString::fromStdString(own).toUpper().toStdString()},
             {"a blank", " "},
             {"of another store", elsewhere.as("ada").token},
             {"ended", ended.token},
             {"locked", locked.token},
             {"of a disabled person", disabled.token}})
      for (const Command& one : test::commands()) {
        const std::int64_t before = scene.refusals();
        const Error error = one.call(scene, {token, "uid 1000 (tester)", "command line"});
        const std::string told = one.name + " with a token " + what + ": " + error.message;
        QVERIFY2(isNobody(error), told.c_str());
        if (one.action.empty()) continue;
        QVERIFY2(scene.refusals() == before + 1, told.c_str());
        QCOMPARE(scene.last("action"), one.action);
        QCOMPARE(scene.last("actor"), std::string("uid 1000 (tester)"));
      }
    QVERIFY(!scene.verify().fault);
  }

  void session_pastItsLimits_mayNothing() {
    DeskScene scene;
    const Caller ada = scene.as("ada");
    scene.store.clock.time += access::SessionLimits{}.idle + std::chrono::seconds(1);
    for (const Command& one : test::commands()) QVERIFY2(isNobody(one.call(scene, ada)), one.name.c_str());
    scene.store.clock.time += access::SessionLimits{}.absolute;
    for (const Command& one : test::commands()) QVERIFY2(isNobody(one.call(scene, ada)), one.name.c_str());
  }

  // Who lost a role is asked anew at the next command, with the session that goes on.
  void role_takenAway_countsAtOnce() {
    DeskScene scene;
    const Caller olga = scene.as("olga");
    QVERIFY(scene.people().setRole(scene.as("sam"), "olga", Role::founder, "moves to the board").ok());
    for (const Command& one : test::commands())
      judge(scene, one, olga,
            anyOf(one, [](Permission permission) { return access::may(Role::founder, permission); }),
            "olga, a founder now");
  }

  void everyLook_isAskedForItsRight() {
    DeskScene scene;
    for (const Permission permission : access::allPermissions()) {
      for (const auto& [name, role] : kPeople) {
        const Caller caller = scene.as(name);
        LookGate gate([&scene]() -> Result<Desk> { return scene.desk(); }, [&caller] { return caller; }, true);
        const std::int64_t before = scene.refusals();
        const auto asked = gate.ask(permission, "test");
        const std::string told = std::string(access::toText(permission)) + " as " + name;
        QVERIFY2(asked.ok() == access::may(role, permission), told.c_str());
        QVERIFY2(scene.refusals() == before + (asked ? 0 : 1), told.c_str());
      }
      LookGate gate([&scene]() -> Result<Desk> { return scene.desk(); }, [] { return DeskScene::account(); }, true);
      QCOMPARE(gate.ask(permission, "test").ok(), mayAccount(permission));
    }
  }

 private:
  static void judge(DeskScene& scene, const Command& one, const Caller& caller, bool allowed, const char* who) {
    const std::int64_t before = scene.refusals();
    const Error error = one.call(scene, caller);
    const std::string told = one.name + " as " + who + ": " + error.message;
    QVERIFY2(isForbidden(error) == !allowed, told.c_str());
    if (allowed || one.action.empty()) return;
    QVERIFY2(scene.refusals() == before + 1, (told + " is not in the trail").c_str());
    QCOMPARE(scene.last("action"), one.action);
    QCOMPARE(scene.last("outcome"), std::string("refused"));
    QVERIFY2(scene.last("why_not") == error.message, told.c_str());
  }
};

QTEST_GUILESS_MAIN(PermissionTableTest)
#include "permission_table_test.moc"
