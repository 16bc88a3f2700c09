#include "tests/unit/operate/command_table.h"

#include "core/config/stored_catalogue.h"
#include "core/operate/alert_commands.h"
#include "core/operate/configure_commands.h"
#include "core/operate/hold_commands.h"
#include "core/operate/letter_commands.h"
#include "core/operate/outcome_commands.h"
#include "core/operate/replay_commands.h"
#include "core/operate/restored_command.h"
#include "core/operate/retention_commands.h"
#include "core/operate/reveal_command.h"
#include "core/operate/vault_commands.h"

namespace ack::operate::test {
namespace {

using access::Permission;
using store::HeldKind;

constexpr const char* kReason = "for the test of who may";
constexpr const char* kNobody = "nobody-here";
constexpr DeliveryId kNoDelivery{999'999};
constexpr EffectId kNoEffect{999'999};
constexpr ReplayId kNoReplay{999'999};
constexpr AlertId kNoAlert{999'999};

template <class T>
Error told(const Result<T>& result) {
  return result ? Error{} : result.error();
}

/// A command of a class that is made from the desk alone.
template <class Commands, class Call>
std::function<Error(DeskScene&, const Caller&)> of(Call call) {
  return [call](DeskScene& scene, const Caller& caller) {
    Commands commands(scene.desk());
    return told(call(commands, caller));
  };
}

template <class Call>
std::function<Error(DeskScene&, const Caller&)> ofPeople(Call call) {
  return [call](DeskScene& scene, const Caller& caller) {
    PeopleCommands people = scene.people();
    return told(call(people, caller));
  };
}

template <class Call>
std::function<Error(DeskScene&, const Caller&)> ofReplays(Call call) {
  return [call](DeskScene& scene, const Caller& caller) {
    ReplayCommands replays(scene.desk(), {});
    return told(call(replays, caller));
  };
}

template <class Call>
std::function<Error(DeskScene&, const Caller&)> ofConfiguration(Call call) {
  return [call](DeskScene& scene, const Caller& caller) {
    const config::SystemSecretSource secrets;
    ConfigureCommands configure(scene.desk(), secrets, DeskScene::kCheap);
    return told(call(scene, configure, caller));
  };
}

using Commands = std::vector<Command>;

Commands letters() {
  return {
      {"LetterCommands::assign",
       {Permission::assignOwner},
       "letter.assign",
       of<LetterCommands>([](auto& c, const Caller& who) { return c.assign(who, {kNoDelivery}, "finance"); })},
      {"LetterCommands::giveBack",
       {Permission::assignOwner},
       "letter.assign",
       of<LetterCommands>([](auto& c, const Caller& who) {
         return c.giveBack(who, {{kNoDelivery, "finance"}}, "ada");
       })},
      {"LetterCommands::close",
       {Permission::closeLetter},
       "letter.close",
       of<LetterCommands>([](auto& c, const Caller& who) { return c.close(who, {kNoDelivery}, kReason); })},
      {"LetterCommands::reopen",
       {Permission::closeLetter},
       "letter.reopen",
       of<LetterCommands>([](auto& c, const Caller& who) { return c.reopen(who, {kNoDelivery}, kReason); })},
      {"LetterCommands::owners",
       {Permission::assignOwner},
       "letter.owners",
       of<LetterCommands>([](auto& c, const Caller& who) { return c.owners(who); })},
  };
}

Commands alerts() {
  return {
      {"AlertCommands::acknowledge",
       {Permission::handleAlert},
       "alert.acknowledge",
       of<AlertCommands>([](auto& c, const Caller& who) { return c.acknowledge(who, {kNoAlert}, kReason); })},
      {"AlertCommands::resolve",
       {Permission::handleAlert},
       "alert.resolve",
       of<AlertCommands>([](auto& c, const Caller& who) { return c.resolve(who, {kNoAlert}, kReason); })},
      {"AlertCommands::assign",
       {Permission::handleAlert},
       "alert.assign",
       of<AlertCommands>([](auto& c, const Caller& who) { return c.assign(who, {kNoAlert}, "finance"); })},
      {"AlertCommands::trial",
       {Permission::configure},
       "alert.trial",
       of<AlertCommands>([](auto& c, const Caller& who) { return c.trial(who, domain::AlertChannel::email, true); })},
  };
}

Commands replays() {
  return {
      {"ReplayCommands::preview", {Permission::viewWork}, "replay.preview", ofReplays([](auto& c, const Caller& who) {
         return c.preview(who, {{kNoDelivery}, {}}, domain::RulesChoice::current);
       })},
      {"ReplayCommands::discard", {Permission::viewWork}, "replay.discard", ofReplays([](auto& c, const Caller& who) {
         return c.discard(who, kNoReplay);
       })},
      {"ReplayCommands::request", {Permission::replay}, "replay.request", ofReplays([](auto& c, const Caller& who) {
         ReplayOrder order;
         order.reason = kReason;
         return c.request(who, kNoReplay, order);
       })},
      {"ReplayCommands::approve",
       {Permission::approveReplay},
       "replay.approve",
       ofReplays([](auto& c, const Caller& who) { return c.approve(who, kNoReplay, {}, kReason); })},
      {"ReplayCommands::reject",
       {Permission::approveReplay},
       "replay.reject",
       ofReplays([](auto& c, const Caller& who) { return c.reject(who, kNoReplay, kReason); })},
      {"ReplayCommands::pause",
       {Permission::replay, Permission::approveReplay},
       "replay.pause",
       ofReplays([](auto& c, const Caller& who) { return c.pause(who, kNoReplay, kReason); })},
      {"ReplayCommands::resume", {Permission::replay}, "replay.resume", ofReplays([](auto& c, const Caller& who) {
         return c.resume(who, kNoReplay, kReason);
       })},
      {"ReplayCommands::cancel",
       {Permission::replay, Permission::approveReplay},
       "replay.cancel",
       ofReplays([](auto& c, const Caller& who) { return c.cancel(who, kNoReplay, kReason); })},
  };
}

Commands outcomesAndHolds() {
  const OutcomeDecision decision{kNoEffect, 1, domain::OutcomeVerdict::applied, kReason, kReason};
  return {
      {"OutcomeCommands::judge",
       {Permission::judgeOutcome},
       "outcome.judge",
       of<OutcomeCommands>([decision](auto& c, const Caller& who) { return c.judge(who, decision); })},
      {"OutcomeCommands::presentAttempt",
       {Permission::judgeOutcome},
       "",
       of<OutcomeCommands>([](auto& c, const Caller& who) { return c.presentAttempt(who, kNoEffect); })},
      {"OutcomeCommands::askNow",
       {Permission::judgeOutcome},
       "outcome.ask",
       of<OutcomeCommands>([](auto& c, const Caller& who) { return c.askNow(who, kNoEffect); })},
      {"HoldCommands::hold",
       {Permission::pauseWork},
       "destination.hold",
       of<HoldCommands>(
           [](auto& c, const Caller& who) { return c.hold(who, HeldKind::destination, kNobody, kReason); })},
      {"HoldCommands::release",
       {Permission::pauseWork},
       "source.release",
       of<HoldCommands>(
           [](auto& c, const Caller& who) { return c.release(who, HeldKind::source, kNobody, kReason); })},
  };
}

Commands people() {
  return {
      {"PeopleCommands::add", {Permission::managePeople}, "user.add", ofPeople([](auto& c, const Caller& who) {
         return c.add(who, "olga", access::Role::admin, "another horse");  // somebody is called so
       })},
      {"PeopleCommands::setRole", {Permission::managePeople}, "user.role", ofPeople([](auto& c, const Caller& who) {
         return c.setRole(who, kNobody, access::Role::admin, kReason);
       })},
      {"PeopleCommands::disable",
       {Permission::managePeople},
       "user.disable",
       ofPeople([](auto& c, const Caller& who) { return c.disable(who, kNobody, kReason); })},
      {"PeopleCommands::enable", {Permission::managePeople}, "user.enable", ofPeople([](auto& c, const Caller& who) {
         return c.enable(who, kNobody, kReason);
       })},
      {"PeopleCommands::setPassword",
       {Permission::managePeople},
       "user.password",
       ofPeople([](auto& c, const Caller& who) { return c.setPassword(who, kNobody, "another horse"); })},
      {"PeopleCommands::changeOwnPassword",
       {Permission::viewFigures},
       "user.password",
       ofPeople([](auto& c, const Caller& who) { return c.changeOwnPassword(who, "wrong horse", "short"); }),
       false},
      {"PeopleCommands::list", {Permission::managePeople}, "user.list", ofPeople([](auto& c, const Caller& who) {
         return c.list(who);
       })},
  };
}

Commands configuration() {
  return {
      {"ConfigureCommands::apply",
       {Permission::configure},
       "apply",
       ofConfiguration([](DeskScene& scene, auto& c, const Caller& who) {
         const auto now = config::openNewest(scene.connection(), *scene.vault);
         config::Catalogue draft = now ? **now : config::Catalogue{};
         config::Person kim;
         kim.name = "kim";
         kim.role = "operator";
         kim.password.value = "short";  // that nobody could have
         draft.people = {kim};
         return c.apply(who, draft, "people.json");
       })},
      {"ConfigureCommands::change",
       {Permission::configure},
       "source.add",
       ofConfiguration([](DeskScene&, auto& c, const Caller& who) {
         return c.change(who, "source.add", "shop",
                         [](config::CatalogueStore&, store::Connection&, std::string_view,
                            UtcTime) -> Result<config::SavedCatalogue> {
                           return Error{ErrorCode::conflict, "it is there already"};
                         });
       })},
  };
}

Commands privacy() {
  return {
      {"RetentionCommands::set",
       {Permission::setRetention},
       "retention.set",
       of<RetentionCommands>([](auto& c, const Caller& who) { return c.set(who, kNobody, {}, kReason); })},
      {"RetentionCommands::clear",
       {Permission::setRetention},
       "retention.clear",
       of<RetentionCommands>([](auto& c, const Caller& who) { return c.clear(who, kNobody, kReason); })},
      {"RetentionCommands::purgeNow",
       {Permission::setRetention},
       "retention.purge",
       of<RetentionCommands>([](auto& c, const Caller& who) { return c.purgeNow(who); })},
      {"RetentionCommands::look",
       {Permission::viewWork},
       "retention.look",
       of<RetentionCommands>([](auto& c, const Caller& who) { return c.look(who); })},
      {"reveal",
       {Permission::revealPayload},
       "payload.reveal",
       [](DeskScene& scene, const Caller& who) { return told(reveal(scene.desk(), who, kNoDelivery, kReason)); }},
      {"noteCopy",
       {Permission::revealPayload},
       "payload.copy",
       [](DeskScene& scene, const Caller& who) { return told(noteCopy(scene.desk(), who, kNoDelivery, kReason)); }},
      {"rotateVault",
       {Permission::setRetention},
       "vault.rotate",
       [](DeskScene& scene, const Caller& who) { return told(rotateVault(scene.desk(), who, "too short")); }},
      {"lookAtVault",
       {Permission::viewWork},
       "vault.look",
       [](DeskScene& scene, const Caller& who) { return told(lookAtVault(scene.desk(), who)); }},
      {"acknowledgeRestored",
       {Permission::viewAudit},
       "audit.restored",
       [](DeskScene& scene, const Caller& who) { return told(acknowledgeRestored(scene.desk(), who, kReason)); },
       false},
  };
}

}  // namespace

const std::vector<Command>& commands() {
  static const std::vector<Command> kAll = [] {
    Commands all;
    for (const auto part : {letters, alerts, replays, outcomesAndHolds, people, configuration, privacy})
      for (Command& one : part()) all.push_back(std::move(one));
    return all;
  }();
  return kAll;
}

const std::vector<OpenDoor>& openDoors() {
  static const std::vector<OpenDoor> kDoors{
      {"signIn", "is how one becomes somebody"},
      {"checkHolder", "asks whose session a token is, and refuses anybody else's"},
      {"signOut", "ends one's own session, and there is nothing to do for any other"},
      {"lockSession", "locks one's own session, and there is nothing to do for any other"},
      {"unlockSession", "asks for the password of whoever holds the session"},
      {"touchSession", "says of one's own session that it is in use"},
      {"lookAtSession", "tells of one's own session how it stands"},
      {"PeopleCommands::makeSetupToken", "is for the account, while there is no admin"},
      {"PeopleCommands::claim", "asks for the set-up token"},
      {"RecoverCommands::makeToken", "is for the account, where no person could help"},
      {"RecoverCommands::recover", "asks for the recovery token"},
      {"perform", "is the frame, which is given the right to ask for"},
      {"permit", "is the frame"},
      {"look", "is the frame"},
      {"recordRefusal", "is the frame"},
      {"performOnStore", "is the frame"},
  };
  return kDoors;
}

}  // namespace ack::operate::test
