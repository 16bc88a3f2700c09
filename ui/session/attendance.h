#pragma once
// Who sits before this window: signing in and out, locking and unlocking, and noticing at once when the session was
// ended elsewhere. The session's token is kept here, in memory only.
#include "core/access/policy.h"
#include "core/base/clock.h"
#include "core/operate/deed_frame.h"
#include "core/operate/sign_in_list.h"
#include "ui/session/presence.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ack::ui::session {

class OperatorThread;

/// Why a sign-in or unlocking came to nothing.
struct Refusal {
  std::chrono::seconds wait{0};  ///< until the next try is looked at
  QString trouble;               ///< the store's own words where it was neither name nor password
};

/// Thread: gui. What takes time runs on the operator thread and is told by signals.
class Attendance : public QObject {
  Q_OBJECT
 public:
  /// `operators` outlives nothing here and is not owned; null: a window without deeds, which stays unattended.
  /// `account` is the account of the operating system, for the audit trail.
  Attendance(OperatorThread* operators, std::string account, const Clock& clock, QObject* parent);
  ~Attendance() override;

  [[nodiscard]] const Presence& presence() const { return m_presence; }
  [[nodiscard]] Reason reason() const { return m_reason; }  ///< of the last locking or leaving
  /// Whoever acts now, to be given with each deed and question.
  [[nodiscard]] operate::Caller caller() const;
  /// What core would say at this moment; core asks again when it is done.
  [[nodiscard]] bool may(access::Permission permission) const;
  /// Everybody who may sign in, by name.
  [[nodiscard]] const std::vector<operate::SignInName>& names() const { return m_names; }

  /// Each ends in entered() or refused(). Another one under way is waited for, but then lets nobody in any more;
  /// nor does one during which the window was locked or left.
  void signIn(const QString& name, const QString& password);
  void unlock(const QString& password);
  /// In a store without people: makes `name` the admin, and signs in.
  void claim(const QString& name, const QString& password);
  /// One's own; ends every other session of the person.
  void changePassword(const QString& present, const QString& next);
  /// At once; only where somebody is signed in.
  void lock(Reason reason);
  void signOut();
  /// A person gave input: counts as use of the session, once a minute at most.
  void touch();
  /// Looks again how things stand; changed() follows where they differ.
  void check();
  /// Without touch() for so long, core locks the session by itself; never under its own 15 minutes.
  void setIdleLimit(std::chrono::minutes limit);
  [[nodiscard]] access::SessionLimits limits() const;

 Q_SIGNALS:
  void signedIn();
  void locked();
  void signedOut();
  /// What was given let somebody in, also where they sat here before (a changed password).
  void entered();
  void refused(const ack::ui::session::Refusal& refusal);
  /// Presence, role or the list of names differ.
  void changed();

 private:
  struct Look;
  static Result<Look> look(const operate::Desk& desk, const operate::Caller& caller);
  void enter(std::function<Result<std::string>(const operate::Desk&, const operate::Caller&)> way, QString name);
  void adopt(const Look& look, const std::string& token);
  void dropStale(const Result<std::string>& token);
  void endInStore(operate::Caller whose);
  void become(Presence next, Reason reason);

  OperatorThread* m_operators;
  std::string m_account;
  const Clock& m_clock;
  std::string m_token;
  Presence m_presence;
  Reason m_reason{Reason::none};
  std::vector<operate::SignInName> m_names;
  std::optional<UtcTime> m_touchedAt;
  std::chrono::minutes m_idleLimit{15};
  bool m_checking{false};
  bool m_checkAgain{false};
  quint64 m_turn{0};  ///< grows with each entering, locking and leaving: an answer from before is stale
  int m_entering{0};  ///< answers that are waited for
};

}  // namespace ack::ui::session
