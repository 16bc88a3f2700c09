#include "core/config/catalogue_store.h"

#include "core/base/encoding.h"
#include "core/config/catalogue_json.h"
#include "core/config/four_eyes.h"
#include "core/config/open_work.h"
#include "core/config/stored_catalogue.h"
#include "core/crypto/placeholder_secret.h"
#include "core/store/config_table.h"
#include "core/store/named_table.h"

#include <array>

namespace ack::config {
namespace {

Result<void> makeNumbers(store::Connection& connection, Catalogue& catalogue) {
  store::SourceTable sources(connection);
  for (Source& source : catalogue.sources) {
    auto id = sources.ensure(source.name);
    if (!id) return std::move(id).error();
    source.id = *id;
  }
  store::DestinationTable destinations(connection);
  for (Destination& destination : catalogue.destinations) {
    auto id = destinations.ensure(destination.name);
    if (!id) return std::move(id).error();
    destination.id = *id;
  }
  return {};
}

void refresh(const SecretSource& source, Secret& secret) {
  if (!secret.reference.starts_with("env:") && !secret.reference.starts_with("file:")) return;
  auto value = resolveSecret(source, secret.reference);
  if (value && !crypto::isPlaceholderSecret(*value)) secret.value = std::move(*value);
}

void refreshAll(const SecretSource& source, Catalogue& catalogue) {
  for (Source& one : catalogue.sources) {
    for (Secret& secret : one.secrets) refresh(source, secret);
    for (Secret& key : one.publicKeys) refresh(source, key);
  }
  for (Destination& one : catalogue.destinations) {
    refresh(source, one.signingSecret);
    if (!one.reconcile) continue;
    for (auto& [name, value] : one.reconcile->headers) refresh(source, value);
  }
  if (auto& email = catalogue.alerts.email) {
    refresh(source, email->password);
    refresh(source, email->authorities);
  }
  if (auto& webhook = catalogue.alerts.webhook) refresh(source, webhook->signingSecret);
}

}  // namespace

CatalogueStore::CatalogueStore(std::shared_ptr<const crypto::Vault> vault, const SecretSource& secrets,
                               RandomSource& random)
    : m_vault(std::move(vault)), m_secrets(secrets), m_random(random) {}

Result<std::int64_t> CatalogueStore::newestVersion(store::Connection& connection) {
  return store::ConfigTable(connection).newestVersion();
}

Result<CatalogueStore::Stored> CatalogueStore::newest(store::Connection& connection) const {
  auto row = store::ConfigTable(connection).newest();
  if (!row) return std::move(row).error();
  if (!*row) return Stored{};
  const std::int64_t version = (*row)->version;
  auto text = m_vault->unseal((*row)->sealed, sealedFor(version));
  if (!text) return base::withContext("configuration " + std::to_string(version), std::move(text).error());
  return Stored{version, std::move(*text)};
}

void CatalogueStore::keepSigningSecret(const Secret* before, Secret& draft) const {
  if (!draft.value.empty()) return;
  draft.reference = kGeneratedReference;
  if (before != nullptr && before->reference == kGeneratedReference) {
    draft.value = before->value;
    return;
  }
  std::array<std::byte, 32> key{};
  m_random.fill(key);
  draft.value = "whsec_" + base::toBase64({reinterpret_cast<const char*>(key.data()), key.size()});
}

void CatalogueStore::keepSigningSecrets(const Catalogue& before, Catalogue& draft) const {
  for (Destination& destination : draft.destinations) {
    const Destination* old = before.destination(destination.name);
    keepSigningSecret(old != nullptr ? &old->signingSecret : nullptr, destination.signingSecret);
  }
  if (auto& webhook = draft.alerts.webhook)
    keepSigningSecret(before.alerts.webhook ? &before.alerts.webhook->signingSecret : nullptr,
                      webhook->signingSecret);
}

Result<SavedCatalogue> CatalogueStore::save(store::Connection& connection, Catalogue draft,
                                            std::string_view appliedBy, UtcTime now) {
  auto stored = newest(connection);
  if (!stored) return std::move(stored).error();
  Catalogue before;
  if (stored->version > 0) {
    auto read = fromStoredText(stored->text);
    if (!read) return std::move(read).error();
    before = std::move(*read);
    if (auto numbered = findNumbers(connection, before); !numbered) return std::move(numbered).error();
    if (auto kept = refuseOrphans(connection, before, draft); !kept) return std::move(kept).error();
  }
  keepSigningSecrets(before, draft);
  const std::string text = toStoredText(draft);
  const bool changed = stored->version == 0 || text != stored->text;
  auto numbered = changed ? makeNumbers(connection, draft) : findNumbers(connection, draft);
  if (!numbered) return std::move(numbered).error();
  draft.version = changed ? stored->version + 1 : stored->version;
  if (changed) {
    if (stored->version > 0)
      if (auto noted = noteFourEyes(connection, before.settings, draft.settings, now); !noted)
        return std::move(noted).error();
    if (auto current = m_vault->refresh(); !current) return std::move(current).error();
    auto sealed = m_vault->seal(text, sealedFor(draft.version));
    if (!sealed) return std::move(sealed).error();
    auto added = store::ConfigTable(connection).add(now, appliedBy, *sealed);
    if (!added) return std::move(added).error();
    if (*added != draft.version)
      return Error{ErrorCode::conflict, "another configuration was applied meanwhile; apply again"};
  }
  return SavedCatalogue{std::make_shared<const Catalogue>(std::move(draft)), changed};
}

Result<SavedCatalogue> CatalogueStore::apply(store::Connection& connection, Catalogue draft,
                                             std::string_view appliedBy, UtcTime now) {
  if (auto begun = connection.beginWrite(); !begun) return std::move(begun).error();
  return finish(connection, save(connection, std::move(draft), appliedBy, now));
}

Result<SavedCatalogue> CatalogueStore::change(store::Connection& connection,
                                              const std::function<Result<void>(Catalogue&)>& edit,
                                              std::string_view appliedBy, UtcTime now) {
  const auto edited = [&]() -> Result<SavedCatalogue> {
    auto present = load(connection);
    if (!present) return std::move(present).error();
    Catalogue draft = **present;
    if (auto done = edit(draft); !done) return std::move(done).error();
    return save(connection, std::move(draft), appliedBy, now);
  };
  if (connection.inTransaction()) return edited();
  if (auto begun = connection.beginWrite(); !begun) return std::move(begun).error();
  return finish(connection, edited());
}

/// Commits what was saved; rolls back where nothing was.
Result<SavedCatalogue> CatalogueStore::finish(store::Connection& connection, Result<SavedCatalogue> saved) {
  if (!saved || !saved->changed) {
    connection.rollback();
    return saved;
  }
  if (auto done = connection.commit(); !done) {
    connection.rollback();
    return base::withContext("save the configuration", std::move(done).error());
  }
  return saved;
}

Result<std::int64_t> CatalogueStore::reseal(store::Connection& connection, const crypto::Vault& vault) {
  store::ConfigTable table(connection);
  auto rows = table.all();
  if (!rows) return std::move(rows).error();
  std::int64_t resealed = 0;
  for (const store::StoredConfig& row : *rows) {
    if (crypto::Vault::keyVersionOf(row.sealed) == vault.newestKey()) continue;
    const auto text = vault.unseal(row.sealed, sealedFor(row.version));
    if (!text && text.error().code == ErrorCode::corrupt) continue;
    if (!text) return base::withContext("configuration " + std::to_string(row.version), text.error());
    const auto sealed = vault.seal(*text, sealedFor(row.version));
    if (!sealed) return sealed.error();
    if (auto kept = table.reseal(row.version, *sealed); !kept) return std::move(kept).error();
    ++resealed;
  }
  return resealed;
}

Result<CataloguePtr> CatalogueStore::load(store::Connection& connection) {
  auto stored = newest(connection);
  if (!stored) return std::move(stored).error();
  if (stored->version == 0) return CataloguePtr(std::make_shared<const Catalogue>());
  auto catalogue = fromStoredText(stored->text);
  if (!catalogue) return std::move(catalogue).error();
  catalogue->version = stored->version;
  if (auto numbered = findNumbers(connection, *catalogue); !numbered) return std::move(numbered).error();
  refreshAll(m_secrets, *catalogue);
  return CataloguePtr(std::make_shared<const Catalogue>(std::move(*catalogue)));
}

}  // namespace ack::config
