#pragma once
// What a running process costs, as the kernel counts it.
#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace ack::kit {

/// Memory of its own (no files, no shared libraries), in KiB; -1 where there is no such process.
std::int64_t ownMemoryKiB(pid_t pid);
/// The most memory of any kind since the last resetPeakMemory(), in KiB; -1 where there is no such process.
std::int64_t peakMemoryKiB(pid_t pid);
/// false where the kernel does not let us.
bool resetPeakMemory(pid_t pid);
/// User and system time so far.
std::chrono::milliseconds cpuTime(pid_t pid);
/// All regular files below `dir` together.
std::int64_t bytesBelow(const std::filesystem::path& dir);
/// The value that `share` (0 to 1) of the samples do not exceed; zero where there are none.
std::chrono::microseconds percentile(std::vector<std::chrono::microseconds> samples, double share);

}  // namespace ack::kit
