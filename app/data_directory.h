#pragma once
// Where the store lives: --data, else $ACKNOWLEDGER_DATA, else the platform's application-data directory.
#include <filesystem>
#include <string>

namespace ack::app {

/// `option` is what --data gave, or empty. Doesn't touch the disk.
std::filesystem::path dataDirectory(const std::string& option);

}  // namespace ack::app
