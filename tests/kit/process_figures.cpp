#include "tests/kit/process_figures.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <unistd.h>

namespace ack::kit {

namespace {

/// Of /proc/<pid>/status, in KiB.
std::int64_t statusValue(pid_t pid, const std::string& name) {
  std::ifstream status("/proc/" + std::to_string(pid) + "/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with(name + ":")) return std::stoll(line.substr(name.size() + 1));
  return -1;
}

}  // namespace

std::int64_t ownMemoryKiB(pid_t pid) { return statusValue(pid, "RssAnon"); }

std::int64_t peakMemoryKiB(pid_t pid) { return statusValue(pid, "VmHWM"); }

bool resetPeakMemory(pid_t pid) {
  std::ofstream file("/proc/" + std::to_string(pid) + "/clear_refs");
  file << "5" << std::flush;  // proc(5): the peak becomes the present value
  return file.good();
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
