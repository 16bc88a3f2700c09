#include "core/access/policy.h"

#include <algorithm>
#include <array>

namespace ack::access {
namespace {

constexpr std::array kRoles{Role::founder, Role::support, Role::operations, Role::security, Role::admin};

/// One line of the table: the permission, its word, its sentence, and founder, support, operator, security, admin.
struct Line {
  Permission permission;
  std::string_view word;
  std::string_view sentence;
  std::array<bool, kRoles.size()> allowed;
};

constexpr bool y = true;
constexpr bool n = false;
constexpr std::array kTable{
    Line{Permission::viewFigures, "view_figures", "see figures and ages", {y, y, y, y, y}},
    Line{Permission::viewWork, "view_work", "search and trace events", {n, y, y, y, y}},
    Line{Permission::exportEvidence, "export_evidence", "export evidence", {n, y, y, y, y}},
    Line{Permission::assignOwner, "assign_owner", "assign owners", {n, n, y, n, y}},
    Line{Permission::closeLetter, "close_letter", "close or reopen dead letters", {n, n, y, n, y}},
    Line{Permission::replay, "replay", "replay dead letters", {n, n, y, n, y}},
    Line{Permission::approveReplay, "approve_replay", "approve replays", {n, n, n, y, n}},
    Line{Permission::judgeOutcome, "judge_outcome", "decide what became of an unknown outcome", {n, n, y, n, y}},
    Line{Permission::pauseWork, "pause_work", "hold or release work", {n, n, y, n, y}},
    Line{Permission::runRecovery, "run_recovery", "run a recovery", {n, n, y, n, y}},
    Line{Permission::runDrill, "run_drill", "run drills", {n, n, y, n, y}},
    Line{Permission::refund, "refund", "refund an extra line", {n, n, y, n, y}},
    Line{Permission::handleAlert, "handle_alert", "acknowledge alerts", {n, n, y, y, y}},
    Line{Permission::revealPayload, "reveal_payload", "reveal payloads", {n, n, n, y, n}},
    Line{Permission::viewAudit, "view_audit", "see the audit trail", {n, n, n, y, n}},
    Line{Permission::managePeople, "manage_people", "manage people and roles", {n, n, n, y, n}},
    Line{Permission::setRetention,
         "set_retention",
         "set how long payloads are kept, remove them or renew their key",
         {n, n, n, y, n}},
    Line{Permission::configure, "configure", "change sources, destinations, rules and settings", {n, n, n, n, y}},
};

constexpr auto kPermissions = [] {
  std::array<Permission, kTable.size()> all{};
  for (std::size_t i = 0; i < kTable.size(); ++i) all[i] = kTable[i].permission;
  return all;
}();
static_assert([] {
  for (std::size_t i = 0; i < kTable.size(); ++i)
    if (static_cast<std::size_t>(kTable[i].permission) != i) return false;
  return true;
}());

const Line& lineOf(Permission permission) noexcept { return kTable[static_cast<std::size_t>(permission)]; }

std::size_t columnOf(Role role) noexcept {
  return static_cast<std::size_t>(std::find(kRoles.begin(), kRoles.end(), role) - kRoles.begin());
}

}  // namespace

std::span<const Role> allRoles() noexcept { return kRoles; }
std::span<const Permission> allPermissions() noexcept { return kPermissions; }

std::string_view toText(Role role) noexcept {
  switch (role) {
  case Role::founder:
    return "founder";
  case Role::support:
    return "support";
  case Role::operations:
    return "operator";
  case Role::security:
    return "security";
  case Role::admin:
    return "admin";
  }
  return "nobody";
}

std::optional<Role> roleFromText(std::string_view text) noexcept {
  for (const Role role : kRoles)
    if (toText(role) == text) return role;
  return std::nullopt;
}

std::optional<Role> roleFromNumber(int number) noexcept {
  for (const Role role : kRoles)
    if (static_cast<int>(role) == number) return role;
  return std::nullopt;
}

std::string_view toText(Permission permission) noexcept { return lineOf(permission).word; }
std::string_view sentence(Permission permission) noexcept { return lineOf(permission).sentence; }

bool may(Role role, Permission permission) noexcept {
  const std::size_t column = columnOf(role);
  return column < kRoles.size() && lineOf(permission).allowed[column];
}

std::vector<Role> whoMay(Permission permission) {
  std::vector<Role> roles;
  std::copy_if(kRoles.begin(), kRoles.end(), std::back_inserter(roles),
               [permission](Role role) { return may(role, permission); });
  return roles;
}

std::string whoMayText(Permission permission) {
  const std::vector<Role> roles = whoMay(permission);
  if (roles.empty()) return "nobody";
  std::string text;
  for (std::size_t i = 0; i < roles.size(); ++i) {
    if (i > 0) text += i + 1 == roles.size() ? " or " : ", ";
    text += toText(roles[i]);
  }
  return text;
}

}  // namespace ack::access
