#pragma once
// Changing the configuration as a deed: an apply file, people included, or one source of it. Who did it and what
// became other, by name and without any secret, is in the audit trail, in the same commit; so is what was refused.
#include "core/config/catalogue_store.h"
#include "core/operate/deed_frame.h"
#include "core/operate/file_people.h"

#include <functional>
#include <string>
#include <vector>

namespace ack::operate {

/// Thread: that of the desk's connection; not a GUI thread (passwords take their time).
class ConfigureCommands {
 public:
  /// `secrets` outlives this.
  ConfigureCommands(Desk desk, const config::SecretSource& secrets, crypto::ScryptCost cost) noexcept
      : m_desk(std::move(desk)), m_secrets(secrets), m_cost(cost) {}

  /// `draft` comes from a reading that is ok(), `file` is its name for the trail. Durable when it answers; a running
  /// engine takes it over within 250 ms. refused where the caller may not configure, or the file changes people and
  /// the caller may not manage them; nothing was changed then.
  Result<config::SavedCatalogue> apply(const Caller& caller, config::Catalogue draft, const std::string& file);

  /// Within the deed's open transaction.
  using Edit = std::function<Result<config::SavedCatalogue>(
      config::CatalogueStore& catalogues, store::Connection& connection, std::string_view appliedBy, UtcTime now)>;
  /// Any other change: `action` is a stable word of the trail ("source.add"), `target` what it is about.
  Result<config::SavedCatalogue> change(const Caller& caller, const std::string& action, const std::string& target,
                                        const Edit& edit);

 private:
  Result<config::SavedCatalogue> save(const Caller& caller, audit::Deed deed, const Edit& edit,
                                      const FilePeople* people);
  Desk m_desk;
  const config::SecretSource& m_secrets;
  crypto::ScryptCost m_cost;
};

}  // namespace ack::operate
