#pragma once
// Works off what was accepted: preparing threads plan and apply, calls to destinations run beside them, and a keeper
// settles their outcomes, renews leases and rescues lapsed ones. One per store.
#include "core/base/clock.h"
#include "core/base/random.h"
#include "core/config/catalogue.h"
#include "core/crypto/vault.h"
#include "core/effect/effect_planner.h"
#include "core/queue/circuit_breaker.h"
#include "core/store/writer.h"
#include "core/work/http_client.h"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace ack::work {

struct WorkOptions {
  int threads{2};
  std::size_t batch{64};                       ///< deliveries per write command
  std::chrono::milliseconds poll{250};         ///< longest wait while nothing is known to be due
  std::chrono::milliseconds sweep{1'000};      ///< between two looks for lapsed leases
  std::chrono::milliseconds stopGrace{8'000};  ///< for calls under way when stopping
  /// Processor time that one plan may take. Of processor time, so that a suspended or busy machine blames nobody.
  std::chrono::milliseconds planLimit{30'000};
};

/// Everything is given, nothing is owned; it must outlive the engine. The writer runs before start() and until after
/// stop(). The HTTP client is started by whoever made it, before start(), and stopped after stop().
struct WorkDependencies {
  std::function<config::CataloguePtr()> catalogue;  ///< thread: any; may change its answer at any time
  std::function<effect::ContentProof(const config::Source&)> contentProof;  ///< thread: any
  std::function<Result<std::unique_ptr<store::Connection>>()> openReader;   ///< one per preparing thread, and a few
  const crypto::Vault& vault;
  const Clock& clock;
  RandomSource& random;  ///< used on the writer's thread only
  HttpClient& http;
  store::Writer& writer;
  std::filesystem::path inHand{};  ///< see InHand; empty: in memory only
  /// Called once where so many plans did not end that the process should leave and begin anew; may be null.
  std::function<void(const Error&)> fatal{};
};

/// How a destination's calls stand.
struct DestinationStatus {
  std::string name;
  queue::CircuitBreaker::State breaker{queue::CircuitBreaker::State::closed};
  bool held{false};  ///< by a person
};

struct WorkStatus {
  int threads{0};
  int threadsBusy{0};
  int threadsStuck{0};  ///< in plans that do not end; after stop() above 0: the process must leave by _Exit
  std::size_t callsUnderWay{0};
  std::size_t questionsUnderWay{0};
  std::vector<DestinationStatus> destinations{};
};

class WorkEngine {
 public:
  static std::unique_ptr<WorkEngine> create(WorkDependencies dependencies, WorkOptions options);
  virtual ~WorkEngine() = default;

  /// First counts the deaths of a former process, and judges every lease that it left behind; then begins. The
  /// store's error where it can't.
  virtual Result<void> start() = 0;
  /// Begins nothing more, waits for calls under way (at most stopGrace) and settles them. What is still open then
  /// keeps its lease and intent on disk for the next start; nothing is made a failure by stopping. A thread whose
  /// plan does not end can't be stopped: it is left alone, see status().threadsStuck. May come twice, or before
  /// start().
  virtual void stop() = 0;
  /// Something may be due: call it from the writer's commit hook. Thread: any; never blocks for long.
  virtual void wake() noexcept = 0;
  /// Thread: any.
  [[nodiscard]] virtual WorkStatus status() const = 0;
};

}  // namespace ack::work
