#pragma once
// Keeps the alerts of the store in step with what stands: opens one for a new condition, tells it of more, ends it
// when its cause is gone, and makes the messages about it in the same commit, so that a death at any point tells
// nothing twice. What is long over it forgets. It looks when something was committed, and every half minute for what
// comes by time alone; it writes only where something changes.
#include "core/alert/alert_rules.h"
#include "core/base/clock.h"
#include "core/query/full_status.h"
#include "core/store/alert_message_table.h"
#include "core/store/alert_purge.h"
#include "core/store/writer.h"

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace ack::alert {

/// What it works with; what is given by reference must outlive it.
struct AlertWatchParts {
  std::function<config::CataloguePtr()> catalogue;  ///< thread: any
  store::Writer& writer;
  const Clock& clock;
  std::filesystem::path data;
  query::DiskFree diskFree;
};

class AlertWatch {
 public:
  static constexpr std::chrono::milliseconds kPoll{500};
  static constexpr std::chrono::seconds kLeast{2};        ///< between two looks, however much is committed
  static constexpr std::chrono::seconds kMost{30};        ///< likewise, though nothing is
  static constexpr std::chrono::seconds kCountEvery{10};  ///< how often a count that only changes is written
  static constexpr std::chrono::hours kTextEvery{1};      ///< likewise evidence, of the same count
  static constexpr std::chrono::hours kPurgeEvery{1};     ///< how often what is long over is looked for
  static constexpr std::chrono::days kKeep{400};          ///< how long what is over is kept
  static constexpr std::int64_t kMostKept{100'000};       ///< of what is over
  static constexpr std::chrono::minutes kMostDrift{1};    ///< between two looks; beyond it the wall clock was set

  AlertWatch(std::unique_ptr<store::Connection> reader, AlertWatchParts parts);
  ~AlertWatch() { stop(); }
  AlertWatch(const AlertWatch&) = delete;
  AlertWatch& operator=(const AlertWatch&) = delete;

  void start();
  /// Ends behind the look under way. Before the writer stops. May come twice, or before start().
  void stop();
  /// One look, where it is time for one. Answers whether anything was written. Errors are the store's; the next step
  /// tries again. Thread: the watch's, or the only one where it was not started.
  Result<bool> step();

 private:
  /// One alert that may live at a time.
  using Key = std::pair<domain::AlertKind, std::string>;
  struct Plan {
    std::vector<store::AlertSighting> puts;
    std::vector<store::LivingAlert> over;
    bool news{false};  // somebody raised one that nothing was told of, or one has grown

    [[nodiscard]] bool isEmpty() const noexcept { return puts.empty() && over.empty() && !news; }
  };

  void run();
  [[nodiscard]] bool isTime(std::int64_t version, MonotonicTime now) const noexcept;
  void watchTheClocks();
  Result<Plan> look(const config::Catalogue& catalogue);
  Result<void> readNames(const std::string& sql, query::Names& names);
  void forgetUnheardSilence(query::Concerns& concerns, const std::vector<store::LivingAlert>& living) const;
  Result<Plan> compare(std::vector<store::AlertSighting> conditions, std::vector<store::LivingAlert> living,
                       const std::vector<domain::AlertKind>& untold);
  Result<bool> hasUnheard(const config::Catalogue& catalogue, const std::vector<store::LivingAlert>& living);
  [[nodiscard]] bool isWorthWriting(const store::LivingAlert& living, const store::AlertSighting& now) const;
  Result<void> write(const Plan& plan, const config::Catalogue& catalogue);
  void remember(const Plan& plan);
  Result<bool> purge();

  std::unique_ptr<store::Connection> m_reader;
  AlertWatchParts m_parts;
  query::Statements m_statements;
  query::FullStatus m_status;
  query::AttentionMemory m_attention;
  query::Names m_sources, m_destinations;
  store::AlertTable m_alerts;
  store::AlertMessageTable m_messages;
  store::AlertPurge m_purge;
  std::int64_t m_seen{-1};  // the store's change number at the last look
  std::optional<MonotonicTime> m_lookedAt;
  UtcTime m_wallThen{};              // the wall clock at the last step
  MonotonicTime m_uptimeThen{};      // likewise
  MonotonicTime m_listeningSince{};  // since when a silence was heard by this engine, by an even clock
  MonotonicTime m_purgedAt{};        // when nothing was left that is long over
  std::map<Key, MonotonicTime> m_written;

  std::mutex m_mutex;  // m_stopping
  std::condition_variable m_wake;
  bool m_stopping{false};
  std::thread m_thread;
};

}  // namespace ack::alert
