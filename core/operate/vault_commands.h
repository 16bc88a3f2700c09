#pragma once
// A new key for the vault. The deed only asks for it: who seals the store anew with it
// (core/maintain/vault_rotation.h) goes on after any crash, and ends the old key once nothing needs it.
#include "core/operate/deed_frame.h"

#include <string>

namespace ack::operate {

struct VaultView {
  std::int64_t key{1};            ///< the newest
  bool rotating{false};           ///< the store is being sealed with it; older keys are still in master.key
  UtcTime askedAt{};              ///< 1970 for the first key
  UtcTime finishedAt{};           ///< 1970 for the first key, and while rotating
  std::int64_t resealed{0};       ///< payloads sealed anew
  std::int64_t unreadable{0};     ///< payloads that no key opens; left as they are
  std::int64_t resealedTo{0};     ///< by the number of the payload …
  std::int64_t newestPayload{0};  ///< … of so many
};

/// Asks for a new key. It is the security officer's right (set_retention), not the admin's: with the old key ends
/// what older backups can be read, so it is a matter of what is kept. Answers the new key's version. conflict while
/// the last one is still taking over; invalid without a good reason (reason.h). Thread: that of the desk's
/// connection.
Result<std::int64_t> rotateVault(const Desk& desk, const Caller& caller, const std::string& reason);

/// For those who may see work.
Result<VaultView> lookAtVault(const Desk& desk, const Caller& caller);

}  // namespace ack::operate
