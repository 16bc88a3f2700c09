#include "core/operate/configure_commands.h"

#include "core/config/catalogue_diff.h"
#include "core/config/stored_catalogue.h"

namespace ack::operate {
namespace {

config::CatalogueStore catalogueStore(const Desk& desk, const config::SecretSource& secrets) {
  // Not owned: the catalogue store lives no longer than the call.
  return {std::shared_ptr<const crypto::Vault>(std::shared_ptr<void>(), &desk.vault), secrets, desk.random};
}

}  // namespace

Result<config::SavedCatalogue> ConfigureCommands::save(const Caller& caller, audit::Deed deed, const Edit& edit,
                                                       const FilePeople* people) {
  config::SavedCatalogue saved;
  const auto work = [&](const access::Actor& actor, UtcTime now) -> Result<Change> {
    auto catalogues = catalogueStore(m_desk, m_secrets);
    auto before = config::openNewest(m_desk.connection, m_desk.vault);
    if (!before) return std::move(before).error();
    auto made = edit(catalogues, m_desk.connection, actor.name, now);
    if (!made) return std::move(made).error();
    saved = std::move(*made);
    config::CatalogueDiff diff = config::diffOf(**before, *saved.catalogue);
    if (people != nullptr) {
      auto told = people->settle(m_desk, actor, now);
      if (!told) return std::move(told).error();
      if (!told->empty()) diff.after["people"] = std::move(*told);
    }
    diff.before["version"] = (*before)->version;
    diff.after["version"] = saved.catalogue->version;
    return Change{std::move(diff.before), std::move(diff.after), {}};
  };
  if (auto done = perform(m_desk, caller, access::Permission::configure, std::move(deed), work); !done)
    return std::move(done).error();
  return saved;
}

Result<config::SavedCatalogue> ConfigureCommands::apply(const Caller& caller, config::Catalogue draft,
                                                        const std::string& file) {
  audit::Deed deed;
  deed.action = "apply";
  deed.targets = {file};
  // Whoever may not is told so, and written down, before the file's people are looked at and their passwords hashed.
  if (auto allowed = permit(m_desk, caller, access::Permission::configure, deed, true); !allowed)
    return std::move(allowed).error();
  auto before = config::openNewest(m_desk.connection, m_desk.vault);
  if (!before) return std::move(before).error();
  auto people = FilePeople::prepare(m_desk, (*before)->people, draft.people, m_cost);
  if (!people) return std::move(people).error();
  return save(
      caller, std::move(deed),
      [&draft](config::CatalogueStore& store, store::Connection& connection, std::string_view by, UtcTime now) {
        return store.save(connection, std::move(draft), by, now);
      },
      &*people);
}

Result<config::SavedCatalogue> ConfigureCommands::change(const Caller& caller, const std::string& action,
                                                         const std::string& target, const Edit& edit) {
  audit::Deed deed;
  deed.action = action;
  deed.targets = {target};
  return save(caller, std::move(deed), edit, nullptr);
}

}  // namespace ack::operate
