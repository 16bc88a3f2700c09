#pragma once
// Applies a configuration to a data directory: beside a running engine, which notices within 250 ms, or before one
// starts.
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

/// Reads and applies `file`; the store is made where there is none. Nothing is changed unless the whole file is
/// valid; invalid then lists every mistake.
Result<config::SavedCatalogue> applyFile(const std::string& file, const std::filesystem::path& data,
                                         std::shared_ptr<const provider::ProviderRegistry> providers,
                                         const Clock& clock);
/// The same from text; `name` stands in messages.
Result<config::SavedCatalogue> applyText(const std::string& name, std::string_view text,
                                         const std::filesystem::path& data,
                                         std::shared_ptr<const provider::ProviderRegistry> providers,
                                         const Clock& clock);
/// Validates only.
Result<void> checkFile(const std::string& file, std::shared_ptr<const provider::ProviderRegistry> providers);

/// What is to be done with a source writer over an open store.
using SourceChange = std::function<Result<config::SavedCatalogue>(
    config::SourceWriter& writer, store::Connection& connection, std::string_view appliedBy, UtcTime now)>;

/// Opens the store as applyFile() does and lets `change` work on the present configuration. Durable when it answers
/// success; a running engine takes it over within 250 ms. Thread: any.
Result<config::SavedCatalogue> changeSources(const std::filesystem::path& data,
                                             std::shared_ptr<const provider::ProviderRegistry> providers,
                                             const Clock& clock, const SourceChange& change);

}  // namespace ack::app
