#pragma once
// Gives the window its commands on sources: over the data directory, with the registry, each in one commit.
#include "core/base/clock.h"
#include "core/operate/deed_frame.h"
#include "core/provider/provider.h"
#include "ui/addsource/source_commands.h"

#include <filesystem>
#include <functional>
#include <memory>

namespace ack::app {

/// `clock` must outlive the commands; `who` acts, and is asked at each of them, on its thread.
ui::addsource::SourceCommands sourceCommands(const std::filesystem::path& data,
                                             std::shared_ptr<const provider::ProviderRegistry> providers,
                                             const Clock& clock, std::function<operate::Caller()> who);

}  // namespace ack::app
