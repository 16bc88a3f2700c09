#pragma once
// A real store with events, people of every role and a desk beside its writer: what tests of deeds begin with.
#include "core/audit/checkpoint_file.h"
#include "core/audit/verifier.h"
#include "core/operate/people_commands.h"
#include "core/operate/sign_in_command.h"
#include "core/store/sqlite_driver.h"
#include "tests/unit/query/filled_store.h"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include <map>
#include <string>

namespace ack::operate::test {

/// ada is admin, sam security officer, olga and otto are operators, uwe is in support, fay the founder.
class DeskScene {
 public:
  static constexpr crypto::ScryptCost kCheap{16, 1, 1};
  static constexpr const char* kPassword = "correct horse";

  explicit DeskScene(bool withPeople = true) {
    vault = must(crypto::Vault::open(store.data() / "master.key", crypto::KeyCreation::forbid, random));
    m_connection = must(store::openBesideWriter(store.data() / "acknowledger.db"));
    if (withPeople) fill();
  }

  Desk desk() { return {*m_connection, *vault, random, store.clock, store.data(), {}}; }
  PeopleCommands people() { return {desk(), kCheap}; }
  static Caller account() { return {{}, "uid 1000 (tester)", "command line"}; }
  /// A session of that person, the same at each call.
  Caller as(const std::string& name) {
    std::string& token = m_tokens[name];
    if (token.empty()) token = must(signIn(desk(), account(), name, kPassword, kCheap));
    return {token, "uid 1000 (tester)", "command line"};
  }

  /// A new session of that person.
  Caller signedIn(const std::string& name) {
    m_tokens[name].clear();
    return as(name);
  }

  audit::Verdict verify() {
    const auto evidence = must(audit::evidenceOf(
        *m_connection, *vault, must(audit::readCheckpointLines(store.data() / audit::kCheckpointFile))));
    return must(audit::verifyTrail(*m_connection, evidence));
  }
  boost::json::object lastEntry() {
    return boost::json::parse(must(store::AuditTable(*m_connection).last())->entry).as_object();
  }
  /// A text of the last entry.
  std::string last(std::string_view name) { return std::string(lastEntry().at(name).as_string()); }
  std::int64_t refusals() { return store.number("SELECT count(*) FROM audit_entry WHERE refused = 1"); }
  std::int64_t entries() { return store.number("SELECT count(*) FROM audit_entry"); }
  store::Connection& connection() { return *m_connection; }

  /// A dead letter of the source "shop".
  DeliveryId dead(const std::string& eventId, const std::string& owner = {}) {
    query::test::EventSpec spec;
    spec.eventId = eventId;
    spec.state = domain::DeliveryState::dead;
    spec.cause = domain::DeadCause::exhausted;
    spec.owner = owner;
    spec.lane = store.catalogue().destination("crm")->id;
    return store.add(spec);
  }

  query::test::FilledStore store;
  base::SystemRandom random;
  std::shared_ptr<crypto::Vault> vault;

 private:
  template <class T>
  static T must(Result<T> result) {
    if (!result) qFatal("%s", result.error().message.c_str());
    return std::move(result).value();
  }
  void fill() {
    const std::string token = must(people().makeSetupToken(account()));
    if (!people().claim(account(), token, "ada", kPassword)) qFatal("claim");
    for (const auto& [name, role] :
         std::initializer_list<std::pair<const char*, access::Role>>{{"olga", access::Role::operations},
                                                                     {"otto", access::Role::operations},
                                                                     {"uwe", access::Role::support},
                                                                     {"fay", access::Role::founder},
                                                                     {"sam", access::Role::security}})
      if (auto made = people().add(as("ada"), name, role, kPassword); !made)
        qFatal("%s", made.error().message.c_str());
  }

  std::unique_ptr<store::Connection> m_connection;
  std::map<std::string, std::string> m_tokens;
};

}  // namespace ack::operate::test
