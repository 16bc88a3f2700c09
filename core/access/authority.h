#pragma once
// Who acts, and whether they may: asked in core for every command, whatever a screen shows or a command line sends.
#include "core/access/policy.h"
#include "core/base/result.h"
#include "core/store/connection.h"

#include <cstdint>
#include <string>

namespace ack::access {

/// Somebody as they stand at this moment: read anew for every act, never kept.
struct Actor {
  std::int64_t person{0};  ///< 0: the account of the operating system
  std::string name;
  Role role{Role::founder};  ///< of no meaning for an account
  std::string via;           ///< "window", "command line"

  [[nodiscard]] bool isAccount() const noexcept { return person == 0; }
};

/// The account that owns the data directory. It could read and write every file here anyway, so it may look (masked)
/// and configure; what stands for a person's decision (replay, approve, close, refund, reveal, people) it may not.
Actor accountActor(std::string name, std::string via);

/// nothing where allowed; otherwise refused with a sentence that says who may. `noSecurityOfficer`: no enabled
/// security officer exists, and then an admin manages people, or a new store could never have one.
Result<void> require(const Actor& actor, Permission permission, bool noSecurityOfficer = false);

}  // namespace ack::access
