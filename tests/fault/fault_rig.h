#pragma once
// What the storage-fault tests share: the environment that loads the shim, and one event's whole way with a fault in
// it.
#include "tests/kit/child_process.h"
#include "tests/kit/load_client.h"

#include <filesystem>
#include <functional>
#include <string>

namespace ack::kit {

/// A fault of the shim (faultshim.c); `nth` counts from 1, 0: only count.
struct Fault {
  std::string operation{"write"};
  std::string effect{"eio"};
  long nth{0};
  int count{1};                     ///< consecutive operations that are hit, -1: all later ones
  std::filesystem::path gate{};     ///< the fault rests while this file does not exist
  std::filesystem::path counter{};  ///< where the number of counted operations goes
};

/// LD_PRELOAD and the fault, for files below `data`.
Environment faultEnvironment(const std::filesystem::path& data, const Fault& fault);
/// LD_PRELOAD and a record of all writes, syncs and acknowledgements.
Environment recordEnvironment(const std::filesystem::path& data, const std::filesystem::path& log);

bool waitUntil(const std::function<bool()>& holds, std::chrono::milliseconds limit);
/// No event is unfinished.
bool drained(const std::filesystem::path& data, std::chrono::milliseconds limit);
bool campaign();
int timeFactor();

}  // namespace ack::kit
