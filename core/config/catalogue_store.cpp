#include "core/config/catalogue_store.h"

#include "core/base/encoding.h"
#include "core/config/catalogue_json.h"

#include <array>

namespace ack::config {
namespace {

std::string associatedOf(std::int64_t version) { return "config:" + std::to_string(version); }

/// The number of a named row; 0 where there is none.
Result<std::int64_t> numberOf(store::Statement& select, std::string_view name) {
  const store::StatementScope scope(select);
  select.bindText(1, name);
  auto row = select.step();
  if (!row) return std::move(row).error();
  return *row ? select.integer(0) : std::int64_t{0};
}

/// Calls `assign(name)` → number for every source and destination of the catalogue.
template <class Assign>
Result<void> numberRows(store::Connection& connection, std::string_view selectSql, std::string_view insertSql,
                        Assign each) {
  auto select = connection.prepare(selectSql);
  if (!select) return std::move(select).error();
  std::unique_ptr<store::Statement> insert;
  if (!insertSql.empty()) {
    auto prepared = connection.prepare(insertSql);
    if (!prepared) return std::move(prepared).error();
    insert = std::move(*prepared);
  }
  return each([&](std::string_view name) -> Result<std::int64_t> {
    if (insert) {
      insert->bindText(1, name);
      if (auto done = insert->run(); !done) return std::move(done).error();
    }
    return numberOf(**select, name);
  });
}

Result<void> numberAll(store::Connection& connection, Catalogue& catalogue, bool insertMissing) {
  auto sources = numberRows(connection, "SELECT source_id FROM source WHERE name = $1",
                            insertMissing ? "INSERT INTO source(name) VALUES ($1) ON CONFLICT (name) DO NOTHING" : "",
                            [&](auto number) -> Result<void> {
                              for (Source& source : catalogue.sources) {
                                auto id = number(source.name);
                                if (!id) return std::move(id).error();
                                source.id = SourceId{*id};
                              }
                              return {};
                            });
  if (!sources) return sources;
  return numberRows(connection, "SELECT destination_id FROM destination WHERE name = $1",
                    insertMissing ? "INSERT INTO destination(name) VALUES ($1) ON CONFLICT (name) DO NOTHING" : "",
                    [&](auto number) -> Result<void> {
                      for (Destination& destination : catalogue.destinations) {
                        auto id = number(destination.name);
                        if (!id) return std::move(id).error();
                        destination.id = *id;
                      }
                      return {};
                    });
}

void refresh(const SecretSource& source, Secret& secret) {
  if (!secret.reference.starts_with("env:") && !secret.reference.starts_with("file:")) return;
  auto value = resolveSecret(source, secret.reference);
  if (value && !isPlaceholderSecret(*value)) secret.value = std::move(*value);
}

void refreshAll(const SecretSource& source, Catalogue& catalogue) {
  for (Source& one : catalogue.sources) {
    for (Secret& secret : one.secrets) refresh(source, secret);
    for (Secret& key : one.publicKeys) refresh(source, key);
  }
  for (Destination& one : catalogue.destinations) refresh(source, one.signingSecret);
  for (Person& one : catalogue.people) refresh(source, one.password);
}

}  // namespace

CatalogueStore::CatalogueStore(std::shared_ptr<const crypto::Vault> vault, const SecretSource& secrets,
                               RandomSource& random)
    : m_vault(std::move(vault)), m_secrets(secrets), m_random(random) {}

Result<std::int64_t> CatalogueStore::newestVersion(store::Connection& connection) {
  auto select = connection.prepare("SELECT max(version) FROM config");
  if (!select) return std::move(select).error();
  const store::StatementScope scope(**select);
  auto row = scope->step();
  if (!row) return std::move(row).error();
  return *row && !scope->isNull(0) ? scope->integer(0) : std::int64_t{0};
}

Result<CatalogueStore::Stored> CatalogueStore::newest(store::Connection& connection) const {
  auto select = connection.prepare("SELECT version, sealed FROM config ORDER BY version DESC LIMIT 1");
  if (!select) return std::move(select).error();
  const store::StatementScope scope(**select);
  auto row = scope->step();
  if (!row) return std::move(row).error();
  if (!*row) return Stored{};
  const std::int64_t version = scope->integer(0);
  auto text = m_vault->unseal(scope->blob(1), associatedOf(version));
  if (!text) return base::withContext("configuration " + std::to_string(version), std::move(text).error());
  return Stored{version, std::move(*text)};
}

void CatalogueStore::keepSigningSecrets(const Catalogue& before, Catalogue& draft) const {
  for (Destination& destination : draft.destinations) {
    if (!destination.signingSecret.value.empty()) continue;
    destination.signingSecret.reference = kGeneratedReference;
    const Destination* old = before.destination(destination.name);
    if (old != nullptr && old->signingSecret.reference == kGeneratedReference) {
      destination.signingSecret.value = old->signingSecret.value;
      continue;
    }
    std::array<std::byte, 32> key{};
    m_random.fill(key);
    destination.signingSecret.value =
        "whsec_" + base::toBase64({reinterpret_cast<const char*>(key.data()), key.size()});
  }
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
  }
  keepSigningSecrets(before, draft);
  const std::string text = toStoredText(draft);
  const bool changed = stored->version == 0 || text != stored->text;
  if (auto numbered = numberAll(connection, draft, changed); !numbered) return std::move(numbered).error();
  draft.version = changed ? stored->version + 1 : stored->version;
  if (changed) {
    auto sealed = m_vault->seal(text, associatedOf(draft.version));
    if (!sealed) return std::move(sealed).error();
    auto insert =
        connection.prepare("INSERT INTO config(version, applied_at_us, applied_by, sealed) VALUES ($1, $2, $3, $4)");
    if (!insert) return std::move(insert).error();
    (*insert)->bind(1, draft.version);
    (*insert)->bind(2, toMicros(now));
    (*insert)->bindText(3, appliedBy);
    (*insert)->bindBlob(4, *sealed);
    if (auto done = (*insert)->run(); !done) return std::move(done).error();
  }
  return SavedCatalogue{std::make_shared<const Catalogue>(std::move(draft)), changed};
}

Result<SavedCatalogue> CatalogueStore::apply(store::Connection& connection, Catalogue draft,
                                             std::string_view appliedBy, UtcTime now) {
  if (auto begun = connection.beginWrite(); !begun) return std::move(begun).error();
  auto saved = save(connection, std::move(draft), appliedBy, now);
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

Result<CataloguePtr> CatalogueStore::load(store::Connection& connection) {
  auto stored = newest(connection);
  if (!stored) return std::move(stored).error();
  if (stored->version == 0) return CataloguePtr(std::make_shared<const Catalogue>());
  auto catalogue = fromStoredText(stored->text);
  if (!catalogue) return std::move(catalogue).error();
  catalogue->version = stored->version;
  if (auto numbered = numberAll(connection, *catalogue, false); !numbered) return std::move(numbered).error();
  refreshAll(m_secrets, *catalogue);
  return CataloguePtr(std::make_shared<const Catalogue>(std::move(*catalogue)));
}

}  // namespace ack::config
