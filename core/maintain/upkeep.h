#pragma once
// The engine's housekeeping thread: deletes what was kept long enough, once an hour or when somebody asks, and puts a
// new vault key in the old one's place. It works in small steps through the writer and rests between them, so that
// arrivals don't notice.
#include "core/base/clock.h"
#include "core/base/random.h"
#include "core/crypto/vault.h"
#include "core/maintain/payload_purge.h"
#include "core/maintain/step_pace.h"
#include "core/maintain/vault_rotation.h"

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace ack::maintain {

/// What it works with; what is given by reference must outlive it, as must the writer behind `write`.
struct UpkeepParts {
  WriteStep write;
  std::function<std::size_t()> waiting;  ///< what else the writer has to do
  const crypto::Vault& vault;
  std::filesystem::path keyFile;
  RandomSource& random;
  const Clock& clock;
};

class Upkeep {
 public:
  static constexpr std::chrono::hours kPurgeEvery{1};
  static constexpr std::chrono::milliseconds kLook{500};  ///< how often it looks whether there is something to do
  static constexpr std::chrono::minutes kAfterError{1};

  Upkeep(std::unique_ptr<store::Connection> reader, UpkeepParts parts);
  ~Upkeep();
  Upkeep(const Upkeep&) = delete;
  Upkeep& operator=(const Upkeep&) = delete;

  void start();
  /// Ends behind the step under way. Before the writer stops. May come twice, or before start().
  void stop();

 private:
  void run();
  /// true: do the next step soon.
  Result<bool> step();
  Result<bool> purgeIsDue();
  /// false once stopping.
  bool rest(std::chrono::microseconds time);

  std::unique_ptr<store::Connection> m_reader;
  UpkeepParts m_parts;
  StepPace m_pace;
  VaultRotation m_rotation;
  PayloadPurge m_purge;
  bool m_purging{false};
  std::optional<UtcTime> m_purgedAt;  // when the last pass of this process began
  std::int64_t m_seen{0};             // the store's change number when there was nothing to do

  std::mutex m_mutex;  // m_stopping
  std::condition_variable m_wake;
  bool m_stopping{false};
  std::thread m_thread;
};

}  // namespace ack::maintain
