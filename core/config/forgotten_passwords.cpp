#include "core/config/forgotten_passwords.h"

#include "core/base/kill_point.h"
#include "core/config/catalogue_json.h"
#include "core/config/stored_catalogue.h"
#include "core/store/fact_table.h"

#include <algorithm>

namespace ack::config {
namespace {

constexpr std::string_view kFactForgotten = "file_passwords_forgotten";

struct Cleaned {
  std::int64_t version{0};
  std::string sealed;
};

bool hasPassword(const Person& person) { return !person.password.value.empty(); }

/// The same configuration without passwords; nothing where it has none, or does not open.
Result<std::optional<Cleaned>> withoutPasswords(const store::StoredConfig& stored, bool newest,
                                                const crypto::Vault& vault, const crypto::ScryptCost& cost,
                                                RandomSource& random) {
  const auto text = vault.unseal(stored.sealed, sealedFor(stored.version));
  if (!text && text.error().code == ErrorCode::corrupt) return std::optional<Cleaned>{};
  if (!text) return base::withContext("configuration " + std::to_string(stored.version), text.error());
  auto catalogue = fromStoredText(*text);
  if (!catalogue || std::none_of(catalogue->people.begin(), catalogue->people.end(), hasPassword))
    return std::optional<Cleaned>{};
  for (Person& person : catalogue->people) {
    if (!newest || !hasPassword(person)) continue;
    auto hash = crypto::hashPassword(person.password.value, cost, random);
    if (!hash) return std::move(hash).error();
    person.passwordHash = std::move(*hash);
  }
  auto sealed = vault.seal(toStoredText(*catalogue), sealedFor(stored.version));
  if (!sealed) return std::move(sealed).error();
  return std::optional<Cleaned>{{stored.version, std::move(*sealed)}};
}

Result<void> write(store::Connection& connection, const std::vector<Cleaned>& cleaned) {
  store::ConfigTable table(connection);
  for (const Cleaned& one : cleaned)
    if (auto kept = table.reseal(one.version, one.sealed); !kept) return kept;
  base::killPoint("config.forget_passwords");
  if (auto noted = store::FactTable(connection).set(kFactForgotten, "1"); !noted) return noted;
  return connection.commit();
}

}  // namespace

Result<std::int64_t> forgetFilePasswords(store::Connection& connection, const crypto::Vault& vault,
                                         const crypto::ScryptCost& cost, RandomSource& random) {
  const auto done = store::FactTable(connection).get(kFactForgotten);
  if (!done) return done.error();
  if (*done) return std::int64_t{0};
  const auto rows = store::ConfigTable(connection).all();
  if (!rows) return rows.error();
  std::vector<Cleaned> cleaned;
  for (const store::StoredConfig& row : *rows) {
    auto one = withoutPasswords(row, row.version == rows->back().version, vault, cost, random);
    if (!one) return std::move(one).error();
    if (*one) cleaned.push_back(std::move(**one));
  }
  if (auto begun = connection.beginWrite(); !begun) return std::move(begun).error();
  if (auto written = write(connection, cleaned); !written) {
    if (connection.inTransaction()) connection.rollback();
    return std::move(written).error();
  }
  return static_cast<std::int64_t>(cleaned.size());
}

}  // namespace ack::config
