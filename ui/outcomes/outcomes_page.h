#pragma once
// The Unknown outcomes page, the register of residual risk: calls that may or may not have been applied, what goes on
// about each, a review for those that only a person can settle, and what was decided before.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/query/outcomes.h"
#include "ui/models/refresh_gate.h"
#include "ui/shell/page.h"
#include "ui/style/theme.h"

class QModelIndex;
class QStackedWidget;

namespace ack::ui::delegates {
class RowTableView;
}
namespace ack::ui::models {
class OutcomeTableModel;
class ReviewTableModel;
}  // namespace ack::ui::models
namespace ack::ui::session {
class Session;
}
namespace ack::ui::widgets {
class Banner;
class Button;
class EmptyState;
class LoadingRows;
class SegmentedControl;
}  // namespace ack::ui::widgets

namespace ack::ui::outcomes {

class ReviewSheet;

/// Thread: gui.
class OutcomesPage final : public shell::Page {
  Q_OBJECT
 public:
  /// `session` may be null: then the page shows what present() is given.
  OutcomesPage(const style::Theme& theme, session::Session* session, const Clock& clock, QWidget* parent = nullptr);

  [[nodiscard]] QString title() const override { return tr("Unknown outcomes"); }
  QList<QWidget*> headerActions() override;
  void setActive(bool active) override;
  void readAgain() override { refresh(); }

  void present(const query::OutcomeRegister& outcomes);
  void presentTrouble(const Error& error);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void build();
  void buildOpen();
  void buildDecided();
  void refresh();
  void review(const QModelIndex& index);
  void askNow(ReviewSheet* sheet, EffectId effect);
  void showOverlay();

  const style::Theme& m_theme;
  session::Session* m_session;
  const Clock& m_clock;
  models::OutcomeTableModel* m_model;
  models::ReviewTableModel* m_reviews;
  models::RefreshGate m_refresh;
  widgets::SegmentedControl* m_which;
  widgets::Button* m_review;
  widgets::Banner* m_banner;
  QStackedWidget* m_stack;
  delegates::RowTableView* m_open;
  delegates::RowTableView* m_decided;
  widgets::EmptyState* m_empty;
  widgets::EmptyState* m_nothing;
  widgets::EmptyState* m_failed;
  widgets::LoadingRows* m_loading;
  bool m_active{false}, m_loaded{false}, m_lost{false};
};

}  // namespace ack::ui::outcomes
