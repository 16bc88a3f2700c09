#pragma once
// A desk beside a store of the test, and the people who come to it: ada is admin, sam the security officer, olga an
// operator, uwe in support, fay the founder.
#include "core/audit/checkpoint_file.h"
#include "core/audit/verifier.h"
#include "core/operate/people_commands.h"
#include "core/operate/sign_in_command.h"
#include "core/store/audit_table.h"
#include "core/store/sqlite_driver.h"

#include <QtGlobal>

#include <boost/json/parse.hpp>

#include <memory>
#include <string>

namespace kit {

class PeopleScene {
 public:
  static constexpr ack::crypto::ScryptCost kCheap{16, 1, 1};
  static constexpr const char* kPassword = "correct horse";

  PeopleScene(std::filesystem::path folder, const ack::Clock& clock, const ack::crypto::Vault& vault)
      : m_folder(std::move(folder)), m_clock(clock), m_vault(vault),
        m_connection(ack::store::openBesideWriter(m_folder / ack::store::kStoreFile).value()) {
    using ack::access::Role;
    ack::operate::PeopleCommands people(desk(), kCheap);
    const std::string token = people.makeSetupToken(account()).value();
    if (!people.claim(account(), token, "ada", kPassword)) qFatal("claim");
    const auto ada = as("ada");
    for (const auto& [name, role] : std::initializer_list<std::pair<const char*, Role>>{
             {"olga", Role::operations}, {"uwe", Role::support}, {"fay", Role::founder}, {"sam", Role::security}})
      if (auto made = people.add(ada, name, role, kPassword); !made) qFatal("%s", made.error().message.c_str());
  }
  ack::operate::Desk desk() { return {*m_connection, m_vault, m_random, m_clock, m_folder, {}}; }
  static ack::operate::Caller account() { return {{}, "uid 1000 (tester)", "command line"}; }
  ack::operate::Caller as(const std::string& name) {
    auto token = ack::operate::signIn(desk(), account(), name, kPassword, kCheap);
    if (!token) qFatal("%s", token.error().message.c_str());
    return {*token, "uid 1000 (tester)", "command line"};
  }
  boost::json::object lastEntry() {
    return boost::json::parse(ack::store::AuditTable(*m_connection).last()->value().entry).as_object();
  }
  /// All entries, as one text.
  std::string trail() {
    std::string text;
    auto statement = m_connection->prepare("SELECT entry FROM audit_entry ORDER BY sequence").value();
    const ack::store::StatementScope rows(*statement);
    while (rows->step().value()) text += rows->text(0);
    return text;
  }
  ack::store::Connection& connection() { return *m_connection; }

 private:
  std::filesystem::path m_folder;
  const ack::Clock& m_clock;
  const ack::crypto::Vault& m_vault;
  ack::base::SystemRandom m_random;
  std::unique_ptr<ack::store::Connection> m_connection;
};

}  // namespace kit
