#include "app/data_directory.h"

#include <cstdlib>

namespace ack::app {
namespace {

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

}  // namespace

std::filesystem::path dataDirectory(const std::string& option) {
  if (!option.empty()) return option;
  if (const std::string chosen = environment("ACKNOWLEDGER_DATA"); !chosen.empty()) return chosen;
  // XDG Base Directory Specification: $XDG_DATA_HOME, or ~/.local/share where it is unset.
  if (const std::string data = environment("XDG_DATA_HOME"); !data.empty())
    return std::filesystem::path(data) / "acknowledger";
  const std::string home = environment("HOME");
  return std::filesystem::path(home.empty() ? "/var/lib" : home) /
         (home.empty() ? "acknowledger" : ".local/share/acknowledger");
}

}  // namespace ack::app
