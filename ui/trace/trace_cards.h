#pragma once
// Three cards in a row: what came in, the event, what we did.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace ack::ui::widgets {
class Badge;
class Button;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::trace {

/// Thread: gui.
class TraceCards final : public QWidget {
  Q_OBJECT
 public:
  explicit TraceCards(const style::Theme& theme, QWidget* parent = nullptr);
  void present(const query::DeliveryStory& story);

 Q_SIGNALS:
  void copyRequested(const QString& eventId);

 private:
  struct Side {
    widgets::Label* figure{nullptr};
    widgets::Label* words{nullptr};
    QHBoxLayout* badges{nullptr};
  };
  QWidget* buildSide(const QString& icon, Side& side);
  QWidget* buildEvent();
  void setBadges(QHBoxLayout* row, const QList<widgets::Badge*>& badges);

  const style::Theme& m_theme;
  Side m_cameIn, m_did;
  widgets::Label* m_eventId;
  widgets::Badge* m_state;
  widgets::Label* m_facts;
};

}  // namespace ack::ui::trace
