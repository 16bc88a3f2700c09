#pragma once
// The Dead letters page: what was set aside, grouped by cause, owner or source, with ticks, and what a person may do
// with it: give it an owner, close it, export its evidence, replay it; and what was closed, to be opened again.
// Nothing here runs by itself.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/query/closed_letters.h"
#include "core/query/views.h"
#include "ui/deadletters/letter_deeds.h"
#include "ui/models/refresh_gate.h"
#include "ui/replay/replay_place.h"
#include "ui/shell/page.h"
#include "ui/style/theme.h"

#include <chrono>
#include <optional>
#include <set>

class QStackedWidget;

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

class ClosedLettersView;
class DeadLetterTree;
class LetterActions;
class LetterFilterBar;
class SelectionBar;

/// Thread: gui.
class DeadLettersPage final : public shell::Page {
  Q_OBJECT
 public:
  /// `session` may be null: then the page shows what present…() is given.
  DeadLettersPage(const style::Theme& theme, session::Session* session, const Clock& clock,
                  std::chrono::milliseconds calm = std::chrono::milliseconds{1'000}, QWidget* parent = nullptr);
  ~DeadLettersPage() override;

  /// Without it nothing can be replayed from here.
  void setReplay(replay::CommandsOf commands);
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
  void presentClosed(const query::ClosedLetterList& list);
  void presentStory(const query::DeliveryStory& story);
  void presentTrouble(const Error& error);
  /// How many replays wait for a second person.
  void presentWaiting(std::int64_t waiting);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void build();
  void connectParts();
  void connectDeeds();
  void refresh();
  void askLetters();
  void askClosed();
  void askWaiting();
  void askDestinations();
  void keepLiving();
  void tick();
  void openRow(const QModelIndex& index);
  void openDelivery(const query::DeliveryRow& row);
  void closePanel();
  void afterReset();
  void showFacts();
  void showOverlay();

  const style::Theme& m_theme;
  session::Session* m_session;
  const Clock& m_clock;
  deliveries::DeliveriesFeed* m_feed;
  models::DeadLetterModel* m_model;
  models::LiveGate* m_gate;
  models::RefreshGate m_refresh;
  LetterFilterBar* m_filters;
  SelectionBar* m_bar;
  LetterActions* m_actions{nullptr};
  widgets::Chip* m_heldChip;
  widgets::Button* m_waiting;
  QWidget* m_troubleHost;
  widgets::Banner* m_trouble;
  DeadLetterTree* m_tree;
  ClosedLettersView* m_closed;
  QStackedWidget* m_stack;  ///< set aside, closed
  deliveries::DeliveryPanel* m_panel;
  deliveries::DetailSplit* m_split{nullptr};
  widgets::EmptyState* m_empty;
  widgets::EmptyState* m_failed;
  widgets::LoadingRows* m_loading;
  std::set<QString> m_folded;  ///< groups that somebody folded
  std::optional<DeliveryId> m_selected;
  bool m_active{false}, m_loaded{false}, m_lost{false};
  bool m_force{false};  ///< a deed of one's own: the list may move although somebody points at it
};

}  // namespace ack::ui::deadletters
