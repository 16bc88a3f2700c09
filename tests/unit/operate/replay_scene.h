#pragma once
// People, dead letters and a runner that is stepped by hand: the scene of every test about replays.
#include "core/config/catalogue_store.h"
#include "core/operate/people_commands.h"
#include "core/operate/replay_commands.h"
#include "core/operate/sign_in_command.h"
#include "core/query/replays.h"
#include "core/store/audit_table.h"
#include "core/store/sqlite_driver.h"
#include "core/work/replay_runner.h"
#include "tests/unit/work/work_scene.h"

#include <boost/json/parse.hpp>

namespace ack::operate::test {

constexpr const char* kPassword = "correct horse";
constexpr const char* kReason = "the target is back, case 20418";

/// Answers what was asked for, or ends the test program with the error.
template <class T>
T must(Result<T> result) {
  if (!result) qFatal("%s", result.error().message.c_str());
  return std::move(result).value();
}
inline void must(const Result<void>& result) {
  if (!result) qFatal("%s", result.error().message.c_str());
}

/// ada is admin, olga and otto are operators, sam and sue security officers, uwe is in support.
struct ReplayScene : work::test::WorkScene {
  explicit ReplayScene(std::vector<config::EffectSpec> effects)
      : WorkScene(std::move(effects)), connection(must(store::openBesideWriter(file()))) {
    save();
    const Caller account{{}, "uid 1000 (tester)", "command line"};
    const std::string token = must(people().makeSetupToken(account));
    must(people().claim(account, token, "ada", kPassword));
    ada = as("ada");
    using access::Role;
    for (const auto& [name, role] : std::initializer_list<std::pair<const char*, Role>>{{"olga", Role::operations},
                                                                                        {"otto", Role::operations},
                                                                                        {"uwe", Role::support},
                                                                                        {"sue", Role::security},
                                                                                        {"sam", Role::security}})
      must(people().add(name == std::string("sam") ? as("sue") : ada, name, role, kPassword));
    olga = as("olga");
    otto = as("otto");
    uwe = as("uwe");
    sam = as("sam");
    sue = as("sue");
  }
  [[nodiscard]] std::filesystem::path file() const { return folder.path().toStdString() + "/acknowledger.db"; }
  Desk desk() { return {*connection, store.vault(), systemRandom, clock, folder.path().toStdString(), {}}; }
  PeopleCommands people() { return PeopleCommands(desk(), crypto::ScryptCost{16, 1, 1}); }
  ReplayCommands replays() { return ReplayCommands(desk(), shared.proofOf); }
  Caller as(const std::string& name) {
    return {must(signIn(desk(), {{}, "uid 1000 (tester)", "command line"}, name, kPassword,
                        crypto::ScryptCost{16, 1, 1})),
            "uid 1000 (tester)", "command line"};
  }
  /// Saves the catalogue as an apply would, and lets workers see it.
  void save() {
    config::CatalogueStore kept(vaultOfTests, secrets, systemRandom);
    current = must(kept.apply(*connection, *catalogue, "test", clock.now())).catalogue;
  }
  /// Steps until nothing moves: `rounds` looks of the runner, each followed by the work that it made.
  void turn(int rounds = 1) {
    for (int i = 0; i < rounds; ++i) {
      for (int steps = 0; steps < 200 && must(runner.step()) == work::ReplayRunner::Step::moved; ++steps) run();
      run();
    }
  }
  /// A dead letter by a destination that answers `status`.
  DeliveryId dead(const std::string& eventId, int status = 400) {
    const DeliveryId id = add(eventId);
    runCall(status);
    return id;
  }
  ReplayPreview preview(const Caller& caller, std::vector<DeliveryId> ids,
                        domain::RulesChoice rules = domain::RulesChoice::current) {
    return must(replays().preview(caller, {std::move(ids), {}}, rules));
  }
  static ReplayOrder order(domain::ReplayPace pace = {1000, std::chrono::seconds(0), 1000, false}) {
    return {domain::ReplayReason::targetRecovered, kReason, true, pace};
  }
  ReplayReceipt ask(const Caller& caller, std::vector<DeliveryId> ids) {
    const ReplayPreview made = preview(caller, std::move(ids));
    return must(replays().request(caller, made.id, order()));
  }
  store::ReplayRow row(ReplayId id) { return must(store::ReplayTable(*connection).load(id)).value(); }
  std::vector<store::ReplayItemRow> items(ReplayId id) {
    return must(store::ReplayItemTable(*connection).page(id, DeliveryId{}, 1000));
  }
  boost::json::object lastEntry() {
    return boost::json::parse(must(store::AuditTable(*connection).last())->entry).as_object();
  }
  int entries(const std::string& action) {
    return static_cast<int>(store.number("SELECT count(*) FROM audit_entry WHERE action = '" + action + "'"));
  }

  base::SystemRandom systemRandom;
  config::SystemSecretSource secrets;
  std::shared_ptr<crypto::Vault> vaultOfTests{
      crypto::Vault::withKey(std::string(crypto::Vault::kKeyBytes, 'k'), systemRandom).value()};
  std::unique_ptr<store::Connection> connection;
  Caller ada, olga, otto, uwe, sam, sue;
  work::ReplayRunner runner{{[this] { return current; }, shared.proofOf, store.vault(), clock, store.writer(),
                             systemRandom, folder.path().toStdString()},
                            must(store.openReader())};
};

}  // namespace ack::operate::test
