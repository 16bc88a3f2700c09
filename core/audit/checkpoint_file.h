#pragma once
// audit.checkpoint in the data directory: one signed checkpoint a line, newest last. It is only ever added to; copies
// of it kept elsewhere (mail, another machine) prove the trail against somebody who can change this machine.
#include "core/base/result.h"

#include <cstdint>
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

/// The newest whole line and the byte where it begins, read from the file's end; an empty one where there is none.
/// Thread: any.
struct LastLine {
  std::string line;
  std::uint64_t begin{0};
};
Result<LastLine> lastLineOf(const std::filesystem::path& file);

/// Only the line of it.
Result<std::string> lastCheckpointLine(const std::filesystem::path& file);

/// All whole lines from the byte `begin` on, where a line begins; a last one without its end (the process died while
/// it wrote) is left out. Empty for a missing file, and for one that ends before.
Result<std::vector<std::string>> readCheckpointLines(const std::filesystem::path& file, std::uint64_t begin = 0);

}  // namespace ack::audit
