#pragma once
// Sessions: begun by a sign-in, known by a token that only its holder has, locked after idle time, ended at sign-out,
// at the absolute limit, or when the person is disabled.
#include "core/access/authority.h"
#include "core/base/clock.h"
#include "core/base/random.h"
#include "core/store/session_table.h"

#include <chrono>
#include <string>
#include <string_view>

namespace ack::access {

struct SessionLimits {
  std::chrono::seconds idle{15 * 60};        ///< without an act it locks
  std::chrono::seconds absolute{12 * 3600};  ///< after it one signs in anew
};

/// Tokens begin so, and a password must not: where either is asked for, it is clear which one came.
constexpr std::string_view kTokenPrefix = "ack1_";

/// How a session stands; `ended` also where there never was one.
enum class SessionStanding : std::uint8_t { open, locked, ended, disabled };

struct SessionState {
  SessionStanding standing{SessionStanding::ended};
  Actor holder;  ///< of an open or locked one
};

/// All methods run within the caller's transaction (a write one where they change something). Thread: that of the
/// connection.
class SessionKeeper {
 public:
  SessionKeeper(store::Connection& connection, SessionLimits limits) noexcept;

  /// Begins a session and answers its token: 256 random bits, base64url, of which only the hash is kept.
  Result<std::string> begin(std::int64_t person, std::string_view via, RandomSource& random, UtcTime now);
  /// Who holds `token` now; the session counts as used. refused where it is none, ended, locked, or its person
  /// disabled; the sentence says which only to the holder of a real token.
  Result<Actor> resume(std::string_view token, UtcTime now);
  /// As resume(), without counting as use: for what the screens read by themselves.
  Result<Actor> peek(std::string_view token, UtcTime now);
  /// How it stands, without counting as use.
  Result<SessionState> look(std::string_view token, UtcTime now);
  /// Whether resume() should be called for a holder that only looks: the last noted use is a while ago (a tenth of
  /// the idle limit, at most a minute).
  Result<bool> wantsUseNoted(std::string_view token, UtcTime now);
  /// Whose session that is, locked and expired ones too; 0 where there is none.
  Result<std::int64_t> personOf(std::string_view token);
  Result<void> lock(std::string_view token, UtcTime now);
  /// The holder has given the password again.
  Result<void> unlock(std::string_view token, UtcTime now);
  Result<void> end(std::string_view token);
  /// Everywhere at once. Answers how many sessions there were.
  Result<std::int64_t> endAllOf(std::int64_t person);

 private:
  struct Held;
  Result<Held> held(std::string_view token, UtcTime now);
  Result<Actor> holder(std::string_view token, UtcTime now, bool use);
  store::Connection& m_connection;
  store::SessionTable m_sessions;
  SessionLimits m_limits;
};

}  // namespace ack::access
