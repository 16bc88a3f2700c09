#pragma once
// A data directory with a real store that tests fill event by event, counters and minutes included, and a reader over
// it.
#include "core/config/catalogue_store.h"
#include "core/query/reader.h"
#include "core/store/connection.h"
#include "core/store/tables.h"
#include "core/store/totals.h"

#include <QTemporaryDir>

#include <memory>
#include <string>

namespace ack::query::test {

class FixedClock final : public Clock {
 public:
  UtcTime time{std::chrono::seconds(1'790'000'000)};
  [[nodiscard]] UtcTime now() const noexcept override { return time; }
  [[nodiscard]] MonotonicTime monotonic() const noexcept override { return {}; }
};

/// Providers of the built-in registry are not needed here: one with facts is enough.
class FewProviders final : public provider::ProviderRegistry {
 public:
  [[nodiscard]] provider::ProviderPtr find(std::string_view key) const override;
  [[nodiscard]] std::vector<provider::ProviderPtr> all() const override;
  [[nodiscard]] Result<provider::ProviderPtr> fromRecipe(std::string_view key,
                                                         const boost::json::object& recipe) const override;
};

struct EventSpec {
  std::string source{"shop"};
  std::string tenant;
  std::string eventId;
  std::string type{"charge.succeeded"};
  domain::DeliveryState state{domain::DeliveryState::completed};
  domain::DeadCause cause{domain::DeadCause::none};
  std::chrono::seconds age{60};
  std::string owner, requestId, element;
  std::string contentType{"application/json"};
  std::string body{"{}"};
  std::int64_t lane{0};
  bool inTime{true};
};

class FilledStore {
 public:
  /// Sources "shop" (stripe, due in 300 s) and "forge" (github, due in 60 s), destination "crm".
  explicit FilledStore(bool configured = true);

  FixedClock clock;
  [[nodiscard]] std::filesystem::path data() const;
  [[nodiscard]] std::unique_ptr<Reader> reader() const;
  [[nodiscard]] store::Connection& connection() { return *m_connection; }
  [[nodiscard]] store::Tables& tables() { return *m_tables; }
  [[nodiscard]] const config::Catalogue& catalogue() const { return *m_catalogue; }

  DeliveryId add(const EventSpec& event);
  void duplicate(DeliveryId delivery, const std::string& requestId = "");
  ArrivalId reject(const std::string& source, const std::string& requestId);
  EffectId effect(DeliveryId delivery, domain::EffectKind kind, const std::string& key, domain::EffectState state,
                  std::int64_t destination = 0);
  LedgerId charge(DeliveryId delivery, std::int64_t minor, const Currency& currency, UtcTime at,
                  const std::string& account = "cus_1");
  void count(store::Total total, std::int64_t delta = 1);
  void run(const std::string& sql);
  std::int64_t number(const std::string& sql);

 private:
  void minute(UtcTime at, std::int64_t source, const std::string& column, std::int64_t delta = 1);

  QTemporaryDir m_folder;
  base::SystemRandom m_random;
  config::SystemSecretSource m_secrets;
  std::shared_ptr<crypto::Vault> m_vault;
  std::unique_ptr<store::Connection> m_connection;
  std::unique_ptr<store::Tables> m_tables;
  config::CataloguePtr m_catalogue{std::make_shared<const config::Catalogue>()};
};

}  // namespace ack::query::test
