#pragma once
// The frame around everything a person does: who acts is read anew, whether they may is asked, the deed and its audit
// entry are one commit, and so is a refusal (domain.md 9, 11, 21). Screens and the command line come in by this door
// alike.
#include "core/access/session_keeper.h"
#include "core/audit/checkpoint.h"
#include "core/audit/trail.h"
#include "core/base/clock.h"
#include "core/base/random.h"
#include "core/crypto/vault.h"

#include <filesystem>
#include <functional>
#include <string>

namespace ack::operate {

/// Who knocks: the holder of a session's token, or else the account of the operating system.
struct Caller {
  std::string token;    ///< empty: not signed in
  std::string account;  ///< "uid 1000 (ada)"
  std::string via;      ///< "window", "command line"
};

/// What every command works with. The connection is the caller's own, opened beside the engine's writer; nothing is
/// owned.
struct Desk {
  store::Connection& connection;
  const crypto::Vault& vault;
  RandomSource& random;
  const Clock& clock;
  std::filesystem::path data;  ///< the data directory, for audit.checkpoint
  access::SessionLimits sessionLimits{};
};

/// What a command did, for the audit trail.
struct Change {
  boost::json::value before;
  boost::json::value after;
  std::vector<std::string> targets;  ///< replaces the deed's where not empty
};

/// Begins a write transaction, and undoes at the end of the scope what was not committed.
class WriteScope {
 public:
  explicit WriteScope(store::Connection& connection) noexcept : m_connection(connection) {}
  ~WriteScope() {
    if (m_connection.inTransaction()) m_connection.rollback();
  }
  WriteScope(const WriteScope&) = delete;
  WriteScope& operator=(const WriteScope&) = delete;
  Result<void> begin() { return m_connection.beginWrite(); }

 private:
  store::Connection& m_connection;
};

using Work = std::function<Result<Change>(const access::Actor& actor, UtcTime now)>;

/// Runs `work` in one write transaction, together with its audit entry and a signed checkpoint. `deed` says action,
/// targets, count and reason; the frame adds who, by what right, and what came of it.
///
/// refused where the caller is nobody, or may not; whatever `work` answers otherwise. In each of these cases nothing
/// of the work stays, and the refusal itself is written down. Errors of the disk are not. Thread: that of the
/// connection; never a GUI thread.
Result<void> perform(const Desk& desk, const Caller& caller, access::Permission permission, audit::Deed deed,
                     const Work& work);

/// Within the work of perform(): whether the actor may this as well. refused, in a sentence that says who may.
Result<void> mayAlso(const Desk& desk, const access::Actor& actor, access::Permission permission);

/// For reads: who asks, and whether they may. A refusal is written down; a permitted look is not. Counts as use of
/// the session only where `use`.
Result<access::Actor> permit(const Desk& desk, const Caller& caller, access::Permission permission, audit::Deed deed,
                             bool use);

/// As permit(), without a write for a permitted look (but for a session's use, once a minute) and without an entry
/// for a refused one, which recordRefusal() makes.
Result<access::Actor> look(const Desk& desk, const Caller& caller, access::Permission permission, bool use);
/// Writes down that `caller` was refused, and answers `why`; an error of the disk instead where it can't be written.
Error recordRefusal(const Desk& desk, const Caller& caller, audit::Deed deed, const Error& why);

/// Ends the caller's open write transaction together with an entry: for what has no permission to ask (a sign-in). On
/// an error the caller rolls back.
Result<void> commitWith(const Desk& desk, const audit::Deed& deed);

/// Adds an entry of its own, in its own commit: what the engine does, and what has no work to frame (a failed
/// sign-in).
Result<void> record(const Desk& desk, const audit::Deed& deed);

}  // namespace ack::operate
