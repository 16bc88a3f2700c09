#pragma once
// The engine's housekeeping thread: deletes what was kept long enough, after each hour that it has run or when
// somebody asks, and puts a new vault key in the old one's place. An hour only counts while the wall clock keeps step
// with the machine's uptime: a clock that jumped must not make everything look old enough. It works in small steps
// through the writer and rests between them, so that arrivals don't notice.
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
  static constexpr std::chrono::minutes kMostDrift{5};  ///< of the wall clock within an hour; beyond it, it was set

  Upkeep(std::unique_ptr<store::Connection> reader, UpkeepParts parts);
  ~Upkeep();
  Upkeep(const Upkeep&) = delete;
  Upkeep& operator=(const Upkeep&) = delete;

  void start();
  /// Ends behind the step under way. Before the writer stops. May come twice, or before start().
  void stop();
  /// One round, a step of each that has something to do. true: do the next one soon. Where one fails the other has
  /// had its step all the same, and the failed one rests for kAfterError. Thread: upkeep's, or the only one where it
  /// was not started.
  Result<bool> step();

 private:
  /// One of the two things to do.
  struct Part {
    std::optional<MonotonicTime> restsUntil;  ///< after an error
  };
  void run();
  Result<bool> stepOf(Part& part, Result<bool> (Upkeep::*work)());
  Result<bool> rotate();
  Result<bool> purge();
  Result<void> beginIfDue();
  bool hourIsOver();
  void beginHour();
  Result<void> noteAnswered();
  /// false once stopping.
  bool rest(std::chrono::microseconds time);

  std::unique_ptr<store::Connection> m_reader;
  UpkeepParts m_parts;
  StepPace m_pace;
  VaultRotation m_rotation;
  PayloadPurge m_purge;
  Part m_rotating, m_purgePart;
  bool m_purging{false};
  std::int64_t m_answering{0};  // what the pass under way was asked by; 0: by the hour alone
  UtcTime m_hourFrom{};         // when the hour under way began, by either clock
  MonotonicTime m_hourFromUptime{};
  std::int64_t m_seen{0};  // the store's change number when there was nothing to do
  bool m_isNews{true};     // something was committed since

  std::mutex m_mutex;  // m_stopping
  std::condition_variable m_wake;
  bool m_stopping{false};
  std::thread m_thread;
};

}  // namespace ack::maintain
