#include "app/source_commands.h"

#include "app/apply.h"
#include "app/provider_check.h"
#include "core/query/provider_views.h"

namespace ack::app {

ui::addsource::SourceCommands sourceCommands(const std::filesystem::path& data,
                                             std::shared_ptr<const provider::ProviderRegistry> providers,
                                             const Clock& clock) {
  const auto change = [data, providers, &clock](const SourceChange& how) {
    return changeSources(data, providers, clock, how);
  };
  ui::addsource::SourceCommands commands;
  commands.providers = [providers] { return query::providerViews(*providers); };
  commands.read = [providers](const std::string& text, const config::Catalogue& present) {
    return config::readSourceText(text, present, RegistryCheck(providers), config::SystemSecretSource());
  };
  commands.tryRequest = [providers, &clock](const config::Catalogue& present, const config::Source& source,
                                            const std::string& pasted) {
    return query::tryRequest(*providers, present, source, pasted, clock.now());
  };
  commands.add = [change](const std::string& text) {
    return change([&text](config::SourceWriter& writer, store::Connection& connection, std::string_view by,
                          UtcTime now) { return writer.add(connection, text, by, now); });
  };
  commands.addSecret = [change](const std::string& source, const std::string& secret) {
    return change([&](config::SourceWriter& writer, store::Connection& connection, std::string_view by, UtcTime now) {
      return writer.addSecret(connection, source, secret, by, now);
    });
  };
  commands.removeSecret = [change](const std::string& source, std::size_t position, const std::string& ending) {
    return change([&](config::SourceWriter& writer, store::Connection& connection, std::string_view by, UtcTime now) {
      return writer.removeSecret(connection, source, position, ending, by, now);
    });
  };
  return commands;
}

}  // namespace ack::app
