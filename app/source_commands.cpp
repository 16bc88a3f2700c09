#include "app/source_commands.h"

#include "app/apply.h"
#include "app/provider_check.h"
#include "core/query/provider_views.h"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

namespace ack::app {
namespace {

/// The name that the text of a source gives it; "" where it gives none, which its reader then says.
std::string nameIn(const std::string& text) {
  boost::system::error_code failed;
  const boost::json::value source = boost::json::parse(text, failed);
  if (failed || !source.is_object()) return {};
  const auto* name = source.get_object().if_contains("name");
  return name != nullptr && name->is_string() ? std::string(name->get_string()) : std::string();
}

}  // namespace

ui::addsource::SourceCommands sourceCommands(const std::filesystem::path& data,
                                             std::shared_ptr<const provider::ProviderRegistry> providers,
                                             const Clock& clock) {
  const auto change = [data, providers, &clock](const operate::Caller& caller, const SourceDeed& deed) {
    return changeSources(data, providers, clock, caller, deed);
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
  commands.add = [change](const operate::Caller& caller, const std::string& text) {
    return change(caller, {"source.add", nameIn(text),
                           [&text](config::SourceWriter& writer, store::Connection& connection, std::string_view by,
                                   UtcTime now) { return writer.add(connection, text, by, now); }});
  };
  commands.addSecret = [change](const operate::Caller& caller, const std::string& source, const std::string& secret) {
    return change(caller, {"source.add_secret", source,
                           [&](config::SourceWriter& writer, store::Connection& connection, std::string_view by,
                               UtcTime now) { return writer.addSecret(connection, source, secret, by, now); }});
  };
  commands.removeSecret = [change](const operate::Caller& caller, const std::string& source, std::size_t position,
                                   const std::string& ending) {
    return change(caller,
                  {"source.remove_secret", source,
                   [&](config::SourceWriter& writer, store::Connection& connection, std::string_view by,
                       UtcTime now) { return writer.removeSecret(connection, source, position, ending, by, now); }});
  };
  return commands;
}

}  // namespace ack::app
