#include "app/apply.h"

#include "app/operator_desk.h"
#include "app/provider_check.h"
#include "core/base/random.h"
#include "core/runtime/data_files.h"
#include "core/runtime/engine_lock.h"
#include "core/store/sqlite_driver.h"

namespace ack::app {
namespace {

using StoreWork = std::function<Result<config::SavedCatalogue>(config::CatalogueStore&, store::Connection&)>;

Result<config::SavedCatalogue> overStore(const std::filesystem::path& data, const config::SecretSource& secrets,
                                         const StoreWork& work) {
  if (auto made = runtime::makeDataDirectory(data); !made) return std::move(made).error();
  base::SystemRandom random;
  auto vault = runtime::openVault(data, random);
  if (!vault) return std::move(vault).error();

  // Alone with the store, it may be made or migrated here; beside an engine, only its present schema is written.
  auto lock = runtime::EngineLock::acquire(data);
  if (!lock && lock.error().code != ErrorCode::busy) return std::move(lock).error();
  const std::filesystem::path file = runtime::storeFile(data);
  auto connection = lock ? store::openForWriting(file) : store::openBesideWriter(file);
  if (!connection) return std::move(connection).error();
  config::CatalogueStore catalogues(std::move(vault).value(), secrets, random);
  return work(catalogues, **connection);
}

Result<config::SavedCatalogue> save(config::Catalogue draft, const std::filesystem::path& data,
                                    const config::SecretSource& secrets, const Clock& clock) {
  return overStore(data, secrets, [&](config::CatalogueStore& catalogues, store::Connection& connection) {
    return catalogues.apply(connection, std::move(draft), operatingSystemUser(), clock.now());
  });
}

Result<config::SavedCatalogue> saveReading(config::ApplyReading reading, const std::filesystem::path& data,
                                           const config::SecretSource& secrets, const Clock& clock) {
  if (!reading.ok()) return config::toError(reading);
  return save(std::move(reading.catalogue), data, secrets, clock);
}

}  // namespace

Result<config::SavedCatalogue> applyFile(const std::string& file, const std::filesystem::path& data,
                                         std::shared_ptr<const provider::ProviderRegistry> providers,
                                         const Clock& clock) {
  const config::SystemSecretSource secrets;
  auto reading = config::readApplyFile(file, RegistryCheck(std::move(providers)), secrets);
  if (!reading) return std::move(reading).error();
  return saveReading(std::move(reading).value(), data, secrets, clock);
}

Result<config::SavedCatalogue> applyText(const std::string& name, std::string_view text,
                                         const std::filesystem::path& data,
                                         std::shared_ptr<const provider::ProviderRegistry> providers,
                                         const Clock& clock) {
  const config::SystemSecretSource secrets;
  return saveReading(config::readApplyText(name, text, RegistryCheck(std::move(providers)), secrets), data, secrets,
                     clock);
}

Result<void> checkFile(const std::string& file, std::shared_ptr<const provider::ProviderRegistry> providers) {
  const config::SystemSecretSource secrets;
  auto reading = config::readApplyFile(file, RegistryCheck(std::move(providers)), secrets);
  if (!reading) return std::move(reading).error();
  if (!reading->ok()) return config::toError(*reading);
  return {};
}

Result<config::SavedCatalogue> changeSources(const std::filesystem::path& data,
                                             std::shared_ptr<const provider::ProviderRegistry> providers,
                                             const Clock& clock, const SourceChange& change) {
  const config::SystemSecretSource secrets;
  const RegistryCheck check(std::move(providers));
  return overStore(data, secrets, [&](config::CatalogueStore& catalogues, store::Connection& connection) {
    config::SourceWriter writer(catalogues, check, secrets);
    return change(writer, connection, operatingSystemUser(), clock.now());
  });
}

}  // namespace ack::app
