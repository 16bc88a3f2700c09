#pragma once
// The proof over the ledger: events that cost money = charge lines, no second charge. Turns red and names the event
// if the equality ever fails.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QFrame>

class QHBoxLayout;

namespace ack::ui::widgets {
class IconLabel;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::ledger {

/// Thread: gui.
class ProofBand final : public QFrame {
  Q_OBJECT
 public:
  explicit ProofBand(const style::Theme& theme, QWidget* parent = nullptr);
  /// `twiceCharged` names an event with two charge lines, where one is known.
  void present(const query::LedgerWindow& window, const QString& twiceCharged);
  [[nodiscard]] bool holds() const { return m_holds; }
  void setStale(bool stale);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  widgets::Label* addFigure(QHBoxLayout* row, const QString& caption);
  const style::Theme& m_theme;
  bool m_holds{true};
  widgets::IconLabel* m_icon;
  widgets::Label* m_title;
  widgets::Label* m_caption;
  widgets::Label* m_events;
  widgets::IconLabel* m_sign;
  widgets::Label* m_lines;
  widgets::Label* m_second;
  widgets::Label* m_duplicates;
};

}  // namespace ack::ui::ledger
