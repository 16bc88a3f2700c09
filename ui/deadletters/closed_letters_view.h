#pragma once
// What people closed without a replay, by whom, when and why; and the way back for who closed the wrong one.
#include "core/base/clock.h"
#include "core/query/closed_letters.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <vector>

namespace ack::ui::delegates {
class RowTableView;
}
namespace ack::ui::models {
class ClosedLetterModel;
}
namespace ack::ui::session {
class Session;
}
namespace ack::ui::widgets {
class Button;
class EmptyState;
class Label;
class LoadingRows;
}  // namespace ack::ui::widgets

namespace ack::ui::deadletters {

/// Thread: gui.
class ClosedLettersView final : public QWidget {
  Q_OBJECT
 public:
  /// `session` null: a view shown without one.
  ClosedLettersView(const style::Theme& theme, session::Session* session, QWidget* parent = nullptr);

  void present(const query::ClosedLetterList& list, UtcTime now);
  void presentTrouble(const QString& sentence);
  void setSearch(const QString& search);
  [[nodiscard]] std::int64_t count() const { return m_count; }  ///< -1 before the first answer
  [[nodiscard]] delegates::RowTableView* table() const { return m_table; }

 Q_SIGNALS:
  void openRequested(const ack::query::DeliveryRow& row);
  void reopenRequested(const std::vector<ack::DeliveryId>& letters);
  void traceRequested(const QString& eventId);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void buildTable();
  QWidget* buildFoot();
  void showSelection();
  void showOverlay();
  [[nodiscard]] std::vector<DeliveryId> selected() const;

  const style::Theme& m_theme;
  session::Session* m_session;
  models::ClosedLetterModel* m_model;
  delegates::RowTableView* m_table;
  widgets::Label* m_words;
  widgets::Button* m_reopen;
  widgets::EmptyState* m_empty;
  widgets::LoadingRows* m_loading;
  QString m_trouble;
  std::int64_t m_count{-1};
};

}  // namespace ack::ui::deadletters
