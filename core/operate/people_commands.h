#pragma once
// People: who there is, what they may, and when they may no longer. Every change is a deed in the frame; the last
// admin and the last security officer stay, and a disabled person's sessions end in the same commit.
#include "core/crypto/password_hash.h"
#include "core/operate/deed_frame.h"
#include "core/store/person_table.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::operate {

struct PersonView {
  std::string name;
  access::Role role{access::Role::founder};
  bool disabled{false};
  UtcTime createdAt{};
  UtcTime passwordSetAt{};  ///< 1970: none yet
};

/// Thread: that of the desk's connection; not a GUI thread (passwords take their time).
class PeopleCommands {
 public:
  PeopleCommands(Desk desk, crypto::ScryptCost cost) noexcept : m_desk(desk), m_cost(cost) {}

  /// invalid: a name or password that is none; conflict: somebody is called so; refused: the caller may not.
  Result<void> add(const Caller& caller, const std::string& name, access::Role role, std::string_view password);
  /// notFound; invalid for a reason that is given and is none (reason.h: it may be left out); refused also for the
  /// last admin and the last security officer.
  Result<void> setRole(const Caller& caller, const std::string& name, access::Role role, const std::string& reason);
  /// Signs the person out everywhere, and passes their letters on to each source's owner. As setRole().
  Result<void> disable(const Caller& caller, const std::string& name, const std::string& reason);
  /// As setRole().
  Result<void> enable(const Caller& caller, const std::string& name, const std::string& reason);
  /// Of somebody else, by who may manage people; refused for one's own. Ends the person's sessions.
  Result<void> setPassword(const Caller& caller, const std::string& name, std::string_view password);
  /// The caller's own, who must know the `present` one: an unlocked screen is not enough to take an account over. A
  /// wrong one counts as a failed sign-in, and is throttled as one. Ends all of the person's sessions.
  Result<void> changeOwnPassword(const Caller& caller, std::string_view present, std::string_view password);
  /// All people by name; for those who manage people.
  Result<std::vector<PersonView>> list(const Caller& caller);

  /// A token that makes one person admin of a store that has none yet; printed once, kept as a hash. A new one
  /// replaces the old. refused once there is an admin.
  Result<std::string> makeSetupToken(const Caller& caller);
  /// Spends the token: `name` is the first admin. refused with one sentence for a wrong token and for a store that
  /// has an admin; conflict where somebody is called so.
  Result<void> claim(const Caller& caller, std::string_view setupToken, const std::string& name,
                     std::string_view password);
  /// Whether anybody is there yet.
  Result<bool> hasPeople();
  /// A store that has nobody and never had a token: its first start.
  Result<bool> isNew();

 private:
  using ChangeRow = std::function<Result<void>(store::PersonRow&, UtcTime)>;
  Result<void> change(const Caller& caller, const std::string& action, const std::string& name,
                      const std::string& reason, const ChangeRow& changeRow);
  Result<void> putPassword(const Caller& caller, access::Permission permission, const std::string& name,
                           const std::string& hash, bool own);
  Desk m_desk;
  crypto::ScryptCost m_cost;
};

}  // namespace ack::operate
