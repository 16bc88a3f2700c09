#pragma once
// The Alerts page: what a person should know about, worst first, with its owner, what was sent, and its whole life at
// the side; taken on, given an owner, and ended from here. Led to from the status strip, the tray and notifications.
#include "core/query/views.h"

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/query/alert_views.h"
#include "ui/models/refresh_gate.h"
#include "ui/shell/page.h"
#include "ui/style/theme.h"

#include <optional>
#include <vector>

namespace ack::ui::delegates {
class RowTableView;
}
namespace ack::ui::deliveries {
class DetailSplit;
}
namespace ack::ui::models {
class AlertTableModel;
}
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

namespace ack::ui::alerts {

class AlertDeeds;
class AlertPanel;

/// Thread: gui.
class AlertsPage final : public shell::Page {
  Q_OBJECT
 public:
  static constexpr int kMostRows = 500;

  /// `session` may be null: then the page shows what present() is given.
  AlertsPage(const style::Theme& theme, session::Session* session, const Clock& clock, QWidget* parent = nullptr);

  [[nodiscard]] QString title() const override { return tr("Alerts"); }
  [[nodiscard]] access::Permission permission() const override { return access::Permission::viewFigures; }
  QList<QWidget*> headerActions() override;
  void setActive(bool active) override;
  /// "alr_…": selects it, with its details.
  void open(const QString& argument) override;
  void readAgain() override { refresh(); }

  void present(const query::AlertList& list);
  void presentTrouble(const Error& error);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  using Alerts = std::vector<query::AlertView>;
  void buildFilters();
  void buildTable();
  void buildActions();
  void connectDeeds();
  void refresh();
  void tick();
  void openRow(const QModelIndex& index);
  void select(AlertId id);
  void closePanel();
  void followSelection();
  void showPanel();
  void showFacts();
  void showOverlay();
  void updateActions();
  [[nodiscard]] query::AlertFilter filter() const;
  [[nodiscard]] Alerts chosen() const;
  [[nodiscard]] QString whyNotResolve(const Alerts& alerts) const;

  const style::Theme& m_theme;
  session::Session* m_session;
  const Clock& m_clock;
  models::AlertTableModel* m_model;
  models::RefreshGate m_refresh;
  AlertDeeds* m_deeds;
  widgets::Chip* m_openChip;
  widgets::Chip* m_takenChip;
  widgets::Chip* m_resolvedChip;
  widgets::Button* m_take;
  widgets::Button* m_assign;
  widgets::Button* m_resolve;
  widgets::Banner* m_trouble;
  delegates::RowTableView* m_table;
  AlertPanel* m_panel;
  deliveries::DetailSplit* m_split{nullptr};
  widgets::EmptyState* m_empty;
  widgets::EmptyState* m_failed;
  widgets::LoadingRows* m_loading;
  query::AlertList m_list;
  std::optional<AlertId> m_wanted;  ///< to be selected once it is listed
  bool m_active{false}, m_loaded{false}, m_lost{false}, m_late{false};
};

}  // namespace ack::ui::alerts
