#include "core/operate/look_gate.h"

#include <algorithm>

namespace ack::operate {
namespace {

constexpr std::chrono::seconds kOnceIn{60};
constexpr std::size_t kMostRemembered = 64;

}  // namespace

LookGate::LookGate(std::function<Result<Desk>()> desk, std::function<Caller()> who, bool use)
    : m_desk(std::move(desk)), m_who(std::move(who)), m_use(use) {}

Result<void> LookGate::ask(access::Permission permission, std::string_view question) {
  const Caller caller = m_who();
  // An account is who it is: there is no session to look up.
  if (caller.token.empty() && access::require(access::accountActor(caller.account, caller.via), permission))
    return {};
  auto desk = m_desk();
  if (!desk) return std::move(desk).error();
  return askAt(*desk, caller, permission, question);
}

Result<void> LookGate::askAt(const Desk& desk, const Caller& caller, access::Permission permission,
                             std::string_view question) {
  const auto allowed = look(desk, caller, permission, m_use);
  if (allowed) return {};
  if (allowed.error().code != ErrorCode::refused) return allowed.error();
  if (!isNews(caller, permission, question, desk.clock.now())) return allowed.error();
  audit::Deed deed;
  deed.action = "view.";
  deed.action += question;
  return recordRefusal(desk, caller, std::move(deed), allowed.error());
}

bool LookGate::isNews(const Caller& caller, access::Permission permission, std::string_view question, UtcTime now) {
  std::erase_if(m_told, [now](const Told& told) { return now - told.at >= kOnceIn; });
  const bool known = std::any_of(m_told.begin(), m_told.end(), [&](const Told& told) {
    return told.token == caller.token && told.permission == permission && told.question == question;
  });
  if (known) return false;
  if (m_told.size() < kMostRemembered) m_told.push_back({caller.token, std::string(question), permission, now});
  return true;
}

}  // namespace ack::operate
