#pragma once
// Between the replay sheet and core: makes and asks for previews, decides, holds and lets go, and reads how a replay
// stands. Every answer comes as a signal on the GUI thread.
#include "core/base/result.h"
#include "core/query/replay_views.h"
#include "ui/replay/replay_place.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace ack::ui::replay {

/// Thread: gui. A draft that was not asked for is discarded when this goes.
class ReplayTalk final : public QObject {
  Q_OBJECT
 public:
  enum class Deed { approve, reject, pause, resume, cancel };

  explicit ReplayTalk(ReplayPlace place, QObject* parent = nullptr);
  ~ReplayTalk() override;

  /// Ends in previewed() or previewFailed(); progressed() meanwhile. A preview before it is discarded.
  void preview(const operate::ReplaySelection& selection, domain::RulesChoice rules);
  void stopPreview();
  /// Asks for the present draft. Ends in requested() or requestFailed().
  void request(const operate::ReplayOrder& order);
  /// The deed itself; `hash` matters to approve only. Thread: that of the commands.
  static Result<void> carryOut(operate::ReplayCommands commands, const operate::Caller& caller, Deed deed,
                               ReplayId id, const std::string& hash, const std::string& reason);
  /// Ends in decided() or deedFailed().
  void decide(Deed deed, ReplayId id, const std::string& hash, const std::string& reason);
  /// Ends in viewRead() and itemsRead(…, true), or in readFailed().
  void read(ReplayId id);
  void more(ReplayId id, const std::string& token);
  [[nodiscard]] std::optional<ReplayId> draft() const { return m_draft; }

 Q_SIGNALS:
  void progressed(qint64 done, qint64 of);
  void previewed(const ack::operate::ReplayPreview& preview);
  void previewFailed(const ack::Error& error);
  void requested(const ack::operate::ReplayReceipt& receipt);
  void requestFailed(const ack::Error& error);
  void decided();
  void deedFailed(const ack::Error& error);
  void viewRead(const ack::query::ReplayView& view);
  void itemsRead(const ack::query::ReplayItemPage& page, bool first);
  void readFailed(const ack::Error& error);

 private:
  struct Progress;
  void discardDraft();
  ReplayPlace m_place;
  std::shared_ptr<Progress> m_progress;
  QTimer m_poll;
  std::optional<ReplayId> m_draft;
};

}  // namespace ack::ui::replay
