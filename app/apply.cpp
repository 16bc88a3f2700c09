#include "app/apply.h"

#include "app/provider_check.h"
#include "core/operate/configure_commands.h"

namespace ack::app {
namespace {

Result<config::SavedCatalogue> save(config::ApplyReading reading, const std::string& name, OperatorDesk& desk,
                                    const operate::Caller& caller) {
  if (!reading.ok()) return config::toError(reading);
  const config::SystemSecretSource secrets;
  return operate::ConfigureCommands(desk.desk(), secrets, {}).apply(caller, std::move(reading.catalogue), name);
}

}  // namespace

Result<config::SavedCatalogue> applyFile(const std::string& file, OperatorDesk& desk, const operate::Caller& caller,
                                         std::shared_ptr<const provider::ProviderRegistry> providers) {
  const config::SystemSecretSource secrets;
  auto reading = config::readApplyFile(file, RegistryCheck(std::move(providers)), secrets);
  if (!reading) return std::move(reading).error();
  return save(std::move(reading).value(), std::filesystem::path(file).filename().string(), desk, caller);
}

Result<config::SavedCatalogue> applyText(const std::string& name, std::string_view text,
                                         const std::filesystem::path& data,
                                         std::shared_ptr<const provider::ProviderRegistry> providers,
                                         const Clock& clock) {
  const config::SystemSecretSource secrets;
  auto desk = OperatorDesk::open(data, clock, true);
  if (!desk) return std::move(desk).error();
  return save(config::readApplyText(name, text, RegistryCheck(std::move(providers)), secrets), name, **desk,
              {{}, operatingSystemUser(), "engine"});
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
                                             const Clock& clock, const operate::Caller& caller,
                                             const SourceDeed& deed) {
  auto desk = OperatorDesk::open(data, clock, true);
  if (!desk) return std::move(desk).error();
  const config::SystemSecretSource secrets;
  const RegistryCheck check(std::move(providers));
  return operate::ConfigureCommands((*desk)->desk(), secrets, {})
      .change(
          caller, deed.action, deed.source,
          [&](config::CatalogueStore& catalogues, store::Connection& connection, std::string_view by, UtcTime now) {
            config::SourceWriter writer(catalogues, check, secrets);
            return deed.change(writer, connection, by, now);
          });
}

}  // namespace ack::app
