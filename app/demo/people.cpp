#include "app/demo/people.h"

#include "core/operate/people_commands.h"
#include "core/operate/sign_in_command.h"

#include <array>

namespace ack::app::demo {
namespace {

using access::Role;

struct Somebody {
  std::string_view name;
  Role role;
};

/// The first is the admin. The security officer comes last: once there is one, an admin adds nobody any more.
constexpr std::array kPeople{Somebody{"Ingrid Solheim", Role::admin}, Somebody{"Chen Wei", Role::support},
                             Somebody{"Kata Szabó", Role::founder}, Somebody{"Tomás Reyes", Role::operations},
                             Somebody{"Noor Haddad", Role::security}};

/// A password that everybody can read on the screen needs no costly hash.
constexpr crypto::ScryptCost kCheap{1'024, 8, 1};

}  // namespace

Result<void> seedPeople(OperatorDesk& desk) {
  operate::PeopleCommands people(desk.desk(), kCheap);
  const operate::Caller caller{{}, operatingSystemUser(), "demo"};
  auto setup = people.makeSetupToken(caller);
  if (!setup) return std::move(setup).error();
  const std::string admin(kPeople.front().name);
  if (auto claimed = people.claim(caller, *setup, admin, kPassword); !claimed) return claimed;
  const auto signedIn = enter(desk, admin);
  if (!signedIn) return signedIn.error();
  for (const Somebody& one : kPeople)
    if (one.role != Role::admin)
      if (auto added = people.add(*signedIn, std::string(one.name), one.role, kPassword); !added) return added;
  return operate::signOut(desk.desk(), *signedIn);
}

Result<operate::Caller> enter(OperatorDesk& desk, const std::string& name) {
  operate::Caller caller{{}, operatingSystemUser(), "demo"};
  auto token = operate::signIn(desk.desk(), caller, name, kPassword, kCheap);
  if (!token) return std::move(token).error();
  caller.token = std::move(*token);
  return caller;
}

std::string personOf(std::string_view nameOrRole) {
  for (const Somebody& one : kPeople)
    if (nameOrRole == one.name || nameOrRole == access::toText(one.role)) return std::string(one.name);
  return {};
}

}  // namespace ack::app::demo
