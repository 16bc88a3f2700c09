#include "core/access/authority.h"
#include "core/access/person_name.h"

#include <QtTest>

using namespace ack;
using namespace ack::access;

namespace {

struct Expected {
  Permission permission;
  const char* word;
  const char* who;
};

// domain.md, "Who uses it", line by line.
constexpr Expected kExpected[] = {
    {Permission::viewFigures, "view_figures", "founder support operator security admin"},
    {Permission::viewWork, "view_work", "support operator security admin"},
    {Permission::exportEvidence, "export_evidence", "support operator security admin"},
    {Permission::assignOwner, "assign_owner", "operator admin"},
    {Permission::closeLetter, "close_letter", "operator admin"},
    {Permission::replay, "replay", "operator admin"},
    {Permission::approveReplay, "approve_replay", "security"},
    {Permission::judgeOutcome, "judge_outcome", "operator admin"},
    {Permission::pauseWork, "pause_work", "operator admin"},
    {Permission::runRecovery, "run_recovery", "operator admin"},
    {Permission::runDrill, "run_drill", "operator admin"},
    {Permission::refund, "refund", "operator admin"},
    {Permission::handleAlert, "handle_alert", "operator security admin"},
    {Permission::revealPayload, "reveal_payload", "security"},
    {Permission::viewAudit, "view_audit", "security"},
    {Permission::managePeople, "manage_people", "security"},
    {Permission::setRetention, "set_retention", "security"},
    {Permission::configure, "configure", "admin"},
};

}  // namespace

class PolicyTest : public QObject {
  Q_OBJECT
 private slots:
  void table_everyRoleAndPermission_isTheWrittenOne() {
    QCOMPARE(std::size(kExpected), allPermissions().size());
    for (const Expected& line : kExpected) {
      QCOMPARE(QString::fromStdString(std::string(toText(line.permission))), QString(line.word));
      const QStringList who = QString(line.who).split(' ');
      for (const Role role : allRoles()) {
        const bool expected = who.contains(QString::fromStdString(std::string(toText(role))));
        QVERIFY2(may(role, line.permission) == expected, (std::string(toText(role)) + " " + line.word).c_str());
        const Actor actor{1, "somebody", role, "window"};
        QCOMPARE(require(actor, line.permission).ok(), expected);
      }
    }
  }

  void refusal_saysWhoMay() {
    const auto refused = require({1, "sam", Role::support, "window"}, Permission::replay);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::refused);
    QCOMPARE(refused.error().message, std::string("support may not replay dead letters; operator or admin may"));
  }

  void unknownRole_mayNothing() {
    const Actor actor{1, "eve", static_cast<Role>(9), "window"};
    for (const Permission permission : allPermissions()) QVERIFY(!require(actor, permission, true));
  }

  // What stands for a person's decision needs a person.
  void account_withoutSigningIn_mayLookAndConfigureOnly() {
    const Actor account = accountActor("uid 1000", "command line");
    for (const Permission permission :
         {Permission::replay, Permission::approveReplay, Permission::closeLetter, Permission::assignOwner,
          Permission::refund, Permission::revealPayload, Permission::managePeople, Permission::setRetention,
          Permission::judgeOutcome, Permission::pauseWork, Permission::runRecovery, Permission::handleAlert}) {
      const auto refused = require(account, permission, true);
      QVERIFY(!refused);
      QVERIFY(refused.error().message.starts_with("without signing in nobody may "));
    }
    for (const Permission permission : {Permission::viewFigures, Permission::viewWork, Permission::configure})
      QVERIFY(require(account, permission).ok());
  }

  void admin_managesPeople_onlyWhileThereIsNoSecurityOfficer() {
    const Actor admin{1, "ada", Role::admin, "window"};
    QVERIFY(!require(admin, Permission::managePeople));
    QVERIFY(require(admin, Permission::managePeople, true).ok());
    QVERIFY(!require({2, "op", Role::operations, "window"}, Permission::managePeople, true));
    QVERIFY(!require(admin, Permission::setRetention, true));
  }

  void roles_textAndNumber_goBothWays() {
    for (const Role role : allRoles()) {
      QCOMPARE(roleFromText(toText(role)), std::optional(role));
      QCOMPARE(roleFromNumber(static_cast<int>(role)), std::optional(role));
    }
    QVERIFY(!roleFromText("Admin"));
    QVERIFY(!roleFromText(""));
    QVERIFY(!roleFromNumber(0));
  }

  void names_thatAreNone_areRefused() {
    for (const char* good : {"ada", "Noor Haddad", "\xc3\x85se"}) QVERIFY2(checkPersonName(good).ok(), good);
    for (const std::string& bad : {std::string(), std::string(" ada"), std::string("ada "), std::string("a\nb"),
                                   std::string("\xff"), std::string(65, 'a'), std::string("a\0b", 3)})
      QVERIFY(!checkPersonName(bad));
    QCOMPARE(personKey("Ada"), personKey("ADA"));
  }

  void passwords_thatAreTooWeak_areRefused() {
    QVERIFY(checkPassword("correct horse", "ada").ok());
    QVERIFY(checkPassword(std::string(64, 'x'), "ada").ok());
    QVERIFY(!checkPassword("ack1_something", "ada"));
    QVERIFY(!checkPassword("seven77", "ada"));
    QVERIFY(!checkPassword("\xc3\xa5\xc3\xa5\xc3\xa5\xc3\xa5", "ada"));
    QVERIFY(!checkPassword("Adalovelace", "adaLovelace"));
    QVERIFY(!checkPassword(std::string(1'025, 'x'), "ada"));
  }
};

QTEST_GUILESS_MAIN(PolicyTest)
#include "policy_test.moc"
