#pragma once
// The Dead letters page: what was set aside, grouped by cause, each with its evidence, owner and next step. Nothing
// here runs again by itself.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/query/views.h"
#include "ui/models/refresh_gate.h"
#include "ui/shell/page.h"
#include "ui/style/theme.h"

#include <chrono>
#include <optional>
#include <set>

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
class Chip;
class EmptyState;
class LoadingRows;
class SearchField;
}  // namespace ack::ui::widgets

namespace ack::ui::deadletters {

class DeadLetterTree;

/// Thread: gui.
class DeadLettersPage final : public shell::Page {
  Q_OBJECT
 public:
  /// `session` may be null: then the page shows what present…() is given.
  DeadLettersPage(const style::Theme& theme, session::Session* session, const Clock& clock,
                  std::chrono::milliseconds calm = std::chrono::milliseconds{1'000}, QWidget* parent = nullptr);

  ~DeadLettersPage() override;

  [[nodiscard]] QString title() const override { return tr("Dead letters"); }
  QList<QWidget*> headerActions() override;
  void setActive(bool active) override;
  QWidget* searchField() override;
  /// A word to search for, or "dlv_…" to open.
  void open(const QString& argument) override;
  void readAgain() override { refresh(); }

  void present(const std::vector<query::DeadLetterGroup>& groups);
  void presentStory(const query::DeliveryStory& story);
  void presentTrouble(const Error& error);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QWidget* buildFilters();
  QWidget* buildFoot();
  void connectParts();
  void refresh();
  void tick();
  void openRow(const QModelIndex& index);
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
  widgets::SearchField* m_search;
  widgets::Chip* m_noOwner;
  widgets::Chip* m_heldChip;
  QWidget* m_troubleHost;
  widgets::Banner* m_trouble;
  DeadLetterTree* m_tree;
  deliveries::DeliveryPanel* m_panel;
  deliveries::DetailSplit* m_split;
  widgets::EmptyState* m_empty;
  widgets::EmptyState* m_failed;
  widgets::LoadingRows* m_loading;
  std::set<QString> m_folded;  ///< groups that somebody folded
  std::optional<DeliveryId> m_selected;
  bool m_active{false}, m_loaded{false}, m_lost{false};
};

}  // namespace ack::ui::deadletters
