#include "ui/session/attendance.h"

#include "core/access/authority.h"
#include "core/base/log.h"
#include "core/operate/lock_command.h"
#include "core/operate/people_commands.h"
#include "core/operate/sign_in_command.h"
#include "ui/session/operator_thread.h"

#include <algorithm>

namespace ack::ui::session {
namespace {

using State = Presence::State;

constexpr const char* kVia = "window";
constexpr std::chrono::minutes kLeastIdleLimit{15};
constexpr std::chrono::seconds kTouchEvery{60};

/// A refusal that is not about name and password, told as it is.
Error inWords(Error error) {
  if (error.code == ErrorCode::refused) error.code = ErrorCode::conflict;
  return error;
}

QString said(const Error& error) { return QString::fromStdString(error.message); }

}  // namespace

struct Attendance::Look {
  operate::SignInList list;
  std::optional<access::SessionState> session;  ///< where the caller holds a token
};

Attendance::Attendance(OperatorThread* operators, std::string account, const Clock& clock, QObject* parent)
    : QObject(parent), m_operators(operators), m_account(std::move(account)), m_clock(clock) {
  m_presence.since = clock.now();
  if (m_operators == nullptr)
    m_presence.state = State::unattended;
  else
    check();
}

Attendance::~Attendance() = default;

operate::Caller Attendance::caller() const { return {m_token, m_account, kVia}; }

access::SessionLimits Attendance::limits() const {
  access::SessionLimits limits;
  limits.idle = m_idleLimit;
  return limits;
}

void Attendance::setIdleLimit(std::chrono::minutes limit) { m_idleLimit = std::max(kLeastIdleLimit, limit); }

bool Attendance::may(access::Permission permission) const {
  if (!m_presence.isOpen()) return false;
  if (m_presence.state == State::unattended)
    return access::require(access::accountActor(m_account, kVia), permission).ok();
  const bool officer = std::any_of(m_names.begin(), m_names.end(),
                                   [](const operate::SignInName& one) { return one.role == access::Role::security; });
  return access::require({1, m_presence.name.toStdString(), m_presence.role, kVia}, permission, !officer).ok();
}

Result<Attendance::Look> Attendance::look(const operate::Desk& desk, const operate::Caller& caller) {
  Look look;
  auto list = operate::signInList(desk);
  if (!list) return std::move(list).error();
  look.list = std::move(*list);
  if (caller.token.empty()) return look;
  auto state = operate::lookAtSession(desk, caller);
  if (!state) return std::move(state).error();
  look.session = std::move(*state);
  return look;
}

void Attendance::check() {
  if (m_operators == nullptr) return;
  // A change while one look is under way may have come too late for it.
  if (m_checking) {
    m_checkAgain = true;
    return;
  }
  m_checking = true;
  m_operators->post([this, caller = caller()](const Result<operate::Desk>& desk) {
    Result<Look> seen = desk ? look(*desk, caller) : Result<Look>(desk.error());
    // A store that isn't there yet has nobody in it; any other trouble leaves things as they are.
    if (!seen && seen.error().code == ErrorCode::notFound) seen = Look{};
    QMetaObject::invokeMethod(
        this,
        [this, seen, token = caller.token] {
          m_checking = false;
          if (seen && token == m_token) adopt(*seen, token);
          if (std::exchange(m_checkAgain, false)) check();
        },
        Qt::QueuedConnection);
  });
}

void Attendance::adopt(const Look& look, const std::string& token) {
  const bool sameNames = m_names == look.list.names;
  m_names = look.list.names;
  Presence next = m_presence;
  Reason reason = m_reason;
  if (!look.session) {
    next = {look.list.anybody ? State::signedOut : State::unattended, {}, access::Role::founder, {}};
  } else {
    const access::SessionState& session = *look.session;
    const bool open = session.standing == access::SessionStanding::open;
    if (open || session.standing == access::SessionStanding::locked) {
      next.name = QString::fromStdString(session.holder.name);
      next.role = session.holder.role;
      // Only an unlocking opens what this window has locked, not a look from before.
      const bool opens = open && !(m_presence.state == State::locked && token == m_token);
      if (!opens && m_presence.state == State::signedIn) reason = Reason::idle;
      next.state = opens ? State::signedIn : State::locked;
    } else {
      const std::string name = m_presence.name.toStdString();
      const bool listed =
          std::any_of(m_names.begin(), m_names.end(), [&name](const auto& one) { return one.name == name; });
      reason = listed ? Reason::elsewhere : Reason::disabled;
      next = {State::signedOut, {}, access::Role::founder, {}};
      m_token.clear();
    }
  }
  if (next.state == State::signedIn) m_token = token;
  if (sameNames && next.state == m_presence.state && next.name == m_presence.name && next.role == m_presence.role)
    return;
  become(std::move(next), reason);
}

void Attendance::become(Presence next, Reason reason) {
  const State before = m_presence.state;
  const QString nameBefore = m_presence.name;
  next.since = next.state == before ? m_presence.since : m_clock.now();
  m_presence = std::move(next);
  m_reason = reason;
  const State now = m_presence.state;
  if (now == State::signedIn && (before != now || nameBefore != m_presence.name)) Q_EMIT signedIn();
  if (now == State::locked && before != now) Q_EMIT locked();
  if (now == State::signedOut && before != now) Q_EMIT signedOut();
  Q_EMIT changed();
}

void Attendance::enter(std::function<Result<std::string>(const operate::Desk&, const operate::Caller&)> way,
                       QString name) {
  if (m_operators == nullptr) return;
  const quint64 turn = ++m_turn;
  ++m_entering;
  m_operators->post([this, turn, caller = caller(), way = std::move(way),
                     name = name.toStdString()](const Result<operate::Desk>& desk) {
    Result<std::string> token = desk ? way(*desk, caller) : Result<std::string>(desk.error());
    Refusal refusal;
    Look seen;
    if (token) {
      auto now = look(*desk, {*token, caller.account, caller.via});
      if (now)
        seen = std::move(*now);
      else
        token = std::move(now).error();
    }
    if (!token) {
      if (token.error().code != ErrorCode::refused) refusal.trouble = said(token.error());
      if (desk)
        if (const auto wait = operate::signInWait(*desk, name)) refusal.wait = *wait;
    }
    QMetaObject::invokeMethod(
        this,
        [this, turn, token, seen, refusal] {
          --m_entering;
          if (turn != m_turn) return dropStale(token);
          if (!token) {
            Q_EMIT refused(refusal);
            return check();
          }
          // A token of its own: what was locked under the old one is open again.
          m_token.clear();
          m_touchedAt = m_clock.now();
          adopt(seen, *token);
          if (m_presence.state == State::signedIn) Q_EMIT entered();
        },
        Qt::QueuedConnection);
  });
}

/// The window was locked or left meanwhile, or somebody else tries: what came too late opens nothing.
void Attendance::dropStale(const Result<std::string>& token) {
  if (token) endInStore({*token, m_account, kVia});
  // A later one tells by itself how it ended.
  if (m_entering == 0)
    Q_EMIT refused({std::chrono::seconds{0}, QStringLiteral("the window was locked or left meanwhile: try again")});
  check();
}

void Attendance::endInStore(operate::Caller whose) {
  m_operators->post([caller = std::move(whose)](const Result<operate::Desk>& desk) {
    // A session that could not be ended ends by its limits; its token is forgotten here.
    if (!desk) return;
    if (const auto ended = operate::signOut(*desk, caller); !ended)
      base::log(base::LogLevel::warning, "session", "not signed out in the store: " + ended.error().message);
  });
}

void Attendance::signIn(const QString& name, const QString& password) {
  enter(
      [name = name.toStdString(), password = password.toStdString()](const operate::Desk& desk,
                                                                     const operate::Caller& caller) {
        return operate::signIn(desk, {{}, caller.account, caller.via}, name, password, {});
      },
      name);
}

void Attendance::unlock(const QString& password) {
  enter(
      [password = password.toStdString()](const operate::Desk& desk, const operate::Caller& caller) {
        return operate::unlockSession(desk, caller, password, {});
      },
      m_presence.name);
}

void Attendance::claim(const QString& name, const QString& password) {
  enter(
      [name = name.toStdString(), password = password.toStdString()](
          const operate::Desk& desk, const operate::Caller& caller) -> Result<std::string> {
        operate::PeopleCommands people(desk, {});
        auto setup = people.makeSetupToken(caller);
        if (!setup) return inWords(std::move(setup).error());
        if (auto claimed = people.claim(caller, *setup, name, password); !claimed)
          return inWords(std::move(claimed).error());
        return operate::signIn(desk, caller, name, password, {});
      },
      name);
}

void Attendance::changePassword(const QString& present, const QString& next) {
  enter(
      [name = m_presence.name.toStdString(), present = present.toStdString(),
       next = next.toStdString()](const operate::Desk& desk, const operate::Caller& caller) -> Result<std::string> {
        const operate::Caller nobody{{}, caller.account, caller.via};
        auto proof = operate::signIn(desk, nobody, name, present, {});
        if (!proof) return proof;
        const operate::Caller proved{*proof, caller.account, caller.via};
        if (auto set = operate::PeopleCommands(desk, {}).changeOwnPassword(proved, present, next); !set)
          return inWords(std::move(set).error());
        return operate::signIn(desk, nobody, name, next, {});
      },
      m_presence.name);
}

void Attendance::lock(Reason reason) {
  ++m_turn;
  if (m_presence.state != State::signedIn) return;
  m_operators->post([caller = caller()](const Result<operate::Desk>& desk) {
    // The window is locked whatever the store says; there the session locks by itself when it is idle.
    if (!desk) return;
    if (const auto locked = operate::lockSession(*desk, caller); !locked)
      base::log(base::LogLevel::warning, "session", "not locked in the store: " + locked.error().message);
  });
  Presence next = m_presence;
  next.state = State::locked;
  become(std::move(next), reason);
}

void Attendance::signOut() {
  ++m_turn;
  if (m_token.empty()) return;
  endInStore(caller());
  m_token.clear();
  become({State::signedOut, {}, access::Role::founder, {}}, Reason::asked);
}

void Attendance::touch() {
  if (m_presence.state != State::signedIn) return;
  const UtcTime now = m_clock.now();
  if (m_touchedAt && now - *m_touchedAt < kTouchEvery && now >= *m_touchedAt) return;
  m_touchedAt = now;
  m_operators->post([this, caller = caller()](const Result<operate::Desk>& desk) {
    if (!desk || operate::touchSession(*desk, caller)) return;
    QMetaObject::invokeMethod(
        this, [this] { check(); }, Qt::QueuedConnection);
  });
}

}  // namespace ack::ui::session
