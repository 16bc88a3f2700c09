#pragma once
// audit.checkpoint in the data directory: one signed checkpoint a line, newest last. It is only ever added to; copies
// of it kept elsewhere (mail, another machine) prove the trail against somebody who can change this machine.
#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace ack::audit {

constexpr const char* kCheckpointFile = "audit.checkpoint";

/// Adds `line` and syncs it; makes the file (0600) where it is missing. A last line without its end is cut off first,
/// and so is one that could not be written whole. io with the system's reason. Thread: any; several processes may
/// add.
Result<void> addCheckpointLine(const std::filesystem::path& file, std::string_view line);

/// The newest whole line, read from the file's end; empty where there is none. Thread: any.
Result<std::string> lastCheckpointLine(const std::filesystem::path& file);

/// All whole lines; a last one without its end (the process died while it wrote) is left out. Empty for a missing
/// file.
Result<std::vector<std::string>> readCheckpointLines(const std::filesystem::path& file);

}  // namespace ack::audit
