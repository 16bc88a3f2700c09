#pragma once
// Gives the window its commands on sources: over the data directory, with the registry, each in one commit.
#include "core/base/clock.h"
#include "core/provider/provider.h"
#include "ui/addsource/source_commands.h"

#include <filesystem>
#include <memory>

namespace ack::app {

/// `clock` must outlive the commands.
ui::addsource::SourceCommands sourceCommands(const std::filesystem::path& data,
                                             std::shared_ptr<const provider::ProviderRegistry> providers,
                                             const Clock& clock);

}  // namespace ack::app
