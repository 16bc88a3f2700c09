#include "core/access/authority.h"

#include <algorithm>
#include <array>

namespace ack::access {
namespace {

constexpr std::array kOfAccount{Permission::viewFigures, Permission::viewWork,  Permission::exportEvidence,
                                Permission::configure,   Permission::viewAudit, Permission::runDrill};

}  // namespace

Actor accountActor(std::string name, std::string via) { return {0, std::move(name), Role::founder, std::move(via)}; }

Result<void> require(const Actor& actor, Permission permission, bool noSecurityOfficer) {
  const bool allowed = actor.isAccount()
                           ? std::find(kOfAccount.begin(), kOfAccount.end(), permission) != kOfAccount.end()
                           : may(actor.role, permission) || (permission == Permission::managePeople &&
                                                             actor.role == Role::admin && noSecurityOfficer);
  if (allowed) return {};
  std::string text(actor.isAccount() ? "without signing in nobody" : toText(actor.role));
  text += actor.isAccount() ? " may " : " may not ";
  text += sentence(permission);
  text += "; ";
  text += whoMayText(permission);
  text += " may";
  return Error{ErrorCode::refused, std::move(text)};
}

}  // namespace ack::access
