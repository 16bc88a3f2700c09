#pragma once
// Applies a configuration to a data directory, as a deed of whoever asks: beside a running engine, which notices
// within 250 ms, or before one starts.
#include "app/operator_desk.h"
#include "core/base/clock.h"
#include "core/config/apply_file.h"
#include "core/config/catalogue_store.h"
#include "core/config/source_writer.h"
#include "core/provider/provider.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace ack::app {

/// Reads and applies `file`, people included. Nothing is changed unless the whole file is valid; invalid then lists
/// every mistake. refused where `caller` may not; as operate::ConfigureCommands::apply.
Result<config::SavedCatalogue> applyFile(const std::string& file, OperatorDesk& desk, const operate::Caller& caller,
                                         std::shared_ptr<const provider::ProviderRegistry> providers);
/// The same from text, by the account of the operating system; the store is made where there is none. `name` stands
/// in messages.
Result<config::SavedCatalogue> applyText(const std::string& name, std::string_view text,
                                         const std::filesystem::path& data,
                                         std::shared_ptr<const provider::ProviderRegistry> providers,
                                         const Clock& clock);
/// Validates only.
Result<void> checkFile(const std::string& file, std::shared_ptr<const provider::ProviderRegistry> providers);

/// What is to be done with a source writer over an open store.
using SourceChange = std::function<Result<config::SavedCatalogue>(
    config::SourceWriter& writer, store::Connection& connection, std::string_view appliedBy, UtcTime now)>;

/// One change of the present configuration, and how the audit trail calls it.
struct SourceDeed {
  std::string action;  ///< "source.add"
  std::string source;  ///< which one
  SourceChange change;
};

/// Does it as a deed of `caller`. Durable when it answers success; a running engine takes it over within 250 ms.
/// refused where the caller may not configure. Thread: any but a GUI thread.
Result<config::SavedCatalogue> changeSources(const std::filesystem::path& data,
                                             std::shared_ptr<const provider::ProviderRegistry> providers,
                                             const Clock& clock, const operate::Caller& caller,
                                             const SourceDeed& deed);

}  // namespace ack::app
