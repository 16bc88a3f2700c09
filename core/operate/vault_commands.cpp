#include "core/operate/vault_commands.h"

#include "core/operate/reason.h"
#include "core/store/vault_key_table.h"

#include <boost/json/object.hpp>

namespace ack::operate {
namespace {

using access::Permission;

audit::Deed deedOf(std::string action, std::string reason = {}) {
  audit::Deed deed;
  deed.action = std::move(action);
  deed.targets = {"vault"};
  deed.reason = std::move(reason);
  return deed;
}

Result<std::int64_t> newestPayload(store::Connection& connection) {
  auto prepared = connection.prepare("SELECT coalesce(max(payload_id), 0) FROM payload");
  if (!prepared) return std::move(prepared).error();
  const store::StatementScope s(**prepared);
  const auto row = s->step();
  if (!row) return row.error();
  return s->integer(0);
}

}  // namespace

Result<std::int64_t> rotateVault(const Desk& desk, const Caller& caller, const std::string& reason) {
  std::int64_t made = 0;
  auto done = perform(desk, caller, Permission::setRetention, deedOf("vault.rotate", reason),
                      [&](const access::Actor&, UtcTime now) -> Result<Change> {
                        if (auto good = checkReason(reason); !good) return std::move(good).error();
                        auto version = store::VaultKeyTable(desk.connection).ask(now);
                        if (!version) return std::move(version).error();
                        made = *version;
                        return Change{boost::json::object{{"key", made - 1}}, boost::json::object{{"key", made}}, {}};
                      });
  if (!done) return std::move(done).error();
  return made;
}

Result<VaultView> lookAtVault(const Desk& desk, const Caller& caller) {
  if (auto allowed = permit(desk, caller, Permission::viewWork, deedOf("vault.look"), true); !allowed)
    return std::move(allowed).error();
  auto row = store::VaultKeyTable(desk.connection).newest();
  if (!row) return std::move(row).error();
  auto newest = newestPayload(desk.connection);
  if (!newest) return std::move(newest).error();
  VaultView view;
  view.newestPayload = *newest;
  if (!*row) return view;
  const store::VaultKeyRow& key = **row;
  view.key = key.version;
  view.rotating = !key.finished();
  view.askedAt = key.askedAt;
  view.finishedAt = key.finishedAt;
  view.resealed = key.resealed;
  view.unreadable = key.unreadable;
  view.resealedTo = key.resealedTo;
  return view;
}

}  // namespace ack::operate
