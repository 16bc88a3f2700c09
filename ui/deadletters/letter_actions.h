#pragma once
// Which dead letters a key, a menu, the bar or a group's button means (the ticked ones, else the row or group that
// has the focus, else all of a large group), and handing them to the deed.
#include "core/base/clock.h"
#include "core/query/destinations.h"
#include "core/query/views.h"
#include "ui/deadletters/destination_troubles.h"
#include "ui/deadletters/letter_deeds.h"
#include "ui/replay/replay_place.h"
#include "ui/style/theme.h"

#include <QObject>

class QMenu;
class QModelIndex;
class QPoint;

namespace ack::ui::models {
class DeadLetterModel;
}
namespace ack::ui::session {
class Session;
}

namespace ack::ui::deadletters {

class DeadLetterTree;
class SelectionBar;
struct GroupAction;

/// Thread: gui. Everything given must outlive it.
class LetterActions final : public QObject {
  Q_OBJECT
 public:
  using Ids = std::vector<DeliveryId>;
  static constexpr int kMostTicked = 10000;

  /// `session` null: nothing is done. `filter` answers what the list is narrowed to now.
  LetterActions(const style::Theme& theme, session::Session* session, const Clock& clock,
                models::DeadLetterModel* model, DeadLetterTree* tree, SelectionBar* bar,
                std::function<query::DeadLetterFilter()> filter, QObject* parent);
  ~LetterActions() override;

  /// Without it nothing can be replayed.
  void setReplay(replay::CommandsOf commands) { m_replay = std::move(commands); }
  /// In place of the system's dialog for files.
  void setAskForFile(LetterDeeds::AskForFile ask);
  void presentDestinations(const std::vector<query::DestinationView>& destinations);
  /// On the bar: how many are ticked, and with what their counters go on.
  void showSelection();
  /// The keys O and R.
  void assignTargets();
  void replayTargets();
  void reopen(const Ids& letters, QWidget* opener);

 Q_SIGNALS:
  /// Something was changed: the list should be read again, and may move.
  void done();
  void troubled(const QString& fact, const QString& more, bool isError);
  void traceRequested(const QString& eventId);

 private:
  void connectParts();
  void adoptDeeds(LetterDeeds* deeds);
  void tickIndex(const QModelIndex& index, bool ticked);
  void tickAll();
  void showMenu(const QPoint& at);
  void fillMenu(QMenu* menu, const QModelIndex& index);
  void actOn(const QModelIndex& group);
  [[nodiscard]] GroupAction actionOf(const query::DeadLetterGroup& group) const;
  void withTargets(const std::function<void(const Ids&)>& use);
  void withIdsOf(const QModelIndex& index, std::function<void(const Ids&)> use);
  [[nodiscard]] query::DeadLetterFilter filterOf(const query::DeadLetterGroup& group) const;
  [[nodiscard]] QString ownerOf(const Ids& ids) const;
  [[nodiscard]] QString counters() const;
  void assign(const Ids& ids);
  void closeLetters(const Ids& ids);
  void openReplay(const Ids& ids);

  const style::Theme& m_theme;
  session::Session* m_session;
  const Clock& m_clock;
  models::DeadLetterModel* m_model;
  DeadLetterTree* m_tree;
  SelectionBar* m_bar;
  std::function<query::DeadLetterFilter()> m_filter;
  LetterDeeds* m_deeds{nullptr};
  replay::CommandsOf m_replay;
  DestinationTroubles m_troubles;
};

}  // namespace ack::ui::deadletters
