#pragma once
// Carries out replays that were asked for and, where needed, approved: puts deliveries back to the queue in paced
// batches, each looked at once more, watches what becomes of them, and ends, pauses or tidies up. Every step is one
// commit, so that a death at any point loses nothing, doubles nothing and leaves on record what remains.
#include "core/base/clock.h"
#include "core/base/random.h"
#include "core/config/catalogue.h"
#include "core/crypto/vault.h"
#include "core/store/writer.h"
#include "core/work/replay_check.h"

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace ack::work {

/// Everything is given; it must outlive the runner.
struct ReplayDependencies {
  std::function<config::CataloguePtr()> catalogue;  ///< thread: any
  effect::ContentProofOf contentProof;              ///< thread: any
  const crypto::Vault& vault;
  const Clock& clock;
  store::Writer& writer;
  RandomSource& random;
  std::filesystem::path data;  ///< the data directory, for audit.checkpoint
};

class ReplayRunner {
 public:
  /// Deliveries that one commit puts back at most: accepting waits for no more than that.
  static constexpr std::int64_t kReleasedAtOnce = 100;

  ReplayRunner(ReplayDependencies dependencies, std::unique_ptr<store::Connection> reader);
  ~ReplayRunner() { stop(); }
  ReplayRunner(const ReplayRunner&) = delete;
  ReplayRunner& operator=(const ReplayRunner&) = delete;

  /// What came of one look at all open replays.
  enum class Step {
    idle,     ///< nothing is open but what waits for people
    waiting,  ///< something is under way, or its next batch is due later
    moved,    ///< something was done; there may be more at once
  };
  /// One step for each open replay. For the own thread, and for tests without one. Errors are the store's.
  Result<Step> step();

  /// Begins the own thread.
  void start();
  /// Ends it after its step. May come twice, or before start().
  void stop();

 private:
  void run();
  Result<Step> stepOf(const store::ReplayRow& replay);
  Result<Step> begin(const store::ReplayRow& replay);
  Result<Step> goOn(const store::ReplayRow& replay);
  Result<Step> tidyUp(const store::ReplayRow& replay);
  /// false where somebody was faster: nothing was changed then, and the next look sees what they did.
  Result<bool> execute(const std::function<Result<void>(store::WriteContext&)>& work);
  [[nodiscard]] std::chrono::milliseconds lookOnce();

  ReplayDependencies m_given;
  std::unique_ptr<store::Connection> m_reader;
  store::ReplayTable m_replays;
  store::ReplayItemTable m_items;
  ReplayCheck m_check;
  // Thread: the own one.
  std::int64_t m_seenVersion{-1};
  Step m_last{Step::moved};
  int m_idleLooks{0};
  std::mutex m_mutex;
  std::condition_variable m_wake;
  bool m_stopping{false};  // guarded
  std::thread m_thread;
};

}  // namespace ack::work
