#include "core/access/session_keeper.h"

#include "core/base/encoding.h"
#include "core/crypto/digest.h"
#include "core/store/person_table.h"

#include <array>

namespace ack::access {
namespace {

constexpr std::size_t kTokenBytes = 32;

std::string hashOf(std::string_view token) {
  const auto digest = crypto::sha256(token);
  return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

Error notSignedIn(const char* why) { return {ErrorCode::refused, why}; }

}  // namespace

SessionKeeper::SessionKeeper(store::Connection& connection, SessionLimits limits) noexcept
    : m_connection(connection), m_sessions(connection), m_limits(limits) {}

Result<std::string> SessionKeeper::begin(std::int64_t person, std::string_view via, RandomSource& random,
                                         UtcTime now) {
  std::array<std::byte, kTokenBytes> bytes{};
  random.fill(bytes);
  std::string token(kTokenPrefix);
  token += base::toBase64Url({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  if (auto swept = m_sessions.removeBegunBefore(now - m_limits.absolute); !swept) return std::move(swept).error();
  if (auto made = m_sessions.insert({hashOf(token), person, std::string(via), now, now, false}); !made)
    return std::move(made).error();
  return token;
}

struct SessionKeeper::Held {
  SessionState state;
  store::SessionRow row;
  bool known{false};
};

Result<SessionKeeper::Held> SessionKeeper::held(std::string_view token, UtcTime now) {
  Held held;
  auto session = m_sessions.find(hashOf(token));
  if (!session) return std::move(session).error();
  if (!*session) return held;
  held.known = true;
  held.row = std::move(**session);
  if (now - held.row.beganAt > m_limits.absolute) return held;
  auto person = store::PersonTable(m_connection).byId(held.row.person);
  if (!person) return std::move(person).error();
  const auto role = *person ? roleFromNumber((*person)->role) : std::nullopt;
  if (!role || (*person)->disabledAt != UtcTime{}) {
    held.state.standing = SessionStanding::disabled;
    return held;
  }
  const bool locked = held.row.locked || now - held.row.usedAt > m_limits.idle;
  held.state.standing = locked ? SessionStanding::locked : SessionStanding::open;
  held.state.holder = Actor{held.row.person, (*person)->name, *role, held.row.via};
  return held;
}

Result<Actor> SessionKeeper::holder(std::string_view token, UtcTime now, bool use) {
  auto found = held(token, now);
  if (!found) return std::move(found).error();
  switch (found->state.standing) {
  case SessionStanding::ended:
    return notSignedIn(found->known ? "the session has ended: sign in again"
                                    : "the session is not known or has ended: sign in");
  case SessionStanding::disabled:
    return notSignedIn("the account is disabled");
  case SessionStanding::locked:
    return notSignedIn("the session is locked: give the password again");
  case SessionStanding::open:
    break;
  }
  if (use) {
    found->row.usedAt = std::max(found->row.usedAt, now);
    if (auto kept = m_sessions.update(found->row); !kept) return std::move(kept).error();
  }
  return std::move(found->state.holder);
}

Result<SessionState> SessionKeeper::look(std::string_view token, UtcTime now) {
  auto found = held(token, now);
  if (!found) return std::move(found).error();
  return std::move(found->state);
}

Result<Actor> SessionKeeper::resume(std::string_view token, UtcTime now) { return holder(token, now, true); }
Result<Actor> SessionKeeper::peek(std::string_view token, UtcTime now) { return holder(token, now, false); }

Result<bool> SessionKeeper::wantsUseNoted(std::string_view token, UtcTime now) {
  auto session = m_sessions.find(hashOf(token));
  if (!session) return std::move(session).error();
  const auto pause = std::min<std::chrono::seconds>(m_limits.idle / 10, std::chrono::seconds(60));
  return *session && now - (*session)->usedAt >= pause;
}

Result<std::int64_t> SessionKeeper::personOf(std::string_view token) {
  auto session = m_sessions.find(hashOf(token));
  if (!session) return std::move(session).error();
  return *session ? (*session)->person : std::int64_t{0};
}

Result<void> SessionKeeper::lock(std::string_view token, UtcTime now) {
  auto session = m_sessions.find(hashOf(token));
  if (!session) return std::move(session).error();
  if (!*session) return {};
  (*session)->locked = true;
  (*session)->usedAt = std::max((*session)->usedAt, now);
  return m_sessions.update(**session);
}

Result<void> SessionKeeper::unlock(std::string_view token, UtcTime now) {
  auto session = m_sessions.find(hashOf(token));
  if (!session) return std::move(session).error();
  if (!*session || now - (*session)->beganAt > m_limits.absolute)
    return notSignedIn("the session has ended: sign in again");
  (*session)->locked = false;
  (*session)->usedAt = std::max((*session)->usedAt, now);
  return m_sessions.update(**session);
}

Result<void> SessionKeeper::end(std::string_view token) { return m_sessions.remove(hashOf(token)); }
Result<std::int64_t> SessionKeeper::endAllOf(std::int64_t person) { return m_sessions.removeOf(person); }

}  // namespace ack::access
