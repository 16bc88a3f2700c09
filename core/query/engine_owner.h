#pragma once
// Who runs the engine of a data directory, seen from outside.
#include <cstdint>
#include <filesystem>
#include <string>

namespace ack::query {

/// Facts that the runtime writes when it has begun to listen.
constexpr const char* kFactEnginePid = "engine.pid";
constexpr const char* kFactEngineListen = "engine.listen";

/// Whether process `pid` lives and the directory's engine lock is held. Looks at the lock only where that process
/// lives, shared and for a moment, so that it never stands in the way of an engine that starts.
bool engineRuns(const std::filesystem::path& data, std::int64_t pid) noexcept;

}  // namespace ack::query
