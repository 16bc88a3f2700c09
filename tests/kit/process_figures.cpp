#include "tests/kit/process_figures.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <unistd.h>

namespace ack::kit {

std::int64_t ownMemoryKiB(pid_t pid) {
  std::ifstream status("/proc/" + std::to_string(pid) + "/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("RssAnon:")) return std::stoll(line.substr(8));
  return -1;
}

std::chrono::milliseconds cpuTime(pid_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  std::string text;
  std::getline(file, text);
  const std::size_t name = text.rfind(')');  // the name before it may hold anything
  if (name == std::string::npos) return {};
  std::istringstream fields(text.substr(name + 2));
  std::string skipped;
  for (int i = 0; i < 11; ++i) fields >> skipped;
  std::int64_t user = 0, system = 0;
  fields >> user >> system;
  return std::chrono::milliseconds((user + system) * 1'000 / ::sysconf(_SC_CLK_TCK));
}

std::int64_t bytesBelow(const std::filesystem::path& dir) {
  std::int64_t bytes = 0;
  std::error_code gone;  // files of a running engine may go while they are counted
  for (const auto& entry : std::filesystem::recursive_directory_iterator(dir, gone))
    if (entry.is_regular_file(gone)) bytes += static_cast<std::int64_t>(entry.file_size(gone));
  return bytes;
}

std::chrono::microseconds percentile(std::vector<std::chrono::microseconds> samples, double share) {
  if (samples.empty()) return {};
  std::sort(samples.begin(), samples.end());
  const auto at = static_cast<std::size_t>(share * static_cast<double>(samples.size()));
  return samples[std::min(at, samples.size() - 1)];
}

}  // namespace ack::kit
