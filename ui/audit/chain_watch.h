#pragma once
// Keeps an eye on the audit chain while the window is open: proves all of it at the start, what is new soon after it
// was written, and all of it again every half hour or when somebody asks: a cut end shows at once, an edit of an old
// entry with the next whole proof. On a thread of its own, so that a long trail holds nothing up.
#include "core/base/clock.h"
#include "core/query/audit_prover.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace ack::ui::audit {

struct ChainState {
  std::optional<query::AuditProof> proof;  ///< the last one that came to its end
  QString trouble;                         ///< why the trail could not be read at all; then the proof is old
  bool checking{false};                    ///< somebody asked for the whole, or the first check is under way
  bool cancelled{false};                   ///< the last check was broken off, so the proof is of before
  std::int64_t done{0}, all{0};            ///< entries, while it checks
};

/// Thread: gui; its worker thread is its own and ends with it.
class ChainWatch final : public QObject {
  Q_OBJECT
 public:
  using Open = std::function<Result<std::unique_ptr<query::AuditProver>>()>;
  struct Times {
    std::chrono::milliseconds look{2'000};       ///< how often it looks whether there is news
    std::chrono::milliseconds whole{1'800'000};  ///< after so long the whole is proved again
  };

  /// `open` is called on the worker's thread, again after it failed.
  explicit ChainWatch(Open open, Times times, QObject* parent = nullptr);
  explicit ChainWatch(Open open, QObject* parent = nullptr) : ChainWatch(std::move(open), Times{}, parent) {}
  /// Breaks off what is under way.
  ~ChainWatch() override;

  [[nodiscard]] const ChainState& state() const { return m_state; }
  /// The whole chain, now. Asked again while it runs: nothing more happens.
  void checkAll();
  /// Breaks off a check of the whole; the proof of before stays.
  void cancel();

 Q_SIGNALS:
  /// state() changed.
  void changed();

 private:
  struct Worker;
  void told(std::int64_t done, std::int64_t all);
  void finished(const Result<query::AuditProof>& proof);

  ChainState m_state;
  bool m_asked{true};  ///< a check of the whole has not come to its end yet
  std::unique_ptr<Worker> m_worker;
};

}  // namespace ack::ui::audit
