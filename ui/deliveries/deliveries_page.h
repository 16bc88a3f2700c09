#pragma once
// The Deliveries page: a live table of what arrived and what became of it, filters above, one delivery's details at
// the right. Live data never moves what someone reads, points at or has selected.
#include "core/base/clock.h"
#include "core/query/views.h"
#include "ui/models/delivery_window.h"
#include "ui/shell/page.h"
#include "ui/style/theme.h"

#include <chrono>
#include <functional>
#include <optional>

namespace ack::ui::delegates {
class RowTableView;
}
namespace ack::ui::models {
class DeliveryTableModel;
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
class SegmentedControl;
}  // namespace ack::ui::widgets

namespace ack::ui::deliveries {

class ColumnChooser;
class DeliveriesFeed;
class DeliveryPanel;
class DetailSplit;
class ExportButton;
class FilterBar;

/// Thread: gui.
class DeliveriesPage final : public shell::Page {
  Q_OBJECT
 public:
  /// As ExportButton::AskForFile.
  using AskForFile = std::function<QString(QWidget* parent, const QString& proposed)>;

  /// `session` may be null: then nothing is asked and the page shows what present…() is given. `calm` is how long
  /// after the pointer left held rows wait before they enter. `askForFile` empty: the system's own dialog.
  DeliveriesPage(const style::Theme& theme, session::Session* session, const Clock& clock,
                 std::chrono::milliseconds calm = std::chrono::milliseconds{1'000}, AskForFile askForFile = {},
                 QWidget* parent = nullptr);

  ~DeliveriesPage() override;

  [[nodiscard]] QString title() const override { return tr("Deliveries"); }
  QList<QWidget*> headerActions() override;
  void setActive(bool active) override;
  QWidget* searchField() override;
  /// "state=dead,retrying", "source=stripe", "search=evt_1" joined with ';', or one "dlv_…" that is opened.
  void open(const QString& argument) override;
  void readAgain() override;

  /// The first page of the present filter: the list begins anew, selection stays.
  void present(const query::DeliveryPage& first);
  /// A refresh: values change in place, newer rows enter or are held.
  void presentFresh(const models::FreshRows& fresh);
  void presentStatus(const query::Status& status, const QStringList& sources);
  void presentStory(const query::DeliveryStory& story);
  void presentPayload(DeliveryId id, const query::PayloadView& payload);
  void presentTrouble(const Error& error);

  /// Opens the panel on a delivery, also one that the list does not contain.
  void openDelivery(DeliveryId id);
  void setPaused(bool paused);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QWidget* buildTable();
  void buildKeys();
  void connectFeed();
  void connectList();
  void updateAttention();
  void showHeld();
  void letIn();
  void showFacts();
  void showOverlay();
  void restoreSelection();
  void openRow(int row);
  void closePanel();
  void copyCurrent(bool wholeRow);
  void showMenu(const QPoint& at);
  [[nodiscard]] std::optional<DeliveryId> currentId() const;

  void reload();
  void refresh();
  void tick();

  const style::Theme& m_theme;
  session::Session* m_session;
  const Clock& m_clock;
  DeliveriesFeed* m_feed;
  models::DeliveryTableModel* m_model;
  models::LiveGate* m_gate;
  FilterBar* m_filters;
  QWidget* m_troubleHost;
  widgets::Banner* m_trouble;
  delegates::RowTableView* m_table;
  DeliveryPanel* m_panel;
  DetailSplit* m_split;
  widgets::Chip* m_heldChip;
  widgets::SegmentedControl* m_live;
  ColumnChooser* m_columns{nullptr};
  ExportButton* m_export;
  widgets::EmptyState* m_empty;
  widgets::EmptyState* m_failed;
  widgets::LoadingRows* m_loading;
  std::optional<query::Status> m_status;
  std::optional<DeliveryId> m_selected;
  UtcTime m_pausedAt{};
  bool m_active{false};
  bool m_loaded{false};
  bool m_lost{false};
  QString m_exportTrouble;
};

}  // namespace ack::ui::deliveries
