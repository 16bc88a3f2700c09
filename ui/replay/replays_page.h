#pragma once
// The Replays page: what waits for a second person, what runs, and what is over; each opens as the sheet in which it
// was asked for.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/query/replay_views.h"
#include "ui/models/refresh_gate.h"
#include "ui/replay/replay_place.h"
#include "ui/shell/page.h"

class QModelIndex;

namespace ack::ui::delegates {
class RowTableView;
}
namespace ack::ui::models {
class ReplayTableModel;
}
namespace ack::ui::widgets {
class Button;
class EmptyState;
class LoadingRows;
class SegmentedControl;
}  // namespace ack::ui::widgets

namespace ack::ui::replay {

/// Thread: gui.
class ReplaysPage final : public shell::Page {
  Q_OBJECT
 public:
  /// `session` may be null: then the page shows what present() is given.
  ReplaysPage(const style::Theme& theme, session::Session* session, const Clock& clock, CommandsOf commands,
              QWidget* parent = nullptr);

  [[nodiscard]] QString title() const override { return tr("Replays"); }
  QList<QWidget*> headerActions() override;
  void setActive(bool active) override;
  /// "rpl_…": opens it.
  void open(const QString& argument) override;
  void readAgain() override { refresh(); }

  void present(const query::ReplayPage& page);
  void presentTrouble(const Error& error);

 Q_SIGNALS:
  /// How many wait for a second person, for the rail.
  void waitingChanged(qint64 waiting);

 private:
  void buildTable();
  void refresh();
  void openRow(const QModelIndex& index);
  void openReplay(ReplayId id);
  void showOverlay();
  [[nodiscard]] bool openOnly() const;

  const style::Theme& m_theme;
  session::Session* m_session;
  const Clock& m_clock;
  CommandsOf m_commands;
  models::ReplayTableModel* m_model;
  models::RefreshGate m_refresh;
  widgets::SegmentedControl* m_which;
  widgets::Button* m_review;
  delegates::RowTableView* m_table;
  widgets::EmptyState* m_empty;
  widgets::EmptyState* m_failed;
  widgets::LoadingRows* m_loading;
  bool m_active{false}, m_loaded{false}, m_lost{false};
};

}  // namespace ack::ui::replay
