#pragma once
// The way back for the one person who gives passwords and has lost their own. Whoever owns the data directory could
// read everything anyway, but may act as nobody: so this is possible only where no person could help, it takes a
// token that the person spends with a password of their own choice, and both steps are loud in the audit trail.
#include "core/crypto/password_hash.h"
#include "core/operate/deed_frame.h"

#include <string>
#include <string_view>

namespace ack::operate {

constexpr std::chrono::hours kRecoveryTokenLife{1};

/// Thread: that of the desk's connection; not a GUI thread (passwords take their time). The caller is always taken as
/// the account of the operating system, whoever is signed in.
class RecoverCommands {
 public:
  RecoverCommands(Desk desk, crypto::ScryptCost cost) noexcept : m_desk(desk), m_cost(cost) {}

  /// A token, to be shown once, by which `name` may set a new password within kRecoveryTokenLife; kept as a hash, and
  /// the one before no longer counts. notFound for nobody; refused for who is neither security officer nor admin or
  /// is disabled, and where somebody else, who is named, could set the password.
  Result<std::string> makeToken(const Caller& caller, const std::string& name);
  /// Spends the token: sets the password, ends all of the person's sessions, and forgets failed sign-ins by that
  /// name. Gives no right that the person had not. refused for a wrong, old or spent token (in one sentence), and as
  /// above.
  Result<void> recover(const Caller& caller, const std::string& name, std::string_view token,
                       std::string_view password);

 private:
  Desk m_desk;
  crypto::ScryptCost m_cost;
};

}  // namespace ack::operate
