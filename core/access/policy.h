#pragma once
// Who may do what: the written table of domain.md ("Who uses it"), and nothing beside it. What the table does not say
// is forbidden.
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ack::access {

/// Numbers are stored; never reuse one.
enum class Role : std::uint8_t { founder = 1, support = 2, operations = 3, security = 4, admin = 5 };

enum class Permission : std::uint8_t {
  viewFigures,     ///< completion, ages, owners, unresolved
  viewWork,        ///< lists, search, trace, ledger; payloads masked
  exportEvidence,  ///< lists and evidence as files
  assignOwner,     ///< whose a dead letter is
  closeLetter,     ///< close and reopen dead letters
  replay,          ///< ask for a replay; small ones run at once
  approveReplay,   ///< the second pair of eyes
  judgeOutcome,    ///< say what became of an unknown outcome
  pauseWork,       ///< hold a source's or destination's work
  runRecovery,     ///< stages after an outage
  runDrill,        ///< drills
  refund,          ///< a refund line for an extra charge
  handleAlert,     ///< acknowledge and resolve alerts
  revealPayload,   ///< see a payload unmasked, with a reason
  viewAudit,       ///< the audit trail
  managePeople,    ///< people, roles, passwords
  setRetention,    ///< how long payloads are kept, by which key, and removing them now
  configure,       ///< sources, destinations, rules, settings
};

std::span<const Role> allRoles() noexcept;
std::span<const Permission> allPermissions() noexcept;

/// "founder", "support", "operator", "security", "admin".
std::string_view toText(Role role) noexcept;
std::optional<Role> roleFromText(std::string_view text) noexcept;
std::optional<Role> roleFromNumber(int number) noexcept;
/// The stable word of the audit trail: "replay", "reveal_payload" …
std::string_view toText(Permission permission) noexcept;
/// As in "support may not <…>": "replay dead letters".
std::string_view sentence(Permission permission) noexcept;

/// The table. Thread: any.
bool may(Role role, Permission permission) noexcept;
/// All roles that may, in the order of allRoles().
std::vector<Role> whoMay(Permission permission);
/// "operator or admin"; "nobody" where no role may.
std::string whoMayText(Permission permission);

}  // namespace ack::access
