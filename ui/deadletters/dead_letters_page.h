#pragma once
// The Dead letters page: what was set aside, grouped by cause, owner or source, with ticks, and what a person may do
// with it: give it an owner, close it, export its evidence, replay it. Nothing here runs by itself.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/query/views.h"
#include "ui/deadletters/destination_troubles.h"
#include "ui/deadletters/letter_deeds.h"
#include "ui/models/refresh_gate.h"
#include "ui/replay/replay_place.h"
#include "ui/shell/page.h"
#include "ui/style/theme.h"

#include <chrono>
#include <map>
#include <optional>
#include <set>

class QMenu;

namespace ack::ui::deliveries {
class DeliveriesFeed;
class DeliveryPanel;
class DetailSplit;
}  // namespace ack::ui::deliveries
namespace ack::ui::models {
class DeadLetterModel;
class LiveGate;
}  // namespace ack::ui::models
namespace ack::ui::session {
class Session;
}
namespace ack::ui::widgets {
class Banner;
class Button;
class Chip;
class EmptyState;
class LoadingRows;
}  // namespace ack::ui::widgets

namespace ack::ui::deadletters {

class DeadLetterTree;
class LetterFilterBar;
class SelectionBar;
struct GroupAction;

/// Thread: gui.
class DeadLettersPage final : public shell::Page {
  Q_OBJECT
 public:
  /// `session` may be null: then the page shows what present…() is given.
  DeadLettersPage(const style::Theme& theme, session::Session* session, const Clock& clock,
                  std::chrono::milliseconds calm = std::chrono::milliseconds{1'000}, QWidget* parent = nullptr);
  ~DeadLettersPage() override;

  /// Without it nothing can be replayed from here.
  void setReplay(replay::CommandsOf commands) { m_replay = std::move(commands); }
  /// In place of the system's dialog for files.
  void setAskForFile(LetterDeeds::AskForFile ask);

  [[nodiscard]] QString title() const override { return tr("Dead letters"); }
  QList<QWidget*> headerActions() override;
  void setActive(bool active) override;
  QWidget* searchField() override;
  /// A word to search for, or "dlv_…" to open.
  void open(const QString& argument) override;
  void readAgain() override { refresh(); }

  void present(const query::DeadLetterList& list);
  void presentStory(const query::DeliveryStory& story);
  void presentTrouble(const Error& error);
  /// How many replays wait for a second person.
  void presentWaiting(std::int64_t waiting);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  using Ids = std::vector<DeliveryId>;
  void build();
  void connectParts();
  void connectDeeds();
  void refresh();
  void askWaiting();
  void askDestinations();
  void keepLiving();
  void tick();
  void openRow(const QModelIndex& index);
  void closePanel();
  void afterReset();
  void showFacts();
  void showOverlay();
  void showSelection();
  void tickIndex(const QModelIndex& index, bool ticked);
  void tickAll();
  void showMenu(const QPoint& at);
  void fillMenu(QMenu* menu, const QModelIndex& index);
  void actOn(const QModelIndex& group);
  [[nodiscard]] GroupAction actionOf(const query::DeadLetterGroup& group) const;
  /// The ticked ones, else the row or group that has the focus, then handed to `use`.
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
  deliveries::DeliveriesFeed* m_feed;
  models::DeadLetterModel* m_model;
  models::LiveGate* m_gate;
  models::RefreshGate m_refresh;
  LetterFilterBar* m_filters;
  SelectionBar* m_bar;
  LetterDeeds* m_deeds;
  widgets::Chip* m_heldChip;
  widgets::Button* m_waiting;
  QWidget* m_troubleHost;
  widgets::Banner* m_trouble;
  DeadLetterTree* m_tree;
  deliveries::DeliveryPanel* m_panel;
  deliveries::DetailSplit* m_split{nullptr};
  widgets::EmptyState* m_empty;
  widgets::EmptyState* m_failed;
  widgets::LoadingRows* m_loading;
  replay::CommandsOf m_replay;
  DestinationTroubles m_troubles;
  std::set<QString> m_folded;  ///< groups that somebody folded
  std::optional<DeliveryId> m_selected;
  bool m_active{false}, m_loaded{false}, m_lost{false};
  bool m_force{false};  ///< a deed of one's own: the list may move although somebody points at it
};

}  // namespace ack::ui::deadletters
